// The table behind the error bands: its numbers are those of the page, families come from what plans do, and what was never
// measured is said in words.
#include "core/analysis/doubt.h"
#include "core/analysis/validated.h"
#include "core/hardware/gpu.h"
#include "core/plan/plan_io.h"
#include "core/plan/template_registry.h"

#include <QFile>
#include <QtTest>

using namespace tilesight;

class TestValidated : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"}); }

    /// After core/ACCURACY.md was written anew: `bash tests/validated.sh`.
    void numbersAreThoseOfThePage() {
        QFile page(SOURCE_DIR "/core/ACCURACY.md");
        QVERIFY(page.open(QIODevice::ReadOnly));
        QHash<QString, QStringList> lines; // by title, the first counts
        for (const QString& line : QString::fromUtf8(page.readAll()).split('\n')) {
            QStringList cells;
            for (const QString& cell : line.split('|'))
                cells << cell.trimmed();
            if (cells.size() > 7 && !lines.contains(cells[1])) lines.insert(cells[1], cells);
        }
        for (const ValidatedRow& row : validatedRows()) {
            const QStringList cells = lines.value(QLatin1String(row.source));
            QVERIFY2(!cells.isEmpty(), row.source);
            QCOMPARE(cells[2].toInt(), row.rows);
            QCOMPARE(cells[3].toDouble(), row.meanPercent);
            QCOMPARE(cells[6].toDouble(), row.p95Percent);
            QVERIFY2(m_database.find(row.gpu), row.gpu);
        }
    }

    void families_data() {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("family");
        QTest::newRow("GEMM") << "gemm_4096_bf16" << "gemm";
        QTest::newRow("FP8 GEMM") << "gemm_8192_fp8" << "products";
        QTest::newRow("split K") << "splitk_64x4096x14336" << "products";
        QTest::newRow("attention") << "attention_4096_d128" << "attention";
        QTest::newRow("MLA decode") << "mla_decode" << "attention";
        QTest::newRow("softmax") << "softmax_4096" << "streams";
        QTest::newRow("ReLU") << "relu" << "streams";
    }
    void families() {
        QFETCH(QString, sample);
        QFETCH(QString, family);
        QCOMPARE(QString::fromUtf8(nameOf(familyOf(plan(sample))).data()), family);
    }

    void outsideIsSaid_data() {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("words"); // "" = inside
        const QString tile = " BM=64 BN=64 BK=64 stages=3 warps=4";
        QTest::newRow("inside") << "h200-sxm" << "M=4096 N=4096 K=4096" + tile << "GEMM, 30 shapes x 118 configurations"
                                << "";
        QTest::newRow("few rows: another table") << "h200-sxm" << "M=16 N=4096 K=4096" + tile << "five GPUs, gpu=h200_sxm"
                                                 << "";
        QTest::newRow("own rows of the GPU") << "h100-sxm" << "M=4096 N=4096 K=4096" + tile << "five GPUs, gpu=h100_sxm"
                                             << "";
        QTest::newRow("K too short") << "h100-sxm" << "M=4096 N=4096 K=128" + tile << "five GPUs, gpu=h100_sxm"
                                     << "K of 128, far below 1024";
        QTest::newRow("a little below") << "h100-sxm" << "M=4096 N=4096 K=768" + tile << "five GPUs, gpu=h100_sxm" << "";
        QTest::newRow("N too wide") << "h200-sxm" << "M=1024 N=131072 K=1024" + tile
                                    << "GEMM, 30 shapes x 118 configurations"
                                    << "N of 131072, far above 28672";
        QTest::newRow("another GPU") << "l4" << "M=4096 N=4096 K=4096" + tile << "GEMM, 30 shapes x 118 configurations"
                                     << "NVIDIA L4 with such kernels";
    }
    void outsideIsSaid() {
        QFETCH(QString, gpu);
        QFETCH(QString, inputs);
        QFETCH(QString, row);
        QFETCH(QString, words);
        TemplateValues values;
        for (const QString& input : inputs.split(' '))
            values[input.section('=', 0, 0).toStdString()] = input.section('=', 1).toStdString();
        const auto made = makePlan("gemm", values);
        QVERIFY2(made, toString(made.errors()).c_str());
        const Gpu found = *m_database.find(gpu.toStdString());
        const auto doubt = doubtOf(*made, found);
        QVERIFY2(doubt, toString(doubt.errors()).c_str());
        const auto analysis = analyze(*made, found);
        const Validated validated = validatedFor(*made, found, *analysis);
        QCOMPARE(QString(validated.row->source), row);
        const QString said = QString::fromStdString(doubt->modelSource);
        QCOMPARE(said, QString::fromStdString(inWords(validated)));
        QVERIFY2(words.isEmpty() != said.contains("not measured: "), qPrintable(said));
        QVERIFY2(said.contains(words), qPrintable(said));
        const Explanation why = explainBand(*doubt, validated);
        QCOMPARE(why.value, doubt->band);
        QVERIFY(QString::fromStdString(why.inputs.front().source).contains(row));
        QCOMPARE(why.inputs.size(), doubt->numbers.size() + 1);
    }

private:
    TilePlan plan(const QString& sample) const {
        return *readPlan(QStringLiteral(SOURCE_DIR "/samples/%1.json").arg(sample).toStdString());
    }
    HardwareDatabase m_database;
};

QTEST_GUILESS_MAIN(TestValidated)
#include "tst_validated.moc"
