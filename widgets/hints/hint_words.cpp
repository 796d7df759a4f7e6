#include "widgets/hints/hint_words.h"

#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {

HintWords hintWords(const Hint& hint, double band) {
    HintWords words;
    const QString sign = hint.gainSeconds >= 0 ? QStringLiteral("−") : QStringLiteral("+");
    words.gain = sign + toQString(formatSeconds(std::abs(hint.gainSeconds)));
    words.change = latencyDelta(hint.latencySeconds + hint.gainSeconds, hint.latencySeconds).text;
    words.title = toQString(hint.title);
    words.sentence = toQString(hint.sentence).trimmed();
    if (!words.sentence.isEmpty() && !words.sentence.endsWith('.')) words.sentence += '.';
    if (!words.sentence.isEmpty()) words.sentence += ' ';
    words.sentence += tr("Then: %1 bound.").arg(engineWord(titleOf(hint.then)));
    const double change = hint.gainSeconds / (hint.latencySeconds + hint.gainSeconds);
    if (band > 0) words.doubt = toQString(withinBandInWords(band, change));
    if (!words.doubt.isEmpty()) words.sentence += tr(" The gain is %1.").arg(words.doubt);
    words.proof = toQString(hint.proof);
    return words;
}

QString HintWords::all() const {
    QString out =
        title + QStringLiteral(": ") + gain + QStringLiteral(", ") + change + QStringLiteral(". ") + sentence;
    if (!proof.isEmpty()) out += QStringLiteral(" (") + proof + ')';
    return out;
}

QString noHintsSentence(const ViewState& state) {
    if (!state.plan || state.plan->actions.empty())
        return tr("Changes that make the kernel faster appear here, once a plan is open.");
    if (!state.errors.empty())
        return tr("First make the plan legal: %1").arg(toQString(state.errors.front().message));
    if (!state.hints) return tr("Trying changes …");
    return tr("No single change that was tried gains 0.5 % or more.");
}

} // namespace tilesight
