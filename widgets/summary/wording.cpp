#include "widgets/summary/wording.h"

#include "widgets/words.h"

#include <cmath>

namespace tilesight {
namespace {

const QString space = QStringLiteral("\u2009");

QString arrow(double change) { return change > 0 ? QStringLiteral("▲ ") : QStringLiteral("▼ "); }

QString oneDecimal(double value) { return QString::number(value, 'f', value < 99.95 ? 1 : 0); }

} // namespace

Delta latencyDelta(double baselineSeconds, double seconds) {
    if (!(baselineSeconds > 0) || !std::isfinite(seconds)) return {};
    const double percent = (seconds - baselineSeconds) / baselineSeconds * 100;
    if (std::abs(percent) < 0.05) return {QStringLiteral("± 0") + space + '%', tr("same"), Judgement::same};
    return {arrow(percent) + oneDecimal(std::abs(percent)) + space + '%',
            percent < 0 ? tr("faster") : tr("slower"), percent < 0 ? Judgement::better : Judgement::worse};
}

Delta shareDelta(double baseline, double value, bool moreIsBetter) {
    const double points = (value - baseline) * 100;
    if (!std::isfinite(points)) return {};
    if (std::abs(points) < 0.05) return {QStringLiteral("± 0"), tr("same"), Judgement::same};
    const bool good = (points > 0) == moreIsBetter;
    return {arrow(points) + oneDecimal(std::abs(points)) + space + tr("points"),
            good ? tr("better") : tr("worse"), good ? Judgement::better : Judgement::worse};
}

QString predictionError(double measuredSeconds, double predictedSeconds) {
    if (!(measuredSeconds > 0) || !std::isfinite(predictedSeconds)) return {};
    const double percent = (predictedSeconds / measuredSeconds - 1) * 100;
    if (std::abs(percent) < 0.05) return QStringLiteral("± 0") + space + '%';
    const QString number = oneDecimal(std::abs(percent)) + space + '%';
    return percent > 0 ? tr("+%1 too long").arg(number) : tr("−%1 too short").arg(number);
}

QColor judgementColor(const Theme& theme, Judgement judgement) {
    switch (judgement) {
    case Judgement::better:
        return theme.better;
    case Judgement::worse:
        return theme.worse;
    case Judgement::same:
        break;
    }
    return theme.textSecondary;
}

QColor judgementTint(const Theme& theme, Judgement judgement) {
    switch (judgement) {
    case Judgement::better:
        return theme.betterTint;
    case Judgement::worse:
        return theme.worseTint;
    case Judgement::same:
        break;
    }
    return theme.sunken;
}

QString counted(long long count, const QString& one, const QString& many) {
    return QString::number(count) + ' ' + (count == 1 ? one : many);
}

} // namespace tilesight
