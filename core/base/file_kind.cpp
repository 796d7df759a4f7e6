#include "core/base/file_kind.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace tilesight {
namespace {

struct KindWords {
    FileKind kind;
    std::string_view name;
    std::string_view use;  ///< where such a file belongs
    std::string_view need; ///< what to give where such a file is wanted
};
constexpr std::array words = {
    KindWords{FileKind::tilePlan, "a tile plan", "commands take a plan as PLAN",
              "a plan has \"format\": \"tileplan/1\""},
    KindWords{FileKind::gpu, "a GPU file", "--gpu takes it", "`tilesight gpus` lists what --gpu takes"},
    KindWords{FileKind::lesson, "a lesson", "the explorer shows lessons",
              "a lesson has \"format\": \"lesson/1\""},
    KindWords{FileKind::analysis, "a result of `tilesight analyze --json`", "name the plan that it came from",
              ""},
    KindWords{FileKind::trace, "a trace", "ui.perfetto.dev shows it", ""},
    KindWords{FileKind::json, "a JSON text", "", ""},
    KindWords{FileKind::table, "a table of cases", "`tilesight predict` and `tilesight validate` take it",
              "a table of cases (CSV) begins with a line of column names"},
    KindWords{FileKind::probes, "a table of probes", "`tilesight calibrate` makes a GPU file of it",
              "hwdb/calibration/FORMAT.md describes a table of probes"},
};

const KindWords* wordsOf(FileKind kind) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const KindWords& w) { return w.kind == kind; });
    return found == words.end() ? nullptr : &*found;
}

/// The keys of the outermost object and its text "format", until the first fault.
struct TopLevel : nlohmann::json_sax<nlohmann::json> {
    std::vector<std::string> keys;
    std::string format;
    int depth = 0;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t& text) override {
        if (depth == 1 && format.empty() && !keys.empty() && keys.back() == "format") format = text;
        return true;
    }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return ++depth > 0; }
    bool key(string_t& name) override {
        if (depth == 1) keys.push_back(name);
        return true;
    }
    bool end_object() override { return --depth >= 0; }
    bool start_array(std::size_t) override { return ++depth > 0; }
    bool end_array() override { return --depth >= 0; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }
};

FileKind jsonKind(std::string_view text) {
    TopLevel top;
    nlohmann::json::sax_parse(text, &top);
    constexpr std::pair<std::string_view, FileKind> formats[] = {{"tileplan/", FileKind::tilePlan},
                                                                 {"gpu/", FileKind::gpu},
                                                                 {"lesson/", FileKind::lesson},
                                                                 {"analysis/", FileKind::analysis}};
    for (const auto& [prefix, kind] : formats)
        if (top.format.starts_with(prefix)) return kind;
    if (!top.format.empty()) return FileKind::json; // of another program
    const auto has = [&](std::string_view key) {
        return std::find(top.keys.begin(), top.keys.end(), key) != top.keys.end();
    };
    if (has("traceEvents")) return FileKind::trace;
    if (has("numbers") && has("architecture")) return FileKind::gpu;
    if (has("steps") && has("plan")) return FileKind::lesson;
    if (has("actions") && has("grid")) return FileKind::tilePlan;
    return FileKind::json;
}

/// Two lines of as many fields, the first of names.
FileKind tableKind(std::string_view text) {
    const auto lineAt = [&](std::size_t start) { return text.substr(start, text.find('\n', start) - start); };
    const std::string_view first = lineAt(0);
    if (first.size() == text.size()) return FileKind::unknown;
    const auto isNamePart = [](unsigned char c) {
        return c >= 0x80 || std::isalnum(c) ||
               std::string_view("_,;. %/()-\"\r").find(char(c)) != std::string_view::npos;
    };
    const auto commas = [](std::string_view line) { return std::count(line.begin(), line.end(), ','); };
    if (commas(first) == 0 || commas(lineAt(first.size() + 1)) < commas(first) ||
        !std::all_of(first.begin(), first.end(), isNamePart))
        return FileKind::unknown;
    // Tables of probes without a header begin with the properties of the device.
    return first.starts_with("probe,") || first.starts_with("prop.") ? FileKind::probes : FileKind::table;
}

} // namespace

FileKind fileKindOf(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3); // byte order mark
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return FileKind::unknown;
    return text[begin] == '{' ? jsonKind(text) : tableKind(text);
}

std::optional<Error> otherKind(std::string_view text, FileKind wanted, const std::string& fileName) {
    const FileKind kind = fileKindOf(text);
    const bool wantsJson = wanted != FileKind::table && wanted != FileKind::probes;
    if (kind == wanted || kind == FileKind::unknown || (kind == FileKind::json && wantsJson))
        return std::nullopt;
    const KindWords &is = *wordsOf(kind), &should = *wordsOf(wanted);
    std::string remedy(is.use);
    if (!is.use.empty() && !should.need.empty()) remedy += "; ";
    remedy += should.need;
    return Error{"file.other_kind",
                 "this is " + std::string(is.name) + ", not " + std::string(should.name),
                 fileName,
                 {fileName, 1, 1, {}},
                 std::move(remedy)};
}

Errors orOtherKind(Errors errors, std::string_view text, FileKind wanted, const std::string& fileName) {
    if (errors.empty()) return errors;
    std::optional<Error> other = otherKind(text, wanted, fileName);
    return other ? Errors{std::move(*other)} : errors;
}

} // namespace tilesight
