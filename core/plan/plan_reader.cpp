#include "core/base/file.h"
#include "core/base/file_kind.h"
#include "core/base/json_positions.h"
#include "core/base/json_reader.h"
#include "core/plan/plan_io.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilesight {
namespace {

using Json = nlohmann::json;
using Need = JsonObject::Need;

/// Names of an enumeration in the order of its values.
template <class Enum>
std::vector<std::string> namesUpTo(Enum last) {
    std::vector<std::string> names;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        names.emplace_back(nameOf(static_cast<Enum>(i)));
    return names;
}

template <class Enum>
void readChoice(JsonObject& object, std::string_view key, Enum last, Enum& out, Need need = Need::optional) {
    static const std::vector<std::string> names = namesUpTo(last);
    if (const int index = object.choice(key, names, need); index >= 0) out = static_cast<Enum>(index);
}

/// A number stays the text that it has in JSON, so "64" and 64 are the same expression.
void readExpressionValue(JsonObject& object, const Json& value, const std::string& pointer, Expression& out) {
    if (value.is_string())
        out.text = value.get<std::string>();
    else if (value.is_number())
        out.text = value.dump();
    else
        object.wrongType(value, "a number or a formula", pointer);
}

void readExpression(JsonObject& object, std::string_view key, Expression& out, Need need = Need::optional) {
    if (const Json* value = object.value(key, need))
        readExpressionValue(object, *value, object.pointerTo(key), out);
}

void readExpressions(JsonObject& object, std::string_view key, std::vector<Expression>& out,
                     Need need = Need::optional) {
    object.array(
        key,
        [&](const Json& value, const std::string& pointer) {
            readExpressionValue(object, value, pointer, out.emplace_back());
        },
        need);
}

/// An array of objects, each read into a new element of `out`.
template <class Item>
void readList(JsonObject& object, Errors& errors, std::string_view key, std::vector<Item>& out,
              void (*read)(JsonObject&, Item&), Need need = Need::optional) {
    object.array(
        key,
        [&](const Json& value, const std::string& pointer) {
            JsonObject element(value, pointer, errors);
            read(element, out.emplace_back());
            element.finish();
        },
        need);
}

void readParameter(JsonObject& object, Parameter& parameter) {
    object.string("name", parameter.name, Need::required);
    readExpression(object, "value", parameter.value, Need::required);
    object.string("note", parameter.note);
}

void readTensor(JsonObject& object, Tensor& tensor) {
    object.string("name", tensor.name, Need::required);
    readExpressions(object, "dims", tensor.dims, Need::required);
    readChoice(object, "dtype", DataType::i4, tensor.dtype);
    readChoice(object, "placement", Placement::remote, tensor.placement);
}

void readGridDim(JsonObject& object, GridDim& dim) {
    object.string("name", dim.name, Need::required);
    readExpression(object, "count", dim.count, Need::required);
}

void readOrder(JsonObject& object, LaunchOrder& order) {
    object.string("kind", order.kind);
    readExpression(object, "group", order.group);
    object.boolean("persistent", order.persistent);
    object.boolean("split_tail", order.splitTail);
    object.array("list", [&](const Json& value, const std::string& pointer) {
        const bool fits = value.is_number_integer() && value.get<double>() >= 0 &&
                          value.get<double>() <= std::numeric_limits<int>::max();
        if (fits)
            order.list.push_back(value.get<int>());
        else
            object.wrongType(value, "a tile index", pointer);
    });
}

void readLoop(JsonObject& object, Loop& loop) {
    object.string("name", loop.name, Need::required);
    readExpression(object, "count", loop.count, Need::required);
    object.string("parent", loop.parent);
}

void readPipeline(JsonObject& object, Pipeline& pipeline) {
    readExpression(object, "stages", pipeline.stages);
    readExpression(object, "warps", pipeline.warps);
    readChoice(object, "copy", CopyMechanism::plain, pipeline.copy);
    object.boolean("producer_warps", pipeline.producerWarps);
    readExpression(object, "consumer_groups", pipeline.consumerGroups);
    readExpression(object, "registers_per_thread", pipeline.registersPerThread);
    readExpression(object, "shared_bytes", pipeline.sharedBytes);
    readExpression(object, "spilled_registers", pipeline.spilledRegisters);
}

void readPosition(JsonObject& object, Action& action) {
    const Json* value = object.value("position");
    if (!value) return;
    const auto isCoordinate = [](const Json& v) { return v.is_number() && std::abs(v.get<double>()) <= 1e6; };
    if (value->is_array() && value->size() == 2 && isCoordinate((*value)[0]) && isCoordinate((*value)[1]))
        action.position = std::array{(*value)[0].get<double>(), (*value)[1].get<double>()};
    else
        object.wrongType(*value, "two numbers", object.pointerTo("position"));
}

void readAction(JsonObject& object, Action& action) {
    object.string("name", action.name, Need::required);
    readChoice(object, "operation", Operation::remoteTransfer, action.operation, Need::required);
    object.string("loop", action.loop);
    object.strings("depends_on", action.dependsOn);
    object.strings("carried_from", action.carriedFrom);
    object.object("access", [&](JsonObject& inner) {
        TensorAccess& access = action.access.emplace();
        inner.string("tensor", access.tensor, Need::required);
        readExpressions(inner, "index", access.index, Need::required);
        readExpressions(inner, "extent", access.extent, Need::required);
        readExpressions(inner, "step", access.step);
    });
    object.object("matmul", [&](JsonObject& inner) {
        MatmulShape& shape = action.matmul.emplace();
        readExpression(inner, "m", shape.m, Need::required);
        readExpression(inner, "n", shape.n, Need::required);
        readExpression(inner, "k", shape.k, Need::required);
        readExpression(inner, "warp_m", shape.warpM);
        readExpression(inner, "warp_n", shape.warpN);
    });
    readExpression(object, "elements", action.elements);
    object.object("cost", [&](JsonObject& inner) {
        ElementCost& cost = action.cost.emplace();
        inner.number("fma", cost.fma);
        inner.number("alu", cost.alu);
        inner.number("sfu", cost.sfu);
        inner.number("other", cost.other);
        inner.number("smem", cost.smem);
    });
    readChoice(object, "dtype", DataType::i4, action.dtype);
    readChoice(object, "result", Placement::remote, action.result);
    object.boolean("async", action.async);
    readExpression(object, "copy_bytes", action.copyBytes);
    readExpression(object, "warp_lines", action.warpLines);
    readChoice(object, "cross_lane", CrossLane::exchange, action.crossLane);
    object.boolean("mma_sync", action.mmaSync);
    object.boolean("sm_pair", action.smPair);
    readExpression(object, "multicast", action.multicast);
    object.boolean("page_per_row", action.pagePerRow);
    object.boolean("after_grid", action.afterGrid);
    object.string("note", action.note);
    readPosition(object, action);
}

void readPlanObject(JsonObject& object, Errors& errors, TilePlan& plan) {
    object.choice("format", {"tileplan/1"}, Need::required);
    object.string("name", plan.name);
    object.string("template", plan.kernelTemplate);
    object.string("description", plan.description);
    readList(object, errors, "parameters", plan.parameters, readParameter);
    readList(object, errors, "tensors", plan.tensors, readTensor);
    object.object(
        "grid",
        [&](JsonObject& grid) {
            readList(grid, errors, "dims", plan.grid.dims, readGridDim, Need::required);
            grid.object("order", [&](JsonObject& order) { readOrder(order, plan.grid.order); });
        },
        Need::required);
    readList(object, errors, "loops", plan.loops, readLoop);
    object.object("pipeline", [&](JsonObject& pipeline) { readPipeline(pipeline, plan.pipeline); });
    readList(object, errors, "actions", plan.actions, readAction, Need::required);
    object.finish();
}

/// Below, or the same as, in the tree of JSON pointers.
bool within(std::string_view pointer, std::string_view top) {
    return pointer.starts_with(top) && (pointer.size() == top.size() || pointer[top.size()] == '/');
}

/// The fault took a name, or a whole list of names, away from the rest of the plan.
bool losesNames(const Error& cause, const std::string& object) {
    const std::string_view at = cause.where.pointer;
    const bool isItem = !at.empty() && at.back() >= '0' && at.back() <= '9';
    const bool isList = std::count(at.begin(), at.end(), '/') <= 1 || at == "/grid/dims";
    if (cause.id == "json.unknown_key") return object.empty() || object == "/grid";
    if (cause.id == "json.missing_key" || cause.id == "json.wrong_type") return isItem || isList || at.ends_with("/name");
    return false;
}

/// Legality has no news of what could not be read: faults at that place, what its object then lacks, names that nobody
/// can know.
bool followsFrom(const Error& fault, const Error& cause) {
    const std::string &where = fault.where.pointer, &at = cause.where.pointer;
    const bool keyMissing = cause.id == "json.missing_key"; // its pointer is that of the object
    const std::string object = keyMissing || at.empty() ? at : at.substr(0, at.rfind('/'));
    if (where == object || (!keyMissing && within(where, at))) return true;
    const std::string_view id = fault.id;
    const std::string_view kind = id.substr(id.find('.') + 1);
    if (kind.starts_with("missing_") || id == "plan.unexpected_access") return !object.empty() && within(where, object);
    if (id == "plan.access_rank" && at.starts_with("/tensors")) return true;
    return (kind.starts_with("unknown_") || kind.starts_with("no_")) && losesNames(cause, object);
}

/// Faults of the format, and those of legality in what could be read.
void addLegalityFaults(const TilePlan& plan, Errors& errors) {
    const Expected<ResolvedPlan> resolved = resolve(plan);
    if (resolved) return;
    const Errors unreadable = errors;
    for (const Error& fault : resolved.errors())
        if (std::none_of(unreadable.begin(), unreadable.end(),
                         [&](const Error& cause) { return followsFrom(fault, cause); }))
            errors.push_back(fault);
}

} // namespace

Expected<TilePlan> planFromJson(std::string_view text, const std::string& fileName) {
    const auto document = parseJson(text, fileName);
    if (!document) return orOtherKind(document.errors(), text, FileKind::tilePlan, fileName);
    TilePlan plan;
    Errors errors;
    JsonObject object(*document, "", errors);
    readPlanObject(object, errors, plan);
    if (errors.empty()) return plan;
    if (std::optional<Error> other = otherKind(text, FileKind::tilePlan, fileName)) return std::move(*other);
    limitErrors(errors);
    const bool ofThisFormat =
        std::none_of(errors.begin(), errors.end(), [](const Error& e) { return e.where.pointer == "/format"; });
    if (ofThisFormat && errors.size() <= maxReportedErrors) addLegalityFaults(plan, errors);
    limitErrors(errors);
    locate(errors, text, fileName);
    return errors;
}

void locate(Errors& errors, std::string_view text, const std::string& fileName) {
    locateJson(errors, text, fileName);
}

Expected<TilePlan> readPlan(const std::string& path) {
    const auto text = readTextFile(path, maxJsonBytes);
    if (!text) return text.errors();
    return planFromJson(*text, path);
}

} // namespace tilesight
