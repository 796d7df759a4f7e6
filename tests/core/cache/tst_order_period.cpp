// After how many tiles a launch order goes on as before, by hand.
#include "cache_cases.h"

#include "core/cache/launch_order.h"
#include "core/cache/order_period.h"

#include <QTest>

using namespace tilesight;
using namespace tilesight::test;

namespace {

std::int64_t periodOf(const ResolvedPlan& plan) {
    return orderPeriod(plan, *launchSequence(plan), AccessUnits(plan, 4));
}

ResolvedPlan grid(long rows, long columns, const std::string& order, int group = 1) {
    ResolvedPlan plan = resolvedGemm(128 * rows, 128 * columns, 512, 128, 128, 64, group);
    plan.order.kind = order;
    return plan;
}

} // namespace

class OrderPeriodTest : public QObject {
    Q_OBJECT
private slots:
    void byHand_data() {
        QTest::addColumn<QString>("order");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("period");
        QTest::newRow("rows") << "row_major" << 12 << 10 << 1 << 10;
        QTest::newRow("columns") << "column_major" << 12 << 10 << 1 << 12;
        QTest::newRow("panels") << "grouped" << 12 << 10 << 3 << 30;
        QTest::newRow("a smaller last panel") << "grouped" << 26 << 10 << 4 << 40;
        QTest::newRow("panels of half the grid") << "grouped" << 12 << 10 << 6 << 60;
        QTest::newRow("one panel goes column by column") << "grouped" << 12 << 10 << 12 << 12;
        QTest::newRow("one tile") << "row_major" << 1 << 1 << 1 << 0;
        QTest::newRow("a curve fills the plane without repeating") << "hilbert" << 16 << 16 << 1 << 0;
    }
    void byHand() {
        QFETCH(QString, order);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, group);
        QFETCH(int, period);
        QCOMPARE(periodOf(grid(rows, columns, order.toStdString(), group)), period);
    }

    void headsThatShareKeysStayTogether() {
        const auto attention = [](const char* heads, const char* keyHeads, const char* causal) {
            return *resolve(*makePlan("attention", {{"B", "2"},
                                                    {"HQ", heads},
                                                    {"HK", keyHeads},
                                                    {"S", "2048"},
                                                    {"D", "64"},
                                                    {"BM", "128"},
                                                    {"BN", "64"},
                                                    {"causal", causal}}));
        };
        QCOMPARE(periodOf(attention("8", "8", "0")), 16); // blocks of a head
        QCOMPARE(periodOf(attention("8", "2", "0")), 64); // four heads read the same keys
        QCOMPARE(periodOf(attention("8", "8", "1")), 16); // unequal blocks, but each head has the same
    }
};

QTEST_GUILESS_MAIN(OrderPeriodTest)
#include "tst_order_period.moc"
