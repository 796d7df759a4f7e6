// Shared memory of one block: what the pipeline's stages fill, what else is held, the limit, and whether one
// more stage would fit.
//
//   |# stage 1 #|# stage 2 #|# stage 3 #|- a 4th fits -|        |     144 of 227 KiB per block
//
// bytes = stages x (bytes of the loads that land in shared memory in one turn of the pipelined loop) + other
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QPainter>

namespace tilesight {

struct SharedMemoryUse {
    int stages = 0;
    double stageBytes = 0, otherBytes = 0;
    double limitBytes = 0; ///< a block may use; 0 = not known
    double usedBytes() const { return stages * stageBytes + otherBytes; }
    bool known() const { return usedBytes() > 0; }
    bool fits() const { return limitBytes <= 0 || usedBytes() <= limitBytes; }
    bool oneMoreFits() const { return limitBytes > 0 && usedBytes() + stageBytes <= limitBytes; }
    QString summary() const; ///< "144 of 227 KiB per block"
    static QString title();  ///< "Shared memory"
    QString caption() const; ///< the summary; with "does not fit: " before it when that is so
    QString next() const;    ///< "a 4th fits", "no room for a 4th"; "" when unknown
};

/// From the newest result when it belongs to the plan, else from the plan and the GPU.
SharedMemoryUse sharedMemoryUse(const ViewState& state);

void paintSharedMemory(QPainter& painter, const QRectF& rect, const SharedMemoryUse& use, const Theme& theme);

} // namespace tilesight
