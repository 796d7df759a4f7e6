// What the prediction rests on: remarks, model, what was examined, occupancy, clock; then the hardware
// numbers.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/order_words.h"
#include "core/cache/cache_model.h"

#include <QFileInfo>

namespace tilesight {
namespace {

QString wavesOf(const Analysis& a) {
    return reportTr("%1, %2 in a wave: %3")
        .arg(text(formatCount(a.waves.gridBlocks, "block", "blocks")))
        .arg(a.waves.blocksPerWave)
        .arg(text(wavesInWords(a.waves)));
}

QString occupancyOf(const Analysis& a) {
    const Occupancy& o = a.occupancy;
    const QString estimated = reportTr(" (estimated)");
    return reportTr("%1 resident per SM, limited by %2; %3 registers per thread%4, %5 of %6 shared memory "
                    "per block%7")
        .arg(o.residentBlocks)
        .arg(text(limitInWords(o.limitedBy)))
        .arg(o.registersPerThread)
        .arg(o.registersEstimated ? estimated : QString(), text(formatBytes(o.sharedBytesPerBlock)),
             text(formatBytes(o.sharedBytesLimit)), o.sharedEstimated ? estimated : QString());
}

QString clockOf(const Analysis& a) {
    QString line = reportTr("%1 of %2 MHz in a sustained run")
                       .arg(number(a.clock.hz / 1e6, 4), number(a.clock.maximumHz / 1e6, 4));
    if (a.clock.limitWatts > 0)
        line += reportTr(", %1 of %2 W%3")
                    .arg(number(a.clock.powerWatts), number(a.clock.limitWatts),
                         a.clock.throttled ? reportTr(": the power limit binds") : QString());
    if (a.clock.burstLatencySeconds > 0)
        line += reportTr("; a single cold launch at the ceiling clock: %1")
                    .arg(seconds(a.clock.burstLatencySeconds));
    return line;
}

QString ordersOf(const Analysis& a) {
    return reportTr("%1 of %2 examined, %3")
        .arg(a.orders.examined)
        .arg((legalIsLowerBound(a) ? text(legalOrdersInWords(a)) : number(a.orders.legal, 6)) + u' ' +
                 (a.orders.legal == 1 ? reportTr("legal order") : reportTr("legal orders")),
             a.orders.bounded ? reportTr("search bounded") : reportTr("exact"));
}

QString cacheOf(const Analysis& a) {
    const CacheModelKind* model = cacheModelKind(a.cacheModel);
    QString line = model ? text(model->title) : text(a.cacheModel);
    if (a.cache.slicesUsed > 1)
        line += reportTr(", %1 of the loop told apart")
                    .arg(text(formatCount(a.cache.slicesUsed, "slice", "slices")));
    if (a.cache.sampled) line += reportTr(", part of the grid extrapolated");
    return line;
}

} // namespace

void addAssumptions(ReportWriter& writer, const ReportInput& input) {
    const Analysis& a = *input.state.analysis;
    writer.heading(reportTr("Assumptions"));
    ReportTable table;
    table.columns = {{reportTr("Subject"), false, true, 0.25}, {reportTr("what was assumed or done")}};
    table.rows = {
        {reportTr("Model"),
         reportTr("TileSight %1, analytical: no kernel was run").arg(QStringLiteral(TILESIGHT_VERSION))},
        {reportTr("Caches"), cacheOf(a)},
        {reportTr("Orders of actions"), ordersOf(a)},
        {reportTr("Waves"), wavesOf(a)},
        {reportTr("Blocks"), occupancyOf(a)},
        {reportTr("Clock and power"), clockOf(a)}};
    if (input.state.gallery)
        table.rows.insert(
            table.rows.begin() + 3,
            {reportTr("Launch orders"), reportTr("%1 examined").arg(input.state.gallery->examined)});
    if (input.state.doubt && !input.state.doubt->numbers.empty())
        table.rows.push_back({{reportTr("Doubt"), writer.theme().warning, true},
                              reportTr("? The result %1").arg(text(guessesInWords(*input.state.doubt, 8)))});
    for (const Remark& remark : a.remarks)
        table.rows.push_back({{remark.warning ? reportTr("Warning") : reportTr("Remark"),
                               remark.warning ? writer.theme().warning : writer.theme().text, remark.warning},
                              text(remark.sentence)});
    writer.table(table);
}

void addHardware(ReportWriter& writer, const ReportInput& input) {
    const Gpu& gpu = *input.state.gpu;
    const Theme& theme = writer.theme();
    writer.heading(reportTr("Hardware numbers and their sources"));
    writer.note(
        reportTr(
            "%1 (%2), from %3%4. Spec: a vendor's statement. Measured: by a microbenchmark. Derived: follows "
            "from others. Guess: nobody says.")
            .arg(text(gpu.name), text(gpu.id), QFileInfo(text(gpu.file)).fileName(),
                 gpu.edited ? reportTr(", edited by the user") : QString()));
    ReportTable table;
    table.fontPixels = 11;
    table.columns = {{reportTr("Number"), false, true, 0.34},
                     {reportTr("value"), true},
                     {reportTr("kind"), false, true, 0.12},
                     {reportTr("source")}};
    for (const GpuField& field : gpuFields()) {
        const Quantity& q = gpu.*(field.member);
        if (!q.known()) continue;
        const QColor colour = q.kind == Provenance::measured ? theme.better
                              : q.kind == Provenance::guess  ? theme.worse
                              : q.kind == Provenance::edited ? theme.edited
                                                             : theme.textSecondary;
        QString source = text(q.source);
        if (source.isEmpty()) source = text(q.note);
        table.rows.push_back(
            {text(field.title),
             valueWithUnit(q.value, field.unit),
             {(q.kind == Provenance::guess ? QStringLiteral("? ") : QString()) + text(nameOf(q.kind)), colour,
              true},
             source});
    }
    writer.table(table);
}

} // namespace tilesight
