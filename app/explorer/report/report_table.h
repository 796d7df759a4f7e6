// Tables of the report: columns as wide as their content needs, wrapped cells, a head that is repeated on
// each page. No column is narrower than its longest word; a table whose words do not fit side by side says what
// is the same in all rows in a sentence, and is split into parts, one below the other, each with the first column.
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
    bool numeric = false;    ///< right-aligned; numbers stay in one line, the head where there is room
    bool wraps = true;       ///< text only; names of actions stay in one line where there is room
    double maximumShare = 1; ///< of the table's width; wider content wraps
};

struct ReportTable {
    double fontPixels = 12;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows; ///< each as long as `columns`
};

/// Content of a column: without wrapping, and of what is never broken. Both include padding and chip.
struct ColumnContent {
    double natural = 0, minimum = 0;
};

/// All words of all columns can stand side by side.
bool fit(const std::vector<ColumnContent>& content, double total);

/// Columns of each part of a table that is split to fit, the first column in all of them; one part when all fit. Only a
/// word that has no room beside the first column gives way: its column's minimum is lowered.
std::vector<std::vector<std::size_t>> tableParts(std::vector<ColumnContent>& content, double total);

/// Widths that add up to `total`, of columns that fit: natural widths where there is room. Where not, text shrinks
/// towards its longest word, the widest columns most; then what would stay in one line, too. What is left over goes
/// to the text columns in proportion.
std::vector<double> columnWidths(const std::vector<ReportColumn>& columns, std::vector<ColumnContent> content,
                                 double total);

} // namespace tilesight
