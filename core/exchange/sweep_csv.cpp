#include "core/exchange/sweep_csv.h"

#include "core/analysis/report.h"
#include "core/exchange/measurements.h"

namespace tilesight {

std::string sweepToCsv(const Sweep& sweep) {
    Table table;
    for (const SweepAxis& axis : sweep.axes)
        table.columns.push_back(axis.parameter);
    table.columns.insert(table.columns.end(), {"predicted_us", "bottleneck", "error"});
    for (const SweepPoint& point : sweep.points) {
        std::vector<std::string> row;
        for (std::size_t i = 0; i < sweep.axes.size(); ++i)
            row.push_back(std::to_string(point.values[i]));
        row.push_back(point.runs() ? formatNumber(1e6 * point.latencySeconds, 7) : "");
        row.push_back(point.runs() ? std::string(nameOf(point.bottleneck)) : "");
        row.push_back(point.reason);
        table.rows.push_back(std::move(row));
    }
    return tableToCsv(table);
}

} // namespace tilesight
