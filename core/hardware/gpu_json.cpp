// "gpu/1": {"format", "id", "name", "vendor", "architecture", "numbers": {key: {"value", "unit", "kind",
// "source", ...}}}
#include "core/hardware/gpu.h"

#include "core/hardware/json_text.h"
#include "core/plan/plan_io.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tilesight {
namespace {
using Json = nlohmann::ordered_json;

std::string shortest(double value) {
    char buffer[40];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, result.ptr};
}

std::string rangeFault(const GpuField& field, double value) {
    if (!(value >= field.minimum && value <= field.maximum))
        return field.key + " = " + shortest(value) + " lies outside " + shortest(field.minimum) + " to " +
               shortest(field.maximum) + " " + field.unit;
    if (field.whole && value != std::floor(value))
        return field.key + " = " + shortest(value) + " must be a whole number";
    return {};
}

class Reader {
public:
    explicit Reader(const Json& root) : m_root(root) {}

    Gpu read() {
        if (!m_root.is_object()) {
            fault("gpu.wrong_type", "", "a GPU file must hold one JSON object", "");
            return {};
        }
        unknownKeys(m_root, "", {"format", "id", "name", "vendor", "architecture", "numbers"});
        const std::string format = text(m_root, "", "format", true);
        if (!format.empty() && format != "gpu/1")
            fault("gpu.format", "/format", "format \"" + format + "\" is not \"gpu/1\"",
                  "use a newer program");
        m_gpu.id = text(m_root, "", "id", true);
        if (std::any_of(m_gpu.id.begin(), m_gpu.id.end(), [](char c) {
                return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
            }))
            fault("gpu.bad_name", "/id", "id \"" + m_gpu.id + "\" may only hold a-z, 0-9 and '-'", "");
        m_gpu.name = text(m_root, "", "name", true);
        m_gpu.vendor = text(m_root, "", "vendor", true);
        m_gpu.architecture = text(m_root, "", "architecture", true);
        if (!m_root.contains("numbers"))
            fault("gpu.missing_key", "", "key \"numbers\" is missing", "add \"numbers\": { ... }");
        else if (!m_root["numbers"].is_object())
            fault("gpu.wrong_type", "/numbers", "\"numbers\" must be an object", "");
        else
            numbers(m_root["numbers"]);
        return m_gpu;
    }

    Errors errors;

private:
    void fault(std::string id, std::string pointer, std::string message, std::string remedy,
               std::string object = {}) {
        Error error{std::move(id), std::move(message), std::move(object), {}, std::move(remedy)};
        error.where.pointer = std::move(pointer);
        errors.push_back(std::move(error));
    }

    void unknownKeys(const Json& object, const std::string& pointer, const std::vector<std::string>& known) {
        for (const auto& [key, value] : object.items()) {
            if (std::find(known.begin(), known.end(), key) != known.end()) continue;
            const std::string near = nearestName(key, known);
            fault("gpu.unknown_key", joinPointer(pointer, key), "key \"" + key + "\" is not known",
                  near.empty() ? "remove it" : "did you mean \"" + near + "\"?", key);
        }
    }

    /// A non-empty text; reports and returns "" otherwise.
    std::string text(const Json& object, const std::string& pointer, const char* key, bool needed) {
        if (!object.contains(key)) {
            if (needed)
                fault("gpu.missing_key", pointer, std::string("key \"") + key + "\" is missing",
                      std::string("add \"") + key + "\": \"...\"");
            return {};
        }
        if (!object[key].is_string() || object[key].get_ref<const std::string&>().empty()) {
            fault("gpu.wrong_type", joinPointer(pointer, key),
                  std::string("\"") + key + "\" must be a text that is not empty", "");
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
                      "add it, in " + field.unit, field.key);
        const auto exceeds = [this](const char* small, const char* large) {
            const Quantity &a = m_gpu.*gpuField(small)->member, &b = m_gpu.*gpuField(large)->member;
            if (a.known() && b.known() && a.value > b.value)
                fault("gpu.inconsistent", joinPointer("/numbers", small),
                      std::string(small) + " = " + shortest(a.value) + " exceeds " + large + " = " +
                          shortest(b.value),
                      "correct one of them", small);
        };
        exceeds("shared_bytes_per_block_max", "shared_bytes_per_sm");
        exceeds("tensor_clock", "boost_clock");
        exceeds("idle_power", "board_power");
        exceeds("l2_effective_bytes", "l2_bytes");
        exceeds("l2_bandwidth_per_sm", "l2_bandwidth");
        exceeds("dram_bandwidth_per_sm", "dram_bandwidth");
        exceeds("sms_per_cpc", "sm_count");
    }

    void number(const Json& object, const GpuField& field) {
        const std::string pointer = joinPointer("/numbers", field.key);
        if (!object.is_object()) {
            fault("gpu.wrong_type", pointer,
                  "\"" + field.key + "\" must be an object with value, unit, kind and source", "", field.key);
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
            fault("gpu.wrong_type", listPointer, "\"alternatives\" must be a list", "", field.key);
            return;
        }
        std::size_t index = 0;
        for (const Json& entry : object["alternatives"]) {
            const std::string entryPointer = joinPointer(listPointer, std::to_string(index++));
            if (!entry.is_object()) {
                fault("gpu.wrong_type", entryPointer,
                      "an alternative must be an object with value, kind and source", "", field.key);
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
            fault("gpu.missing_key", pointer, "key \"value\" is missing", "add it, in " + field.unit,
                  field.key);
        } else if (!object["value"].is_number()) {
            fault("gpu.wrong_type", joinPointer(pointer, "value"), "\"value\" must be a number", "",
                  field.key);
        } else {
            const double value = object["value"].get<double>();
            if (std::string message = rangeFault(field, value); !message.empty())
                fault("gpu.out_of_range", joinPointer(pointer, "value"), message,
                      "check the unit: " + field.unit, field.key);
            result.value = value;
        }
        if (const std::string kind = text(object, pointer, "kind", true); !kind.empty()) {
            if (const auto known = provenanceFromName(kind))
                result.kind = *known;
            else
                fault("gpu.bad_kind", joinPointer(pointer, "kind"),
                      "kind \"" + kind + "\" is none of spec, measured, derived, guess, edited", "",
                      field.key);
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

std::string quoted(const std::string& text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Expected<Gpu> gpuFromJson(const std::string& text, const std::string& fileName) {
    Errors errors = jsonTextFaults(text, fileName, "gpu");
    if (!errors.empty() && errors.front().id == "gpu.syntax") return errors;
    const Json root = Json::parse(text, nullptr, false);
    Reader reader(root);
    Gpu gpu = reader.read();
    errors.insert(errors.end(), reader.errors.begin(), reader.errors.end());
    if (!errors.empty()) {
        locate(errors, text, fileName);
        std::stable_sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) {
            return std::pair(a.where.line, a.where.column) < std::pair(b.where.line, b.where.column);
        });
        return errors;
    }
    gpu.file = fileName;
    derive(gpu);
    return gpu;
}

std::string gpuToJson(const Gpu& gpu) {
    std::string out = "{\n  \"format\": \"gpu/1\",\n";
    out += "  \"id\": " + quoted(gpu.id) + ",\n  \"name\": " + quoted(gpu.name) + ",\n";
    out +=
        "  \"vendor\": " + quoted(gpu.vendor) + ",\n  \"architecture\": " + quoted(gpu.architecture) + ",\n";
    out += "  \"numbers\": {";
    bool first = true;
    for (const GpuField& field : gpuFields()) {
        const Quantity& number = gpu.*field.member;
        if (!number.known() || number.filledIn) continue;
        out += first ? "\n" : ",\n";
        first = false;
        out += "    \"" + field.key + "\": {\n";
        out += "      \"value\": " + shortest(number.value) + ", \"unit\": \"" + field.unit +
               "\", \"kind\": \"" + std::string(nameOf(number.kind)) + "\",\n";
        out += "      \"source\": " + quoted(number.source);
        if (!number.note.empty()) out += ",\n      \"note\": " + quoted(number.note);
        if (!number.alternatives.empty()) {
            out += ",\n      \"alternatives\": [";
            for (std::size_t i = 0; i < number.alternatives.size(); ++i) {
                const Quantity::Alternative& other = number.alternatives[i];
                out += i ? ",\n" : "\n";
                out += "        {\"value\": " + shortest(other.value) + ", \"kind\": \"" +
                       std::string(nameOf(other.kind)) + "\", \"source\": " + quoted(other.source);
                if (!other.note.empty()) out += ", \"note\": " + quoted(other.note);
                out += "}";
            }
            out += "\n      ]";
        }
        out += "\n    }";
    }
    out += first ? "}\n}\n" : "\n  }\n}\n";
    return out;
}

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
    derive(result);
    return result;
}

} // namespace tilesight
