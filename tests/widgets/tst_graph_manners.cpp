// Manners of the plan graph: ports that are easy to hit, places that stay, keys of every view, what is said and where.
#include "graph_bench.h"
#include "widgets/graph/canvas_actions.h"
#include "widgets/graph/graph_note.h"
#include "widgets/graph/operation_rail.h"
#include "widgets/pickers/filter_popup.h"

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

using namespace tilesight;
using namespace tilesight::example;

class TestGraphManners : public QObject {
    Q_OBJECT
private slots:
    // The whole circle of a port and some pixels around it take an edge, from either end, at every zoom.
    void portsAreEasyToHit_data() {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QPoint>("fromOff");
        QTest::addColumn<QPoint>("toOff");
        for (const double zoom : {1.0, 0.67, 0.31}) {
            const QByteArray at = QByteArray::number(zoom);
            QTest::newRow("middle " + at) << zoom << QPoint(0, 0) << QPoint(0, 0);
            QTest::newRow("left half " + at) << zoom << QPoint(-3, 0) << QPoint(-3, 0);
            QTest::newRow("right half " + at) << zoom << QPoint(3, 0) << QPoint(3, 0);
            QTest::newRow("margin " + at) << zoom << QPoint(6, 3) << QPoint(-6, -3);
        }
    }
    void portsAreEasyToHit() {
        QFETCH(double, zoom);
        QFETCH(QPoint, fromOff);
        QFETCH(QPoint, toOff);
        for (const bool backwards : {false, true}) {
            Bench b(gemmState());
            b.canvas().setZoom(zoom, {});
            b.canvas().lookAt((b.node("Load A").outputPort() + b.node("Convert").inputPort()) / 2);
            const QPoint output = b.at(b.node("Load A").outputPort()) + fromOff,
                         input = b.at(b.node("Convert").inputPort()) + toOff;
            b.drag(backwards ? input : output, backwards ? output : input);
            QCOMPARE(b.undoText, QStringLiteral("Connect Load A → Convert"));
        }
    }

    void aDropOnNothingSaysWhatToDo() {
        Bench b(gemmState());
        QSignalSpy refused(&b.view, &PlanGraphView::refused);
        const QPoint from = b.at(b.node("Load A").outputPort());
        b.drag(from, QPoint(from.x() + 40, 8));
        QCOMPARE(b.edits, 0);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused[0][0].toString().startsWith("No action there"));
        b.drag(from, b.at(b.node("Load A").frame().center()) + QPoint(-30, 20));
        QCOMPARE(refused.size(), 2);
        QVERIFY(refused[1][0].toString().contains("itself"));
    }

    void notesFindAFreePlace() {
        const QRect bounds(0, 0, 800, 400);
        const QVector<QRect> nodes{{100, 100, 120, 100}, {240, 100, 120, 100}};
        for (const QPoint anchor : {QPoint(130, 150), QPoint(300, 110), QPoint(790, 390), QPoint(2, 2)}) {
            const QRect place = notePlace({180, 50}, anchor, bounds, nodes);
            QVERIFY(bounds.contains(place));
            QVERIFY(!place.contains(anchor));
            for (const QRect& node : nodes)
                QVERIFY(!place.intersects(node));
        }
    }

    // An edit of edges moves nothing, and undoing it brings back the same picture.
    void nodesStayWhereTheyAre() {
        Bench b(gemmState());
        const auto before = b.state.plan;
        const auto picture = [&] {
            QMap<QString, QRectF> frames;
            for (const NodeItem* node : b.canvas().graph().nodes())
                frames.insert(node->node().name, node->frame());
            for (const EdgeItem* edge : b.canvas().graph().edges())
                if (edge->fromName() != "Load A" || edge->toName() != "Store C")
                    frames.insert(edge->fromName() + ">" + edge->toName(), edge->path().boundingRect());
            frames.insert("all", b.canvas().graph().contentRect());
            return frames;
        };
        const auto frames = picture();
        const QTransform view = b.canvas().viewportTransform();
        b.drag(b.at(b.node("Load A").outputPort()), b.at(b.node("Store C").inputPort()));
        QCOMPARE(b.edits, 1);
        QVERIFY(picture() == frames);
        QCOMPARE(b.canvas().viewportTransform(), view);
        b.state.plan = before; // undo
        b.view.setState(b.state);
        QVERIFY(picture() == frames);
        QCOMPARE(b.canvas().viewportTransform(), view);
    }

    void placesSurviveRenamingAddingAndDeleting() {
        Bench b(gemmState());
        const QPointF mma = b.node("MMA").pos(), store = b.node("Store C").pos();
        const auto before = b.state.plan;
        b.selection.setActions({"MMA"});
        b.key(Qt::Key_F2);
        b.canvas().renameEditor()->setText("Product");
        QTest::keyClick(b.canvas().renameEditor(), Qt::Key_Return);
        QCOMPARE(b.node("Product").pos(), mma);
        b.view.rail()->operationAction(Operation::exponential)->trigger();
        QCOMPARE(b.node("Product").pos(), mma);
        QCOMPARE(b.node("Store C").pos(), store);
        const NodeItem& added = b.node(b.state.plan->actions.back().name.c_str());
        for (const NodeItem* node : b.canvas().graph().nodes())
            QVERIFY(node == &added || !node->frame().intersects(added.frame()));
        b.selection.setActions({"Convert"});
        b.key(Qt::Key_Delete);
        QCOMPARE(b.node("Product").pos(), mma);
        b.state.plan = before;
        b.view.setState(b.state);
        QCOMPARE(b.node("MMA").pos(), mma);
    }

    void theHeldNodeLiesOnTop() {
        Bench b(gemmState());
        const QPoint from = b.header("Load A");
        b.press(from);
        b.moveTo(from, b.header("Convert"));
        for (const NodeItem* node : b.canvas().graph().nodes())
            QVERIFY(node->node().name == "Load A" || node->zValue() < b.node("Load A").zValue());
        b.release(b.header("Convert"));
        QCOMPARE(b.canvas().graph().nodeAt(b.node("Load A").frame().center()), &b.node("Load A"));
        QVERIFY(b.node("Load A").zValue() > b.node("Convert").zValue());
    }

    void keysOfTheViewAreThoseOfTheLanes() {
        Bench b(gemmState());
        const double all = b.canvas().zoom();
        b.key(Qt::Key_W);
        QVERIFY(b.canvas().zoom() > all);
        b.key(Qt::Key_S);
        QVERIFY(qAbs(b.canvas().zoom() - all) < 1e-9);
        const double x = b.canvas().mapToScene(QPoint()).x();
        b.key(Qt::Key_D);
        QVERIFY(b.canvas().mapToScene(QPoint()).x() > x + 20);
        b.key(Qt::Key_A);
        QVERIFY(qAbs(b.canvas().mapToScene(QPoint()).x() - x) < 2);
        b.selection.setActions({"Load A"});
        b.key(Qt::Key_F);
        const QRectF seen = b.canvas().mapToScene(b.canvas().viewport()->rect()).boundingRect();
        QVERIFY(seen.contains(b.node("Load A").frame()));
        QVERIFY(QLineF(seen.center(), b.node("Load A").frame().center()).length() < 80);
        QCOMPARE(b.canvas().zoom(), 1.0);
        b.key(Qt::Key_Home);
        QVERIFY(b.canvas().isFitted() && b.canvas().showsAll());
        b.selection.setActions({});
        b.key(Qt::Key_W);
        b.key(Qt::Key_F); // nothing selected: all
        QVERIFY(b.canvas().isFitted());
        QCOMPARE(b.edits, 0);
    }

    void levelsAreSaidByLetterAndColour() {
        const GraphModel model = graphModel(gemmState());
        const auto level = [&](int i) { return model.nodes[std::size_t(i)].level; };
        QCOMPARE(level(0).letter, QStringLiteral("S"));
        QCOMPARE(level(0).resource, std::optional(Resource::smem));
        QCOMPARE(level(3).letter, QStringLiteral("R"));
        QVERIFY(!level(3).resource);
        QCOMPARE(level(4).letter, QStringLiteral("D")); // a store lands in its tensor
        QVERIFY(model.nodes[0].description.contains("result in SMEM"));
        Bench b(gemmState());
        QVERIFY(b.node("Load A").toolTip().contains(levelLegend()));
        // At every zoom the chip's colour is on the node.
        for (const double zoom : {1.0, 0.67, 0.5, 0.31}) {
            b.canvas().setZoom(zoom, {});
            b.canvas().lookAt(b.node("Load A").frame().center());
            const QRect box = b.canvas().mapFromScene(b.node("Load A").frame()).boundingRect();
            const QImage shown = b.canvas().viewport()->grab(box).toImage();
            const QColor colour = Theme::light().resource(Resource::smem).fill;
            int pixels = 0;
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    pixels += shown.pixelColor(x, y) == colour;
            QVERIFY2(pixels > 8, qPrintable(QString::number(zoom)));
        }
    }

    void aSmallPlanShowsItsExpressionsInHalfAWindow() {
        Bench b(gemmState(), {918, 440}); // the dock of the Edit layout at 1600x1000
        QVERIFY2(b.canvas().transform().m11() >= expressionScale,
                 qPrintable(QString::number(b.canvas().zoom())));
    }

    void menusOfferTheEditsOfTheSelection() {
        Bench b(gemmState());
        QMenu menu;
        b.view.editActions()->addTo(&menu);
        const auto entry = [&](const QString& start) -> QAction* {
            for (QAction* action : b.canvas().actions())
                if (action->text().remove(u'&').startsWith(start)) return action;
            return nullptr;
        };
        QVERIFY(menu.actions().contains(entry("Cut")) && menu.actions().contains(entry("Rename")));
        for (const char* name : {"Cut", "Copy", "Duplicate", "Delete", "Rename", "Group", "Left"})
            QVERIFY2(entry(name) && !entry(name)->isEnabled(), name);
        QVERIFY(entry("Paste")->isEnabled() && entry("Find")->isEnabled());
        b.selection.setActions({"Convert"});
        for (const char* name : {"Cut", "Copy", "Duplicate", "Delete", "Rename", "Group"})
            QVERIFY2(entry(name)->isEnabled(), name);
        QVERIFY(!entry("Left")->isEnabled());
        entry("Duplicate")->trigger();
        QCOMPARE(b.undoText.left(9), QStringLiteral("Duplicate"));
        b.selection.setActions({"Load A", "Load B"});
        QVERIFY(entry("Left")->isEnabled());
        entry("Cut")->trigger();
        QVERIFY(!b.state.plan->action("Load A"));

        entry("Find")->trigger();
        FilterPopup* finder = b.view.editActions()->finder();
        QVERIFY(finder->isVisible());
        finder->filterLine()->setText("store");
        QCOMPARE(finder->list()->count(), 1);
        QTest::keyClick(finder->filterLine(), Qt::Key_Return);
        QCOMPARE(b.selection.actions(), QStringList{"Store C"});
    }
};

QTEST_MAIN(TestGraphManners)
#include "tst_graph_manners.moc"
