#include "app/explorer/start_service.h"

#include "core/plan/plan_io.h"

#include <exception>

namespace tilesight {
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

StartService::StartService(const Engine& engine, QObject* parent)
    : QObject(parent), m_engine(engine), m_task(
                                             [this](const std::vector<PlanOffer>& offers) {
                                                 for (const PlanOffer& offer : offers)
                                                     emit found(offer);
                                             },
                                             [this] { emit finished(); }) {}

void StartService::request(const QStringList& paths, std::shared_ptr<const Gpu> gpu) {
    if (!gpu) return;
    m_task.start(std::size_t(paths.size()), [paths, gpu, engine = m_engine](std::size_t i, const StopToken& stop) {
        return offerOf(paths[qsizetype(i)], *gpu, engine, stop);
    });
}

} // namespace tilesight
