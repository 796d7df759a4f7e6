// Roofline: what the GPU allows at an arithmetic intensity, and where the plan stands.
//
//   attained   = work / latency                              FLOP/s; lane operations where a plan has no products
//   intensity  = work / bytes that the level moves           one dot for each memory level
//   roof       = min(peak of the pipe, intensity x bandwidth of the level)
//
// How to read it: a dot under a slope is held by that memory level, a dot under the flat line by the pipe; its
// distance to the roof is what phases, waves and latencies cost. Bandwidths and peaks are those of all SMs at the
// settled clock, as in the table of resources.
#pragma once

#include "core/analysis/analysis.h"
#include "core/hardware/gpu.h"

#include <QString>
#include <optional>
#include <vector>

namespace tilesight {

/// Flat line.
struct Ceiling {
    Resource pipe{};
    QString title;        ///< "Tensor core bf16 at 1480 MHz"
    double perSecond = 0; ///< FLOP/s or op/s
    enum Kind { binding, fastestClock, otherType, otherPipe } kind = binding;
};

/// Line through the origin: bytes of a level.
struct Slope {
    Resource level{};
    double bytesPerSecond = 0;
};

/// The plan at one level.
struct RoofDot {
    Resource level{};
    double bytes = 0;     ///< of the launch
    double intensity = 0; ///< work / bytes
    double attained = 0;  ///< work / second
    double roof = 0;      ///< at this intensity; work / second
    bool boundByLevel = false;
    double share() const { return roof > 0 ? attained / roof : 0; } ///< of the roof
};

struct Roofline {
    std::vector<Ceiling> ceilings; ///< the first one binds
    std::vector<Slope> slopes;     ///< lane order
    std::vector<RoofDot> dots;     ///< lane order; levels that move no bytes have none
    double work = 0, attained = 0;
    bool operations = false; ///< work counts lane operations, not FLOP

    bool empty() const { return ceilings.empty() || dots.empty(); }
    QString workUnit() const { return operations ? QStringLiteral("op") : QStringLiteral("FLOP"); }
    QString rateUnit() const { return operations ? QStringLiteral("op/s") : QStringLiteral("FLOP/s"); }
    const RoofDot* dot(Resource level) const;
    const RoofDot*
    lowest() const; ///< the level whose roof is the lowest at the plan's intensity; null = none
};

Roofline rooflineOf(const Analysis& analysis, const Gpu& gpu);

/// Which roof binds, in words; at one level where one is chosen.
QString roofInWords(const Roofline& roofline, const Analysis& analysis, std::optional<Resource> level = {});

/// "DRAM", "L1.5": levels as the slopes name them.
QString levelName(Resource level);

/// One row for each dot, units in the heads; the baseline's dots follow when there are any.
QString rooflineCsv(const Roofline& roofline, const Roofline* baseline);

} // namespace tilesight
