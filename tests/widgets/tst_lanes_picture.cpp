// What the lanes view shows: rows, chain, waits, ghost, writing and tooltips; what stays in place, and what it says empty.
#include "tests/widgets/lanes_fixture.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/tooltip/value_tooltip.h"

#include <QFontMetricsF>
#include <QScrollBar>

using namespace tilesight;

class TestLanesPicture : public QObject {
    Q_OBJECT
private slots:
    void rowsAndIdleLanes();
    void largeLettersKeepThreeLanes();
    void pinnedLanesStayOnTop();
    void guideSaysWhatAPixelTells();
    void tooltipGoesWithTheView();
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

void TestLanesPicture::rowsAndIdleLanes() {
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

/// With the largest letters at least three lanes are to be read in a dock of the smallest window, the others by scrolling.
void TestLanesPicture::largeLettersKeepThreeLanes() {
    LanesFixture f(example::exampleState(), {900, 200});
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

void TestLanesPicture::pinnedLanesStayOnTop() {
    LanesFixture f(example::exampleState(), {1200, 200});
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

void TestLanesPicture::guideSaysWhatAPixelTells() {
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

void TestLanesPicture::tooltipGoesWithTheView() {
    LanesFixture f;
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

void TestLanesPicture::hoverGuideAndTooltip() {
    LanesFixture f;
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

void TestLanesPicture::expandIdleLanes() {
    LanesFixture f;
    QCOMPARE(f.view.frame().layout.laneCount, 6);
    QTest::mouseClick(&f.view, Qt::LeftButton, {}, idleToggleRect(f.view.frame()).center().toPoint());
    QCOMPARE(f.view.frame().layout.laneCount, 9);
    QTest::mouseClick(&f.view, Qt::LeftButton, {}, idleToggleRect(f.view.frame()).center().toPoint());
    QCOMPARE(f.view.frame().layout.laneCount, 6);
}

void TestLanesPicture::keepsZoomOverNewResult() {
    LanesFixture f;
    f.wheel({400, 200}, 6, Qt::ControlModifier);
    const double scale = f.scale();
    ViewState next = f.state;
    next.analysis = std::make_shared<const Analysis>(*f.state.analysis);
    f.view.setState(next);
    QCOMPARE(f.scale(), scale);
}

void TestLanesPicture::unfoldedRepeats() {
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

void TestLanesPicture::chainIsConnected() {
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

void TestLanesPicture::waitsOfOneLaneAtATime() {
    LanesFixture f;
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

void TestLanesPicture::writingKeepsClearOfChain_data() {
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

void TestLanesPicture::writingKeepsClearOfChain() {
    QFETCH(QVector<double>, crossings);
    QFETCH(double, width);
    QFETCH(double, left);
    const double at = clearOf({crossings.begin(), crossings.end()}, 10, 110, width);
    if (left < 0)
        QVERIFY(std::isnan(at));
    else
        QCOMPARE(at, left);
}

void TestLanesPicture::ghostTooltipNamesBaseline() {
    LanesFixture f;
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

void TestLanesPicture::emptyStates_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("nothing open") << "none"
                                  << "once a plan is open";
    QTest::newRow("illegal plan") << "error"
                                  << "SMEM needs 240 of 227 KiB";
    QTest::newRow("computing") << "computing"
                               << "Computing";
}

void TestLanesPicture::emptyStates() {
    QFETCH(QString, kind);
    QFETCH(QString, sentence);
    ViewState state;
    if (kind == "error") state.errors = {{"occupancy.does_not_fit", "SMEM needs 240 of 227 KiB", "", {}, ""}};
    state.computing = kind == "computing";
    state.baseline = std::make_shared<const Analysis>(example::exampleAnalysis());
    LanesFixture f(state);
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

void TestLanesPicture::manySegmentsPaint() {
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

QTEST_MAIN(TestLanesPicture)
#include "tst_lanes_picture.moc"
