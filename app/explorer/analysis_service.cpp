#include "app/explorer/analysis_service.h"

#include "app/explorer/background.h"
#include "app/explorer/tbb_qt.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>

namespace tilesight {

/// What the task and the window's thread both touch, under the mutex.
struct AnalysisService::Shared {
    std::mutex mutex;
    std::condition_variable idle;
    std::deque<AnalysisAnswer> waiting, done;
    quint64 lastId = 0;
    quint64 cancelledUpTo = 0;
    bool running = false;
    StopSource stop;
    tbb::task_arena arena{tbb::task_arena::automatic, 0};
    Background background{arena};
};

AnalysisService::AnalysisService(const Engine& engine, QObject* parent)
    : QObject(parent), m_engine(engine), m_shared(std::make_shared<Shared>()) {
    qRegisterMetaType<AnalysisAnswer>();
}

AnalysisService::~AnalysisService() {
    cancel();
    std::unique_lock lock(m_shared->mutex);
    m_shared->idle.wait(lock, [this] { return !m_shared->running; });
}

quint64 AnalysisService::request(std::shared_ptr<const TilePlan> plan, std::shared_ptr<const Gpu> gpu,
                                 const RunConditions& conditions) {
    const std::lock_guard lock(m_shared->mutex);
    const quint64 id = ++m_shared->lastId;
    m_shared->waiting.push_back({id, std::move(plan), std::move(gpu), conditions, nullptr, {}});
    if (m_shared->running) return id;
    m_shared->running = true;
    m_shared->arena.enqueue([this] { drive(); });
    return id;
}

void AnalysisService::cancel() {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->stop.request_stop();
    m_shared->stop = StopSource();
    m_shared->waiting.clear();
    m_shared->done.clear();
    m_shared->cancelledUpTo = m_shared->lastId;
}

void AnalysisService::drive() {
    const auto shared = m_shared;
    std::unique_lock lock(shared->mutex);
    while (!shared->waiting.empty()) {
        AnalysisAnswer answer = std::move(shared->waiting.front());
        shared->waiting.pop_front();
        const StopToken stop = shared->stop.get_token();
        lock.unlock();
        try {
            auto result = m_engine.analyze(*answer.plan, *answer.gpu, under(answer.conditions), stop);
            if (result)
                answer.analysis = std::make_shared<const Analysis>(std::move(result).value());
            else
                answer.errors = result.errors();
        } catch (const std::exception& failure) { // memory: nothing may take the window down
            answer.errors = {
                {"engine.failed", std::string("the analysis failed: ") + failure.what(), {}, {}, {}}};
        }
        lock.lock();
        if (answer.id <= shared->cancelledUpTo) continue;
        shared->done.push_back(std::move(answer));
        QMetaObject::invokeMethod(
            this, [this] { deliver(); }, Qt::QueuedConnection);
    }
    shared->running = false;
    shared->idle.notify_all(); // the destructor may run from here on
}

void AnalysisService::deliver() {
    std::deque<AnalysisAnswer> answers;
    {
        const std::lock_guard lock(m_shared->mutex);
        answers.swap(m_shared->done);
    }
    for (const AnalysisAnswer& answer : answers)
        emit answered(answer);
}

} // namespace tilesight
