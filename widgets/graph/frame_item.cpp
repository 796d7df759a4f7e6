#include "widgets/graph/frame_item.h"

#include "widgets/graph/node_item.h"
#include "widgets/theme/painting.h"

#include <QPainter>

namespace tilesight {
namespace {
constexpr double leastHead = 30; // for the icon and a letter or two
} // namespace

QString wholeParts(const QString& caption, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    const QString separator = QStringLiteral(" · ");
    QStringList parts = caption.split(separator);
    while (parts.size() > 1 && metrics.horizontalAdvance(parts.join(separator)) > width)
        parts.removeLast();
    return metrics.elidedText(parts.join(separator), Qt::ElideRight, width);
}

FrameItem::FrameItem(QString title, QString caption, bool isLoop, const Theme* theme)
    : m_title(std::move(title)), m_caption(std::move(caption)), m_isLoop(isLoop), m_theme(theme) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void FrameItem::setFrame(const QRectF& frame) {
    prepareGeometryChange();
    m_frame = frame;
}

void FrameItem::setBand(const QRectF& band) {
    m_band = band;
    update();
}

QRectF FrameItem::headRect() const {
    if (m_frame.isNull()) return {};
    const QRectF seen = m_band.isNull() ? m_frame : m_frame & m_band;
    return {seen.x() + 12, m_frame.y() + 3, seen.width() - 24, 24};
}

void FrameItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_frame.isNull()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(m_theme->control, 1.2 * m_theme->borderWidth);
    if (!m_isLoop) pen.setDashPattern({4, 3});
    painter->setPen(pen);
    painter->setBrush(m_isLoop ? m_theme->panel : QColor(Qt::transparent));
    painter->drawRoundedRect(m_frame, 7, 7);

    QRectF row = headRect();
    if (row.width() < leastHead || (!m_band.isNull() && !m_band.contains(row))) return;
    if (m_isLoop) {
        paintIcon(*painter, QRectF(row.x(), row.center().y() - 7, 14, 14), QStringLiteral("loop"),
                  m_theme->text);
        row.setLeft(row.left() + 20);
    }
    const double scale = screenScale(*painter);
    const double size = scale < nameScale ? 20 : scale < expressionScale ? 15 : 12;
    const QFont titleFont = m_theme->font(size, true), captionFont = m_theme->font(size - 1);
    const QFontMetricsF titleMetrics(titleFont);
    const QString title = titleMetrics.elidedText(m_title, Qt::ElideRight, row.width());
    painter->setFont(titleFont);
    painter->setPen(m_theme->text);
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, title);
    row.setLeft(row.left() + titleMetrics.horizontalAdvance(title) + 12);
    if (row.width() < 40) return;
    painter->setFont(captionFont);
    painter->setPen(m_theme->textSecondary);
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, wholeParts(m_caption, captionFont, row.width()));
}

} // namespace tilesight
