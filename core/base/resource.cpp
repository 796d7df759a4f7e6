#include "core/base/resource.h"

namespace tilesight {
namespace {
struct Names { std::string_view id, name, code; };
constexpr std::array<Names, resourceCount> names = {{{"tensor", "Tensor core", "TC"},
                                                     {"cuda", "CUDA core", "CU"},
                                                     {"sfu", "SFU", "SF"},
                                                     {"tmem", "TMEM", "TM"},
                                                     {"smem", "SMEM", "SM"},
                                                     {"l15", "L1.5", "1.5"},
                                                     {"l2", "L2", "L2"},
                                                     {"dram", "DRAM", "DR"},
                                                     {"network", "Network", "NE"}}};
} // namespace

std::string_view resourceId(Resource r) { return names[static_cast<std::size_t>(r)].id; }
std::string_view resourceName(Resource r) { return names[static_cast<std::size_t>(r)].name; }
std::string_view resourceCode(Resource r) { return names[static_cast<std::size_t>(r)].code; }

} // namespace tilesight
