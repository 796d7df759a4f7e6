// Paints the tile picture; the same code draws on screen and in exports.
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/tile/tile_layout.h"

#include <QPainter>

namespace tilesight {

void paintTilePicture(QPainter& painter, const TileFigure& figure, const TileLayout& layout,
                      const Theme& theme, bool stale = false);

/// What the picture does not show as it is: "axes not to one scale; not drawn: bias"; "" = all is said.
QString tileNotes(const TileFigure& figure, const TileLayout& layout);

/// Colour of a wave in the grid: cividis from the first to the last, mixed with the panel so that lines stay
/// visible.
QColor waveColour(int wave, int waves, const Theme& theme);

} // namespace tilesight
