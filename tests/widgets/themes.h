// All themes as rows of a test, and the contrast of two colours.
#pragma once

#include "widgets/theme/theme.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace tilesight {

inline void addThemes() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::light();
    QTest::newRow("dark") << Theme::dark();
    QTest::newRow("high contrast, light") << Theme::contrast(false);
    QTest::newRow("high contrast, dark") << Theme::contrast(true);
    QTest::newRow("print") << Theme::print();
}

/// sRGB without its curve, 0..1.
inline std::array<double, 3> linearRgb(const QColor& c) {
    const auto linear = [](double v) {
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return {linear(c.redF()), linear(c.greenF()), linear(c.blueF())};
}

/// WCAG 2: 1 to 21.
inline double contrastRatio(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& c) {
        const auto rgb = linearRgb(c);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    };
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace tilesight

Q_DECLARE_METATYPE(tilesight::Theme)
