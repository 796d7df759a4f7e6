#include "core/hardware/calibrate/capacities.h"

#include "core/hardware/calibrate/fit.h"

#include <cmath>
#include <cstdio>

namespace tilesight {
namespace {

struct Knee {
    double bytes = 0;
    std::vector<const Probe*> rows;
};

std::optional<Knee> kneeOfRows(std::vector<const Probe*> rows, double l2Bytes) {
    std::vector<CurvePoint> points;
    std::vector<double> inL2, inDram;
    for (const Probe* row : rows) {
        if (std::isnan(row->setBytes)) continue;
        points.push_back({row->setBytes, row->value});
        if (row->setBytes <= l2Bytes / 8) inL2.push_back(row->value);
        if (row->setBytes >= 4 * l2Bytes) inDram.push_back(row->value);
    }
    if (inL2.empty() || inDram.empty()) return std::nullopt;
    const auto knee = kneeOf(std::move(points), medianOf(std::move(inL2)), medianOf(std::move(inDram)));
    if (!knee) return std::nullopt;
    return Knee{*knee, std::move(rows)};
}

void deriveCapacity(Evidence& evidence) {
    const double l2Bytes = evidence.number("l2_bytes");
    if (!(l2Bytes > 0)) return;
    bool first = true;
    for (const auto& [name, variant] : {std::pair("chase", "global"), std::pair("read_bandwidth", "same")}) {
        const std::optional<Knee> knee = kneeOfRows(evidence.rows(name, variant), l2Bytes);
        if (!knee || !(knee->bytes > 0)) continue;
        const double ratio = l2Bytes / knee->bytes, copies = std::max(1.0, std::round(ratio));
        const bool wholeShare = std::abs(ratio - copies) <= 0.15 * copies;
        char note[120];
        std::snprintf(note, sizeof note, "knee of the curve at %.1f MiB, L2 / knee = %.2f",
                      knee->bytes / 1048576, ratio);
        const Standing standing = first ? Standing::value : Standing::check;
        const double bytes = std::floor(wholeShare ? l2Bytes / copies : std::min(knee->bytes, l2Bytes));
        evidence.found("l2_effective_bytes", bytes, knee->rows, note, Provenance::measured, standing);
        if (first && wholeShare)
            evidence.found("l2_partitions", copies, knee->rows, note, Provenance::derived,
                           copies > 1 ? Standing::value : Standing::check);
        first = false;
    }
}

} // namespace

Derivation capacityDerivation() {
    return {
        {{"l2_effective_bytes", "chase global from 1/8 of L2 to 4 x L2"}, {"l2_partitions", "chase global"}},
        deriveCapacity};
}

} // namespace tilesight
