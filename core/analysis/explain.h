// Explanation tree of an Analysis: each number with formula, equation of the paper, inputs and hardware entry.
#pragma once

#include "core/envelope/kernel_time.h"

namespace tilesight {

Explanation explain(const KernelContext& context, const KernelTime& time, const Analysis& analysis);

/// Leaf that is an entry of the hardware file: value, kind and source. An unknown key gives a leaf without title.
Explanation hardwareEntry(const Gpu& gpu, const std::string& parentId, const std::string& key);

/// Field of the hardware file that sets the speed of a pipe; the tensor cores have one for each type. "" = none.
std::string rateKeyOf(Resource resource, DataType type = DataType::bf16);

} // namespace tilesight
