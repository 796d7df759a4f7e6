#include "app/explorer/window/theme_controller.h"

#include "widgets/theme/tile_style.h"

#include <QApplication>
#include <QSettings>
#include <cmath>

namespace tilesight {
namespace {
const QString nameKey = QStringLiteral("theme"), scaleKey = QStringLiteral("fontScale");
}

ThemeController::ThemeController(bool remember, QObject* parent)
    : QObject(parent), m_theme(Theme::light()), m_remember(remember), m_style(new TileStyle(m_theme)) {
    QApplication::setStyle(m_style);
    QString name = QStringLiteral("light");
    if (remember) {
        name = QSettings().value(nameKey, name).toString();
        m_fontScale = std::clamp(QSettings().value(scaleKey, 1.0).toDouble(), 0.8, 1.75);
    }
    setTheme(QStringLiteral("light"), false);
    setTheme(name, false); // does nothing when the settings hold nonsense
}

void ThemeController::setTheme(const QString& name, bool save) {
    if (name == QLatin1String("light"))
        m_theme = Theme::light();
    else if (name == QLatin1String("dark"))
        m_theme = Theme::dark();
    else if (name == QLatin1String("contrast"))
        m_theme = Theme::contrast(false);
    else if (name == QLatin1String("contrast-dark"))
        m_theme = Theme::contrast(true);
    else
        return;
    m_name = name;
    if (save && m_remember) QSettings().setValue(nameKey, name);
    apply();
}

void ThemeController::toggle() { // stays in high contrast, changes its ground
    if (m_theme.highContrast)
        setTheme(m_theme.isDark ? QStringLiteral("contrast") : QStringLiteral("contrast-dark"));
    else
        setTheme(m_theme.isDark ? QStringLiteral("light") : QStringLiteral("dark"));
}

void ThemeController::zoom(int steps) {
    const auto& scales = fontScales;
    std::size_t nearest = 0;
    for (std::size_t i = 0; i < scales.size(); ++i)
        if (std::abs(scales[i] - m_fontScale) < std::abs(scales[nearest] - m_fontScale)) nearest = i;
    setFontScale(scales[std::size_t(std::clamp(int(nearest) + steps, 0, int(scales.size()) - 1))]);
}

void ThemeController::setFontScale(double scale, bool save) {
    m_fontScale = std::clamp(scale, 0.8, 1.75);
    if (save && m_remember) QSettings().setValue(scaleKey, m_fontScale);
    apply();
}

void ThemeController::setPresenting(bool presenting) {
    if (presenting == m_presenting) return;
    m_presenting = presenting;
    apply();
}

void ThemeController::apply() {
    constexpr double presentingFactor = 1.4;
    m_theme.fontScale = m_fontScale * (m_presenting ? presentingFactor : 1);
    m_style->setTheme(m_theme);
    QApplication::setPalette(m_theme.palette());
    QApplication::setFont(m_theme.font(13));
    emit themeChanged(m_theme);
}

} // namespace tilesight
