// Costs of launching.
//
//   graph_gap_seconds     = time of one empty kernel of many in a graph
//   block_launch_interval = slope of the time of a grid of empty blocks over their number, least squares, from 4 blocks
//                           an SM on
//   block_start_seconds   = slope of the time over waves of one block an SM, less the time that each block waits (a check:
//                           a block of a real kernel also reads its parameters and drains its stores)
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation launchDerivation();
} // namespace tilesight
