#include "core/hardware/calibrate/launches.h"

#include "core/hardware/calibrate/fit.h"

namespace tilesight {
namespace {

std::vector<CurvePoint> overCount(const std::vector<const Probe*>& rows) {
    std::vector<CurvePoint> points;
    for (const Probe* row : rows)
        points.push_back({row->count, row->value});
    return points;
}

void deriveLaunches(Evidence& evidence) {
    if (const auto gap = evidence.value("launch", "graph"))
        evidence.found("graph_gap_seconds", *gap, evidence.rows("launch", "graph"),
                       "empty kernels in a graph");

    const double sms = evidence.number("sm_count");
    std::vector<const Probe*> blocks;
    for (const Probe* row : evidence.rows("launch", "empty_blocks"))
        if (row->count >= 4 * sms) blocks.push_back(row);
    if (const auto interval = slopeOf(overCount(blocks)); interval && *interval > 0)
        evidence.found("block_launch_interval", *interval, blocks, "slope over the number of empty blocks");

    std::vector<const Probe*> waves;
    for (const Probe* row : evidence.rows("launch", "waves"))
        if (row->count > 0) waves.push_back(row);
    const auto wait = evidence.value("launch", "wave_wait");
    const auto wave = slopeOf(overCount(waves));
    if (wait && wave && *wave > *wait)
        evidence.found("block_start_seconds", *wave - *wait, waves,
                       "time of a wave less the time its blocks wait", Provenance::measured, Standing::check);
}

} // namespace

Derivation launchDerivation() {
    return {{{"graph_gap_seconds", "launch graph"},
             {"block_launch_interval", "launch empty_blocks"},
             {"block_start_seconds", "launch waves and wave_wait"}},
            deriveLaunches};
}

} // namespace tilesight
