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
    void nothingReadIsReplaced_data();
    void nothingReadIsReplaced();
    void aPlanIsImprovedInPlace();
    void everyFaultIsReported();
    void badSettingHidesNoOther();
    void pipesAndLinks();
    void whatIsNoFile_data();
    void whatIsNoFile();
    void lineBreaksInNames();
    void faultsOfRows();
    void namesOfAPlan();
};

static void verifyRefused(const Outcome& outcome, const QStringList& expected) {
    QVERIFY2(outcome.code == 2, qPrintable(QString("exit code %1: %2").arg(outcome.code).arg(outcome.err)));
    QCOMPARE(outcome.out, QString());
    for (const QString& part : expected)
        QVERIFY2(outcome.err.contains(part), qPrintable("expected: " + part + "\nactual:   " + outcome.err));
    QVERIFY2(outcome.err.size() < 8000, "messages stay readable");
    static const QRegularExpression id(" \\[[a-z]+\\.[a-z_]+\\]$");
    for (const QString& line : outcome.err.split('\n'))
        QVERIFY2(!line.contains(id) || line.contains(") ["), qPrintable("no remedy: " + line));
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
    QTest::newRow("a GPU file") << contentOf(SOURCE_DIR "/hwdb/gpu/l4.json")
                                << QStringList{"%1:1:1: this is a GPU file, not a tile plan (--gpu takes it",
                                               "[file.other_kind]"};
    QTest::newRow("a table") << contentOf(SOURCE_DIR "/samples/gemm_rows.csv")
                             << QStringList{"%1:1:1: this is a table of cases, not a tile plan"};
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
    QTest::newRow("minus nothing")
        << QStringList{"M=-0"}
        << QStringList{"is 0 (M), it must be a whole number of at least 1 (make it larger"};
    QTest::newRow("half a step") << QStringList{"BK=0.5"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("tile over shared memory")
        << QStringList{"BM=512", "BN=512"}
        << QStringList{"samples/gemm_4096_bf16.json:27:", "/pipeline/stages: SMEM", "KiB",
                       "/actions/2/matmul: registers", "[occupancy.does_not_fit]"};
    QTest::newRow("10^12 rows") << QStringList{"M=1000000000000"} << QStringList{"16777216"};
    QTest::newRow("10^13 deep") << QStringList{"K=1e13"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("wide group") << QStringList{"GROUP_M=1e9"} << QStringList{"is 1000000000 (GROUP_M)"};
    QTest::newRow("tile over everything") << QStringList{"BM=100000", "BN=100000"} << QStringList{"SMEM 19531250 of 227 KiB"};
    QTest::newRow("10^300") << QStringList{"N=1e300"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("division by zero") << QStringList{"M=1/0"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("no formula") << QStringList{"M=4096)"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("itself") << QStringList{"M=M"} << QStringList{"samples/gemm_4096_bf16.json:"};
    QTest::newRow("unknown name") << QStringList{"STAGE=2"}
                                  << QStringList{"did you mean STAGES?", "[option.unknown_parameter]"};
    QTest::newRow("no value") << QStringList{"M="} << QStringList{"--set 'M='", "[option.bad_set]"};
    QTest::newRow("given twice") << QStringList{"M=64", "M=128"}
                                 << QStringList{"--set gives M twice", "[option.bad_set]"};
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
    QTest::newRow("a plan") << gemm()
                            << QStringList{"%1:1:1: ", "this is a tile plan, not a table of cases",
                                           "[file.other_kind]"};
    QTest::newRow("semicolons") << QByteArray("template;M;N;K\ngemm;512;512;512\n")
                                << QStringList{"%1:1: ", "semicolons", "[csv.separator]"};
    QTest::newRow("space before a name") << QByteArray("template, M,N,K \ngemm,512,512,512\n")
                                         << QStringList{"%1:1:  M: column ' M' has spaces around its name",
                                                        "column 'K '", "[table.spaced_name]"};
    QTest::newRow("binary") << QByteArray("a\0b", 3) << QStringList{"%1: ", "[csv.binary]"};
    QTest::newRow("header only") << QByteArray("template,M,N,K\n")
                                 << QStringList{"[table.nothing_predicted]"};
    QTest::newRow("no template") << QByteArray("M,N,K\n1,1,1\n")
                                 << QStringList{"%1: ", "--template", "[table.no_template]"};
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
                                    << QStringList{"there is no option '--jsn' (did you mean '--json'?)",
                                                   "[option.usage]"};
    QTest::newRow("several faults") << QStringList{"rank", "--tmplate", "gemm", "--tpo", "5"}
                                    << QStringList{"'--tmplate' (did you mean '--template'?)", "'--tpo'",
                                                   "--template is missing (give --template NAME: ",
                                                   "--gpu is missing"};
    QTest::newRow("one word too many") << QStringList{"analyze", plan, "x y.json", "--gpu", "l4"}
                                       << QStringList{"the argument 'x y.json' is one too many"};
    QTest::newRow("option without command")
        << QStringList{"--gpu", "l4"} << QStringList{"there is no option '--gpu'"};
    QTest::newRow("no value") << QStringList{"analyze", plan, "--gpu"}
                              << QStringList{"--gpu has no value (give --gpu ID: GPU, as listed"};
    QTest::newRow("value of a flag") << QStringList{"analyze", plan, "--gpu", "l4", "--json=x"}
                                     << QStringList{"--json is given a value, but takes none"};
    QTest::newRow("given twice") << QStringList{"analyze", plan, "--gpu", "l4", "--gpu", "h200-sxm"}
                                 << QStringList{"--gpu is given 2 times (give it once)"};
    QTest::newRow("one excludes the other") << QStringList{"gpus", "l4", "--compare", plan}
                                            << QStringList{"ID and --compare cannot be given together"};
    QTest::newRow("no whole number") << QStringList{"analyze", plan, "--gpu", "l4", "--copies", "2.5"}
                                     << QStringList{"--copies: '2.5' is no whole number from 0 to 1000000 (",
                                                    "--help"};
    QTest::newRow("nothing for a number")
        << QStringList{"advise", plan, "--gpu", "l4", "--apply="} << QStringList{"--apply", "[option.usage]"};
    QTest::newRow("plan as GPU") << QStringList{"analyze", plan, "--gpu", plan}
                                 << QStringList{"this is a tile plan, not a GPU file (",
                                                "`tilesight gpus` lists", "[file.other_kind]"};
    QTest::newRow("lesson as plan") << QStringList{"advise", "samples/lessons/01_roofline.json", "--gpu",
                                                   "l4"}
                                    << QStringList{"this is a lesson, not a tile plan"};
    QTest::newRow("plan that does not fit") << QStringList{"advise", plan, "--gpu", "l4", "--set", "STAGES=9"}
                                            << QStringList{plan + ":27:", "/pipeline/stages: SMEM"};
    QTest::newRow("no GPU") << QStringList{"analyze", plan} << QStringList{"--gpu", "[option.usage]"};
    QTest::newRow("no plan") << QStringList{"analyze", "--gpu", "l4"} << QStringList{"[option.usage]"};
    QTest::newRow("a hint that is not there") << QStringList{"advise", plan, "--gpu", "h200-sxm", "--apply", "99"}
                                              << QStringList{"no hint 99", "[advise.no_hint]"};
    QTest::newRow("advice without sizes") << QStringList{"advise", "--template", "gemm_library", "--gpu", "l4"}
                                          << QStringList{"[template.missing_input]"};
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
                             << QStringList{"--threads: '-2' is no whole number from 0 to 1024 (",
                                            "[option.usage]"};
    QTest::newRow("--max-mape nan") << QStringList{"validate",   "samples/gemm_measured.csv",
                                                   "--gpu",      "h200-sxm",
                                                   "--max-mape", "nan"}
                                    << QStringList{"--max-mape", "nan", "[option.usage]"};
    QTest::newRow("--max-mape inf") << QStringList{"validate",   "samples/gemm_measured.csv",
                                                   "--gpu",      "h200-sxm",
                                                   "--max-mape", "inf"}
                                    << QStringList{"--max-mape", "[option.usage]"};
    QTest::newRow("--why of nothing") << QStringList{"analyze", plan, "--gpu", "h200-sxm", "--why", ""}
                                      << QStringList{"no number has the name ''", "[why.unknown]"};
    const QStringList sweep = {"sweep", "samples/gemm_4096_bf16.json", "--gpu", "h200-sxm"};
    QTest::newRow("sweep: over nothing") << sweep << QStringList{"--over"};
    QTest::newRow("sweep: unknown parameter")
        << sweep + QStringList{"--over", "BX=1"}
        << QStringList{"'BX'", "did you mean", "[sweep.unknown_parameter]"};
    QTest::newRow("sweep: no values")
        << sweep + QStringList{"--over", "BM="} << QStringList{"[sweep.bad_values]"};
    QTest::newRow("sweep: bad range, and another fault")
        << sweep + QStringList{"--over", "BM=9..2", "--over", "BQ=1"}
        << QStringList{"'9..2'", "[sweep.bad_values]", "[sweep.unknown_parameter]"};
    QTest::newRow("sweep: one parameter twice") << sweep + QStringList{"--over", "BM=64", "--over", "bm=128"}
                                                << QStringList{"[sweep.same_parameter]"};
    QTest::newRow("sweep: three parameters")
        << sweep + QStringList{"--over", "BM=64", "--over", "BN=64", "--over", "BK=64"}
        << QStringList{"[sweep.no_axis]"};
    QTest::newRow("sweep: too many points")
        << sweep + QStringList{"--over", "M=1..1000000"} << QStringList{"[sweep.too_many]"};
    QTest::newRow("sweep: nothing runs")
        << sweep + QStringList{"--over", "STAGES=7,8"} << QStringList{"SMEM", "[sweep.nothing_runs]"};
    const QStringList rank = {"rank",  "--template", "gemm", "--gpu", "h200-sxm",
                              "--set", "M=64",       "N=64", "K=64"};
    QTest::newRow("rank: only a comma")
        << rank + QStringList{"BM=,"} << QStringList{"BM=,", "[option.bad_set]"};
    QTest::newRow("rank: empty between commas")
        << rank + QStringList{"BM=16,,x"} << QStringList{"BM=16,,x", "[option.bad_set]"};
    QTest::newRow("rank: a value that no schedule can have")
        << rank + QStringList{"BM=16,x"} << QStringList{"BM is 'x'", "[template.bad_value]"};
    QTest::newRow("control characters") << QStringList{"analyze", plan, "--gpu", "l4\x1b[31m\x9b\n!"}
                                        << QStringList{"\\x1b[31m", "[gpu.unknown]"};
    QTest::newRow("shared memory out of the world")
        << QStringList{"analyze", "--template", "gemm", "--gpu", "l4",
                       "--set",   "M=64",       "N=64", "K=64",  "smem_bytes=1e30"}
        << QStringList{"smem_bytes is '1e30'", "[template.bad_value]"};
    QTest::newRow("calibrate: no table of probes")
        << QStringList{"calibrate", "samples/gemm_rows.csv", "--name", "x", "--base", "h200-sxm"}
        << QStringList{"samples/gemm_rows.csv:1:1: this is a table of cases, not a table of probes",
                       "[file.other_kind]"};
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
    QTest::addColumn<QString>("remedy");
    QTest::newRow("directory") << "."
                               << "(name a file in it)";
    QTest::newRow("folder is missing")
        << "no/such/folder/out.txt"
        << "(create the folder no/such/folder first, or choose another place with -o)";
    QTest::newRow("not a place for files") << "/proc/out.txt"
                                           << "choose another place with -o)";
    QTest::newRow("full device") << "/dev/full"
                                 << "(make room there, or choose another place with -o)";
    QTest::newRow("long name") << QString(300, 'x') << "(choose a shorter name)";
}

void TestCliFaults::targets() {
    QFETCH(QString, target);
    QFETCH(QString, remedy);
    verifyRefused(runTilesight({"analyze", "samples/relu.json", "--gpu", "h200-sxm", "-o", target}),
                  {target + ": cannot be written: ", remedy, "[file.not_written]"});
}

void TestCliFaults::nothingReadIsReplaced_data() {
    QTest::addColumn<QStringList>("arguments"); // %1 = the folder
    QTest::addColumn<QString>("expected");
    const QString lost = "itself, which would be lost (write to another file) [output.is_input]";
    const QString twice = "name the same file, of which one would be lost (name two files) [output.given_twice]";
    const QStringList analyze = {"analyze", "%1/p.json", "--gpu", "%1/c.json"};
    QTest::newRow("analyze") << analyze + QStringList{"-o", "%1/p.json"} << "-o names the plan " + lost;
    QTest::newRow("analyze, by a link") << analyze + QStringList{"-o", "%1/l.json"} << "-o names the plan " + lost;
    QTest::newRow("analyze, GPU") << analyze + QStringList{"-o", "%1/c.json"} << "-o names the GPU's file " + lost;
    QTest::newRow("trace") << analyze + QStringList{"--trace", "%1/./p.json"} << "--trace names the plan " + lost;
    QTest::newRow("two outputs") << analyze + QStringList{"--trace", "%1/t.json", "-o", "%1/t.json"}
                                 << "--trace and -o " + twice;
    QTest::newRow("advise") << QStringList{"advise", "%1/p.json", "--gpu", "l4", "-o", "%1/p.json"}
                            << "-o names the plan " + lost;
    QTest::newRow("sweep") << QStringList{"sweep",  "%1/p.json", "--gpu", "l4",
                                          "--over", "WARPS=4,8", "-o",    "%1/p.json"}
                           << "-o names the plan " + lost;
    QTest::newRow("gpus") << QStringList{"gpus", "%1/c.json", "-o", "%1/c.json"} << "-o names the GPU's file " + lost;
    QTest::newRow("gpus, compare") << QStringList{"gpus", "--compare", "%1/p.json", "-o", "%1/p.json"}
                                   << "-o names the plan " + lost;
    QTest::newRow("predict") << QStringList{"predict", "%1/t.csv", "--gpu", "l4", "-o", "%1/t.csv"}
                             << "-o names the table " + lost;
    QTest::newRow("rank") << QStringList{"rank", "--template", "gemm", "--gpu", "%1/c.json", "--set",
                                         "M=64", "N=64",       "K=64", "-o",    "%1/c.json"}
                          << "-o names the GPU's file " + lost;
    QTest::newRow("calibrate") << QStringList{"calibrate", "%1/t.csv", "--name", "x", "-o", "%1/t.csv"}
                               << "-o names the table of probes " + lost;
}

void TestCliFaults::nothingReadIsReplaced() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, expected);
    QTemporaryDir folder;
    const QMap<QString, QByteArray> files = {{"p.json", contentOf(SOURCE_DIR "/samples/relu.json")},
                                             {"c.json", contentOf(SOURCE_DIR "/hwdb/gpu/l4.json")},
                                             {"t.csv", contentOf(SOURCE_DIR "/samples/gemm_rows.csv")}};
    for (auto file = files.begin(); file != files.end(); ++file)
        writeFile(folder.filePath(file.key()), file.value());
    QVERIFY(QFile::link("p.json", folder.filePath("l.json")));
    verifyRefused(runTilesight(arguments.replaceInStrings("%1", folder.path())), {expected});
    for (auto file = files.begin(); file != files.end(); ++file)
        QCOMPARE(contentOf(folder.filePath(file.key())), file.value());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 4);
}

/// `advise --apply` writes a plan where a plan was.
void TestCliFaults::aPlanIsImprovedInPlace() {
    QTemporaryDir folder;
    const QString path = folder.filePath("p.json");
    const QByteArray before = contentOf(SOURCE_DIR "/samples/diagnosis/indirect_addressing.json");
    writeFile(path, before);
    const Outcome outcome = runTilesight({"advise", path, "--gpu", "h200-sxm", "--apply", "1", "-o", path});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY(contentOf(path) != before);
    QCOMPARE(runTilesight({"analyze", path, "--gpu", "h200-sxm"}).code, 0);
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

/// A setting that cannot be read is no reason to list the template's other inputs as missing.
void TestCliFaults::badSettingHidesNoOther() {
    for (const char* command : {"rank", "analyze"}) {
        const Outcome outcome =
            runTilesight({command, "--template", "gemm", "--gpu", "h200-sxm", "--set", "x", "--set", "M=64"});
        verifyRefused(outcome, {"--set 'x' is not NAME=VALUE", "[option.bad_set]"});
        QCOMPARE(outcome.err.count('\n'), 1);
    }
}

void TestCliFaults::pipesAndLinks() {
    QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe"), link = folder.filePath("link"),
                  real = folder.filePath("real.txt");
    QCOMPARE(QProcess::execute("mkfifo", {pipe}), 0);
    const QStringList analyze = {"analyze", "samples/relu.json", "--gpu", "h200-sxm", "-o"};
    verifyRefused(runTilesight(analyze + QStringList{pipe}),
                  {"is a pipe that no program reads", "[file.not_written]"});

    QVERIFY(QFile::link("real.txt", link)); // leads to nothing yet
    QCOMPARE(runTilesight(analyze + QStringList{link}).code, 0);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contentOf(real).contains("Latency"));

    const QString round = folder.filePath("round");
    QVERIFY(QFile::link("round", round));
    verifyRefused(runTilesight(analyze + QStringList{round}), {"[file.not_written]"});
    QVERIFY(QFile::link("no/folder/x.txt", folder.filePath("far")));
    verifyRefused(runTilesight(analyze + QStringList{folder.filePath("far")}), {"[file.not_written]"});
}

void TestCliFaults::whatIsNoFile_data() {
    QTest::addColumn<QStringList>("arguments"); // %1 = what is no file
    const QString plan = "samples/relu.json";
    QTest::newRow("plan") << QStringList{"analyze", "%1", "--gpu", "l4"};
    QTest::newRow("plan on all GPUs") << QStringList{"gpus", "--compare", "%1"};
    QTest::newRow("GPU file") << QStringList{"analyze", plan, "--gpu", "%1"};
    QTest::newRow("table") << QStringList{"predict", "%1", "--gpu", "l4"};
    QTest::newRow("measured table") << QStringList{"validate", "%1", "--gpu", "l4"};
    QTest::newRow("probes") << QStringList{"calibrate", "%1", "--name", "x"};
}

/// A pipe that nobody writes, or an endless device, is not waited for.
void TestCliFaults::whatIsNoFile() {
    QFETCH(QStringList, arguments);
    QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe.json"), device = folder.filePath("zero.json");
    QCOMPARE(QProcess::execute("mkfifo", {pipe}), 0);
    QVERIFY(QFile::link("/dev/zero", device));
    for (const auto& [path, kind] : {std::pair(pipe, "pipe"), std::pair(device, "device")}) {
        QStringList words = arguments;
        verifyRefused(runTilesight(words.replaceInStrings("%1", path)),
                      {path + ": is a " + kind + ", not a file (", "[file.not_regular]"});
    }
}

/// One error is one line, whatever files are called.
void TestCliFaults::lineBreaksInNames() {
    const QString name = "a\nb\x1b[31m\t.json";
    for (const QStringList& arguments :
         {QStringList{"analyze", name, "--gpu", "l4"},
          QStringList{"analyze", "samples/relu.json", "--gpu", name},
          QStringList{"predict", name, "--gpu", "l4"}, QStringList{"calibrate", name, "--name", "x"},
          QStringList{"gpus", "--compare", name}, QStringList{name},
          QStringList{"analyze", "samples/relu.json", "--gpu", "l4", "-o", "no/" + name + "/x"}}) {
        const Outcome outcome = runTilesight(arguments);
        verifyRefused(outcome, {"a\\nb\\x1b[31m\\t.json"});
        QCOMPARE(outcome.err.count('\n'), 1);
    }
}

void TestCliFaults::faultsOfRows() {
    QTemporaryDir folder;
    const QString cases = folder.filePath("cases.csv");
    writeFile(cases, "template,M,N,K,smem_bytes,copies\ngemm,512,512,512,1e30,1\ngemm,512,512,512,128.5,1\n"
                     "gemm,512,512,512,,2.5\ngemm,512,512,512,,2\n");
    const Outcome outcome = runTilesight({"predict", cases, "--gpu", "h200-sxm"});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.startsWith("4 rows: 1 predicted, 3 not\n"), qPrintable(outcome.err));
    const QStringList rows = outcome.out.split('\n');
    QVERIFY2(rows[1].contains("smem_bytes is '1e30'") && rows[1].contains("[template.bad_value]"),
             qPrintable(rows[1]));
    QVERIFY2(rows[2].contains("smem_bytes is '128.5'"), qPrintable(rows[2]));
    QVERIFY2(rows[3].contains("copies is '2.5', not a count (write a whole number of at least 0, or nothing) "
                              "[table.bad_copies]"),
             qPrintable(rows[3]));

    writeFile(cases, "template,M,N,K,m,BN_\ngemm,512,512,512,256,64\ngemm,512,512,512,512,64\n");
    const Outcome twice = runTilesight({"predict", cases, "--gpu", "h200-sxm"});
    QCOMPARE(twice.code, 0); // the second row says the same twice
    QVERIFY2(twice.out.contains("columns 'M' and 'm' both give M: 512 and 256") &&
                 twice.out.count("[table.given_twice]") == 1,
             qPrintable(twice.out));
    QVERIFY2(twice.err.contains("column 'BN_' is not read: did you mean 'BN'?"), qPrintable(twice.err));

    writeFile(cases, "template,M,N,K,M\ngemm,512,512,512,256\n");
    verifyRefused(runTilesight({"predict", cases, "--gpu", "h200-sxm"}),
                  {"cases.csv:1: M: the column 'M' is given twice", "[csv.duplicate_column]"});
}

/// What a file calls things must not steer the terminal.
void TestCliFaults::namesOfAPlan() {
    QTemporaryDir folder;
    QByteArray plan = contentOf(SOURCE_DIR "/samples/relu.json");
    plan.replace("\"name\": \"", "\"name\": \"\\u001b[2J\\u009b\\u0007");
    writeFile(folder.filePath("plan.json"), plan);
    for (const QStringList& arguments : {QStringList{"analyze"}, QStringList{"orders"}}) {
        const Outcome outcome =
            runTilesight(arguments + QStringList{folder.filePath("plan.json"), "--gpu", "h200-sxm"});
        for (const QString& text : {outcome.out, outcome.err})
            for (const QChar c : text)
                QVERIFY2(c == '\n' || c == '\t' || !(c < ' ' || (c >= QChar(0x7F) && c < QChar(0xA0))),
                         qPrintable(text));
        QVERIFY2((outcome.out + outcome.err).contains("\\x1b[2J"), qPrintable(outcome.out + outcome.err));
    }
}

QTEST_GUILESS_MAIN(TestCliFaults)
#include "tst_cli_faults.moc"
