#include "app/explorer/report/report_table.h"

#include <algorithm>

namespace tilesight {
namespace {

double sumOfMinima(const std::vector<ColumnContent>& content) {
    double sum = 0;
    for (const ColumnContent& c : content)
        sum += c.minimum;
    return sum;
}

/// In order, each part with the first column and below `capacity` where its columns allow.
std::vector<std::vector<std::size_t>> partsOf(const std::vector<ColumnContent>& content, double capacity) {
    std::vector<std::vector<std::size_t>> parts;
    double width = 0;
    for (std::size_t i = 1; i < content.size(); ++i) {
        if (parts.empty() || width + content[i].minimum > capacity) {
            parts.push_back({0});
            width = content[0].minimum;
        }
        parts.back().push_back(i);
        width += content[i].minimum;
    }
    return parts;
}

} // namespace

bool fit(const std::vector<ColumnContent>& content, double total) { return sumOfMinima(content) <= total; }

std::vector<std::vector<std::size_t>> tableParts(std::vector<ColumnContent>& content, double total) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < content.size(); ++i)
        all.push_back(i);
    if (fit(content, total)) return {all};
    constexpr double mostOfOne = 0.6; // of the width, beside the first column
    double widest = 0;
    for (std::size_t i = 1; i < content.size(); ++i) {
        content[i].minimum = std::min(content[i].minimum, std::max(mostOfOne * total, total - content[0].minimum));
        widest = std::max(widest, content[i].minimum);
    }
    content[0].minimum = std::min(content[0].minimum, total - widest);
    if (fit(content, total)) return {all};

    auto parts = partsOf(content, total);
    constexpr int steps = 100; // as even as the same number of parts can be
    for (int step = 1; step < steps; ++step) {
        auto even = partsOf(content, total * (steps - step) / steps);
        if (even.size() > parts.size()) break;
        parts = std::move(even);
    }
    return parts;
}

std::vector<double> columnWidths(const std::vector<ReportColumn>& columns, std::vector<ColumnContent> content,
                                 double total) {
    std::vector<ColumnContent> firm = content;
    for (std::size_t i = 0; i < content.size(); ++i) {
        constexpr double ease = 1.5; // of text, before heads of numbers wrap
        ColumnContent& c = content[i];
        c.natural = std::max(c.minimum, std::min(c.natural, columns[i].maximumShare * total));
        const bool oneLine = columns[i].numeric || !columns[i].wraps;
        firm[i] = {c.natural, oneLine ? c.natural : std::min(c.natural, ease * c.minimum)};
    }
    if (fit(firm, total)) content = firm;
    double sum = 0, text = 0;
    for (std::size_t i = 0; i < content.size(); ++i) {
        sum += content[i].natural;
        if (!columns[i].numeric) text += content[i].natural;
    }
    const double slack = sum - sumOfMinima(content);
    std::vector<double> widths;
    for (std::size_t i = 0; i < content.size(); ++i) {
        const ColumnContent& c = content[i];
        double width = c.natural;
        if (sum > total)
            width -= slack > 0 ? (c.natural - c.minimum) * (sum - total) / slack : 0;
        else if (text > 0)
            width += columns[i].numeric ? 0 : c.natural * (total - sum) / text;
        else
            width *= total / sum;
        widths.push_back(width);
    }
    return widths;
}

} // namespace tilesight
