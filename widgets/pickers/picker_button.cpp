#include "widgets/pickers/picker_button.h"

#include "widgets/theme/painting.h"

#include <QPainter>

namespace tilesight {

namespace {
constexpr double side = 10, gap = 8, iconSide = 15;
}

PickerButton::PickerButton(QString iconName, QString label, QWidget* parent)
    : QToolButton(parent), m_iconName(std::move(iconName)), m_label(std::move(label)) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setTheme(Theme::light());
}

void PickerButton::setValue(const QString& value, const QString& detail) {
    if (value == m_value && detail == m_detail && !accessibleName().isEmpty()) return;
    m_value = value;
    m_detail = detail;
    setAccessibleName(m_label + QStringLiteral(": ") + value);
    setAccessibleDescription(detail);
    setToolTip(m_label + QStringLiteral(": ") + value +
               (detail.isEmpty() ? QString() : QStringLiteral("\n") + detail));
    updateGeometry();
    update();
}

void PickerButton::setEdited(bool edited) {
    if (edited == m_edited) return;
    m_edited = edited;
    updateGeometry();
    update();
}

void PickerButton::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

double PickerButton::contentWidth(bool withDetail) const {
    const double scale = m_theme.fontScale;
    double width = 2 * side + (iconSide + gap) * 2 - gap + gap;
    width += QFontMetricsF(m_theme.font(12)).horizontalAdvance(m_label) / scale + gap;
    width += QFontMetricsF(m_theme.font(13, true)).horizontalAdvance(m_value) / scale;
    if (withDetail && !m_detail.isEmpty())
        width += gap + QFontMetricsF(m_theme.font(11)).horizontalAdvance(m_detail) / scale;
    if (m_edited) width += iconSide + gap;
    return (width + 4) * scale;
}

QSize PickerButton::sizeHint() const { return {qRound(contentWidth(true)), qRound(28 * m_theme.fontScale)}; }
QSize PickerButton::minimumSizeHint() const {
    return {qRound(contentWidth(false)), qRound(28 * m_theme.fontScale)};
}

void PickerButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_theme.fontScale;
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool hover = underMouse() && isEnabled();
    painter.setBrush(isDown() ? m_theme.accentTint : m_edited ? m_theme.editedTint : m_theme.raised);
    painter.setPen(QPen(!isEnabled() ? m_theme.line
                        : hover      ? m_theme.text
                                     : m_theme.control,
                        m_theme.borderWidth));
    painter.drawRoundedRect(box, 4, 4);
    QRectF row = box.adjusted(side * scale, 0, -side * scale, 0);
    const double icon = iconSide * scale;
    const auto iconAt = [&](double x) { return QRectF(x, row.center().y() - icon / 2, icon, icon); };
    paintIcon(painter, iconAt(row.x()), m_iconName,
              isEnabled() ? m_theme.textSecondary : m_theme.textDisabled);
    paintIcon(painter, iconAt(row.right() - icon), QStringLiteral("down"), m_theme.textTertiary);
    row.adjust((iconSide + gap) * scale, 0, -(iconSide + gap) * scale, 0);
    const auto write = [&](const QString& text, const QFont& font, const QColor& colour) {
        const QFontMetricsF metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, row.width());
        painter.setFont(font);
        painter.setPen(isEnabled() ? colour : m_theme.textDisabled);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, shown);
        row.setLeft(row.left() + metrics.horizontalAdvance(shown) + gap * scale);
    };
    write(m_label, m_theme.font(12), m_theme.textTertiary);
    if (m_edited) {
        paintIcon(painter, iconAt(row.x()), QStringLiteral("pencil"), m_theme.edited);
        row.setLeft(row.left() + (iconSide + gap) * scale);
    }
    write(m_value, m_theme.font(13, true), m_theme.text);
    const QFont detailFont = m_theme.font(11);
    if (row.width() >= QFontMetricsF(detailFont).horizontalAdvance(m_detail) - 1) // whole or not at all
        write(m_detail, detailFont, m_theme.textSecondary);
    if (hasFocus()) paintFocusRing(painter, QRectF(rect()), m_theme);
}

} // namespace tilesight
