// Small words that all parts of the report share.
#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/report.h"

#include <QCoreApplication>
#include <QString>
#include <optional>

namespace tilesight {

inline QString text(const std::string& s) { return QString::fromStdString(s); }
inline QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }
/// Texts of the report: `Report::tr("…")`.
struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

inline QString seconds(double s) { return text(formatSeconds(s)); }
inline QString percent(double fraction) { return text(formatPercent(fraction)); }
/// Of a change: two digits are enough, three from 10 % on.
inline QString changePercent(double fraction) {
    return text(formatPercent(fraction, fraction < 0.0995 ? 2 : 3));
}
inline QString number(double n, int digits = 3) { return text(formatNumber(n, digits)); }
/// For columns that say µs in their head.
inline QString microseconds(double s) {
    return s > 0 && s < 0.9995e-9 ? QStringLiteral("<0.001") : number(s * 1e6);
}

/// The lane of a bottleneck; none for latency, issue and launch.
inline std::optional<Resource> resourceOf(Bottleneck b) {
    return int(b) < int(resourceCount) ? std::optional(Resource(int(b))) : std::nullopt;
}

/// "▼ 37.4 % faster", "▲ 2.8 % slower", "the same": from `then` to `now`, both seconds.
struct Change {
    QString words;
    int direction = 0; ///< -1 faster, 0 the same (below 0.05 %), 1 slower
};
Change latencyChange(double then, double now);

/// A hardware number as people read it: "4.8 TB/s", "50 MiB", "1.98 GHz", "132".
QString valueWithUnit(double value, const std::string& unit);

/// "tensor cores", "DRAM": inside a sentence.
QString inSentence(Bottleneck b);

} // namespace tilesight
