// Legal orders against brute force, and the steady state of known bodies.
#include "core/analysis/order_survey.h"
#include "core/analysis/order_words.h"
#include "core/schedule/steady_state.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace tilesight;

namespace {

BodyDag dagOf(std::size_t n, const std::vector<std::pair<int, int>>& edges) {
    BodyDag dag;
    for (std::size_t i = 0; i < n; ++i) dag.actions.push_back(static_cast<int>(i));
    dag.predecessors.resize(n);
    dag.carried.resize(n);
    for (auto [from, to] : edges) dag.predecessors[static_cast<std::size_t>(to)].push_back(from);
    return dag;
}

std::set<std::vector<int>> bruteForce(const BodyDag& dag) {
    std::vector<int> order(dag.size());
    std::iota(order.begin(), order.end(), 0);
    std::set<std::vector<int>> legal;
    do {
        std::vector<int> place(dag.size());
        for (std::size_t i = 0; i < order.size(); ++i) place[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
        bool ok = true;
        for (std::size_t i = 0; i < dag.size(); ++i)
            for (int p : dag.predecessors[i]) ok = ok && place[static_cast<std::size_t>(p)] < place[i];
        if (ok) legal.insert(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return legal;
}

BodyAction work(Resource r, double seconds, bool async = false) {
    BodyAction action;
    action.use[r] = seconds;
    action.seconds = seconds;
    action.async = async;
    return action;
}

std::vector<int> identity(std::size_t n) {
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    return order;
}

} // namespace

class TestSchedule : public QObject {
    Q_OBJECT
private slots:
    void countsKnownGraphs_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<QList<QPoint>>("edges");
        QTest::addColumn<double>("orders");
        QTest::newRow("empty") << 0 << QList<QPoint>{} << 1.0;
        QTest::newRow("chain of 4") << 4 << QList<QPoint>{{0, 1}, {1, 2}, {2, 3}} << 1.0;
        QTest::newRow("4 independent") << 4 << QList<QPoint>{} << 24.0;
        QTest::newRow("gemm") << 3 << QList<QPoint>{{0, 2}, {1, 2}} << 2.0;
        // 0 load c, 1 load rope, 2 gemm c, 3 gemm rope, 4 row max, 5 exp, 6 alpha, 7 row sum, 8 cast P, 9 rescale O, 10 gemm PV
        QTest::newRow("MLA decode") << 11
                                    << QList<QPoint>{{0, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 5}, {4, 6}, {5, 7}, {5, 8},
                                                     {6, 7}, {6, 9}, {0, 10}, {8, 10}, {9, 10}}
                                    << 132.0;
    }
    void countsKnownGraphs() {
        QFETCH(int, n);
        QFETCH(QList<QPoint>, edges);
        QFETCH(double, orders);
        std::vector<std::pair<int, int>> list;
        for (const QPoint& e : edges) list.emplace_back(e.x(), e.y());
        const OrderCount count = countLegalOrders(dagOf(static_cast<std::size_t>(n), list));
        QVERIFY(count.exact);
        QCOMPARE(count.orders, orders);
    }

    void agreesWithBruteForceOnRandomGraphs() {
        std::mt19937 random(7);
        for (int trial = 0; trial < 60; ++trial) {
            const std::size_t n = 1 + random() % 7;
            std::vector<std::pair<int, int>> edges;
            for (std::size_t a = 0; a < n; ++a)
                for (std::size_t b = a + 1; b < n; ++b)
                    if (random() % 4 == 0) edges.emplace_back(static_cast<int>(a), static_cast<int>(b));
            const BodyDag dag = dagOf(n, edges);
            const std::set<std::vector<int>> expected = bruteForce(dag);
            std::set<std::vector<int>> found;
            enumerateLegalOrders(dag, 1'000'000, [&](const std::vector<int>& order) {
                found.insert(order);
                return true;
            });
            QCOMPARE(found.size(), expected.size());
            QVERIFY(found == expected);
            QCOMPARE(countLegalOrders(dag).orders, static_cast<double>(expected.size()));
        }
    }

    void stopsAtTheLimit() {
        long long seen = 0;
        const long long visited = enumerateLegalOrders(dagOf(8, {}), 100, [&](const std::vector<int>&) { return ++seen, true; });
        QCOMPARE(visited, 100LL);
        QCOMPARE(seen, 100LL);
    }

    void saysWhenTheSearchIsBounded() {
        OrderSearch search;
        std::vector<BodyAction> actions(9, work(Resource::cuda, 1e-6));
        bestSchedule(dagOf(9, {}), actions, 50, search, {});
        QVERIFY(search.bounded);
        QCOMPARE(search.examined, 50LL);
        QCOMPARE(search.legal, 362880.0);
    }

    void wideBodiesExamineFewerOrders() {
        OrderSearch search;
        const std::vector<BodyAction> actions(990, work(Resource::cuda, 1e-9));
        bestSchedule(dagOf(990, {}), actions, 20'000, search, {});
        QCOMPARE(search.examined, maxPlayedActions / 990);
        QVERIFY(search.bounded);
        QCOMPARE(orderLimit(dagOf(11, {}), 20'000), 20'000LL);
        QCOMPARE(orderLimit(dagOf(20'000, {}), 5), 5LL);
    }

    void movesStopAtTheEdgeThatForbidsThem() {
        const BodyDag dag = dagOf(4, {{0, 2}, {2, 3}});
        const OrderMove legal = moveInOrder(dag, {0, 1, 2, 3}, 1, 0);
        QCOMPARE(legal.order, (std::vector<int>{1, 0, 2, 3}));
        QCOMPARE(moveInOrder(dag, {0, 1, 2, 3}, 1, 3).order, (std::vector<int>{0, 2, 3, 1}));
        const OrderMove early = moveInOrder(dag, {0, 1, 2, 3}, 2, 0); // may pass 1, not 0
        QVERIFY(early.order.empty());
        QCOMPARE(early.blocker, 0);
        QCOMPARE(early.producer, 0);
        QCOMPARE(early.consumer, 2);
        const OrderMove late = moveInOrder(dag, {0, 1, 2, 3}, 2, 3);
        QVERIFY(late.order.empty());
        QCOMPARE(late.producer, 2);
        QCOMPARE(late.consumer, 3);
    }

    void lowerBoundsAreSaidToBe() {
        QCOMPARE(legalOrdersInWords(132, false), std::string("132"));
        QCOMPARE(legalOrdersInWords(1, true), std::string("at least 1"));
        const std::string many = legalOrdersInWords(4.199e9, true);
        QVERIFY2(many == "at least 4190000000", many.c_str()); // rounded down
        OrderSearch search;
        const std::vector<BodyAction> actions(40, work(Resource::cuda, 1e-6));
        QVERIFY(!bestSchedule(dagOf(40, {}), actions, 50, search, {}).countExact);
        OrderSearch small;
        QVERIFY(bestSchedule(dagOf(3, {}), {actions.begin(), actions.begin() + 3}, 50, small, {}).countExact);
        OrderSearch wide; // more actions than are counted: at least what was examined
        bestSchedule(dagOf(70, {}), std::vector<BodyAction>(70, work(Resource::cuda, 1e-6)), 50, wide, {});
        QCOMPARE(wide.legal, 50.0);
    }

    void countOfWideGraphsIsALowerBound() {
        const OrderCount count = countLegalOrders(dagOf(40, {}));
        QVERIFY(!count.exact);
        QVERIFY(count.orders > 1e6);
    }

    void synchronousActionsAddUp() {
        const BodyDag dag = dagOf(2, {{0, 1}});
        const std::vector<BodyAction> actions{work(Resource::tensor, 2e-6), work(Resource::cuda, 3e-6)};
        QVERIFY(qFuzzyCompare(scheduleOf(dag, actions, identity(2)).periodSeconds, 5e-6));
    }

    void asynchronousTailOverlapsTheNextIteration() {
        // softmax of this turn (cuda) while the product of the turn before runs; the product is needed a turn later
        BodyDag dag = dagOf(2, {{0, 1}});
        dag.carried[1] = {1};
        const std::vector<BodyAction> actions{work(Resource::cuda, 3e-6), work(Resource::tensor, 2e-6, true)};
        QVERIFY(qFuzzyCompare(scheduleOf(dag, actions, identity(2)).periodSeconds, 3e-6));
    }

    void fasterPipesNeverLengthenTheTurn() {
        std::mt19937 random(23);
        for (int trial = 0; trial < 200; ++trial) {
            const std::size_t n = 2 + random() % 5;
            std::vector<std::pair<int, int>> edges;
            for (std::size_t b = 1; b < n; ++b) edges.emplace_back(static_cast<int>(random() % b), static_cast<int>(b));
            std::vector<BodyAction> actions;
            for (std::size_t i = 0; i < n; ++i) { // two pipes each, as a product that reads its operands from SMEM
                BodyAction action = work(static_cast<Resource>(random() % 3), 1e-6 * (1 + random() % 9), random() % 2);
                action.use[Resource::smem] = 1e-6 * (1 + random() % 9);
                actions.push_back(action);
            }
            const BodyDag dag = dagOf(n, edges);
            const auto period = [&](Resource fast, double factor) {
                std::vector<BodyAction> faster = actions;
                for (BodyAction& action : faster) {
                    action.use[fast] /= factor;
                    action.seconds = action.use[action.use.largest()];
                }
                OrderSearch search;
                return bestSchedule(dag, faster, 10'000, search, {}).periodSeconds;
            };
            for (const Resource pipe : {Resource::tensor, Resource::cuda, Resource::smem})
                for (const double factor : {1.1, 1.5, 4.0})
                    QVERIFY(period(pipe, factor) <= period(pipe, 1) * (1 + 1e-9));
        }
    }

    void noOrderIsAheadOfAllCandidates() {
        std::mt19937 random(29);
        std::size_t most = 0;
        for (int trial = 0; trial < 200; ++trial) {
            const std::size_t n = 3 + random() % 4;
            BodyDag dag = dagOf(n, {});
            std::vector<BodyAction> actions;
            for (std::size_t i = 0; i < n; ++i) {
                const int from = static_cast<int>(random() % n);
                if (from < static_cast<int>(i) && random() % 2) dag.predecessors[i].push_back(from);
                if (random() % 3 == 0) dag.carried[i].push_back(static_cast<int>(random() % n));
                actions.push_back(work(static_cast<Resource>(random() % 4), 1e-6 * (1 + random() % 9), random() % 2));
            }
            OrderSearch search;
            std::vector<BodySchedule> front;
            const CandidateOrders found = candidateOrders(dag, actions, 10'000, search, {});
            for (const std::vector<int>& order : found.orders) front.push_back(scheduleOf(dag, actions, order));
            for (std::size_t i = 1; i < front.size(); ++i) { // slower alone, but copies are issued earlier
                QVERIFY(front[i].periodSeconds > front[i - 1].periodSeconds);
                QVERIFY(front[i].synchronousSeconds < front[i - 1].synchronousSeconds);
            }
            most = std::max(most, front.size());
            bool behind = true;
            enumerateLegalOrders(dag, 10'000, [&](const std::vector<int>& order) {
                const BodySchedule schedule = scheduleOf(dag, actions, order);
                return behind = std::any_of(front.begin(), front.end(), [&](const BodySchedule& candidate) {
                    return candidate.periodSeconds <= schedule.periodSeconds * (1 + 2e-9) &&
                           candidate.synchronousSeconds <= schedule.synchronousSeconds * (1 + 2e-9);
                });
            });
            QVERIFY(behind);
        }
        QVERIFY(most > 1 && most < maxCandidateOrders);
    }

    void periodIsNeverBelowTheLargestPipe() {
        std::mt19937 random(11);
        for (int trial = 0; trial < 200; ++trial) {
            const std::size_t n = 2 + random() % 5;
            std::vector<std::pair<int, int>> edges;
            for (std::size_t b = 1; b < n; ++b) edges.emplace_back(static_cast<int>(random() % b), static_cast<int>(b));
            std::vector<BodyAction> actions;
            ResourceVector sum;
            double serial = 0;
            for (std::size_t i = 0; i < n; ++i) {
                actions.push_back(work(static_cast<Resource>(random() % 4), 1e-6 * (1 + random() % 9), random() % 2));
                sum += actions.back().use;
                serial += actions.back().seconds;
            }
            const BodyDag dag = dagOf(n, edges);
            OrderSearch search;
            const BodySchedule best = bestSchedule(dag, actions, 10'000, search, {});
            QVERIFY(best.periodSeconds >= sum[sum.largest()] * (1 - 1e-12));
            QVERIFY(best.periodSeconds <= serial * (1 + 1e-12));
            enumerateLegalOrders(dag, 10'000, [&](const std::vector<int>& order) {
                return best.periodSeconds <= scheduleOf(dag, actions, order).periodSeconds * (1 + 1e-9);
            });
            QVERIFY(search.worstSeconds >= best.periodSeconds * (1 - 1e-9));
        }
    }
};

QTEST_GUILESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
