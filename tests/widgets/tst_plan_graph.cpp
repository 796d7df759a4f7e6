// The plan graph by real mouse and key events, and what it says.
#include "graph_bench.h"
#include "tests/widgets/pictures.h"
#include "widgets/graph/canvas_overlays.h"
#include "widgets/graph/frame_item.h"
#include "widgets/graph/graph_model.h"
#include "widgets/graph/graph_note.h"
#include "widgets/graph/graph_words.h"
#include "widgets/graph/node_item.h"
#include "widgets/graph/operation_rail.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/pickers/filter_popup.h"

#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace tilesight;
using namespace tilesight::example;

namespace {

/// The GEMM with so many more actions, each of which takes the one before.
TilePlan withChain(int more) {
    TilePlan plan = *gemmState().plan;
    const Action last = plan.actions.back();
    for (int i = 0; i < more; ++i) {
        Action copy = last;
        copy.name = "copy " + std::to_string(i);
        copy.dependsOn = {plan.actions.back().name};
        plan.actions.push_back(copy);
    }
    return plan;
}

} // namespace

class TestPlanGraph : public QObject {
    Q_OBJECT
private slots:
    void theOrdersCardHasRoomForItsTitle() {
        OrdersCardWidget card(nullptr);
        OrdersCard orders;
        orders.count = QStringLiteral("best of 12 000 examined, at least 40 320 legal: bounded");
        orders.chosen = QStringLiteral("load A");
        orders.chosenTime = QStringLiteral("0.724 µs");
        card.setTheme(Theme::light());
        card.setCard(orders);
        const Theme theme = Theme::light();
        const double title = QFontMetricsF(theme.font(11, true)).horizontalAdvance(QStringLiteral("Legal orders")),
                     count = QFontMetricsF(theme.font(11)).horizontalAdvance(orders.count);
        QVERIFY(card.width() == 400 || card.width() >= title + count + 30);
        QVERIFY(card.width() > 290);
    }
    void timesHaveAUnitThatFits() {
        const auto shown = [](double seconds) { return microseconds(seconds).replace(QChar(0x2009), u' '); };
        QCOMPARE(shown(0.925e-9), QStringLiteral("925 ps"));
        QCOMPARE(shown(9.25e-9), QStringLiteral("9.25 ns"));
        QCOMPARE(shown(64e-9), QStringLiteral("0.064 µs"));
        QCOMPARE(shown(1.5e-6), QStringLiteral("1.50 µs"));
        QCOMPARE(shown(0), QStringLiteral("0.000 µs"));
    }
    void latencyBesideThePipes() {
        ViewState state = gemmState();
        auto changed = std::make_shared<Analysis>(*state.analysis);
        ActionResult& convert = changed->actions[3];
        convert.secondsPerExecution = convert.perExecution[convert.perExecution.largest()] + 64e-9;
        changed->actions[0].secondsPerExecution =
            changed->actions[0].perExecution[changed->actions[0].perExecution.largest()];
        state.analysis = changed;
        const GraphModel model = graphModel(state);
        QCOMPARE(model.nodes[3].latency, QStringLiteral("+ 0.064\u2009µs latency"));
        QVERIFY(model.nodes[3].description.contains(model.nodes[3].latency));
        QCOMPARE(model.nodes[0].latency, QString());
        GraphNode without = model.nodes[3];
        without.latency.clear();
        QVERIFY(NodeMetrics::height(model.nodes[3]) > NodeMetrics::height(without));
    }
    void saysWhatAnActionIsAndCosts() {
        const GraphModel model = graphModel(gemmState());
        QCOMPARE(model.nodes.size(), std::size_t(5));
        const GraphNode& load = model.nodes[0];
        QCOMPARE(load.unit, QStringLiteral("TMA"));
        QCOMPARE(load.lines, (QStringList{QStringLiteral("A[m·BM, k·BK] → SMEM"),
                                          QStringLiteral("128×64 = 16\u2009KiB")}));
        QCOMPARE(load.bars.size(), std::size_t(3));
        QCOMPARE(load.bars[0].resource, Resource::l15);
        QCOMPARE(load.bars[0].text, QStringLiteral("0.169\u2009µs"));
        QCOMPARE(load.bars[2].text, QStringLiteral("0.080\u2009µs"));
        QVERIFY(qAbs(load.bars[0].share - 0.169 / 0.603) < 1e-9);
        QVERIFY(qAbs(model.nodes[4].bars[0].share - 2.06 / 3.80) < 1e-9);
        QVERIFY(!load.epilogue && model.nodes[3].epilogue && model.nodes[4].epilogue);
        const auto labelled = std::find_if(model.edges.begin(), model.edges.end(),
                                           [](const GraphEdge& e) { return e.from == 0 && e.to == 2; });
        QVERIFY(labelled != model.edges.end());
        QCOMPARE(labelled->label, QStringLiteral("3 × 16\u2009KiB"));
        QCOMPARE(model.loops[0].title, QStringLiteral("for k in cdiv(K, BK)"));
        QCOMPARE(model.loops[0].caption,
                 QStringLiteral("64 iterations · pipeline, 3 stages · steady period 0.603\u2009µs"));
        QCOMPARE(model.orders.count, QStringLiteral("2 legal, 2 examined: exact"));
        QCOMPARE(model.orders.chosen, QStringLiteral("Load B, Load A, MMA, Convert, Store C"));
        QCOMPARE(model.tensors.size(), std::size_t(3));
        QCOMPARE(model.tensors[0].shape, QStringLiteral("4096×4096"));
    }

    void oldNumbersSaySo() {
        ViewState state = gemmState();
        state.stale = true;
        const GraphModel model = graphModel(state);
        QVERIFY(model.loops[0].caption.endsWith(QStringLiteral("0.603\u2009µs, of the plan before")));
        QVERIFY(model.epilogueCaption.endsWith(QStringLiteral(", of the plan before")));
        Bench b(state);
        QVERIFY(!b.view.headerCaption().contains(QStringLiteral("orders")));
    }

    void fitShowsAllOfALargeGraph() {
        Bench b(stateOf(withChain(120)), {500, 300});
        b.view.fit();
        QVERIFY(b.canvas().showsAll());
        QVERIFY2(b.canvas().zoom() < 0.1, "smaller than by hand");
        const double fitted = b.canvas().zoom();
        b.canvas().zoomBy(0.8); // there is nothing more to see
        QCOMPARE(b.canvas().zoom(), fitted);
        b.canvas().zoomBy(1.25);
        QVERIFY(b.canvas().zoom() > fitted);
    }

    /// Thousands of actions would be dust: the beginning is shown.
    void fitShowsTheBeginningOfAVastGraph() {
        Bench b(stateOf(withChain(1500)), {500, 300});
        b.view.fit();
        QVERIFY2(b.canvas().zoom() >= 0.1 - 1e-9, qPrintable(QString::number(b.canvas().zoom())));
        const QPointF first = b.canvas().graph().contentRect().topLeft();
        QVERIFY(b.canvas().viewport()->rect().contains(b.canvas().mapFromScene(first)));
    }

    void criticalChainRunsThroughEdges() {
        const GraphModel model = graphModel(gemmState());
        QMap<QString, bool> critical;
        for (const GraphEdge& edge : model.edges)
            if (edge.kind == GraphEdge::dependence)
                critical[model.nodes[std::size_t(edge.from)].name + "->" +
                         model.nodes[std::size_t(edge.to)].name] = edge.critical;
        QVERIFY(critical["Load B->MMA"] && critical["MMA->Convert"] && critical["Convert->Store C"]);
        QVERIFY(!critical["Load A->MMA"]);
    }

    void faultyPlansStillShow() {
        ViewState state = gemmState();
        TilePlan plan = *state.plan;
        plan.actions[1].access->extent[0] = "BK *";
        plan.actions[2].dependsOn.push_back("nobody");
        state.plan = std::make_shared<const TilePlan>(plan);
        state.errors = {{"expression.syntax", "\"BK *\" ends too early", "Load B", {}, {}}};
        const GraphModel model = graphModel(state);
        QCOMPARE(model.nodes[1].errors, QStringList{QStringLiteral("\"BK *\" ends too early")});
        QCOMPARE(model.nodes[1].lines.last(), QStringLiteral("BK *×BN"));
        QVERIFY(model.nodes[1].description.contains(QStringLiteral("error: ")));
        QVERIFY(graphModel({}).nodes.empty());
    }

    void dragMovesOnceAndWhole() {
        Bench b(gemmState());
        const QPointF before = b.node("MMA").pos();
        const QPoint from = b.header("MMA");
        b.drag(from, from + QPoint(60, 40));
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Move MMA"));
        const QPointF delta = b.node("MMA").pos() - before;
        QVERIFY(QLineF(delta * b.canvas().zoom(), QPointF(60, 40)).length() < 2);
        QVERIFY(b.state.plan->action("MMA")->position.has_value());
        QVERIFY(!b.state.plan->action("Load A")->position.has_value());
    }

    void severalMoveTogether() {
        Bench b(gemmState());
        b.selection.setActions({"Load A", "Load B"});
        const QPointF gap = b.node("Load B").pos() - b.node("Load A").pos();
        b.drag(b.header("Load B"), b.header("Load B") + QPoint(-30, 50));
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Move 2 actions"));
        QCOMPARE(b.selection.actions(), (QStringList{"Load A", "Load B"}));
        QVERIFY(QLineF(b.node("Load B").pos() - b.node("Load A").pos(), gap).length() < 2);
    }

    void escapeCancelsAMove() {
        Bench b(gemmState());
        const QPointF before = b.node("MMA").pos();
        const QPoint from = b.header("MMA");
        b.press(from);
        b.moveTo(from, from + QPoint(90, 60));
        QVERIFY(b.node("MMA").pos() != before);
        b.key(Qt::Key_Escape);
        QCOMPARE(b.node("MMA").pos(), before);
        b.release(from + QPoint(90, 60));
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.node("MMA").pos(), before);
    }

    void newResultsDoNotDisturbADrag() {
        Bench b(gemmState());
        const QPointF before = b.node("MMA").pos();
        const QPoint from = b.header("MMA");
        b.press(from);
        b.moveTo(from, from + QPoint(40, 0));
        b.view.setState(b.state); // a recompute has ended
        QVERIFY(b.node("MMA").pos().x() > before.x() + 20);
        b.moveTo(from + QPoint(40, 0), from + QPoint(80, 0));
        b.release(from + QPoint(80, 0));
        QCOMPARE(b.edits, 1);
    }

    void aClickSelectsWithoutAnEdit() {
        Bench b(gemmState());
        QTest::mouseClick(b.canvas().viewport(), Qt::LeftButton, {}, b.header("Convert"));
        QCOMPARE(b.selection.actions(), QStringList{"Convert"});
        QTest::mouseClick(b.canvas().viewport(), Qt::LeftButton, Qt::ControlModifier, b.header("MMA"));
        QCOMPARE(b.selection.actions(), (QStringList{"Convert", "MMA"}));
        QTest::mouseClick(b.canvas().viewport(), Qt::LeftButton, Qt::ControlModifier, b.header("MMA"));
        QCOMPARE(b.selection.actions(), QStringList{"Convert"});
        QTest::mouseClick(b.canvas().viewport(), Qt::LeftButton, {}, QPoint(20, 20));
        QCOMPARE(b.selection.actions(), QStringList());
        QCOMPARE(b.edits, 0);
    }

    void rubberBandSelects() {
        Bench b(gemmState());
        const QPoint from = b.at(b.node("Convert").pos() + QPointF(-12, -8));
        const QPoint to = b.at(b.node("Store C").frame().bottomRight() + QPointF(8, 8));
        b.drag(from, to);
        QCOMPARE(b.selection.actions(), (QStringList{"Convert", "Store C"}));
        QCOMPARE(b.edits, 0);
    }

    void drawingAnEdgeLightsLegalTargets() {
        Bench b(gemmState());
        const QPoint from = b.at(b.node("Load A").outputPort());
        const QPoint to = b.at(b.node("Convert").frame().center());
        b.press(from);
        b.moveTo(from, to);
        QCOMPARE(b.node("Convert").target(), NodeItem::Target::legal);
        QCOMPARE(b.node("MMA").target(), NodeItem::Target::refused); // exists already
        savePicture(b.view, QStringLiteral("graph-connect"));
        b.release(to);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Connect Load A → Convert"));
        QVERIFY(edgesOf(*b.state.plan).contains(QStringLiteral("Load A->Convert")));
        QCOMPARE(b.node("MMA").target(), NodeItem::Target::none);
    }

    void anIllegalEdgeIsRefusedWithTheReason() {
        Bench b(gemmState());
        QSignalSpy refused(&b.view, &PlanGraphView::refused);
        const QPoint from = b.at(b.node("Convert").outputPort());
        const QPoint to = b.at(b.node("Load A").frame().center());
        b.press(from);
        b.moveTo(from, to);
        savePicture(b.view, QStringLiteral("graph-refused"));
        b.release(to);
        QCOMPARE(b.edits, 0);
        QCOMPARE(refused.size(), 1);
        const QString sentence = refused[0][0].toString();
        QVERIFY2(sentence.startsWith("The edge from Convert to Load A would close a cycle") &&
                     sentence.endsWith("."),
                 qPrintable(sentence));

        // It is said beside the place of the drop, where it covers no node.
        GraphNote* note = b.canvas().note();
        QVERIFY(note->isVisible());
        QCOMPARE(note->sentence(), sentence);
        for (const NodeItem* node : b.canvas().graph().nodes())
            QVERIFY2(!note->geometry().intersects(b.canvas().mapFromScene(node->frame()).boundingRect()),
                     qPrintable(node->node().name));
        QVERIFY(QLineF(note->geometry().center(), to).length() < 320);
        QVERIFY(b.canvas().viewport()->geometry().contains(note->geometry()));
        b.key(Qt::Key_Escape); // the next gesture ends it
        QVERIFY(!note->isVisible());
    }

    void escapeCancelsAnEdge() {
        Bench b(gemmState());
        const QPoint from = b.at(b.node("Load A").outputPort());
        const QPoint to = b.at(b.node("Convert").frame().center());
        b.press(from);
        b.moveTo(from, to);
        b.key(Qt::Key_Escape);
        b.release(to);
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.node("Convert").target(), NodeItem::Target::none);
    }

    void anEdgeIsSelectedAndDeleted() {
        Bench b(gemmState());
        const EdgeItem* edge = b.canvas().graph().edge(QStringLiteral("Load A"), QStringLiteral("MMA"));
        QVERIFY(edge);
        QTest::mouseClick(b.canvas().viewport(), Qt::LeftButton, {}, b.at(edge->path().pointAtPercent(0.7)));
        QVERIFY(edge->isSelectedLook());
        b.key(Qt::Key_Delete);
        QCOMPARE(b.edits, 1);
        QVERIFY(!edgesOf(*b.state.plan).contains(QStringLiteral("Load A->MMA")));
    }

    void deleteRemovesTheSelection() {
        Bench b(gemmState());
        b.selection.setActions({"Convert", "Store C"});
        b.key(Qt::Key_Delete);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Delete 2 actions"));
        QCOMPARE(b.state.plan->actions.size(), std::size_t(3));
        b.key(Qt::Key_Delete);
        QCOMPARE(b.edits, 1);
    }

    void renameInPlace() {
        Bench b(gemmState());
        b.selection.setActions({"MMA"});
        b.key(Qt::Key_F2);
        QLineEdit* editor = b.canvas().renameEditor();
        QVERIFY(editor->isVisible());
        QTest::keyClicks(editor, QStringLiteral("Product"));
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Rename MMA to Product"));
        QVERIFY(!editor->isVisible());
        QCOMPARE(b.selection.actions(), QStringList{"Product"});
        QVERIFY(edgesOf(*b.state.plan).contains(QStringLiteral("Product->Convert")));
    }

    void renameBelongsToTheNodeItWasOpenedOn() {
        Bench b(gemmState());
        b.selection.setActions({"MMA"});
        b.key(Qt::Key_F2);
        QLineEdit* editor = b.canvas().renameEditor();
        QTest::keyClicks(editor, QStringLiteral("Convert"));
        QTest::keyClick(editor, Qt::Key_Return); // refused, stays open
        QVERIFY(editor->isVisible());
        b.selection.setActions({"Convert"});
        editor->setText(QStringLiteral("Product"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(b.state.plan->action("Product") && b.state.plan->action("Convert") &&
                !b.state.plan->action("MMA"));
    }

    void renameRefusesATakenNameAndEscapes() {
        Bench b(gemmState());
        b.selection.setActions({"MMA"});
        b.key(Qt::Key_F2);
        QLineEdit* editor = b.canvas().renameEditor();
        QTest::keyClicks(editor, QStringLiteral("Convert"));
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(b.edits, 0);
        QVERIFY(editor->isVisible());
        QVERIFY(editor->property("invalid").toBool());
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(!editor->isVisible());
        QCOMPARE(b.edits, 0);
        QVERIFY(b.canvas().hasFocus());
    }

    void arrowsWalkAndNudge() {
        Bench b(gemmState());
        b.selection.setActions({"Load A"});
        b.key(Qt::Key_Right);
        QCOMPARE(b.selection.actions(), QStringList{"MMA"});
        b.key(Qt::Key_Right);
        QCOMPARE(b.selection.actions(), QStringList{"Convert"});
        b.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(b.selection.actions(), (QStringList{"Convert", "Store C"}));
        b.key(Qt::Key_Left);
        b.key(Qt::Key_Left);
        b.key(Qt::Key_Left);
        QVERIFY(b.selection.actions().first().startsWith(QStringLiteral("Load")));
        b.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(b.edits, 1);
        QVERIFY(b.mergeKey.startsWith(QStringLiteral("nudge:")));
        b.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(b.selection.actions().size(), 5);
        b.key(Qt::Key_Escape);
        QVERIFY(b.selection.actions().isEmpty());
    }

    void operationsAreAddedByRailTypingAndDoubleClick() {
        Bench b(gemmState());
        b.view.rail()->operationAction(Operation::exponential)->trigger();
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.state.plan->actions.back().operation, Operation::exponential);
        QCOMPARE(b.selection.actions(),
                 QStringList{QString::fromStdString(b.state.plan->actions.back().name)});

        b.canvas().setFocus();
        QTest::keyClick(&b.canvas(), Qt::Key_R); // letters are for the view, as everywhere
        FilterPopup* menu = b.canvas().operationMenu();
        QVERIFY(!menu->isVisible());
        QTest::keyClick(&b.canvas(), Qt::Key_Slash);
        QVERIFY(menu->isVisible());
        menu->filterLine()->setText(QStringLiteral("resc"));
        QCOMPARE(menu->list()->count(), 1);
        QTest::keyClick(menu->filterLine(), Qt::Key_Return);
        QCOMPARE(b.edits, 2);
        QCOMPARE(b.state.plan->actions.back().operation, Operation::rescale);

        b.canvas().setFocus();
        QTest::keyClick(&b.canvas(), Qt::Key_Insert);
        QVERIFY(menu->isVisible());
        menu->filterLine()->setText(QStringLiteral("rzzz")); // nothing matches: said, and not to be chosen
        QCOMPARE(menu->list()->count(), 1);
        QVERIFY(menu->list()->item(0)->text().contains(QStringLiteral("rzzz")));
        QTest::keyClick(menu->filterLine(), Qt::Key_Down);
        QTest::keyClick(menu->filterLine(), Qt::Key_Return);
        QCOMPARE(b.edits, 2);
        QTest::keyClick(menu->filterLine(), Qt::Key_Escape);

        const QPoint empty(b.canvas().viewport()->width() / 2, 12);
        QTest::mouseDClick(b.canvas().viewport(), Qt::LeftButton, {}, empty);
        QVERIFY(menu->isVisible());
        QTest::keyClick(menu->filterLine(), Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
        QCOMPARE(b.edits, 2);
    }

    void zoomKeepsThePointUnderThePointer() {
        Bench b(gemmState());
        const QPoint pointer(300, 150);
        const QPointF before = b.canvas().mapToScene(pointer);
        const double zoom = b.canvas().zoom();
        QWheelEvent wheel(QPointF(pointer), b.canvas().viewport()->mapToGlobal(QPointF(pointer)), {},
                          {0, 120}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(b.canvas().viewport(), &wheel);
        QVERIFY(b.canvas().zoom() > zoom);
        QVERIFY(QLineF(b.canvas().mapToScene(pointer), before).length() < 1.5);
        b.key(Qt::Key_0);
        QCOMPARE(b.canvas().zoom(), 1.0);
        b.key(Qt::Key_Plus);
        QCOMPARE(b.canvas().zoom(), 1.25);
        b.key(Qt::Key_Minus);
        QCOMPARE(b.canvas().zoom(), 1.0);
        b.key(Qt::Key_Home);
        const QRectF seen = b.canvas().mapToScene(b.canvas().viewport()->rect()).boundingRect();
        QVERIFY(seen.contains(b.canvas().graph().contentRect()));
    }

    void theFirstFitShowsAll_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1040, 290);
        QTest::newRow("low") << QSize(1040, 180);
        QTest::newRow("high") << QSize(700, 520);
    }
    void theFirstFitShowsAll() {
        QFETCH(QSize, size);
        Selection selection;
        PlanGraphView view(&selection);
        view.resize(900, 600);
        view.setState(stateOf(gemmPlan()));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.resize(size); // docks find their size after the plan has come
        const double bare = view.canvas()->graph().contentRect().height();
        view.setState(gemmState()); // and its numbers later still
        QVERIFY(view.canvas()->graph().contentRect().height() > bare);
        QVERIFY(view.canvas()->showsAll());
    }

    void whoZoomedKeepsTheView() {
        Selection selection;
        PlanGraphView view(&selection);
        view.resize(900, 300);
        view.setState(stateOf(gemmPlan()));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.canvas()->setZoom(2, {300, 150});
        view.setState(gemmState());
        QCOMPARE(view.canvas()->zoom(), 2.0);
    }

    void everyOperationHasItsOwnIcon() {
        QStringList icons;
        for (Operation operation : paletteOperations())
            icons << operationIcon(operation);
        QCOMPARE(icons.removeDuplicates(), 0);
    }

    void captionsLoseWholePartsOnly() {
        const QFont font = Theme::light().font(12);
        const QString caption = QStringLiteral("64 iterations · 3 stages · steady period 0.725 µs");
        const double width = QFontMetricsF(font).horizontalAdvance(caption);
        QCOMPARE(wholeParts(caption, font, width + 1), caption);
        QCOMPARE(wholeParts(caption, font, width - 5), QStringLiteral("64 iterations · 3 stages"));
    }

    void contextMenuOffersEdges() {
        Bench b(gemmState());
        const auto menu = b.canvas().makeContextMenu(b.header("Load A"));
        QAction* connectTo = nullptr;
        for (QAction* action : menu->actions())
            if (action->text() == QStringLiteral("Connect to")) connectTo = action;
        QVERIFY(connectTo);
        bool done = false;
        for (QAction* action : connectTo->menu()->actions()) {
            if (action->text().startsWith(QStringLiteral("MMA"))) QVERIFY(!action->isEnabled());
            if (action->text() == QStringLiteral("Store C")) {
                action->trigger();
                done = true;
            }
        }
        QVERIFY(done);
        QCOMPARE(b.edits, 1);
        QVERIFY(edgesOf(*b.state.plan).contains(QStringLiteral("Load A->Store C")));
    }

    void arrangeForgetsHandMadePlaces() {
        Bench b(gemmState());
        const QPointF before = b.node("MMA").pos();
        b.drag(b.header("MMA"), b.header("MMA") + QPoint(50, 50));
        b.canvas().arrange();
        QCOMPARE(b.edits, 2);
        QCOMPARE(b.node("MMA").pos(), before);
        b.canvas().arrange();
        QCOMPARE(b.edits, 2);
    }

    void accessibleTextFollowsTheCurrentNode() {
        Bench b(gemmState());
        b.selection.setActions({"MMA"});
        QVERIFY(
            b.canvas().accessibleDescription().startsWith(QStringLiteral("MMA: Matrix product, in loop k")));
    }

    void pictures() {
        for (const auto& [name, theme] : pictureThemes()) {
            Bench b(gemmState(), {1242, 404});
            useTheme(theme);
            b.view.setTheme(theme);
            b.selection.setActions({"MMA"});
            b.canvas().clearFocus();
            savePicture(b.view, QStringLiteral("graph-gemm-") + name);
            b.view.resize(1050, 268);
            savePicture(b.view, QStringLiteral("graph-gemm-small-") + name);
            b.view.resize(1242, 404);
            ViewState state = stateOf(attentionPlan());
            b.view.setState(state);
            savePicture(b.view, QStringLiteral("graph-attention-") + name);
            b.view.resize(2400, 700);
            b.view.fit();
            savePicture(b.view, QStringLiteral("graph-attention-large-") + name);
            b.view.resize(700, 360);
            savePicture(b.view, QStringLiteral("graph-attention-tiny-") + name);
            b.view.setState(stateOf(elementwisePlan()));
            savePicture(b.view, QStringLiteral("graph-elementwise-") + name);
            state = gemmState();
            state.stale = true;
            state.errors = {{"occupancy.does_not_fit", "5 stages need 240 KiB of 227 KiB", "Load B", {}, {}}};
            b.view.resize(1242, 404);
            b.view.setState(state);
            savePicture(b.view, QStringLiteral("graph-error-") + name);
        }
        Bench b(gemmState(), {1242, 500});
        Theme big = Theme::light();
        big.fontScale = 1.5;
        useTheme(big);
        b.view.setTheme(big);
        b.view.fit();
        savePicture(b.view, QStringLiteral("graph-gemm-scale150"));
        QVERIFY(b.view.exportSize().width() > 500);
    }
};

QTEST_MAIN(TestPlanGraph)
#include "tst_plan_graph.moc"
