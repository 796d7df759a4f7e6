#include "core/plan/templates/templates.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace tilesight {
namespace {

/// "4096", "4096.0" and " 4096" -> "4096"; nothing for anything but a finite number of at least 0.
std::optional<std::string> numberText(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || !std::isfinite(value) || value < 0)
        return std::nullopt;
    if (value == std::floor(value) && value < 9e15) return std::to_string(static_cast<long long>(value));
    return std::string(text);
}

std::string wholeText(double value) { return std::to_string(static_cast<long long>(value)); }

/// Of a number as numberText() makes it, at most 2^52.
std::string nextPowerOfTwo(const std::string& text) {
    const double value = std::strtod(text.c_str(), nullptr);
    double power = 1;
    while (power < value && power < 0x1p52)
        power *= 2;
    return wholeText(power);
}

/// `text` is what numberText() made: a whole number in it has no point and no exponent.
bool isCount(const std::string& text, double maximum) {
    return text.find_first_not_of("0123456789") == std::string::npos &&
           std::stoull(text.substr(0, 18)) <= maximum;
}

/// A choice as registered; tables also write "fp8" for "f8".
std::optional<std::string> choiceText(const std::string& text, const std::vector<std::string>& choices) {
    std::string candidate = text;
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (std::find(choices.begin(), choices.end(), candidate) != choices.end()) return candidate;
        if (text.rfind("fp", 0) == 0) candidate = "f" + text.substr(2);
    }
    return std::nullopt;
}

Error templateError(std::string id, std::string message, std::string object, std::string remedy) {
    Error error{std::move(id), std::move(message), object, {}, std::move(remedy)};
    error.where.pointer = std::move(object);
    return error;
}

/// The value given under the input's name or one of its aliases; nullptr = none, or an empty cell.
const std::string* given(const TemplateInput& input, const TemplateValues& values) {
    std::vector<std::string> names = {input.name};
    names.insert(names.end(), input.aliases.begin(), input.aliases.end());
    for (const std::string& name : names)
        if (const auto found = values.find(name); found != values.end() && !found->second.empty())
            return &found->second;
    return nullptr;
}

void checkUnknown(const KernelTemplate& kernel, const TemplateValues& values, Errors& errors) {
    std::vector<std::string> known;
    for (const TemplateInput& input : kernel.inputs) {
        known.push_back(input.name);
        known.insert(known.end(), input.aliases.begin(), input.aliases.end());
    }
    for (const auto& [name, value] : values) {
        if (std::find(known.begin(), known.end(), name) != known.end()) continue;
        const std::string nearest = nearestName(name, known);
        errors.push_back(templateError(
            "template.unknown_input", "template " + kernel.name + " has no input '" + name + "'", name,
            nearest.empty() ? "it has " + listed(known, ", ") : "did you mean '" + nearest + "'?"));
    }
}

} // namespace

const std::vector<KernelTemplate>& kernelTemplates() {
    static const std::vector<KernelTemplate> templates = {
        gemmTemplate(),       gemmSplitkTemplate(),  gemmStreamkTemplate(),
        gemmFp8Template(),    groupedGemmTemplate(), dequantGemmW4Template(),
        conv2dNhwcTemplate(), attentionTemplate(),   attentionLibraryTemplate(),
        mlaDecodeTemplate(),  gqaDecodeTemplate(),   elementwiseTemplate(),
        rowwiseTemplate(),    avgpoolTemplate(),     transposeTemplate(),
        gatherRowsTemplate(), cumsumRowsTemplate(),  crossEntropyTemplate(),
        ropeTemplate(),       gemmLibraryTemplate(),
    };
    return templates;
}

const KernelTemplate* kernelTemplate(std::string_view name) {
    const auto& all = kernelTemplates();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const KernelTemplate& t) { return t.name == name; });
    return found == all.end() ? nullptr : &*found;
}

Expected<TilePlan> makePlan(std::string_view templateName, const TemplateValues& values, bool strict) {
    const KernelTemplate* kernel = kernelTemplate(templateName);
    if (!kernel) {
        std::vector<std::string> known;
        for (const KernelTemplate& t : kernelTemplates())
            known.push_back(t.name);
        const std::string nearest = nearestName(std::string(templateName), known);
        return templateError("template.unknown", "unknown template '" + std::string(templateName) + "'",
                             std::string(templateName),
                             nearest.empty() ? "known are " + listed(known, ", ")
                                             : "did you mean '" + nearest + "'?");
    }
    Errors errors;
    if (strict) checkUnknown(*kernel, values, errors);
    TemplateValues complete;
    for (const TemplateInput& input : kernel->inputs) {
        const std::string* text = given(input, values);
        if (!text && !input.powerOfTwoOf.empty()) {
            const auto row = complete.find(input.powerOfTwoOf);
            if (row == complete.end()) continue; // at fault itself
            complete[input.name] = nextPowerOfTwo(row->second);
            continue;
        }
        if (!text && input.defaultValue.empty()) {
            errors.push_back(templateError("template.missing_input",
                                           "template " + kernel->name + " needs " + input.name + " (" +
                                               input.meaning + ")",
                                           input.name, "give " + input.name + "=..."));
            continue;
        }
        const std::string& value = text ? *text : input.defaultValue;
        const auto checked = input.choices.empty() ? numberText(value) : choiceText(value, input.choices);
        if (checked && input.maximum > 0 && !isCount(*checked, input.maximum)) {
            errors.push_back(templateError("template.bad_value",
                                           input.name + " is '" + shortened(value, 40) +
                                               "', which is no whole number of at most " +
                                               wholeText(input.maximum),
                                           input.name, input.meaning));
        } else if (checked) {
            complete[input.name] = *checked;
        } else {
            errors.push_back(templateError(
                "template.bad_value",
                input.name + " is '" + shortened(value, 40) + "', which is " +
                    (input.choices.empty() ? "no number of at least 0" : "none of its choices"),
                input.name, input.choices.empty() ? input.meaning : "choose " + listed(input.choices, ", ")));
        }
    }
    if (!errors.empty()) return errors;
    return kernel->build(complete);
}

} // namespace tilesight
