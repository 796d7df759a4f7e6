#include "core/search/library_named.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tilesight {
namespace {

struct NamedKnob {
    const char* name;
    long long LibraryPlan::*number; ///< null = one of the fields below
    bool LibraryPlan::*flag = nullptr;
    bool follows = false; ///< from the tile on the menu
};

constexpr std::array<NamedKnob, 13> knobs = {{{"BM", &LibraryPlan::bm},
                                              {"BN", &LibraryPlan::bn},
                                              {"BK", &LibraryPlan::depth},
                                              {"swapped", nullptr, &LibraryPlan::swapped},
                                              {"pair", nullptr, &LibraryPlan::pair},
                                              {"split", &LibraryPlan::split},
                                              {"warps", &LibraryPlan::warps},
                                              {"cluster_m", &LibraryPlan::clusterM, nullptr, true},
                                              {"cluster_n", &LibraryPlan::clusterN, nullptr, true},
                                              {"group_n", &LibraryPlan::groupN, nullptr, true},
                                              {"group_m", &LibraryPlan::groupM, nullptr, true},
                                              {"stages", &LibraryPlan::stages, nullptr, true},
                                              {"unit", nullptr, nullptr}}};

long long numberOf(const LibraryPlan& plan, const NamedKnob& knob) {
    return knob.number ? plan.*knob.number : plan.*knob.flag;
}

void set(LibraryPlan& plan, const NamedKnob& knob, long long value) {
    if (knob.number)
        plan.*knob.number = value;
    else
        plan.*knob.flag = value != 0;
    if (knob.number == &LibraryPlan::groupM) plan.groupN = 0; // panels of rows
}

} // namespace

TemplateValues namedKnobs(const TemplateValues& values) {
    TemplateValues named;
    for (const NamedKnob& knob : knobs)
        if (const auto found = values.find(knob.name); found != values.end() && !found->second.empty())
            named.insert(*found);
    return named;
}

bool namesItsPlan(const TemplateValues& values) {
    const TemplateValues named = namedKnobs(values);
    return named.contains("unit") && named.contains("BM") && named.contains("BN");
}

std::vector<std::string> libraryUnits(const Gpu& gpu) {
    if (gpu.vendor == "AMD") return {"matrix_core"};
    if (gpu.architecture == "hopper") return {"warpgroup", "warp"};
    if (gpu.architecture == "blackwell") return {"tensor_memory", "warp"};
    return {"warp"};
}

Errors checkUnit(const TemplateValues& named, const Gpu& gpu) {
    const auto unit = named.find("unit");
    const std::vector<std::string> units = libraryUnits(gpu);
    Errors errors;
    if (unit != named.end() && std::find(units.begin(), units.end(), unit->second) == units.end())
        errors.push_back({"library.no_unit",
                          gpu.name + " has no products by " + unit->second,
                          "unit",
                          {},
                          "use " + units.front() + (units.size() > 1 ? " or " + units.back() : "")});
    const auto pair = named.find("pair");
    if (pair != named.end() && pair->second != "0" && units.front() != "tensor_memory")
        errors.push_back({"library.no_unit",
                          gpu.name + " has no products by pairs of SMs",
                          "pair",
                          {},
                          "leave pair at 0"});
    return errors;
}

void keepNamed(const TemplateValues& named, std::vector<LibraryPlan>& menu) {
    for (const NamedKnob& knob : knobs) {
        const auto given = named.find(knob.name);
        if (given == named.end() || (!knob.number && !knob.flag)) continue;
        long long value = 0;
        const std::string& text = given->second;
        if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc()) continue;
        const auto has = [&](const LibraryPlan& plan) { return numberOf(plan, knob) == value; };
        if (!knob.follows && std::any_of(menu.begin(), menu.end(), has)) {
            std::erase_if(menu, [&](const LibraryPlan& plan) { return !has(plan); });
            continue;
        }
        for (LibraryPlan& plan : menu)
            set(plan, knob, value);
    }
    std::vector<LibraryPlan> kept;
    for (LibraryPlan& plan : menu)
        if (std::find(kept.begin(), kept.end(), plan) == kept.end()) kept.push_back(std::move(plan));
    menu = std::move(kept);
}

std::string namedInWords(const TemplateValues& named) {
    std::string text;
    for (const auto& [name, value] : named)
        text += (text.empty() ? "" : ", ") + name + " " + value;
    return text.empty() ? "" : text + " as named, the rest is chosen";
}

} // namespace tilesight
