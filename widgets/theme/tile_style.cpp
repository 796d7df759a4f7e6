#include "widgets/theme/tile_style.h"

#include "widgets/theme/painting.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

namespace tilesight {

TileStyle::TileStyle(Theme theme)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_theme(std::move(theme)) {}

void TileStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
        qobject_cast<QTabBar*>(widget) || qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

int TileStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ButtonMargin:
    case PM_ButtonIconSize:
        return scaled(16);
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
        return scaled(16);
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_ToolBarItemMargin:
        return 4;
    case PM_DefaultFrameWidth:
        return 1;
    case PM_ScrollBarExtent:
        return 10;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
        return 6;
    case PM_DockWidgetFrameWidth: // of a floating one: the edge by which it is resized
        return widget && widget->isWindow() ? 3 : 0;
    case PM_DockWidgetTitleMargin:
        return 0;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseHeight:
    case PM_TabBarBaseOverlap:
        return 0;
    case PM_TabBarScrollButtonWidth:
        return scaled(20);
    case PM_TabBarTabHSpace:
        return scaled(24);
    case PM_TabBarTabVSpace:
        return scaled(12);
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_MenuBarHMargin:
        return 8;
    case PM_MenuBarVMargin:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_MenuPanelWidth: // the frame is painted only where there is room for it
        return m_theme.highContrast ? 2 : 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return scaled(14);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return scaled(14);
    case PM_SliderLength:
        return scaled(14);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int TileStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 300;
    case SH_EtchDisabledText:
    case SH_UnderlineShortcut: // letters work with Alt all the same
        return 0;
    case SH_ComboBox_Popup:
        return 0;
    case SH_Menu_SubMenuPopupDelay:
        return 120;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_Widget_Animation_Duration:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize TileStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: {
        const bool flat = widget && widget->property("flat").toBool();
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const int icon = button && !button->icon.isNull() ? button->iconSize.width() + 4 : 0;
        const QString text = button ? button->text : QString();
        const int words = option->fontMetrics.size(Qt::TextShowMnemonic, text).width();
        return {words + icon + scaled(flat ? 12 : 20), scaled(24)};
    }
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox:
        result.setHeight(scaled(24));
        return result;
    case CT_ToolButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (button && button->toolButtonStyle == Qt::ToolButtonIconOnly) {
            const int side = scaled(28);
            return {std::max(side, size.width() + 6), side};
        }
        const bool segment = widget && widget->property("segment").isValid();
        return {size.width() + scaled(segment ? 16 : 12), scaled(segment ? 24 : 28)};
    }
    case CT_MenuBarItem:
        return {size.width() + scaled(16), scaled(30)};
    case CT_MenuBar:
        result.setHeight(scaled(30));
        return result;
    case CT_TabBarTab:
        result.setHeight(scaled(30));
        return result;
    case CT_HeaderSection:
        result.setHeight(std::max(scaled(24), result.height()));
        return result;
    case CT_ItemViewItem:
        result.setHeight(std::max(scaled(24), result.height()));
        return result;
    default:
        return result;
    }
}

QRect TileStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        // No arrow buttons: the groove is the whole bar.
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar) {
            const bool horizontal = bar->orientation == Qt::Horizontal;
            const int length = horizontal ? bar->rect.width() : bar->rect.height();
            const double range = double(bar->maximum) - bar->minimum + bar->pageStep;
            int slider = bar->maximum == bar->minimum
                             ? length
                             : std::max(pixelMetric(PM_ScrollBarSliderMin, option, widget),
                                        int(length * (bar->pageStep / std::max(1.0, range))));
            slider = std::min(slider, length);
            const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                                      length - slider, bar->upsideDown);
            const auto along = [&](int from, int size) {
                return horizontal ? QRect(bar->rect.x() + from, bar->rect.y(), size, bar->rect.height())
                                  : QRect(bar->rect.x(), bar->rect.y() + from, bar->rect.width(), size);
            };
            switch (part) {
            case SC_ScrollBarGroove:
                return bar->rect;
            case SC_ScrollBarSlider:
                return along(start, slider);
            case SC_ScrollBarSubPage:
                return along(0, start);
            case SC_ScrollBarAddPage:
                return along(start + slider, length - start - slider);
            default:
                return {};
            }
        }
    }
    if (control == CC_ComboBox) {
        const QRect r = option->rect;
        const int arrow = scaled(22);
        if (part == SC_ComboBoxFrame) return r;
        if (part == SC_ComboBoxArrow) return {r.right() - arrow + 1, r.y(), arrow, r.height()};
        if (part == SC_ComboBoxEditField)
            return {r.x() + 8, r.y() + 1, r.width() - arrow - 8, r.height() - 2};
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect TileStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element == SE_LineEditContents)
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0)
            return option->rect.adjusted(6, 1, -6, -1);
    return QProxyStyle::subElementRect(element, option, widget);
}

void TileStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    switch (element) {
    case PE_FrameFocusRect:
        paintFocusRing(*painter, option->rect, m_theme);
        return;
    case PE_PanelButtonCommand:
        drawButtonPanel(option, painter, widget);
        return;
    case PE_PanelButtonTool:
    case PE_FrameButtonTool:
        drawToolButtonPanel(option, painter, widget);
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        drawInputFrame(option, painter, widget);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheck(option, painter, false);
        return;
    case PE_IndicatorRadioButton:
        drawCheck(option, painter, true);
        return;
    case PE_IndicatorArrowDown:
        paintIcon(*painter, option->rect, QStringLiteral("down"), m_theme.textTertiary);
        return;
    case PE_IndicatorArrowUp:
        paintIcon(*painter, option->rect, QStringLiteral("up"), m_theme.textTertiary);
        return;
    case PE_IndicatorArrowLeft: // tab bars scroll by these
    case PE_IndicatorArrowRight: {
        const double side = scaled(14);
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(option->rect).center());
        paintIcon(*painter, square,
                  element == PE_IndicatorArrowLeft ? QStringLiteral("left") : QStringLiteral("right"),
                  option->state & State_Enabled ? m_theme.textSecondary : m_theme.textDisabled);
        return;
    }
    case PE_IndicatorBranch: {
        if (!(option->state & State_Children)) return;
        const QRectF box(QPointF(option->rect.center()) - QPointF(6.5, 6.5), QSizeF(14, 14));
        paintIcon(*painter, box,
                  option->state & State_Open ? QStringLiteral("down") : QStringLiteral("right"),
                  m_theme.textTertiary);
        return;
    }
    case PE_FrameMenu: {
        const double width = pixelMetric(PM_MenuPanelWidth);
        painter->save();
        painter->setPen(QPen(m_theme.control, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option->rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
        painter->restore();
        return;
    }
    case PE_Frame:
    case PE_FrameWindow:
    case PE_PanelTipLabel:
        if (element == PE_PanelTipLabel) painter->fillRect(option->rect, m_theme.tooltip);
        painter->save();
        painter->setPen(QPen(m_theme.line, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_PanelMenu:
        painter->fillRect(option->rect, m_theme.raised);
        return;
    case PE_PanelMenuBar:
    case PE_FrameDockWidget:
    case PE_FrameTabBarBase:
    case PE_IndicatorTabClose:
        break;
    case PE_FrameStatusBarItem:
        return;
    default:
        break;
    }
    if (element == PE_FrameTabBarBase) {
        painter->fillRect(option->rect, m_theme.header);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void TileStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    switch (element) {
    case CE_TabBarTabShape:
        drawTab(option, painter);
        return;
    case CE_MenuBarItem:
        drawMenuBarItem(option, painter, widget);
        return;
    case CE_MenuBarEmptyArea:
    case CE_Splitter:
        painter->fillRect(option->rect, m_theme.window);
        return;
    case CE_ToolBar:
        painter->fillRect(option->rect, m_theme.window);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        drawHeaderSection(option, painter);
        return;
    case CE_ProgressBarGroove:
        painter->fillRect(option->rect, m_theme.lineSoft);
        return;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            QRect done = bar->rect;
            const double range = double(bar->maximum) - bar->minimum;
            if (range > 0) done.setWidth(qRound(done.width() * (bar->progress - bar->minimum) / range));
            painter->fillRect(done, m_theme.accent);
            return;
        }
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy(*button);
            const bool enabled = option->state & State_Enabled;
            if (widget && widget->property("primary").toBool() && enabled)
                copy.palette.setColor(QPalette::ButtonText, m_theme.accentOn);
            else if (widget && widget->property("flat").toBool() && enabled)
                copy.palette.setColor(QPalette::ButtonText, m_theme.accent);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton copy(*button);
            if (widget && widget->property("segment").isValid() && option->state & State_On) {
                copy.palette.setColor(QPalette::ButtonText, m_theme.accent);
                copy.font.setWeight(QFont::DemiBold);
            }
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void TileStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    switch (control) {
    case CC_ScrollBar:
        drawScrollBar(option, painter, widget);
        return;
    case CC_ComboBox:
        drawComboBox(option, painter, widget);
        return;
    case CC_Slider:
        drawSlider(option, painter, widget);
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace tilesight
