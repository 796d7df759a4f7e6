#include "widgets/pickers/search_field.h"

#include "widgets/theme/painting.h"

#include <QPainter>

namespace tilesight {
namespace {
constexpr double side = 10, gap = 8, iconSide = 15, boxHeight = 28, betweenWordsAndKeys = 28;
}

SearchField::SearchField(const QString& words, const QKeySequence& keys, QWidget* parent)
    : QToolButton(parent), m_words(words), m_keys(keys.toString(QKeySequence::NativeText)) {
    setObjectName(QStringLiteral("search"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(words);
    setAccessibleDescription(m_keys);
    setToolTip(QStringLiteral("%1 (%2)").arg(words, m_keys));
    setTheme(Theme::light());
}

void SearchField::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

void SearchField::setLook(Look look) {
    if (look == m_look) return;
    m_look = look;
    updateGeometry();
    update();
}

int SearchField::widthOf(Look look) const {
    const double scale = m_theme.fontScale;
    if (look == Look::icon) return qRound(boxHeight * scale);
    double width = (2 * side + iconSide + gap + 4) * scale + QFontMetricsF(m_theme.font(12)).horizontalAdvance(m_words);
    if (look == Look::whole)
        width += betweenWordsAndKeys * scale + QFontMetricsF(m_theme.font(11)).horizontalAdvance(m_keys);
    return qRound(width);
}

QSize SearchField::sizeHint() const { return {widthOf(m_look), qRound(boxHeight * m_theme.fontScale)}; }

void SearchField::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_theme.fontScale;
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool hover = underMouse() && isEnabled(), icon = m_look == Look::icon;
    if (!icon || hover || isDown()) { // as an icon it is one of the bar's buttons
        painter.setBrush(isDown() ? m_theme.accentTint : m_theme.raised);
        painter.setPen(QPen(hover ? m_theme.control : m_theme.line, m_theme.borderWidth));
        painter.drawRoundedRect(box, 4, 4);
    }
    const double size = iconSide * scale;
    QRectF row = box.adjusted(side * scale, 0, -side * scale, 0);
    paintIcon(painter, QRectF(icon ? box.center().x() - size / 2 : row.x(), box.center().y() - size / 2, size, size),
              QStringLiteral("search"), icon ? m_theme.text : m_theme.textSecondary);
    if (!icon) {
        row.setLeft(row.left() + (iconSide + gap) * scale);
        painter.setFont(m_theme.font(12));
        painter.setPen(m_theme.textTertiary);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, m_words);
        if (m_look == Look::whole) {
            painter.setFont(m_theme.font(11));
            painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, m_keys);
        }
    }
    if (hasFocus()) paintFocusRing(painter, QRectF(rect()), m_theme);
}

} // namespace tilesight
