// The lanes as a trace that chrome://tracing and Perfetto (ui.perfetto.dev) open.
//
// Trace Event Format, complete events ("ph": "X"), ts and dur in microseconds from the start of the kernel:
//
//   process 1 "whole kernel"            track "Launch and waves"
//   process 2 "block slot 0 of SM 0"    track "Phases", then one track for each lane with work
//
// A bar's args: action, wave, bottleneck of the action, bytes that one run of it moves, turn of the loop, critical.
// Waits are events of the category "wait" in the gaps. Turns that repeat the steady period are one event "folded"
// on the track of the phases, not thousands of copies.
// Format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
#pragma once

#include "core/analysis/analysis.h"

#include <string>

namespace tilesight {

/// One event a line. `analysis` with lanes (AnalysisOptions::lanes); without them only the waves are in it.
std::string lanesToTrace(const Analysis& analysis);

} // namespace tilesight
