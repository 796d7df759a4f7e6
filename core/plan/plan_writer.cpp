#include "core/plan/plan_io.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

using Json = nlohmann::ordered_json;
constexpr std::size_t maxColumns = 110;

/// 0, -5, 4096, at most 18 digits: what a JSON number gives back unchanged.
bool isPlainInteger(std::string_view text) {
    if (text == "0") return true;
    if (!text.empty() && text[0] == '-') text.remove_prefix(1);
    return !text.empty() && text.size() <= 18 && text[0] != '0' &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Json toJson(const Expression& expression) {
    if (isPlainInteger(expression.text)) return std::stoll(expression.text);
    return expression.text;
}

Json toJson(const std::vector<Expression>& expressions) {
    Json list = Json::array();
    for (const Expression& expression : expressions)
        list.push_back(toJson(expression));
    return list;
}

template <class List, class Write>
Json toList(const List& list, Write write) {
    Json result = Json::array();
    for (const auto& item : list)
        result.push_back(write(item));
    return result;
}

/// Whole numbers without a fraction: 8, not 8.0.
Json toJson(double number) {
    if (std::abs(number) < 1e15 && number == std::floor(number)) return static_cast<long long>(number);
    return number;
}

/// Sets the key unless the value is the default.
template <class Value>
void put(Json& object, const char* key, const Value& value, const Value& standard) {
    if (value == standard) return;
    if constexpr (std::is_same_v<Value, Expression> || std::is_same_v<Value, double>)
        object[key] = toJson(value);
    else if constexpr (std::is_enum_v<Value>)
        object[key] = std::string(nameOf(value));
    else
        object[key] = value;
}

Json toJson(const LaunchOrder& order) {
    const LaunchOrder standard;
    Json object = Json::object();
    put(object, "kind", order.kind, standard.kind);
    put(object, "group", order.group, standard.group);
    put(object, "persistent", order.persistent, standard.persistent);
    put(object, "split_tail", order.splitTail, standard.splitTail);
    put(object, "list", order.list, standard.list);
    return object;
}

Json toJson(const Pipeline& pipeline) {
    const Pipeline standard;
    Json object = Json::object();
    put(object, "stages", pipeline.stages, standard.stages);
    put(object, "warps", pipeline.warps, standard.warps);
    put(object, "copy", pipeline.copy, standard.copy);
    put(object, "producer_warps", pipeline.producerWarps, standard.producerWarps);
    put(object, "consumer_groups", pipeline.consumerGroups, standard.consumerGroups);
    put(object, "registers_per_thread", pipeline.registersPerThread, standard.registersPerThread);
    put(object, "shared_bytes", pipeline.sharedBytes, standard.sharedBytes);
    put(object, "spilled_registers", pipeline.spilledRegisters, standard.spilledRegisters);
    return object;
}

Json toJson(const Tensor& tensor) {
    const Tensor standard;
    Json object = {{"name", tensor.name}, {"dims", toJson(tensor.dims)}};
    put(object, "dtype", tensor.dtype, standard.dtype);
    put(object, "placement", tensor.placement, standard.placement);
    return object;
}

Json toJson(const Action& action) {
    const Action standard;
    Json object = {{"name", action.name}, {"operation", std::string(nameOf(action.operation))}};
    put(object, "loop", action.loop, standard.loop);
    put(object, "depends_on", action.dependsOn, standard.dependsOn);
    put(object, "carried_from", action.carriedFrom, standard.carriedFrom);
    if (action.access) {
        Json access = {{"tensor", action.access->tensor},
                       {"index", toJson(action.access->index)},
                       {"extent", toJson(action.access->extent)}};
        if (!action.access->step.empty()) access["step"] = toJson(action.access->step);
        object["access"] = std::move(access);
    }
    if (action.matmul) {
        Json matmul = {{"m", toJson(action.matmul->m)},
                       {"n", toJson(action.matmul->n)},
                       {"k", toJson(action.matmul->k)}};
        put(matmul, "warp_m", action.matmul->warpM, {});
        put(matmul, "warp_n", action.matmul->warpN, {});
        object["matmul"] = std::move(matmul);
    }
    put(object, "elements", action.elements, standard.elements);
    if (action.cost) {
        Json cost = Json::object();
        put(cost, "fma", action.cost->fma, 0.0);
        put(cost, "alu", action.cost->alu, 0.0);
        put(cost, "sfu", action.cost->sfu, 0.0);
        put(cost, "other", action.cost->other, 0.0);
        put(cost, "smem", action.cost->smem, 0.0);
        object["cost"] = std::move(cost);
    }
    put(object, "dtype", action.dtype, standard.dtype);
    put(object, "result", action.result, standard.result);
    put(object, "async", action.async, standard.async);
    put(object, "copy_bytes", action.copyBytes, standard.copyBytes);
    put(object, "warp_lines", action.warpLines, standard.warpLines);
    put(object, "cross_lane", action.crossLane, standard.crossLane);
    put(object, "mma_sync", action.mmaSync, standard.mmaSync);
    put(object, "sm_pair", action.smPair, standard.smPair);
    put(object, "multicast", action.multicast, standard.multicast);
    put(object, "page_per_row", action.pagePerRow, standard.pagePerRow);
    put(object, "after_grid", action.afterGrid, standard.afterGrid);
    put(object, "note", action.note, standard.note);
    if (action.position) object["position"] = {toJson((*action.position)[0]), toJson((*action.position)[1])};
    return object;
}

Json toJson(const TilePlan& plan) {
    Json object = {{"format", "tileplan/1"}};
    put(object, "name", plan.name, {});
    put(object, "template", plan.kernelTemplate, {});
    put(object, "description", plan.description, {});
    if (!plan.parameters.empty())
        object["parameters"] = toList(plan.parameters, [](const Parameter& parameter) {
            Json item = {{"name", parameter.name}, {"value", toJson(parameter.value)}};
            put(item, "note", parameter.note, {});
            return item;
        });
    if (!plan.tensors.empty())
        object["tensors"] = toList(plan.tensors, [](const Tensor& tensor) { return toJson(tensor); });
    object["grid"] = {{"dims", toList(plan.grid.dims, [](const GridDim& dim) {
                           return Json{{"name", dim.name}, {"count", toJson(dim.count)}};
                       })}};
    if (Json order = toJson(plan.grid.order); !order.empty()) object["grid"]["order"] = std::move(order);
    if (!plan.loops.empty())
        object["loops"] = toList(plan.loops, [](const Loop& loop) {
            Json item = {{"name", loop.name}, {"count", toJson(loop.count)}};
            put(item, "parent", loop.parent, {});
            return item;
        });
    if (Json pipeline = toJson(plan.pipeline); !pipeline.empty()) object["pipeline"] = std::move(pipeline);
    object["actions"] = toList(plan.actions, [](const Action& action) { return toJson(action); });
    return object;
}

std::string scalarText(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// On one line: {"name": "m", "count": 4}. Stops when longer than `limit`; then the result is longer, too.
void writeInline(const Json& value, std::size_t limit, std::string& out) {
    if (!value.is_structured()) {
        out += scalarText(value);
        return;
    }
    out += value.is_object() ? '{' : '[';
    bool first = true;
    for (auto it = value.begin(); it != value.end() && out.size() <= limit; ++it) {
        if (!first) out += ", ";
        first = false;
        if (value.is_object()) out += scalarText(it.key()) + ": ";
        writeInline(*it, limit, out);
    }
    out += value.is_object() ? '}' : ']';
}

/// Objects and arrays stand on one line where they fit, else one member a line; the document and its actions
/// always so. `lead` = columns used before.
void write(const Json& value, std::size_t indent, std::size_t lead, std::string& out) {
    const std::size_t limit = maxColumns > lead ? maxColumns - lead : 0;
    const bool spread = indent == 0 || (value.is_object() && value.contains("operation"));
    if (!spread || value.empty()) {
        std::string line;
        writeInline(value, limit, line);
        if (line.size() <= limit || !value.is_structured()) {
            out += line;
            return;
        }
    }
    out += value.is_object() ? "{\n" : "[\n";
    bool first = true;
    for (auto it = value.begin(); it != value.end(); ++it) {
        if (!first) out += ",\n";
        first = false;
        out.append(indent + 2, ' ');
        const std::string key = value.is_object() ? scalarText(it.key()) + ": " : "";
        out += key;
        write(*it, indent + 2, indent + 2 + key.size() + 1, out); // 1 = the comma behind it
    }
    out += '\n';
    out.append(indent, ' ');
    out += value.is_object() ? '}' : ']';
}

} // namespace

std::string planToJson(const TilePlan& plan) {
    std::string text;
    write(toJson(plan), 0, 0, text);
    text += '\n';
    return text;
}

} // namespace tilesight
