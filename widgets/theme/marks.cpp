#include "widgets/theme/marks.h"

#include "widgets/theme/painting.h"

namespace tilesight {

void paintMisfit(QPainter& painter, const QRectF& rect, const Theme& theme) {
    Theme marks = theme;
    marks.hatch = misfitColour(theme);
    paintHatch(painter, rect, marks);
}

void paintLimit(QPainter& painter, const QLineF& line, const QColor& colour, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.panel, 6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.restore();
}

} // namespace tilesight
