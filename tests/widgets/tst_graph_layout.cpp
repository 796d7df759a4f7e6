// The layered layout keeps its promises on random graphs: nothing overlaps, edges point right, loops enclose.
#include "widgets/graph/graph_layout.h"
#include "widgets/graph/layered.h"

#include <QTest>

#include <random>

using namespace tilesight;

namespace {

struct Graph {
    std::vector<LayoutItem> items;
    std::vector<LayoutLoop> loops;
    std::vector<LayoutEdge> edges;
};

/// Actions in topological order: some before a chain of loops (maybe nested), some in them, some after.
Graph randomGraph(unsigned seed) {
    std::mt19937 random(seed);
    const auto upTo = [&](int n) { return int(random() % unsigned(n + 1)); };
    Graph g;
    const int loopCount = upTo(3);
    for (int l = 0; l < loopCount; ++l)
        g.loops.push_back({l > 0 && upTo(1) ? l - 1 : -1});
    const auto add = [&](int loop, bool epilogue) {
        g.items.push_back({LayoutItem::action, loop, QSizeF(176, 60 + 10 * upTo(8)), 44, epilogue});
        const int self = int(g.items.size()) - 1;
        for (int from = 0; from < self; ++from)
            if (g.items[std::size_t(from)].kind == LayoutItem::action && upTo(5) == 0)
                g.edges.push_back({from, self, upTo(1) == 1});
    };
    for (int i = upTo(3); i > 0; --i)
        add(-1, false);
    for (int l = 0; l < loopCount; ++l)
        for (int i = upTo(6); i > 0; --i)
            add(l, false);
    for (int i = upTo(4); i > 0; --i)
        add(-1, loopCount > 0);
    const int actions = int(g.items.size());
    for (int t = upTo(4); t > 0 && actions > 0; --t) {
        const int action = upTo(actions - 1);
        const bool read = upTo(1) == 1;
        g.items.push_back(
            {read ? LayoutItem::readTensor : LayoutItem::writtenTensor, -1, QSizeF(84, 52), 26, false});
        const int self = int(g.items.size()) - 1;
        g.edges.push_back(read ? LayoutEdge{self, action, false} : LayoutEdge{action, self, false});
    }
    return g;
}

bool contains(const Graph& g, int outer, int loop) {
    while (loop >= 0 && loop != outer)
        loop = g.loops[std::size_t(loop)].parent;
    return loop == outer;
}

} // namespace

class TestGraphLayout : public QObject {
    Q_OBJECT
private slots:
    void keepsItsPromises_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 300; ++seed)
            QTest::addRow("graph %u", seed) << seed;
    }
    void keepsItsPromises() {
        QFETCH(unsigned, seed);
        const Graph g = randomGraph(seed);
        const GraphLayout layout = layoutGraph(g.items, g.loops, g.edges);
        QCOMPARE(layout.items.size(), g.items.size());
        for (std::size_t i = 0; i < g.items.size(); ++i) {
            QCOMPARE(layout.items[i].size(), g.items[i].size);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!layout.items[i].intersects(layout.items[j]),
                         qPrintable(QStringLiteral("items %1 and %2").arg(i).arg(j)));
            for (std::size_t l = 0; l < g.loops.size(); ++l) {
                if (layout.loops[l].isNull()) continue;
                if (contains(g, int(l), g.items[i].loop))
                    QVERIFY(layout.loops[l].contains(layout.items[i]));
                else
                    QVERIFY(!layout.loops[l].intersects(layout.items[i]));
            }
        }
        for (const LayoutEdge& edge : g.edges) {
            // Edges that re-enter an earlier loop cannot all point right; the generator makes none between
            // siblings in reverse, but nested loops share a column.
            const QRectF from = layout.items[std::size_t(edge.from)], to = layout.items[std::size_t(edge.to)];
            const bool sameContainer =
                g.items[std::size_t(edge.from)].loop == g.items[std::size_t(edge.to)].loop;
            if (sameContainer && g.items[std::size_t(edge.from)].kind != LayoutItem::readTensor)
                QVERIFY(from.right() < to.left());
        }
        QCOMPARE(layout.ways.size(), g.edges.size());
        for (std::size_t e = 0; e < g.edges.size(); ++e)
            for (std::size_t k = 0; k + 1 < layout.ways[e].size(); k += 2) // each pair crosses one column
                for (std::size_t i = 0; i < g.items.size(); ++i) {
                    const QPointF a = layout.ways[e][k], b = layout.ways[e][k + 1];
                    if (a.y() != b.y()) continue; // a loop's column seen from outside and inside
                    QVERIFY(!layout.items[i].intersects(QRectF(a.x(), a.y() - 1, b.x() - a.x(), 2)));
                }
        QVERIFY(layoutGraph(g.items, g.loops, g.edges).items == layout.items); // deterministic
    }

    void gemmStandsAsDrawn() {
        // A, B | load A, load B -> mma | convert -> store | C
        std::vector<LayoutItem> items(8);
        for (auto& item : items)
            item = {LayoutItem::action, -1, QSizeF(176, 100), 44, false};
        items[0].loop = items[1].loop = items[2].loop = 0;
        items[3].epilogue = items[4].epilogue = true;
        items[5] = items[6] = {LayoutItem::readTensor, -1, QSizeF(84, 52), 26, false};
        items[7] = {LayoutItem::writtenTensor, -1, QSizeF(84, 52), 26, false};
        const std::vector<LayoutEdge> edges = {{0, 2, true}, {1, 2, true}, {2, 3}, {3, 4},
                                               {5, 0},       {6, 1},       {4, 7}};
        const GraphLayout l = layoutGraph(items, {{-1}}, edges);
        const auto port = [&](int i) { return l.items[std::size_t(i)].top() + items[std::size_t(i)].port; };
        QCOMPARE(l.items[0].left(), l.items[1].left());
        QVERIFY(l.items[0].bottom() < l.items[1].top());
        QVERIFY(qAbs(port(2) - (port(0) + port(1)) / 2) < 1);
        QVERIFY(qAbs(port(3) - port(2)) < 1);
        QVERIFY(qAbs(port(4) - port(3)) < 1);
        QVERIFY(qAbs(port(7) - port(4)) < 1);
        QVERIFY(qAbs(port(5) - port(0)) < 1);
        QVERIFY(qAbs(port(6) - port(1)) < 1);
        QVERIFY(l.items[5].right() < l.loops[0].left());
        QVERIFY(l.loops[0].right() < l.items[3].left());
    }

    void smallEditsMoveLittle() {
        std::vector<LayoutItem> items(3, {LayoutItem::action, -1, QSizeF(176, 100), 44, false});
        std::vector<LayoutEdge> edges = {{0, 1}, {1, 2}};
        const GraphLayout before = layoutGraph(items, {}, edges);
        items.push_back(items[0]);
        edges.push_back({2, 3});
        const GraphLayout after = layoutGraph(items, {}, edges);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(after.items[i].left(), before.items[i].left());
    }

    void faultyInputDoesNotHang() {
        std::vector<LayoutItem> items(3, {LayoutItem::action, 7, QSizeF(10, 10), 5, false});
        const std::vector<LayoutEdge> edges = {{0, 1}, {1, 2}, {2, 0}, {-1, 5}, {1, 1}};
        const GraphLayout layout = layoutGraph(items, {{3}}, edges);
        QCOMPARE(layout.items.size(), std::size_t(3));
        QVERIFY(!layout.items[0].intersects(layout.items[1]));
        QVERIFY(layoutGraph({}, {}, {}).items.empty());
    }

    void nonDecreasing_data() {
        QTest::addColumn<QVector<double>>("wanted");
        QTest::addColumn<QVector<double>>("result");
        QTest::newRow("already") << QVector<double>{1, 2, 3} << QVector<double>{1, 2, 3};
        QTest::newRow("pair pooled") << QVector<double>{3, 1} << QVector<double>{2, 2};
        QTest::newRow("tail pooled") << QVector<double>{0, 6, 3, 0} << QVector<double>{0, 3, 3, 3};
        QTest::newRow("empty") << QVector<double>{} << QVector<double>{};
    }
    void nonDecreasing() {
        QFETCH(QVector<double>, wanted);
        QFETCH(QVector<double>, result);
        const auto got = layered::nonDecreasing({wanted.begin(), wanted.end()});
        QCOMPARE(QVector<double>(got.begin(), got.end()), result);
    }
};

QTEST_APPLESS_MAIN(TestGraphLayout)
#include "tst_graph_layout.moc"
