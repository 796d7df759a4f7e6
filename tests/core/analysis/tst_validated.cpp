// The table behind the error bands: its numbers are those of the page, families come from what plans do, and what was never
// measured is said in words.
#include "core/analysis/doubt.h"
#include "core/analysis/validated.h"
#include "core/analysis/versions.h"
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

    /// The further outside, the wider, without a step at the edge larger than the rounding.
    void bandGrowsWithTheDistance() {
        const Gpu gpu = *m_database.find("h200-sxm");
        double last = 0;
        for (const long long depth : {57344LL, 60000LL, 114688LL, 229376LL, 917504LL, 1LL << 24, 1LL << 27}) {
            const auto made = makePlan("gemm", {{"M", "4096"}, {"N", "4096"}, {"K", std::to_string(depth)}});
            QVERIFY(made);
            const auto analysis = analyze(*made, gpu, nullptr, rankingOptions());
            QVERIFY2(analysis, toString(analysis.errors()).c_str());
            const double band = validatedFor(*made, gpu, *analysis).band;
            QVERIFY2(band >= last && band <= 1, qPrintable(QString("%1: %2").arg(depth).arg(band)));
            last = band;
        }
        QCOMPARE(last, 1.);
    }

    void outsideIsSaid_data() {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("words"); // "" = inside
        QTest::addColumn<double>("percent"); // band of the model
        const QString tile = " BM=64 BN=64 BK=64 stages=3 warps=4";
        QTest::newRow("inside") << "h200-sxm" << "M=4096 N=4096 K=4096" + tile << "GEMM, 30 shapes x 118 configurations"
                                << "" << 5.6;
        QTest::newRow("few rows: another table") << "h200-sxm" << "M=16 N=4096 K=4096" + tile << "five GPUs, gpu=h200_sxm"
                                                 << "" << 4.2;
        QTest::newRow("own rows of the GPU") << "h100-sxm" << "M=4096 N=4096 K=4096" + tile << "five GPUs, gpu=h100_sxm"
                                             << "" << 3.9;
        QTest::newRow("K too short") << "h100-sxm" << "M=4096 N=4096 K=128" + tile << "five GPUs, gpu=h100_sxm"
                                     << "K of 128, below 1024" << 30.;
        QTest::newRow("a little below") << "h100-sxm" << "M=4096 N=4096 K=768" + tile << "five GPUs, gpu=h100_sxm"
                                       << "K of 768, below 1024" << 10.;
        QTest::newRow("N too wide") << "h200-sxm" << "M=1024 N=131072 K=1024" + tile
                                    << "GEMM, 30 shapes x 118 configurations"
                                    << "N of 131072, above 28672" << 30.;
        QTest::newRow("K too deep") << "h200-sxm" << "M=4096 N=4096 K=1048576" + tile
                                    << "GEMM, 30 shapes x 118 configurations"
                                    << "K of 1048576, above 57344" << 45.;
        QTest::newRow("flat and wide") << "h200-sxm" << "M=7 N=100000 K=4096" + tile << "five GPUs, gpu=h200_sxm"
                                       << "N of 100000, above 16384" << 30.;
        QTest::newRow("another GPU") << "l4" << "M=4096 N=4096 K=4096" + tile << "l40s"
                                     << "NVIDIA L4 with such kernels" << 11.3;
        QTest::newRow("another GPU of AMD") << "mi325x" << "M=4096 N=4096 K=4096" + tile << "both GPUs, gpu=MI300X(gfx942)"
                                            << "AMD Instinct MI325X with such kernels" << 23.2;
    }
    void outsideIsSaid() {
        QFETCH(QString, gpu);
        QFETCH(QString, inputs);
        QFETCH(QString, row);
        QFETCH(QString, words);
        QFETCH(double, percent);
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
        QVERIFY2(qAbs(100 * doubt->modelBand - percent) < 0.05, qPrintable(QString::number(100 * doubt->modelBand)));
        QVERIFY(doubt->band >= doubt->modelBand);
        QCOMPARE(validated.outside.empty(), words.isEmpty());
        if (std::any_of(validated.outside.begin(), validated.outside.end(), [](const auto& part) { return part.isSize(); })) { // never narrower than inside, and said beside the number
            for (const ValidatedRow& other : validatedRows())
                if (other.family == validated.row->family && QLatin1String(other.gpu) == validated.row->gpu)
                    QVERIFY(100 * doubt->modelBand > other.meanPercent);
            const auto isRange = [](const Remark& remark) { return remark.id == "range.outside" && remark.warning; };
            QCOMPARE(std::count_if(analysis->remarks.begin(), analysis->remarks.end(), isRange), 1);
            QVERIFY(analysisToJson(*analysis, found).find(words.toStdString()) != std::string::npos);
        }
        const QString said = QString::fromStdString(doubt->modelSource);
        QCOMPARE(said, QString::fromStdString(inWords(validated)));
        QVERIFY2(words.isEmpty() != said.contains("not measured: "), qPrintable(said));
        QVERIFY2(said.contains(words), qPrintable(said));
        const Explanation why = explainBand(*doubt, validated);
        QCOMPARE(why.value, doubt->band);
        QVERIFY(QString::fromStdString(why.inputs.front().source).contains(row));
        QCOMPARE(why.inputs.size(), doubt->numbers.size() + 1);
    }

    /// The rows were measured one launch after the other, over copies: other conditions are said, beside the same band.
    void otherConditionsAreSaid_data() {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<bool>("burst");
        QTest::addColumn<int>("copies");
        QTest::addColumn<QString>("words");
        QTest::newRow("as measured") << "gemm_4096_bf16" << false << 0 << "";
        QTest::newRow("many copies") << "gemm_4096_bf16" << false << 6 << "";
        QTest::newRow("burst") << "gemm_4096_bf16" << true << 0 << "measured over many launches, not the first ones";
        QTest::newRow("warm") << "gemm_4096_bf16" << false << 1 << "measured not with the same tensors every launch";
        QTest::newRow("both") << "gemm_4096_bf16" << true << 1
                              << "measured over many launches, not the first ones; not with the same tensors every launch";
        QTest::newRow("streams were warm, too") << "softmax_4096" << false << 1 << "";
    }
    void otherConditionsAreSaid() {
        QFETCH(QString, sample);
        QFETCH(bool, burst);
        QFETCH(int, copies);
        QFETCH(QString, words);
        const Gpu gpu = *m_database.find("h200-sxm");
        const RunConditions conditions{burst ? ClockRegime::burst : ClockRegime::sustained, copies};
        const auto analysis = analyze(plan(sample), gpu, nullptr, under(conditions));
        QVERIFY(analysis);
        QCOMPARE(analysis->conditions, conditions);
        const Validated validated = validatedFor(*analysis);
        QCOMPARE(QString::fromStdString(validated.conditions), words);
        const QString said = QString::fromStdString(inWords(validated));
        QCOMPARE(said.contains("; measured "), !words.isEmpty());
        QVERIFY2(said.contains(words), qPrintable(said));
        const auto usual = analyze(plan(sample), gpu);
        QCOMPARE(validated.band, validatedFor(*usual).band);
    }

    /// H100's burst power is scaled from another GPU: a burst rests on it, a long run does not.
    void burstRestsOnTheBurstPower() {
        const auto restsOn = [&](const char* gpu, ClockRegime clock) {
            const auto doubt = doubtOf(plan("gemm_4096_bf16"), *m_database.find(gpu), under({clock, 0}, rankingOptions()));
            return doubt && std::any_of(doubt->numbers.begin(), doubt->numbers.end(),
                                        [](const DoubtfulNumber& number) { return number.key == "burst_power"; });
        };
        QVERIFY(restsOn("h100-sxm", ClockRegime::burst));
        QVERIFY(!restsOn("h100-sxm", ClockRegime::sustained));
        QVERIFY(!restsOn("h200-sxm", ClockRegime::burst)); // derived from measurements
    }

private:
    TilePlan plan(const QString& sample) const {
        return *readPlan(QStringLiteral(SOURCE_DIR "/samples/%1.json").arg(sample).toStdString());
    }
    HardwareDatabase m_database;
};

QTEST_GUILESS_MAIN(TestValidated)
#include "tst_validated.moc"
