// Lanes of blocks with many turns: unfolded they show every busy second, every wait and the whole baseline, at every
// zoom. Expected values are summed up here, turn by turn, from the folded lanes alone.
#include "core/plan/edit.h"
#include "tests/widgets/example_analysis.h"
#include "tests/widgets/real_state.h"
#include "widgets/lanes/lane_painter.h"

#include <QImage>
#include <QtTest>

using namespace tilesight;

namespace {

/// The sample GEMM with another K: 64 of it are one turn.
std::shared_ptr<const Analysis> gemmOf(long long k, long long stages = 4) {
    const auto sample = example::samplePlan("gemm_4096_bf16");
    if (!sample) return nullptr;
    TilePlan plan = *sample;
    for (Parameter& parameter : plan.parameters) {
        if (parameter.name == "K") parameter.value = Expression(static_cast<long long>(k));
        if (parameter.name == "STAGES") parameter.value = Expression(static_cast<long long>(stages));
    }
    return example::realState(plan, "h200-sxm").analysis;
}

struct Interval {
    double from = 0, to = 0;
};

double overlap(const Interval& a, const Interval& b) {
    return std::max(0.0, std::min(a.to, b.to) - std::max(a.from, b.from));
}

/// Busy seconds of a resource within `view`: real segments, and those of the last period before the fold once more
/// for each folded turn.
double busyWithin(const Lanes& lanes, Resource resource, const Interval& view) {
    const double period = lanes.steadyPeriodSeconds;
    double busy = 0;
    for (const LaneSegment& s : lanes.segments) {
        if (s.resource != resource) continue;
        const Interval self{s.startSeconds, s.startSeconds + s.durationSeconds};
        busy += overlap(self, view);
        const bool repeats = lanes.foldedIterations > 0 && s.iteration >= 0 &&
                             s.startSeconds >= lanes.foldStartSeconds - 1.00005 * period &&
                             s.startSeconds < lanes.foldStartSeconds - 0.00005 * period;
        for (long long i = 1; repeats && i <= lanes.foldedIterations; ++i)
            busy += overlap({self.from + double(i) * period, self.to + double(i) * period}, view);
    }
    return busy;
}

constexpr QRectF area(0, 0, 1200, 420);

/// How much of a lane is painted, from its pixels: a tone says its share, all else that is not ground is a bar.
double paintedShare(const QImage& image, const LaneFrame& f, int row) {
    const QRectF bar = f.layout.bar(row);
    const int y = int(bar.top()) + 2, left = int(f.layout.plotLeft()) + 1,
              right = int(f.layout.lanes.right()) - 1;
    const QColor edge = f.theme.edge(f.scene.rows[std::size_t(row)].resource);
    double sum = 0;
    for (int x = left; x < right; ++x) {
        const QColor c = image.pixelColor(x, y);
        if (c == QColor(Qt::white)) continue;
        const double r = double(255 - c.red()) / std::max(1, 255 - edge.red()),
                     g = double(255 - c.green()) / std::max(1, 255 - edge.green()),
                     b = double(255 - c.blue()) / std::max(1, 255 - edge.blue());
        const double low = std::min({r, g, b}), high = std::max({r, g, b});
        const bool tone = high - low < 0.03;
        sum += tone ? std::clamp((high - 0.35) / 0.65, 0.0, 1.0) : 1;
    }
    return sum / (right - left);
}

} // namespace

class TestLaneTurns : public QObject {
    Q_OBJECT
private slots:
    void paintsWhatIsBusy_data();
    void paintsWhatIsBusy();
    void repeatsKeepBusyTime_data();
    void repeatsKeepBusyTime();
    void segmentsAscend();
    void waitsRepeat();
    void longPlansHaveWaits();
    void ghostRepeats();
};

void TestLaneTurns::paintsWhatIsBusy_data() {
    QTest::addColumn<qlonglong>("k");
    QTest::addColumn<double>("zoom");
    for (const qlonglong k : {4096, 32768, 1048576})
        for (const double zoom : {1.0, 3.0, 10.0, 40.0, 200.0, 3000.0})
            QTest::addRow("K = %lld, zoomed in %g times", k, zoom) << k << zoom;
}

void TestLaneTurns::paintsWhatIsBusy() {
    QFETCH(qlonglong, k);
    QFETCH(double, zoom);
    const auto analysis = gemmOf(k);
    QVERIFY(analysis);
    Analysis bare = *analysis;
    bare.lanes.waits.clear(); // only the bars are to be measured
    const LaneScene scene = makeLaneScene(bare.lanes, bare);
    LanesOptions options;
    options.folded = false;
    const Theme theme = Theme::light();
    const LaneAxis all = laneFrame(area, scene, nullptr, theme, options).axis;
    options.pixelsPerSecond = zoom * fittingScale(all);
    options.scrollPixels = zoom > 1 ? 0.37 * zoom * all.width : 0;
    const LaneFrame f = laneFrame(area, scene, nullptr, theme, options);
    QImage image(area.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintLaneBars(painter, f);
    painter.end();
    const Interval view{timeAt(f.axis, 1), timeAt(f.axis, f.layout.plotWidth() - 1)};
    for (int row = 0; row < f.layout.laneCount; ++row) {
        const Resource resource = scene.rows[std::size_t(row)].resource;
        const double busy = busyWithin(bare.lanes, resource, view) / (view.to - view.from);
        const double painted = paintedShare(image, f, row);
        QVERIFY2(std::abs(painted - busy) < 0.15, // a bar of more than 6 pixels leaves one free

                 qPrintable(QStringLiteral("%1: %2 busy, %3 painted")
                                .arg(QString::fromUtf8(resourceCode(resource).data()))
                                .arg(busy)
                                .arg(painted)));
    }
}

void TestLaneTurns::repeatsKeepBusyTime_data() {
    QTest::addColumn<qlonglong>("k");
    QTest::addColumn<qlonglong>("stages");
    for (const qlonglong k : {512, 576, 640, 1984, 8192, 12352, 131072, 1048576})
        for (const qlonglong stages : {1, 2, 3, 4})
            QTest::addRow("K = %lld, %lld stages", k, stages) << k << stages;
}

/// For any plan and any piece of the axis, the visible segments have the busy time of the piece.
void TestLaneTurns::repeatsKeepBusyTime() {
    QFETCH(qlonglong, k);
    QFETCH(qlonglong, stages);
    const auto analysis = gemmOf(k, stages);
    if (!analysis) QSKIP("does not fit");
    const LaneScene scene = makeLaneScene(analysis->lanes, *analysis);
    LaneAxis axis = fittedAll(laneAxis(scene, 1000, false));
    for (const double zoom : {1.0, 7.0, 500.0}) {
        LaneAxis at = axis;
        at.pixelsPerSecond *= zoom;
        for (const double place : {0.0, 0.1, 0.5, 0.93}) {
            at.scrollPixels = place * std::max(0.0, contentWidth(at) - at.width);
            const Interval view{timeAt(at, 0), timeAt(at, 1000)};
            for (const LaneRow& row : scene.rows) {
                double seen = 0, edge = 0;
                for (const DrawnSegment& s : visibleSegments(scene, row, at, 0, 1000)) {
                    const Interval self{s.startSeconds, s.endSeconds()};
                    seen += s.busySeconds() * overlap(self, view) / (self.to - self.from);
                    edge = std::max(edge, self.to - self.from);
                }
                const double busy = busyWithin(analysis->lanes, row.resource, view);
                QVERIFY2(std::abs(seen - busy) <= (zoom > 1 ? 2 * edge : 0) + 1e-9 * view.to,
                         qPrintable(QStringLiteral("zoom %1 at %2: %3 s busy, %4 s seen")
                                        .arg(zoom)
                                        .arg(place)
                                        .arg(busy)
                                        .arg(seen)));
            }
        }
    }
}

void TestLaneTurns::segmentsAscend() {
    const auto analysis = gemmOf(32768);
    QVERIFY(analysis);
    const LaneScene scene = makeLaneScene(analysis->lanes, *analysis);
    const LaneAxis axis = fittedAll(laneAxis(scene, 1000, false));
    for (const LaneRow& row : scene.rows) {
        double last = -1;
        for (const DrawnSegment& s : visibleSegments(scene, row, axis, 0, 1000)) {
            QVERIFY(s.startSeconds >= last);
            last = s.startSeconds;
        }
    }
}

/// Every turn in the fold waits as the one before it, and what the fold cuts is one wait.
void TestLaneTurns::waitsRepeat() {
    Analysis a = example::exampleAnalysis();
    Lanes& lanes = a.lanes; // 64 turns, 57 folded
    const double period = lanes.steadyPeriodSeconds, start = lanes.foldStartSeconds - period;
    const auto wait = [&](double from, double length) {
        lanes.waits.push_back(
            {Resource::l2, Phase::steady, from, length, Resource::tensor, 2, "waits: Tensor core is busy"});
    };
    wait(start + 0.1 * period, 0.2 * period);
    wait(start + 0.9 * period, 0.1 * period);                        // up to the fold, where it is cut
    wait(lanes.foldStartSeconds + lanes.foldSeconds, 0.05 * period); // and goes on behind it
    const LaneScene scene = makeLaneScene(lanes, a);
    const LaneRow& row = scene.rows[std::size_t(scene.rowOf(Resource::l2))];
    const LaneAxis all = fittedAll(laneAxis(scene, 4000, false));
    const auto waits = visibleWaits(scene, row, all, 0, 4000);
    QCOMPARE(waits.size(), std::size_t(2 * (1 + lanes.foldedIterations)));
    QVERIFY(std::abs(waits.back().durationSeconds - 0.15 * period) <
            1e-3 * period); // joined over the end of the fold
    const double middle = start + 30 * period + 0.2 * period;
    const auto hit = waitAt(scene, row, all, xOf(all, middle));
    QVERIFY(hit && std::abs(hit->durationSeconds - 0.2 * period) < 1e-6 * period);
    QVERIFY(!waitAt(scene, row, all, xOf(all, start + 30 * period + 0.5 * period)));
    QCOMPARE(visibleWaits(scene, row, fittedAll(laneAxis(scene, 1000, true)), 0, 1000).size(),
             std::size_t(3));
}

/// Whether a gap is worth a wait follows from what is shown, not from how many turns are folded.
void TestLaneTurns::longPlansHaveWaits() {
    const auto few = gemmOf(4096), many = gemmOf(1048576);
    QVERIFY(few && many);
    const auto steady = [](const Analysis& a) {
        return std::count_if(a.lanes.waits.begin(), a.lanes.waits.end(),
                             [](const LaneWait& w) { return w.phase == Phase::steady; });
    };
    QVERIFY(steady(*few) > 0);
    QCOMPARE(steady(*many), steady(*few));
}

void TestLaneTurns::ghostRepeats() {
    const auto now = gemmOf(32768, 4), before = gemmOf(32768, 3);
    QVERIFY(now && before);
    const LaneScene scene = makeLaneScene(now->lanes, *now),
                    base = makeLaneScene(before->lanes, *before, true);
    LanesOptions options;
    options.folded = false;
    const Theme theme = Theme::light();
    const LaneFrame f = laneFrame(area, scene, &base, theme, options);
    QImage image(area.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintLaneBars(painter, f);
    painter.end();
    const int y = int(f.layout.ghost(0).top());
    int seen = 0;
    const int from = int(f.x(0.2 * scene.totalSeconds)), to = int(f.x(0.8 * scene.totalSeconds));
    for (int x = from; x < to; ++x)
        seen +=
            image.pixelColor(x, y) != QColor(Qt::white) || image.pixelColor(x, y + 1) != QColor(Qt::white);
    QVERIFY2(seen > 0.8 * (to - from), qPrintable(QStringLiteral("%1 of %2").arg(seen).arg(to - from)));
}

QTEST_MAIN(TestLaneTurns)
#include "tst_lane_turns.moc"
