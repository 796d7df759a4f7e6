#include "app/explorer/report/report_table.h"

#include <algorithm>

namespace tilesight {

std::vector<double> columnWidths(const std::vector<ReportColumn>& columns, std::vector<ColumnContent> content,
                                 double total) {
    double sum = 0, text = 0, slack = 0; // slack: what text columns can give
    for (std::size_t i = 0; i < content.size(); ++i) {
        ColumnContent& c = content[i];
        c.natural = std::min(c.natural, std::max(c.minimum, columns[i].maximumShare * total));
        if (columns[i].numeric || !columns[i].wraps) c.minimum = c.natural;
        c.minimum = std::min(c.minimum, c.natural);
        sum += c.natural;
        slack += c.natural - c.minimum;
        if (!columns[i].numeric) text += c.natural;
    }
    std::vector<double> widths;
    for (std::size_t i = 0; i < content.size(); ++i) {
        const ColumnContent& c = content[i];
        double width = c.natural;
        if (sum - slack > total) // even the words do not fit: all shrink, and words break
            width = c.minimum * total / (sum - slack);
        else if (sum > total)
            width -= (c.natural - c.minimum) * (sum - total) / slack;
        else if (text > 0)
            width += columns[i].numeric ? 0 : c.natural * (total - sum) / text;
        else
            width *= total / sum;
        widths.push_back(width);
    }
    return widths;
}

} // namespace tilesight
