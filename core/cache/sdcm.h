// Stochastic distance cache model: probability that a block is still in a set-associative LRU cache when it
// is asked for again after `distance` other distinct blocks of the same size (paper, section 3.5.2).
//
//   Eq. 7   P(h|D) = sum_{a=0}^{A-1} C(D,a) (A/B)^a ((B-A)/B)^(D-a)
//           each of the D blocks falls into our set (one of B/A sets) with probability A/B; we survive A-1 of
//           them
//   Eq. 8   P(h|D) ~ 1 - Q((A - 1 - mu) / sigma),  mu = D A/B,  sigma^2 = D A/B (1 - A/B)          (Eq. 9)
//   Eq. 10  Zelen and Severo's polynomial for the normal distribution
//
// Arguments: distance >= 0 and capacity in blocks (tiles), fractions allowed; ways >= 1. Both functions fall
// monotonically in distance, from 1 at distance 0; without capacity nothing hits.
#pragma once

namespace tilesight {

/// Eq. 7, exact. A capacity of at most `ways` blocks is one set: a hit as long as distance < capacity (linear
/// within the last block). Fractional distances interpolate between the whole ones around them.
double hitProbabilityExact(double distance, double ways, double capacity);

/// Eq. 8-10, with three amendments that keep it within 0.02 of Eq. 7 for any number of ways:
/// - Eq. 8 is printed with |A - 1 - mu|, which would let far blocks hit again; the sign is kept;
/// - continuity correction: a count of at most A-1 ends at A - 1/2 on the normal curve;
/// - skewness (1 - 2p)/sigma of the binomial by Wilson and Hilferty's cube root, which matters for few ways.
double hitProbabilityGaussian(double distance, double ways, double capacity);

/// Eq. 10: distribution function of the standard normal, absolute error below 1.2e-5.
double normalDistribution(double x);

} // namespace tilesight
