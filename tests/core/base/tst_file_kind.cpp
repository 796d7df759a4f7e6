// Kinds of files by their content, and what is said when one is given in the place of another.
#include "core/base/file_kind.h"
#include "core/exchange/measurements.h"
#include "core/hardware/calibrate/probe.h"
#include "core/hardware/gpu.h"
#include "core/lesson/lesson.h"
#include "core/plan/plan_io.h"

#include <QtTest>

using namespace tilesight;

Q_DECLARE_METATYPE(FileKind)

static std::string contentOf(const char* name) {
    QFile file(QStringLiteral(SOURCE_DIR "/") + name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", name);
    return file.readAll().toStdString();
}

class TestFileKind : public QObject {
    Q_OBJECT
private slots:
    void files_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<FileKind>("kind");
        QTest::newRow("plan") << "samples/relu.json" << FileKind::tilePlan;
        QTest::newRow("GPU") << "hwdb/gpu/l4.json" << FileKind::gpu;
        QTest::newRow("calibrated GPU") << "tests/golden/cli/calibrate_h200.json" << FileKind::gpu;
        QTest::newRow("lesson") << "samples/lessons/01_roofline.json" << FileKind::lesson;
        QTest::newRow("result") << "tests/golden/cli/relu.json" << FileKind::analysis;
        QTest::newRow("trace") << "tests/golden/cli/gemm_4096_bf16.trace.json" << FileKind::trace;
        QTest::newRow("other JSON") << "CMakePresets.json" << FileKind::json;
        QTest::newRow("cases") << "samples/gemm_rows.csv" << FileKind::table;
        QTest::newRow("measured cases") << "samples/gemm_measured.csv" << FileKind::table;
        QTest::newRow("probes") << "tests/data/h200/microbench_1.csv" << FileKind::probes;
        QTest::newRow("text") << "README.md" << FileKind::unknown;
    }
    void files() {
        QFETCH(QString, file);
        QTEST(fileKindOf(contentOf(qPrintable(file))), "kind");
    }

    void texts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<FileKind>("kind");
        QTest::newRow("empty") << QByteArray() << FileKind::unknown;
        QTest::newRow("byte order mark")
            << QByteArray("\xEF\xBB\xBF {\"format\": \"gpu/1\"}") << FileKind::gpu;
        QTest::newRow("another version") << QByteArray("{\"format\": \"tileplan/9\"}") << FileKind::tilePlan;
        QTest::newRow("format of another program")
            << QByteArray("{\"format\": \"x\", \"actions\": 1, \"grid\": 2}") << FileKind::json;
        QTest::newRow("format inside") << QByteArray("{\"a\": {\"format\": \"gpu/1\"}}") << FileKind::json;
        QTest::newRow("without format")
            << QByteArray("{\"architecture\": \"ada\", \"numbers\": {}}") << FileKind::gpu;
        QTest::newRow("broken behind") << QByteArray("{\"format\": \"gpu/1\", \"id\": ") << FileKind::gpu;
        QTest::newRow("broken before") << QByteArray("{\"id\" \"format\": \"gpu/1\"") << FileKind::json;
        QTest::newRow("deep") << QByteArray(100'000, '{') << FileKind::json;
        QTest::newRow("prose") << QByteArray("Well, this is text.\nOf two lines.\n") << FileKind::unknown;
        QTest::newRow("binary") << QByteArray("\0\1,\2\n\3,\4\n", 8) << FileKind::unknown;
    }
    void texts() {
        QFETCH(QByteArray, text);
        QTEST(fileKindOf(text.toStdString()), "kind");
    }

    /// Every reader with every other kind: one sentence about the kind, not a list of missing keys.
    void everyReaderNamesTheOtherKind() {
        const std::string plan = contentOf("samples/relu.json"), gpu = contentOf("hwdb/gpu/l4.json"),
                          lesson = contentOf("samples/lessons/01_roofline.json"),
                          cases = contentOf("samples/gemm_rows.csv"),
                          result = contentOf("tests/golden/cli/relu.json");
        const auto source = [](const std::string&) -> Expected<TilePlan> { return TilePlan{}; };
        const auto verify = [](const Errors& errors, const char* sentence) {
            QCOMPARE(errors.size(), std::size_t(1));
            QCOMPARE(errors[0].id, std::string("file.other_kind"));
            QCOMPARE(errors[0].message, std::string(sentence));
            QCOMPARE(errors[0].where.file, std::string("x"));
            QVERIFY(!errors[0].remedy.empty());
        };
        verify(gpuFromJson(plan, "x").errors(), "this is a tile plan, not a GPU file");
        verify(gpuFromJson(cases, "x").errors(), "this is a table of cases, not a GPU file");
        verify(planFromJson(gpu, "x").errors(), "this is a GPU file, not a tile plan");
        verify(planFromJson(gpu.substr(0, 900), "x").errors(), "this is a GPU file, not a tile plan");
        verify(planFromJson(lesson, "x").errors(), "this is a lesson, not a tile plan");
        verify(planFromJson(cases, "x").errors(), "this is a table of cases, not a tile plan");
        verify(planFromJson(result, "x").errors(),
               "this is a result of `tilesight analyze --json`, not a tile plan");
        verify(lessonFromJson(plan, "x", source).errors(), "this is a tile plan, not a lesson");
        verify(probesFromCsv(cases, "x").errors(), "this is a table of cases, not a table of probes");
        verify(probesFromCsv(gpu, "x").errors(), "this is a GPU file, not a table of probes");
        QCOMPARE(readTable(SOURCE_DIR "/samples/relu.json").errors().at(0).message,
                 std::string("this is a tile plan, not a table of cases"));
        QCOMPARE(readTable(SOURCE_DIR "/tests/data/h200/microbench_1.csv").errors().at(0).message,
                 std::string("this is a table of probes, not a table of cases"));
    }
};

QTEST_GUILESS_MAIN(TestFileKind)
#include "tst_file_kind.moc"
