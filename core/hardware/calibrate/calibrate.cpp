#include "core/hardware/calibrate/calibrate.h"

#include "core/hardware/calibrate/derivations.h"
#include "core/hardware/gpu_check.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double agreement = 0.15; ///< two probes of one number may differ by this share

std::string deviceName(const std::vector<Probe>& probes) {
    for (const Probe& probe : probes)
        if (probe.name == "device" && probe.variant == "name") return probe.note;
    return {};
}

double deviceNumber(const std::vector<Probe>& probes, std::string_view variant) {
    for (const Probe& probe : probes)
        if (probe.name == "device" && probe.variant == variant) return probe.value;
    return Probe::none;
}

/// Architecture by compute capability, or by the name of AMD's chips.
std::string architectureOf(const std::vector<Probe>& probes) {
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
    return capability >= 7 ? "volta" : "hopper";
}

/// "NVIDIA H200" and "NVIDIA H200 SXM", with the same SMs and L2: one model.
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

std::string percentApart(double a, double b) {
    const std::string text = shortestText(std::round(1000 * std::abs(a / b - 1)) / 10);
    return text + " %";
}

class Calibrator {
public:
    Calibrator(const std::vector<Probe>& probes, const Gpu* base, const std::string& id)
        : m_probes(probes), m_base(base) {
        if (base)
            m_start = *base;
        else
            m_start.architecture = architectureOf(probes);
        m_sibling = !base || !sameModel(probes, *base);
        Gpu& gpu = m_result.gpu;
        gpu.id = id;
        const std::string device = deviceName(probes);
        gpu.name = (device.empty() ? (base ? base->name : "GPU") : device) + " (" + id + ")";
        gpu.architecture = m_start.architecture;
        gpu.vendor = base ? base->vendor : gpu.architecture.rfind("cdna", 0) == 0 ? "AMD" : "NVIDIA";
    }

    Expected<Calibration> run() {
        Evidence evidence(m_probes, m_start);
        for (const Derivation& derivation : derivations())
            derivation.derive(evidence);
        Errors errors;
        for (const GpuField& field : gpuFields())
            number(field, evidence.findings(), errors);
        if (evidence.findings().empty())
            errors.push_back(
                {"calibrate.nothing", "the probes tell no number", {}, {}, "run hwdb/calibration/run.sh"});
        if (!errors.empty()) return errors;
        excludeContradictions();
        derive(m_result.gpu);
        for (const Probe& probe : m_probes)
            if (std::isnan(probe.value) && probe.variant != "name")
                m_result.notRun.push_back(probe.name + (probe.variant.empty() ? "" : " " + probe.variant) +
                                          ": " + probe.note);
        return std::move(m_result);
    }

private:
    std::string needs(const std::string& key) const {
        for (const Derivation& derivation : derivations())
            for (const Derivation::Number& number : derivation.numbers)
                if (number.key == key) return number.probe;
        return {};
    }

    void number(const GpuField& field, const std::vector<Finding>& all, Errors& errors) {
        const Quantity& before = m_start.*field.member;
        CalibratedNumber result;
        result.key = field.key;
        result.base = before.value;
        result.needs = needs(field.key);
        for (const Finding& finding : all)
            if (finding.key == field.key) add(field, finding, result, errors);
        std::stable_sort(result.findings.begin(), result.findings.end(),
                         [](const Finding& a, const Finding& b) { return a.standing < b.standing; });
        compare(result);

        const bool stated = before.known() && !before.filledIn;
        const bool trusted = stated && !m_sibling && before.kind != Provenance::guess;
        Quantity& after = m_result.gpu.*field.member;
        if (!result.findings.empty() && (result.findings[0].standing == Standing::value || !trusted))
            probed(field, before, result, after);
        else if (stated)
            carried(before, result, after);
        else
            result.fate = CalibratedNumber::Fate::filledIn;
        if (field.required && !after.known())
            errors.push_back({"calibrate.missing_number",
                              "no probe tells " + field.key + ", and the engine cannot do without it",
                              field.key,
                              {},
                              (result.needs.empty() ? "" : "it takes the probe " + result.needs + "; or ") +
                                  "name a hardware file with --base"});
        m_result.numbers.push_back(std::move(result));
    }

    /// A value that a probe measured must be possible; one that was derived from several is left out with a sentence.
    void add(const GpuField& field, Finding finding, CalibratedNumber& result, Errors& errors) {
        if (field.whole) finding.value = std::round(finding.value);
        const std::string fault = rangeFault(field, finding.value);
        if (!fault.empty() && finding.kind == Provenance::measured)
            errors.push_back({"calibrate.bad_value",
                              finding.source + ": " + fault,
                              field.key,
                              {finding.file, finding.line, 0, "value"},
                              "check the unit, measure it again, or leave the row out"});
        else if (!fault.empty())
            m_result.contradictions.push_back(finding.source + ": " + fault + "; not used");
        else
            result.findings.push_back(std::move(finding));
    }

    void compare(const CalibratedNumber& result) {
        for (std::size_t i = 1; i < result.findings.size(); ++i) {
            const Finding &used = result.findings[0], &other = result.findings[i];
            if (std::abs(other.value - used.value) > agreement * used.value)
                m_result.contradictions.push_back(
                    result.key + ": " + shortestText(roundedTo4(used.value)) + " by " + used.source + ", " +
                    shortestText(roundedTo4(other.value)) + " by " + other.source + " (" +
                    percentApart(other.value, used.value) + " apart)");
        }
    }

    static double roundedTo4(double value) {
        if (!(value > 0)) return value;
        const double scale = std::pow(10.0, 3 - std::floor(std::log10(value)));
        return std::round(value * scale) / scale;
    }

    /// Findings in the file: four digits, since no probe repeats better; counts as they are.
    static double written(const GpuField& field, double value) {
        return field.whole ? value : roundedTo4(value);
    }

    void probed(const GpuField& field, const Quantity& before, CalibratedNumber& result, Quantity& after) {
        result.fate = CalibratedNumber::Fate::probed;
        const Finding& used = result.findings[0];
        after.value = written(field, used.value);
        after.unit = field.unit;
        after.kind = used.kind;
        after.source = used.source;
        after.note = used.note;
        beside(field, result, 1, after);
        if (!before.known() || before.filledIn) return;
        after.alternatives.push_back(
            {before.value, before.kind, m_start.id + ": " + before.source, before.note});
        after.alternatives.insert(after.alternatives.end(), before.alternatives.begin(),
                                  before.alternatives.end());
    }

    void carried(const Quantity& before, CalibratedNumber& result, Quantity& after) {
        result.fate =
            result.findings.empty() ? CalibratedNumber::Fate::carried : CalibratedNumber::Fate::kept;
        result.bySibling = m_sibling;
        after = before;
        after.source = "carried over from " + m_start.id + ": " + before.source;
        if (m_sibling) after.kind = Provenance::guess;
        after.alternatives.clear();
        beside(*gpuField(result.key), result, 0, after);
        after.alternatives.insert(after.alternatives.end(), before.alternatives.begin(),
                                  before.alternatives.end());
    }

    static void beside(const GpuField& field, const CalibratedNumber& result, std::size_t from,
                       Quantity& after) {
        for (std::size_t i = from; i < result.findings.size(); ++i) {
            const Finding& other = result.findings[i];
            after.alternatives.push_back({written(field, other.value), other.kind, other.source, other.note});
        }
    }

    /// The smaller of a pair that contradicts itself gives way: it cannot exceed the other.
    void excludeContradictions() {
        for (const Inconsistency& pair : inconsistencies(m_result.gpu)) {
            Quantity &small = m_result.gpu.*gpuField(pair.key)->member,
                     &large = m_result.gpu.*gpuField(pair.other)->member;
            m_result.contradictions.push_back(pair.message + "; " + pair.key + " is set to it");
            small.alternatives.insert(small.alternatives.begin(),
                                      {small.value, small.kind, small.source, small.note});
            small.value = large.value;
            small.kind = Provenance::derived;
            small.source = "not above " + pair.other;
            small.note.clear();
        }
    }

    const std::vector<Probe>& m_probes;
    const Gpu* m_base;
    Gpu m_start;
    bool m_sibling = false;
    Calibration m_result;
};

} // namespace

Expected<Calibration> calibrate(const std::vector<Probe>& probes, const Gpu* base, const std::string& id) {
    if (id.empty() || std::any_of(id.begin(), id.end(), [](char c) {
            return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
        }))
        return Error{"gpu.bad_name",
                     "id \"" + shortened(id) + "\" may only hold a-z, 0-9 and '-'",
                     id,
                     {},
                     "for example my-gpu"};
    return Calibrator(probes, base, id).run();
}

} // namespace tilesight
