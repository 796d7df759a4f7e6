#include "core/base/parallel.h"

#include <QtTest>
#include <atomic>
#include <numeric>
#include <vector>

using namespace tilesight;

class TestParallel : public QObject {
    Q_OBJECT
private slots:
    void eachIndexOnce_data();
    void eachIndexOnce();
    void stopsEarly();
    void nests();
};

void TestParallel::eachIndexOnce_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("threads");
    QTest::newRow("nothing") << 0 << 0;
    QTest::newRow("one thread") << 100 << 1;
    QTest::newRow("all cores") << 1000 << 0;
    QTest::newRow("more threads than work") << 3 << 16;
}

void TestParallel::eachIndexOnce() {
    QFETCH(int, count);
    QFETCH(int, threads);
    std::vector<int> calls(static_cast<std::size_t>(count), 0);
    QVERIFY(parallelFor(calls.size(), threads, [&](std::size_t i) { ++calls[i]; }));
    QCOMPARE(calls, std::vector<int>(calls.size(), 1));
}

void TestParallel::stopsEarly() {
    for (const int threads : {1, 4}) {
        StopSource source;
        std::atomic<int> calls = 0;
        const auto body = [&](std::size_t) {
            ++calls;
            source.request_stop();
        };
        QVERIFY(!parallelFor(10'000, threads, body, source.get_token()));
        QVERIFY2(calls < 10'000, qPrintable(QString::number(calls)));
    }
}

void TestParallel::nests() {
    std::vector<long long> sums(20);
    const auto outer = [&](std::size_t i) {
        std::vector<long long> parts(50);
        parallelFor(parts.size(), 0, [&](std::size_t j) { parts[j] = static_cast<long long>(i * j); });
        sums[i] = std::accumulate(parts.begin(), parts.end(), 0LL);
    };
    QVERIFY(parallelFor(sums.size(), 0, outer));
    for (std::size_t i = 0; i < sums.size(); ++i)
        QCOMPARE(sums[i], static_cast<long long>(i * 1225));
}

QTEST_GUILESS_MAIN(TestParallel)
#include "tst_parallel.moc"
