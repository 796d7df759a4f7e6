// The plan as tables: parameters, tensors, grid and pipeline, actions.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/plan/resolved_plan.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {
namespace {

QString joined(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        list << text(name);
    return list.join(QStringLiteral(", "));
}

QString joined(const std::vector<Expression>& expressions, const QString& separator) {
    QStringList list;
    for (const Expression& e : expressions)
        list << text(e.text);
    return list.join(separator);
}

ReportCell mono(const QString& s) {
    ReportCell cell(s);
    cell.mono = true;
    return cell;
}

QString valueOf(const Analysis& a, const std::string& name) {
    for (const auto& [parameter, value] : a.parameters)
        if (parameter == name) return number(value, 12);
    return {};
}

void addParameters(ReportWriter& writer, const Analysis& a) {
    ReportTable table;
    table.columns = {{Report::tr("Parameter")},
                     {Report::tr("as written")},
                     {Report::tr("value"), true},
                     {Report::tr("meaning")}};
    for (const Parameter& p : a.plan.parameters)
        table.rows.push_back(
            {mono(text(p.name)), mono(text(p.value.text)), valueOf(a, p.name), text(p.note)});
    if (!table.rows.empty()) writer.table(table);
}

void addTensors(ReportWriter& writer, const TilePlan& plan) {
    ReportTable table;
    table.columns = {
        {Report::tr("Tensor")}, {Report::tr("dimensions")}, {Report::tr("type")}, {Report::tr("lives in")}};
    for (const Tensor& t : plan.tensors)
        table.rows.push_back({text(t.name), mono(joined(t.dims, QStringLiteral(" × "))),
                              text(nameOf(t.dtype)).toUpper(), text(nameOf(t.placement)).toUpper()});
    if (table.rows.empty()) return;
    writer.subheading(Report::tr("Tensors"));
    writer.table(table);
}

/// What one execution touches or computes, in the plan's own expressions.
QString footprint(const Action& action) {
    if (action.access)
        return text(action.access->tensor) + u'[' + joined(action.access->index, QStringLiteral(", ")) +
               QStringLiteral("] ") + joined(action.access->extent, QStringLiteral(" × "));
    if (action.matmul)
        return joined({action.matmul->m, action.matmul->n, action.matmul->k}, QStringLiteral(" × "));
    return text(action.elements.text);
}

void addActions(ReportWriter& writer, const Analysis& a) {
    ReportTable table;
    table.columns = {{Report::tr("Action"), false, false},
                     {Report::tr("operation")},
                     {Report::tr("loop")},
                     {Report::tr("footprint")},
                     {Report::tr("after")},
                     {Report::tr("one run, µs"), true},
                     {Report::tr("runs"), true},
                     {Report::tr("bound by")}};
    for (std::size_t i = 0; i < a.plan.actions.size(); ++i) {
        const Action& action = a.plan.actions[i];
        ReportCell limit;
        QString time, runs;
        if (i < a.actions.size()) {
            const ActionResult& result = a.actions[i];
            limit.text = engineWord(titleOf(result.limit));
            time = microseconds(result.secondsPerExecution);
            runs = QString::number(result.executions);
        }
        table.rows.push_back({text(action.name), text(nameOf(action.operation)), text(action.loop),
                              mono(footprint(action)), joined(action.dependsOn), time, runs, limit});
    }
    if (table.rows.empty()) return;
    writer.subheading(Report::tr("Actions of one tile"));
    writer.table(table);
}

QString structure(const TilePlan& plan) {
    QStringList grid, loops;
    for (const GridDim& dim : plan.grid.dims)
        grid << text(dim.name + " < " + dim.count.text);
    for (const Loop& loop : plan.loops)
        loops << text(loop.name + " < " + loop.count.text) +
                     (loop.parent.empty() ? QString() : Report::tr(" in %1").arg(text(loop.parent)));
    QString line = Report::tr("Grid: %1.").arg(grid.join(QStringLiteral(", ")));
    if (!loops.isEmpty()) line += Report::tr(" Loops: %1.").arg(loops.join(QStringLiteral(", ")));
    const auto countOf = [&](const Expression& e, const QString& one, const QString& many) {
        const Expected<double> value = evaluate(plan, e);
        return value ? counted(std::llround(*value), one, many) : text(e.text) + u' ' + many;
    };
    const QString warps = countOf(plan.pipeline.warps, Report::tr("warp"), Report::tr("warps"));
    line += loops.isEmpty()
                ? Report::tr(" Blocks of %1, no loop.").arg(warps)
                : Report::tr(" Pipeline: %1, %2, copies by %3%4.")
                      .arg(countOf(plan.pipeline.stages, Report::tr("stage"), Report::tr("stages")), warps,
                           text(nameOf(plan.pipeline.copy)),
                           plan.pipeline.producerWarps ? Report::tr(" from warps of their own") : QString());
    return line;
}

} // namespace

void addPlanTables(ReportWriter& writer, const ReportInput& input) {
    const Analysis& a = *input.state.analysis;
    writer.heading(Report::tr("The plan"));
    addParameters(writer, a);
    writer.note(structure(a.plan));
    addTensors(writer, a.plan);
    addActions(writer, a);
}

} // namespace tilesight
