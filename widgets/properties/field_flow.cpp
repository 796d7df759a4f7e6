#include "widgets/properties/field_flow.h"

#include <QWidget>
#include <algorithm>

namespace tilesight {

FieldFlow::~FieldFlow() { qDeleteAll(m_items); }

QLayoutItem* FieldFlow::takeAt(int index) {
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FieldFlow::sizeHint() const {
    QSize size = minimumSize();
    int width = 0;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) width = std::max(width, item->sizeHint().width());
    size.setWidth(std::max(size.width(), 2 * width + gap));
    return size;
}

QSize FieldFlow::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

void FieldFlow::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FieldFlow::arrange(const QRect& rect, bool place) const {
    int y = rect.top();
    QList<QLayoutItem*> row;
    int needed = 0;
    const auto finish = [&] {
        if (row.isEmpty()) return;
        const int spare = std::max(0, rect.width() - needed);
        int x = rect.left(), height = 0, rest = spare, left = int(row.size());
        for (QLayoutItem* item : std::as_const(row)) {
            const int width = std::min(item->minimumSize().width() + rest / left,
                                       std::min(rect.width(), item->maximumSize().width()));
            rest -= width - item->minimumSize().width();
            --left;
            const int high = std::max(item->minimumSize().height(), item->sizeHint().height());
            if (place) item->setGeometry(QRect(x, y, width, high));
            x += width + gap;
            height = std::max(height, high);
        }
        y += height + gap;
        row.clear();
        needed = 0;
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const int wide = item->minimumSize().width();
        if (!row.isEmpty() && (needed + gap + wide > rect.width() || row.size() == mostInRow)) finish();
        needed += wide + (row.isEmpty() ? 0 : gap);
        row << item;
    }
    finish();
    return std::max(0, y - gap - rect.top());
}

} // namespace tilesight
