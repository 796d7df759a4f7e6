// The lanes view under real events: every gesture, and the selection in both directions.
#include "tests/widgets/lanes_fixture.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/tooltip/value_tooltip.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>

using namespace tilesight;

class TestLanes : public QObject {
    Q_OBJECT
private slots:
    void controlWheelZoomsAtPointer();
    void shiftWheelPans();
    void plainWheelScrollsLanes();
    void keysZoomAndPan();
    void homeFitsAll();
    void dragPans();
    void dragInRulerMeasures();
    void shiftDragMeasuresBetweenEdges();
    void keyMeasuresSegments();
    void savesATrace();
    void dragInOverviewMovesView();
    void clickSelectsAction();
    void clickOnWaitSelectsWhoIsToBlame();
    void controlClickAdds();
    void selectionFromOutside();
    void periodAndCommaStep();
    void upAndDownChangeLane();
    void fitSelectionShowsIt();
    void fitShowsWhatIsMeasured();
    void escapeClears();
    void keyPinsTheLane();
    void helpKeyExplains();
    void foldActions();
};

void TestLanes::controlWheelZoomsAtPointer() {
    LanesFixture f;
    const double before = f.scale(), time = f.timeAtX(400);
    f.wheel({400, 200}, 2, Qt::ControlModifier);
    QVERIFY(std::abs(f.scale() / before - 1.44) < 1e-9);
    QVERIFY(std::abs(f.timeAtX(400) - time) < 1e-12);
    f.wheel({400, 200}, -9, Qt::ControlModifier);
    QCOMPARE(f.scale(), before);
}

void TestLanes::shiftWheelPans() {
    LanesFixture f;
    f.wheel({400, 200}, 5, Qt::ControlModifier);
    const double scroll = f.view.frame().axis.scrollPixels;
    f.wheel({400, 200}, -1, Qt::ShiftModifier);
    QVERIFY(f.view.frame().axis.scrollPixels > scroll);
    f.wheel({400, 200}, 1, Qt::ShiftModifier);
    QVERIFY(std::abs(f.view.frame().axis.scrollPixels - scroll) < 1e-6);
}

void TestLanes::plainWheelScrollsLanes() {
    LanesFixture f(example::exampleState(), {1200, 200});
    auto* bar = f.view.findChild<QScrollBar*>();
    QVERIFY(bar->isVisible());
    f.wheel({400, 120}, -1, {});
    QVERIFY(f.view.frame().layout.scrollY > 0);
    f.wheel({400, 120}, 50, {});
    QCOMPARE(f.view.frame().layout.scrollY, 0.0);
}

void TestLanes::keysZoomAndPan() {
    LanesFixture f;
    const double before = f.scale();
    QTest::keyClick(&f.view, Qt::Key_W);
    QVERIFY(f.scale() > before);
    const double scroll = f.view.frame().axis.scrollPixels;
    QTest::keyClick(&f.view, Qt::Key_D);
    QVERIFY(f.view.frame().axis.scrollPixels > scroll);
    QTest::keyClick(&f.view, Qt::Key_A);
    QVERIFY(std::abs(f.view.frame().axis.scrollPixels - scroll) < 1e-6);
    QTest::keyClick(&f.view, Qt::Key_S);
    QCOMPARE(f.scale(), before);
}

void TestLanes::homeFitsAll() {
    LanesFixture f;
    const double before = f.scale();
    f.wheel({600, 200}, 8, Qt::ControlModifier);
    QTest::keyClick(&f.view, Qt::Key_Home);
    QCOMPARE(f.scale(), before);
    QCOMPARE(f.view.frame().axis.scrollPixels, 0.0);
    // "Everything" still fits after the view has grown.
    f.view.resize(1500, 360);
    QVERIFY(f.scale() > before);
    QVERIFY(std::abs(contentWidth(f.view.frame().axis) - f.view.frame().axis.width) < 1e-6);
}

void TestLanes::dragPans() {
    LanesFixture f;
    f.wheel({600, 200}, 6, Qt::ControlModifier);
    const double time = f.timeAtX(700);
    f.drag({700, 150}, {600, 160});
    QVERIFY(std::abs(f.timeAtX(600) - time) < 1e-12);
    QVERIFY(f.selection.actions().isEmpty());
}

void TestLanes::dragInRulerMeasures() {
    LanesFixture f;
    QSignalSpy spy(&f.view, &LanesView::measured);
    const int y = int(f.view.frame().layout.ruler.center().y());
    const auto snapped = [&f](int x) {
        const LaneFrame frame = f.view.frame();
        return snappedTime(frame.scene, frame.axis, x - frame.layout.plotLeft());
    };
    const double from = snapped(300), to = snapped(420);
    QVERIFY(std::abs(from - f.timeAtX(300)) * f.scale() <= 6 &&
            std::abs(to - f.timeAtX(420)) * f.scale() <= 6);
    f.drag({300, y}, {420, y});
    QCOMPARE(spy.count(), 1);
    QVERIFY(f.view.measuredSeconds().has_value());
    QVERIFY(std::abs(f.view.measuredSeconds()->first - from) < 1e-12);
    QVERIFY(std::abs(spy[0][1].toDouble() - to) < 1e-12);
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QVERIFY(!f.view.measuredSeconds());
}

/// Shift+drag in a lane: both ends go to the edges of the bar, and nothing is selected or moved.
void TestLanes::shiftDragMeasuresBetweenEdges() {
    LanesFixture f;
    QSignalSpy spy(&f.view, &LanesView::measured);
    const LaneSegment& s =
        f.state.analysis->lanes.segments[std::size_t(f.firstSegment(Resource::dram, Phase::epilogue))];
    const LaneFrame frame = f.view.frame();
    const int y = int(frame.layout.bar(1).center().y()); // the ends need not be in the lane of the bar
    const double scroll = frame.axis.scrollPixels;
    f.drag({int(frame.x(s.startSeconds)) - 3, y}, {int(frame.x(s.startSeconds + s.durationSeconds)) + 3, y},
           Qt::ShiftModifier);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(f.view.measuredSeconds()->first, s.startSeconds);
    QCOMPARE(f.view.measuredSeconds()->second, s.startSeconds + s.durationSeconds);
    QCOMPARE(f.view.frame().axis.scrollPixels, scroll);
    QVERIFY(f.selection.actions().isEmpty());
}

void TestLanes::keyMeasuresSegments() {
    LanesFixture f;
    QTest::keyClick(&f.view, Qt::Key_M); // nothing is current
    QVERIFY(!f.view.measuredSeconds());
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_M);
    const auto& all = f.state.analysis->lanes.segments;
    const LaneSegment first = all[std::size_t(f.view.currentSegment())];
    QCOMPARE(f.view.measuredSeconds()->first, first.startSeconds);
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_M);
    const LaneSegment second = all[std::size_t(f.view.currentSegment())];
    QCOMPARE(f.view.measuredSeconds()->first, first.startSeconds);
    QCOMPARE(f.view.measuredSeconds()->second, second.startSeconds + second.durationSeconds);
    QVERIFY(f.view.accessibleDescription().contains("measured"));
}

void TestLanes::savesATrace() {
    LanesFixture f;
    QSignalSpy spy(&f.view, &LanesView::dataSaveRequested);
    f.view.actions().first()->trigger();
    QCOMPARE(spy.count(), 1);
    const QJsonObject trace = QJsonDocument::fromJson(spy[0][1].toByteArray()).object();
    QVERIFY(trace["traceEvents"].toArray().size() > int(f.state.analysis->lanes.segments.size()));
    f.view.setState({});
    QVERIFY(!f.view.actions().first()->isEnabled());
}

void TestLanes::dragInOverviewMovesView() {
    LanesFixture f;
    f.wheel({200, 200}, 10, Qt::ControlModifier);
    const QRectF view = overviewViewRect(f.view.frame());
    const int y = int(view.center().y());
    f.drag(view.center().toPoint(), QPoint(int(view.center().x()) + 60, y));
    const QRectF moved = overviewViewRect(f.view.frame());
    QVERIFY2(moved.center().x() > view.center().x() + 20, qPrintable(QString::number(moved.center().x())));
}

void TestLanes::clickSelectsAction() {
    LanesFixture f;
    QSignalSpy spy(&f.selection, &Selection::actionsChanged);
    const int segment = f.firstSegment(Resource::l2, Phase::steady);
    QTest::mouseClick(&f.view, Qt::LeftButton, {}, f.centreOf(segment));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(f.selection.actions(), QStringList{"Load B"});
    QCOMPARE(f.view.currentSegment(), segment);
    QVERIFY(f.view.accessibleDescription().contains("Load B, k = 3"));
    // A click on nothing clears.
    const LaneFrame frame = f.view.frame();
    QTest::mouseClick(&f.view, Qt::LeftButton, {},
                      QPointF(frame.layout.lanes.right() - 4, frame.layout.bar(1).center().y()).toPoint());
    QVERIFY(f.selection.actions().isEmpty());
    QCOMPARE(f.view.currentSegment(), -1);
}

void TestLanes::clickOnWaitSelectsWhoIsToBlame() {
    LanesFixture f;
    const LaneFrame frame = f.view.frame();
    QTest::mouseClick(&f.view, Qt::LeftButton, {},
                      QPointF(frame.x(0.8e-6), frame.layout.bar(0).center().y()).toPoint());
    QCOMPARE(f.selection.actions(), QStringList{"Load B"});
}

void TestLanes::controlClickAdds() {
    LanesFixture f;
    const QPoint mma = f.centreOf(f.firstSegment(Resource::tensor, Phase::steady));
    const QPoint load = f.centreOf(f.firstSegment(Resource::l2, Phase::steady));
    QTest::mouseClick(&f.view, Qt::LeftButton, {}, mma);
    QTest::mouseClick(&f.view, Qt::LeftButton, Qt::ControlModifier, load);
    QCOMPARE(f.selection.actions(), (QStringList{"MMA", "Load B"}));
    QTest::mouseClick(&f.view, Qt::LeftButton, Qt::ControlModifier, load);
    QCOMPARE(f.selection.actions(), QStringList{"MMA"});
}

void TestLanes::selectionFromOutside() {
    LanesFixture f;
    const QImage before = f.view.grab().toImage();
    f.selection.setActions({"Store C", "no such action"});
    QCOMPARE(f.view.frame().options.selectedActions, std::vector<int>{4});
    QVERIFY(f.view.grab().toImage() != before);
}

void TestLanes::periodAndCommaStep() {
    LanesFixture f;
    QTest::keyClick(&f.view, Qt::Key_Period);
    QCOMPARE(f.view.currentSegment(), f.firstSegment(Resource::tensor, Phase::steady));
    QCOMPARE(f.selection.actions(), QStringList{"MMA"});
    const int first = f.view.currentSegment();
    QTest::keyClick(&f.view, Qt::Key_Period);
    QCOMPARE(f.state.analysis->lanes.segments[std::size_t(f.view.currentSegment())].iteration, 1LL);
    QTest::keyClick(&f.view, Qt::Key_Comma);
    QTest::keyClick(&f.view, Qt::Key_Comma);
    QCOMPARE(f.view.currentSegment(), first);
}

void TestLanes::upAndDownChangeLane() {
    LanesFixture f;
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_Down);
    const auto& all = f.state.analysis->lanes.segments;
    QCOMPARE(all[std::size_t(f.view.currentSegment())].resource, Resource::cuda);
    QTest::keyClick(&f.view, Qt::Key_Down);
    QCOMPARE(all[std::size_t(f.view.currentSegment())].resource, Resource::smem);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&f.view, Qt::Key_Up);
    QCOMPARE(all[std::size_t(f.view.currentSegment())].resource, Resource::tensor);
}

void TestLanes::fitSelectionShowsIt() {
    LanesFixture f;
    f.selection.setActions({"Store C"});
    QTest::keyClick(&f.view, Qt::Key_F);
    const LaneFrame frame = f.view.frame();
    const double left = xOf(frame.axis, 40.9e-6), right = xOf(frame.axis, 43.8e-6);
    QVERIFY(left > 0 && right < frame.axis.width);
    QVERIFY(right - left > frame.axis.width / 2);
}

/// What is measured comes first; with nothing measured or selected, F shows all.
void TestLanes::fitShowsWhatIsMeasured() {
    LanesFixture f;
    const double all = f.scale();
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_M);
    f.selection.setActions({"Store C"});
    QTest::keyClick(&f.view, Qt::Key_F);
    const auto [from, to] = *f.view.measuredSeconds();
    const LaneFrame frame = f.view.frame();
    QVERIFY(xOf(frame.axis, from) > 0 && xOf(frame.axis, to) < frame.axis.width);
    QVERIFY(xOf(frame.axis, to) - xOf(frame.axis, from) > frame.axis.width / 2);
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QTest::keyClick(&f.view, Qt::Key_F);
    QCOMPARE(f.scale(), all);
}

void TestLanes::keyPinsTheLane() {
    LanesFixture f;
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_Down);
    QTest::keyClick(&f.view, Qt::Key_P);
    QCOMPARE(f.view.pinnedCodes(), QStringList{"CU"});
    f.view.setPinnedLanes({});
    // The menu of a label names the lane under the pointer.
    const LaneFrame frame = f.view.frame();
    const QPoint label = frame.layout.lane(5).topLeft().toPoint() + QPoint(20, 8);
    bool pinned = false;
    QTimer::singleShot(0, &f.view, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu) return;
        for (QAction* action : menu->actions())
            if (action->text() == QLatin1String("Pin DRAM on Top")) action->trigger(), pinned = true;
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, label, f.view.mapToGlobal(label));
    QCoreApplication::sendEvent(&f.view, &event);
    QVERIFY(pinned);
    QCOMPARE(f.view.pinnedCodes(), QStringList{"DR"});
}

void TestLanes::escapeClears() {
    LanesFixture f;
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QCOMPARE(f.view.currentSegment(), -1);
    QVERIFY(f.selection.actions().isEmpty());
}

void TestLanes::helpKeyExplains() {
    LanesFixture f;
    QSignalSpy spy(&f.view, &LanesView::explainRequested);
    QTest::keyClick(&f.view, Qt::Key_F1);
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_F1);
    QCOMPARE(spy.at(0).at(0).toString(), QStringLiteral("latency"));
    QCOMPARE(spy.at(1).at(0).toString(), QStringLiteral("action/MMA"));
}

void TestLanes::foldActions() {
    LanesFixture f;
    QSignalSpy spy(&f.view, &LanesView::headerCaptionChanged);
    f.view.foldActions()->actions().at(1)->trigger();
    QVERIFY(!f.view.folded());
    QCOMPARE(f.view.frame().axis.foldSeconds, 0.0);
    QCOMPARE(spy.count(), 1);
    f.view.setFolded(true);
    QVERIFY(f.view.foldActions()->actions().at(0)->isChecked());
    QCOMPARE(f.view.frame().axis.foldSeconds, f.state.analysis->lanes.foldSeconds);
}

QTEST_MAIN(TestLanes)
#include "tst_lanes.moc"
