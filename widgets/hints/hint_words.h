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
    QString proof;       ///< "exact re-run"
    QString all() const; ///< for tooltips and screen readers
};
HintWords hintWords(const Hint& hint);

/// What stands in the panel when there is no card.
QString noHintsSentence(const ViewState& state);

} // namespace tilesight
