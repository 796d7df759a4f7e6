// Background recompute: the newest request wins, the window never waits.
//
// One slot holds the newest request; one driver task on a oneTBB arena takes it and runs the passes in turn:
//   coarse   the cheap analysis; runs to its end whatever comes, so that a drag shows a picture for every
//   change fine     the full analysis       } each is cut short by a newer request, which is then taken at
//   once gallery  all launch orders       } hints    what to try             }
// Cancelling every pass on every change would leave a 60 Hz drag without any picture; never cancelling would
// make it lag. Each request has a generation, counted up; what is delivered carries the generation it belongs
// to.
#pragma once

#include "app/explorer/engine.h"
#include "widgets/properties/stop_results.h"

#include <QObject>
#include <memory>
#include <optional>

namespace tilesight {

struct RecomputeRequest {
    std::shared_ptr<const TilePlan> plan;
    std::shared_ptr<const Gpu> gpu;
    bool comparisons = true; ///< gallery, stops, doubt, diagnosis, hints; false for a preview that is shown for a moment only
    RunConditions conditions{}; ///< of every pass
};

enum class RecomputePass { coarse, fine, gallery, stops, doubt, diagnosis, hints, finished };

struct RecomputeResult {
    quint64 generation = 0;
    RecomputePass pass{};
    std::shared_ptr<const TilePlan> plan;
    std::shared_ptr<const Gpu> gpu;
    RunConditions conditions;
    std::shared_ptr<const Analysis> analysis;       ///< coarse, fine
    std::shared_ptr<const Gallery> gallery;         ///< gallery
    std::shared_ptr<const StopResults> stops;       ///< stops
    std::shared_ptr<const Doubt> doubt;             ///< doubt
    std::shared_ptr<const std::vector<Diagnosis>> diagnoses; ///< diagnosis
    std::shared_ptr<const std::vector<Hint>> hints; ///< hints
    Errors errors;                                  ///< of this pass; then the pointer is null
    double seconds = 0;                             ///< how long the pass took
    bool cancelled = false;                         ///< finished: not every pass was run
};

class RecomputeService : public QObject {
    Q_OBJECT
public:
    explicit RecomputeService(Engine engine, QObject* parent = nullptr);
    ~RecomputeService() override; ///< stops what runs and waits for it

    /// Returns the request's generation. A waiting request is replaced, a running one loses its later passes.
    quint64 request(RecomputeRequest request);
    /// Stops everything, the coarse pass too. The request that ran is delivered as finished and cancelled.
    void cancel();

signals:
    /// From a worker thread: connect with AutoConnection or QueuedConnection.
    void delivered(const tilesight::RecomputeResult& result);

private:
    struct Shared;
    void drive();
    void runPasses(quint64 generation, const RecomputeRequest& request, StopToken all, StopToken later);

    Engine m_engine;
    std::shared_ptr<Shared> m_shared; ///< outlives the driver task
};

} // namespace tilesight

Q_DECLARE_METATYPE(tilesight::RecomputeResult)
