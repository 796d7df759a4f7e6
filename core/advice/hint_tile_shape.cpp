// Larger or smaller tile: larger ones load fewer bytes per FLOP, smaller ones fill the GPU and the last wave better.
#include "core/advice/hint_source.h"
#include "core/plan/edit.h"

#include <algorithm>
#include <array>

namespace tilesight {

std::vector<Proposal> proposeTileShape(const TilePlan& plan, const Gpu&, const Analysis&) {
    std::vector<Proposal> proposals;
    const std::array<std::string, 3> knobs{parameterOfRole(plan, "rows"), parameterOfRole(plan, "columns"),
                                           parameterOfRole(plan, "depth")};
    std::array<long long, 3> now{};
    for (std::size_t i = 0; i < 3; ++i) now[i] = knobValue(plan, knobs[i]);
    const std::string warpsKnob = parameterOfRole(plan, "warps");
    const long long warps = knobValue(plan, warpsKnob);
    const auto scaled = [](long long value, int power) { return power > 0 ? value << power : value >> -power; };
    for (int rows = -1; rows <= 1; ++rows)
        for (int columns = -1; columns <= 1; ++columns)
            for (int depth = -1; depth <= 1; ++depth) {
                if ((rows != 0) + (columns != 0) + (depth != 0) > 2) continue; // neighbours that change at most two sides
                const std::array<int, 3> powers{rows, columns, depth};
                TilePlan changed = plan;
                bool any = false, legal = true;
                for (std::size_t i = 0; i < 3 && legal; ++i) {
                    if (powers[i] == 0) continue;
                    const long long value = scaled(now[i], powers[i]);
                    legal = now[i] > 0 && value >= 16;
                    if (!legal) break;
                    if (auto next = withKnob(changed, knobs[i], value)) {
                        changed = std::move(*next);
                        any = true;
                    } else {
                        legal = false;
                    }
                }
                if (!any || !legal) continue;
                // Accumulators per thread stay in reach: a tile twice as large takes twice the warps.
                const int area = rows + columns;
                if (area != 0 && warps > 0) {
                    const long long wanted = std::clamp(scaled(warps, area), 4LL, 8LL);
                    if (auto next = withKnob(changed, warpsKnob, wanted)) changed = std::move(*next);
                }
                const int volume = area != 0 ? area : depth;
                std::string title = std::string(volume > 0 ? "Larger" : volume < 0 ? "Smaller" : "Other") +
                                    " tile: " + changesInWords(plan, changed);
                proposals.push_back({std::move(changed), std::move(title), {}});
            }
    return proposals;
}

} // namespace tilesight
