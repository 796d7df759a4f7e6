// One result that can be compared: a pinned variant or the present plan. Table, side-by-side view and report show it.
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/explain/explained_figure.h"
#include "widgets/view_state.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace tilesight {

struct VariantRow {
    QString name;
    QString gpu; ///< short name
    std::shared_ptr<const TilePlan> plan;
    std::shared_ptr<const Analysis> analysis; ///< null = not computed yet, or see `fault`
    QString fault;
    std::string faultId{};  ///< of that error: "occupancy.does_not_fit"
    bool present = false;   ///< the plan as edited right now, always the last row
    bool stale = false;     ///< analysis belongs to an earlier plan
    bool computing = false; ///< the analysis, or one with lanes, is to come
    quint64 id = 0;         ///< of the variant; 0 = the present plan
    std::optional<double> measuredSeconds{}; ///< by the user, of this plan on this GPU
};

struct VariantTable {
    std::vector<VariantRow> rows; ///< without the present plan
    int baseline = -1;
};

/// The plan on screen; its analysis stays while it is stale.
VariantRow presentRow(const ViewState& state);

/// The derivation of a pinned variant's latency; what a coarse result lacks is said by its phases. Of the present plan it is
/// the window's own "latency".
ExplainedFigure variantFigure(const VariantRow& row);

} // namespace tilesight
