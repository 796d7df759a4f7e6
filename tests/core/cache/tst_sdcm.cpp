// Hit probability: Eq. 7 against a simulated cache, the Gaussian form against Eq. 7, both monotone.
#include "core/cache/sdcm.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace tilesight;

namespace {

/// Share of hits in a set-associative LRU cache whose blocks fall into random sets: touch a block, then
/// `distance` other distinct blocks, then ask for the first again.
double simulatedHitRate(int distance, int ways, int capacity, int trials, std::mt19937& random) {
    std::uniform_int_distribution<int> anySet(0, capacity / ways - 1);
    int hits = 0;
    for (int trial = 0; trial < trials; ++trial) {
        std::vector<std::vector<int>> sets(
            static_cast<std::size_t>(capacity / ways)); // most recent block last
        const auto home = static_cast<std::size_t>(anySet(random));
        sets[home].push_back(0);
        for (int block = 1; block <= distance; ++block) {
            auto& set = sets[static_cast<std::size_t>(anySet(random))];
            set.push_back(block);
            if (static_cast<int>(set.size()) > ways) set.erase(set.begin());
        }
        hits += std::count(sets[home].begin(), sets[home].end(), 0) > 0;
    }
    return double(hits) / trials;
}

/// Distances worth checking for a cache: around the ways, around the capacity and far beyond.
std::vector<double> distances(double ways, double capacity) {
    std::vector<double> list = {0, 0.5, 1, ways - 1, ways - 0.5, ways, ways + 1, 1e6, 1e7};
    for (int i = 0; i <= 200; ++i)
        list.push_back(i * (3 * capacity + 60) / 200);
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

class SdcmTest : public QObject {
    Q_OBJECT
private slots:
    void exactMatchesSimulatedCache_data() {
        QTest::addColumn<int>("ways");
        QTest::addColumn<int>("capacity");
        QTest::addColumn<int>("distance");
        QTest::newRow("direct mapped") << 1 << 32 << 20;
        QTest::newRow("2 ways, half full") << 2 << 64 << 32;
        QTest::newRow("4 ways, at capacity") << 4 << 64 << 64;
        QTest::newRow("16 ways, below capacity") << 16 << 256 << 200;
        QTest::newRow("16 ways, at capacity") << 16 << 256 << 256;
        QTest::newRow("16 ways, above capacity") << 16 << 256 << 320;
        QTest::newRow("two sets") << 16 << 32 << 30;
        QTest::newRow("one set, inside") << 16 << 16 << 15;
        QTest::newRow("one set, outside") << 16 << 16 << 16;
    }
    void exactMatchesSimulatedCache() {
        QFETCH(int, ways);
        QFETCH(int, capacity);
        QFETCH(int, distance);
        std::mt19937 random(20240607);
        constexpr int trials = 4000;
        const double simulated = simulatedHitRate(distance, ways, capacity, trials, random);
        const double exact = hitProbabilityExact(distance, ways, capacity);
        const double deviation = std::sqrt(exact * (1 - exact) / trials);
        QVERIFY2(std::abs(simulated - exact) <= 4 * deviation + 1e-9,
                 qPrintable(QString("simulated %1, Eq. 7 %2").arg(simulated).arg(exact)));
    }

    void bothFormsAgreeAndFall() {
        for (const double ways : {1., 2., 4., 8., 12., 16., 24., 32., 64.})
            for (const double ratio : {1.0, 1.01, 1.1, 1.5, 2., 5., 30., 1000., 1e5}) {
                const double capacity = ways * ratio;
                double exactBefore = 1, gaussianBefore = 1;
                for (const double distance : distances(ways, capacity)) {
                    const double exact = hitProbabilityExact(distance, ways, capacity);
                    const double gaussian = hitProbabilityGaussian(distance, ways, capacity);
                    const QByteArray where = QString("ways %1, capacity %2, distance %3: %4 and %5")
                                                 .arg(ways)
                                                 .arg(capacity)
                                                 .arg(distance)
                                                 .arg(exact)
                                                 .arg(gaussian)
                                                 .toUtf8();
                    QVERIFY2(exact >= 0 && exact <= 1 && gaussian >= 0 && gaussian <= 1, where);
                    QVERIFY2(std::abs(exact - gaussian) <= 0.03, where);
                    QVERIFY2(exact <= exactBefore + 1e-9 && gaussian <= gaussianBefore + 1e-9, where);
                    exactBefore = exact, gaussianBefore = gaussian;
                }
                QVERIFY(exactBefore < 0.1 || 1e7 < 1.5 * capacity); // far blocks do not hit again
            }
    }

    void edges() {
        for (const auto probability : {hitProbabilityExact, hitProbabilityGaussian}) {
            QCOMPARE(probability(0, 16, 100), 1.0);
            QCOMPARE(probability(15, 16, 100), 1.0); // fewer blocks than ways
            QCOMPARE(probability(3, 16, 4), 1.0);    // a single set of four
            QCOMPARE(probability(4, 16, 4), 0.0);
            QCOMPARE(probability(1, 16, 0), 0.0); // no cache
            QCOMPARE(probability(0, 16, 0), 0.0);
            QCOMPARE(probability(std::nan(""), 16, 10), 0.0);
            QCOMPARE(probability(1e7, 64, 1e3), 0.0);
        }
    }

    void exactByHand() {
        // 2 ways in 4 blocks: 2 of 3 others in our set throw us out. P(X <= 1), X ~ binomial(3, 1/2) = 4/8.
        QVERIFY(std::abs(hitProbabilityExact(3, 2, 4) - 0.5) < 1e-12);
        QVERIFY(std::abs(hitProbabilityExact(1e7, 1, 1e7) - std::exp(-1)) < 1e-6);
    }

    void normal() {
        for (double x = -6; x <= 6; x += 0.01)
            QVERIFY(std::abs(normalDistribution(x) - 0.5 * std::erfc(-x / std::sqrt(2.0))) < 1.2e-5);
    }
};

QTEST_GUILESS_MAIN(SdcmTest)
#include "tst_sdcm.moc"
