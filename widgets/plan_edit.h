// An edit of the plan as it leaves a view.
#pragma once

#include "core/plan/tile_plan.h"

#include <QString>

namespace tilesight {

struct PlanEdit {
    TilePlan plan;
    QString undoText; ///< "Change BN 128 → 256"
    QString mergeKey; ///< not empty: joins an edit with the same key just before
};

} // namespace tilesight
