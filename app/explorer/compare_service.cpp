#include "app/explorer/compare_service.h"

#include "app/explorer/background.h"
#include "app/explorer/tbb_qt.h"

#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>

namespace tilesight {

/// What the tasks and the window's thread both touch, under the mutex.
struct CompareService::Shared {
    std::mutex mutex;
    std::condition_variable idle;
    quint64 generation = 0;            ///< of the newest request
    int running = 0;                   ///< runs that have not ended, the newest and stopped ones
    StopSource stop;                   ///< of the newest run
    std::vector<GpuEstimate> finished; ///< of the newest run, not collected yet
    tbb::task_arena arena{tbb::task_arena::automatic, 0};
    Background background{arena};
};

CompareService::CompareService(const Engine& engine, QObject* parent)
    : QObject(parent), m_engine(engine), m_shared(std::make_shared<Shared>()) {
    qRegisterMetaType<GpuComparison>();
    connect(this, &CompareService::finished, this, &CompareService::onFinished, Qt::QueuedConnection);
    m_publish.setInterval(publishMilliseconds);
    connect(&m_publish, &QTimer::timeout, this, &CompareService::collect);
}

CompareService::~CompareService() {
    std::unique_lock lock(m_shared->mutex);
    m_shared->stop.request_stop();
    m_shared->idle.wait(lock, [this] { return m_shared->running == 0; });
}

void CompareService::request(std::shared_ptr<const TilePlan> plan,
                             std::vector<std::shared_ptr<const Gpu>> gpus) {
    if (!m_engine.estimate || !plan) return;
    const bool same =
        m_comparison.plan == plan && m_comparison.gpus.size() == gpus.size() &&
        std::equal(gpus.begin(), gpus.end(), m_comparison.gpus.begin(), [](const auto& a, const auto& b) {
            return a == b || (a->id == b->id && a->name == b->name && !a->edited && !b->edited);
        });
    if (same && !m_comparison.cancelled) return;
    m_comparison.plan = std::move(plan);
    m_comparison.gpus = std::move(gpus);
    m_comparison.done = 0;
    m_comparison.total = m_comparison.gpus.size();
    m_comparison.running = true;
    m_comparison.cancelled = false;
    start();
    m_publish.start();
    emit changed(m_comparison);
}

void CompareService::start() {
    StopToken stop;
    quint64 generation = 0;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->stop.request_stop();
        m_shared->stop = StopSource();
        m_shared->finished.clear();
        stop = m_shared->stop.get_token();
        generation = ++m_shared->generation;
        ++m_shared->running;
    }
    m_shared->arena.enqueue(
        [this, shared = m_shared, plan = m_comparison.plan, gpus = m_comparison.gpus, stop, generation] {
            tbb::parallel_for(
                tbb::blocked_range<std::size_t>(0, gpus.size(), 1),
                [&](const tbb::blocked_range<std::size_t>& range) {
                    for (std::size_t i = range.begin(); i < range.end() && !stop.stop_requested(); ++i) {
                        GpuEstimate row;
                        row.gpuId = gpus[i]->id;
                        row.gpuName = gpus[i]->name;
                        row.edited = gpus[i]->edited;
                        try {
                            row = m_engine.estimate(*plan, *gpus[i], stop);
                        } catch (const std::exception& failure) { // memory: nothing may take the window down
                            row.reason = std::string("the analysis failed: ") + failure.what();
                        }
                        const std::lock_guard lock(shared->mutex);
                        if (!stop.stop_requested() && shared->generation == generation)
                            shared->finished.push_back(std::move(row));
                    }
                },
                tbb::simple_partitioner());
            const std::lock_guard lock(shared->mutex);
            emit finished(generation); // queued
            --shared->running;
            shared->idle.notify_all(); // the destructor may run from here on
        });
}

void CompareService::cancel() {
    if (!m_comparison.running) return;
    collect();
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->stop.request_stop();
        ++m_shared->generation; // its end is no news any more
    }
    m_publish.stop();
    m_comparison.running = false;
    m_comparison.cancelled = true;
    emit changed(m_comparison);
}

void CompareService::collect() {
    std::vector<GpuEstimate> fresh;
    {
        const std::lock_guard lock(m_shared->mutex);
        fresh.swap(m_shared->finished);
    }
    if (fresh.empty()) return;
    if (m_comparison.done == 0) m_comparison.rows.clear(); // the first new rows replace the old table
    m_comparison.done += fresh.size();
    std::move(fresh.begin(), fresh.end(), std::back_inserter(m_comparison.rows));
    // They come as they are finished: first the database's order, which those that cannot run keep.
    std::map<std::string, std::size_t> place;
    for (const auto& gpu : m_comparison.gpus)
        place.emplace(gpu->id, place.size());
    std::sort(m_comparison.rows.begin(), m_comparison.rows.end(),
              [&](const GpuEstimate& a, const GpuEstimate& b) { return place[a.gpuId] < place[b.gpuId]; });
    sortFastestFirst(m_comparison.rows);
    emit changed(m_comparison);
}

void CompareService::onFinished(quint64 generation) {
    {
        const std::lock_guard lock(m_shared->mutex);
        if (generation != m_shared->generation) return;
    }
    m_publish.stop();
    collect();
    m_comparison.running = false;
    emit changed(m_comparison);
}

} // namespace tilesight
