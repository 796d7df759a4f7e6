#include "app/explorer/window/theme_controller.h"

#include "widgets/theme/tile_style.h"

#include <QApplication>
#include <QSettings>

namespace tilesight {
namespace {
const QString nameKey = QStringLiteral("theme"), scaleKey = QStringLiteral("fontScale");
}

ThemeController::ThemeController(QObject* parent) : QObject(parent), m_theme(Theme::light()) {
    m_theme.fontScale = std::clamp(QSettings().value(scaleKey, 1.0).toDouble(), 0.8, 1.75);
    m_style = new TileStyle(m_theme);
    QApplication::setStyle(m_style);
    setTheme(savedName(), false);
}

QString ThemeController::savedName() {
    return QSettings().value(nameKey, QStringLiteral("light")).toString();
}

void ThemeController::setTheme(const QString& name, bool remember) {
    const double scale = m_theme.fontScale;
    if (name == QLatin1String("light"))
        m_theme = Theme::light();
    else if (name == QLatin1String("dark"))
        m_theme = Theme::dark();
    else if (name == QLatin1String("contrast"))
        m_theme = Theme::contrast(m_theme.isDark);
    else
        return;
    m_theme.fontScale = scale;
    m_name = name;
    if (remember) QSettings().setValue(nameKey, name);
    apply();
}

void ThemeController::toggle() {
    if (m_name == QLatin1String("contrast")) { // stays in high contrast, changes its ground
        const double scale = m_theme.fontScale;
        m_theme = Theme::contrast(!m_theme.isDark);
        m_theme.fontScale = scale;
        apply();
    } else {
        setTheme(m_theme.isDark ? QStringLiteral("light") : QStringLiteral("dark"));
    }
}

void ThemeController::setFontScale(double scale) {
    m_theme.fontScale = std::clamp(scale, 0.8, 1.75);
    QSettings().setValue(scaleKey, m_theme.fontScale);
    apply();
}

void ThemeController::apply() {
    m_style->setTheme(m_theme);
    QApplication::setPalette(m_theme.palette());
    QApplication::setFont(m_theme.font(13));
    emit themeChanged(m_theme);
}

} // namespace tilesight
