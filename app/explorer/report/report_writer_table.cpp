// ReportWriter::table(): measures cells, makes one item per row, repeats the head.
#include "app/explorer/report/report_writer.h"

#include "widgets/theme/painting.h"

#include <QPainter>

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

double longestWord(const QString& text, const QFont& font) {
    double width = 0;
    for (const QString& word : text.split(u' '))
        width = std::max(width, TextBlock::naturalWidth(word, font));
    return width;
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

} // namespace

void ReportWriter::table(const ReportTable& table) {
    std::vector<ReportCell> heads;
    std::vector<ColumnContent> content(table.columns.size());
    constexpr double longWord = 110; // longer ones (paths, hashes) may break
    const auto measure = [&](std::size_t column, const ReportCell& cell) {
        const QFont font = fontOf(cell, table.fontPixels, m_theme);
        const double extra = 2 * padding + 2 + (cell.chip ? chipSpace : 0);
        ColumnContent& c = content[column];
        c.natural = std::max(c.natural, TextBlock::naturalWidth(cell.text, font) + extra);
        c.minimum = std::max(c.minimum, std::min(longWord, longestWord(cell.text, font)) + extra);
    };
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        heads.emplace_back(table.columns[i].title, m_theme.textSecondary, true);
        measure(i, heads.back());
    }
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < content.size(); ++i)
            measure(i, row[i]);
    const std::vector<double> widths = columnWidths(table.columns, content, pageWidth());

    const RowBlock head = layOut(heads, table.columns, widths, table.fontPixels, m_theme);
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
