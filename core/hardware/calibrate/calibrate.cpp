#include "core/hardware/calibrate/calibrate.h"

#include "core/hardware/calibrate/derivations.h"
#include "core/hardware/calibrate/device.h"
#include "core/hardware/gpu_check.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double agreement = 0.15; ///< two probes of one number may differ by this share
constexpr double farFromBase = 4;  ///< a number that differs by this factor is doubted

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
        else if (const std::string told = deviceArchitecture(probes); !told.empty())
            m_start.architecture = told;
        else
            m_start.architecture = "hopper"; // the family that is known best
        m_sibling = !base || !sameModel(probes, *base);
        Gpu& gpu = m_result.gpu;
        gpu.id = id;
        const std::string device = deviceName(probes);
        gpu.name = (device.empty() ? (base ? base->name : "GPU") : device) + " (" + id + ")";
        gpu.architecture = m_start.architecture;
        gpu.vendor = base ? base->vendor : gpu.architecture.rfind("cdna", 0) == 0 ? "AMD" : "NVIDIA";
    }

    Expected<Calibration> run() {
        Errors errors = deviceFaults(m_probes, m_base);
        Evidence evidence(m_probes, m_start);
        for (const Derivation& derivation : derivations())
            derivation.derive(evidence);
        for (const GpuField& field : gpuFields())
            number(field, evidence.findings(), errors);
        if (evidence.findings().empty())
            errors.push_back(
                {"calibrate.nothing", "the probes tell no number", {}, {}, "run hwdb/calibration/run.sh"});
        for (const Inconsistency& number : inconsistencies(m_result.gpu))
            if (number.other.empty()) errors.push_back(impossible(number));
        if (errors.empty()) excludeContradictions();
        if (!errors.empty()) return errors;
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
        const bool asStated =
            finding.source.rfind("probe device", 0) == 0; // by the driver: not to be rounded
        if (field.whole && !asStated) finding.value = std::round(finding.value);
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
        doubt(field, before, used);
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

    void doubt(const GpuField& field, const Quantity& before, const Finding& used) {
        if (!(before.value > 0) || !(used.value > 0)) return;
        const double ratio = used.value / before.value;
        if (ratio <= farFromBase && ratio >= 1 / farFromBase) return;
        const std::string place = used.line > 0 ? used.file + ":" + std::to_string(used.line) + ": " : "";
        m_result.warnings.push_back(place + field.key + " = " + shortestText(roundedTo4(used.value)) +
                                    ", but " + shortestText(before.value) + " in " + m_start.id +
                                    " (check the row, or take a base that is nearer)");
    }

    const CalibratedNumber& resultOf(const std::string& key) const {
        return *std::find_if(m_result.numbers.begin(), m_result.numbers.end(),
                             [&](const CalibratedNumber& number) { return number.key == key; });
    }

    bool isProbed(const std::string& key) const {
        return resultOf(key).fate == CalibratedNumber::Fate::probed;
    }

    /// Of a pair that contradicts itself a number without a probe gives way to one with; else the smaller, which cannot exceed
    /// the other.
    void excludeContradictions() {
        constexpr int triesForProbes = 4; // then only the smaller gives way, which comes to an end
        for (int i = 0;; ++i) {
            const std::vector<Inconsistency> pairs = inconsistencies(m_result.gpu);
            if (pairs.empty()) return;
            const Inconsistency& pair = pairs.front();
            const double larger = (m_result.gpu.*gpuField(pair.other)->member).value;
            const bool raise =
                i < triesForProbes && pair.limit == larger && isProbed(pair.key) && !isProbed(pair.other);
            m_result.contradictions.push_back(pair.message + "; " + (raise ? pair.other : pair.key) +
                                              " is set to " +
                                              (raise || pair.limit == larger ? "the other" : "that"));
            if (raise)
                give(pair.other, (m_result.gpu.*gpuField(pair.key)->member).value, "not below " + pair.key);
            else
                give(pair.key, pair.limit, "not above " + pair.other);
        }
    }

    void give(const std::string& key, double value, std::string source) {
        Quantity& number = m_result.gpu.*gpuField(key)->member;
        number.alternatives.insert(number.alternatives.begin(),
                                   {number.value, number.kind, number.source, number.note});
        number.value = value;
        number.kind = Provenance::derived;
        number.source = std::move(source);
        number.note.clear();
    }

    Error impossible(const Inconsistency& number) const {
        const std::vector<Finding>& findings = resultOf(number.key).findings;
        Error error{"calibrate.bad_value", number.message, number.key, {}, "correct the row or leave it out"};
        if (!findings.empty()) {
            error.message = findings[0].source + ": " + error.message;
            error.where = {findings[0].file, findings[0].line, 0, "value"};
        }
        return error;
    }

    const std::vector<Probe>& m_probes;
    const Gpu* m_base;
    Gpu m_start;
    bool m_sibling = false;
    Calibration m_result;
};

} // namespace

Expected<Calibration> calibrate(const std::vector<Probe>& probes, const Gpu* base, const std::string& id) {
    if (const std::string fault = idFault(id); !fault.empty())
        return Error{"gpu.bad_name", fault, id, {}, "for example my-gpu"};
    return Calibrator(probes, base, id).run();
}

} // namespace tilesight
