#include "core/hardware/calibrate/bandwidths.h"

#include "core/hardware/calibrate/fit.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double nearlyFull = 0.9, busyAtPlateau = 0.96;

/// Rows over active SMs whose set has this many bytes, with most bytes in flight.
std::vector<const Probe*> curve(const Evidence& evidence, double fromBytes, double toBytes) {
    std::vector<const Probe*> rows;
    double most = 0;
    for (const Probe* row : evidence.rows("active_sms")) {
        if (!(row->sms > 0 && row->setBytes >= fromBytes && row->setBytes <= toBytes)) continue;
        const double inFlight = std::isnan(row->inFlightBytes) ? 0 : row->inFlightBytes;
        if (inFlight > most) rows.clear();
        most = std::max(most, inFlight);
        if (inFlight == most) rows.push_back(row);
    }
    return rows;
}

std::optional<double> oneSm(const std::vector<const Probe*>& rows) {
    constexpr double few = 4;
    std::vector<double> rates;
    for (const Probe* row : rows)
        if (row->sms <= few) rates.push_back(row->value / row->sms);
    if (rates.empty()) return std::nullopt;
    return medianOf(std::move(rates));
}

std::optional<double> ceiling(const std::vector<const Probe*>& rows, double perSm, double sms) {
    std::vector<CurvePoint> points;
    for (const Probe* row : rows)
        points.push_back({row->sms, row->value});
    return ceilingOf(points, perSm, sms);
}

void deriveL2(Evidence& evidence, double l2Bytes, double sms) {
    const auto perSm = oneSm(curve(evidence, 0, 0.75 * l2Bytes));
    if (perSm)
        evidence.found("l2_bandwidth_per_sm", *perSm, curve(evidence, 0, 0.75 * l2Bytes),
                       "few SMs, most bytes in flight");
    const Probe* best = nullptr;
    for (const Probe* row : evidence.rows("read_bandwidth", "distinct"))
        if (row->setBytes >= l2Bytes / 8 && row->setBytes <= l2Bytes / 2 &&
            (!best || row->value > best->value))
            best = row;
    for (const Probe* row : curve(evidence, l2Bytes / 8, l2Bytes / 2))
        if (row->sms >= nearlyFull * sms && (!best || row->value > best->value)) best = row;
    if (best)
        evidence.found("l2_bandwidth", best->value / busyAtPlateau, {best},
                       "plateau over 0.96, the share of L2's time that saturated kernels use in the engine",
                       Provenance::derived);
}

void deriveDram(Evidence& evidence, double l2Bytes, double sms) {
    const auto stream = evidence.value("stream", "read");
    if (stream)
        evidence.found("dram_bandwidth", *stream, evidence.rows("stream", "read"),
                       "one pass over a large array");
    const auto rows = curve(evidence, 4 * l2Bytes, 1e18);
    if (const auto perSm = oneSm(rows)) {
        evidence.found("dram_bandwidth_per_sm", *perSm, rows, "few SMs, most bytes in flight");
        if (const auto most = ceiling(rows, *perSm, sms))
            evidence.found("dram_bandwidth", *most, rows, "ceiling of the curve over active SMs",
                           Provenance::measured, stream ? Standing::check : Standing::value);
    }
    if (const auto write = evidence.value("stream", "write"))
        evidence.found("dram_write_bandwidth", *write, evidence.rows("stream", "write"),
                       "one pass over a large array");
}

void deriveBandwidths(Evidence& evidence) {
    const double l2Bytes = evidence.number("l2_bytes"), sms = evidence.number("sm_count");
    if (!(l2Bytes > 0 && sms > 0)) return;
    deriveL2(evidence, l2Bytes, sms);
    deriveDram(evidence, l2Bytes, sms);
}

} // namespace

Derivation bandwidthDerivation() {
    return {{{"l2_bandwidth", "active_sms with sets that L2 holds"},
             {"l2_bandwidth_per_sm", "active_sms with sets that L2 holds, 1 to 4 SMs"},
             {"dram_bandwidth", "stream read"},
             {"dram_bandwidth_per_sm", "active_sms with sets of 4 x L2 and more, 1 to 4 SMs"},
             {"dram_write_bandwidth", "stream write"}},
            deriveBandwidths};
}

} // namespace tilesight
