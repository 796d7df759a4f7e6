// A kernel's rhythm as a small strip: one row for each of its busiest pipes, one bar for each busy stretch.
//
// With a software pipeline: `fingerprintTurns` turns of the steady state, all alike. Without one: the whole block.
// Times are shares of the strip's width, so strips of kernels of any length compare by shape.
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <vector>

class QPainter;

namespace tilesight {

inline constexpr int fingerprintTurns = 6;
inline constexpr std::size_t fingerprintRows = 4;

struct Fingerprint {
    struct Bar {
        Resource resource{};
        double from = 0, to = 0; ///< share of the width, 0..1
    };
    std::vector<Resource> rows; ///< at most fingerprintRows, in lane order
    std::vector<Bar> bars;
    double latencySeconds = 0;
    Bottleneck bottleneck{};
    std::size_t actions = 0;
    double legalOrders = 0;
};

/// Of an analysis with lanes.
Fingerprint fingerprintOf(const Analysis& analysis);

void paintFingerprint(QPainter& painter, const QRectF& rect, const Fingerprint& fingerprint, const Theme& theme);

} // namespace tilesight
