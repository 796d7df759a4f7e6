#include "app/explorer/report/report_text.h"

#include <cmath>

namespace tilesight {

Change latencyChange(double then, double now) {
    if (!(then > 0)) return {};
    const double change = now / then - 1;
    if (std::abs(change) < 0.0005) return {reportTr("the same"), 0};
    return change < 0 ? Change{reportTr("▼ %1 faster").arg(changePercent(-change)), -1}
                      : Change{reportTr("▲ %1 slower").arg(changePercent(change)), 1};
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
        return reportTr("the tensor cores");
    case Bottleneck::cuda:
        return reportTr("the CUDA cores");
    case Bottleneck::sfu:
        return reportTr("the special-function units");
    case Bottleneck::tmem:
        return reportTr("tensor memory");
    case Bottleneck::smem:
        return reportTr("shared memory");
    case Bottleneck::l15:
        return reportTr("the way from L2 to the SMs");
    case Bottleneck::network:
        return reportTr("the network");
    case Bottleneck::latency:
        return reportTr("memory latency");
    case Bottleneck::issue:
        return reportTr("the overhead of each loop turn");
    case Bottleneck::launch:
        return reportTr("the cost of launching");
    default:
        return text(titleOf(b));
    }
}

} // namespace tilesight
