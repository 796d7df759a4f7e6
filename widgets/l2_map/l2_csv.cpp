// The numbers of the L2 dock as text.
#include "widgets/l2_map/l2_plots.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"

namespace tilesight {
namespace {
QString full(double value) { return QString::number(value, 'g', 12); }
} // namespace

QString l2MapCsv(const L2Map& map) {
    QString out = QStringLiteral("launch,wave,row,column,plane");
    for (const L2Map::Tensor& tensor : map.tensors)
        for (const char* what : {"requested", "from DRAM", "between partitions", "evicted", "written", "in L2",
                                 "lost so far"})
            out +=
                ',' + csvField(toQString(tensor.name) + ' ' + QLatin1String(what) + QStringLiteral(" (B)"));
    out += '\n';
    for (std::size_t i = 0; i < std::size_t(map.replayed); ++i) {
        const std::int64_t tile = map.tileAt[i], in = tile % map.plane();
        out += QStringLiteral("%1,%2,%3,%4,%5")
                   .arg(i + 1)
                   .arg(map.waveOf(std::int64_t(i)) + 1)
                   .arg(in / map.columns)
                   .arg(in % map.columns)
                   .arg(tile / map.plane());
        for (const L2Map::Tensor& tensor : map.tensors) {
            const L2Moved moved = tensor.at(i);
            for (const double bytes :
                 {moved.requested, moved.dram, moved.crossing, moved.evicted, moved.written,
                  std::max(0.0, double(tensor.resident[i])), double(tensor.lost[i])})
                out += ',' + full(bytes);
        }
        out += '\n';
    }
    return out;
}

QString capacitiesCsv(const L2Study& study) {
    QString out = QStringLiteral("L2 (B),reads that hit (1),read from DRAM (B),this GPU\n");
    for (const L2CapacityPoint& point : study.capacities)
        out += full(point.l2Bytes) + ',' + full(point.readHit) + ',' + full(point.dramBytes) + ',' +
               (point.current ? '1' : '0') + '\n';
    return out;
}

QString shapesCsv(const L2Study& study) {
    QString out;
    if (!study.shapes) return out;
    for (const SweepAxis& axis : study.shapes->axes)
        out += csvField(toQString(axis.parameter)) + ',';
    out += QStringLiteral("reads that hit (1),read from DRAM (B),latency (s),current,reason\n");
    for (const SweepPoint& point : study.shapes->points) {
        for (std::size_t i = 0; i < study.shapes->axes.size(); ++i)
            out += QString::number(point.values[i]) + ',';
        const QString numbers = point.runs() ? full(point.readHit) + ',' + full(point.dramBytes) + ',' +
                                                   full(point.latencySeconds)
                                             : QStringLiteral(",,");
        out += numbers + ',' + (point.current ? '1' : '0') + ',' + csvField(toQString(point.reason)) + '\n';
    }
    return out;
}

} // namespace tilesight
