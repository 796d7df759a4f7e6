// Hardware numbers as people write them: "9.2 TB/s", "50 MiB", "1740 MHz", both ways.
#pragma once

#include <QString>
#include <optional>
#include <string>

namespace tilesight {

/// SI prefixes for rates, times and energies, IEC for capacities ("B"), no prefix per clock. NaN = "unknown".
QString quantityText(double value, const std::string& unit);

/// The value in `unit`, or nothing when the text is not such a number. Knows SI and IEC prefixes; a bare
/// number is in the unit itself: parseQuantityText("9.2 TB/s", "B/s") = 9.2e12. Decimal point only, whatever
/// the locale.
std::optional<double> parseQuantityText(const QString& text, const std::string& unit);

} // namespace tilesight
