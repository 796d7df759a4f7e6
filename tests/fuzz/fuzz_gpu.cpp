// Any bytes as a GPU file: never a crash or a hang; what is accepted is complete and reads back the same.
#include "core/hardware/gpu.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace tilesight;

namespace {
void require(bool condition) {
    if (!condition) std::abort();
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const Expected<Gpu> gpu = gpuFromJson(text, "fuzz.json");
    if (!gpu) {
        require(!gpu.errors().empty());
        for (const Error& error : gpu.errors()) {
            require(!error.id.empty() && !error.message.empty());
            require(error.where.line > 0 && error.where.column > 0);
        }
        return 0;
    }
    for (const GpuField& field : gpuFields()) {
        const Quantity& number = (*gpu).*field.member;
        require(number.value >= field.minimum && number.value <= field.maximum);
        require(!number.source.empty());
    }
    const std::string canonical = gpuToJson(*gpu);
    const Expected<Gpu> again = gpuFromJson(canonical, "again.json");
    require(again.hasValue() && gpuToJson(*again) == canonical);
    return 0;
}
