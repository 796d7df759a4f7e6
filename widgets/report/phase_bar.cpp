#include "widgets/report/phase_bar.h"

#include "core/analysis/report.h"
#include "widgets/words.h"

#include <array>

namespace tilesight {
namespace {

struct Part {
    QString name;
    double seconds;
    QColor fill;
};

} // namespace

void paintPhaseBar(QPainter& painter, const QRectF& rect, const PhaseTimes& phases, bool hasTurns,
                   const Theme& theme) {
    const std::array<Part, 4> parts = {
        {{tr("Launch"), phases.launchSeconds, theme.hatch},
         {hasTurns ? tr("Prologue") : tr("First lines, last stores"), phases.prologueSeconds, theme.line},
         {hasTurns ? tr("Steady state") : tr("Stream of blocks"), phases.steadySeconds, theme.accent},
         {tr("Epilogue"), phases.epilogueSeconds, theme.control}}};
    double total = 0;
    for (const Part& part : parts)
        total += std::max(0.0, part.seconds);
    if (total <= 0) return;

    constexpr double barHeight = 18;
    const QFont font = theme.font(11), bold = theme.font(11, true);
    double x = rect.x(), labelX = rect.x();
    for (const Part& part : parts) {
        if (part.seconds <= 0) continue;
        const double width = rect.width() * part.seconds / total;
        const QRectF bar(x, rect.y(), width, barHeight);
        painter.fillRect(bar, part.fill);
        x += width;
        const QString label = QStringLiteral("%1 %2, %3")
                                  .arg(part.name, QString::fromStdString(formatSeconds(part.seconds)),
                                       QString::fromStdString(formatPercent(part.seconds / total)));
        const bool inside =
            part.fill == theme.accent && QFontMetricsF(bold).horizontalAdvance(label) < width - 8;
        painter.setFont(inside ? bold : font);
        painter.setPen(inside ? theme.accentOn : theme.textSecondary);
        if (inside) {
            painter.drawText(bar, Qt::AlignCenter, label);
            continue;
        }
        // Below the bar, under its part where there is room, else after the label before.
        const double labelWidth = QFontMetricsF(font).horizontalAdvance(label);
        const double left = std::max(labelX, std::min(bar.x(), rect.right() - labelWidth));
        painter.drawText(QRectF(left, rect.y() + barHeight + 5, labelWidth + 4, 16),
                         Qt::AlignLeft | Qt::AlignTop, label);
        labelX = left + labelWidth + 14;
    }
    painter.setPen(QPen(theme.control, 0.75));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect.x(), rect.y(), rect.width(), barHeight));
}

} // namespace tilesight
