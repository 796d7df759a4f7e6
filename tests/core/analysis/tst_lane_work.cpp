// Every action of every plan has its bars in the lanes of the pipes it uses, and the bars of a pipe add up to
// the time that the analysis says it is busy: all samples, the example of core/plan/FORMAT.md, and plans of
// other loops.
#include "core/analysis/analyze.h"
#include "core/plan/plan_io.h"

#include <QDir>
#include <QtTest>

using namespace tilesight;

namespace {

const HardwareDatabase& database() {
    static const HardwareDatabase loaded = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    return loaded;
}

/// The first JSON block of the plan format's page.
QByteArray formatExample() {
    QFile page(SOURCE_DIR "/core/plan/FORMAT.md");
    if (!page.open(QIODevice::ReadOnly)) return {};
    const QByteArray text = page.readAll();
    const auto begin = text.indexOf("```json\n{") + 8;
    return text.mid(begin, text.indexOf("\n```", begin) - begin);
}

TilePlan parsed(const QByteArray& json) { return *planFromJson(json.toStdString(), "plan.json"); }

/// A loop in a loop, one beside it, and work around all of them.
TilePlan nestedLoops(bool pipelined) {
    TilePlan plan = parsed(R"({
  "format": "tileplan/1", "name": "nested",
  "tensors": [{"name": "X", "dims": [4096, 8192]}, {"name": "Y", "dims": [4096, 8192]}],
  "grid": {"dims": [{"name": "row", "count": 4096}]},
  "loops": [{"name": "i", "count": 4}, {"name": "j", "count": 3, "parent": "i"}, {"name": "k", "count": 8}],
  "pipeline": {"copy": "plain"},
  "actions": [
    {"name": "load X", "operation": "load", "loop": "j",
     "access": {"tensor": "X", "index": ["row", "j"], "extent": [1, 1024]}},
    {"name": "add up", "operation": "reduce", "loop": "j", "depends_on": ["load X"], "elements": 1024, "dtype": "f32"},
    {"name": "scale", "operation": "elementwise", "loop": "i", "depends_on": ["add up"], "elements": 1024, "dtype": "f32"},
    {"name": "load again", "operation": "load", "loop": "k",
     "access": {"tensor": "X", "index": ["row", "k"], "extent": [1, 1024]}},
    {"name": "exp", "operation": "exponential", "loop": "k", "depends_on": ["load again", "scale"], "elements": 1024,
     "dtype": "f32"},
    {"name": "store Y", "operation": "store", "loop": "k", "depends_on": ["exp"],
     "access": {"tensor": "Y", "index": ["row", "k"], "extent": [1, 1024]}}
  ]})");
    if (pipelined) {
        plan.action("load X")->async = true;
        plan.action("load X")->result = Placement::smem;
        plan.pipeline.stages = 2;
    }
    return plan;
}

/// Length of all bars of one pipe; the folded turns as the last one before the fold.
double barSeconds(const Lanes& lanes, Resource r, bool loopOnly) {
    double sum = 0;
    for (const LaneSegment& s : lanes.segments) {
        if (s.resource != r || (loopOnly && s.phase != Phase::steady)) continue;
        const bool stands = s.phase == Phase::steady && lanes.foldedIterations > 0 && s.iteration == 0;
        sum += s.durationSeconds * (stands ? 1 + double(lanes.foldedIterations) : 1);
    }
    return sum;
}

} // namespace

class TestLaneWork : public QObject {
    Q_OBJECT
private slots:
    void everyActionAndPipe_data();
    void everyActionAndPipe();
    void quietStartIsFolded();
};

void TestLaneWork::everyActionAndPipe_data() {
    QTest::addColumn<QByteArray>("json"); // of a sample; empty = made here
    QTest::addColumn<int>("stages");      // 0 = as written
    const QDir samples(SOURCE_DIR "/samples");
    for (const QString& name : samples.entryList({"*.json"}, QDir::Files, QDir::Name)) {
        QFile file(samples.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray json = file.readAll();
        QTest::newRow(qPrintable(name)) << json << 0;
        if (json.contains("\"STAGES\"")) QTest::addRow("%s, one stage", qPrintable(name)) << json << 1;
    }
    QTest::newRow("example of FORMAT.md") << formatExample() << 0;
    QTest::newRow("nested loops") << QByteArray() << 0;
    QTest::newRow("nested loops, pipelined") << QByteArray() << 2;
}

void TestLaneWork::everyActionAndPipe() {
    QFETCH(QByteArray, json);
    QFETCH(int, stages);
    const TilePlan plan = json.isEmpty() ? nestedLoops(stages > 0) : parsed(json);
    int answered = 0;
    for (const char* id : {"h200-sxm", "a100-sxm"}) {
        AnalysisOptions options;
        options.explain = options.tileHits = false;
        if (stages > 0 && !json.isEmpty()) options.overrides = {{"STAGES", double(stages)}};
        const Expected<Analysis> result = analyze(plan, *database().find(id), nullptr, options);
        if (!result) { // too large for this GPU
            QCOMPARE(result.errors().front().id, std::string("occupancy.does_not_fit"));
            continue;
        }
        ++answered;
        const Analysis& a = *result;
        const double total = a.lanes.prologueSeconds + a.lanes.steadySeconds + a.lanes.epilogueSeconds;
        for (const LaneSegment& s : a.lanes.segments) {
            QVERIFY(s.startSeconds >= 0 && s.durationSeconds > 0);
            QVERIFY(s.startSeconds + s.durationSeconds <= total * (1 + 1e-9));
        }
        for (std::size_t i = 0; i < a.actions.size(); ++i)
            for (Resource r : allResources) {
                if (!(a.actions[i].perExecution[r] > 0)) continue;
                const bool drawn =
                    std::any_of(a.lanes.segments.begin(), a.lanes.segments.end(),
                                [&](const auto& s) { return s.action == int(i) && s.resource == r; });
                QVERIFY2(
                    drawn,
                    (a.plan.actions[i].name + " on " + std::string(resourceName(r)) + ", " + id).c_str());
            }
        double largest = 0; // of the busiest pipe: bars / time that the analysis says
        std::vector<std::pair<Resource, double>> ratios;
        for (Resource r : allResources) {
            const double bars = barSeconds(a.lanes, r, a.hasTurns);
            const double said = a.hasTurns ? a.use(r).steadyUtilization : a.use(r).busySeconds;
            QVERIFY2(!(a.use(r).busySeconds > 0) || barSeconds(a.lanes, r, false) > 0,
                     (std::string(resourceName(r)) + " is busy without a bar, " + id).c_str());
            // The turn of a pipelined loop does not count what lies around and beside the loop.
            if (a.hasTurns && plan.loops.size() > 1) continue;
            if (!(said > 0) || a.use(r).steadyUtilization > 0.999) continue;
            ratios.push_back({r, bars / said});
            largest = std::max(largest, bars / said);
        }
        for (const auto& [r, ratio] : ratios)
            QVERIFY2(std::abs(ratio / largest - 1) < 1e-6, resourceName(r).data());
        if (!a.hasTurns) {
            // One block slot in its share of the kernel.
            const double share = total / (a.latencySeconds - a.phases.launchSeconds);
            for (const auto& [r, ratio] : ratios)
                QVERIFY2(std::abs(ratio / share - 1) < 1e-6, resourceName(r).data());
        }
    }
    QVERIFY(answered > 0 || stages > 0);
}

void TestLaneWork::quietStartIsFolded() {
    const TilePlan plan = *readPlan(SOURCE_DIR "/samples/rope_8192.json");
    const Lanes lanes = analyze(plan, *database().find("h200-sxm"))->lanes;
    const double end = lanes.foldStartSeconds + lanes.foldSeconds;
    for (const LaneSegment& s : lanes.segments)
        QVERIFY2(s.startSeconds >= end, "a bar lies in the fold");
    const double total = lanes.prologueSeconds + lanes.steadySeconds + lanes.epilogueSeconds;
    QVERIFY(lanes.foldSeconds == 0 || lanes.steadySeconds > 0.5 * (total - lanes.foldSeconds));
    QVERIFY(lanes.prologueSeconds < 0.4 * (total - lanes.foldSeconds) + lanes.foldSeconds);
}

QTEST_GUILESS_MAIN(TestLaneWork)
#include "tst_lane_work.moc"
