#include "widgets/conditions_text.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

namespace tilesight {
namespace {

const Quantity& powerOf(ClockRegime clock, const Gpu& gpu) {
    return clock == ClockRegime::burst ? gpu.burstPowerWatts : gpu.boardPowerWatts;
}

QString watts(ClockRegime clock, const Gpu* gpu) {
    if (!gpu || !powerOf(clock, *gpu).known()) return {};
    return tr("%1 W").arg(toQString(formatNumber(powerOf(clock, *gpu).value)));
}

QString clockName(ClockRegime clock) {
    return clock == ClockRegime::burst ? tr("burst clock") : tr("sustained clock");
}

} // namespace

std::vector<RunConditions> offeredConditions(const RunConditions& now) {
    std::vector<RunConditions> all{now};
    all.push_back({now.clock == ClockRegime::burst ? ClockRegime::sustained : ClockRegime::burst, now.copies});
    for (const int copies : {0, 1})
        if (copies != now.copies) all.push_back({now.clock, copies});
    return all;
}

QString clockText(ClockRegime clock) { return clock == ClockRegime::burst ? tr("Burst") : tr("Sustained"); }

QString clockText(ClockRegime clock, const Gpu* gpu) {
    const QString power = watts(clock, gpu);
    return power.isEmpty() ? clockText(clock) : clockText(clock) + QStringLiteral(", ") + power;
}

QString cachesText(int copies) {
    if (copies < 1) return tr("cold caches");
    return copies == 1 ? tr("warm caches") : tr("%1 copies").arg(copies);
}

QString clockMeaning(ClockRegime clock, const Gpu* gpu) {
    const QString power = watts(clock, gpu);
    if (clock == ClockRegime::sustained)
        return power.isEmpty() ? tr("Seconds of repetition: the power controller holds the board power")
                               : tr("Seconds of repetition: the power controller holds the board at %1").arg(power);
    const QString delay =
        gpu && gpu->powerDelaySeconds.known() ? toQString(formatSeconds(gpu->powerDelaySeconds.value)) : QString();
    if (power.isEmpty() || delay.isEmpty()) return tr("The first launches, before the power controller answers");
    return tr("The first %1, before the power controller answers: up to %2").arg(delay, power);
}

QString cachesMeaning(int copies) {
    if (copies < 1) return tr("Cold caches: emptied before each launch");
    if (copies == 1)
        return tr("Warm caches: the same tensors every launch; L2 has what fits, and lines still to be written");
    return tr("Each launch takes the next of %1 copies of the tensors; L2 has what fits, and lines still to be written").arg(copies);
}

QString unusualText(const RunConditions& conditions) {
    QStringList parts;
    if (conditions.clock != RunConditions{}.clock) parts << clockName(conditions.clock);
    if (conditions.copies != RunConditions{}.copies) parts << cachesText(conditions.copies);
    return parts.join(QStringLiteral(", "));
}

QString conditionsText(const RunConditions& conditions) {
    return clockName(conditions.clock) + QStringLiteral(", ") + cachesText(conditions.copies);
}

} // namespace tilesight
