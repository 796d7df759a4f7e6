#include "widgets/table/table_picture.h"

#include "widgets/table/table_delegate.h"
#include "widgets/theme/painting.h"

#include <cmath>

namespace tilesight {
namespace {

constexpr double inset = 9, rowHeight = 24;

struct Columns {
    std::vector<int> shown;
    std::vector<double> widths;
    double total = 0;
};

bool hasChip(const QModelIndex& index) { return index.data(TableDelegate::resourceRole).isValid(); }

Columns columnsOf(const QAbstractItemModel& model, const Theme& theme, const QList<int>& hidden) {
    Columns columns;
    for (int c = 0; c < model.columnCount(); ++c) {
        if (hidden.contains(c)) continue;
        double width = textWidth(theme.font(11, true), model.headerData(c, Qt::Horizontal).toString());
        for (int r = 0; r < model.rowCount(); ++r) {
            const QModelIndex index = model.index(r, c);
            const double chip = hasChip(index) ? (chipSize.width() + 6) * theme.fontScale : 0;
            width = std::max(width, chip + textWidth(theme.font(12), index.data().toString()));
        }
        columns.shown.push_back(c);
        columns.widths.push_back(std::ceil(width) + 2 * inset * theme.fontScale);
        columns.total += columns.widths.back();
    }
    return columns;
}

} // namespace

QSize tablePictureSize(const QAbstractItemModel& model, const Theme& theme, const QList<int>& hidden) {
    const double height = rowHeight * theme.fontScale * (model.rowCount() + 1);
    return QSizeF(columnsOf(model, theme, hidden).total, height + 1).toSize();
}

void paintTablePicture(QPainter& p, const QPointF& topLeft, const QAbstractItemModel& model,
                       const Theme& theme, const QList<int>& hidden) {
    const Columns columns = columnsOf(model, theme, hidden);
    const double height = rowHeight * theme.fontScale, margin = inset * theme.fontScale;
    p.fillRect(QRectF(topLeft, QSizeF(columns.total, height)), theme.header);
    for (int r = -1; r < model.rowCount(); ++r) {
        double x = topLeft.x();
        const double y = topLeft.y() + (r + 1) * height;
        for (std::size_t i = 0; i < columns.shown.size(); ++i) {
            const int c = columns.shown[i];
            QRectF room(x + margin, y, columns.widths[i] - 2 * margin, height);
            x += columns.widths[i];
            const QModelIndex index = r < 0 ? QModelIndex() : model.index(r, c);
            const QVariant text = r < 0 ? model.headerData(c, Qt::Horizontal) : index.data();
            const QVariant alignment = r < 0 ? model.headerData(c, Qt::Horizontal, Qt::TextAlignmentRole)
                                             : index.data(Qt::TextAlignmentRole);
            if (r >= 0 && hasChip(index)) {
                const QSizeF chip = chipSize * theme.fontScale;
                paintChip(p, QRectF(QPointF(room.left(), room.center().y() - chip.height() / 2), chip),
                          static_cast<Resource>(index.data(TableDelegate::resourceRole).toInt()), theme);
                room.setLeft(room.left() + chip.width() + 6 * theme.fontScale);
            }
            p.setFont(r < 0 ? theme.font(11, true) : theme.font(12));
            p.setPen(r < 0 ? theme.textSecondary : theme.text);
            p.drawText(room.adjusted(0, 0, 2, 0),
                       alignment.isValid() ? alignment.toInt() : int(Qt::AlignLeft | Qt::AlignVCenter),
                       text.toString());
        }
        p.setPen(QPen(r < 0 ? theme.line : theme.lineSoft, 1));
        p.drawLine(QPointF(topLeft.x(), y + height), QPointF(topLeft.x() + columns.total, y + height));
    }
}

} // namespace tilesight
