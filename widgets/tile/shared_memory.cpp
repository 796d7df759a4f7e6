#include "widgets/tile/shared_memory.h"

#include "core/analysis/report.h"
#include "core/plan/resolved_plan.h"
#include "widgets/theme/marks.h"
#include "widgets/theme/painting.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace tilesight {

namespace {

QString ordinal(int number) {
    if (QLocale().language() == QLocale::German) return QString::number(number) + u'.';
    if (QLocale().language() == QLocale::Chinese) return QString::number(number);
    const char* ending = number == 2 ? "nd" : number == 3 ? "rd" : "th";
    return QString::number(number) + QLatin1String(ending);
}

/// Writing on a bar's pattern stands on a plate of the fill.
void label(QPainter& painter, const QRectF& rect, const QString& text, const QColor& plate, const QColor& ink,
           const QFont& font) {
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    if (width + 8 > rect.width()) return;
    QRectF ground(0, 0, width + 6, std::min(rect.height() - 3, QFontMetricsF(font).height()));
    ground.moveCenter(rect.center());
    if (plate.isValid()) painter.fillRect(ground, plate);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, text);
}

} // namespace

QString SharedMemoryUse::summary() const {
    const QString used = QString::fromStdString(formatBytes(usedBytes()));
    if (limitBytes <= 0) return QCoreApplication::translate("SharedMemory", "%1 per block").arg(used);
    const QString limit = QString::fromStdString(formatBytes(limitBytes));
    // "144 of 227 KiB": the unit once when both have it.
    const QString unit = limit.mid(limit.lastIndexOf(QChar(0x2009)));
    const QString short_ = used.endsWith(unit) ? used.left(used.size() - unit.size()) : used;
    return QCoreApplication::translate("SharedMemory", "%1 of %2 per block").arg(short_, limit);
}

QString SharedMemoryUse::title() { return QCoreApplication::translate("TilePicture", "Shared memory"); }

QString SharedMemoryUse::caption() const {
    return fits() ? summary()
                  : QCoreApplication::translate("TilePicture", "does not fit: %1").arg(summary());
}

QString SharedMemoryUse::next() const {
    if (limitBytes <= 0 || stageBytes <= 0) return {};
    return (oneMoreFits() ? QCoreApplication::translate("SharedMemory", "a %1 fits")
                          : QCoreApplication::translate("SharedMemory", "no room for a %1"))
        .arg(ordinal(stages + 1));
}

SharedMemoryUse sharedMemoryUse(const ViewState& state) {
    SharedMemoryUse use;
    if (!state.plan) return use;
    const auto resolved = resolve(*state.plan);
    if (!resolved) return use;
    use.stages = resolved->stages;
    const int loop = resolved->innermostLoop();
    for (const ResolvedAction& action : resolved->actions)
        if (action.operation == Operation::load && action.result == Placement::smem) {
            if (loop >= 0 && action.loop == loop)
                use.stageBytes += action.bytes;
            else
                use.otherBytes += action.bytes;
        }
    if (use.stageBytes <= 0) use.stages = 0;
    if (state.gpu && state.gpu->sharedBytesPerBlockMax.known())
        use.limitBytes = state.gpu->sharedBytesPerBlockMax.value;
    if (state.analysis && !state.stale && state.errors.empty()) {
        const Occupancy& occupancy = state.analysis->occupancy;
        if (occupancy.sharedBytesLimit > 0) use.limitBytes = occupancy.sharedBytesLimit;
        if (occupancy.sharedBytesPerBlock > 0)
            use.otherBytes = std::max(0.0, occupancy.sharedBytesPerBlock - use.stages * use.stageBytes);
    }
    return use;
}

void paintSharedMemory(QPainter& painter, const QRectF& rect, const SharedMemoryUse& use,
                       const Theme& theme) {
    if (!use.known()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double whole = std::max({use.usedBytes(), use.limitBytes, 1.0});
    const double scale = (rect.width() - 2) / whole;
    const QFont font = theme.font(11, true);
    const ResourceStyle& style = theme.resource(Resource::smem);
    double x = rect.x();
    const auto next = [&](double bytes) {
        const QRectF part(x, rect.y(), bytes * scale, rect.height());
        x += bytes * scale;
        return part;
    };
    const int drawn = std::min(use.stages, 64);
    for (int stage = 1; stage <= drawn; ++stage) {
        const QRectF part = next(use.stageBytes * use.stages / drawn);
        paintResourceBar(painter, part.adjusted(0, 0, -1, 0), Resource::smem, theme);
        label(painter, part, QCoreApplication::translate("SharedMemory", "stage %1").arg(stage), style.fill,
              style.text, font);
    }
    if (use.otherBytes > 0) {
        const QRectF part = next(use.otherBytes).adjusted(0, 0, -1, 0);
        painter.setPen(QPen(theme.control, theme.borderWidth));
        painter.setBrush(theme.sunken);
        painter.drawRect(part.adjusted(0.5, 0.5, -0.5, -0.5));
        label(painter, part, QStringLiteral("other"), {}, theme.textSecondary, theme.font(11));
    }
    if (use.oneMoreFits()) {
        const QRectF ghost(x + 0.5, rect.y() + 0.5, use.stageBytes * scale - 1, rect.height() - 1);
        QPen pen(theme.control, 1);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(ghost);
        label(painter, ghost, use.next(), {}, theme.textSecondary, theme.font(11));
    }
    if (use.limitBytes > 0) {
        const double limit = rect.x() + use.limitBytes * scale;
        if (!use.fits()) {
            const QRectF over(limit, rect.y(), x - limit, rect.height());
            painter.fillRect(over, theme.errorTint);
            paintMisfit(painter, over, theme);
            painter.setPen(QPen(theme.error, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(over.adjusted(1, 1, -1, -1));
        }
        paintLimit(painter, QLineF(limit, rect.y() - 3, limit, rect.bottom() + 3),
                   use.fits() ? theme.text : theme.error, theme);
    }
    painter.restore();
}

} // namespace tilesight
