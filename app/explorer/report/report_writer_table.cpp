// ReportWriter::table(): measures cells, splits what is too wide, makes one item per row, repeats the head.
#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"

#include "widgets/theme/painting.h"

#include <QPainter>

#include <algorithm>

namespace tilesight {
namespace {

constexpr double padding = 7, chipSpace = 32, verticalPadding = 4;

struct CellBlock {
    TextBlock text;
    double x = 0;
    std::optional<Resource> chip;
};

struct RowBlock {
    std::vector<CellBlock> cells;
    double height = 0;
};

QFont fontOf(const ReportCell& cell, double pixels, const Theme& theme) {
    return cell.mono ? theme.monoFont(pixels - 1) : theme.font(pixels, cell.bold);
}

RowBlock layOut(const std::vector<ReportCell>& cells, const std::vector<ReportColumn>& columns,
                const std::vector<double>& widths, double fontPixels, const Theme& theme) {
    RowBlock row;
    double x = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ReportCell& cell = cells[i];
        const double indent = cell.chip ? chipSpace : 0;
        const TextBlock text(
            cell.text, fontOf(cell, fontPixels, theme), cell.colour.isValid() ? cell.colour : theme.text,
            widths[i] - 2 * padding - indent + 0.5, columns[i].numeric ? Qt::AlignRight : Qt::AlignLeft);
        row.cells.push_back({text, x + padding + indent, cell.chip});
        row.height = std::max(row.height, text.height() + 2 * verticalPadding);
        x += widths[i];
    }
    return row;
}

ReportWriter::Paint painterOf(const RowBlock& row, const Theme& theme, bool head) {
    return [row, theme, head](QPainter& painter, const QRectF& rect) {
        if (head) painter.fillRect(rect, theme.header);
        painter.setPen(QPen(head ? theme.line : theme.lineSoft, 0.75));
        painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        for (const CellBlock& cell : row.cells) {
            if (cell.chip)
                paintChip(painter,
                          {QPointF(cell.x - chipSpace, rect.y() + verticalPadding + 1), QSizeF(24, 15)},
                          *cell.chip, theme);
            cell.text.paint(painter, {cell.x, rect.y() + verticalPadding});
        }
    };
}

std::vector<ReportCell> headsOf(const ReportTable& table, const Theme& theme) {
    std::vector<ReportCell> heads;
    for (const ReportColumn& column : table.columns)
        heads.emplace_back(column.title, theme.textSecondary, true);
    return heads;
}

std::vector<ColumnContent> contentOf(const ReportTable& table, const Theme& theme) {
    constexpr double shortNumber = 150; // longer ones are sentences, which wrap
    std::vector<ColumnContent> content(table.columns.size());
    const auto measure = [&](std::size_t column, const ReportCell& cell, bool number) {
        const QFont font = fontOf(cell, table.fontPixels, theme);
        const double extra = 2 * padding + 2 + (cell.chip ? chipSpace : 0);
        const double natural = TextBlock::naturalWidth(cell.text, font);
        const double least = number && natural < shortNumber ? natural : TextBlock::longestWord(cell.text, font);
        content[column].natural = std::max(content[column].natural, natural + extra);
        content[column].minimum = std::max(content[column].minimum, least + extra);
    };
    const std::vector<ReportCell> heads = headsOf(table, theme);
    for (std::size_t i = 0; i < content.size(); ++i) {
        measure(i, heads[i], false);
        for (const auto& row : table.rows)
            measure(i, row[i], table.columns[i].numeric);
    }
    return content;
}

/// Takes columns out, the last ones first, that say the same in all rows, until the others fit: "title: cell".
QStringList takeSame(ReportTable& table, std::vector<ColumnContent>& content, double total) {
    QStringList same;
    for (std::size_t i = content.size(); --i > 0 && table.rows.size() > 1 && !fit(content, total);) {
        const QString text = table.rows.front()[i].text;
        const auto differs = [&](const std::vector<ReportCell>& row) { return row[i].text != text; };
        if (text.isEmpty() || std::any_of(table.rows.begin(), table.rows.end(), differs)) continue;
        same.prepend(table.columns[i].title + QStringLiteral(": ") + text);
        const auto at = std::ptrdiff_t(i);
        content.erase(content.begin() + at);
        table.columns.erase(table.columns.begin() + at);
        for (auto& row : table.rows)
            row.erase(row.begin() + at);
    }
    return same;
}

template <typename T> std::vector<T> chosen(const std::vector<T>& all, const std::vector<std::size_t>& which) {
    std::vector<T> some;
    for (const std::size_t i : which)
        some.push_back(all[i]);
    return some;
}

} // namespace

void ReportWriter::table(const ReportTable& table) {
    if (table.columns.empty()) return;
    ReportTable rest = table;
    std::vector<ColumnContent> content = contentOf(table, m_theme);
    const QStringList same = takeSame(rest, content, pageWidth());
    for (const std::vector<std::size_t>& columns : tableParts(content, pageWidth())) {
        ReportTable part{rest.fontPixels, chosen(rest.columns, columns), {}};
        for (const auto& row : rest.rows)
            part.rows.push_back(chosen(row, columns));
        tablePart(part, columnWidths(part.columns, chosen(content, columns), pageWidth()));
    }
    if (same.isEmpty()) return;
    keepWithNext();
    note(Report::tr("The same in all rows: %1.").arg(same.join(QStringLiteral("; "))));
}

void ReportWriter::tablePart(const ReportTable& table, const std::vector<double>& widths) {
    const RowBlock head = layOut(headsOf(table, m_theme), table.columns, widths, table.fontPixels, m_theme);
    const int headItem = int(m_items.size());
    block(head.height, 8, painterOf(head, m_theme, true), true);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const RowBlock row = layOut(table.rows[i], table.columns, widths, table.fontPixels, m_theme);
        // No single row is left alone at the foot or at the top of a page.
        const bool keep = table.rows.size() > 2 && (i == 0 || i + 2 == table.rows.size());
        block(row.height, 0, painterOf(row, m_theme, false), keep);
        if (i > 0) m_items.back().repeatedHead = headItem;
    }
}

} // namespace tilesight
