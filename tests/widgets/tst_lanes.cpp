// The lanes view under real events: every gesture, and the selection in both directions.
#include "tests/widgets/example_analysis.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/tooltip/value_tooltip.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>
#include <QWheelEvent>
#include <QtTest>

using namespace tilesight;

namespace {

struct Fixture {
    Selection selection;
    LanesView view{&selection};
    ViewState state;

    explicit Fixture(ViewState s = example::exampleState(), QSize size = {1200, 360}) : state(std::move(s)) {
        view.setState(state);
        view.resize(size);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }
    int firstSegment(Resource resource, Phase phase) const {
        const auto& all = state.analysis->lanes.segments;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].resource == resource && all[i].phase == phase) return int(i);
        return -1;
    }
    QPoint centreOf(int segment) const {
        const LaneFrame f = view.frame();
        const LaneSegment& s = state.analysis->lanes.segments[std::size_t(segment)];
        const QRectF bar = f.layout.bar(f.scene.rowOf(s.resource));
        return QPointF(f.x(s.startSeconds + s.durationSeconds / 2), bar.center().y()).toPoint();
    }
    void wheel(const QPoint& at, int steps, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(&view, Qt::LeftButton, modifiers, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&view, from + (to - from) * i / 5);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }
    double scale() const { return view.frame().axis.pixelsPerSecond; }
    double timeAtX(int x) const {
        const LaneFrame f = view.frame();
        return timeAt(f.axis, x - f.layout.plotLeft());
    }
};

} // namespace

class TestLanes : public QObject {
    Q_OBJECT
private slots:
    void rowsAndIdleLanes();
    void controlWheelZoomsAtPointer();
    void shiftWheelPans();
    void plainWheelScrollsLanes();
    void keysZoomAndPan();
    void homeFitsAll();
    void dragPans();
    void dragInRulerMeasures();
    void shiftDragMeasuresBetweenEdges();
    void keyMeasuresSegments();
    void largeLettersKeepThreeLanes();
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
    void pinnedLanesStayOnTop();
    void keyPinsTheLane();
    void guideSaysWhatAPixelTells();
    void tooltipGoesWithTheView();
    void helpKeyExplains();
    void foldActions();
    void hoverGuideAndTooltip();
    void expandIdleLanes();
    void keepsZoomOverNewResult();
    void unfoldedRepeats();
    void chainIsConnected();
    void waitsOfOneLaneAtATime();
    void writingKeepsClearOfChain_data();
    void writingKeepsClearOfChain();
    void ghostTooltipNamesBaseline();
    void emptyStates_data();
    void emptyStates();
    void manySegmentsPaint();
};

void TestLanes::rowsAndIdleLanes() {
    const LaneScene scene = makeLaneScene(example::gemmLanes(), example::exampleAnalysis());
    QStringList rows;
    for (const LaneRow& row : scene.rows)
        rows << QString::fromUtf8(resourceCode(row.resource).data());
    QCOMPARE(rows.join(' '), QStringLiteral("TC CU SM 1.5 L2 DR"));
    QCOMPARE(idleSentence(scene.idle), QStringLiteral("3 lanes without work: SFU, TMEM, Network"));
    QVERIFY(scene.rows[1].idleInLoop);
    QVERIFY(!scene.rows[0].idleInLoop);
    QCOMPARE(scene.rows[0].repeating.size(), std::size_t(1));
}

void TestLanes::controlWheelZoomsAtPointer() {
    Fixture f;
    const double before = f.scale(), time = f.timeAtX(400);
    f.wheel({400, 200}, 2, Qt::ControlModifier);
    QVERIFY(std::abs(f.scale() / before - 1.44) < 1e-9);
    QVERIFY(std::abs(f.timeAtX(400) - time) < 1e-12);
    f.wheel({400, 200}, -9, Qt::ControlModifier);
    QCOMPARE(f.scale(), before);
}

void TestLanes::shiftWheelPans() {
    Fixture f;
    f.wheel({400, 200}, 5, Qt::ControlModifier);
    const double scroll = f.view.frame().axis.scrollPixels;
    f.wheel({400, 200}, -1, Qt::ShiftModifier);
    QVERIFY(f.view.frame().axis.scrollPixels > scroll);
    f.wheel({400, 200}, 1, Qt::ShiftModifier);
    QVERIFY(std::abs(f.view.frame().axis.scrollPixels - scroll) < 1e-6);
}

void TestLanes::plainWheelScrollsLanes() {
    Fixture f(example::exampleState(), {1200, 200});
    auto* bar = f.view.findChild<QScrollBar*>();
    QVERIFY(bar->isVisible());
    f.wheel({400, 120}, -1, {});
    QVERIFY(f.view.frame().layout.scrollY > 0);
    f.wheel({400, 120}, 50, {});
    QCOMPARE(f.view.frame().layout.scrollY, 0.0);
}

void TestLanes::keysZoomAndPan() {
    Fixture f;
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
    Fixture f;
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
    Fixture f;
    f.wheel({600, 200}, 6, Qt::ControlModifier);
    const double time = f.timeAtX(700);
    f.drag({700, 150}, {600, 160});
    QVERIFY(std::abs(f.timeAtX(600) - time) < 1e-12);
    QVERIFY(f.selection.actions().isEmpty());
}

void TestLanes::dragInRulerMeasures() {
    Fixture f;
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
    Fixture f;
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
    Fixture f;
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

/// With the largest letters at least three lanes are to be read in a dock of the smallest window, the others by scrolling.
void TestLanes::largeLettersKeepThreeLanes() {
    Fixture f(example::exampleState(), {900, 200});
    Theme theme = Theme::light();
    theme.fontScale = 1.75;
    f.view.setTheme(theme);
    const LaneFrame frame = f.view.frame();
    QVERIFY2(
        frame.layout.lanes.height() >= 3 * frame.layout.laneHeight - 1,
        qPrintable(QStringLiteral("%1 of %2").arg(frame.layout.lanes.height()).arg(frame.layout.laneHeight)));
    QVERIFY(frame.layout.bar(0).height() >= QFontMetricsF(theme.font(11, true)).ascent());
    const auto* bar = f.view.findChild<QScrollBar*>();
    QVERIFY(bar->isVisible() && bar->maximum() > 0);
    f.view.resize(900, 600); // with room everything is back
    QVERIFY(f.view.frame().layout.overview.height() > 0 && f.view.frame().layout.foot.height() > 0);
}

void TestLanes::savesATrace() {
    Fixture f;
    QSignalSpy spy(&f.view, &LanesView::dataSaveRequested);
    f.view.actions().first()->trigger();
    QCOMPARE(spy.count(), 1);
    const QJsonObject trace = QJsonDocument::fromJson(spy[0][1].toByteArray()).object();
    QVERIFY(trace["traceEvents"].toArray().size() > int(f.state.analysis->lanes.segments.size()));
    f.view.setState({});
    QVERIFY(!f.view.actions().first()->isEnabled());
}

void TestLanes::dragInOverviewMovesView() {
    Fixture f;
    f.wheel({200, 200}, 10, Qt::ControlModifier);
    const QRectF view = overviewViewRect(f.view.frame());
    const int y = int(view.center().y());
    f.drag(view.center().toPoint(), QPoint(int(view.center().x()) + 60, y));
    const QRectF moved = overviewViewRect(f.view.frame());
    QVERIFY2(moved.center().x() > view.center().x() + 20, qPrintable(QString::number(moved.center().x())));
}

void TestLanes::clickSelectsAction() {
    Fixture f;
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
    Fixture f;
    const LaneFrame frame = f.view.frame();
    QTest::mouseClick(&f.view, Qt::LeftButton, {},
                      QPointF(frame.x(0.8e-6), frame.layout.bar(0).center().y()).toPoint());
    QCOMPARE(f.selection.actions(), QStringList{"Load B"});
}

void TestLanes::controlClickAdds() {
    Fixture f;
    const QPoint mma = f.centreOf(f.firstSegment(Resource::tensor, Phase::steady));
    const QPoint load = f.centreOf(f.firstSegment(Resource::l2, Phase::steady));
    QTest::mouseClick(&f.view, Qt::LeftButton, {}, mma);
    QTest::mouseClick(&f.view, Qt::LeftButton, Qt::ControlModifier, load);
    QCOMPARE(f.selection.actions(), (QStringList{"MMA", "Load B"}));
    QTest::mouseClick(&f.view, Qt::LeftButton, Qt::ControlModifier, load);
    QCOMPARE(f.selection.actions(), QStringList{"MMA"});
}

void TestLanes::selectionFromOutside() {
    Fixture f;
    const QImage before = f.view.grab().toImage();
    f.selection.setActions({"Store C", "no such action"});
    QCOMPARE(f.view.frame().options.selectedActions, std::vector<int>{4});
    QVERIFY(f.view.grab().toImage() != before);
}

void TestLanes::periodAndCommaStep() {
    Fixture f;
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
    Fixture f;
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
    Fixture f;
    f.selection.setActions({"Store C"});
    QTest::keyClick(&f.view, Qt::Key_F);
    const LaneFrame frame = f.view.frame();
    const double left = xOf(frame.axis, 40.9e-6), right = xOf(frame.axis, 43.8e-6);
    QVERIFY(left > 0 && right < frame.axis.width);
    QVERIFY(right - left > frame.axis.width / 2);
}

/// What is measured comes first; with nothing measured or selected, F shows all.
void TestLanes::fitShowsWhatIsMeasured() {
    Fixture f;
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

void TestLanes::pinnedLanesStayOnTop() {
    Fixture f(example::exampleState(), {1200, 200});
    f.view.setPinnedLanes({Resource::dram});
    const LaneFrame at = f.view.frame();
    QCOMPARE(at.scene.rows.front().resource, Resource::dram);
    QCOMPARE(at.layout.pinnedCount, 1);
    QCOMPARE(at.scene.rows[1].resource, Resource::tensor); // the others keep their order
    auto* bar = f.view.findChild<QScrollBar*>();
    bar->setValue(bar->maximum());
    const LaneLayout layout = f.view.frame().layout;
    QVERIFY(layout.scrollY > 0);
    QCOMPARE(layout.lane(0).top(), layout.lanes.top());
    QCOMPARE(layout.laneAt(layout.lanes.top() + 2), 0);
    QVERIFY(layout.laneAt(layout.lanes.top() + layout.pinnedHeight() + 2) > 1);
    QCOMPARE(layout.clip(2).top(), layout.lanes.top() + layout.pinnedHeight());
    // Kept as codes; a new result keeps them as well.
    QCOMPARE(f.view.pinnedCodes(), QStringList{"DR"});
    ViewState next = f.state;
    next.analysis = std::make_shared<const Analysis>(*f.state.analysis);
    f.view.setState(next);
    QCOMPARE(f.view.frame().scene.rows.front().resource, Resource::dram);
    f.view.setPinnedCodes({"TC", "no such lane"});
    QCOMPARE(f.view.pinnedLanes(), std::vector<Resource>{Resource::tensor});
}

void TestLanes::keyPinsTheLane() {
    Fixture f;
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

void TestLanes::guideSaysWhatAPixelTells() {
    LaneAxis axis;
    axis.totalSeconds = 53.2e-3;
    axis.width = 1000;
    axis = fittedAll(axis);
    const double time = 13.319354e-3;
    QCOMPARE(timeAtPixel(time, axis, axisUnit(axis)), QStringLiteral("13.3 ms"));
    axis.pixelsPerSecond *= 2e4;
    QCOMPARE(timeAtPixel(time, axis, axisUnit(axis)), QStringLiteral("13.319354 ms"));
    // Folded, what is drawn is short: its unit is not that of the whole.
    axis.foldStartSeconds = 5e-6;
    axis.foldSeconds = axis.totalSeconds - 12e-6;
    QCOMPARE(axisUnit(axis).name, QStringLiteral("µs"));
}

void TestLanes::tooltipGoesWithTheView() {
    Fixture f;
    auto* tip = f.view.findChild<ValueTooltip*>();
    tip->setDelayMilliseconds(0);
    QTest::mouseMove(&f.view, f.centreOf(f.firstSegment(Resource::dram, Phase::epilogue)));
    QTRY_VERIFY(tip->isVisible());
    QTest::keyClick(&f.view, Qt::Key_W);
    QVERIFY(!tip->isVisible());
    QTest::mouseMove(&f.view, f.centreOf(f.firstSegment(Resource::tensor, Phase::steady)));
    QTRY_VERIFY(tip->isVisible());
    QTest::keyClick(&f.view, Qt::Key_Home);
    QVERIFY(!tip->isVisible());
    QVERIFY(!f.view.frame().options.guideSeconds);
}

void TestLanes::escapeClears() {
    Fixture f;
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_Escape);
    QCOMPARE(f.view.currentSegment(), -1);
    QVERIFY(f.selection.actions().isEmpty());
}

void TestLanes::helpKeyExplains() {
    Fixture f;
    QSignalSpy spy(&f.view, &LanesView::explainRequested);
    QTest::keyClick(&f.view, Qt::Key_F1);
    QTest::keyClick(&f.view, Qt::Key_Period);
    QTest::keyClick(&f.view, Qt::Key_F1);
    QCOMPARE(spy.at(0).at(0).toString(), QStringLiteral("latency"));
    QCOMPARE(spy.at(1).at(0).toString(), QStringLiteral("action/MMA"));
}

void TestLanes::foldActions() {
    Fixture f;
    QSignalSpy spy(&f.view, &LanesView::headerCaptionChanged);
    f.view.foldActions()->actions().at(1)->trigger();
    QVERIFY(!f.view.folded());
    QCOMPARE(f.view.frame().axis.foldSeconds, 0.0);
    QCOMPARE(spy.count(), 1);
    f.view.setFolded(true);
    QVERIFY(f.view.foldActions()->actions().at(0)->isChecked());
    QCOMPARE(f.view.frame().axis.foldSeconds, f.state.analysis->lanes.foldSeconds);
}

void TestLanes::hoverGuideAndTooltip() {
    Fixture f;
    auto* tip = f.view.findChild<ValueTooltip*>();
    tip->setDelayMilliseconds(0);
    QTest::mouseMove(&f.view, f.centreOf(f.firstSegment(Resource::dram, Phase::epilogue)));
    QVERIFY(f.view.frame().options.guideSeconds.has_value());
    QCOMPARE(f.selection.hoveredAction(), QStringLiteral("Store C"));
    QTRY_VERIFY(tip->isVisible());
    QVERIFY(tip->text().title == QLatin1String("Store C on DRAM"));
    QVERIFY2(tip->text().plain().contains("Bytes: 64"), qPrintable(tip->text().plain()));
    QVERIFY(tip->text().plain().contains("Starts after: Convert"));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&f.view, &leave);
    QVERIFY(!f.view.frame().options.guideSeconds);
    QVERIFY(!tip->isVisible());
    QCOMPARE(f.selection.hoveredAction(), QString());
}

void TestLanes::expandIdleLanes() {
    Fixture f;
    QCOMPARE(f.view.frame().layout.laneCount, 6);
    QTest::mouseClick(&f.view, Qt::LeftButton, {}, idleToggleRect(f.view.frame()).center().toPoint());
    QCOMPARE(f.view.frame().layout.laneCount, 9);
    QTest::mouseClick(&f.view, Qt::LeftButton, {}, idleToggleRect(f.view.frame()).center().toPoint());
    QCOMPARE(f.view.frame().layout.laneCount, 6);
}

void TestLanes::keepsZoomOverNewResult() {
    Fixture f;
    f.wheel({400, 200}, 6, Qt::ControlModifier);
    const double scale = f.scale();
    ViewState next = f.state;
    next.analysis = std::make_shared<const Analysis>(*f.state.analysis);
    f.view.setState(next);
    QCOMPARE(f.scale(), scale);
}

void TestLanes::unfoldedRepeats() {
    const Analysis a = example::exampleAnalysis();
    const LaneScene scene = makeLaneScene(a.lanes, a);
    const LaneAxis all = fittedAll(laneAxis(scene, 1000, false));
    const auto drawn = visibleSegments(scene, scene.rows[0], all, 0, 1000);
    QCOMPARE(drawn.size(), std::size_t(64));
    std::vector<long long> iterations;
    for (const DrawnSegment& s : drawn)
        iterations.push_back(s.iteration);
    std::sort(iterations.begin(), iterations.end());
    for (long long k = 0; k < 64; ++k)
        QCOMPARE(iterations[std::size_t(k)], k);
    // A copy lies one period behind its original.
    const auto hit = segmentAt(scene, scene.rows[0], all, xOf(all, 1.7e-6 + 10 * 0.603e-6 + 0.2e-6));
    QVERIFY(hit.has_value());
    QCOMPARE(hit->iteration, 10LL);
}

void TestLanes::chainIsConnected() {
    const Analysis a = example::exampleAnalysis();
    const LaneScene scene = makeLaneScene(a.lanes, a);
    const auto folded = chainParts(scene, fittedAll(laneAxis(scene, 1000, true)));
    QCOMPARE(folded.size(), std::size_t(2));
    QCOMPARE(chainParts(scene, fittedAll(laneAxis(scene, 1000, false))).size(), std::size_t(1));
    for (const auto& part : folded)
        for (std::size_t i = 1; i < part.size(); ++i) {
            QVERIFY(part[i].seconds >= part[i - 1].seconds);
            // Either along a lane or over to another one at the same time.
            QVERIFY(part[i].row == part[i - 1].row || part[i].seconds == part[i - 1].seconds);
        }
}

void TestLanes::waitsOfOneLaneAtATime() {
    Fixture f;
    // The tensor core is busiest; another lane shows its waits while the pointer is on it.
    QVERIFY(showsWaits(f.view.frame(), 0));
    QVERIFY(!showsWaits(f.view.frame(), 4));
    QTest::mouseMove(&f.view, f.centreOf(f.firstSegment(Resource::l2, Phase::epilogue)));
    QVERIFY(showsWaits(f.view.frame(), 4));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&f.view, &leave);
    QVERIFY(!showsWaits(f.view.frame(), 4));
    QVERIFY(showsWaits(f.view.frame(), 0));
}

void TestLanes::writingKeepsClearOfChain_data() {
    QTest::addColumn<QVector<double>>("crossings");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("left"); // negative = no room
    QTest::newRow("nothing in the way") << QVector<double>{} << 50.0 << 10.0;
    QTest::newRow("crossing behind the words") << QVector<double>{80} << 50.0 << 10.0;
    QTest::newRow("crossing in the words") << QVector<double>{30} << 50.0 << 35.0;
    QTest::newRow("two crossings") << QVector<double>{12, 40} << 50.0 << 45.0;
    QTest::newRow("no room behind it") << QVector<double>{60} << 60.0 << -1.0;
    QTest::newRow("too wide anyway") << QVector<double>{} << 200.0 << -1.0;
}

void TestLanes::writingKeepsClearOfChain() {
    QFETCH(QVector<double>, crossings);
    QFETCH(double, width);
    QFETCH(double, left);
    const double at = clearOf({crossings.begin(), crossings.end()}, 10, 110, width);
    if (left < 0)
        QVERIFY(std::isnan(at));
    else
        QCOMPARE(at, left);
}

void TestLanes::ghostTooltipNamesBaseline() {
    Fixture f;
    auto* tip = f.view.findChild<ValueTooltip*>();
    tip->setDelayMilliseconds(0);
    const LaneFrame frame = f.view.frame();
    const LaneSegment& s = f.state.baseline->lanes.segments.front(); // the baseline's first matmul
    QTest::mouseMove(
        &f.view, QPointF(frame.x(s.startSeconds + s.durationSeconds / 2), frame.layout.ghost(0).center().y())
                     .toPoint());
    QTRY_VERIFY(tip->isVisible());
    QCOMPARE(tip->text().title, QStringLiteral("MMA, k = 0 on Tensor core (baseline “2 stages”)"));
}

void TestLanes::emptyStates_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing open") << "none"
                                  << "once a plan is open";
    QTest::newRow("illegal plan") << "error"
                                  << "SMEM needs 240 of 227 KiB";
    QTest::newRow("computing") << "computing"
                               << "Computing";
}

void TestLanes::emptyStates() {
    QFETCH(QString, kind);
    QFETCH(QString, sentence);
    ViewState state;
    if (kind == "error") state.errors = {{"occupancy.does_not_fit", "SMEM needs 240 of 227 KiB", "", {}, ""}};
    state.computing = kind == "computing";
    state.baseline = std::make_shared<const Analysis>(example::exampleAnalysis());
    Fixture f(state);
    f.view.setState({});
    f.view.setState(state);
    QVERIFY2(f.view.accessibleDescription().contains(sentence), qPrintable(f.view.accessibleDescription()));
    QVERIFY(!f.view.hasLanes());
    // No gesture may trip over a missing result.
    for (Qt::Key key : {Qt::Key_W, Qt::Key_F, Qt::Key_Home, Qt::Key_Period, Qt::Key_F1, Qt::Key_Down})
        QTest::keyClick(&f.view, key);
    f.wheel({400, 200}, 1, Qt::ControlModifier);
    f.drag({400, 50}, {500, 60});
    QVERIFY(!f.view.grab().isNull());
}

void TestLanes::manySegmentsPaint() {
    Analysis a = example::exampleAnalysis();
    a.lanes = example::gemmLanes(18'000, 3, 0.603, 18'000);
    QVERIFY(a.lanes.segments.size() > 100'000);
    const LaneScene scene = makeLaneScene(a.lanes, a);
    const LaneAxis axis = fittedAll(laneAxis(scene, 1000, true));
    const LaneRow& tensor = scene.rows[0];
    // The whole lane is visible; one pixel of it is found without walking through the rest.
    QCOMPARE(visibleSegments(scene, tensor, axis, 0, 1000).size(), std::size_t(18'000));
    QVERIFY(visibleSegments(scene, tensor, axis, 500, 501).size() < 40);
    QImage image(1000, 340, QImage::Format_RGB32);
    QPainter painter(&image);
    paintLanes(painter, QRectF(0, 0, 1000, 340), a.lanes, a, Theme::light());
    painter.end();
    const QRectF bar = laneLayout(QRectF(0, 0, 1000, 340), int(scene.rows.size()), 1, 0, false).bar(0);
    QVERIFY(image.pixelColor(600, int(bar.center().y()) + 5) != QColor(Qt::white));
}

QTEST_MAIN(TestLanes)
#include "tst_lanes.moc"
