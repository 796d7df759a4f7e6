#include "core/cache/launch_order.h"
#include "core/plan/edit.h"
#include "core/plan/resolver.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {
constexpr std::size_t maxParameters = 1024, maxTensors = 1024, maxGridDims = 4, maxLoops = 64,
                      maxActions = 4096, maxEdges = 65536;
constexpr std::size_t maxTensorRank = 8;
constexpr double maxTensorElements = 1e15; // keeps byte offsets within 64 bits
constexpr std::int64_t maxStages = 1024, maxWarps = 32, maxRegisters = 1024, maxSpilledRegisters = 100'000;
} // namespace

double ResolvedTensor::bytes() const {
    double elements = 1;
    for (const std::int64_t dim : dims)
        elements *= static_cast<double>(dim);
    return elements * bitsOf(dtype) / 8;
}

std::int64_t ResolvedPlan::tiles() const {
    std::int64_t product = 1;
    for (const std::int64_t count : grid)
        product *= count;
    return product;
}

double ResolvedPlan::iterationsOf(int loop) const {
    double iterations = 1;
    for (; loop >= 0; loop = loops[static_cast<std::size_t>(loop)].parent)
        iterations *= loops[static_cast<std::size_t>(loop)].meanCount;
    return iterations;
}

int ResolvedPlan::innermostLoop() const {
    int best = -1, bestDepth = 0;
    for (std::size_t i = 0; i < loops.size(); ++i) {
        int depth = 1;
        for (int parent = loops[i].parent; parent >= 0;
             parent = loops[static_cast<std::size_t>(parent)].parent)
            ++depth;
        if (depth > bestDepth) {
            best = static_cast<int>(i);
            bestDepth = depth;
        }
    }
    return best;
}

/// Lists so long that the steps below would take their time.
bool Resolver::checkCounts() {
    std::size_t edges = 0;
    for (const Action& action : m_plan.actions)
        edges += action.dependsOn.size() + action.carriedFrom.size();
    checkCount(m_plan.parameters.size(), maxParameters, "parameters", "/parameters");
    checkCount(m_plan.tensors.size(), maxTensors, "tensors", "/tensors");
    checkCount(m_plan.grid.dims.size(), maxGridDims, "grid dimensions", "/grid/dims");
    checkCount(m_plan.loops.size(), maxLoops, "loops", "/loops");
    checkCount(m_plan.actions.size(), maxActions, "actions", "/actions");
    checkCount(edges, maxEdges, "edges", "/actions");
    return m_errors.empty();
}

void Resolver::resolveParameters(const Overrides& overrides) {
    for (const auto& [name, value] : overrides) {
        if (!m_plan.parameter(name)) {
            fail("plan.unknown_parameter", "the plan has no parameter '" + name + "'", name, "",
                 suggestion(name, m_plan.parameters));
        } else if (!std::isfinite(value)) {
            fail("plan.bad_number", "the value given for '" + name + "' is no finite number", name, "",
                 "give a finite number");
        }
    }
    for (std::size_t i = 0; i < m_plan.parameters.size(); ++i) {
        const Parameter& parameter = m_plan.parameters[i];
        addName(parameter.name, "parameter", pointer("/parameters/", i, "/name"));
        m_gridStart = m_loopStart = m_names.size();
        const auto given = std::find_if(overrides.rbegin(), overrides.rend(),
                                        [&](const auto& item) { return item.first == parameter.name; });
        m_values.back() = std::nan("");
        if (given != overrides.rend()) {
            m_values.back() = given->second;
            continue;
        }
        const std::string where = pointer("/parameters/", i, "/value");
        if (const auto compiled = compile(parameter.value, parameter.name, where, i);
            compiled && known(*compiled)) {
            const double value = compiled->evaluate(m_values);
            if (std::isfinite(value))
                m_values.back() = value;
            else
                fail("plan.bad_number",
                     "parameter '" + parameter.name + "' is no finite number: " + parameter.value.text,
                     parameter.name, where, "correct the formula or the parameters in it");
        }
    }
    for (std::size_t i = 0; i < m_plan.parameters.size(); ++i)
        m_result.values.emplace(m_names[i], m_values[i]);
}

void Resolver::resolveTensors() {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < m_plan.tensors.size(); ++i) {
        const Tensor& tensor = m_plan.tensors[i];
        if (tensor.name.empty())
            fail("plan.bad_name", "a tensor has no name", "", pointer("/tensors/", i), "give it one");
        else if (!seen.insert(tensor.name).second)
            fail("plan.duplicate_name", "two tensors are called '" + tensor.name + "'", tensor.name,
                 pointer("/tensors/", i, "/name"), "rename one of them");
        if (tensor.dims.empty() || tensor.dims.size() > maxTensorRank) {
            fail("plan.bad_rank",
                 "tensor '" + tensor.name + "' has " + std::to_string(tensor.dims.size()) +
                     " dimensions, 1 to " + std::to_string(maxTensorRank) + " are allowed",
                 tensor.name, pointer("/tensors/", i), "merge or add dimensions");
        }
        ResolvedTensor resolved{tensor.name, {}, tensor.dtype, tensor.placement};
        double elements = 1;
        for (std::size_t d = 0; d < std::min(tensor.dims.size(), maxTensorRank); ++d) {
            resolved.dims.push_back(
                size(tensor.dims[d], "a dimension", tensor.name, pointer("/tensors/", i, "/dims/", d))
                    .value_or(1));
            elements *= static_cast<double>(resolved.dims.back());
        }
        if (elements > maxTensorElements)
            fail("plan.too_large", "tensor '" + tensor.name + "' has more than 10^15 elements", tensor.name,
                 pointer("/tensors/", i, "/dims"), "choose smaller dimensions");
        m_result.tensors.push_back(std::move(resolved));
    }
}

void Resolver::resolveGrid() {
    const auto& dims = m_plan.grid.dims;
    if (dims.empty())
        fail("plan.no_grid", "the plan has no grid", "", "/grid", "add one to four grid dimensions");
    double tiles = 1;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        const std::string where = pointer("/grid/dims/", i, "/count");
        const auto count = size(dims[i].count, "the count", dims[i].name, where);
        m_result.gridNames.push_back(dims[i].name);
        m_result.grid.push_back(count.value_or(1));
        tiles *= static_cast<double>(m_result.grid.back());
    }
    if (tiles > static_cast<double>(maxGridTiles)) {
        fail("plan.grid_too_large",
             "the grid has " + numberText(tiles) + " tiles, at most " + std::to_string(maxGridTiles) +
                 " can be walked",
             "", "/grid/dims", "use larger tiles or smaller sizes");
        m_result.grid.assign(m_result.grid.size(), 1);
    }
}

void Resolver::resolveOrder() {
    const LaunchOrder& order = m_plan.grid.order;
    m_result.order = order;
    if (!launchOrderKind(order.kind)) {
        fail("plan.unknown_order", "unknown launch order '" + order.kind + "'", order.kind,
             "/grid/order/kind", suggestion(order.kind, launchOrderKinds()));
    }
    if (!order.group.empty())
        m_result.orderGroup =
            size(order.group, "the group", "launch order", "/grid/order/group", 1, maxGridTiles).value_or(1);
    if (order.kind != "list" || m_result.grid.empty()) return;
    const std::int64_t plane = m_result.grid[0] * (m_result.grid.size() > 1 ? m_result.grid[1] : 1);
    const auto length = static_cast<std::int64_t>(order.list.size());
    if (length != plane && length != m_result.tiles()) { // one plane, or the whole grid
        fail("plan.bad_list",
             "the launch order lists " + std::to_string(order.list.size()) + " tiles, the grid has " +
                 std::to_string(plane),
             "", "/grid/order/list", "list every tile once");
        return;
    }
    std::vector<bool> seen(order.list.size());
    for (std::size_t i = 0; i < order.list.size(); ++i) {
        const int tile = order.list[i];
        const bool inside = tile >= 0 && tile < length;
        if (!inside || seen[static_cast<std::size_t>(tile)]) {
            fail("plan.bad_list",
                 "tile " + std::to_string(tile) + (inside ? " is listed twice" : " lies outside the grid"),
                 "", pointer("/grid/order/list/", i), "list every tile once");
            return;
        }
        seen[static_cast<std::size_t>(tile)] = true;
    }
}

void Resolver::resolvePipeline() {
    const Pipeline& pipeline = m_plan.pipeline;
    m_result.stages = static_cast<int>(
        size(pipeline.stages, "the number of stages", "pipeline", "/pipeline/stages", 1, maxStages)
            .value_or(1));
    m_result.warps = static_cast<int>(
        size(pipeline.warps, "the number of warps", "pipeline", "/pipeline/warps", 1, maxWarps).value_or(1));
    m_result.copy = pipeline.copy;
    m_result.producerWarps = pipeline.producerWarps;
    m_result.consumerGroups = static_cast<int>(size(pipeline.consumerGroups, "the number of consumer groups",
                                                    "pipeline", "/pipeline/consumer_groups", 1, maxWarps)
                                                   .value_or(1));
    if (!pipeline.registersPerThread.empty())
        if (const auto registers = size(pipeline.registersPerThread, "registers per thread", "pipeline",
                                        "/pipeline/registers_per_thread", 1, maxRegisters))
            m_result.registersPerThread = static_cast<int>(*registers);
    if (!pipeline.sharedBytes.empty())
        m_result.sharedBytes =
            size(pipeline.sharedBytes, "shared memory", "pipeline", "/pipeline/shared_bytes", 0);
    if (!pipeline.spilledRegisters.empty())
        m_result.spilledRegisters =
            static_cast<int>(size(pipeline.spilledRegisters, "spilled registers", "pipeline",
                                  "/pipeline/spilled_registers", 0, maxSpilledRegisters)
                                 .value_or(0));
}

Expected<ResolvedPlan> Resolver::run(const Overrides& overrides) {
    if (!checkCounts()) return std::move(m_errors);
    m_result.name = m_plan.name;
    resolveParameters(overrides);
    for (std::size_t i = 0; i < m_plan.grid.dims.size(); ++i)
        addName(m_plan.grid.dims[i].name, "grid dimension", pointer("/grid/dims/", i, "/name"));
    m_loopStart = m_names.size();
    for (std::size_t i = 0; i < m_plan.loops.size(); ++i)
        addName(m_plan.loops[i].name, "loop", pointer("/loops/", i, "/name"));
    resolveTensors();
    resolveGrid();
    resolveOrder();
    resolveLoops();
    resolvePipeline();
    resolveActions();
    resolveDependencies();
    limitErrors(m_errors);
    if (!m_errors.empty()) return std::move(m_errors);
    return std::move(m_result);
}

Expected<std::vector<std::pair<std::string, double>>> Resolver::parameterValues(const Overrides& overrides) {
    if (checkCounts()) resolveParameters(overrides);
    if (!m_errors.empty()) return std::move(m_errors);
    std::vector<std::pair<std::string, double>> values;
    for (std::size_t i = 0; i < m_names.size(); ++i)
        values.emplace_back(m_names[i], m_values[i]);
    return values;
}

Expected<double> Resolver::evaluate(const Expression& expression) {
    if (checkCounts()) resolveParameters({});
    if (!m_errors.empty()) return std::move(m_errors);
    const auto value = number(expression, "the value", "expression", "");
    if (!value) return std::move(m_errors);
    return *value;
}

Expected<ResolvedPlan> resolve(const TilePlan& plan, const Overrides& overrides) {
    if (overrides.empty()) return Resolver(plan).run(overrides);
    TilePlan changed = plan;
    for (const auto& [name, value] : overrides)
        if (const auto now = Resolver(plan).evaluate(Expression(name)); now && *now != value)
            changed = withoutCompiledNumbers(std::move(changed), name);
    return Resolver(changed).run(overrides);
}

Expected<std::vector<std::pair<std::string, double>>> parameterValues(const TilePlan& plan,
                                                                      const Overrides& overrides) {
    return Resolver(plan).parameterValues(overrides);
}

Expected<double> evaluate(const TilePlan& plan, const Expression& expression) {
    return Resolver(plan).evaluate(expression);
}

} // namespace tilesight
