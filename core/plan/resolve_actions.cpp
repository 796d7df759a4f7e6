#include "core/action/costs.h"
#include "core/plan/resolver.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {
constexpr double maxElements = 1e15;     // of one access or product
constexpr double maxFirstElement = 4e18; // index x step within 64 bits
constexpr int maxClusterBlocks = 32;

} // namespace

void Resolver::resolveActions() {
    const auto& actions = m_plan.actions;
    if (actions.empty())
        fail("plan.no_actions", "the plan has no actions", "", "/actions",
             "add a load, a computation, a store");
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::string& name = actions[i].name;
        if (name.empty())
            fail("plan.bad_name", "an action has no name", "", pointer("/actions/", i), "give it one");
        else if (!seen.insert(name).second)
            fail("plan.duplicate_name", "two actions are called '" + name + "'", name,
                 pointer("/actions/", i, "/name"), "rename one of them");
        m_result.actions.emplace_back();
        resolveAction(i);
    }
}

void Resolver::resolveAction(std::size_t index) {
    const Action& action = m_plan.actions[index];
    ResolvedAction& resolved = m_result.actions[index];
    resolved.name = action.name;
    resolved.operation = action.operation;
    resolved.cost = action.cost.value_or(defaultCost(action.operation));
    resolved.dtype = action.dtype;
    resolved.result = action.result;
    resolved.async = action.async;
    if (!action.copyBytes.empty()) {
        resolved.copyBytes = static_cast<int>(
            size(action.copyBytes, "the copy width", action.name, pointer("/actions/", index, "/copy_bytes"), 1, 16)
                .value_or(16));
        // cp.async moves 4, 8 or 16 bytes; narrower copies go through registers and are waited for.
        if (m_plan.pipeline.copy == CopyMechanism::cpAsync && resolved.copyBytes < 4) resolved.async = false;
    }
    if (!action.warpLines.empty())
        resolved.warpLines = static_cast<double>(size(action.warpLines, "the lines of a warp", action.name,
                                                      pointer("/actions/", index, "/warp_lines"), 1, 32)
                                                     .value_or(1));
    resolved.crossLane = action.crossLane;
    resolved.mmaSync = action.mmaSync;
    resolved.smPair = action.smPair;
    resolved.afterGrid = action.afterGrid;
    resolved.pagePerRow = action.pagePerRow;
    if (!action.multicast.empty())
        resolved.multicast =
            static_cast<int>(size(action.multicast, "the blocks of a multicast", action.name,
                                  pointer("/actions/", index, "/multicast"), 1, maxClusterBlocks)
                                 .value_or(1));
    if (action.afterGrid && !action.loop.empty())
        fail("plan.after_grid_in_loop",
             "action '" + action.name + "' follows the grid but lies in loop '" + action.loop + "'", action.name,
             pointer("/actions/", index, "/loop"), "take it out of the loop");
    if (!action.loop.empty()) {
        const auto& loops = m_plan.loops;
        const auto loop =
            std::find_if(loops.begin(), loops.end(), [&](const Loop& l) { return l.name == action.loop; });
        if (loop == loops.end()) {
            std::vector<std::string> known;
            for (const Loop& l : loops)
                known.push_back(l.name);
            fail("plan.unknown_loop",
                 "action '" + action.name + "' lies in an unknown loop '" + action.loop + "'", action.name,
                 pointer("/actions/", index, "/loop"), suggestion(action.loop, loops));
        } else {
            resolved.loop = static_cast<int>(loop - loops.begin());
        }
    }
    for (const double cost : {resolved.cost.fma, resolved.cost.alu, resolved.cost.sfu, resolved.cost.other, resolved.cost.smem})
        if (!(cost >= 0 && cost <= 1e6)) {
            fail("plan.bad_number", "a cost per element of '" + action.name + "' is negative or too large",
                 action.name, pointer("/actions/", index, "/cost"), "give numbers from 0 to 1000000");
            break;
        }

    const std::string operation(nameOf(action.operation));
    if (isMemory(action.operation)) {
        if (action.access)
            resolveAccess(index);
        else
            fail("plan.missing_access",
                 "action '" + action.name + "' is a " + operation + " but touches no tensor", action.name,
                 pointer("/actions/", index), "give it an access: tensor, index, extent");
        return;
    }
    if (action.access)
        fail("plan.unexpected_access",
             "action '" + action.name + "' is a " + operation + ", which touches no tensor in memory",
             action.name, pointer("/actions/", index, "/access"),
             "remove the access or make it a load or store");
    if (action.operation == Operation::matmul || action.operation == Operation::cudaMatmul) {
        if (!action.matmul) {
            fail("plan.missing_shape", "action '" + action.name + "' is a " + operation + " without a shape",
                 action.name, pointer("/actions/", index), "give it matmul: m, n, k");
            return;
        }
        const Expression* shape[] = {&action.matmul->m, &action.matmul->n, &action.matmul->k};
        static constexpr std::string_view what[] = {"m", "n", "k"};
        double volume = 1;
        for (std::size_t i = 0; i < 3; ++i) {
            resolved.matmul[i] =
                size(*shape[i], what[i], action.name, pointer("/actions/", index, "/matmul/", what[i]))
                    .value_or(1);
            volume *= static_cast<double>(resolved.matmul[i]);
        }
        const Expression* part[] = {&action.matmul->warpM, &action.matmul->warpN};
        static constexpr std::string_view partNames[] = {"warp_m", "warp_n"};
        for (std::size_t i = 0; i < 2; ++i)
            if (!part[i]->empty())
                resolved.warpTile[i] = size(*part[i], "the part of a warp", action.name,
                                            pointer("/actions/", index, "/matmul/", partNames[i]))
                                           .value_or(1);
        resolved.flops = 2 * volume;
        if (volume > maxElements)
            fail("plan.too_large", "one execution of '" + action.name + "' multiplies more than 10^15 times",
                 action.name, pointer("/actions/", index, "/matmul"), "choose a smaller tile");
        return;
    }
    if (action.elements.empty())
        fail("plan.missing_elements",
             "action '" + action.name + "' does not say how many elements it works on", action.name,
             pointer("/actions/", index), "give it elements, such as BM * BN");
    else
        resolved.elements = static_cast<double>(size(action.elements, "the number of elements", action.name,
                                                     pointer("/actions/", index, "/elements"))
                                                    .value_or(1));
}

void Resolver::resolveAccess(std::size_t actionIndex) {
    const Action& action = m_plan.actions[actionIndex];
    const TensorAccess& access = *action.access;
    ResolvedAction& resolved = m_result.actions[actionIndex];
    const std::string where = pointer("/actions/", actionIndex, "/access");
    const auto tensor = std::find_if(m_plan.tensors.begin(), m_plan.tensors.end(),
                                     [&](const Tensor& t) { return t.name == access.tensor; });
    if (tensor == m_plan.tensors.end()) {
        std::vector<std::string> known;
        for (const Tensor& t : m_plan.tensors)
            known.push_back(t.name);
        fail("plan.unknown_tensor",
             "action '" + action.name + "' touches an unknown tensor '" + access.tensor + "'", action.name,
             access.tensor.empty() ? where : where + "/tensor", suggestion(access.tensor, m_plan.tensors));
        return;
    }
    ResolvedAccess result;
    result.tensor = static_cast<int>(tensor - m_plan.tensors.begin());
    const std::size_t rank = tensor->dims.size();
    const auto checkRank = [&](std::size_t count, std::string_view what) {
        if (count == rank) return true;
        fail("plan.access_rank",
             "tensor '" + tensor->name + "' has " + std::to_string(rank) + " dimensions, but '" +
                 action.name + "' gives " + std::to_string(count) + " of " + std::string(what),
             action.name, count ? where + "/" + std::string(what) : where,
             "give one entry for each dimension");
        return false;
    };
    bool fits = checkRank(access.index.size(), "index");
    fits = checkRank(access.extent.size(), "extent") && fits;
    if (!access.step.empty()) fits = checkRank(access.step.size(), "step") && fits;
    if (!fits) return;

    double elements = 1;
    for (std::size_t d = 0; d < rank; ++d) {
        const auto extent = size(access.extent[d], "the extent", action.name, pointer(where, "/extent/", d));
        const auto step = access.step.empty()
                              ? extent
                              : size(access.step[d], "the step", action.name, pointer(where, "/step/", d), 0);
        result.extent.push_back(extent.value_or(1));
        result.step.push_back(step.value_or(1));
        elements *= static_cast<double>(result.extent.back());
        result.index.push_back(
            resolveIndex(access.index[d], actionIndex, result.step.back(), pointer(where, "/index/", d)));
    }
    if (elements > maxElements)
        fail("plan.too_large", "one execution of '" + action.name + "' touches more than 10^15 elements",
             action.name, where + "/extent", "choose a smaller extent");
    for (std::size_t g = 0; g < m_result.grid.size(); ++g) {
        const bool used =
            std::any_of(result.index.begin(), result.index.end(), [&](const ResolvedIndex& index) {
                return std::find(index.usedGridDims.begin(), index.usedGridDims.end(), static_cast<int>(g)) !=
                       index.usedGridDims.end();
            });
        if (!used) result.reuseDims.push_back(static_cast<int>(g));
    }
    resolved.dtype = tensor->dtype;
    resolved.bytes = elements * bitsOf(tensor->dtype) / 8;
    resolved.access = std::move(result);
}

ResolvedIndex Resolver::resolveIndex(const Expression& expression, std::size_t actionIndex, std::int64_t step,
                                     const std::string& where) {
    const Action& action = m_plan.actions[actionIndex];
    const int loop = m_result.actions[actionIndex].loop;
    ResolvedIndex result;
    const auto compiled = compile(expression, action.name, where, m_names.size());
    if (!compiled || !known(*compiled)) return result;
    for (const int slot : compiled->used()) {
        if (isParameterSlot(slot)) continue;
        if (isGridSlot(slot)) {
            result.usedGridDims.push_back(gridOfSlot(slot));
            continue;
        }
        if (encloses(loopOfSlot(slot), loop)) {
            result.usedLoops.push_back(loopOfSlot(slot));
            continue;
        }
        fail("plan.loop_not_enclosing",
             "the index of '" + action.name + "' uses loop '" + m_names[static_cast<std::size_t>(slot)] +
                 "', which does not enclose it",
             action.name, where, "move the action into that loop");
        return result;
    }
    const double stepSize = std::max<double>(1, static_cast<double>(step));
    const auto checkReach = [&](double largest) {
        if (std::abs(largest) * stepSize <= maxFirstElement) return;
        fail("plan.too_large", "the access of '" + action.name + "' reaches beyond 4 x 10^18 elements",
             action.name, where, "choose a smaller index or step");
    };
    using Form = CompiledExpression::Form;
    const auto& left = compiled->left();
    const auto& right = compiled->right();
    if (result.usedGridDims.empty() && result.usedLoops.empty()) {
        const double value = std::floor(compiled->evaluate(m_values));
        if (!std::isfinite(value)) {
            fail("plan.bad_number",
                 "an index of '" + action.name + "' is no finite number: " + expression.text, action.name,
                 where, "correct the formula or the parameters in it");
            return result;
        }
        checkReach(value);
        if (std::abs(value) <= maxFirstElement) result.constant = static_cast<std::int64_t>(value);
        return result;
    }
    if (compiled->form() == Form::single && isGridSlot(left.slot)) {
        result.gridDim = gridOfSlot(left.slot);
        checkReach(static_cast<double>(m_result.grid[static_cast<std::size_t>(result.gridDim)]));
        return result;
    }
    if (compiled->form() == Form::single) {
        result.loop = loopOfSlot(left.slot);
        checkReach(static_cast<double>(m_result.loops[static_cast<std::size_t>(result.loop)].count));
        return result;
    }
    if (compiled->form() == Form::divide && left.slot >= 0 && isGridSlot(left.slot) &&
        (right.slot < 0 || isParameterSlot(right.slot))) {
        const double divisor = right.value(m_values);
        if (divisor >= 1 && divisor == std::floor(divisor) && divisor <= static_cast<double>(maxExtent)) {
            result.gridDim = gridOfSlot(left.slot);
            result.divisor = static_cast<std::int64_t>(divisor);
            checkReach(static_cast<double>(m_result.grid[static_cast<std::size_t>(result.gridDim)]));
            return result;
        }
    }
    // The value is clamped so that index x step stays within 64 bits whatever the formula gives.
    const double limit = maxFirstElement / stepSize;
    result.general = [expression = *compiled, values = m_values, gridStart = m_gridStart,
                      loopStart = m_loopStart,
                      limit](const std::vector<std::int64_t>& grid, const std::vector<std::int64_t>& loops) {
        // On the stack for all but the largest plans: caches ask for every tile.
        std::array<double, 64> small;
        std::vector<double> large(values.size() > small.size() ? values.size() : 0);
        const std::span<double> current(large.empty() ? small.data() : large.data(), values.size());
        std::copy(values.begin(), values.end(), current.begin());
        for (const int slot : expression.used()) {
            const auto s = static_cast<std::size_t>(slot);
            if (s >= loopStart)
                current[s] = s - loopStart < loops.size() ? static_cast<double>(loops[s - loopStart]) : 0;
            else if (s >= gridStart)
                current[s] = s - gridStart < grid.size() ? static_cast<double>(grid[s - gridStart]) : 0;
        }
        const double value = std::floor(expression.evaluate(current));
        return std::isnan(value) ? std::int64_t{0}
                                 : static_cast<std::int64_t>(std::clamp(value, -limit, limit));
    };
    return result;
}

} // namespace tilesight
