#include "core/hardware/calibrate/device.h"

#include "core/hardware/gpu_check.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tilesight {
namespace {

constexpr double powerSlack = 1.25; ///< the controller lets peaks pass and averages
constexpr double clockSlack = 1.05; ///< two clocks of one device, measured one after the other

const Probe* rowOf(const std::vector<Probe>& probes, std::string_view name, std::string_view variant) {
    const auto found = std::find_if(probes.begin(), probes.end(), [&](const Probe& probe) {
        return probe.name == name && probe.variant == variant &&
               (variant == "name" || !std::isnan(probe.value));
    });
    return found == probes.end() ? nullptr : &*found;
}

double deviceNumber(const std::vector<Probe>& probes, std::string_view variant) {
    const Probe* const row = rowOf(probes, "device", variant);
    return row ? row->value : Probe::none;
}

std::string place(const Probe& row) { return row.file + ":" + std::to_string(row.line); }

Error fault(const char* id, const Probe& row, const char* column, std::string message, std::string remedy) {
    return {id, std::move(message), row.variant, {row.file, row.line, 0, column}, std::move(remedy)};
}

/// Each statement of the driver is the same in all tables.
void mixedDevices(const std::vector<Probe>& probes, Errors& errors) {
    std::map<std::string, const Probe*> first;
    for (const Probe& row : probes) {
        const bool isName = row.variant == "name";
        if (row.name != "device" || (!isName && std::isnan(row.value))) continue;
        const Probe& other = *first.emplace(row.variant, &row).first->second;
        if (isName ? row.note == other.note : row.value == other.value) continue;
        const auto said = [&](const Probe& p) {
            return isName ? "\"" + shortened(p.note) + "\"" : shortestText(p.value);
        };
        errors.push_back(fault("calibrate.mixed_devices", row, isName ? "note" : "value",
                               "device " + shortened(row.variant) + " is " + said(row) + ", but " +
                                   said(other) + " in " + place(other),
                               "calibrate each GPU from its own tables"));
    }
}

void otherArchitecture(const std::vector<Probe>& probes, const Gpu& base, Errors& errors) {
    const std::string architecture = deviceArchitecture(probes);
    if (architecture.empty() || architecture == base.architecture) return;
    const Probe* row = rowOf(probes, "device", "compute_capability");
    if (!row) row = rowOf(probes, "device", "name");
    const std::string name = deviceName(probes);
    errors.push_back(fault("calibrate.other_architecture", *row, "value",
                           "the probes ran on " + (name.empty() ? "a GPU" : shortened(name)) +
                               " of architecture " + architecture + ", but the base " + base.id + " is " +
                               base.vendor + "'s " + base.architecture,
                           "name a base of " + architecture + ", or leave --base out"));
}

void contradictions(const std::vector<Probe>& probes, Errors& errors) {
    if (const Probe* const count = rowOf(probes, "device", "sm_count"))
        for (const Probe& row : probes)
            if (row.sms > count->value) {
                errors.push_back(fault("calibrate.contradiction", row, "sms",
                                       row.name + " ran on " + shortestText(row.sms) +
                                           " SMs, but the device has " + shortestText(count->value) + " (" +
                                           place(*count) + ")",
                                       "correct sm_count, or leave the row out"));
                break; // the others say the same
            }
    const Probe *const limit = rowOf(probes, "power", "limit"), *most = nullptr;
    for (const Probe& row : probes)
        if (row.name == "power" && !std::isnan(row.value) && (!most || row.value > most->value)) most = &row;
    if (limit && most->value > powerSlack * limit->value)
        errors.push_back(fault("calibrate.contradiction", *limit, "value",
                               "the power limit is " + shortestText(limit->value) + " W, but power " +
                                   most->variant + " is " + shortestText(most->value) + " W (" +
                                   place(*most) + ")",
                               "correct the limit, or measure again"));
    const Probe* const light = rowOf(probes, "clock", "light");
    const Probe* const tensor = rowOf(probes, "clock", "tensor");
    if (light && tensor && tensor->value > clockSlack * light->value)
        errors.push_back(fault("calibrate.contradiction", *tensor, "value",
                               "clock tensor is " + shortestText(tensor->value) +
                                   " Hz, above clock light with " + shortestText(light->value) + " Hz (" +
                                   place(*light) + ")",
                               "measure both again on a GPU that does nothing else"));
}

} // namespace

std::string deviceName(const std::vector<Probe>& probes) {
    const Probe* const row = rowOf(probes, "device", "name");
    return row ? row->note : std::string();
}

std::string deviceArchitecture(const std::vector<Probe>& probes) {
    const double capability = deviceNumber(probes, "compute_capability");
    const std::string name = deviceName(probes);
    if (name.find("AMD") != std::string::npos || name.find("Instinct") != std::string::npos) {
        if (name.find("MI2") != std::string::npos) return "cdna2";
        return name.find("MI35") != std::string::npos ? "cdna4" : "cdna3";
    }
    if (capability >= 12) return "blackwell_rtx";
    if (capability >= 10) return "blackwell";
    if (capability >= 9) return "hopper";
    if (capability >= 8.9) return "ada";
    if (capability >= 8) return "ampere";
    return capability >= 7 ? "volta" : "";
}

bool sameModel(const std::vector<Probe>& probes, const Gpu& base) {
    const auto model = [](const std::string& name) {
        const std::size_t start = name.find(' ') == std::string::npos ? 0 : name.find(' ') + 1;
        return name.substr(start, name.find(' ', start) - start);
    };
    const std::string name = deviceName(probes);
    return !name.empty() && model(name) == model(base.name) &&
           deviceNumber(probes, "sm_count") == base.smCount.value &&
           deviceNumber(probes, "l2_bytes") == base.l2Bytes.value;
}

Errors deviceFaults(const std::vector<Probe>& probes, const Gpu* base) {
    Errors errors;
    mixedDevices(probes, errors);
    if (base) otherArchitecture(probes, *base, errors);
    contradictions(probes, errors);
    limitErrors(errors);
    return errors;
}

} // namespace tilesight
