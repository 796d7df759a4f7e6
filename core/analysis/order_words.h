// The number of legal orders as it may be said: exact, or at least so many.
#pragma once

#include "core/analysis/analysis.h"

namespace tilesight {

/// OrderSearch::legal is a lower bound because counting was stopped: the analysis remarks "orders.lower_bound".
bool legalIsLowerBound(const Analysis& analysis);

/// "132", "at least 4190000000" (rounded down to three digits).
std::string legalOrdersInWords(double legal, bool lowerBound);
inline std::string legalOrdersInWords(const Analysis& a) {
    return legalOrdersInWords(a.orders.legal, legalIsLowerBound(a));
}

} // namespace tilesight
