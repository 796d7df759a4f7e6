// How far off an estimate may be, and which guessed hardware numbers are to blame.
//
//   band = sqrt(model^2 + sum over guessed numbers of change^2)
//   model   mean error of such kernels where they were compared with measurements (core/ACCURACY.md)
//   change  largest relative change of the latency when the number is a quarter larger or smaller; each is found by
//           running the engine again
//
// A quarter: of the nine numbers in hwdb that were measured on a GPU whose family gives another value, seven lie
// within it. Numbers of other kinds are taken as they are.
#pragma once

#include "core/analysis/analyze.h"

namespace tilesight {

inline constexpr double guessSpread = 0.25;
inline constexpr double notableChange = 0.01; ///< of the latency

struct DoubtfulNumber {
    std::string key, title; ///< of gpuFields()
    double change = 0;      ///< relative, at least notableChange
};

struct Doubt {
    double modelBand = 0;                ///< relative
    std::string modelSource;             ///< "mean error of 6136 GEMM runs on H200 SXM"
    double band = 0;                     ///< relative, all together
    std::vector<DoubtfulNumber> numbers; ///< guessed ones that matter, largest change first
};

/// `options` as for the analysis that is doubted; lanes, maps and tree are left out. Errors as of analyze().
Expected<Doubt> doubtOf(const TilePlan& plan, const Gpu& gpu,
                        const AnalysisOptions& options = rankingOptions(), StopToken stop = {});

/// "rests on guesses: DRAM bandwidth (19 %), L2 load latency (3 %)", at most `most` of them; "" without any.
std::string guessesInWords(const Doubt& doubt, std::size_t most = 3);
/// "(±12 %)".
std::string bandInWords(const Doubt& doubt);

} // namespace tilesight
