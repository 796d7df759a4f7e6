#include "core/hardware/quantity.h"

#include <array>

namespace tilesight {
namespace {
constexpr std::array<std::string_view, 5> names = {"spec", "measured", "derived", "guess", "edited"};
}

std::string_view nameOf(Provenance kind) { return names[static_cast<std::size_t>(kind)]; }

std::optional<Provenance> provenanceFromName(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<Provenance>(i);
    return std::nullopt;
}

} // namespace tilesight
