#include "core/hardware/gpu_edit.h"

#include "core/hardware/gpu_check.h"

#include <algorithm>

namespace tilesight {
namespace {

/// Puts a statement in the place of what the number says now, which becomes the first alternative.
void state(Quantity& number, const std::string& unit, const Quantity::Alternative& statement) {
    std::erase(number.alternatives, statement);
    if (number.known() && number.kind != Provenance::edited)
        number.alternatives.insert(number.alternatives.begin(),
                                   {number.value, number.kind, number.source, number.note});
    number.value = statement.value;
    number.unit = unit;
    number.kind = statement.kind;
    number.source = statement.source;
    number.note = statement.note;
    number.filledIn = false;
}

bool repeats(const Quantity& number, const Quantity::Alternative& statement) {
    return number.known() && number.value == statement.value &&
           (statement.kind == Provenance::edited ||
            (number.kind == statement.kind && number.source == statement.source));
}

} // namespace

NumberEdit ownNumber(const std::string& key, double value) {
    return {key, {value, Provenance::edited, "edited by the user", {}}};
}

NumberEdits withoutEdit(NumberEdits edits, const std::string& key) {
    std::erase_if(edits, [&](const NumberEdit& edit) { return edit.key == key; });
    return edits;
}

NumberEdits withEdit(NumberEdits edits, const NumberEdit& edit) {
    for (NumberEdit& there : edits)
        if (there.key == edit.key) {
            there = edit;
            return edits;
        }
    edits.push_back(edit);
    return edits;
}

Expected<Gpu> withEdits(const Gpu& gpu, const NumberEdits& edits) {
    Gpu result = gpu;
    Errors errors;
    std::vector<std::string> keys;
    for (const NumberEdit& edit : edits) {
        const GpuField* field = gpuField(edit.key);
        if (!field) {
            errors.push_back({"gpu.unknown_key",
                              "key \"" + edit.key + "\" is not known",
                              edit.key,
                              {},
                              "hwdb/FORMAT.md lists the keys"});
        } else if (std::string message = rangeFault(*field, edit.statement.value); !message.empty()) {
            errors.push_back({"gpu.out_of_range",
                              std::move(message),
                              edit.key,
                              {},
                              "check the unit: " + shownUnit(*field)});
        } else if (!repeats(gpu.*field->member, edit.statement)) {
            state(result.*field->member, field->unit, edit.statement);
            keys.push_back(edit.key);
        }
    }
    for (const Inconsistency& pair : inconsistencies(result)) // GPUs as they are read have none
        errors.push_back({"gpu.inconsistent",
                          pair.message,
                          pair.key,
                          {},
                          pair.other.empty() ? "give another value" : "change the other one first"});
    if (!errors.empty()) return errors;
    if (keys.empty()) return result;
    result.edited = true;
    result.name += ", edited (" + std::to_string(keys.size()) + (keys.size() == 1 ? " number)" : " numbers)");
    derive(result); // what had been computed from these numbers follows them
    return result;
}

} // namespace tilesight
