// gpu/1 text with a fixed order of keys, written by hand so that numbers keep their shortest form.
#include "core/hardware/gpu_check.h"

#include <nlohmann/json.hpp>

namespace tilesight {
namespace {
std::string quoted(const std::string& text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

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
        out += "      \"value\": " + shortestText(number.value) + ", \"unit\": \"" + field.unit +
               "\", \"kind\": \"" + std::string(nameOf(number.kind)) + "\",\n";
        out += "      \"source\": " + quoted(number.source);
        if (!number.note.empty()) out += ",\n      \"note\": " + quoted(number.note);
        if (!number.alternatives.empty()) {
            out += ",\n      \"alternatives\": [";
            for (std::size_t i = 0; i < number.alternatives.size(); ++i) {
                const Quantity::Alternative& other = number.alternatives[i];
                out += i ? ",\n" : "\n";
                out += "        {\"value\": " + shortestText(other.value) + ", \"kind\": \"" +
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

} // namespace tilesight
