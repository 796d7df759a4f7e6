// Any bytes as a table: never a crash, and what was read is read again the same after writing.
#include "core/exchange/measurements.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto table = tilesight::tableFromCsv({reinterpret_cast<const char*>(data), size}, "fuzz.csv");
    if (!table) {
        if (tilesight::toString(table.errors()).empty()) std::abort();
        return 0;
    }
    const auto again = tilesight::tableFromCsv(tilesight::tableToCsv(*table));
    if (!again || again->columns != table->columns || again->rows != table->rows) std::abort();
    return 0;
}
