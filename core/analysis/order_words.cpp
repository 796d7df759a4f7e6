#include "core/analysis/order_words.h"

#include "core/analysis/report.h"

#include <algorithm>
#include <cmath>

namespace tilesight {

bool legalIsLowerBound(const Analysis& analysis) {
    return std::any_of(analysis.remarks.begin(), analysis.remarks.end(),
                       [](const Remark& remark) { return remark.id == "orders.lower_bound"; });
}

std::string legalOrdersInWords(double legal, bool lowerBound) {
    if (!lowerBound) return formatNumber(legal, 15);
    const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(std::max(1.0, legal))) - 2));
    return "at least " + formatNumber(std::floor(legal / unit) * unit, 3); // never more than is known
}

} // namespace tilesight
