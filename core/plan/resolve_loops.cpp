#include "core/plan/resolver.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {
constexpr double maxIterations = 1e15;              // of a nest, so that products stay exact
constexpr std::int64_t maxVariableCounts = 1 << 16; // coordinates for which a count is tabulated
} // namespace

void Resolver::resolveLoops() {
    const auto& loops = m_plan.loops;
    for (const Loop& loop : loops)
        m_result.loops.emplace_back().name = loop.name;
    for (std::size_t i = 0; i < loops.size(); ++i) {
        if (loops[i].parent.empty()) continue;
        const auto parent = std::find_if(loops.begin(), loops.end(),
                                         [&](const Loop& l) { return l.name == loops[i].parent; });
        if (parent == loops.end()) {
            fail("plan.unknown_loop",
                 "loop '" + loops[i].name + "' lies in an unknown loop '" + loops[i].parent + "'",
                 loops[i].name, pointer("/loops/", i, "/parent"), suggestion(loops[i].parent, loops));
            continue;
        }
        m_result.loops[i].parent = static_cast<int>(parent - loops.begin());
    }
    for (std::size_t i = 0; i < loops.size(); ++i) {
        int parent = m_result.loops[i].parent;
        if (parent < 0 || !encloses(static_cast<int>(i), parent)) continue;
        std::string circle = loops[i].name;
        for (; parent != static_cast<int>(i);
             parent = m_result.loops[static_cast<std::size_t>(parent)].parent)
            circle += " in " + loops[static_cast<std::size_t>(parent)].name;
        fail("plan.loop_cycle", "loops enclose each other in a circle: " + circle + " in " + loops[i].name,
             loops[i].name, pointer("/loops/", i, "/parent"), "give one of them no parent");
        m_result.loops[i].parent = -1; // opens the circle: reported once
    }
    for (std::size_t i = 0; i < loops.size(); ++i)
        resolveLoopCount(i);
    for (std::size_t i = 0; i < loops.size(); ++i) {
        double iterations = 1;
        for (int l = static_cast<int>(i); l >= 0; l = m_result.loops[static_cast<std::size_t>(l)].parent)
            iterations *= static_cast<double>(m_result.loops[static_cast<std::size_t>(l)].count);
        if (iterations > maxIterations)
            fail("plan.too_large", "loop '" + loops[i].name + "' runs more than 10^15 times in a tile",
                 loops[i].name, pointer("/loops/", i, "/count"), "choose a smaller count");
    }
}

void Resolver::resolveLoopCount(std::size_t index) {
    const Loop& loop = m_plan.loops[index];
    ResolvedLoop& resolved = m_result.loops[index];
    const std::string where = pointer("/loops/", index, "/count");
    const auto compiled = compile(loop.count, loop.name, where, m_names.size());
    if (!compiled || !known(*compiled)) return;

    std::vector<int> variable;
    for (const int slot : compiled->used())
        if (!isParameterSlot(slot)) variable.push_back(slot);
    if (variable.empty()) {
        resolved.count =
            whole(compiled->evaluate(m_values), loop.count, "the count", loop.name, where, 1, maxExtent)
                .value_or(1);
        resolved.meanCount = static_cast<double>(resolved.count);
        return;
    }
    if (variable.size() > 1 || !isGridSlot(variable[0])) {
        fail("plan.loop_too_general",
             variable.size() > 1 ? "the count of loop '" + loop.name + "' depends on several coordinates"
                                 : "the count of loop '" + loop.name + "' depends on loop '" +
                                       m_names[static_cast<std::size_t>(variable[0])] + "'",
             loop.name, where, "a count may depend on parameters and one grid coordinate");
        return;
    }
    resolved.countGridDim = gridOfSlot(variable[0]);
    const std::int64_t coordinates = m_result.grid[static_cast<std::size_t>(resolved.countGridDim)];
    if (coordinates > maxVariableCounts) {
        fail("plan.loop_too_general",
             "the count of loop '" + loop.name + "' differs over " + std::to_string(coordinates) +
                 " coordinates, at most " + std::to_string(maxVariableCounts) + " can be told apart",
             loop.name, where, "choose larger tiles, or a count that is the same for more of them");
        return;
    }
    std::vector<double> values = m_values;
    double sum = 0;
    resolved.countByCoordinate.reserve(static_cast<std::size_t>(coordinates));
    for (std::int64_t c = 0; c < coordinates; ++c) {
        values[static_cast<std::size_t>(variable[0])] = static_cast<double>(c);
        const auto count =
            whole(compiled->evaluate(values), loop.count, "the count", loop.name, where, 0, maxExtent);
        if (!count) return;
        resolved.countByCoordinate.push_back(*count);
        sum += static_cast<double>(*count);
    }
    resolved.count = *std::max_element(resolved.countByCoordinate.begin(), resolved.countByCoordinate.end());
    resolved.meanCount = sum / static_cast<double>(coordinates);
    if (resolved.count < 1)
        fail("plan.bad_number", "loop '" + loop.name + "' never runs in any tile: " + loop.count.text,
             loop.name, where, "give it a count of at least 1, or remove it");
}

} // namespace tilesight
