#include "app/explorer/report/report_text.h"

#include "widgets/words.h"

#include <cmath>

namespace tilesight {

Change latencyChange(double then, double now) {
    if (!(then > 0)) return {};
    const double change = now / then - 1;
    if (std::abs(change) < 0.0005) return {Report::tr("the same"), 0};
    return change < 0 ? Change{Report::tr("▼ %1 faster").arg(changePercent(-change)), -1}
                      : Change{Report::tr("▲ %1 slower").arg(changePercent(change)), 1};
}

QString valueWithUnit(double value, const std::string& unit) {
    if (unit == "1" || unit.empty()) return number(value, 6);
    if (unit == "B") return text(formatBytes(value));
    if (unit == "s") return seconds(value);
    if (unit == "W") return number(value, 4) + QStringLiteral("\u2009W");
    if (unit == "B/s" || unit == "Hz" || unit.starts_with("J/")) return text(formatRate(value, unit));
    return number(value, 6) + QStringLiteral("\u2009") + text(unit);
}

QString inSentence(Bottleneck b) {
    switch (b) {
    case Bottleneck::tensor:
        return Report::tr("the tensor cores");
    case Bottleneck::cuda:
        return Report::tr("the CUDA cores");
    case Bottleneck::sfu:
        return Report::tr("the special-function units");
    case Bottleneck::tmem:
        return Report::tr("tensor memory");
    case Bottleneck::smem:
        return Report::tr("shared memory");
    case Bottleneck::l15:
        return Report::tr("the way from L2 to the SMs");
    case Bottleneck::network:
        return Report::tr("the network");
    case Bottleneck::latency:
        return Report::tr("memory latency");
    case Bottleneck::issue:
        return Report::tr("the overhead of each loop turn");
    case Bottleneck::launch:
        return Report::tr("the cost of launching");
    default:
        return engineWord(titleOf(b));
    }
}

} // namespace tilesight
