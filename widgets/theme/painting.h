// Drawing that every view shares: resource chips and bars, hatching, icons. The same code draws on screens,
// PDF and SVG: as vectors, but for patterns on screens, which repeat a small picture (stroking them costs
// many times more).
#pragma once

#include "widgets/theme/theme.h"

#include <QIcon>
#include <QPainter>
#include <QRectF>

namespace tilesight {

/// The code of a resource on its colour; nominal size chipSize, the writing scales with the height.
inline constexpr QSizeF chipSize{26, 16};
void paintChip(QPainter& painter, const QRectF& rect, Resource resource, const Theme& theme);

/// Fill, 1 px edge and the 8 px pattern. `patternStrength` < 0 = the theme's; 0 = none.
/// Bars narrower than 3 px are drawn as the edge alone. Cost grows with the visible part only.
void paintResourceBar(QPainter& painter, const QRectF& rect, Resource resource, const Theme& theme,
                      double patternStrength = -1);

/// Rising diagonals in `hatch`: waiting, or does not fit. Always together with words.
void paintHatch(QPainter& painter, const QRectF& rect, const Theme& theme);

/// Width of one line of writing; remembered, because shaping text costs more than painting it.
double textWidth(const QFont& font, const QString& text);

/// Ring of 2 px inside `rect`: keyboard focus.
void paintFocusRing(QPainter& painter, const QRectF& rect, const Theme& theme, double radius = 3);

/// Icon of resources/icons.json: text colour, disabled and checked (accent) variants, sharp at every size.
QIcon themedIcon(const QString& name, const Theme& theme);
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour);

/// Icon, window and task bar picture of the program.
QIcon applicationIcon();

} // namespace tilesight
