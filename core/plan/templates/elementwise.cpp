// y = f(x) or f(x, y) over N elements: one block a stretch of BLOCK elements, through registers, no loop.
#include "core/plan/templates/templates.h"

#include <array>

namespace tilesight {
namespace {

struct Function {
    const char* name;
    int inputs;
    ElementCost cost; ///< lane operations per element, from FMA and SFU counters
    const char* formula;
};

constexpr std::array<Function, 4> functions = {{
    {"relu", 1, {.fma = 1}, "max(x, 0)"},
    {"add", 2, {.fma = 0.5, .alu = 0.5}, "x + y"},
    {"gelu", 1, {.fma = 12.6, .alu = 2, .sfu = 2}, "x Phi(x)"},
    {"silu_mul", 2, {.fma = 9.4, .alu = 3, .sfu = 2}, "x y / (1 + exp(-x))"},
}};

Action transferOf(const std::string& name, Operation operation, std::string tensor,
                  std::vector<std::string> dependsOn) {
    Action action = actionOf(name, operation, "", std::move(dependsOn));
    action.access = accessOf(std::move(tensor), {"i"}, {"BLOCK"});
    return action;
}

Expected<TilePlan> build(const TemplateValues& values) {
    const std::string& op = textOf(values, "op");
    const Function* function = functions.data();
    for (const Function& candidate : functions)
        if (op == candidate.name) function = &candidate;
    const DataType type = dataTypeFromName(textOf(values, "dtype")).value_or(DataType::bf16);

    TilePlan plan;
    plan.kernelTemplate = "elementwise";
    plan.name = op + " of " + textOf(values, "N") + " elements";
    plan.description = std::string(function->formula) +
                       " for every element; each block takes BLOCK of them through registers.";
    plan.parameters = {parameterOf(values, "N", "elements"),
                       parameterOf(values, "BLOCK", "elements of a block")};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.pipeline.stages = 1;
    plan.tensors = {{"X", {"N"}, type}};
    if (function->inputs > 1) plan.tensors.push_back({"Y", {"N"}, type});
    plan.tensors.push_back({"Z", {"N"}, type});
    plan.grid.dims = {{"i", "cdiv(N, BLOCK)"}};

    Action compute = actionOf(op, Operation::elementwise, "", {"load X"});
    compute.elements = "BLOCK";
    compute.cost = function->cost;
    compute.dtype = DataType::f32;
    plan.actions = {transferOf("load X", Operation::load, "X", {})};
    if (function->inputs > 1) {
        plan.actions.push_back(transferOf("load Y", Operation::load, "Y", {}));
        compute.dependsOn.push_back("load Y");
    }
    plan.actions.push_back(compute);
    plan.actions.push_back(transferOf("store Z", Operation::store, "Z", {op}));
    return plan;
}

} // namespace

KernelTemplate elementwiseTemplate() {
    KernelTemplate result;
    result.name = "elementwise";
    result.summary = "One function of every element";
    std::vector<std::string> names;
    for (const Function& function : functions)
        names.emplace_back(function.name);
    result.inputs = {{.name = "op", .defaultValue = "relu", .meaning = "the function", .choices = names},
                     {.name = "N", .defaultValue = "", .meaning = "elements"},
                     {.name = "BLOCK", .defaultValue = "1024", .meaning = "elements of a block"},
                     {.name = "dtype",
                      .defaultValue = "bf16",
                      .meaning = "type of the tensors",
                      .choices = {"bf16", "f16", "f32"}}};
    for (auto& input : pipelineInputs("1", "4"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
