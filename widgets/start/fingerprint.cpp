#include "widgets/start/fingerprint.h"

#include "widgets/theme/painting.h"

#include <algorithm>

namespace tilesight {
namespace {

std::vector<Resource> busiest(const ResourceVector& busy) {
    std::vector<Resource> rows;
    for (Resource r : allResources)
        if (busy[r] > 0) rows.push_back(r);
    std::stable_sort(rows.begin(), rows.end(), [&](Resource a, Resource b) { return busy[a] > busy[b]; });
    if (rows.size() > fingerprintRows) rows.resize(fingerprintRows);
    std::sort(rows.begin(), rows.end());
    return rows;
}

} // namespace

Fingerprint fingerprintOf(const Analysis& analysis) {
    const Lanes& lanes = analysis.lanes;
    Fingerprint print;
    print.latencySeconds = analysis.latencySeconds;
    print.bottleneck = analysis.bottleneck;
    print.actions = analysis.plan.actions.size();
    print.legalOrders = analysis.orders.legal;

    const double period = lanes.steadyPeriodSeconds;
    const bool turns = lanes.foldedIterations > 0 && period > 0;
    const double slack = 5e-5 * period; // both ends of a turn carry the rounding of long sums
    const double from = turns ? lanes.foldStartSeconds - period : 0;
    const double length = turns ? period * fingerprintTurns
                                : lanes.prologueSeconds + lanes.steadySeconds + lanes.epilogueSeconds;
    if (!(length > 0)) return print;
    ResourceVector busy;
    for (const LaneSegment& segment : lanes.segments) {
        if (turns && (segment.startSeconds < from - slack || segment.startSeconds >= lanes.foldStartSeconds - slack))
            continue;
        busy[segment.resource] += segment.durationSeconds;
        for (int turn = 0; turn < (turns ? fingerprintTurns : 1); ++turn) {
            const double start = std::max(0.0, (segment.startSeconds - from + turn * period) / length);
            print.bars.push_back({segment.resource, start, std::min(1.0, start + segment.durationSeconds / length)});
        }
    }
    print.rows = busiest(busy);
    return print;
}

void paintFingerprint(QPainter& painter, const QRectF& rect, const Fingerprint& fingerprint, const Theme& theme) {
    painter.fillRect(rect, theme.sunken);
    if (fingerprint.rows.empty()) return;
    const QRectF inner = rect.adjusted(4, 3, -4, -3);
    const double row = inner.height() / double(fingerprintRows);
    const double top = inner.top() + row * double(fingerprintRows - fingerprint.rows.size()) / 2;
    for (const Fingerprint::Bar& bar : fingerprint.bars) {
        const auto place = std::find(fingerprint.rows.begin(), fingerprint.rows.end(), bar.resource);
        if (place == fingerprint.rows.end()) continue;
        const double x = inner.left() + bar.from * inner.width();
        const double width = std::max(1.0, (bar.to - bar.from) * inner.width() - 1);
        paintResourceBar(painter, QRectF(x, top + row * double(place - fingerprint.rows.begin()) + 1, width, row - 3),
                         bar.resource, theme);
    }
}

} // namespace tilesight
