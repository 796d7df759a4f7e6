// Statistics of signed errors, and of what a search by prediction would have picked.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tilesight {

/// NaN members when there are no values.
struct Spread {
    double meanAbsolute = 0, medianAbsolute = 0, mean = 0, p95Absolute = 0;
};
Spread spreadOf(const std::vector<double>& errors);

/// Quantile 0..1 by linear interpolation between the order statistics; NaN when empty.
double quantile(std::vector<double> values, double q);

/// One configuration of a shape.
struct Candidate {
    std::string shape;
    double measured = 0, predicted = 0;
};
/// Mean over the shapes with at least two candidates of best measured / best measured among those predicted
/// fastest; 1 = the search loses nothing. NaN without such a shape.
struct PickQuality {
    double pickOne = 0; ///< the one predicted fastest
    double topFive = 0; ///< the 5 % predicted fastest, rounded up
    long long shapes = 0;
};
PickQuality pickQuality(std::vector<Candidate> candidates);

} // namespace tilesight
