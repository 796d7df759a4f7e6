// The small framed word that says where a number comes from. Colour repeats what the word says.
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <QPainter>

namespace tilesight {

inline QColor provenanceColor(const QString& kind, const Theme& theme) {
    if (kind == QLatin1String("measured")) return theme.better;
    if (kind == QLatin1String("guess")) return theme.worse;
    if (kind == QLatin1String("edited")) return theme.edited;
    return theme.textSecondary; // spec, derived
}

inline double provenanceTagWidth(const QString& kind, const Theme& theme) {
    return kind.isEmpty()
               ? 0
               : QFontMetricsF(theme.font(10.5)).horizontalAdvance(engineWord(kind.toStdString())) +
                     11 * theme.fontScale;
}

/// At the left of `rect`, centred vertically, 16 px high.
inline void paintProvenanceTag(QPainter& p, const QRectF& rect, const QString& kind, const Theme& theme) {
    if (kind.isEmpty()) return;
    const double height = 16 * theme.fontScale;
    const QRectF box(rect.left() + 0.5, rect.center().y() - height / 2 + 0.5,
                     provenanceTagWidth(kind, theme) - 1, height - 1);
    p.save();
    p.setRenderHint(QPainter::Antialiasing, true);
    const QColor colour = provenanceColor(kind, theme);
    p.setPen(QPen(kind == QLatin1String("edited") ? colour : theme.line, theme.borderWidth));
    p.setBrush(kind == QLatin1String("edited") ? theme.editedTint : theme.panel);
    p.drawRoundedRect(box, 3, 3);
    p.setPen(colour);
    p.setFont(theme.font(10.5));
    p.drawText(box, Qt::AlignCenter, engineWord(kind.toStdString()));
    p.restore();
}

} // namespace tilesight
