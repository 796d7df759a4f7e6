#include "core/plan/knobs.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace tilesight {
namespace {

/// "cdiv(M, BM)" -> M and BM; nothing for other forms.
struct Division {
    std::string whole, part;
};
std::optional<Division> divisionOf(std::string text) {
    text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
    const std::size_t comma = text.find(',');
    if (text.rfind("cdiv(", 0) != 0 || text.back() != ')' || comma == std::string::npos) return std::nullopt;
    Division division{text.substr(5, comma - 5), text.substr(comma + 1, text.size() - comma - 2)};
    if (division.part.find_first_of("(),") != std::string::npos) return std::nullopt;
    return division;
}

const Loop* innermostLoop(const TilePlan& plan) {
    const Loop* best = nullptr;
    for (const Loop& loop : plan.loops) {
        const bool enclosesAnother =
            std::any_of(plan.loops.begin(), plan.loops.end(),
                        [&](const Loop& other) { return other.parent == loop.name; });
        if (!enclosesAnother && !best) best = &loop;
    }
    return best;
}

std::string parameterName(const TilePlan& plan, const Expression& expression) {
    return plan.parameter(expression.text) ? expression.text : "";
}

/// Whether a formula changes with a parameter, directly or through other parameters.
bool uses(const TilePlan& plan, const std::string& formula, const std::string& name, int depth = 0) {
    constexpr int maxDepth = 16;
    const auto inName = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
    for (std::size_t start = 0; start < formula.size();) {
        std::size_t end = start;
        while (end < formula.size() && inName(formula[end]))
            ++end;
        const std::string word = formula.substr(start, end - start);
        start = std::max(end, start + 1);
        if (word.empty()) continue;
        if (word == name) return true;
        const Parameter* parameter = plan.parameter(word);
        if (parameter && depth < maxDepth && uses(plan, parameter->value.text, name, depth + 1)) return true;
    }
    return false;
}

/// Parameters that are an extent along a grid dimension and say how many tiles it has, of the first store that has
/// one. An extent that leaves the grid as it is, such as the heads of a group, is a size of the problem.
std::vector<std::string> tileParameters(const TilePlan& plan) {
    for (const Action& action : plan.actions) {
        if ((action.operation != Operation::store && action.operation != Operation::atomicAdd) ||
            !action.access)
            continue;
        std::vector<std::string> names;
        const TensorAccess& access = *action.access;
        for (std::size_t d = 0; d < std::min(access.index.size(), access.extent.size()); ++d) {
            const bool followsGrid =
                std::any_of(plan.grid.dims.begin(), plan.grid.dims.end(),
                            [&](const GridDim& dim) {
                                return access.index[d].text == dim.name &&
                                       uses(plan, dim.count.text, access.extent[d].text);
                            });
            if (const std::string name = parameterName(plan, access.extent[d]); followsGrid && !name.empty())
                names.push_back(name);
        }
        if (!names.empty()) return names;
    }
    return {};
}

/// The parameter that is an extent along the innermost loop.
std::string depthParameter(const TilePlan& plan) {
    const Loop* loop = innermostLoop(plan);
    if (!loop) return {};
    for (const Action& action : plan.actions)
        if (action.access)
            for (std::size_t d = 0; d < std::min(action.access->index.size(), action.access->extent.size());
                 ++d)
                if (action.access->index[d].text == loop->name)
                    if (const std::string name = parameterName(plan, action.access->extent[d]); !name.empty())
                        return name;
    return {};
}

/// Each dimension along the grid dimension or loop that cuts it into tiles; whole where none does.
TensorAccess suggestedAccess(const TilePlan& plan, const Tensor& tensor, const std::string& loop) {
    TensorAccess access;
    access.tensor = tensor.name;
    std::vector<std::pair<std::string, Expression>> cuts; // coordinate, count
    for (const GridDim& dim : plan.grid.dims)
        cuts.emplace_back(dim.name, dim.count);
    for (const Loop& l : plan.loops)
        if (l.name == loop) cuts.emplace_back(l.name, l.count);
    for (const Expression& dim : tensor.dims) {
        access.index.emplace_back(0);
        access.extent.push_back(dim);
        for (const auto& [coordinate, count] : cuts) {
            const auto division = divisionOf(count.text);
            const bool whole = count.text == dim.text; // one coordinate for each element
            if (!whole && (!division || division->whole != dim.text)) continue;
            access.index.back() = coordinate;
            access.extent.back() = whole ? Expression(1) : Expression(division->part);
            break;
        }
    }
    return access;
}

template <class Member>
const Member* firstGiven(const TilePlan& plan, Member Action::*member, bool (*given)(const Member&)) {
    for (const Action& action : plan.actions)
        if (given(action.*member)) return &(action.*member);
    return nullptr;
}

std::vector<long long> powersOfTwo(long long first, long long last) {
    std::vector<long long> stops;
    for (; first <= last; first *= 2)
        stops.push_back(first);
    return stops;
}

} // namespace

Action suggestedAction(const TilePlan& plan, Operation operation) {
    Action action;
    action.operation = operation;
    const bool writes = operation == Operation::store || operation == Operation::atomicAdd;
    if (const Loop* loop = innermostLoop(plan); loop && !writes) action.loop = loop->name;
    if (isMemory(operation)) {
        if (!plan.tensors.empty())
            action.access =
                suggestedAccess(plan, writes ? plan.tensors.back() : plan.tensors.front(), action.loop);
        else
            action.access.emplace();
        const bool pipelined = !writes && plan.pipeline.copy != CopyMechanism::plain;
        action.async = pipelined;
        if (pipelined) action.result = Placement::smem;
        return action;
    }
    const std::string depth = depthParameter(plan);
    const std::vector<std::string> tile = tileParameters(plan);
    if (operation == Operation::matmul || operation == Operation::cudaMatmul) {
        using Shape = std::optional<MatmulShape>;
        const Shape* other =
            firstGiven<Shape>(plan, &Action::matmul, [](const Shape& shape) { return shape.has_value(); });
        action.matmul = other ? *other : MatmulShape{64, 64, 64};
        if (!other && tile.size() >= 2 && !depth.empty())
            action.matmul = MatmulShape{tile[0], tile[1], depth};
        return action;
    }
    const Expression* other = firstGiven<Expression>(
        plan, &Action::elements, [](const Expression& elements) { return !elements.empty(); });
    if (other)
        action.elements = *other;
    else
        action.elements = tile.size() >= 2   ? Expression(tile[0] + " * " + tile[1])
                          : tile.size() == 1 ? Expression(tile[0])
                                             : 1024;
    action.dtype = DataType::f32;
    return action;
}

std::string parameterOfRole(const TilePlan& plan, std::string_view role) {
    const auto tile = tileParameters(plan);
    if (role == "rows") return tile.empty() ? "" : tile[0];
    if (role == "columns") return tile.size() < 2 ? "" : tile[1];
    if (role == "depth") return depthParameter(plan);
    if (role == "stages") return parameterName(plan, plan.pipeline.stages);
    if (role == "warps") return parameterName(plan, plan.pipeline.warps);
    if (role == "group") return parameterName(plan, plan.grid.order.group);
    return {};
}

std::vector<long long> parameterStops(const TilePlan& plan, std::string_view name) {
    if (name.empty() || !plan.parameter(name)) return {};
    std::vector<long long> stops;
    const auto tile = tileParameters(plan);
    if (name == parameterOfRole(plan, "stages")) {
        for (long long stages = 1; stages <= 8; ++stages)
            stops.push_back(stages);
    } else if (name == parameterOfRole(plan, "warps")) {
        stops = powersOfTwo(1, 16);
    } else if (name == parameterOfRole(plan, "group")) {
        stops = powersOfTwo(1, 32);
    } else if (tile.size() == 1 && name == tile[0] && plan.loops.empty()) {
        stops = powersOfTwo(128, 8192); // a stretch of elements, no matrix tile
    } else if (std::find(tile.begin(), tile.end(), name) != tile.end() ||
               name == parameterOfRole(plan, "depth")) {
        stops = powersOfTwo(16, 256);
    } else {
        return {}; // a size of the problem, not a knob
    }
    const std::string& text = plan.parameter(name)->value.text;
    long long current = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), current).ec == std::errc() && current > 0 &&
        std::find(stops.begin(), stops.end(), current) == stops.end()) {
        stops.push_back(current);
        std::sort(stops.begin(), stops.end());
    }
    return stops;
}

} // namespace tilesight
