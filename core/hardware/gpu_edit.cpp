#include "core/hardware/gpu_check.h"

namespace tilesight {

Expected<Gpu> withNumber(const Gpu& gpu, const std::string& key, double value) {
    const GpuField* field = gpuField(key);
    if (!field) return Error{"gpu.unknown_key", "key \"" + key + "\" is not known", key, {}, {}};
    if (std::string message = rangeFault(*field, value); !message.empty())
        return Error{"gpu.out_of_range", message, key, {}, "check the unit: " + field->unit};
    Gpu result = gpu;
    Quantity& number = result.*field->member;
    if (number.known() && number.kind != Provenance::edited)
        number.alternatives.insert(number.alternatives.begin(),
                                   {number.value, number.kind, number.source, number.note});
    number.value = value;
    number.unit = field->unit;
    number.kind = Provenance::edited;
    number.source = "edited by the user";
    number.note.clear();
    number.filledIn = false;
    result.edited = true;
    for (const Inconsistency& pair : inconsistencies(result))
        if (pair.key == key || pair.other == key)
            return Error{"gpu.inconsistent", pair.message, key, {}, "change the other one first"};
    derive(result);
    return result;
}

} // namespace tilesight
