// Pure geometry of the lanes: time and pixels, fold, zoom, ticks, rows. No window is needed.
#include "widgets/lanes/lane_geometry.h"
#include "widgets/lanes/lane_text.h"

#include <QtTest>

using namespace tilesight;

namespace {

LaneAxis axis(double total, double foldStart, double fold, double width) {
    LaneAxis a;
    a.totalSeconds = total;
    a.foldStartSeconds = foldStart;
    a.foldSeconds = fold;
    a.foldPixels = 50;
    a.width = width;
    return fittedAll(a);
}

} // namespace

class TestLaneGeometry : public QObject {
    Q_OBJECT
private slots:
    void waitsGetShorterNeverCut() {
        QCOMPARE(waitWords(QStringLiteral("waits: store C, one block per SM")),
                 (QStringList{QStringLiteral("waits: store C, one block per SM"),
                              QStringLiteral("waits: store C"), QStringLiteral("store C")}));
        QCOMPARE(waitWords(QStringLiteral("waits: load X from DRAM")),
                 (QStringList{QStringLiteral("waits: load X from DRAM"), QStringLiteral("waits: load X"),
                              QStringLiteral("load X")}));
        QCOMPARE(waitWords(QStringLiteral("idle")), QStringList{QStringLiteral("idle")});
    }
    void idleLanesInWords() {
        QCOMPARE(idleSentence({Resource::sfu}), QStringLiteral("1 lane without work: SFU"));
        QCOMPARE(idleSentence({Resource::sfu, Resource::tmem}, false),
                 QStringLiteral("2 lanes without work"));
    }
    void fits_data();
    void fits();
    void roundTrip_data();
    void roundTrip();
    void zoomKeepsTimeUnderPointer_data();
    void zoomKeepsTimeUnderPointer();
    void limits();
    void fitRange_data();
    void fitRange();
    void niceSteps_data();
    void niceSteps();
    void ticks();
    void units_data();
    void units();
    void rows_data();
    void rows();
    void laneAt();
};

void TestLaneGeometry::fits_data() {
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("foldStart");
    QTest::addColumn<double>("fold");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("scale");
    QTest::newRow("no fold") << 10.0 << 0.0 << 0.0 << 500.0 << 50.0;
    QTest::newRow("folded") << 10.0 << 4.0 << 5.0 << 550.0 << 100.0;
    QTest::newRow("empty block") << 0.0 << 0.0 << 0.0 << 500.0 << 1.0;
    QTest::newRow("no width") << 10.0 << 0.0 << 0.0 << 0.0 << 1.0;
    QTest::newRow("fold wider than the view") << 10.0 << 4.0 << 5.0 << 40.0 << 1.0;
}

void TestLaneGeometry::fits() {
    QFETCH(double, total);
    QFETCH(double, foldStart);
    QFETCH(double, fold);
    QFETCH(double, width);
    QFETCH(double, scale);
    QCOMPARE(axis(total, foldStart, fold, width).pixelsPerSecond, scale);
}

void TestLaneGeometry::roundTrip_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<double>("x");
    QTest::newRow("start") << 0.0 << 0.0;
    QTest::newRow("before the fold") << 2.0 << 200.0;
    QTest::newRow("fold begins") << 4.0 << 400.0;
    QTest::newRow("inside the fold") << 6.5 << 425.0;
    QTest::newRow("fold ends") << 9.0 << 450.0;
    QTest::newRow("behind the fold") << 9.5 << 500.0;
    QTest::newRow("end") << 10.0 << 550.0;
    QTest::newRow("before the block") << -1.0 << -100.0;
}

void TestLaneGeometry::roundTrip() {
    QFETCH(double, seconds);
    QFETCH(double, x);
    const LaneAxis a = axis(10, 4, 5, 550);
    QCOMPARE(xOf(a, seconds), x);
    QVERIFY(std::abs(timeAt(a, x) - seconds) < 1e-12);
    const LaneAxis scrolled = panned(zoomed(a, 3, 100), 40);
    QVERIFY(std::abs(timeAt(scrolled, xOf(scrolled, seconds)) - seconds) < 1e-12);
}

void TestLaneGeometry::zoomKeepsTimeUnderPointer_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("factor");
    for (double x : {0.0, 130.0, 410.0, 480.0, 550.0})
        for (double factor : {1.25, 8.0})
            QTest::addRow("x %g, factor %g", x, factor) << x << factor;
}

void TestLaneGeometry::zoomKeepsTimeUnderPointer() {
    QFETCH(double, x);
    QFETCH(double, factor);
    const LaneAxis a = axis(10, 4, 5, 550), b = zoomed(a, factor, x);
    QCOMPARE(b.pixelsPerSecond, a.pixelsPerSecond * factor);
    QVERIFY(std::abs(timeAt(b, x) - timeAt(a, x)) < 1e-9);
}

void TestLaneGeometry::limits() {
    const LaneAxis a = axis(10, 0, 0, 500);
    QCOMPARE(zoomed(a, 0.1, 250).pixelsPerSecond, a.pixelsPerSecond);
    QCOMPARE(zoomed(a, 1e9, 250).pixelsPerSecond, a.pixelsPerSecond * 1e5);
    QCOMPARE(panned(a, 100).scrollPixels, 0.0);
    const LaneAxis close = zoomed(a, 2, 0);
    QCOMPARE(panned(close, 1e9).scrollPixels, 500.0);
    QCOMPARE(timeAt(panned(close, 1e9), 500), 10.0);
    QCOMPARE(panned(close, -1e9).scrollPixels, 0.0);
}

void TestLaneGeometry::fitRange_data() {
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::newRow("one bar") << 1.0 << 1.5;
    QTest::newRow("behind the fold") << 9.2 << 9.6;
    QTest::newRow("across the fold") << 3.5 << 9.5;
}

void TestLaneGeometry::fitRange() {
    QFETCH(double, from);
    QFETCH(double, to);
    const LaneAxis a = fittedRange(axis(10, 4, 5, 550), from, to);
    const double left = xOf(a, from), right = xOf(a, to);
    QVERIFY2(left >= -1e-6 && right <= a.width + 1e-6,
             qPrintable(QStringLiteral("%1 .. %2").arg(left).arg(right)));
    QVERIFY(right - left > a.width / 2);
}

void TestLaneGeometry::niceSteps_data() {
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("step");
    QTest::newRow("exact") << 0.5 << 0.5;
    QTest::newRow("just above") << 0.51 << 1.0;
    QTest::newRow("two") << 1.3 << 2.0;
    QTest::newRow("ten") << 7.0 << 10.0;
    QTest::newRow("tiny") << 3e-10 << 5e-10;
    QTest::newRow("zero") << 0.0 << 1.0;
    QTest::newRow("negative") << -4.0 << 1.0;
    QTest::newRow("not a number") << std::nan("") << 1.0;
}

void TestLaneGeometry::niceSteps() {
    QFETCH(double, minimum);
    QFETCH(double, step);
    QCOMPARE(niceStep(minimum), step);
}

void TestLaneGeometry::ticks() {
    const LaneAxis a = axis(10, 4, 5, 550);
    const auto list = rulerTicks(a, 60, 30);
    QStringList shown;
    for (const RulerTick& t : list)
        shown << QString::number(t.seconds) + (t.labelled ? "" : "-");
    // Nothing between 4 and 9; the label at 4 would stand in the fold.
    QCOMPARE(shown.join(' '), QStringLiteral("0 1 2 3 4- 9 10-"));
    QVERIFY(rulerTicks(LaneAxis{}, 60, 30).empty());
}

void TestLaneGeometry::units_data() {
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<double>("step");
    QTest::addColumn<QString>("label");
    QTest::newRow("ns") << 4e-7 << 2e-7 << 1e-7 << "200 ns";
    QTest::newRow("us") << 4e-5 << 2.5e-6 << 5e-7 << "2.5 µs";
    QTest::newRow("us, whole") << 4e-5 << 2e-6 << 1e-6 << "2 µs";
    QTest::newRow("ms") << 0.04 << 0.02 << 0.01 << "20 ms";
    QTest::newRow("s") << 4.0 << 2.0 << 1.0 << "2 s";
}

void TestLaneGeometry::units() {
    QFETCH(double, total);
    QFETCH(double, seconds);
    QFETCH(double, step);
    QFETCH(QString, label);
    const TimeUnit unit = timeUnitFor(total);
    QCOMPARE(tickLabel(seconds, step, unit) + ' ' + unit.name, label);
}

void TestLaneGeometry::rows_data() {
    QTest::addColumn<double>("height");
    QTest::addColumn<int>("lanes");
    QTest::addColumn<double>("laneHeight");
    QTest::addColumn<bool>("scrolls");
    QTest::newRow("roomy: lanes fill it") << 600.0 << 6 << 82.0 << false;
    QTest::newRow("a whole screen: they stop growing at 140") << 1200.0 << 6 << 140.0 << false;
    QTest::newRow("as in the edit layout") << 346.0 << 6 << 40.0 << false;
    QTest::newRow("tight: lanes scroll at 24") << 226.0 << 9 << 24.0 << true;
    QTest::newRow("no lanes") << 300.0 << 0 << 24.0 << false;
    QTest::newRow("no height") << 10.0 << 6 << 20.0 << true;
}

void TestLaneGeometry::rows() {
    QFETCH(double, height);
    QFETCH(int, lanes);
    QFETCH(double, laneHeight);
    QFETCH(bool, scrolls);
    const LaneLayout l = laneLayout(QRectF(0, 0, 1000, height), lanes, 1, 1e9, false);
    QCOMPARE(l.laneHeight, laneHeight);
    QCOMPARE(l.scrollY > 0, scrolls);
    QVERIFY(l.lanes.height() >= 0);
    if (lanes > 0 && l.lanes.height() > 0) {
        // Scrolled to the end, the last lane ends where the visible part ends.
        QCOMPARE(l.lane(lanes - 1).bottom(), l.lanes.bottom());
        QVERIFY(l.bar(0).height() > 8);
        QCOMPARE(l.bar(0).left(), l.plotLeft());
    }
}

void TestLaneGeometry::laneAt() {
    const LaneLayout l = laneLayout(QRectF(0, 0, 1000, 290), 9, 1, 30, true);
    QCOMPARE(l.laneAt(l.lanes.top() - 1), -1);
    QCOMPARE(l.laneAt(l.lanes.top()), 1);
    QCOMPARE(l.laneAt(l.lanes.bottom()), -1);
    QCOMPARE(l.laneAt(l.lane(3).center().y()), 3);
    QVERIFY(l.ghost(3).top() > l.bar(3).bottom());
    QVERIFY(l.ghost(3).bottom() <= l.lane(3).bottom());
}

QTEST_APPLESS_MAIN(TestLaneGeometry)
#include "tst_lane_geometry.moc"
