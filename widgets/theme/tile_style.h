// TileStyle: Fusion with the program's metrics and flat, one-pixel look. Colours come from the Theme, so a
// change of theme is one setTheme() and a palette; there is no application-wide style sheet.
//
// Hints to the style are dynamic properties of a widget:
//   "primary"  true                          the one filled button of a panel
//   "segment"  "first", "middle", "last"     a QToolButton of a segmented control ("only" when alone)
//   "invalid"  true                          an input whose content is refused: error border
//   "flat"     true                          a QPushButton drawn as a link
#pragma once

#include "widgets/theme/theme.h"

#include <QProxyStyle>

namespace tilesight {

class TileStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit TileStyle(Theme theme);
    /// Takes effect at the next paint; follow it with QApplication::setPalette(theme.palette()) and
    /// setFont().
    void setTheme(const Theme& theme) { m_theme = theme; }
    const Theme& theme() const { return m_theme; }

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    QPalette standardPalette() const override { return m_theme.palette(); }
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget = nullptr) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget = nullptr) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;

private:
    int scaled(double pixels) const { return qRound(pixels * m_theme.fontScale); }
    void drawButtonPanel(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawToolButtonPanel(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawInputFrame(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawCheck(const QStyleOption* option, QPainter* painter, bool radio) const;
    void drawTab(const QStyleOption* option, QPainter* painter) const;
    void drawMenuBarItem(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawHeaderSection(const QStyleOption* option, QPainter* painter) const;
    void drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
    void drawSlider(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;

    Theme m_theme;
};

} // namespace tilesight
