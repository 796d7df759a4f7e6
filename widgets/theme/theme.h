// Theme: every colour, font and pattern of the program as one value, built from resources/tokens.json.
//
// Chrome is neutral grey and one accent; resource colours appear on data only. Views are handed a Theme,
// painters and plots read it, and nothing else in the program names a colour. Sizes are pixels times
// `fontScale`.
#pragma once

#include "core/base/resource.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>
#include <QVector>
#include <array>

namespace tilesight {

/// How one resource lane looks. The fill is the same in every theme; the edge gives it contrast to the
/// surface.
struct ResourceStyle {
    QString id, name, code;
    QColor fill, text; ///< `text` is the colour of writing and of the pattern on `fill`
    QColor edgeLight, edgeDark;
    QString pattern; ///< solid, dots, cross, vert, fdiag (rising), bdiag (falling), horiz, xdiag, chev
};

struct Theme {
    QString name;
    bool isDark = false;
    bool highContrast = false;
    // surfaces
    QColor window, header, panel, sunken, canvas, raised;
    // lines; `control` borders inputs, nodes, ports and axes; `hatch` marks waiting and what does not fit
    QColor line, lineSoft, grid, control, hatch;
    QColor text, textSecondary, textTertiary, textDisabled;
    // meanings, never without an icon, a sign or a word
    QColor accent, accentTint, accentOn;
    QColor better, betterTint, worse, worseTint, warning, warningTint, error, errorTint, edited, editedTint;
    QColor legal, critical, tooltip, tooltipText;
    std::array<ResourceStyle, resourceCount> resources;
    QVector<QColor> viridis, cividis; ///< hit rates; loads and shares
    QVector<QColor> difference;       ///< better (blue) to worse (orange), symmetric about zero
    double fontScale = 1;             ///< 0.8 to 1.75
    double patternStrength = 0.24;    ///< opacity of resource patterns; 0.5 in print and high contrast
    double borderWidth = 1;           ///< pixels; 2 in high contrast

    static Theme light();
    static Theme dark();
    static Theme contrast(bool dark);
    static Theme print(); ///< light, with patterns that survive a grey printer

    /// Noto Sans (DejaVu Sans where absent) of this size at scale 1, rounded to whole pixels.
    QFont font(double pixelSize, bool semibold = false) const;
    QFont monoFont(double pixelSize) const;
    QPalette palette() const;
    const ResourceStyle& resource(Resource r) const { return resources[static_cast<std::size_t>(r)]; }
    QColor edge(Resource r) const;
    /// Colour at t in 0..1 between the stops, linear in RGB; t outside is clamped, NaN gives `hatch`.
    QColor mapColor(const QVector<QColor>& stops, double t) const;
};

} // namespace tilesight
