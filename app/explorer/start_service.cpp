#include "app/explorer/start_service.h"

#include "app/explorer/tbb_qt.h"
#include "core/plan/plan_io.h"

#include <exception>
#include <mutex>

namespace tilesight {

/// What the tasks of one request have finished and the window's thread has not collected yet.
struct StartService::Found {
    std::mutex mutex;
    std::vector<PlanOffer> offers;
};

namespace {

PlanOffer offerOf(const QString& path, const Gpu& gpu, const Engine& engine, const StopToken& stop) {
    PlanOffer offer;
    offer.path = path;
    const auto refuse = [&](const Errors& errors) {
        offer.refusal = errors.empty() ? QString() : QString::fromStdString(errors.front().message);
        return offer;
    };
    try {
        const Expected<TilePlan> plan = readPlan(path.toStdString());
        if (!plan) return refuse(plan.errors());
        AnalysisOptions options;
        options.tileHits = options.explain = false;
        const Expected<Analysis> analysis = engine.analyze(*plan, gpu, options, stop);
        if (!analysis) return refuse(analysis.errors());
        offer.fingerprint = fingerprintOf(*analysis);
    } catch (const std::exception& failure) { // memory: nothing may take the window down
        offer.refusal = QString::fromLocal8Bit(failure.what());
    }
    return offer;
}

} // namespace

StartService::StartService(const Engine& engine, QObject* parent) : QObject(parent), m_engine(engine) {
    connect(&m_task, &LatestTask::progressed, this, &StartService::collect);
}

void StartService::request(const QStringList& paths, std::shared_ptr<const Gpu> gpu) {
    if (!gpu) return;
    m_found = std::make_shared<Found>();
    m_task.start([this, paths, gpu, engine = m_engine, found = m_found](StopToken stop, const Progress&) {
        tbb::parallel_for(
            tbb::blocked_range<qsizetype>(0, paths.size(), 1),
            [&](const tbb::blocked_range<qsizetype>& range) {
                for (qsizetype i = range.begin(); i < range.end() && !stop.stop_requested(); ++i) {
                    PlanOffer offer = offerOf(paths[i], *gpu, engine, stop);
                    const std::lock_guard lock(found->mutex);
                    if (!stop.stop_requested()) found->offers.push_back(std::move(offer));
                }
            },
            tbb::simple_partitioner());
        return [this] {
            collect();
            emit finished();
        };
    });
}

void StartService::collect() {
    std::vector<PlanOffer> fresh;
    {
        const std::lock_guard lock(m_found->mutex);
        fresh.swap(m_found->offers);
    }
    for (const PlanOffer& offer : fresh)
        emit found(offer);
}

} // namespace tilesight
