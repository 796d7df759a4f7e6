#include "core/exchange/near_miss.h"

#include "core/base/error.h"
#include "core/plan/template_registry.h"

#include <algorithm>
#include <cctype>

namespace tilesight {
namespace {

constexpr std::size_t shortestWord = 4; ///< shorter names are near to too many others

std::string lower(const std::string& text) {
    std::string result = text;
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

/// Letters and digits alone, in lower case: "BN_", "bn" and " BN" are the same.
std::string squeezed(const std::string& text) {
    std::string result = lower(text);
    std::erase_if(result, [](unsigned char c) { return c < 0x80 && !std::isalnum(c); });
    return result;
}

/// One letter changed, added or left out, or two neighbours exchanged.
bool oneLetterApart(const std::string& a, const std::string& b) {
    if (a.size() > b.size()) return oneLetterApart(b, a);
    if (b.size() - a.size() > 1) return false;
    std::size_t same = 0;
    while (same < a.size() && a[same] == b[same])
        ++same;
    const auto restFrom = [&](std::size_t i, std::size_t j) {
        return i <= a.size() && j <= b.size() && a.compare(i, a.npos, b, j, b.npos) == 0;
    };
    if (a.size() < b.size()) return restFrom(same, same + 1);
    return restFrom(same + 1, same + 1) || (same + 1 < a.size() && a[same] == b[same + 1] &&
                                            a[same + 1] == b[same] && restFrom(same + 2, same + 2));
}

bool isNear(const std::string& column, const std::string& name) {
    const std::string a = lower(column), b = lower(name);
    return a == b || (!squeezed(name).empty() && squeezed(column) == squeezed(name)) ||
           (std::min(a.size(), b.size()) >= shortestWord && oneLetterApart(a, b));
}

std::set<std::string> columnsRead(const std::set<std::string>& templateNames) {
    std::set<std::string> known = {"template", "gpu", "copies", "min_bytes"};
    for (const std::string& templateName : templateNames)
        if (const KernelTemplate* kernel = kernelTemplate(templateName))
            for (const TemplateInput& input : kernel->inputs) {
                known.insert(input.name);
                known.insert(input.aliases.begin(), input.aliases.end());
            }
    return known;
}

} // namespace

std::vector<std::string> nearMisses(const Table& table, const std::set<std::string>& templateNames) {
    const std::set<std::string> known = columnsRead(templateNames);
    std::vector<std::string> sentences;
    for (const std::string& column : table.columns) {
        if (known.contains(column)) continue;
        // Only case and signs differ: surely meant. Else the first by name.
        std::string nearest;
        for (const std::string& name : known)
            if (table.column(name) < 0 && isNear(column, name) &&
                (nearest.empty() || squeezed(name) == squeezed(column)))
                nearest = name;
        if (!nearest.empty())
            sentences.push_back("column '" + shortened(column) + "' is not read: did you mean '" + nearest +
                                "'?");
    }
    return sentences;
}

Errors spacedNames(const Table& table, const std::set<std::string>& templateNames) {
    constexpr std::string_view spaces = " \t\r\n\v\f";
    const std::set<std::string> known = columnsRead(templateNames);
    Errors errors;
    for (const std::string& column : table.columns) {
        const std::size_t first = column.find_first_not_of(spaces);
        if (first == std::string::npos) continue;
        const std::string name = column.substr(first, column.find_last_not_of(spaces) + 1 - first);
        if (name == column || !known.contains(name)) continue;
        errors.push_back({"table.spaced_name",
                          "column '" + shortened(column) + "' has spaces around its name, so " +
                              shortened(name) + " would not be read",
                          name,
                          {{}, 1, 0, shortened(column)},
                          "write it as '" + shortened(name) + "'"});
    }
    return errors;
}

} // namespace tilesight
