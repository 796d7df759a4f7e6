#include "app/explorer/latest_task.h"

#include "app/explorer/background.h"
#include "app/explorer/tbb_qt.h"

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>

namespace tilesight {

struct LatestTask::Shared {
    std::mutex mutex;
    std::condition_variable idle;
    quint64 generation = 0;       ///< of the newest work
    int running = 0;              ///< pieces of work that have not ended, stopped ones too
    StopSource stop;              ///< of the newest
    std::function<void()> answer; ///< of the newest
    std::atomic<std::size_t> done{0}, total{0};
    tbb::task_arena arena{tbb::task_arena::automatic, 0};
    Background background{arena};
};

LatestTask::LatestTask(QObject* parent) : QObject(parent), m_shared(std::make_shared<Shared>()) {
    connect(this, &LatestTask::finished, this, &LatestTask::onFinished, Qt::QueuedConnection);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_slow = true;
        m_timer.setInterval(progressMilliseconds);
        emit progressed();
    });
}

LatestTask::~LatestTask() {
    std::unique_lock lock(m_shared->mutex);
    m_shared->stop.request_stop();
    m_shared->idle.wait(lock, [this] { return m_shared->running == 0; });
}

std::size_t LatestTask::done() const { return m_shared->done; }
std::size_t LatestTask::total() const { return m_shared->total; }

void LatestTask::start(Work work) {
    StopToken stop;
    quint64 generation = 0;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->stop.request_stop();
        m_shared->stop = StopSource();
        m_shared->answer = nullptr;
        stop = m_shared->stop.get_token();
        generation = ++m_shared->generation;
        ++m_shared->running;
    }
    m_shared->done = m_shared->total = 0;
    m_running = true;
    m_slow = false;
    m_timer.start(slowMilliseconds);
    m_shared->arena.enqueue([this, shared = m_shared, work = std::move(work), stop, generation] {
        std::function<void()> answer;
        try {
            answer = work(stop, [&](std::size_t done, std::size_t total) {
                if (stop.stop_requested()) return;
                shared->done = done;
                shared->total = total;
            });
        } catch (const std::exception&) { // memory: nothing may take the window down
            answer = nullptr;
        }
        const std::lock_guard lock(shared->mutex);
        if (shared->generation == generation) shared->answer = std::move(answer);
        emit finished(generation); // queued
        --shared->running;
        shared->idle.notify_all(); // the destructor may run from here on
    });
}

void LatestTask::cancel() {
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->stop.request_stop();
        ++m_shared->generation; // its end is no news any more
    }
    m_timer.stop();
    m_running = m_slow = false;
}

void LatestTask::onFinished(quint64 generation) {
    std::function<void()> answer;
    {
        const std::lock_guard lock(m_shared->mutex);
        if (generation != m_shared->generation) return;
        answer.swap(m_shared->answer);
    }
    m_timer.stop();
    m_running = m_slow = false;
    if (answer)
        answer();
    else
        emit progressed();
}

} // namespace tilesight
