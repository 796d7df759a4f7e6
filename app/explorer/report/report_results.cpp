// Tables of results: diagnosis, hints, resources, traffic of tensors.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "widgets/words.h"

#include <algorithm>

namespace tilesight {

void addDiagnosis(ReportWriter& writer, const ReportInput& input) {
    const auto& found = input.state.diagnoses;
    if (!found) return;
    writer.heading(Report::tr("Diagnosis"));
    if (found->empty()) {
        writer.paragraph(Report::tr("Nothing costs more than 1 %: the busiest pipe sets the time."));
        return;
    }
    ReportTable table;
    table.columns = {{Report::tr("What costs time (causes overlap)")},
                     {Report::tr("lost"), true},
                     {Report::tr("of the latency"), true}};
    for (const Diagnosis& d : *found)
        table.rows.push_back({engineWord(titleOf(d.obstacle)) + text(": " + d.sentence + " " + d.remedy),
                              seconds(d.lostSeconds), percent(d.share)});
    writer.table(table);
}

void addHints(ReportWriter& writer, const ReportInput& input) {
    const auto& hints = input.state.hints;
    if (!hints) return;
    writer.heading(Report::tr("What to try"));
    if (hints->empty()) {
        writer.paragraph(Report::tr("No change that the engine tried gains 0.5 % or more."));
        return;
    }
    ReportTable table;
    table.columns = {{Report::tr("Change, each re-computed by the engine")},
                     {Report::tr("gain"), true},
                     {Report::tr("new latency"), true},
                     {Report::tr("then bound by"), false, true, 0.2}};
    for (const Hint& hint : *hints)
        table.rows.push_back({text(hint.title),
                              {Report::tr("−%1, %2").arg(
                                   seconds(hint.gainSeconds),
                                   changePercent(hint.gainSeconds / input.state.analysis->latencySeconds)),
                               writer.theme().better, true},
                              seconds(hint.latencySeconds),
                              engineWord(titleOf(hint.then))});
    writer.table(table);
}

namespace {

QString workOf(Resource resource, const ResourceUse& use) {
    switch (resource) {
    case Resource::tensor:
        return text(formatRate(use.used, "FLOP"));
    case Resource::cuda:
    case Resource::sfu:
        return text(formatRate(use.used, "op"));
    default:
        return text(formatDecimalBytes(use.used));
    }
}

QString peakOf(Resource resource, const ResourceUse& use) {
    switch (resource) {
    case Resource::tensor:
        return text(formatRate(use.peak, "FLOP/s"));
    case Resource::cuda:
    case Resource::sfu:
        return text(formatRate(use.peak, "op/s"));
    default:
        return text(formatRate(use.peak, "B/s"));
    }
}

void addTraffic(ReportWriter& writer, const ReportInput& input) {
    const Analysis& a = *input.state.analysis;
    ReportTable table;
    table.columns = {{Report::tr("Tensor")},
                     {Report::tr("asked for"), true},
                     {Report::tr("read from L2"), true},
                     {Report::tr("read from DRAM"), true},
                     {Report::tr("written"), true}};
    const bool distances = std::any_of(a.cache.tensors.begin(), a.cache.tensors.end(),
                                       [](const TensorTraffic& t) { return t.meanReuseDistanceBytes > 0; });
    if (distances) table.columns.push_back({Report::tr("reuse distance"), true});
    for (const TensorTraffic& t : a.cache.tensors) {
        const bool known = t.tensor >= 0 && std::size_t(t.tensor) < a.plan.tensors.size();
        const auto bytes = [](double b) { return b > 0 ? text(formatDecimalBytes(b)) : Report::tr("none"); };
        std::vector<ReportCell> row = {known ? text(a.plan.tensors[std::size_t(t.tensor)].name) : QString(),
                                       bytes(t.requestedBytes), bytes(t.l2Bytes), bytes(t.dramBytes),
                                       bytes(t.writtenBytes)};
        if (distances)
            row.emplace_back(t.meanReuseDistanceBytes > 0 ? text(formatBytes(t.meanReuseDistanceBytes))
                                                          : Report::tr("no reuse"));
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty()) return;
    writer.subheading(Report::tr("Traffic of one launch"));
    writer.table(table);
    writer.keepWithNext();
    writer.note(
        Report::tr(
            "L2 hit rate %1 with writes, as a profiler counts it; of the reads alone a cache answers %2. In "
            "all %3 are read from DRAM and %4 written to it in this launch.")
            .arg(percent(a.cache.l2Hit), percent(a.readHit()),
                 text(formatDecimalBytes(a.cache.dramReadBytes)),
                 text(formatDecimalBytes(a.cache.dramWriteBytes))));
}

} // namespace

void addResources(ReportWriter& writer, const ReportInput& input) {
    const Analysis& a = *input.state.analysis;
    writer.heading(Report::tr("Resources"));
    ReportTable table;
    table.columns = {{Report::tr("Resource")},
                     {Report::tr("busy, µs"), true},
                     {Report::tr("of the kernel"), true},
                     {Report::tr("of the steady period"), true},
                     {Report::tr("work"), true},
                     {Report::tr("peak"), true}};
    constexpr auto steadyColumn = 3; // of no meaning without a pipelined loop
    if (!a.hasTurns) table.columns.erase(table.columns.begin() + steadyColumn);
    QStringList idle;
    for (const Resource resource : allResources) {
        const ResourceUse& use = a.use(resource);
        if (use.busySeconds <= 0 && use.used <= 0) {
            idle << engineWord(resourceName(resource));
            continue;
        }
        ReportCell name(engineWord(resourceName(resource)));
        name.chip = resource;
        table.rows.push_back({name, microseconds(use.busySeconds), percent(use.utilization),
                              percent(use.steadyUtilization), workOf(resource, use), peakOf(resource, use)});
        if (!a.hasTurns) table.rows.back().erase(table.rows.back().begin() + steadyColumn);
    }
    writer.table(table);
    QStringList notes;
    QString busy = engineSentence(busyInWords());
    busy[0] = busy.at(0).toUpper();
    notes << busy + u'.';
    if (const std::string writes = dramWritesInWords(a.cache); !writes.empty())
        notes << Report::tr("DRAM: %1.").arg(engineSentence(writes));
    if (!idle.isEmpty())
        notes << Report::tr("Without work in this plan: %1.").arg(idle.join(QStringLiteral(", ")));
    writer.keepWithNext();
    writer.note(notes.join(u' '));
    addTraffic(writer, input);
}

} // namespace tilesight
