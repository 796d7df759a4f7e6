// Why a library takes the plan that it takes, in a sentence: the winner, what limits it, and what the next one loses.
#pragma once

#include "core/search/library_search.h"

namespace tilesight {

std::string libraryReason(const LibrarySearch& search, const LibraryProblem& problem, const Gpu& gpu);

/// "library.no_plan" for an empty menu: the size that is too small for every plan, and the least that has one; else the
/// memory that holds none.
Error noLibraryPlan(const LibraryProblem& problem, const Gpu& gpu);

} // namespace tilesight
