#include "core/plan/tile_plan.h"

#include <algorithm>

namespace tilesight {
namespace {

template <class Enum>
struct Entry {
    Enum value;
    std::string_view name;
};

constexpr Entry<DataType> dataTypes[] = {
    {DataType::f64, "f64"}, {DataType::f32, "f32"},   {DataType::tf32, "tf32"},
    {DataType::f16, "f16"}, {DataType::bf16, "bf16"}, {DataType::f8, "f8"},
    {DataType::i32, "i32"}, {DataType::i8, "i8"},     {DataType::i4, "i4"}};
constexpr Entry<Placement> placements[] = {{Placement::registers, "registers"},
                                           {Placement::tmem, "tmem"},
                                           {Placement::smem, "smem"},
                                           {Placement::l15, "l15"},
                                           {Placement::l2, "l2"},
                                           {Placement::dram, "dram"},
                                           {Placement::remote, "remote"}};
constexpr Entry<Operation> operations[] = {{Operation::load, "load"},
                                           {Operation::store, "store"},
                                           {Operation::atomicAdd, "atomic_add"},
                                           {Operation::matmul, "matmul"},
                                           {Operation::cudaMatmul, "cuda_matmul"},
                                           {Operation::reduce, "reduce"},
                                           {Operation::exponential, "exponential"},
                                           {Operation::rescale, "rescale"},
                                           {Operation::convert, "convert"},
                                           {Operation::elementwise, "elementwise"},
                                           {Operation::remoteTransfer, "remote_transfer"}};
constexpr Entry<CrossLane> crossLanes[] = {{CrossLane::none, "none"},
                                           {CrossLane::quad, "quad"},
                                           {CrossLane::warp, "warp"},
                                           {CrossLane::block, "block"},
                                           {CrossLane::exchange, "exchange"}};
constexpr Entry<CopyMechanism> copyMechanisms[] = {
    {CopyMechanism::tma, "tma"}, {CopyMechanism::cpAsync, "cp_async"}, {CopyMechanism::plain, "plain"}};

template <class Enum, std::size_t count>
std::string_view nameIn(const Entry<Enum> (&table)[count], Enum value) {
    for (const auto& entry : table)
        if (entry.value == value) return entry.name;
    return "?";
}

template <class Enum, std::size_t count>
std::optional<Enum> valueIn(const Entry<Enum> (&table)[count], std::string_view name) {
    for (const auto& entry : table)
        if (entry.name == name) return entry.value;
    return std::nullopt;
}

template <class List>
auto* findByName(List& list, std::string_view name) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& item) { return item.name == name; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

int bitsOf(DataType type) {
    switch (type) {
    case DataType::f64:
        return 64;
    case DataType::f32:
    case DataType::tf32: // stored as f32
    case DataType::i32:
        return 32;
    case DataType::f16:
    case DataType::bf16:
        return 16;
    case DataType::f8:
    case DataType::i8:
        return 8;
    case DataType::i4:
        return 4;
    }
    return 16;
}

std::string_view nameOf(DataType type) { return nameIn(dataTypes, type); }
std::optional<DataType> dataTypeFromName(std::string_view name) { return valueIn(dataTypes, name); }
std::string_view nameOf(Placement placement) { return nameIn(placements, placement); }
std::optional<Placement> placementFromName(std::string_view name) { return valueIn(placements, name); }
std::string_view nameOf(Operation operation) { return nameIn(operations, operation); }
std::optional<Operation> operationFromName(std::string_view name) { return valueIn(operations, name); }
std::string_view nameOf(CopyMechanism copy) { return nameIn(copyMechanisms, copy); }
std::optional<CopyMechanism> copyMechanismFromName(std::string_view name) {
    return valueIn(copyMechanisms, name);
}
std::string_view nameOf(CrossLane lanes) { return nameIn(crossLanes, lanes); }
std::optional<CrossLane> crossLaneFromName(std::string_view name) { return valueIn(crossLanes, name); }

bool isMemory(Operation operation) {
    return operation == Operation::load || operation == Operation::store ||
           operation == Operation::atomicAdd || operation == Operation::remoteTransfer;
}

const Parameter* TilePlan::parameter(std::string_view parameterName) const {
    return findByName(parameters, parameterName);
}
Parameter* TilePlan::parameter(std::string_view parameterName) {
    return findByName(parameters, parameterName);
}
const Tensor* TilePlan::tensor(std::string_view tensorName) const { return findByName(tensors, tensorName); }
const Action* TilePlan::action(std::string_view actionName) const { return findByName(actions, actionName); }
Action* TilePlan::action(std::string_view actionName) { return findByName(actions, actionName); }
int TilePlan::actionIndex(std::string_view actionName) const {
    const Action* found = action(actionName);
    return found ? static_cast<int>(found - actions.data()) : -1;
}

} // namespace tilesight
