// Tables of the report: columns as wide as their content needs, wrapped cells, a head that is repeated on
// each page.
#pragma once

#include "core/base/resource.h"

#include <QColor>
#include <QString>
#include <optional>
#include <vector>

namespace tilesight {

struct ReportCell {
    QString text;
    std::optional<Resource> chip = {}; ///< resource code before the text
    QColor colour = {};                ///< invalid = normal text
    bool bold = false;
    bool mono = false;
    ReportCell() = default;
    ReportCell(const QString& t) : text(t) {}
    ReportCell(const QString& t, const QColor& c, bool b = false) : text(t), colour(c), bold(b) {}
};

struct ReportColumn {
    QString title;
    bool numeric = false;    ///< right-aligned, never wrapped
    bool wraps = true;       ///< text only; names of actions stay in one line
    double maximumShare = 1; ///< of the table's width; wider content wraps
};

struct ReportTable {
    double fontPixels = 12;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows; ///< each as long as `columns`
};

/// Content of a column: without wrapping, and of its longest word. Both include padding.
struct ColumnContent {
    double natural = 0, minimum = 0;
};

/// Widths that add up to `total`: natural widths where they fit; where they do not, text columns shrink
/// towards their longest word, the widest ones most. What is left over goes to the text columns in
/// proportion.
std::vector<double> columnWidths(const std::vector<ReportColumn>& columns, std::vector<ColumnContent> content,
                                 double total);

} // namespace tilesight
