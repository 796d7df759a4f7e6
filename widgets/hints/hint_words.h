// The words of a hint, without a widget.
#pragma once

#include "widgets/view_state.h"

#include <QString>

namespace tilesight {

struct HintWords {
    QString gain;        ///< "−7.4 µs"
    QString change;      ///< "▼ 4.1 %"
    QString title;       ///< "Use 4 stages instead of 3"
    QString sentence;    ///< why, what it costs, "Then: Tensor core bound."
    QString doubt;       ///< "within ±5.6 %: may not be measurable"; empty: the gain is larger than the band
    QString proof;       ///< "exact re-run"
    QString all() const; ///< for tooltips and screen readers
};
/// `band`: relative, how far off the time may be; a smaller gain is said to be within it. 0 = not known.
HintWords hintWords(const Hint& hint, double band = 0);

/// What stands in the panel when there is no card.
QString noHintsSentence(const ViewState& state);

} // namespace tilesight
