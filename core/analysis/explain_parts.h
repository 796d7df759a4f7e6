// Parts of the explanation tree: how the time of a kernel comes about, with and without a software pipeline.
#pragma once

#include "core/analysis/explain.h"

namespace tilesight {

Explanation explainedNumber(std::string id, std::string title, double value, std::string unit, std::string formula = {},
                            std::string equation = {}, std::string reason = {});

/// Children of "latency": launch, prologue, steady state, epilogue (pipeline); launch, first block, stream (without).
std::vector<Explanation> explainPipelined(const KernelContext& context, const KernelTime& time, const Analysis& analysis);
std::vector<Explanation> explainDirect(const KernelContext& context, const KernelTime& time, const Analysis& analysis);

} // namespace tilesight
