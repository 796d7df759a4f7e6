// How long an edit takes to reach the eye, through the real window (offscreen): mouse on the tile's edge
// until lanes and summary are painted with the new result, with another stop in every frame of a 60 Hz
// screen; and edit until the gallery is painted. p95 is the figure to watch: 16 ms and 100 ms. Then painting lanes of
// 100 000 segments, all of them in sight and zoomed in a hundredfold: 16 ms. Last the memory after a thousand edits: 250 MB.
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/main_window.h"
#include "core/plan/edit.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/summary/summary_strip.h"
#include "widgets/tile/tile_handle.h"
#include "widgets/tile/tile_picture.h"

#include <QApplication>
#include <QFile>
#include <QTest>
#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <functional>
#include <optional>
#include <unistd.h>

using namespace tilesight;
using Clock = std::chrono::steady_clock;

namespace {

MainWindow* window = nullptr;
Workspace* workspace = nullptr;
constexpr double frameMilliseconds = 1000.0 / 60;

/// Notes that a widget or one of its children is painted while the result on screen belongs to the plan.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget* widget) {
        widget->installEventFilter(this);
        for (QWidget* child : widget->findChildren<QWidget*>())
            child->installEventFilter(this);
    }
    bool painted = false;

private:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint && workspace->isFresh()) painted = true;
        return false;
    }
};

/// Says when all that was to be painted has been.
class Application : public QApplication {
public:
    using QApplication::QApplication;
    std::function<void()> painted;

private:
    bool notify(QObject* receiver, QEvent* event) override {
        const bool update = event->type() == QEvent::UpdateRequest; // the event may be gone afterwards
        const bool result = QApplication::notify(receiver, event);
        if (update && painted) painted();
        return result;
    }
};

template <class Condition>
void processUntil(Condition condition) {
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Runs the event loop until `condition` holds after painting; returns the seconds since `begin`.
template <class Condition>
double untilPainted(std::chrono::steady_clock::time_point begin, Condition condition) {
    std::optional<double> end;
    auto* app = static_cast<Application*>(QCoreApplication::instance());
    app->painted = [&] {
        if (!end && condition())
            end = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    processUntil([&] { return end.has_value(); });
    app->painted = {};
    return *end;
}

void report(benchmark::State& state, std::vector<double> samples) {
    if (samples.empty()) return;
    std::sort(samples.begin(), samples.end());
    const auto at = [&](double share) {
        return samples[std::size_t(share * double(samples.size() - 1))] * 1e3;
    };
    state.counters["p50_ms"] = at(0.5);
    state.counters["p95_ms"] = at(0.95);
    state.counters["max_ms"] = at(1.0);
}

double residentMebibytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

void waitSettled() {
    processUntil([] { return workspace->isSettled(); });
    QCoreApplication::processEvents();
}

void editToLanes(benchmark::State& state) {
    waitSettled();
    auto* picture = static_cast<TilePicture*>(window->views().view("tile"));
    TileHandle* handle = picture->handle(TilePicture::columns);
    PaintWatch lanes(window->views().view("lanes")), summary(window->summary());
    const QPoint start = handle->mapTo(picture, handle->grip().center().toPoint());
    const auto local = [&](const QPoint& point) { return handle->mapFrom(picture, point); };
    QTest::mousePress(handle, Qt::LeftButton, {}, local(start));
    std::vector<double> samples;
    int step = 0;
    for (auto _ : state) {
        // To and fro over the stops; each move lands on another one.
        const auto before = workspace->state().plan;
        auto begin = Clock::now();
        for (int pixels = 0; *workspace->state().plan == *before && pixels < 40; ++pixels) {
            ++step;
            const int phase = step * 12 % 400;
            begin = Clock::now();
            QTest::mouseMove(handle, local(start - QPoint(phase < 200 ? phase : 400 - phase, 0)));
        }
        lanes.painted = summary.painted = false;
        samples.push_back(untilPainted(begin, [&] { return lanes.painted && summary.painted; }));
        state.SetIterationTime(samples.back());
        QTest::qWait(std::max(0, int(frameMilliseconds - samples.back() * 1e3)));
    }
    QTest::keyClick(handle, Qt::Key_Escape);
    QTest::mouseRelease(handle, Qt::LeftButton);
    report(state, samples);
}
BENCHMARK(editToLanes)->UseManualTime()->Iterations(200)->Unit(benchmark::kMillisecond);

void editToGallery(benchmark::State& state) {
    window->showView("gallery");
    waitSettled();
    PaintWatch gallery(window->views().view("gallery"));
    std::vector<double> samples;
    const std::string knob = parameterOfRole(*workspace->document().plan(), "columns");
    bool narrow = false;
    for (auto _ : state) {
        narrow = !narrow;
        const auto shown = workspace->state().gallery;
        const auto changed = setParameter(*workspace->document().plan(), knob, narrow ? 128 : 256);
        const auto begin = Clock::now();
        workspace->document().edit(*changed, "Change columns");
        processUntil([&] { return workspace->state().gallery != shown; });
        gallery.painted = false;
        samples.push_back(untilPainted(begin, [&] { return gallery.painted; }));
        state.SetIterationTime(samples.back());
    }
    report(state, samples);
}
BENCHMARK(editToGallery)->UseManualTime()->Iterations(40)->Unit(benchmark::kMillisecond);

/// A thousand edits with every dock shown in turn: what the program holds afterwards.
void thousandEdits(benchmark::State& state) {
    const std::vector<std::string> knobs = {"BM", "BN", "BK", "STAGES", "GROUP_M"};
    const auto before = residentMebibytes();
    for (auto _ : state) {
        for (int i = 0; i < 1000; ++i) {
            const TilePlan& plan = *workspace->document().plan();
            const std::string& knob = knobs[std::size_t(i) % knobs.size()];
            const auto stops = parameterStops(plan, knob);
            if (const auto changed =
                    setParameter(plan, knob, Expression(stops[std::size_t(i) % stops.size()])))
                workspace->document().edit(*changed, "Change " + QString::fromStdString(knob));
            const auto& views = window->views().entries();
            window->showView(views[std::size_t(i) % views.size()].id);
            if (i % 10 == 9) waitSettled();
        }
        waitSettled();
    }
    state.counters["before_MiB"] = before;
    state.counters["after_MiB"] = residentMebibytes();
}
BENCHMARK(thousandEdits)->Iterations(1)->Unit(benchmark::kSecond);

/// Five lanes of 20 000 short segments each; every tenth is on the critical chain, which changes lanes all the time.
Analysis manySegments() {
    Analysis analysis = *workspace->state().analysis;
    Lanes& lanes = analysis.lanes;
    lanes = {};
    constexpr int each = 20'000;
    constexpr double step = 1e-8;
    int lane = 0;
    for (const Resource resource :
         {Resource::tensor, Resource::cuda, Resource::smem, Resource::l2, Resource::dram}) {
        for (int i = 0; i < each; ++i) {
            LaneSegment s;
            s.action = i % int(analysis.plan.actions.size());
            s.resource = resource;
            s.phase = Phase::steady;
            s.iteration = i;
            s.startSeconds = i * step;
            s.durationSeconds = step * (0.2 + 0.15 * ((i + lane) % 5));
            s.critical = (i + 2 * lane) % 10 == 0;
            lanes.segments.push_back(s);
        }
        ++lane;
    }
    lanes.steadySeconds = each * step;
    lanes.steadyPeriodSeconds = step;
    lanes.iterations = each;
    return analysis;
}

void paintManySegments(benchmark::State& state) {
    waitSettled();
    const Analysis analysis = manySegments();
    const LaneScene scene = makeLaneScene(analysis.lanes, analysis);
    QImage image(1600, 384, QImage::Format_ARGB32_Premultiplied);
    const Theme theme = Theme::light();
    LanesOptions options;
    LaneFrame fitted = laneFrame(QRectF(image.rect()), scene, nullptr, theme, options);
    options.pixelsPerSecond = fitted.axis.pixelsPerSecond * double(state.range(0));
    options.scrollPixels = contentWidth(fitted.axis) * double(state.range(0)) / 2;
    std::vector<double> samples;
    for (auto _ : state) {
        const auto begin = Clock::now();
        QPainter painter(&image);
        paintLanes(painter, laneFrame(QRectF(image.rect()), scene, nullptr, theme, options));
        painter.end();
        samples.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
        state.SetIterationTime(samples.back());
    }
    report(state, samples);
}
BENCHMARK(paintManySegments)
    ->Arg(1)
    ->Arg(100)
    ->UseManualTime()
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const tbb::global_control workers(tbb::global_control::max_allowed_parallelism,
                                      std::size_t(tbb::info::default_concurrency()) + 1);
    Application app(argc, argv);
    benchmark::Initialize(&argc, argv);
    Workspace space(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), coreEngine());
    workspace = &space;
    if (!space.setGpu("h200-sxm").empty() ||
        !space.document().open(SOURCE_DIR "/samples/gemm_4096_bf16.json").empty())
        return 2;
    ThemeController themes(false);
    MainWindow shown(space, themes, {}, false);
    window = &shown;
    shown.show();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
