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
    double maximumShare = 1; ///< of the table's width; wider content wraps
};

struct ReportTable {
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows; ///< each as long as `columns`
};

/// Widths that add up to `total`: natural widths where they fit, text columns shrunk in proportion where they
/// do not; what is left over goes to the text columns. `natural` includes padding.
std::vector<double> columnWidths(const std::vector<ReportColumn>& columns, std::vector<double> natural,
                                 double total);

} // namespace tilesight
