// Whatever is fed to the command line: a located sentence on standard error, nothing on standard output, exit
// code 2.
#include "program.h"

class TestCliFaults : public QObject {
    Q_OBJECT
private slots:
    void plans_data();
    void plans();
    void settings_data();
    void settings();
    void tables_data();
    void tables();
    void options_data();
    void options();
    void targets_data();
    void targets();
    void failureLeavesTheFile();
    void everyFaultIsReported();
};

static void verifyRefused(const Outcome& outcome, const QStringList& expected) {
    QVERIFY2(outcome.code == 2, qPrintable(QString("exit code %1: %2").arg(outcome.code).arg(outcome.err)));
    QCOMPARE(outcome.out, QString());
    for (const QString& part : expected)
        QVERIFY2(outcome.err.contains(part), qPrintable("expected: " + part + "\nactual:   " + outcome.err));
    QVERIFY2(outcome.err.size() < 8000, "messages stay readable");
}

static QByteArray gemm() { return contentOf(SOURCE_DIR "/samples/gemm_4096_bf16.json"); }

static QByteArray edited(const QByteArray& from, const QByteArray& to) {
    QByteArray plan = gemm();
    if (!plan.contains(from)) qFatal("the sample has no %s", from.constData());
    return plan.replace(from, to);
}

void TestCliFaults::plans_data() {
    QTest::addColumn<QByteArray>("plan");
    QTest::addColumn<QStringList>("expected"); // %1 = the file
    QTest::newRow("empty file") << QByteArray() << QStringList{"%1:1:1: "};
    QTest::newRow("truncated") << gemm().left(700) << QStringList{"%1:", "[json.syntax]"};
    QTest::newRow("no JSON") << QByteArray("hello") << QStringList{"%1:1:", "[json.syntax]"};
    QTest::newRow("binary") << QByteArray("\0\1\2\377\376", 5) << QStringList{"%1:1:", "[json.syntax]"};
    QTest::newRow("deeply nested") << QByteArray(100'000, '[') << QStringList{"%1:"};
    QTest::newRow("a list") << QByteArray("[]") << QStringList{"%1:1:1: "};
    QTest::newRow("another format") << edited("tileplan/1", "tileplan/9")
                                    << QStringList{"%1:2:", "/format: "};
    QTest::newRow("name is a number") << edited("\"GEMM 4096 bf16\"", "5") << QStringList{"%1:3:", "/name: "};
    QTest::newRow("actions is an object")
        << edited("\"actions\": [", "\"actions\": {}, \"x\": [") << QStringList{"/actions: "};
    QTest::newRow("bracket for a value")
        << edited("\"grid\": {", "\"grid\": [{") << QStringList{"%1:26:", "[json.syntax]"};
    QTest::newRow("unknown key") << edited("\"loops\"", "\"loop\"")
                                 << QStringList{"%1:26:3: /loop: ", "'loops'"};
    QTest::newRow("unknown operation") << edited("\"operation\": \"convert\"", "\"operation\": \"konvert\"")
                                       << QStringList{"/actions/3/operation: ", "convert"};
    QTest::newRow("cycle") << edited("\"depends_on\": [\"load A\", \"load B\"]",
                                     "\"depends_on\": [\"load A\", \"store C\"]")
                           << QStringList{"%1:", "/actions/", "[plan.cycle]"};
    QTest::newRow("unknown tensor") << edited("\"tensor\": \"A\"", "\"tensor\": \"Q\"")
                                    << QStringList{"%1:33:28: /actions/0/access/tensor: ",
                                                   "[plan.unknown_tensor]"};
    QTest::newRow("unknown parameter")
        << edited("cdiv(K, BK)", "cdiv(K, BQ)")
        << QStringList{"%1:26:45: /loops/0/count: ", "BQ", "[plan.unknown_name]"};
    QTest::newRow("endless number") << edited("\"value\": 4096, \"note\": \"rows of A and C\"",
                                              "\"value\": 1e999, \"note\": \"\"")
                                    << QStringList{"%1:7:"};
}

void TestCliFaults::plans() {
    QFETCH(QByteArray, plan);
    QFETCH(QStringList, expected);
    QTemporaryDir folder;
    const QString path = folder.filePath("plan.json");
    writeFile(path, plan);
    for (const QStringList& command : {QStringList{"analyze", path, "--gpu", "h200-sxm"},
                                       QStringList{"orders", path, "--gpu", "h200-sxm"}})
        verifyRefused(runTilesight(command), expected.replaceInStrings("%1", path));
}

void TestCliFaults::settings_data() {
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("zero") << QStringList{"M=0"} << QStringList{"samples/gemm_4096_bf16.json:", "M"};
    QTest::newRow("negative") << QStringList{"M=-5"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("zero tile") << QStringList{"BM=0"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("zero stages") << QStringList{"STAGES=0"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("half a step") << QStringList{"BK=0.5"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("tile over shared memory")
        << QStringList{"BM=512", "BN=512"} << QStringList{"KiB", "[occupancy.does_not_fit]"};
    QTest::newRow("10^12 rows") << QStringList{"M=1000000000000"} << QStringList{"16777216"};
    QTest::newRow("10^13 deep") << QStringList{"K=1e13"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("10^300") << QStringList{"N=1e300"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("division by zero") << QStringList{"M=1/0"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("no formula") << QStringList{"M=4096)"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("itself") << QStringList{"M=M"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("unknown name") << QStringList{"STAGE=2"}
                                  << QStringList{"did you mean STAGES?", "[option.unknown_parameter]"};
    QTest::newRow("no value") << QStringList{"M="} << QStringList{"--set 'M='", "[option.bad_set]"};
    QTest::newRow("no equals sign") << QStringList{"M"} << QStringList{"[option.bad_set]"};
}

void TestCliFaults::settings() {
    QFETCH(QStringList, settings);
    QFETCH(QStringList, expected);
    QStringList arguments = {"analyze", "samples/gemm_4096_bf16.json", "--gpu", "h200-sxm"};
    for (const QString& setting : settings)
        arguments << "--set" << setting;
    verifyRefused(runTilesight(arguments), expected);
}

void TestCliFaults::tables_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("empty") << QByteArray() << QStringList{"%1: ", "[csv.empty]"};
    QTest::newRow("ragged") << QByteArray("template,M\ngemm,1\ngemm\n")
                            << QStringList{"%1:3: ", "[csv.ragged]"};
    QTest::newRow("quote") << QByteArray("template,M\ngemm,\"1\n") << QStringList{"%1:2:6: ", "[csv.quote]"};
    QTest::newRow("binary") << QByteArray("a\0b", 3) << QStringList{"%1: ", "[csv.binary]"};
    QTest::newRow("header only") << QByteArray("template,M,N,K\n")
                                 << QStringList{"[table.nothing_predicted]"};
    QTest::newRow("no template") << QByteArray("M,N,K\n1,1,1\n")
                                 << QStringList{"--template", "[table.no_template]"};
    QTest::newRow("no row usable") << QByteArray("template,M,N,K\ngemm,-1,x,\n")
                                   << QStringList{"1 rows: 0 predicted, 1 not", "[template.bad_value]",
                                                  "[table.nothing_predicted]"};
}

void TestCliFaults::tables() {
    QFETCH(QByteArray, table);
    QFETCH(QStringList, expected);
    QTemporaryDir folder;
    const QString path = folder.filePath("cases.csv");
    writeFile(path, table);
    verifyRefused(runTilesight({"predict", path, "--gpu", "h200-sxm"}),
                  expected.replaceInStrings("%1", path));
}

void TestCliFaults::options_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("expected");
    const QString plan = "samples/gemm_4096_bf16.json";
    QTest::newRow("nothing") << QStringList{} << QStringList{"[option.usage]"};
    QTest::newRow("unknown command") << QStringList{"analyse"} << QStringList{"did you mean 'analyze'?"};
    QTest::newRow("unknown option") << QStringList{"analyze", plan, "--gpu", "l4", "--jsn"}
                                    << QStringList{"--jsn", "[option.usage]"};
    QTest::newRow("no GPU") << QStringList{"analyze", plan} << QStringList{"--gpu", "[option.usage]"};
    QTest::newRow("no plan") << QStringList{"analyze", "--gpu", "l4"} << QStringList{"[option.usage]"};
    QTest::newRow("unknown GPU") << QStringList{"analyze", plan, "--gpu", "h200-smx"}
                                 << QStringList{"h200-sxm", "[gpu.unknown]"};
    QTest::newRow("unknown topology") << QStringList{"analyze", plan, "--gpu", "l4", "--topology", "moon"}
                                      << QStringList{"moon", "[topology.unknown]"};
    QTest::newRow("unknown cache model")
        << QStringList{"analyze", plan, "--gpu", "h200-sxm", "--cache", "magic"}
        << QStringList{"magic", "[cache.unknown_model]"};
    QTest::newRow("unknown template") << QStringList{"rank", "--template", "gem", "--gpu", "l4"}
                                      << QStringList{"gemm", "[template.unknown]"};
    QTest::newRow("missing input") << QStringList{"rank", "--template", "gemm", "--gpu",
                                                  "l4",   "--set",      "M=1",  "N=1"}
                                   << QStringList{"K", "[template.missing_input]"};
    QTest::newRow("missing plan") << QStringList{"analyze", "no/such.json", "--gpu", "l4"}
                                  << QStringList{"no/such.json: ", "[file.missing]"};
    QTest::newRow("directory as plan") << QStringList{"analyze", "samples", "--gpu", "l4"}
                                       << QStringList{"samples: ", "[file.is_directory]"};
    QTest::newRow("missing table") << QStringList{"predict", "no.csv", "--gpu", "l4"}
                                   << QStringList{"no.csv: ", "[file.missing]"};
    QTest::newRow("directory as table") << QStringList{"validate", "samples", "--gpu", "l4"}
                                        << QStringList{"samples: ", "[file.is_directory]"};
    QTest::newRow("threads") << QStringList{"predict", "no.csv", "--gpu", "l4", "--threads", "-2"}
                             << QStringList{"--threads"};
    QTest::newRow("calibrate: no table of probes")
        << QStringList{"calibrate", "samples/gemm_rows.csv", "--name", "x", "--base", "h200-sxm"}
        << QStringList{"samples/gemm_rows.csv:1: ", "[probe.no_table]"};
    QTest::newRow("calibrate: name") << QStringList{"calibrate", "tests/data/h200/microbench_1.csv",
                                                    "--name",    "My GPU",
                                                    "--base",    "h200-sxm"}
                                     << QStringList{"[gpu.bad_name]"};
    QTest::newRow("calibrate: without a base")
        << QStringList{"calibrate", "tests/data/h200/microbench_2.csv", "--name", "x"}
        << QStringList{"tensor_bf16", "--base", "[calibrate.missing_number]"};
    QTest::newRow("calibrate: everything at once")
        << QStringList{"calibrate", "no.csv", "samples", "--name", "x", "--base", "h300"}
        << QStringList{"[file.missing]", "[file.is_directory]", "[gpu.unknown]"};
    QTest::newRow("import") << QStringList{"import", "kernel.ttir"}
                            << QStringList{"kernel.ttir", "[import.none]"};
}

void TestCliFaults::options() {
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, expected);
    verifyRefused(runTilesight(arguments), expected);
}

void TestCliFaults::targets_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("id");
    QTest::newRow("directory") << "."
                               << "[file.not_written]";
    QTest::newRow("folder is missing") << "no/such/folder/out.txt"
                                       << "[file.not_written]";
    QTest::newRow("not a place for files") << "/proc/out.txt"
                                           << "[file.not_written]";
    QTest::newRow("full device") << "/dev/full"
                                 << "[file.not_written]";
}

void TestCliFaults::targets() {
    QFETCH(QString, target);
    QFETCH(QString, id);
    verifyRefused(runTilesight({"analyze", "samples/relu.json", "--gpu", "h200-sxm", "-o", target}),
                  {target + ": ", id});
}

void TestCliFaults::failureLeavesTheFile() {
    QTemporaryDir folder;
    const QString path = folder.filePath("out.txt");
    writeFile(path, "old");
    // A fault of the input: the target is not touched.
    verifyRefused(runTilesight({"analyze", "samples/relu.json", "--gpu", "nosuch", "-o", path}),
                  {"[gpu.unknown]"});
    QCOMPARE(contentOf(path), QByteArray("old"));
    // A read-only target stays as it is, whoever runs the program.
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    verifyRefused(runTilesight({"analyze", "samples/relu.json", "--gpu", "h200-sxm", "-o", path}),
                  {path, "[file.read_only]"});
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void TestCliFaults::everyFaultIsReported() {
    verifyRefused(
        runTilesight({"analyze", "no.json", "--gpu", "nosuch", "--topology", "moon", "--set", "BM"}),
        {"[file.missing]", "[gpu.unknown]", "[topology.unknown]", "[option.bad_set]"});
}

QTEST_GUILESS_MAIN(TestCliFaults)
#include "tst_cli_faults.moc"
