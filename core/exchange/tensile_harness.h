// What the tuning runs behind Tensile's logic files time beside the kernel in its steady state.
//
// The files were made over years by differing runs; which ones shows in their smallest problems, where the product itself
// takes 2 us: some start at 5 us, others at 17, 30 or 440 us for the same tile. Where the launch was timed alone, its code
// was cold: the straight line that takes a thread's sums out (bias, activation, bounds, conversion) is fetched from memory
// as it goes, 2.5 to 3.5 us for each sum of a thread, for 4 to 128 of them alike.
//
//   seconds = launch alone + sums of a thread x time of their code + [K is split] second kernel of the older library
//
// A handful of numbers, read off the smallest rows of the files (the second kernel off those with a split K), and a list of
// the files that each applies to. They are properties of those runs, not of the GPU: no plan and no other table
// depends on them, the column `note` of a prediction says how much of it they are, and nothing explains them further.
#pragma once

#include "core/plan/template_registry.h"

namespace tilesight {

/// `row`: the columns gpu, lib, type, m, n, MacroTile0 ... of the table.
double tensileHarnessSeconds(const TemplateValues& row);

} // namespace tilesight
