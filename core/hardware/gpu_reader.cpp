// "gpu/1": {"format", "id", "name", "vendor", "architecture", "numbers": {key: {"value", "unit", "kind",
// "source", ...}}}
#include "core/base/file_kind.h"
#include "core/base/json_positions.h"
#include "core/base/json_reader.h"
#include "core/hardware/gpu_check.h"
#include "core/hardware/gpu_family.h"

#include <algorithm>

namespace tilesight {
namespace {
using Json = nlohmann::json;
constexpr std::size_t maxFaults = 100; // a file with more is no GPU file

std::string joinPointer(const std::string& pointer, std::string_view key) {
    return pointer + "/" + escapedPointerPart(key);
}

class Reader {
public:
    explicit Reader(const Json& root) : m_root(root) {}

    Gpu read() {
        if (!m_root.is_object()) {
            fault("gpu.wrong_type", "", "a GPU file must hold one JSON object",
                  "write { \"format\": \"gpu/1\", ... }");
            return {};
        }
        unknownKeys(m_root, "", {"format", "id", "name", "vendor", "architecture", "numbers"});
        const std::string format = text(m_root, "", "format", true);
        if (!format.empty() && format != "gpu/1")
            fault("gpu.format", "/format", "format \"" + format + "\" is not \"gpu/1\"",
                  format.starts_with("gpu/") ? "use a newer program" : "write \"gpu/1\"");
        m_gpu.id = text(m_root, "", "id", true);
        if (std::string message = m_gpu.id.empty() ? "" : idFault(m_gpu.id); !message.empty())
            fault("gpu.bad_name", "/id", std::move(message), "for example h200-sxm");
        m_gpu.name = text(m_root, "", "name", true);
        m_gpu.vendor = text(m_root, "", "vendor", true);
        m_gpu.architecture = text(m_root, "", "architecture", true);
        const std::vector<std::string> known = gpuArchitectures();
        if (!m_gpu.architecture.empty() &&
            std::find(known.begin(), known.end(), m_gpu.architecture) == known.end()) {
            const std::string near = nearestName(m_gpu.architecture, known);
            fault("gpu.bad_name", "/architecture", "architecture \"" + m_gpu.architecture + "\" is not known",
                  near.empty() ? "use the nearest of those in hwdb/FORMAT.md"
                               : "did you mean \"" + near + "\"?");
        } else if (std::string message = vendorFault(m_gpu.vendor, m_gpu.architecture);
                   !m_gpu.vendor.empty() && !m_gpu.architecture.empty() && !message.empty()) {
            fault("gpu.inconsistent", "/architecture", std::move(message), "correct one of them");
        }
        if (!m_root.contains("numbers"))
            fault("gpu.missing_key", "", "key \"numbers\" is missing", "add \"numbers\": { ... }");
        else if (!m_root["numbers"].is_object())
            fault("gpu.wrong_type", "/numbers", "\"numbers\" must be an object",
                  "write { \"sm_count\": { ... }, ... }");
        else
            numbers(m_root["numbers"]);
        return m_gpu;
    }

    Errors errors;

private:
    void fault(std::string id, std::string pointer, std::string message, std::string remedy,
               std::string object = {}) {
        if (errors.size() > maxFaults) return;
        if (errors.size() == maxFaults) {
            id = "gpu.too_many_faults";
            message = "more than " + std::to_string(maxFaults) + " faults; the others are not listed";
            remedy = "this may be no GPU file";
        }
        Error error{std::move(id), std::move(message), std::move(object), {}, std::move(remedy)};
        error.where.pointer = std::move(pointer);
        errors.push_back(std::move(error));
    }

    void unknownKeys(const Json& object, const std::string& pointer, const std::vector<std::string>& known) {
        for (const auto& [key, value] : object.items()) {
            if (errors.size() > maxFaults) return;
            if (std::find(known.begin(), known.end(), key) != known.end()) continue;
            const std::string near = nearestName(key, known);
            fault("gpu.unknown_key", joinPointer(pointer, key), "key \"" + key + "\" is not known",
                  near.empty() ? "remove it" : "did you mean \"" + near + "\"?", key);
        }
    }

    /// A text that is not blank; reports and returns "" otherwise.
    std::string text(const Json& object, const std::string& pointer, const char* key, bool needed) {
        if (!object.contains(key)) {
            if (needed)
                fault("gpu.missing_key", pointer, std::string("key \"") + key + "\" is missing",
                      std::string("add \"") + key + "\": \"...\"");
            return {};
        }
        if (!object[key].is_string() ||
            object[key].get_ref<const std::string&>().find_first_not_of(" \t\r\n") == std::string::npos) {
            fault("gpu.wrong_type", joinPointer(pointer, key),
                  std::string("\"") + key + "\" must be a text that is not blank", "write \"...\"");
            return {};
        }
        return object[key].get<std::string>();
    }

    void numbers(const Json& object) {
        std::vector<std::string> keys;
        for (const GpuField& field : gpuFields())
            keys.push_back(field.key);
        unknownKeys(object, "/numbers", keys);
        for (const auto& [key, value] : object.items())
            if (const GpuField* field = gpuField(key)) number(value, *field);
        for (const GpuField& field : gpuFields())
            if (field.required && !object.contains(field.key))
                fault("gpu.missing_key", "/numbers",
                      "number \"" + field.key + "\" is missing and nothing else tells it",
                      "add it, unit \"" + field.unit + "\"", field.key);
        for (const Inconsistency& pair : inconsistencies(m_gpu))
            fault("gpu.inconsistent", joinPointer("/numbers", pair.key), pair.message,
                  pair.other.empty() ? "correct it" : "correct one of them", pair.key);
    }

    void number(const Json& object, const GpuField& field) {
        const std::string pointer = joinPointer("/numbers", field.key);
        if (!object.is_object()) {
            fault("gpu.wrong_type", pointer,
                  "\"" + field.key + "\" must be an object with value, unit, kind and source",
                  "write { \"value\": ... }", field.key);
            return;
        }
        unknownKeys(object, pointer, {"value", "unit", "kind", "source", "note", "alternatives"});
        Quantity& quantity = m_gpu.*field.member;
        quantity.unit = text(object, pointer, "unit", true);
        if (!quantity.unit.empty() && quantity.unit != field.unit)
            fault("gpu.wrong_unit", joinPointer(pointer, "unit"),
                  "unit \"" + quantity.unit + "\" of " + field.key + " must be \"" + field.unit + "\"",
                  "convert the value to " + field.unit, field.key);
        statement(object, pointer, field, quantity);
        if (quantity.kind == Provenance::edited) m_gpu.edited = true;
        if (!object.contains("alternatives")) return;
        const std::string listPointer = joinPointer(pointer, "alternatives");
        if (!object["alternatives"].is_array()) {
            fault("gpu.wrong_type", listPointer, "\"alternatives\" must be a list", "write [ ... ]",
                  field.key);
            return;
        }
        std::size_t index = 0;
        for (const Json& entry : object["alternatives"]) {
            const std::string entryPointer = joinPointer(listPointer, std::to_string(index++));
            if (!entry.is_object()) {
                fault("gpu.wrong_type", entryPointer,
                      "an alternative must be an object with value, kind and source",
                      "write { \"value\": ... }", field.key);
                continue;
            }
            unknownKeys(entry, entryPointer, {"value", "kind", "source", "note"});
            quantity.alternatives.emplace_back();
            statement(entry, entryPointer, field, quantity.alternatives.back());
        }
    }

    /// value, kind, source and note: what a number and its alternatives have in common.
    template <class Statement>
    void statement(const Json& object, const std::string& pointer, const GpuField& field, Statement& result) {
        if (!object.contains("value")) {
            fault("gpu.missing_key", pointer, "key \"value\" is missing",
                  "add it, unit \"" + field.unit + "\"", field.key);
        } else if (!object["value"].is_number()) {
            fault("gpu.wrong_type", joinPointer(pointer, "value"), "\"value\" must be a number",
                  "write it without quotes, in " + shownUnit(field), field.key);
        } else {
            const double value = object["value"].get<double>();
            if (std::string message = rangeFault(field, value); !message.empty())
                fault("gpu.out_of_range", joinPointer(pointer, "value"), message,
                      "check the unit: " + shownUnit(field), field.key);
            result.value = value;
        }
        if (const std::string kind = text(object, pointer, "kind", true); !kind.empty()) {
            if (const auto known = provenanceFromName(kind))
                result.kind = *known;
            else
                fault("gpu.bad_kind", joinPointer(pointer, "kind"),
                      "kind \"" + kind + "\" is none of spec, measured, derived, guess, edited",
                      "use the one that fits", field.key);
        }
        if (!object.contains("source"))
            fault("gpu.missing_source", pointer, field.key + " has no source",
                  "say where the number comes from", field.key);
        else
            result.source = text(object, pointer, "source", true);
        result.note = text(object, pointer, "note", false);
    }

    const Json& m_root;
    Gpu m_gpu;
};

} // namespace

Expected<Gpu> gpuFromJson(const std::string& text, const std::string& fileName) {
    Errors errors;
    const std::optional<Json> root = parseJson(text, fileName, errors);
    if (!root) return orOtherKind(std::move(errors), text, FileKind::gpu, fileName);
    Reader reader(*root);
    Gpu gpu = reader.read();
    errors.insert(errors.end(), reader.errors.begin(), reader.errors.end());
    if (!errors.empty()) {
        if (std::optional<Error> other = otherKind(text, FileKind::gpu, fileName)) return std::move(*other);
        locateJson(errors, text, fileName);
        limitErrors(errors);
        return errors;
    }
    gpu.file = fileName;
    derive(gpu);
    return gpu;
}

} // namespace tilesight
