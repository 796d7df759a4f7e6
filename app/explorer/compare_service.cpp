#include "app/explorer/compare_service.h"

#include <exception>
#include <map>

namespace tilesight {

CompareService::CompareService(const Engine& engine, QObject* parent)
    : QObject(parent), m_engine(engine), m_task([this](std::vector<GpuEstimate> fresh) { take(std::move(fresh)); },
                                                [this] {
                                                    m_comparison.running = false;
                                                    emit changed(m_comparison);
                                                }) {
    qRegisterMetaType<GpuComparison>();
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
    m_task.start(m_comparison.gpus.size(), [engine = m_engine, plan = m_comparison.plan,
                                            gpus = m_comparison.gpus, options = under(conditions)](std::size_t i, const StopToken& stop) {
        GpuEstimate row;
        row.gpuId = gpus[i]->id;
        row.gpuName = gpus[i]->name;
        row.edited = gpus[i]->edited;
        try {
            row = engine.estimate(*plan, *gpus[i], options, stop);
        } catch (const std::exception& failure) { // memory: nothing may take the window down
            row.reason = std::string("the analysis failed: ") + failure.what();
        }
        return row;
    });
    emit changed(m_comparison);
}

void CompareService::cancel() {
    if (!m_comparison.running) return;
    m_task.cancel();
    m_comparison.running = false;
    m_comparison.cancelled = true;
    emit changed(m_comparison);
}

void CompareService::take(std::vector<GpuEstimate> fresh) {
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
