// Parts of the explanation tree: how the time of a kernel comes about, with and without a software pipeline.
#pragma once

#include "core/analysis/explain.h"

namespace tilesight {

Explanation explainedNumber(std::string id, std::string title, double value, std::string unit, std::string formula = {},
                            std::string equation = {}, std::string reason = {});

/// Children of "latency": launch, prologue, steady state, epilogue (pipeline); launch, first block, stream (without).
std::vector<Explanation> explainPipelined(const KernelContext& context, const KernelTime& time, const Analysis& analysis);
std::vector<Explanation> explainDirect(const KernelContext& context, const KernelTime& time, const Analysis& analysis);

Explanation explainCache(const KernelContext& context, const KernelTime& time, const Analysis& analysis); ///< "l2_hit"
Explanation explainWaves(const Analysis& analysis);                                   ///< "waves"
Explanation explainPipes(const KernelContext& context, const Analysis& analysis);     ///< "pipes"
Explanation explainActions(const KernelContext& context, const Analysis& analysis);   ///< "actions"
Explanation explainOrders(const Analysis& analysis);                                  ///< "result"

} // namespace tilesight
