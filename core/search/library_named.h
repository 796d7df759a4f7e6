// Knobs of a library's plan that the asker names: the rest of the menu stays open.
//
//   unit                     of the GPU's own; NVIDIA GPUs run plans of single warps as well
//   sides, depth, pair ...   plans of the menu that have the value; if none has, the value replaces that of every plan
//   stages, clusters, panels follow from the tile on the menu, so the value replaces that of every plan
#pragma once

#include "core/search/library_menu.h"

namespace tilesight {

/// The knobs among the inputs that say which plan is meant, without those left empty.
TemplateValues namedKnobs(const TemplateValues& values);

/// Says which plan is meant without a menu: who multiplies and the tile.
bool namesItsPlan(const TemplateValues& values);

/// Units of plans that this GPU runs, its own first.
std::vector<std::string> libraryUnits(const Gpu& gpu);

/// Errors: "library.no_unit".
Errors checkUnit(const TemplateValues& named, const Gpu& gpu);

/// Leaves the plans that have what is named; no two equal.
void keepNamed(const TemplateValues& named, std::vector<LibraryPlan>& menu);

/// "BM 64, stages 2 as named; the rest is chosen"; "" = nothing is named.
std::string namedInWords(const TemplateValues& named);

} // namespace tilesight
