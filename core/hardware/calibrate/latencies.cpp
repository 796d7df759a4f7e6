#include "core/hardware/calibrate/latencies.h"

#include "core/hardware/calibrate/fit.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double fromL2 = 1.5, fromDram = 1.9; ///< a tile's copy over a pointer chase, on H200

struct Place {
    const char *key, *bulk;
    double ratio, fromBytes, toBytes;
    const char* note;
};

void chase(Evidence& evidence, const Place& place, double clockHz) {
    std::vector<const Probe*> rows;
    std::vector<double> clocks;
    for (const Probe* row : evidence.rows("chase", "global"))
        if (row->setBytes >= place.fromBytes && row->setBytes <= place.toBytes) {
            rows.push_back(row);
            clocks.push_back(row->value);
        }
    if (!rows.empty())
        evidence.found(place.key, place.ratio * medianOf(std::move(clocks)) / clockHz, rows, place.note,
                       Provenance::derived);
}

void bulkCopy(Evidence& evidence, const Place& place) {
    double mostSms = 0; // kernels load on all SMs at once
    for (const Probe* row : evidence.rows("bulk_copy", place.bulk))
        mostSms = std::max(mostSms, row->sms);
    std::vector<const Probe*> rows;
    std::vector<CurvePoint> points;
    for (const Probe* row : evidence.rows("bulk_copy", place.bulk))
        if (row->sms == mostSms && row->inFlightBytes > 0) {
            rows.push_back(row);
            points.push_back({row->inFlightBytes, row->value});
        }
    if (const auto latency = interceptOf(points); latency && *latency > 0)
        evidence.found(place.key, *latency, rows, "bulk copies of several sizes, time at no bytes",
                       Provenance::measured, Standing::check);
}

void littlesLaw(Evidence& evidence, const Place& place, double sms) {
    double least = 0;
    const Probe* first = nullptr;
    for (const Probe* row : evidence.rows("in_flight"))
        if (row->inFlightBytes > 0 && row->value > 0 && row->setBytes >= place.fromBytes &&
            row->setBytes <= place.toBytes && (!first || row->inFlightBytes < least)) {
            least = row->inFlightBytes;
            first = row;
        }
    if (first)
        evidence.found(place.key, sms * least / first->value, {first},
                       "Little's law at the fewest bytes in flight", Provenance::derived, Standing::check);
}

void deriveLatencies(Evidence& evidence) {
    const double clockHz = evidence.number("boost_clock"), l2Bytes = evidence.number("l2_bytes");
    const double sms = evidence.number("sm_count");
    if (!(clockHz > 0 && l2Bytes > 0 && sms > 0)) return;
    if (const auto shared = evidence.value("chase", "shared"))
        evidence.found("smem_latency", *shared / clockHz, evidence.rows("chase", "shared"), "pointer chase");
    const Place places[] = {{"l2_load_latency", "l2", fromL2, 0, l2Bytes / 8,
                             "1.5 x pointer chase in L2, the ratio found on H200"},
                            {"dram_load_latency", "dram", fromDram, 4 * l2Bytes, 1e18,
                             "1.9 x pointer chase in DRAM, the ratio found on H200"}};
    for (const Place& place : places) {
        chase(evidence, place, clockHz);
        bulkCopy(evidence, place);
        littlesLaw(evidence, place, sms);
    }
}

} // namespace

Derivation latencyDerivation() {
    return {{{"smem_latency", "chase shared"},
             {"l2_load_latency", "chase global with sets up to 1/8 of L2"},
             {"dram_load_latency", "chase global with sets of 4 x L2 and more"}},
            deriveLatencies};
}

} // namespace tilesight
