// What every view shows, and what every view may ask for. Views hold no document and call no engine.
#pragma once

#include "core/advice/advice.h"
#include "core/advice/diagnosis.h"
#include "core/analysis/analysis.h"
#include "core/analysis/doubt.h"
#include "core/hardware/gpu.h"
#include "core/search/gallery.h"

#include <QString>
#include <memory>
#include <optional>

namespace tilesight {

/// One consistent picture. Pointers are to immutable values and may be null (nothing yet).
struct ViewState {
    std::shared_ptr<const TilePlan> plan;         ///< as edited right now
    std::shared_ptr<const Gpu> gpu;
    std::shared_ptr<const Gpu> catalogueGpu;      ///< the same GPU as the database has it, without edited numbers
    RunConditions conditions;                     ///< asked for; those of a result stand in it
    std::shared_ptr<const Analysis> analysis;     ///< newest result; of an older plan while `stale`
    std::shared_ptr<const Analysis> baseline;     ///< pinned for comparison
    QString baselineName;
    std::shared_ptr<const Doubt> doubt;           ///< how far off `analysis` may be; may lag behind it
    std::shared_ptr<const Gallery> gallery;       ///< may lag behind `analysis`
    std::shared_ptr<const std::vector<Hint>> hints;
    std::shared_ptr<const std::vector<Diagnosis>> diagnoses; ///< may lag behind `analysis` as hints do
    Errors errors;                                ///< why the plan cannot be analysed; empty = legal
    bool stale = false;                           ///< analysis belongs to an older plan, GPU or conditions
    bool hintsStale = false;                      ///< hints do: show them, do not apply
    bool computing = false;
    std::optional<double> measuredSeconds{};      ///< by the user, of the plan and the GPU on screen
    double computeSeconds = 0;                    ///< how long the newest analysis took

    /// The same plan on the same GPU under the same conditions: of a state, or of a value computed for one.
    template <class Other>
    bool isAskedAs(const Other& other) const {
        return plan == other.plan && gpu == other.gpu && conditions == other.conditions;
    }
};

} // namespace tilesight
