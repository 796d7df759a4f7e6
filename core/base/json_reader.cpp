#include "core/base/json_reader.h"

#include "core/base/json_positions.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

using Json = nlohmann::json;

/// Accepts everything and remembers where the parser stopped.
struct FaultFinder : nlohmann::json_sax<Json> {
    std::size_t position = 0;
    std::string message;
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t at, const std::string&,
                     const nlohmann::detail::exception& exception) override {
        position = at;
        message = exception.what();
        return false;
    }
};

/// "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while ..." -> "syntax
/// error while ..."
std::string readable(const std::string& message) {
    std::size_t start = message.find("] ");
    start = start == std::string::npos ? 0 : start + 2;
    if (const std::size_t colon = message.find(": ", start);
        message.compare(start, 14, "parse error at") == 0)
        start = colon == std::string::npos ? start : colon + 2;
    return message.substr(start, 300);
}

} // namespace

std::optional<Json> parseJson(std::string_view text, const std::string& fileName, Errors& errors) {
    const auto add = [&](Error error) {
        error.where.file = fileName;
        errors.push_back(std::move(error));
    };
    if (text.size() > maxJsonBytes) {
        add({"file.too_large", "the text has more than 16 MiB", {}, {}, "check that it is the right one"});
        return std::nullopt;
    }
    bool tooDeep = false;
    JsonScan scan = scanJson(text);
    for (Error& fault : scan.faults) {
        tooDeep = tooDeep || fault.id == "json.too_deep";
        add(std::move(fault));
    }
    if (tooDeep) return std::nullopt;
    Json value = Json::parse(text, nullptr, false);
    if (!value.is_discarded()) return value;
    FaultFinder finder;
    Json::sax_parse(text, &finder);
    const JsonPosition position = positionOfByte(text, finder.position > 0 ? finder.position - 1 : 0);
    Error error{"json.syntax",
                readable(finder.message),
                {},
                {},
                finder.position > 1 ? "correct the text here or just before"
                                    : "check that this is the right file"};
    error.where.line = position.line;
    error.where.column = position.column;
    add(std::move(error));
    return std::nullopt;
}

Expected<Json> parseJson(std::string_view text, const std::string& fileName) {
    Errors errors;
    std::optional<Json> value = parseJson(text, fileName, errors);
    if (errors.empty()) return std::move(*value);
    limitErrors(errors);
    return errors;
}

JsonObject::JsonObject(const Json& value, std::string pointer, Errors& errors)
    : m_pointer(std::move(pointer)), m_errors(errors) {
    if (value.is_object())
        m_object = &value;
    else
        wrongType(value, "an object", m_pointer);
}

std::string JsonObject::pointerTo(std::string_view key) const {
    return m_pointer + "/" + escapedPointerPart(key);
}

void JsonObject::fail(std::string id, std::string message, std::string pointer, std::string remedy) {
    if (m_errors.size() > 10 * maxReportedErrors) return; // wrong everywhere
    Error error{std::move(id), std::move(message), {}, {}, std::move(remedy)};
    error.where.pointer = std::move(pointer);
    m_errors.push_back(std::move(error));
}

void JsonObject::wrongType(const Json& value, std::string_view expected, std::string pointer) {
    fail("json.wrong_type", "expected " + std::string(expected) + ", found " + value.type_name(),
         std::move(pointer), "write " + std::string(expected));
}

const Json* JsonObject::value(std::string_view key, Need need) {
    m_known.emplace_back(key);
    if (!m_object) return nullptr;
    const auto found = m_object->find(key);
    if (found != m_object->end()) return &*found;
    if (need == Need::required)
        fail("json.missing_key", "the key \"" + std::string(key) + "\" is missing", m_pointer, "add it");
    return nullptr;
}

void JsonObject::string(std::string_view key, std::string& out, Need need) {
    const Json* found = value(key, need);
    if (!found) return;
    if (found->is_string())
        out = found->get<std::string>();
    else
        wrongType(*found, "a string", pointerTo(key));
}

void JsonObject::boolean(std::string_view key, bool& out) {
    const Json* found = value(key);
    if (!found) return;
    if (found->is_boolean())
        out = found->get<bool>();
    else
        wrongType(*found, "true or false", pointerTo(key));
}

void JsonObject::number(std::string_view key, double& out, Need need) {
    const Json* found = value(key, need);
    if (!found) return;
    if (found->is_number() && std::isfinite(found->get<double>()))
        out = found->get<double>();
    else
        wrongType(*found, "a number", pointerTo(key));
}

int JsonObject::choice(std::string_view key, const std::vector<std::string>& names, Need need) {
    std::string text;
    const std::size_t before = m_errors.size();
    string(key, text, need);
    if (m_errors.size() != before || !m_object || !m_object->contains(key)) return -1;
    if (const auto found = std::find(names.begin(), names.end(), text); found != names.end())
        return static_cast<int>(found - names.begin());
    const std::string nearest = nearestName(text, names);
    fail("json.unknown_value", "unknown " + std::string(key) + " \"" + shortened(text) + "\"", pointerTo(key),
         nearest.empty() ? "known are " + listed(names, ", ") : "did you mean '" + nearest + "'?");
    return -1;
}

void JsonObject::array(std::string_view key,
                       const std::function<void(const Json&, const std::string&)>& element, Need need) {
    const Json* found = value(key, need);
    if (!found) return;
    if (!found->is_array()) return wrongType(*found, "an array", pointerTo(key));
    for (std::size_t i = 0; i < found->size(); ++i)
        element((*found)[i], pointerTo(key) + "/" + std::to_string(i));
}

void JsonObject::strings(std::string_view key, std::vector<std::string>& out) {
    array(key, [&](const Json& item, const std::string& pointer) {
        if (item.is_string())
            out.push_back(item.get<std::string>());
        else
            wrongType(item, "a string", pointer);
    });
}

void JsonObject::object(std::string_view key, const std::function<void(JsonObject&)>& read, Need need) {
    const Json* found = value(key, need);
    if (!found) return;
    JsonObject inner(*found, pointerTo(key), m_errors);
    read(inner);
    inner.finish();
}

void JsonObject::finish() {
    if (!m_object) return;
    for (auto it = m_object->begin(); it != m_object->end(); ++it) {
        if (std::find(m_known.begin(), m_known.end(), it.key()) != m_known.end()) continue;
        const std::string nearest = nearestName(it.key(), m_known);
        fail("json.unknown_key", "unknown key \"" + shortened(it.key()) + "\"", pointerTo(it.key()),
             nearest.empty() ? "remove it" : "did you mean '" + nearest + "'?");
    }
}

} // namespace tilesight
