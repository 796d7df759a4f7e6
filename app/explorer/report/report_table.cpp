#include "app/explorer/report/report_table.h"

#include <algorithm>
#include <numeric>

namespace tilesight {

std::vector<double> columnWidths(const std::vector<ReportColumn>& columns, std::vector<double> natural,
                                 double total) {
    constexpr double minimum = 36;
    for (std::size_t i = 0; i < natural.size(); ++i)
        natural[i] = std::clamp(natural[i], minimum, std::max(minimum, columns[i].maximumShare * total));
    const double sum = std::accumulate(natural.begin(), natural.end(), 0.0);
    double text = 0; // what may give or take
    for (std::size_t i = 0; i < natural.size(); ++i)
        if (!columns[i].numeric) text += natural[i];
    if (text <= 0 ||
        (sum > total && text <= sum - total)) { // only numbers, or hopelessly many: share in proportion
        for (double& width : natural)
            width *= total / sum;
        return natural;
    }
    const double factor = (text + total - sum) / text;
    for (std::size_t i = 0; i < natural.size(); ++i)
        if (!columns[i].numeric) natural[i] *= factor;
    return natural;
}

} // namespace tilesight
