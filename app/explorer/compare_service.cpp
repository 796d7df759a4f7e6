#include "app/explorer/compare_service.h"

#include "app/explorer/tbb_qt.h"

#include <exception>
#include <map>
#include <mutex>

namespace tilesight {

/// What the tasks of one request have finished and the window's thread has not collected yet.
struct CompareService::Rows {
    std::mutex mutex;
    std::vector<GpuEstimate> finished;
};

CompareService::CompareService(const Engine& engine, QObject* parent) : QObject(parent), m_engine(engine) {
    qRegisterMetaType<GpuComparison>();
    connect(&m_task, &LatestTask::progressed, this, &CompareService::collect);
}

void CompareService::request(std::shared_ptr<const TilePlan> plan,
                             std::vector<std::shared_ptr<const Gpu>> gpus, const RunConditions& conditions) {
    if (!m_engine.estimate || !plan) return;
    const bool same =
        m_comparison.plan == plan && m_comparison.conditions == conditions && m_comparison.gpus.size() == gpus.size() &&
        std::equal(gpus.begin(), gpus.end(), m_comparison.gpus.begin(), [](const auto& a, const auto& b) {
            return a == b || (a->id == b->id && a->name == b->name && !a->edited && !b->edited);
        });
    if (same && !m_comparison.cancelled) return;
    m_comparison.plan = std::move(plan);
    m_comparison.gpus = std::move(gpus);
    m_comparison.conditions = conditions;
    m_comparison.done = 0;
    m_comparison.total = m_comparison.gpus.size();
    m_comparison.running = true;
    m_comparison.cancelled = false;
    m_rows = std::make_shared<Rows>();
    m_task.start([this, rows = m_rows, plan = m_comparison.plan, gpus = m_comparison.gpus,
                  options = under(conditions)](StopToken stop, const Progress&) {
        tbb::parallel_for(
            tbb::blocked_range<std::size_t>(0, gpus.size(), 1),
            [&](const tbb::blocked_range<std::size_t>& range) {
                for (std::size_t i = range.begin(); i < range.end() && !stop.stop_requested(); ++i) {
                    GpuEstimate row;
                    row.gpuId = gpus[i]->id;
                    row.gpuName = gpus[i]->name;
                    row.edited = gpus[i]->edited;
                    try {
                        row = m_engine.estimate(*plan, *gpus[i], options, stop);
                    } catch (const std::exception& failure) { // memory: nothing may take the window down
                        row.reason = std::string("the analysis failed: ") + failure.what();
                    }
                    const std::lock_guard lock(rows->mutex);
                    if (!stop.stop_requested()) rows->finished.push_back(std::move(row));
                }
            },
            tbb::simple_partitioner());
        return [this] {
            collect();
            m_comparison.running = false;
            emit changed(m_comparison);
        };
    });
    emit changed(m_comparison);
}

void CompareService::cancel() {
    if (!m_comparison.running) return;
    collect();
    m_task.cancel();
    m_comparison.running = false;
    m_comparison.cancelled = true;
    emit changed(m_comparison);
}

void CompareService::collect() {
    std::vector<GpuEstimate> fresh;
    {
        const std::lock_guard lock(m_rows->mutex);
        fresh.swap(m_rows->finished);
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

} // namespace tilesight
