#include "core/base/error.h"

#include "core/base/text.h"

#include <algorithm>
#include <numeric>

namespace tilesight {

std::string toString(const Error& error) {
    std::string text;
    if (!error.where.file.empty()) text += error.where.file + ":";
    if (error.where.line > 0) {
        text += std::to_string(error.where.line) + ":";
        if (error.where.column > 0) text += std::to_string(error.where.column) + ":";
    }
    if (!text.empty()) text += ' ';
    if (!error.where.pointer.empty()) text += error.where.pointer + ": ";
    text += error.message;
    if (!error.remedy.empty()) text += " (" + error.remedy + ")";
    if (!error.id.empty()) text += " [" + error.id + "]";
    return inOneLine(text);
}

std::string toString(const Errors& errors) {
    std::string text;
    for (const Error& error : errors)
        text += toString(error) + "\n";
    return text;
}

std::string shortened(std::string_view text, std::size_t maximum) {
    if (text.size() <= maximum) return std::string(text);
    while (maximum > 0 && (static_cast<unsigned char>(text[maximum]) & 0xC0) == 0x80)
        --maximum; // inside a character
    return std::string(text.substr(0, maximum)) + "...";
}

void limitErrors(Errors& errors) {
    if (errors.size() <= maxReportedErrors) return;
    const std::size_t hidden = errors.size() - maxReportedErrors;
    errors.resize(maxReportedErrors);
    errors.push_back({"input.more_errors",
                      "at least " + std::to_string(hidden) + " more faults are not shown",
                      {},
                      {},
                      "mend the first ones"});
}

namespace {
std::size_t editDistance(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substituted = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
        }
    }
    return row.back();
}
} // namespace

std::string nearestName(const std::string& unknown, const std::vector<std::string>& known) {
    if (unknown.size() > 64) return {}; // nothing anyone typed by mistake; keeps the distance cheap
    const auto begun = std::find_if(known.begin(), known.end(), [&](const std::string& name) {
        return unknown.size() >= 3 && name.compare(0, unknown.size(), unknown) == 0;
    });
    if (begun != known.end()) return *begun; // "l40" for "l40s": more to type, not a typing error
    const auto lower = [](unsigned char c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : int(c); };
    for (const std::string& name : known)
        if (std::equal(name.begin(), name.end(), unknown.begin(), unknown.end(),
                       [&](char a, char b) { return lower(a) == lower(b); }))
            return name; // only the case differs
    std::string best;
    if (unknown.empty()) return {};
    // Something of what was typed must remain: "hw" is not meant to be "l4".
    std::size_t bestDistance = std::min(std::max<std::size_t>(2, unknown.size() / 3), unknown.size() - 1) + 1;
    for (const std::string& name : known) {
        const std::size_t longer =
            std::max(name.size(), unknown.size()) - std::min(name.size(), unknown.size());
        if (longer >= bestDistance) continue; // the distance is no less
        const std::size_t distance = editDistance(unknown, name);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = name;
        }
    }
    return best;
}

} // namespace tilesight
