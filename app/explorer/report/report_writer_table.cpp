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

QFont fontOf(const ReportCell& cell, const Theme& theme) {
    return cell.mono ? theme.monoFont(11) : theme.font(12, cell.bold);
}

RowBlock layOut(const std::vector<ReportCell>& cells, const std::vector<ReportColumn>& columns,
                const std::vector<double>& widths, const Theme& theme) {
    RowBlock row;
    double x = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ReportCell& cell = cells[i];
        const double indent = cell.chip ? chipSpace : 0;
        const TextBlock text(cell.text, fontOf(cell, theme), cell.colour.isValid() ? cell.colour : theme.text,
                             widths[i] - 2 * padding - indent + 0.5,
                             columns[i].numeric ? Qt::AlignRight : Qt::AlignLeft);
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
    std::vector<double> natural;
    for (const ReportColumn& column : table.columns) {
        heads.emplace_back(column.title, m_theme.textSecondary, true);
        natural.push_back(TextBlock::naturalWidth(column.title, m_theme.font(12, true)) + 2 * padding + 2);
    }
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < natural.size(); ++i)
            natural[i] = std::max(natural[i], TextBlock::naturalWidth(row[i].text, fontOf(row[i], m_theme)) +
                                                  2 * padding + 2 + (row[i].chip ? chipSpace : 0));
    const std::vector<double> widths = columnWidths(table.columns, natural, pageWidth());

    const RowBlock head = layOut(heads, table.columns, widths, m_theme);
    const int headItem = int(m_items.size());
    block(head.height, 8, painterOf(head, m_theme, true), true);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const RowBlock row = layOut(table.rows[i], table.columns, widths, m_theme);
        // No single row is left alone at the foot or at the top of a page.
        const bool keep = table.rows.size() > 2 && (i == 0 || i + 2 == table.rows.size());
        block(row.height, 0, painterOf(row, m_theme, false), keep);
        if (i > 0) m_items.back().repeatedHead = headItem;
    }
}

} // namespace tilesight
