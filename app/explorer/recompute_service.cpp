#include "app/explorer/recompute_service.h"

#include "app/explorer/background.h"
#include "app/explorer/stop_pass.h"
#include "app/explorer/tbb_qt.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>

namespace tilesight {
namespace {

AnalysisOptions coarseOptions(const RunConditions& conditions) {
    AnalysisOptions options = rankingOptions(under(conditions));
    options.lanes = true;
    return options;
}

/// Gallery, stops and hints compare with the fine analysis, so they run the same cache slices, without lanes
/// and tree.
AnalysisOptions comparisonOptions(const RunConditions& conditions) {
    AnalysisOptions options = under(conditions);
    options.lanes = options.tileHits = options.explain = false;
    return options;
}

/// Runs `call` and measures it. An exception (memory) becomes an error: nothing may take the window down.
template <class Call>
auto timed(double& seconds, Call call) -> decltype(call()) {
    const auto start = std::chrono::steady_clock::now();
    decltype(call()) result = Error{};
    try {
        result = call();
    } catch (const std::exception& failure) {
        result = Error{"engine.failed",
                       std::string("the analysis failed: ") + failure.what(),
                       {},
                       {},
                       "try a smaller grid"};
    }
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

template <class Value>
void store(std::shared_ptr<const Value>& target, Errors& errors, Expected<Value>&& result) {
    if (result)
        target = std::make_shared<const Value>(std::move(result).value());
    else
        errors = result.errors();
}

} // namespace

struct RecomputeService::Shared {
    std::mutex mutex;
    std::condition_variable idle;
    std::optional<RecomputeRequest> slot;
    quint64 generation = 0; ///< of the newest request
    bool busy = false;      ///< a driver task is queued or running
    StopSource all, later;  ///< of the request that runs
    tbb::task_arena arena{tbb::task_arena::automatic, 0};
    Background background{arena};
};

RecomputeService::RecomputeService(Engine engine, QObject* parent)
    : QObject(parent), m_engine(std::move(engine)), m_shared(std::make_shared<Shared>()) {
    qRegisterMetaType<RecomputeResult>();
}

RecomputeService::~RecomputeService() {
    std::unique_lock lock(m_shared->mutex);
    m_shared->slot.reset();
    m_shared->all.request_stop();
    m_shared->later.request_stop();
    m_shared->idle.wait(lock, [this] { return !m_shared->busy; });
}

quint64 RecomputeService::request(RecomputeRequest request) {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->slot = std::move(request);
    m_shared->later.request_stop();
    if (!m_shared->busy) {
        m_shared->busy = true;
        m_shared->arena.enqueue([this, keep = m_shared] { drive(); });
    }
    return ++m_shared->generation;
}

void RecomputeService::cancel() {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->slot.reset();
    m_shared->all.request_stop();
    m_shared->later.request_stop();
}

void RecomputeService::drive() {
    for (;;) {
        RecomputeRequest request;
        quint64 generation = 0;
        StopToken all, later;
        {
            const std::lock_guard lock(m_shared->mutex);
            if (!m_shared->slot) {
                m_shared->busy = false;
                m_shared->idle.notify_all();
                return; // the destructor may run from here on
            }
            request = std::move(*m_shared->slot);
            m_shared->slot.reset();
            generation = m_shared->generation;
            m_shared->all = StopSource();
            m_shared->later = StopSource();
            all = m_shared->all.get_token();
            later = m_shared->later.get_token();
        }
        runPasses(generation, request, all, later);
    }
}

void RecomputeService::runPasses(quint64 generation, const RecomputeRequest& request, StopToken all,
                                 StopToken later) {
    const auto deliver = [&](RecomputePass pass, auto fill) {
        RecomputeResult result;
        result.generation = generation;
        result.pass = pass;
        result.plan = request.plan;
        result.gpu = request.gpu;
        result.conditions = request.conditions;
        fill(result);
        // Only what was cut short is held back: an answer that is complete but late is for the receiver to
        // judge.
        const bool stopped =
            !result.errors.empty() && (pass == RecomputePass::coarse ? all : later).stop_requested();
        if (!stopped) emit delivered(result);
        return result;
    };
    const auto analyzePass = [&](const AnalysisOptions& options, StopToken stop) {
        return [&, options, stop](RecomputeResult& r) {
            store(r.analysis, r.errors, timed(r.seconds, [&] {
                      return m_engine.analyze(*request.plan, *request.gpu, options, stop);
                  }));
        };
    };
    const auto finish = [&](bool cancelled) {
        deliver(RecomputePass::finished, [&](RecomputeResult& r) { r.cancelled = cancelled; });
    };

    const auto coarse = deliver(RecomputePass::coarse, analyzePass(coarseOptions(request.conditions), all));
    if (later.stop_requested()) return finish(true);
    if (!coarse.analysis) return finish(false); // an illegal plan stays illegal in the later passes
    const auto fine = deliver(RecomputePass::fine, analyzePass(under(request.conditions), later));
    if (later.stop_requested() || !fine.analysis) return finish(later.stop_requested());
    if (!request.comparisons) return finish(false);

    const AnalysisOptions comparison = comparisonOptions(request.conditions);
    deliver(RecomputePass::gallery, [&](RecomputeResult& r) {
        store(r.gallery, r.errors, timed(r.seconds, [&] {
                  return m_engine.gallery(*request.plan, *request.gpu, comparison, later);
              }));
    });
    if (later.stop_requested()) return finish(true);
    deliver(RecomputePass::stops, [&](RecomputeResult& r) {
        store(r.stops, r.errors, timed(r.seconds, [&] {
                  return evaluateStops(m_engine, request.plan, *request.gpu, comparison, later);
              }));
    });
    if (later.stop_requested()) return finish(true);
    if (m_engine.doubt)
        deliver(RecomputePass::doubt, [&](RecomputeResult& r) {
            store(r.doubt, r.errors,
                  timed(r.seconds, [&] { return m_engine.doubt(*request.plan, *request.gpu, comparison, later); }));
        });
    if (later.stop_requested()) return finish(true);
    if (m_engine.diagnose)
        deliver(RecomputePass::diagnosis, [&](RecomputeResult& r) {
            store(r.diagnoses, r.errors, timed(r.seconds, [&] {
                      return m_engine.diagnose(*request.plan, *request.gpu, *fine.analysis, comparison, later);
                  }));
        });
    if (later.stop_requested()) return finish(true);
    deliver(RecomputePass::hints, [&](RecomputeResult& r) {
        store(r.hints, r.errors, timed(r.seconds, [&] {
                  return m_engine.advise(*request.plan, *request.gpu, *fine.analysis, comparison,
                                         later);
              }));
    });
    finish(later.stop_requested());
}

} // namespace tilesight
