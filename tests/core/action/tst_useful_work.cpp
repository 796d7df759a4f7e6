// Useful work: what a tile multiplies beyond the edge of a tensor counts for nothing, and each dimension counts once.
#include "../plan/plans.h"
#include "core/action/useful_work.h"
#include "core/analysis/analyze.h"
#include "core/analysis/difference.h"

using namespace tilesight;

class TestUsefulWork : public QObject {
    Q_OBJECT

    Gpu m_gpu;

    double flopsOf(const TilePlan& plan) const { return analyze(plan, m_gpu, nullptr, rankingOptions())->flops; }
    static TilePlan gemm(const std::string& name, const std::string& m, const std::string& n, const std::string& k,
                         TemplateValues more = {}) {
        more.insert({{"M", m}, {"N", n}, {"K", k}});
        return planOf(name, more);
    }

private slots:
    void initTestCase() {
        const auto gpu = HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
        QVERIFY(gpu);
        m_gpu = *gpu;
    }

    void gemms_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("m");
        QTest::addColumn<double>("n");
        QTest::addColumn<double>("k");
        for (const char* name : {"gemm", "gemm_splitk", "dequant_gemm_w4"}) {
            QTest::addRow("%s, one element", name) << name << 1. << 1. << 1.;
            QTest::addRow("%s, divides", name) << name << 1024. << 512. << 2048.;
            QTest::addRow("%s, one column more", name) << name << 1024. << 513. << 2048.;
            QTest::addRow("%s, nothing divides", name) << name << 1001. << 517. << 2055.;
        }
    }
    void gemms() {
        QFETCH(QString, name);
        QFETCH(double, m);
        QFETCH(double, n);
        QFETCH(double, k);
        const auto text = [](double value) { return std::to_string(std::llround(value)); };
        const double flops = flopsOf(gemm(name.toStdString(), text(m), text(n), text(k)));
        QVERIFY2(std::abs(flops / (2 * m * n * k) - 1) < 1e-9, qPrintable(QString::number(flops, 'g', 12)));
    }

    void tilesDoNotChangeIt() {
        const TilePlan wide = gemm("gemm", "4096", "1", "4096", {{"BN", "256"}}),
                       narrow = gemm("gemm", "4096", "1", "4096", {{"BN", "128"}});
        QVERIFY(std::abs(flopsOf(wide) / flopsOf(narrow) - 1) < 1e-9);
        const std::string words = differenceInWords(*analyze(wide, m_gpu, nullptr, rankingOptions()),
                                                    *analyze(narrow, m_gpu, nullptr, rankingOptions()));
        QVERIFY2(words.find("not the same work") == std::string::npos, words.c_str());
    }

    /// Rows of queries count in both products, the head's depth in the first, that of the values in the second.
    void attention() {
        const TemplateValues values{{"HQ", "8"}, {"HK", "8"}, {"S", "1000"}, {"D", "64"}, {"BM", "128"}, {"BN", "128"}};
        QVERIFY(std::abs(flopsOf(planOf("attention", values)) / (4. * 8 * 1000 * 1000 * 64) - 1) < 1e-9);
    }

    void whatDividesHasNoPadding() {
        for (const char* name : {"gemm_4096_bf16", "attention_4096_d128", "attention_cudnn_causal", "conv_56x56_c64",
                                 "splitk_64x4096x14336", "streamk_3072", "mla_decode"}) {
            const auto plan = resolve(*readPlan(SOURCE_DIR "/samples/" + std::string(name) + ".json"));
            QVERIFY(plan);
            for (const ResolvedAction& action : plan->actions) {
                const UsefulShare useful = usefulShareOf(*plan, action);
                QVERIFY2(useful.all == 1 && useful.depth == 1 && useful.filled == 1, (name + (": " + action.name)).c_str());
            }
        }
    }

    /// Tiles of an expert's last rows hold rows of the next one: no useful work, but no zeros either.
    void tilesOfExperts() {
        const TilePlan moe = *readPlan(SOURCE_DIR "/samples/moe_64_experts.json");
        QVERIFY(std::abs(flopsOf(moe) / (2. * 8192 * 2048 * 2048) - 1) < 1e-9);
        const auto plan = resolve(moe);
        for (const ResolvedAction& action : plan->actions)
            QCOMPARE(usefulShareOf(*plan, action).filled, 1.0);
    }

    void depth() {
        const auto plan = resolve(gemm("gemm", "1", "1", "1", {{"BK", "64"}}));
        for (const ResolvedAction& action : plan->actions)
            if (action.operation == Operation::matmul) QCOMPARE(64 * usefulShareOf(*plan, action).depth, 1.0);
    }
};

QTEST_GUILESS_MAIN(TestUsefulWork)
#include "tst_useful_work.moc"
