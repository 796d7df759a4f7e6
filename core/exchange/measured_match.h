// Which rows of a table of measurements are measurements of given plans.
//
//   row and plan   every column that names a parameter of the plan holds its value; the columns `template` and `gpu`, where
//                  there are any and they are filled, name the plan's; choices (variant, dtype) fit what the plan does
//   several rows   the median counts; for an even number the mean of the middle two
//   no plan        the row is told with what sets it apart from the plan that is nearest
//
// A column names a parameter by its name, by its name in another case ("group_m" and GROUP_M, from two letters on), or as
// an input of the plan's template or another name of it. Cost: rows x plans x columns.
#pragma once

#include "core/base/stop.h"
#include "core/exchange/measurements.h"
#include "core/plan/tile_plan.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

struct MeasuredTarget {
    std::shared_ptr<const TilePlan> plan;
    std::string gpuId;
};

/// The rows of one target.
struct MeasuredRows {
    std::vector<std::size_t> rows; ///< indices into the table, ascending; empty = none
    double seconds = 0;            ///< their median
    double leastSeconds = 0, mostSeconds = 0;
    std::vector<std::string> columns;    ///< that name a parameter of the plan, in the table's order
    std::vector<std::string> withoutColumn; ///< parameters that no column names: not compared
};

/// Rows that match nothing for the same reason.
struct RowsApart {
    enum class Why {
        parameters, ///< `names`: columns with other values than the nearest target's
        choices,    ///< `names`: columns whose choice the plan does not make
        kernel,     ///< `names`: another template
        gpu,        ///< `names`: another GPU, as the row writes it
        noTime,     ///< the measured time is empty
    };
    Why why{};
    std::vector<std::string> names;
    long long rows = 0;
    int firstLine = 0; ///< of the file
};

struct MeasuredMatch {
    std::string column; ///< with the measured times
    long long rows = 0, matched = 0;
    std::vector<MeasuredRows> targets; ///< parallel to what was asked for
    std::vector<RowsApart> apart;      ///< most rows first
};

/// `text` is what `table` was read from, `file` its name: errors say file:line:column. Errors: "table.no_measured",
/// "table.spaced_name", "table.no_parameters", "table.bad_time" (each such cell), "engine.stopped".
Expected<MeasuredMatch> matchMeasured(const Table& table, std::string_view text, const std::string& file,
                                      const std::vector<MeasuredTarget>& targets, const HardwareDatabase& database,
                                      StopToken stop = {});

} // namespace tilesight
