#include "core/plan/templates/templates.h"

#include <cmath>
#include <cstdlib>

namespace tilesight {

const std::string& textOf(const TemplateValues& values, const std::string& name) {
    static const std::string none;
    const auto found = values.find(name);
    return found == values.end() ? none : found->second;
}

long long numberOf(const TemplateValues& values, const std::string& name) {
    const std::string& text = textOf(values, name);
    return text.empty() ? 0 : std::llround(std::strtod(text.c_str(), nullptr));
}

Parameter parameterOf(const TemplateValues& values, const std::string& name, const std::string& note,
                      const std::string& inputName) {
    return {name, textOf(values, inputName.empty() ? name : inputName), note};
}

std::vector<TemplateInput> pipelineInputs(const std::string& stages, const std::string& warps) {
    return {{.name = "stages", .defaultValue = stages, .meaning = "buffers of the software pipeline"},
            {.name = "warps", .defaultValue = warps, .meaning = "warps of a block"},
            {.name = "regs",
             .defaultValue = "0",
             .meaning = "registers per thread as compiled; 0 = not given, estimated",
             .maximum = 65536},
            {.name = "smem_bytes",
             .defaultValue = "0",
             .meaning = "shared memory of a block in bytes as compiled; 0 = not given, estimated",
             .maximum = 1e9},
            {.name = "spills",
             .defaultValue = "0",
             .meaning = "registers a thread spills to memory, as compiled",
             .maximum = 65536}};
}

void setPipeline(TilePlan& plan, const TemplateValues& values, CopyMechanism copy) {
    if (!textOf(values, "stages").empty()) {
        plan.parameters.push_back(
            parameterOf(values, "STAGES", "buffers of the software pipeline", "stages"));
        plan.pipeline.stages = "STAGES";
    }
    plan.parameters.push_back(parameterOf(values, "WARPS", "warps of a block", "warps"));
    plan.pipeline.warps = "WARPS";
    plan.pipeline.copy = copy;
    if (const long long registers = numberOf(values, "regs"); registers > 0)
        plan.pipeline.registersPerThread = registers;
    if (const long long bytes = numberOf(values, "smem_bytes"); bytes > 0) plan.pipeline.sharedBytes = bytes;
    if (const long long spills = numberOf(values, "spills"); spills > 0)
        plan.pipeline.spilledRegisters = spills;
}

Action actionOf(std::string name, Operation operation, std::string loop, std::vector<std::string> dependsOn) {
    Action action;
    action.name = std::move(name);
    action.operation = operation;
    action.loop = std::move(loop);
    action.dependsOn = std::move(dependsOn);
    return action;
}

Action computeOf(std::string name, Operation operation, std::string loop, std::vector<std::string> dependsOn,
                 Expression elements, std::optional<ElementCost> cost, std::string note) {
    Action action = actionOf(std::move(name), operation, std::move(loop), std::move(dependsOn));
    action.elements = std::move(elements);
    action.cost = cost;
    action.dtype = DataType::f32;
    action.note = std::move(note);
    return action;
}

Action copyOf(std::string name, std::string loop, TensorAccess access) {
    Action action = loadOf(std::move(name), std::move(loop), std::move(access));
    action.result = Placement::smem;
    action.async = true;
    return action;
}

Action loadOf(std::string name, std::string loop, TensorAccess access, std::vector<std::string> dependsOn) {
    Action action = actionOf(std::move(name), Operation::load, std::move(loop), std::move(dependsOn));
    action.access = std::move(access);
    return action;
}

Action storeOf(std::string name, std::string loop, TensorAccess access, std::vector<std::string> dependsOn) {
    Action action = actionOf(std::move(name), Operation::store, std::move(loop), std::move(dependsOn));
    action.access = std::move(access);
    return action;
}

TensorAccess accessOf(std::string tensor, std::vector<Expression> index, std::vector<Expression> extent) {
    return {std::move(tensor), std::move(index), std::move(extent), {}};
}

void addCombine(std::vector<Action>& actions, TensorAccess parts, const Expression& elements,
                TensorAccess result) {
    for (Action action : {loadOf("load parts", "", std::move(parts), {"store O"}),
                          computeOf("combine", Operation::reduce, "", {"load parts"}, elements),
                          storeOf("store result", "", std::move(result), {"combine"})}) {
        action.afterGrid = true;
        actions.push_back(std::move(action));
    }
}

std::optional<Error> blockShorterThan(const std::string& row, const TemplateValues& values) {
    const long long block = numberOf(values, "BLOCK"), elements = numberOf(values, row);
    if (block >= elements) return {};
    Error error{"template.bad_value",
                "BLOCK is " + std::to_string(block) + ", but one pass holds a row of " +
                    std::to_string(elements) + " elements",
                "BLOCK",
                {},
                "leave BLOCK out, or give at least " + std::to_string(elements)};
    error.where.pointer = "BLOCK";
    return error;
}

} // namespace tilesight
