// Edits of a plan as pure functions: old plan in, new plan out. Views and the undo stack use these and nothing else.
#pragma once

#include "core/plan/tile_plan.h"

namespace tilesight {

/// Renames everywhere the name is used (dependsOn, carriedFrom). Errors: "edit.no_such_action", "edit.name_taken",
/// "edit.bad_name".
Expected<TilePlan> renameAction(TilePlan plan, std::string_view from, std::string_view to);

/// Adds an action of this kind with a free name ("load 2") and sensible defaults (a tensor, an extent, a loop).
TilePlan addAction(TilePlan plan, Operation operation, std::optional<std::array<double, 2>> position = {});

/// Removes actions and every edge that touches them.
TilePlan removeActions(TilePlan plan, const std::vector<std::string>& names);

/// Why an edge from -> to is not allowed ("would close a cycle: load A, matmul, load A", "exists already"), or "".
std::string edgeRefusal(const TilePlan& plan, std::string_view from, std::string_view to);
Expected<TilePlan> addEdge(TilePlan plan, std::string_view from, std::string_view to);
TilePlan removeEdge(TilePlan plan, std::string_view from, std::string_view to);

/// The plan without what its compiler reported (registers, shared memory, spills), if `parameter` is one that the
/// kernel is compiled for: tile, stages, warps. Such numbers hold for the old value only. Those given as expressions stay.
TilePlan withoutCompiledNumbers(TilePlan plan, std::string_view parameter);

/// By exact name, else the one whose name differs in case only ("stages" for STAGES); nullptr = none, or several.
const Parameter* parameterNamed(const TilePlan& plan, std::string_view name);

/// Sets a parameter's expression, and forgets what the compiler reported if that changes the code. Error
/// "edit.no_such_parameter".
Expected<TilePlan> setParameter(TilePlan plan, std::string_view name, const Expression& value);
TilePlan setPosition(TilePlan plan, std::string_view action, std::optional<std::array<double, 2>> position);
TilePlan setLaunchOrder(TilePlan plan, const LaunchOrder& order);

/// Sensible stops of a knob for dragging and steppers: BM -> 16, 32, 64, 128, 256; STAGES -> 1 .. 8; "" knob = none.
std::vector<long long> parameterStops(const TilePlan& plan, std::string_view name);

/// A tile knob's name by role ("rows", "columns", "depth", "stages", "warps", "group") found from the plan's
/// structure (extent of the stored tile, of the loop, pipeline.stages ...), not from the name; "" = none.
std::string parameterOfRole(const TilePlan& plan, std::string_view role);

} // namespace tilesight
