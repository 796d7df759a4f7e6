// Which theme the program shows, and its application to style, palette and font. Kept in the settings.
#pragma once

#include "widgets/theme/theme.h"

#include <QObject>
#include <array>

namespace tilesight {

class TileStyle;

class ThemeController : public QObject {
    Q_OBJECT
public:
    /// `remember`: theme and size of letters come from the settings and go there.
    explicit ThemeController(bool remember, QObject* parent = nullptr);

    const Theme& theme() const { return m_theme; }
    QString name() const { return m_name; }          ///< "light", "dark", "contrast", "contrast-dark"
    double fontScale() const { return m_fontScale; } ///< as chosen, without the enlargement for presenting

    /// Unknown names are ignored. `save` = also for the next start.
    void setTheme(const QString& name, bool save = true);
    void toggle();                                     ///< between light and dark, high contrast or not
    void setFontScale(double scale, bool save = true); ///< 0.8 to 1.75
    /// The sizes that the menu offers; zoom() goes to the next larger (1) or smaller one (-1).
    static constexpr std::array<double, 7> fontScales{0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75};
    void zoom(int steps);
    void setPresenting(bool presenting); ///< everything 1.4 times as large, for a room

signals:
    void themeChanged(const tilesight::Theme& theme);

private:
    void apply();

    Theme m_theme;
    QString m_name;
    double m_fontScale = 1;
    bool m_remember;
    bool m_presenting = false;
    TileStyle* m_style = nullptr; ///< owned by the application
};

} // namespace tilesight
