// Which theme the program shows, and its application to style, palette and font. Kept in the settings.
#pragma once

#include "widgets/theme/theme.h"

#include <QObject>

namespace tilesight {

class TileStyle;

class ThemeController : public QObject {
    Q_OBJECT
public:
    explicit ThemeController(QObject* parent = nullptr);

    const Theme& theme() const { return m_theme; }
    QString name() const { return m_name; } ///< "light", "dark", "contrast"
    double fontScale() const { return m_theme.fontScale; }

    /// Unknown names are ignored. `remember` = also for the next start.
    void setTheme(const QString& name, bool remember = true);
    void toggle();                   ///< between light and dark
    void setFontScale(double scale); ///< 0.8 to 1.75
    /// What the settings say; light when they say nothing.
    static QString savedName();

signals:
    void themeChanged(const tilesight::Theme& theme);

private:
    void apply();

    Theme m_theme;
    QString m_name;
    TileStyle* m_style = nullptr; ///< owned by the application
};

} // namespace tilesight
