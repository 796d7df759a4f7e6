// RecomputeService with a stand-in engine: which passes run, which are cut short, what is delivered and in
// what order.
#include "app/explorer/recompute_service.h"
#include "app/explorer/tbb_qt.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <condition_variable>
#include <mutex>

using namespace tilesight;

namespace {

/// A door that the engine's calls wait at until the test opens it.
class Gate {
public:
    void close() { set(false); }
    void open() { set(true); }
    /// Returns false when stopped before the gate opened.
    bool pass(const StopToken& stop) {
        const std::stop_callback wake(stop, [this] { m_changed.notify_all(); });
        std::unique_lock lock(m_mutex);
        ++m_arrived;
        m_changed.notify_all();
        while (!m_open && !stop.stop_requested())
            m_changed.wait_for(lock, std::chrono::milliseconds(5));
        return m_open;
    }
    int arrived() {
        const std::lock_guard lock(m_mutex);
        return m_arrived;
    }

private:
    void set(bool open) {
        const std::lock_guard lock(m_mutex);
        m_open = open;
        m_changed.notify_all();
    }
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_open = true;
    int m_arrived = 0;
};

struct FakeEngine {
    Gate coarse, fine, gallery, hints;
    std::atomic<int> stopped{0};

    Engine calls() {
        return {
            [this](const TilePlan& plan, const Gpu&, const AnalysisOptions& options, StopToken stop) {
                return analysis(plan, options.explain ? fine : coarse, stop);
            },
            [this](const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken stop) -> Expected<Gallery> {
                if (!gallery.pass(stop)) return stoppedError();
                return Gallery{{}, 7};
            },
            [this](const TilePlan&, const Gpu&, const Analysis&, const AnalysisOptions&,
                   StopToken stop) -> Expected<std::vector<Hint>> {
                if (!hints.pass(stop)) return stoppedError();
                return std::vector<Hint>(2);
            }};
    }

private:
    Expected<Analysis> analysis(const TilePlan& plan, Gate& gate, const StopToken& stop) {
        if (plan.name == "illegal") return Error{"plan.cycle", "a cycle", {}, {}, {}};
        if (plan.name == "throws") throw std::bad_alloc();
        if (!gate.pass(stop)) return stoppedError();
        Analysis result;
        result.planName = plan.name;
        return result;
    }
    Error stoppedError() {
        ++stopped;
        return {"engine.stopped", "stopped", {}, {}, {}};
    }
};

RecomputeRequest requestFor(const char* name, bool galleryAndHints = true) {
    TilePlan plan;
    plan.name = name;
    return {std::make_shared<const TilePlan>(plan), std::make_shared<const Gpu>(), galleryAndHints};
}

/// Everything delivered, as "1 coarse a" lines: generation, pass, plan.
class Log : public QObject {
public:
    explicit Log(RecomputeService& service) {
        connect(&service, &RecomputeService::delivered, this, [this](const RecomputeResult& r) {
            static const char* const passes[] = {"coarse", "fine", "gallery", "stops",
                                                 "doubt", "diagnosis", "hints", "finished"};
            QString line = QStringLiteral("%1 %2 %3")
                               .arg(r.generation)
                               .arg(QLatin1String(passes[int(r.pass)]))
                               .arg(QString::fromStdString(r.plan->name));
            if (!r.errors.empty()) line += QLatin1String(" ") + QString::fromStdString(r.errors.front().id);
            if (r.cancelled) line += QLatin1String(" cancelled");
            lines << line;
        });
    }
    int count(const char* part) const { return int(lines.filter(QLatin1String(part)).size()); }
    QStringList lines;
};

} // namespace

class TestRecompute : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
    }

    void runsAllPassesInOrder() {
        FakeEngine engine;
        RecomputeService service(engine.calls());
        Log log(service);
        QCOMPARE(service.request(requestFor("a")), 1u);
        QTRY_COMPARE(log.count("finished"), 1);
        QCOMPARE(log.lines, QStringList({"1 coarse a", "1 fine a", "1 gallery a", "1 stops a", "1 hints a",
                                         "1 finished a"}));
    }

    void previewSkipsGalleryAndHints() {
        FakeEngine engine;
        RecomputeService service(engine.calls());
        Log log(service);
        service.request(requestFor("a", false));
        QTRY_COMPARE(log.count("finished"), 1);
        QCOMPARE(log.lines, QStringList({"1 coarse a", "1 fine a", "1 finished a"}));
    }

    void errorsEndTheRequest_data() {
        QTest::addColumn<QString>("plan");
        QTest::addColumn<QString>("id");
        QTest::newRow("illegal plan") << "illegal"
                                      << "plan.cycle";
        QTest::newRow("exception") << "throws"
                                   << "engine.failed";
    }
    void errorsEndTheRequest() {
        QFETCH(QString, plan);
        QFETCH(QString, id);
        FakeEngine engine;
        RecomputeService service(engine.calls());
        Log log(service);
        service.request(requestFor(plan.toLatin1()));
        QTRY_COMPARE(log.count("finished"), 1);
        QCOMPARE(log.lines, QStringList({"1 coarse " + plan + " " + id, "1 finished " + plan}));
    }

    void newerRequestCutsTheFinePassShort() {
        FakeEngine engine;
        engine.fine.close();
        RecomputeService service(engine.calls());
        Log log(service);
        service.request(requestFor("a"));
        QTRY_COMPARE(engine.fine.arrived(), 1);
        service.request(requestFor("b"));
        QTRY_COMPARE(engine.fine.arrived(), 2);
        engine.fine.open();
        QTRY_COMPARE(log.count("finished b"), 1);
        QCOMPARE(engine.stopped.load(), 1);
        QCOMPARE(log.lines, QStringList({"1 coarse a", "1 finished a cancelled", "2 coarse b", "2 fine b",
                                         "2 gallery b", "2 stops b", "2 hints b", "2 finished b"}));
    }

    void coarsePassIsNeverCutShortByANewerRequest() {
        FakeEngine engine;
        engine.coarse.close();
        RecomputeService service(engine.calls());
        Log log(service);
        service.request(requestFor("a"));
        QTRY_COMPARE(engine.coarse.arrived(), 1);
        service.request(requestFor("b")); // replaced while it waits
        service.request(requestFor("c"));
        engine.coarse.open();
        QTRY_COMPARE(log.count("finished c"), 1);
        QCOMPARE(log.count("coarse a"), 1);
        QCOMPARE(log.count(" b"), 0);
        QCOMPARE(log.count("fine a"), 0);
        QCOMPARE(log.lines.last(), QStringLiteral("3 finished c"));
    }

    void everyChangeOfADragShowsAPicture() {
        FakeEngine engine;
        RecomputeService service(engine.calls());
        Log log(service);
        for (int i = 0; i < 50; ++i) {
            service.request(requestFor("a"));
            QTRY_VERIFY(log.count("coarse") > i);
        }
        QTRY_COMPARE(log.lines.last(), QStringLiteral("50 finished a"));
        QCOMPARE(log.count("coarse"), 50);
    }

    void generationsOnlyGrow() {
        FakeEngine engine;
        RecomputeService service(engine.calls());
        quint64 newest = 0, delivered = 0;
        connect(&service, &RecomputeService::delivered, this, [&](const RecomputeResult& r) {
            QVERIFY(r.generation >= delivered);
            delivered = r.generation;
        });
        for (int i = 0; i < 200; ++i) {
            newest = service.request(requestFor("a"));
            if (i % 7 == 0) QCoreApplication::processEvents();
        }
        QTRY_COMPARE(delivered, newest);
    }

    void cancelStopsTheCoarsePassToo() {
        FakeEngine engine;
        engine.coarse.close();
        RecomputeService service(engine.calls());
        Log log(service);
        service.request(requestFor("a"));
        QTRY_COMPARE(engine.coarse.arrived(), 1);
        service.cancel();
        QTRY_COMPARE(log.lines, QStringList({"1 finished a cancelled"}));
        QCOMPARE(engine.stopped.load(), 1);
        engine.coarse.open();
        service.request(requestFor("b")); // usable again
        QTRY_COMPARE(log.lines.last(), QStringLiteral("2 finished b"));
    }

    void destructorWaitsForWhatRuns() {
        FakeEngine engine;
        engine.coarse.close();
        {
            RecomputeService service(engine.calls());
            service.request(requestFor("a"));
            QTRY_COMPARE(engine.coarse.arrived(), 1);
            service.request(requestFor("b"));
        }
        QCOMPARE(engine.stopped.load(), 1); // "a" was stopped, "b" never began
        QCOMPARE(engine.coarse.arrived(), 1);
    }

private:
    std::unique_ptr<tbb::global_control> m_workers;
};

QTEST_GUILESS_MAIN(TestRecompute)
#include "tst_recompute.moc"
