// What the collectors of serving engines time beside the kernel: the gap between replays of a graph, kernels that prepare the
// call, and for launches one by one the pace of the host. Read off the calls on the smallest problems of each GPU, engine and kind.
#pragma once

#include "core/exchange/serving_columns.h"

namespace tilesight {

/// Sets besidesSeconds and hostSeconds.
void addHarness(const TemplateValues& row, ServingCall& call);

} // namespace tilesight
