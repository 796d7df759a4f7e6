// Explanations by id. Most come from the engine's tree (core/analysis/explain.h); what a view shows beside it (a hint, the
// comparison with the baseline, errors) is put into the same form here, from numbers that the state already holds.
#pragma once

#include "core/analysis/explain.h"
#include "widgets/view_state.h"

#include <QString>

namespace tilesight {

/// For ids that views send: those of the engine's tree, and "bottleneck", "waves", "baseline", "result",
/// "errors", "action/NAME", "hint/ID", "diagnosis/CAUSE" (nameOf), "parameter/NAME", "launch_order/TITLE",
/// "hardware/KEY". Falls back to the whole tree; an empty title = nothing to explain yet.
Explanation explanationFor(const ViewState& state, const QString& id);

/// "76.4 %", "251 MB", "9.2 TB/s": hardware sizes IEC, traffic SI, shares in per cent.
QString explainedValue(const Explanation& node);

/// Indented text of a node and everything below it, for the clipboard.
QString explanationText(const Explanation& node, int indent = 0);

} // namespace tilesight
