// Tables of results: diagnosis, hints, resources, traffic of tensors.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"

#include <algorithm>

namespace tilesight {

void addDiagnosis(ReportWriter& writer, const ReportInput& input) {
    const auto& found = input.state.diagnoses;
    if (!found) return;
    writer.heading(reportTr("Diagnosis"));
    if (found->empty()) {
        writer.paragraph(reportTr("Nothing costs more than 1 %: the busiest pipe sets the time."));
        return;
    }
    ReportTable table;
    table.columns = {{reportTr("What costs time (causes overlap)")}, {reportTr("lost"), true}, {reportTr("of the latency"), true}};
    for (const Diagnosis& d : *found)
        table.rows.push_back({text(std::string(titleOf(d.obstacle)) + ": " + d.sentence + " " + d.remedy),
                              seconds(d.lostSeconds), percent(d.share)});
    writer.table(table);
}

void addHints(ReportWriter& writer, const ReportInput& input) {
    const auto& hints = input.state.hints;
    if (!hints) return;
    writer.heading(reportTr("What to try"));
    if (hints->empty()) {
        writer.paragraph(reportTr("No change that the engine tried gains 0.5 % or more."));
        return;
    }
    ReportTable table;
    table.columns = {{reportTr("Change, each re-computed by the engine")},
                     {reportTr("gain"), true},
                     {reportTr("new latency"), true},
                     {reportTr("then bound by"), false, true, 0.2}};
    for (const Hint& hint : *hints)
        table.rows.push_back(
            {text(hint.title),
             {reportTr("−%1, %2").arg(seconds(hint.gainSeconds),
                                      changePercent(hint.gainSeconds / input.state.analysis->latencySeconds)),
              writer.theme().better, true},
             seconds(hint.latencySeconds),
             text(titleOf(hint.then))});
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
    table.columns = {{reportTr("Tensor")},
                     {reportTr("asked for"), true},
                     {reportTr("read from L2"), true},
                     {reportTr("read from DRAM"), true},
                     {reportTr("written"), true}};
    const bool distances = std::any_of(a.cache.tensors.begin(), a.cache.tensors.end(),
                                       [](const TensorTraffic& t) { return t.meanReuseDistanceBytes > 0; });
    if (distances) table.columns.push_back({reportTr("reuse distance"), true});
    for (const TensorTraffic& t : a.cache.tensors) {
        const bool known = t.tensor >= 0 && std::size_t(t.tensor) < a.plan.tensors.size();
        const auto bytes = [](double b) { return b > 0 ? text(formatDecimalBytes(b)) : reportTr("none"); };
        std::vector<ReportCell> row = {known ? text(a.plan.tensors[std::size_t(t.tensor)].name) : QString(),
                                       bytes(t.requestedBytes), bytes(t.l2Bytes), bytes(t.dramBytes),
                                       bytes(t.writtenBytes)};
        if (distances)
            row.emplace_back(t.meanReuseDistanceBytes > 0 ? text(formatBytes(t.meanReuseDistanceBytes))
                                                          : reportTr("no reuse"));
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty()) return;
    writer.subheading(reportTr("Traffic of one launch"));
    writer.table(table);
    writer.keepWithNext();
    writer.note(
        reportTr(
            "L2 hit rate %1 with writes, as a profiler counts it; of the reads alone a cache answers %2. In "
            "all %3 are read from DRAM and %4 written to it in this launch.")
            .arg(percent(a.cache.l2Hit), percent(a.readHit()),
                 text(formatDecimalBytes(a.cache.dramReadBytes)),
                 text(formatDecimalBytes(a.cache.dramWriteBytes))));
}

} // namespace

void addResources(ReportWriter& writer, const ReportInput& input) {
    const Analysis& a = *input.state.analysis;
    writer.heading(reportTr("Resources"));
    ReportTable table;
    table.columns = {{reportTr("Resource")},
                     {reportTr("busy, µs"), true},
                     {reportTr("of the kernel"), true},
                     {reportTr("of the steady period"), true},
                     {reportTr("work"), true},
                     {reportTr("peak"), true}};
    constexpr auto steadyColumn = 3; // of no meaning without a pipelined loop
    if (!a.hasTurns) table.columns.erase(table.columns.begin() + steadyColumn);
    QStringList idle;
    for (const Resource resource : allResources) {
        const ResourceUse& use = a.use(resource);
        if (use.busySeconds <= 0 && use.used <= 0) {
            idle << text(resourceName(resource));
            continue;
        }
        ReportCell name(text(resourceName(resource)));
        name.chip = resource;
        table.rows.push_back({name, microseconds(use.busySeconds), percent(use.utilization),
                              percent(use.steadyUtilization), workOf(resource, use), peakOf(resource, use)});
        if (!a.hasTurns) table.rows.back().erase(table.rows.back().begin() + steadyColumn);
    }
    writer.table(table);
    QStringList notes;
    QString busy = text(busyInWords());
    busy[0] = busy.at(0).toUpper();
    notes << busy + u'.';
    if (const std::string writes = dramWritesInWords(a.cache); !writes.empty())
        notes << reportTr("DRAM: %1.").arg(text(writes));
    if (!idle.isEmpty()) notes << reportTr("Without work in this plan: %1.").arg(idle.join(QStringLiteral(", ")));
    writer.keepWithNext();
    writer.note(notes.join(u' '));
    addTraffic(writer, input);
}

} // namespace tilesight
