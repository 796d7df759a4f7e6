// Where the engine was compared with measurements: family of kernel x GPU -> how far off it was, and over which sizes.
// The one table behind every error band. Its numbers are those of core/ACCURACY.md; a test compares the two.
//
// A plan belongs to a family by what it does, never by a name:
//   gemm       a pipelined loop of loads and one 16-bit product, then plain stores
//   attention  two products or more
//   products   one product otherwise: other types, split K, work beside the product in the loop
//   streams    no product: elementwise, rows, pooling, gather ...
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
    bool holds(double value) const { return to <= 0 || (value >= from && value <= to); }
    /// Outside by more than a factor of two.
    bool farFrom(double value) const { return to > 0 && (value < from / 2 || value > to * 2); }
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

struct Validated {
    const ValidatedRow* row = nullptr; ///< never null; of another GPU when this one was not measured
    /// In words what lies outside of it: "NVIDIA L4 with such kernels", "M of 4, far below 104".
    std::vector<std::string> outside;
};

/// The family's row of this GPU that holds the plan's sizes, else the one with the fewest far outside; of the H200 SXM
/// where this GPU has none.
Validated validatedFor(const TilePlan& plan, const Gpu& gpu, const Analysis& analysis);

/// "mean error of 3540 runs of GEMM on NVIDIA H200 SXM (95 in 100 within 14.5 %); not measured: NVIDIA L4 with such kernels".
std::string inWords(const Validated& validated);

/// The band as a tree that names the row, `--why band`.
Explanation explainBand(const Doubt& doubt, const Validated& validated);

} // namespace tilesight
