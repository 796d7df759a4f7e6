// Where the engine was compared with measurements: family of kernel x GPU -> how far off it was, and over which sizes.
// The one table behind every error band. Its numbers are those of core/ACCURACY.md; a test compares the two.
//
// A plan belongs to a family by what it does, never by a name:
//   gemm       a pipelined loop of loads and one 16-bit product, then plain stores
//   attention  two products or more
//   products   one product otherwise: other types, split K, work beside the product in the loop
//   streams    no product: elementwise, rows, pooling, gather ...
//
// The band inside of the measured sizes is the row's mean error. Outside there is no measurement, so it only grows:
//
//   band = mean + (p95 - mean) * sum over sizes outside of log2(x),   x = size / limit, or limit / size below it
//
// mean and p95 (95 in 100 kernels are within) are the largest of the GPU's rows of the family. So a size twice as large
// as any measured one gets the spread of the worst kernels that were, and each further doubling as much again. It is
// rounded up to whole 5 %, and is at most 100 %: then the time may be anything. Where the rows tell no sizes apart the
// predicted time is held against the measured times. A GPU without a row gets those of the least accurate measured
// GPU of its vendor (of all, when there is none).
//
// Measured were many launches one after the other, over copies of their tensors. Other conditions have no
// rule of their own, since no table has both: the band stays, and says so. What they rest on besides, such as a guessed
// burst power, is among the numbers of the doubt.
#pragma once

#include "core/analysis/doubt.h"
#include "core/plan/resolved_plan.h"

#include <span>

namespace tilesight {

enum class KernelFamily { gemm, attention, products, streams };
std::string_view nameOf(KernelFamily family); ///< "gemm"
std::string inWords(KernelFamily family);     ///< "GEMM", "kernels with other products"
KernelFamily familyOf(const TilePlan& plan);

struct ValidatedRange {
    double from = 0, to = 0; ///< both 0 = not told apart
    /// log2 of the factor by which the value is beyond an end; 0 = inside, or one of the two is not known.
    double doublingsOutside(double value) const;
};

struct ValidatedRow {
    KernelFamily family{};
    const char* gpu = "";     ///< id
    const char* gpuName = ""; ///< as in a sentence
    int rows = 0;             ///< kernels measured
    double meanPercent = 0, p95Percent = 0;
    ValidatedRange m, n, k;      ///< of the product
    ValidatedRange microseconds; ///< measured
    const char* source = "";     ///< the row of core/ACCURACY.md
};

std::span<const ValidatedRow> validatedRows();

/// A size beyond all that was measured of such kernels, or a GPU without measurements.
struct OutsideRange {
    std::string parameter;       ///< "M", "N", "K", "time" or "gpu"
    double value = 0, limit = 0; ///< the plan's, and the nearest one measured; of "time" seconds, of "gpu" 0
    bool above = false;
    std::string sentence;      ///< "K of 1048576, above 57344"
    std::string brief() const; ///< "K above 57344"; of a GPU the sentence
    bool isSize() const { return parameter != "gpu"; }
};

struct Validated {
    const ValidatedRow* row = nullptr; ///< never null; of another GPU when this one was not measured
    double band = 0;                   ///< relative, by the rule above
    std::vector<OutsideRange> outside; ///< the GPU first
    std::string conditions; ///< how the row was measured, where the analysis is of other conditions; "" = alike
};

/// The family's row of this GPU that holds the plan's sizes, else the nearest.
Validated validatedFor(const TilePlan& plan, const Gpu& gpu, const Analysis& analysis);
Validated validatedFor(const Analysis& analysis); ///< its own plan and GPU
Validated validatedFor(const TilePlan& plan, const ResolvedPlan& resolved, const Gpu& gpu, const Analysis& analysis);

/// What the report of an analysis says of it: "range.outside" (a warning) and "range.gpu"; none inside.
std::vector<Remark> rangeRemarks(const Validated& validated);

/// "within ±5.6 %: may not be measurable"; "" when the relative change of the latency is larger than the band.
std::string withinBandInWords(double band, double relativeChange);

/// "mean error of 3540 runs of GEMM on NVIDIA H200 SXM (95 in 100 within 14.5 %); not measured: NVIDIA L4 with such kernels".
std::string inWords(const Validated& validated);

/// The band as a tree that names the row, `--why band`.
Explanation explainBand(const Doubt& doubt, const Validated& validated);

} // namespace tilesight
