// Marks of what does not fit: unlike decoration they have the contrast of writing in every theme.
#pragma once

#include "widgets/theme/theme.h"

#include <QLineF>
#include <QPainter>

namespace tilesight {

inline QColor misfitColour(const Theme& theme) { return theme.textTertiary; }
/// Hatching of what does not fit or is refused. Always together with words.
void paintMisfit(QPainter& painter, const QRectF& rect, const Theme& theme);
/// A line at which something ends, over fills of any colour: on a ground of its own.
void paintLimit(QPainter& painter, const QLineF& line, const QColor& colour, const Theme& theme);

} // namespace tilesight
