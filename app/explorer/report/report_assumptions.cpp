// What the prediction rests on: remarks, model, what was examined, occupancy, clock; then the hardware
// numbers.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/order_words.h"
#include "core/cache/cache_model.h"
#include "widgets/conditions_text.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <QFileInfo>

namespace tilesight {
namespace {

QString wavesOf(const Analysis& a) {
    return Report::tr("%1, %2 in a wave: %3")
        .arg(counted(a.waves.gridBlocks, Report::tr("block"), Report::tr("blocks")))
        .arg(a.waves.blocksPerWave)
        .arg(engineSentence(wavesInWords(a.waves)));
}

QString occupancyOf(const Analysis& a) {
    const Occupancy& o = a.occupancy;
    const QString estimated = Report::tr(" (estimated)");
    return Report::tr("%1 resident per SM, limited by %2; %3 registers per thread%4, %5 of %6 shared memory "
                      "per block%7")
        .arg(o.residentBlocks)
        .arg(engineWord(limitInWords(o.limitedBy)))
        .arg(o.registersPerThread)
        .arg(o.registersEstimated ? estimated : QString(), text(formatBytes(o.sharedBytesPerBlock)),
             text(formatBytes(o.sharedBytesLimit)), o.sharedEstimated ? estimated : QString());
}

QString clockOf(const Analysis& a) {
    const bool burst = a.conditions.clock == ClockRegime::burst;
    QString line = (burst ? Report::tr("%1 of %2 MHz in the first launches") : Report::tr("%1 of %2 MHz in a sustained run"))
                       .arg(number(a.clock.hz / 1e6, 4), number(a.clock.maximumHz / 1e6, 4));
    if (a.clock.limitWatts > 0)
        line += Report::tr(", %1 of %2 W%3")
                    .arg(number(a.clock.powerWatts), number(a.clock.limitWatts),
                         a.clock.throttled ? Report::tr(": the power limit binds") : QString());
    if (!burst && a.clock.burstLatencySeconds > 0)
        line += Report::tr("; the first launches, under the burst power limit: %1")
                    .arg(seconds(a.clock.burstLatencySeconds));
    return line;
}

QString runOf(const ReportInput& input) {
    const RunConditions& conditions = input.state.analysis->conditions;
    return clockText(conditions.clock) + QStringLiteral(": ") +
           Report::tr("%1. %2").arg(clockMeaning(conditions.clock, input.state.gpu.get()), cachesMeaning(conditions.copies));
}

QString ordersOf(const Analysis& a) {
    return Report::tr("%1 of %2 examined, %3")
        .arg(a.orders.examined)
        .arg((legalIsLowerBound(a) ? text(legalOrdersInWords(a)) : number(a.orders.legal, 6)) + u' ' +
                 (a.orders.legal == 1 ? Report::tr("legal order") : Report::tr("legal orders")),
             a.orders.bounded ? Report::tr("search bounded") : Report::tr("exact"));
}

QString cacheOf(const Analysis& a) {
    const CacheModelKind* model = cacheModelKind(a.cacheModel);
    QString line = model ? text(model->title) : text(a.cacheModel);
    if (a.cache.slicesUsed > 1)
        line += Report::tr(", %1 of the loop told apart")
                    .arg(counted(a.cache.slicesUsed, Report::tr("slice"), Report::tr("slices")));
    if (a.cache.sampled) line += Report::tr(", part of the grid extrapolated");
    return line;
}

} // namespace

void addAssumptions(ReportWriter& writer, const ReportInput& input) {
    const Analysis& a = *input.state.analysis;
    writer.heading(Report::tr("Assumptions"));
    ReportTable table;
    table.columns = {{Report::tr("Subject"), false, true, 0.25}, {Report::tr("what was assumed or done")}};
    table.rows = {
        {Report::tr("Model"),
         Report::tr("TileSight %1, analytical: no kernel was run").arg(QStringLiteral(TILESIGHT_VERSION))},
        {Report::tr("How it is run"), runOf(input)},
        {Report::tr("Caches"), cacheOf(a)},
        {Report::tr("Orders of actions"), ordersOf(a)},
        {Report::tr("Waves"), wavesOf(a)},
        {Report::tr("Blocks"), occupancyOf(a)},
        {Report::tr("Clock and power"), clockOf(a)}};
    if (input.state.gallery)
        table.rows.insert(
            table.rows.begin() + 4,
            {Report::tr("Launch orders"), Report::tr("%1 examined").arg(input.state.gallery->examined)});
    if (input.state.doubt && !input.state.doubt->numbers.empty())
        table.rows.push_back(
            {{Report::tr("Doubt"), writer.theme().warning, true},
             Report::tr("? The result %1").arg(text(guessesInWords(*input.state.doubt, 8)))});
    for (const Remark& remark : a.remarks)
        table.rows.push_back({{remark.warning ? Report::tr("Warning") : Report::tr("Remark"),
                               remark.warning ? writer.theme().warning : writer.theme().text, remark.warning},
                              text(remark.sentence)});
    writer.table(table);
}

void addHardware(ReportWriter& writer, const ReportInput& input) {
    const Gpu& gpu = *input.state.gpu;
    const Theme& theme = writer.theme();
    writer.heading(Report::tr("Hardware numbers and their sources"));
    writer.note(
        Report::tr(
            "%1 (%2), from %3%4. Spec: a vendor's statement. Measured: by a microbenchmark. Derived: follows "
            "from others. Guess: nobody says.")
            .arg(text(gpu.name), text(gpu.id), QFileInfo(text(gpu.file)).fileName(),
                 gpu.edited ? Report::tr(", edited by the user") : QString()));
    ReportTable table;
    table.fontPixels = 11;
    table.columns = {{Report::tr("Number"), false, true, 0.34},
                     {Report::tr("value"), true},
                     {Report::tr("kind"), false, true, 0.12},
                     {Report::tr("source")}};
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
             {(q.kind == Provenance::guess ? QStringLiteral("? ") : QString()) + engineWord(nameOf(q.kind)),
              colour, true},
             source});
    }
    writer.table(table);
}

} // namespace tilesight
