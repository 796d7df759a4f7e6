// Words for numbers that are compared: sign, arrow, word, and whether it is good.
// The arrow shows the direction of the number; word and colour are the judgement.
#pragma once

#include "widgets/theme/theme.h"

#include <QString>
#include <string_view>

namespace tilesight {

enum class Judgement { worse, same, better };

struct Delta {
    QString text; ///< "▼ 37.4 %", "± 0 %"
    QString word; ///< "faster", "slower", "same"
    Judgement judgement = Judgement::same;
    QString sentence() const { return word.isEmpty() ? text : text + QLatin1Char(' ') + word; }
};

/// Time: less is better. Below 0.05 % it is the same; an unusable baseline gives an empty text.
Delta latencyDelta(double baselineSeconds, double seconds);
/// Share (0..1) compared in points: "▲ 1.7 points", "better" when more is better and it rose.
Delta shareDelta(double baseline, double value, bool moreIsBetter = true);

/// "+7.2 % too long", "−3.1 % too short", "± 0 %": (predicted - measured) / measured. Empty without a measured time.
QString predictionError(double measuredSeconds, double predictedSeconds);

QColor judgementColor(const Theme& theme, Judgement judgement);
QColor judgementTint(const Theme& theme, Judgement judgement);

inline QString toQString(const std::string& text) { return QString::fromStdString(text); }
inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// "3 waves": number and word in the right form.
QString counted(long long count, const QString& one, const QString& many);

} // namespace tilesight
