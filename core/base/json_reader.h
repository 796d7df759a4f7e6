// Reading a JSON document strictly: every fault becomes an error with JSON pointer, all are collected.
#pragma once

#include "core/base/expected.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

inline constexpr std::size_t maxJsonBytes = 16u << 20; ///< 16 MiB

/// Parses a text. Errors, located: "file.too_large", "json.syntax", "json.duplicate_key", "json.too_deep".
Expected<nlohmann::json> parseJson(std::string_view text, const std::string& fileName);

/// The same for readers that go on after a repeated key, to report all faults together: adds to `errors`; nothing when
/// the text cannot be read at all.
std::optional<nlohmann::json> parseJson(std::string_view text, const std::string& fileName, Errors& errors);

/// One object of the document. Reading a key marks it as known; finish() reports the others.
/// A missing optional key leaves the output unchanged. All functions add to the same list of errors.
class JsonObject {
public:
    /// Not an object: an error, and everything reads as missing without further errors.
    JsonObject(const nlohmann::json& value, std::string pointer, Errors& errors);

    enum class Need { optional, required };
    void string(std::string_view key, std::string& out, Need need = Need::optional);
    void boolean(std::string_view key, bool& out);
    void number(std::string_view key, double& out, Need need = Need::optional); ///< finite
    /// One of `names`; returns its index, -1 = absent or faulty (reported).
    int choice(std::string_view key, const std::vector<std::string>& names, Need need = Need::optional);
    void array(std::string_view key,
               const std::function<void(const nlohmann::json&, const std::string& pointer)>& element,
               Need need = Need::optional);
    void strings(std::string_view key, std::vector<std::string>& out);
    void object(std::string_view key, const std::function<void(JsonObject&)>& read,
                Need need = Need::optional);
    /// The raw value, marked as known; nullptr = absent.
    const nlohmann::json* value(std::string_view key, Need need = Need::optional);
    /// Reports keys that nobody read, each with the nearest known one.
    void finish();

    std::string pointerTo(std::string_view key) const;
    void fail(std::string id, std::string message, std::string pointer, std::string remedy);
    void wrongType(const nlohmann::json& value, std::string_view expected, std::string pointer);

private:
    const nlohmann::json* m_object = nullptr;
    std::string m_pointer;
    Errors& m_errors;
    std::vector<std::string> m_known;
};

} // namespace tilesight
