// Explanation tree of an Analysis: why is a number what it is? Each has formula, equation of the paper, inputs and hardware entry.
#pragma once

#include "core/envelope/kernel_time.h"

namespace tilesight {

Explanation explain(const KernelContext& context, const KernelTime& time, const Analysis& analysis);

/// Depth first; null when there is none. Ids: "latency/...", "waves", "occupancy/...", "l2_hit/...", "clock/...",
/// "pipes/RESOURCE", "action/NAME", "result".
const Explanation* findExplanation(const Explanation& root, const std::string& id);

/// "76.4 %", "251 MB", "9.2 TB/s": hardware sizes IEC, traffic SI, shares in per cent.
std::string formatExplained(const Explanation& node);

/// Indented text of a node and everything below it.
std::string explanationToText(const Explanation& node, int indent = 0);

/// Leaf that is an entry of the hardware file: value, kind and source. An unknown key gives a leaf without title.
Explanation hardwareEntry(const Gpu& gpu, const std::string& parentId, const std::string& key);

/// Field of the hardware file that sets the speed of a pipe; the tensor cores have one for each type. "" = none.
std::string rateKeyOf(Resource resource, DataType type = DataType::bf16);

} // namespace tilesight
