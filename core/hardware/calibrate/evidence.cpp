#include "core/hardware/calibrate/evidence.h"

#include "core/hardware/calibrate/fit.h"

#include <cmath>

namespace tilesight {

std::vector<const Probe*> Evidence::rows(std::string_view name, std::string_view variant) const {
    std::vector<const Probe*> found;
    for (const Probe& probe : m_probes)
        if (probe.name == name && (variant.empty() || probe.variant == variant) && !std::isnan(probe.value))
            found.push_back(&probe);
    return found;
}

std::optional<double> Evidence::value(std::string_view name, std::string_view variant) const {
    std::vector<double> values;
    for (const Probe* probe : rows(name, variant))
        values.push_back(probe->value);
    if (values.empty()) return std::nullopt;
    return medianOf(std::move(values));
}

double Evidence::number(const std::string& key) const {
    for (const Finding& finding : m_findings)
        if (finding.key == key && finding.standing == Standing::value) return finding.value;
    return (m_base.*gpuField(key)->member).value;
}

void Evidence::found(const std::string& key, double value, const std::vector<const Probe*>& rows,
                     std::string note, Provenance kind, Standing standing) {
    if (rows.empty() || !std::isfinite(value)) return;
    const Probe& probe = *rows.front();
    std::string source = "probe " + probe.name;
    bool oneVariant = !probe.variant.empty();
    for (const Probe* row : rows)
        oneVariant = oneVariant && row->variant == probe.variant;
    if (oneVariant) source += " " + probe.variant;
    source += ", " + probe.file;
    m_findings.push_back(
        {key, value, kind, standing, std::move(source), std::move(note), probe.file, probe.line});
}

} // namespace tilesight
