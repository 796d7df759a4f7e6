// How single controls look; which control is drawn when is decided in tile_style.cpp.
#include "widgets/theme/painting.h"
#include "widgets/theme/tile_style.h"

#include <QPainterPath>
#include <QStyleOption>
#include <QWidget>

namespace tilesight {

namespace {

bool has(const QStyleOption* option, QStyle::StateFlag flag) { return option->state.testFlag(flag); }

void box(QPainter* painter, const QRectF& rect, const QColor& fill, const QColor& border, double width,
         double radius) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill.isValid() ? QBrush(fill) : Qt::NoBrush);
    painter->setPen(border.isValid() ? QPen(border, width) : Qt::NoPen);
    const double inset = border.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

/// Rounded on the outer sides only, so that neighbours of a segmented control join.
QPainterPath segmentPath(QRectF r, const QString& place, double radius) {
    QPainterPath path;
    if (place == QLatin1String("first")) r.setRight(r.right() + radius);
    if (place == QLatin1String("last")) r.setLeft(r.left() - radius);
    if (place == QLatin1String("middle")) r.adjust(-radius, 0, radius, 0);
    path.addRoundedRect(r, radius, radius);
    return path;
}

} // namespace

void TileStyle::drawButtonPanel(const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    const bool enabled = has(option, State_Enabled),
               pressed = has(option, State_Sunken) || has(option, State_On);
    const bool hover = enabled && has(option, State_MouseOver);
    const bool primary = widget && widget->property("primary").toBool();
    const bool flat = widget && widget->property("flat").toBool();
    QColor fill = enabled && primary ? m_theme.accent : pressed ? m_theme.accentTint : m_theme.raised;
    QColor border = enabled && primary ? m_theme.accent : enabled ? m_theme.control : m_theme.line;
    if (flat) {
        fill = pressed ? m_theme.accentTint : hover ? m_theme.lineSoft : QColor();
        border = {};
    } else if (hover && !primary) {
        border = m_theme.text;
    }
    box(painter, option->rect, fill, border, m_theme.borderWidth, 4);
    if (has(option, State_HasFocus) && has(option, State_KeyboardFocusChange)) {
        // A ring in the accent would vanish on the accent: the filled button gets it in its writing's colour.
        const QRectF ring = primary ? QRectF(option->rect).adjusted(2, 2, -2, -2) : QRectF(option->rect);
        box(painter, ring, {}, primary ? m_theme.accentOn : m_theme.accent, 2, 3);
    }
}

void TileStyle::drawToolButtonPanel(const QStyleOption* option, QPainter* painter,
                                    const QWidget* widget) const {
    const bool enabled = has(option, State_Enabled), on = has(option, State_On),
               down = has(option, State_Sunken);
    const bool hover = enabled && has(option, State_MouseOver);
    const QString segment = widget ? widget->property("segment").toString() : QString();
    if (!segment.isEmpty()) {
        const QRectF r = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setClipRect(option->rect);
        painter->setBrush(on || down ? m_theme.accentTint : hover ? m_theme.lineSoft : m_theme.raised);
        painter->setPen(QPen(m_theme.line, 1));
        painter->drawPath(segmentPath(r, segment, 4));
        if (segment != QLatin1String("first") && segment != QLatin1String("only"))
            painter->drawLine(r.topLeft(), r.bottomLeft());
        if (m_theme.highContrast && on) // tints are gone there
            painter->fillRect(QRectF(r.left() + 3, r.bottom() - 3, r.width() - 6, 3), m_theme.accent);
        painter->restore();
    } else if (on || down) {
        box(painter, option->rect, m_theme.accentTint, m_theme.highContrast ? m_theme.accent : QColor(), 2,
            4);
    } else if (hover) {
        box(painter, option->rect, m_theme.lineSoft, {}, 1, 4);
    }
    if (has(option, State_HasFocus) && has(option, State_KeyboardFocusChange))
        paintFocusRing(*painter, option->rect, m_theme);
}

void TileStyle::drawInputFrame(const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        frame && frame->lineWidth <= 0) {
        // Inside another control (combo box, spin box, item editor): that one draws the border.
        painter->fillRect(option->rect, m_theme.panel);
        return;
    }
    const bool enabled = has(option, State_Enabled), focus = has(option, State_HasFocus);
    const bool invalid = widget && widget->property("invalid").toBool();
    const QColor border = invalid    ? m_theme.error
                          : focus    ? m_theme.accent
                          : !enabled ? m_theme.line
                                     : m_theme.control;
    const double width = focus || invalid ? 2 : m_theme.borderWidth;
    box(painter, option->rect, enabled ? m_theme.panel : m_theme.sunken, border, width, 3);
}

void TileStyle::drawCheck(const QStyleOption* option, QPainter* painter, bool radio) const {
    const bool on = has(option, State_On), partly = has(option, State_NoChange),
               enabled = has(option, State_Enabled);
    const bool onAccent = has(option, State_Selected); // in a selected row: the other way round
    const QColor accent = onAccent ? m_theme.accentOn : m_theme.accent;
    const QColor border = !enabled ? m_theme.line : on || partly || onAccent ? accent : m_theme.control;
    const QRectF r = option->rect;
    const QColor fill = (on || partly) && enabled ? accent : m_theme.panel;
    box(painter, r, radio ? m_theme.panel : fill, border, m_theme.borderWidth, radio ? r.width() / 2 : 3);
    if (radio && on) {
        const double d = r.width() / 4;
        box(painter, r.adjusted(d, d, -d, -d), enabled ? m_theme.accent : m_theme.textDisabled, {}, 1,
            r.width() / 4);
    } else if (on || partly) {
        paintIcon(*painter, r.adjusted(1, 1, -1, -1),
                  partly ? QStringLiteral("minus") : QStringLiteral("check"),
                  !enabled   ? m_theme.textDisabled
                  : onAccent ? m_theme.accent
                             : m_theme.accentOn);
    }
}

void TileStyle::drawTab(const QStyleOption* option, QPainter* painter) const {
    const bool selected = has(option, State_Selected);
    const QRect r = option->rect;
    painter->fillRect(r, selected                       ? m_theme.panel
                         : has(option, State_MouseOver) ? m_theme.lineSoft
                                                        : m_theme.header);
    if (selected) painter->fillRect(QRect(r.x(), r.bottom() - 1, r.width(), 2), m_theme.accent);
    if (has(option, State_HasFocus)) paintFocusRing(*painter, r, m_theme);
}

void TileStyle::drawMenuBarItem(const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (!item) return;
    painter->fillRect(item->rect, m_theme.window);
    if (has(item, State_Selected)) {
        const QRectF r = QRectF(item->rect).adjusted(1, 3, -1, -3);
        box(painter, r, has(item, State_Sunken) ? m_theme.accentTint : m_theme.lineSoft, {}, 1, 4);
        if (m_theme.highContrast) box(painter, r, {}, m_theme.accent, 2, 4);
    }
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (!styleHint(SH_UnderlineShortcut, item, widget)) flags |= Qt::TextHideMnemonic;
    drawItemText(painter, item->rect, flags, item->palette, has(item, State_Enabled), item->text,
                 QPalette::ButtonText);
}

void TileStyle::drawHeaderSection(const QStyleOption* option, QPainter* painter) const {
    const QRect r = option->rect;
    painter->fillRect(r, has(option, State_Sunken) ? m_theme.accentTint : m_theme.header);
    painter->fillRect(QRect(r.x(), r.bottom(), r.width(), 1), m_theme.line);
}

void TileStyle::drawScrollBar(const QStyleOptionComplex* option, QPainter* painter,
                              const QWidget* widget) const {
    painter->fillRect(option->rect, m_theme.panel);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (!bar || bar->maximum <= bar->minimum) return;
    const QRectF slider = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const bool active =
        has(option, State_MouseOver) || option->activeSubControls.testFlag(SC_ScrollBarSlider);
    box(painter, slider.adjusted(2, 2, -2, -2), active ? m_theme.control : m_theme.hatch, {}, 1, 3);
}

void TileStyle::drawComboBox(const QStyleOptionComplex* option, QPainter* painter,
                             const QWidget* widget) const {
    drawInputFrame(option, painter, widget);
    const QRectF arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    const double side = scaled(14);
    paintIcon(*painter, QRectF(arrow.center() - QPointF(side / 2, side / 2), QSizeF(side, side)),
              QStringLiteral("down"),
              has(option, State_Enabled) ? m_theme.textTertiary : m_theme.textDisabled);
}

void TileStyle::drawSlider(const QStyleOptionComplex* option, QPainter* painter,
                           const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (!slider) return;
    const QRectF handle = subControlRect(CC_Slider, option, SC_SliderHandle, widget);
    const bool horizontal = slider->orientation == Qt::Horizontal;
    QRectF groove = option->rect;
    if (horizontal)
        groove = QRectF(groove.x(), groove.center().y() - 2, groove.width(), 4);
    else
        groove = QRectF(groove.center().x() - 2, groove.y(), 4, groove.height());
    box(painter, groove, m_theme.lineSoft, m_theme.highContrast ? m_theme.line : QColor(), 1, 2);
    QRectF done = groove;
    if (horizontal)
        done.setRight(handle.center().x());
    else
        done.setTop(handle.center().y());
    const bool enabled = has(option, State_Enabled);
    box(painter, done, enabled ? m_theme.accent : m_theme.line, {}, 1, 2);
    const double side = std::min(handle.width(), handle.height());
    const QRectF knob(handle.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    box(painter, knob, m_theme.raised, enabled ? m_theme.accent : m_theme.line, 2, side / 2);
    if (has(option, State_HasFocus))
        box(painter, knob.adjusted(3, 3, -3, -3), m_theme.accent, {}, 1, side / 2);
}

} // namespace tilesight
