// Parts of the plan graph: duplicated, copied as text, cut, pasted, aligned, distributed and grouped, by keys.
#include "graph_bench.h"

#include "core/plan/plan_io.h"
#include "widgets/graph/graph_bands.h"
#include "widgets/graph/graph_fragments.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace tilesight;
using namespace tilesight::example;

class TestGraphParts : public QObject {
    Q_OBJECT
private slots:
    /// On paper: bands side by side that cut no node as long as they can.
    void bandsForPaper() {
        Bench b(gemmState());
        const QRectF all = graphExtent(b.canvas().graph());
        QCOMPARE(b.view.exportBands(all.width()), std::vector<QRectF>{all});
        const double widest = 0.6 * all.width();
        const std::vector<QRectF> bands = b.view.exportBands(widest);
        QVERIFY(bands.size() >= 2);
        QCOMPARE(bands.front().left(), all.left());
        QCOMPARE(bands.back().right(), all.right());
        for (std::size_t i = 0; i < bands.size(); ++i) {
            QVERIFY(bands[i].width() <= widest + 1e-9);
            if (i > 0) QCOMPARE(bands[i].left(), bands[i - 1].right());
        }
        for (const NodeItem* node : b.canvas().graph().nodes())
            QVERIFY2(std::any_of(bands.begin(), bands.end(),
                                 [&](const QRectF& band) { return band.contains(node->frame()); }),
                     qPrintable(QString::number(node->frame().left())));
        QVERIFY(b.view.exportBands(40).size() > 5); // narrower than a node: cut all the same
    }

    void duplicatesWithTheEdgesBetween() {
        Bench b(gemmState());
        b.selection.setActions({"Load B", "MMA"});
        b.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Duplicate 2 actions"));
        QCOMPARE(b.selection.actions(), (QStringList{"Load B 2", "MMA 2"}));
        QVERIFY(edgesOf(*b.state.plan).contains("Load B 2->MMA 2"));
        QVERIFY(!edgesOf(*b.state.plan).contains("Load A->MMA 2"));
        b.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(b.selection.actions(), (QStringList{"Load B 3", "MMA 3"}));
    }

    void copiesAsTextAndPastesElsewhere() {
        Bench b(gemmState());
        b.selection.setActions({"Load A"});
        b.key(Qt::Key_C, Qt::ControlModifier);
        const auto copied = planFromJson(QGuiApplication::clipboard()->text().toStdString());
        QVERIFY(copied.hasValue()); // a plan of its own
        QCOMPARE(copied->actions.size(), std::size_t(1));
        QCOMPARE(copied->tensors.size(), std::size_t(1));
        QVERIFY(copied->parameter("BM"));
        b.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Paste Load A 2"));
        TilePlan empty;
        empty.grid = gemmPlan().grid;
        const PastedActions pasted = pasteFragment(empty, *copied, {}, "Paste");
        QCOMPARE(pasted.edit.plan.loops.size(), std::size_t(1));
        QVERIFY(pasted.edit.plan.tensor("A") && pasted.edit.plan.parameter("BK"));
        QGuiApplication::clipboard()->setText("no plan");
        QSignalSpy refused(&b.view, &PlanGraphView::refused);
        b.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(b.edits, 1);
        QCOMPARE(refused.size(), 1);
    }

    void cutsInOneStep() {
        Bench b(gemmState());
        b.selection.setActions({"Convert"});
        b.key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(b.edits, 1);
        QVERIFY(!b.state.plan->action("Convert"));
        b.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(b.state.plan->action("Convert"));
    }

    void alignsAndDistributesInOneStep() {
        Bench b(gemmState());
        b.selection.setActions({"Load A", "MMA", "Store C"});
        const double top =
            std::min({b.node("Load A").pos().y(), b.node("MMA").pos().y(), b.node("Store C").pos().y()});
        b.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Align 3 actions"));
        for (const char* name : {"Load A", "MMA", "Store C"})
            QVERIFY(qAbs(b.node(name).pos().y() - top) <= 1);
        b.key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(b.edits, 2);
        const double first = b.node("Load A").pos().x(), middle = b.node("MMA").pos().x(),
                     last = b.node("Store C").pos().x();
        QVERIFY(qAbs((middle - first) - (last - middle)) <= 2);
        b.selection.setActions({"MMA"});
        b.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(b.edits, 2); // one action aligns with nothing
    }

    void groupsIntoALoop() {
        Bench b(gemmState());
        b.selection.setActions({"Convert", "Store C"});
        b.key(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Group 2 actions into loop i"));
        QCOMPARE(b.state.plan->loops.back().name, std::string("i"));
        QCOMPARE(b.state.plan->loops.back().parent, std::string());
        QCOMPARE(b.state.plan->action("Convert")->loop, std::string("i"));
        QCOMPARE(moveToLoop(*b.state.plan, {"Convert"}, {}).plan.action("Convert")->loop, std::string());
    }
};

QTEST_MAIN(TestGraphParts)
#include "tst_graph_parts.moc"
