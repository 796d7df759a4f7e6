// Numbers out of noisy curves, each by a rule that one bad point does not move. Points may come in any order.
#pragma once

#include <array>
#include <optional>
#include <vector>

namespace tilesight {

struct CurvePoint {
    double x = 0, y = 0;
};

/// The middle value, of an even count the mean of the two in the middle; NaN of none.
double medianOf(std::vector<double> values);

/// Slope of the line through the points with the least squared distances:
///
///   slope = sum (x - mean x)(y - mean y) / sum (x - mean x)^2
///
/// Nothing for fewer than two different x.
std::optional<double> slopeOf(const std::vector<CurvePoint>& points);
/// y of that line at x = 0.
std::optional<double> interceptOf(const std::vector<CurvePoint>& points);

/// Three numbers x that bring sum over rows (row . x - 1)^2 to its least, by elimination in the normal equations. A number
/// that no row has, or that the others already tell, is 0.
std::array<double, 3> leastSquares(const std::vector<std::array<double, 3>>& rows);

/// Where a curve that steps from one level to another crosses the middle between them:
///
///   (y(x1) - m)(y(x2) - m) <= 0,   m = (low + high) / 2,   x between x1 and x2 by straight line
///
/// The first such crossing by rising x. Nothing when the curve stays on one side.
std::optional<double> kneeOf(std::vector<CurvePoint> points, double low, double high);

/// Ceiling of the engine's curve over active SMs (core/envelope/bandwidth.h), solved for each point of a chip that is
/// nearly full, where the curve has bent:
///
///   B(a)^-4 = (a b1)^-4 + Bmax^-4      Bmax = median over a >= 0.9 SMs of (B(a)^-4 - (a b1)^-4)^(-1/4)
///
/// b1 = rate of one SM. Points in between are not used: there the curve of a real chip has steps of its own. Nothing
/// when no point has that many SMs.
std::optional<double> ceilingOf(const std::vector<CurvePoint>& points, double perSm, double sms);

} // namespace tilesight
