// Hardware numbers as people write them: "9.2 TB/s", "50 MiB", "1740 MHz", both ways.
#pragma once

#include "core/hardware/gpu.h"

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

/// "DRAM bandwidth must lie between 1 GB/s and 1 PB/s"; "" when the number is possible.
QString rangeSentence(const GpuField& field, double value);
/// What is wrong with a typed text, or the value: for live checks and for what is entered at last.
struct TypedQuantity {
    std::optional<double> value;
    QString fault;
};
TypedQuantity typedQuantity(const QString& text, const GpuField& field);

} // namespace tilesight
