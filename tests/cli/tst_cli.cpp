// The command line as scripts see it: outputs compared with golden files, exit codes, files written.
#include "program.h"

#include <QJsonDocument>
#include <QJsonObject>

class TestCli : public QObject {
    Q_OBJECT
private slots:
    void goldens_data();
    void goldens();
    void jsonKeepsTheContract();
    void traceOfTheLanes_data();
    void traceOfTheLanes();
    void helpOfEveryCommand_data();
    void helpOfEveryCommand();
    void tablesOfTheSamples();
    void libraryGemmsOfSixGpus();
    void predictKeepsOrderAndCount();
    void predictCountsFailures();
    void warnsOfColumns_data();
    void warnsOfColumns();
    void calibrateNamesBadValues();
    void validateChecks();
    void validateCountsRowsWithoutPrediction();
    void gpusSayWhatIsMissing();
    void calibrateWarns();
    void rankedTableIsPredictable();
    void rankTriesGivenValues();
    void settings_data();
    void settings();
    void outputReplacesTheFile();
    void outputFollowsLinks();
    void outputToADevice();
    void calibratedGpuIsKnown();
    void ordersAsksForAGpu();
    void closedPipeIsNoError();
    void twoTilesCompared();
};

void TestCli::goldens_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("golden");
    const QDir samples(SOURCE_DIR "/samples");
    for (const QString& file : samples.entryList({"*.json"}, QDir::Files, QDir::Name)) {
        const QString name = file.chopped(5);
        const QStringList base = {"analyze", "samples/" + file, "--gpu", "h200-sxm"};
        QTest::newRow(qPrintable(name + " text")) << base << name + ".txt";
        QTest::newRow(qPrintable(name + " json")) << base + QStringList{"--json"} << name + ".json";
    }
    QTest::newRow("why this hit rate")
        << QStringList{"analyze", "samples/gemm_4096_bf16.json", "--gpu", "h200-sxm", "--why", "l2_hit"}
        << "why_l2_hit.txt";
    QTest::newRow("orders of MLA decode")
        << QStringList{"orders", "samples/mla_decode.json", "--gpu", "h200-sxm"} << "orders_mla_decode.txt";
    QTest::newRow("advice")
        << QStringList{"advise", "samples/diagnosis/indirect_addressing.json", "--gpu", "h200-sxm"} << "advise.txt";
    QTest::newRow("sweep of a library's plan")
        << QStringList{"sweep", "--template", "gemm_library", "--gpu", "h200-sxm", "--set", "M=2048", "N=2048", "K=2048",
                       "--over", "BN=64,128,256"}
        << "sweep_library.txt";
    QTest::newRow("advice as JSON")
        << QStringList{"advise", "samples/diagnosis/tail.json", "--gpu", "h200-sxm", "--json"} << "advise_tail.json";
    const QStringList calibrate = {"calibrate",
                                   "tests/data/h200/microbench_1.csv",
                                   "tests/data/h200/microbench_2.csv",
                                   "--name",
                                   "my-gpu",
                                   "--base"};
    QTest::newRow("calibrate, the same model") << calibrate + QStringList{"h200-sxm"} << "calibrate_h200.txt";
    QTest::newRow("calibrate, another model")
        << calibrate + QStringList{"h100-sxm"} << "calibrate_from_h100.txt";
    QTest::newRow("calibrate, the file")
        << calibrate + QStringList{"h200-sxm", "-o", "-"} << "calibrate_h200.json";
    const QStringList library = {"--template", "gemm_library", "--set", "M=64", "N=4096", "K=7168"};
    QTest::newRow("library GEMM") << QStringList{"analyze", "--gpu", "h200-sxm"} + library
                                  << "library_gemm.txt";
    QTest::newRow("library GEMM, its menu")
        << QStringList{"rank", "--gpu", "a100-sxm"} + library << "library_gemm_menu.txt";
    const QStringList sweep = {"sweep", "samples/gemm_4096_bf16.json", "--gpu", "h200-sxm", "--over"};
    QTest::newRow("sweep over one parameter") << sweep + QStringList{"stages=1..6"} << "sweep_stages.txt";
    QTest::newRow("sweep over two") << sweep + QStringList{"BM=64,128,256", "--over", "BN=64..256*2"}
                                    << "sweep_tile.txt";
    QTest::newRow("sweep as a table")
        << sweep + QStringList{"BM=64,128,256", "--over", "stages=2..4", "--csv"} << "sweep_tile_stages.csv";
    QTest::newRow("gpus") << QStringList{"gpus"} << "gpus.txt";
    QTest::newRow("gpus, one") << QStringList{"gpus", "h200-sxm"} << "gpus_h200_sxm.txt";
    QTest::newRow("one plan on all GPUs")
        << QStringList{"gpus", "--compare", "samples/gemm_4096_bf16.json"} << "gpus_gemm_4096_bf16.txt";
    QTest::newRow("one plan on all GPUs as a table")
        << QStringList{"gpus", "--compare", "samples/splitk_64x4096x14336.json", "--csv"}
        << "gpus_splitk_64x4096x14336.csv";
    QTest::newRow("topologies") << QStringList{"topologies"} << "topologies.txt";
    QTest::newRow("templates") << QStringList{"templates", "--inputs"} << "templates.txt";
}

void TestCli::goldens() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, golden);
    const Outcome outcome = runTilesight(arguments);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    compareGolden(golden, outcome.out);
}

void TestCli::jsonKeepsTheContract() {
    const Outcome outcome =
        runTilesight({"analyze", "samples/gemm_4096_bf16.json", "--gpu", "h200-sxm", "--json"});
    QCOMPARE(outcome.code, 0);
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(outcome.out.toUtf8(), &error).object();
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));

    const double latency = root["latency_us"].toDouble();
    QVERIFY(latency > 100 && latency < 1000);
    QVERIFY(!root["bottleneck"].toString().isEmpty());
    const QJsonObject resources = root["resources"].toObject();
    QCOMPARE(resources.size(), 9);
    for (const QJsonValue& resource : resources) {
        const double utilization = resource["utilization"].toDouble(-1);
        QVERIFY(utilization >= 0 && utilization <= 1);
        QVERIFY(qAbs(resource["busy_us"].toDouble() - utilization * latency) < 1e-3 * latency);
    }
    for (const char* key :
         {"l15_hit", "l2_hit", "requested_bytes", "l2_read_bytes", "dram_read_bytes", "dram_write_bytes"})
        QVERIFY2(root["cache"][QLatin1String(key)].isDouble(), key);
    QVERIFY(root["occupancy"]["resident_blocks"].toInt() >= 1);
    QVERIFY(!root["occupancy"]["limited_by"].toString().isEmpty());
    QVERIFY(root["waves"]["full"].isDouble() && root["waves"]["tail_blocks"].isDouble());
    const QJsonObject phases = root["phases"].toObject();
    const double sum = phases["launch_us"].toDouble() + phases["prologue_us"].toDouble() +
                       phases["steady_us"].toDouble() + phases["epilogue_us"].toDouble();
    QVERIFY2(qAbs(sum - latency) < 1e-6 * latency, "the phases add up to the latency");
    QVERIFY(root["orders"]["legal"].toDouble() >= 1);
    QVERIFY(root["orders"]["examined"].isDouble() && root["orders"]["bounded"].isBool());
    QVERIFY(root["network"].isObject() && root["warnings"].isArray());
}

void TestCli::traceOfTheLanes_data() {
    QTest::addColumn<QString>("sample");
    for (const char* sample : {"gemm_4096_bf16", "softmax_4096", "attention_4096_d128", "relu"})
        QTest::newRow(sample) << sample;
}

/// Complete events with names, on named tracks; bars of a track do not overlap, and nothing outlasts the kernel.
void TestCli::traceOfTheLanes() {
    QFETCH(QString, sample);
    QTemporaryDir folder;
    const QString path = folder.filePath("lanes.json");
    const Outcome outcome =
        runTilesight({"analyze", "samples/" + sample + ".json", "--gpu", "h200-sxm", "--trace", path});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    compareGolden(sample + ".txt", outcome.out); // the report is as without a trace
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    if (sample == "gemm_4096_bf16") compareGolden(sample + ".trace.json", QString::fromUtf8(text));

    const QJsonObject root = QJsonDocument::fromJson(text).object();
    const double latency = root["otherData"]["latency_us"].toDouble();
    QMap<QPair<int, int>, QString> tracks;
    QMap<QPair<int, int>, double> ends; // of the bars so far
    int bars = 0, waits = 0;
    for (const QJsonValue& event : root["traceEvents"].toArray()) {
        const QPair<int, int> track(event["pid"].toInt(), event["tid"].toInt());
        if (event["ph"] == QLatin1String("M")) {
            if (event["name"] == QLatin1String("thread_name"))
                tracks[track] = event["args"]["name"].toString();
            continue;
        }
        QCOMPARE(event["ph"].toString(), QString("X"));
        QVERIFY(tracks.contains(track));
        QVERIFY(!event["name"].toString().isEmpty());
        const double start = event["ts"].toDouble(-1), duration = event["dur"].toDouble(-1);
        QVERIFY(start >= 0 && duration >= 0);
        QVERIFY2(start + duration <= latency * 1.0001, qPrintable(event["name"].toString()));
        if (track.first != 2 || track.second == 0) continue;
        const QJsonObject args = event["args"].toObject();
        for (const char* key : {"action", "wave", "bottleneck"})
            QVERIFY2(args.contains(QLatin1String(key)), key);
        if (event["cat"] == QLatin1String("wait")) {
            ++waits;
            continue;
        }
        ++bars;
        QVERIFY(args["bytes"].isDouble());
        QVERIFY2(start >= ends.value(track) - 2e-6, qPrintable(tracks[track]));
        ends[track] = start + duration;
    }
    QVERIFY(bars > 2 && waits > 0);
    QVERIFY(tracks.size() >= 4);
}

void TestCli::helpOfEveryCommand_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("program") << QStringList{"--help"};
    for (const char* command : {"analyze", "predict", "validate", "rank", "sweep", "calibrate", "orders",
                                "import", "gpus", "topologies", "templates"})
        QTest::newRow(command) << QStringList{command, "--help"};
}

void TestCli::helpOfEveryCommand() {
    QFETCH(QStringList, arguments);
    const Outcome outcome = runTilesight(arguments);
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString());
    QVERIFY2(outcome.out.contains("Example"), qPrintable(outcome.out));
    const QString command = arguments.first() == "--help" ? "analyze" : arguments.first();
    const QString examples = outcome.out.mid(outcome.out.indexOf("Example"));
    QVERIFY2(examples.contains("tilesight " + command), qPrintable(examples));
}

/// The two commands that the README shows.
void TestCli::tablesOfTheSamples() {
    const Outcome predicted =
        runTilesight({"predict", SOURCE_DIR "/samples/gemm_rows.csv", "--gpu", "h200-sxm"});
    QCOMPARE(predicted.code, 0);
    QVERIFY2(predicted.err.startsWith("4 rows: 3 predicted, 1 not\n  1 row: SMEM 256 of 227 KiB"),
             qPrintable(predicted.err));
    const Outcome compared = runTilesight({"validate", SOURCE_DIR "/samples/gemm_measured.csv", "--gpu",
                                           "h200-sxm", "--by", "variant", "--max-mape", "25"});
    QCOMPARE(compared.code, 0);
    QVERIFY2(compared.out.contains("variant=tma"), qPrintable(compared.out));
}

void TestCli::libraryGemmsOfSixGpus() {
    const Outcome outcome = runTilesight({"validate", SOURCE_DIR "/tests/data/public/gemm_library.csv",
                                          "--template", "gemm_library", "--by", "gpu", "--max-mape", "12"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.startsWith("48 rows against lat_us_med: 48 compared"), qPrintable(outcome.out));
    const Outcome notes = runTilesight(
        {"predict", SOURCE_DIR "/tests/data/public/gemm_library.csv", "--template", "gemm_library"});
    QCOMPARE(notes.out.count(": fastest of "), 48);
}

void TestCli::predictKeepsOrderAndCount() {
    QTemporaryDir folder;
    const QString cases = folder.filePath("cases.csv");
    writeFile(cases, "id,M,N,K\r\n\"a,1\",512,512,512\r\nb,1024,512,512\r\n");
    const Outcome outcome = runTilesight({"predict", cases, "--gpu", "h200_SXM", "--template", "gemm"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString("2 rows: 2 predicted, 0 not\n"));
    const QStringList lines = outcome.out.split('\n');
    QCOMPARE(lines.size(), 4); // header, two rows, end
    QCOMPARE(lines[0],
             QString("id,M,N,K,predicted_us,model_l2_hit_pct,model_l15_hit_pct,model_l2_read_bytes,"
                     "model_dram_read_bytes,model_dram_write_bytes,model_clock_mhz,bottleneck,note,error"));
    QVERIFY(lines[1].startsWith("\"a,1\",512,512,512,"));
    QVERIFY(lines[2].startsWith("b,1024,512,512,"));
}

void TestCli::warnsOfColumns_data() {
    QTest::addColumn<QString>("command");
    QTest::newRow("predict") << "predict";
    QTest::newRow("validate") << "validate";
}

void TestCli::warnsOfColumns() {
    QFETCH(QString, command);
    QTemporaryDir folder;
    const QString cases = folder.filePath("cases.csv");
    writeFile(cases, "M,N,K,STAGES,note,us\n512,512,512,3,mine,9\n");
    const Outcome outcome = runTilesight({command, cases, "--gpu", "h200-sxm", "--template", "gemm"});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("warning: column 'STAGES' is not read: did you mean 'stages'?"),
             qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains("kept as 'input_note'"), qPrintable(outcome.err));
}

void TestCli::calibrateNamesBadValues() {
    QTemporaryDir folder;
    const QString probes = folder.filePath("odd.csv");
    writeFile(probes, "probe,case,sms,set_bytes,in_flight_bytes,count,value,unit,note\n"
                      "clock,light,,,,,1.98e9,Hz,\nstream,read,,,,,0,B/s,\n");
    const Outcome outcome = runTilesight({"calibrate", probes, "--name", "x", "--base", "h200-sxm"});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("odd.csv:3: value: probe stream read"), qPrintable(outcome.err));
}

void TestCli::predictCountsFailures() {
    QTemporaryDir folder;
    const QString cases = folder.filePath("cases.csv");
    const QString output = folder.filePath("out.csv");
    writeFile(cases, "template,M,N,K\ngemm,512,512,512\ngemm,512,512,\nnosuch,1,1,1\n");
    Outcome outcome = runTilesight({"predict", cases, "--gpu", "h200-sxm", "-o", output});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.startsWith("3 rows: 1 predicted, 2 not\n"), qPrintable(outcome.err));
    QCOMPARE(outcome.out, QString());
    QCOMPARE(contentOf(output).count('\n'), 4);

    writeFile(cases, "template,M,N,K\nnosuch,1,1,1\n");
    QFile::remove(output);
    outcome = runTilesight({"predict", cases, "--gpu", "h200-sxm", "-o", output});
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.err.contains("[table.nothing_predicted]"));
    QVERIFY(!QFile::exists(output));
}

void TestCli::validateChecks() {
    QTemporaryDir folder;
    const QString cases = folder.filePath("cases.csv");
    writeFile(cases, "template,M,N,K,BM,measured_us\ngemm,512,512,512,64,5\ngemm,512,512,512,128,5\n");
    const QStringList base = {"validate", cases, "--gpu", "h200-sxm", "--by", "BM"};
    const Outcome loose = runTilesight(base + QStringList{"--max-mape", "1000"});
    QCOMPARE(loose.code, 0);
    QVERIFY2(loose.out.contains("BM=64") && loose.out.contains("BM=128"), qPrintable(loose.out));
    const Outcome strict = runTilesight(base + QStringList{"--max-mape", "0.001"});
    QCOMPARE(strict.code, 1);
    QCOMPARE(strict.out, loose.out);
    QVERIFY(strict.err.contains("--max-mape"));
}

/// Rows that cannot be predicted count against a check; --min-predicted says how many may.
void TestCli::validateCountsRowsWithoutPrediction() {
    QTemporaryDir folder;
    const QString cases = folder.filePath("cases.csv");
    writeFile(cases, "template,M,N,K,measured_us\ngemm,512,512,512,5\ngemm,512,512,-1,5\n");
    const QStringList base = {"validate", cases, "--gpu", "h200-sxm"};
    const QStringList loose = base + QStringList{"--max-mape", "1000"};
    QCOMPARE(runTilesight(base).code, 0); // no check was asked for
    const Outcome half = runTilesight(loose);
    QCOMPARE(half.code, 1);
    QVERIFY2(half.err.contains("1 of 2 rows have no prediction: 50 % have one, at least 100 % must"),
             qPrintable(half.err));
    QVERIFY(!half.out.isEmpty());
    QCOMPARE(runTilesight(loose + QStringList{"--min-predicted", "50"}).code, 0);
    QCOMPARE(runTilesight(base + QStringList{"--min-predicted", "51"}).code, 1);
    QCOMPARE(runTilesight(base + QStringList{"--min-predicted", "101"}).code, 2);
}

/// A list that leaves files out is a failed check; so is a plan that no GPU can run. The rest is still shown.
void TestCli::gpusSayWhatIsMissing() {
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("gpu"));
    writeFile(folder.filePath("gpu/broken.json"), "{ \"format\": \"gpu/1\"");
    const QByteArray before = qgetenv("TILESIGHT_HWDB");
    qputenv("TILESIGHT_HWDB", folder.path().toLocal8Bit());
    const Outcome listed = runTilesight({"gpus"});
    const Outcome one = runTilesight({"gpus", "h200-sxm"});
    qputenv("TILESIGHT_HWDB", before);
    QCOMPARE(listed.code, 1);
    QVERIFY2(listed.err.contains("gpu/broken.json:1:"), qPrintable(listed.err));
    QVERIFY(listed.out.contains("h200-sxm"));
    QCOMPARE(one.code, 0); // not about that file

    for (const char* form : {"", "--csv"}) {
        QStringList arguments = {"gpus",  "--compare", "samples/gemm_4096_bf16.json",
                                 "--set", "BM=1024",   "BN=1024"};
        if (*form) arguments << form;
        const Outcome none = runTilesight(arguments);
        QCOMPARE(none.code, 1);
        QVERIFY2(none.out.contains("does not fit"), qPrintable(none.out));
    }
}

void TestCli::calibrateWarns() {
    QTemporaryDir folder;
    const QString file = folder.filePath("l4.json");
    const QStringList calibrate = {"calibrate", "tests/data/h200/microbench_1.csv", "--base", "h200-sxm",
                                   "--name"};
    const Outcome shipped = runTilesight(calibrate + QStringList{"l4", "-o", file});
    QCOMPARE(shipped.code, 0);
    QVERIFY2(shipped.err.startsWith("warning: --name l4 is the id of NVIDIA L4 ("), qPrintable(shipped.err));
    QVERIFY(contentOf(file).contains("\"id\": \"l4\""));
    for (const char* name : {"-x", "x-"})
        QCOMPARE(runTilesight(calibrate + QStringList{name}).code, 2);
}

void TestCli::rankedTableIsPredictable() {
    QTemporaryDir folder;
    const QString table = folder.filePath("ranked.csv");
    Outcome outcome = runTilesight({"rank", "--template", "gemm", "--gpu", "h200-sxm", "--set", "M=1024",
                                    "N=1024", "K=1024", "--top", "3", "--csv", "-o", table});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    QCOMPARE(contentOf(table).count('\n'), 4);
    outcome = runTilesight({"predict", table, "--copies", "0"});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    QCOMPARE(outcome.out.count('\n'), 4);
}

void TestCli::rankTriesGivenValues() {
    const Outcome outcome = runTilesight({"rank", "--template", "gemm", "--gpu", "h200-sxm", "--set",
                                          "M=1024", "N=1024", "K=1024", "BM=64,128", "BN=128", "BK=64",
                                          "stages=3", "warps=8", "group_m=8", "variant=tma", "--top", "0"});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    QVERIFY2(outcome.out.contains(": 2 schedules examined, 0 cannot run"), qPrintable(outcome.out));
    const Outcome oneRow =
        runTilesight({"rank", "--template", "gemm", "--gpu", "h200-sxm", "--set", "M=64", "N=4096", "K=4096",
                      "BM=64", "BN=128", "BK=64", "group_m=1,4,8", "stages=4", "warps=4", "variant=tma"});
    QVERIFY2(oneRow.out.contains(": 3 schedules examined, 0 cannot run, 2 repeat another\n"),
             qPrintable(oneRow.out));
}

void TestCli::settings_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("repeated") << QStringList{"--set", "BM=64", "--set", "STAGES=4",
                                             "samples/gemm_4096_bf16.json"};
    QTest::newRow("several after one --set")
        << QStringList{"--set", "BM=64", "STAGES=4", "samples/gemm_4096_bf16.json"};
    QTest::newRow("plan first") << QStringList{"samples/gemm_4096_bf16.json", "--set", "BM=64", "STAGES=4"};
    QTest::newRow("other case") << QStringList{"samples/gemm_4096_bf16.json", "--set", "bm=64", "stages=4"};
    QTest::newRow("formula") << QStringList{"samples/gemm_4096_bf16.json", "--set", "BM=M / 64", "STAGES=4"};
}

void TestCli::settings() {
    QFETCH(QStringList, arguments);
    const Outcome outcome = runTilesight(QStringList{"analyze", "--gpu", "h200-sxm"} + arguments);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.contains("BM 64, BN 256, BK 64, GROUP_M 8, STAGES 4, WARPS 8\n"),
             qPrintable(outcome.out));
}

void TestCli::outputReplacesTheFile() {
    QTemporaryDir folder;
    const QString path = folder.filePath("out.txt");
    writeFile(path, "old");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    const Outcome outcome = runTilesight({"analyze", "samples/relu.json", "--gpu", "h200-sxm", "-o", path});
    QCOMPARE(outcome.code, 0);
    QVERIFY(contentOf(path).contains("Latency"));
    const QFile::Permissions group = QFile::ReadGroup | QFile::ReadOther;
    QVERIFY2(!(QFile::permissions(path) & group), "the file keeps its permissions");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{"out.txt"}); // nothing left behind
}

void TestCli::outputFollowsLinks() {
    QTemporaryDir folder;
    const QString path = folder.filePath("real.txt");
    const QString link = folder.filePath("link.txt");
    writeFile(path, "old");
    QVERIFY(QFile::link(path, link));
    QCOMPARE(runTilesight({"analyze", "samples/relu.json", "--gpu", "h200-sxm", "-o", link}).code, 0);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contentOf(path).contains("Latency"));
}

void TestCli::outputToADevice() {
    QCOMPARE(runTilesight({"analyze", "samples/relu.json", "--gpu", "h200-sxm", "-o", "/dev/null"}).code, 0);
    QVERIFY(!QFileInfo("/dev/null").isFile());
}

void TestCli::calibratedGpuIsKnown() {
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("gpu"));
    const QString file = folder.filePath("gpu/my-gpu.json");
    const Outcome made = runTilesight({"calibrate", "tests/data/h200/microbench_1.csv", "--name", "my-gpu",
                                       "--base", "h200-sxm", "-o", file});
    QVERIFY2(made.code == 0 && made.err.isEmpty(), qPrintable(made.err));
    const QByteArray before = qgetenv("TILESIGHT_HWDB");
    qputenv("TILESIGHT_HWDB", folder.path().toLocal8Bit());
    const Outcome used = runTilesight({"analyze", "samples/relu.json", "--gpu", "my-gpu"});
    qputenv("TILESIGHT_HWDB", before);
    QVERIFY2(used.code == 0 && used.err.isEmpty(), qPrintable(used.err));
    QVERIFY2(used.out.contains("NVIDIA H200 (my-gpu)"), qPrintable(used.out));
}

void TestCli::ordersAsksForAGpu() {
    const Outcome outcome = runTilesight({"orders", "samples/mla_decode.json"});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("--gpu"), qPrintable(outcome.err));
}

void TestCli::closedPipeIsNoError() {
    QProcess shell;
    shell.setWorkingDirectory(SOURCE_DIR);
    shell.start("bash",
                {"-c", "set -o pipefail; '" BINARY_DIR "/app/tilesight' analyze samples/gemm_4096_bf16.json "
                       "--gpu h200-sxm --json | head -c 1"});
    QVERIFY(shell.waitForFinished(60'000));
    QCOMPARE(shell.exitCode(), 0);
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("{"));
    QCOMPARE(shell.readAllStandardError(), QByteArray());
}

void TestCli::twoTilesCompared() {
    // The walk of the README: which tile is better?
    const auto latency = [](const QString& tile) {
        const Outcome outcome = runTilesight(
            {"analyze", "samples/gemm_4096_bf16.json", "--gpu", "h200-sxm", "--json", "--set", tile});
        return QJsonDocument::fromJson(outcome.out.toUtf8()).object()["latency_us"].toDouble();
    };
    const double narrow = latency("BN=64");
    const double wide = latency("BN=256");
    QVERIFY(wide > 0);
    QVERIFY2(narrow > 1.1 * wide, qPrintable(QString("%1 %2").arg(narrow).arg(wide)));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
