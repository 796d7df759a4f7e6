// Sections of what was computed for the report alone: L2, sensitivity, the plan on all GPUs. Painted by the functions of
// the docks.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/l2_map/l2_picture.h"
#include "widgets/l2_map/l2_plots.h"
#include "widgets/plot/plot_canvas.h"
#include "widgets/sensitivity/tornado.h"
#include "widgets/summary/wording.h"
#include "widgets/table/table_delegate.h"

namespace tilesight {
namespace {

QString bytes(double count) { return text(formatDecimalBytes(count)); }

ReportTable l2Table(const L2Map& map) {
    const bool partitions = map.partitions > 1;
    ReportTable table;
    table.columns = {{Report::tr("Tensor")},
                     {Report::tr("Asked for"), true},
                     {Report::tr("Hit in a cache"), true},
                     {Report::tr("From DRAM"), true},
                     {Report::tr("Evicted"), true},
                     {Report::tr("Written"), true}};
    if (partitions) table.columns.push_back({Report::tr("Between partitions"), true});
    const auto add = [&](const QString& name, const L2Moved& moved, bool sum) {
        const QString hit = moved.requested > 0 ? percent(moved.hitRate()) : QStringLiteral("–");
        std::vector<ReportCell> row{ReportCell(name, {}, sum), bytes(moved.requested), hit, bytes(moved.dram),
                                    bytes(moved.evicted), bytes(moved.written)};
        if (partitions) row.emplace_back(bytes(moved.crossing));
        table.rows.push_back(std::move(row));
    };
    for (const L2Map::Tensor& tensor : map.tensors)
        add(text(tensor.name), tensor.total, false);
    add(Report::tr("All"), map.total, true);
    return table;
}

} // namespace

void addL2(ReportWriter& writer, const ReportInput& input) {
    const auto study = input.values.l2;
    if (!study) return;
    const double aspect = tileAspect(*input.state.plan);
    writer.heading(Report::tr("What tiles find in L2"));
    const auto paint = [study, aspect, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
        L2Look look;
        look.map = &study->map;
        look.position = study->map.replayed - 1;
        look.tileAspect = aspect;
        const double left = std::floor(rect.width() * 0.54);
        const QRectF map(rect.x(), rect.y() + 8, left - 12, rect.height() - 16);
        paintL2Map(painter, look, l2Layout(look, map, theme), l2Scale(look), theme);
        PlotCanvas canvas(nullptr);
        canvas.setTheme(theme);
        L2CapacityPlot(&canvas).build(study.get(), false, theme);
        painter.translate(rect.x() + left, rect.y());
        canvas.paintOn(painter, QSize(int(rect.width() - left), int(rect.height())));
    };
    writer.figure(280, paint,
                  Report::tr("Left: share of the reads of each tile that hit in L2; outlined is the last wave, framed its "
                             "last tile. Right: the same share of all reads, had the GPU another size of L2."));
    writer.paragraph(totalsInWords(study->map) +
                     remarksInWords(study->map, input.state.analysis->cache.dramReadBytes) + u'.');
    writer.table(l2Table(study->map));
}

void addSensitivity(ReportWriter& writer, const ReportInput& input) {
    const auto all = input.values.sensitivity;
    if (!all) return;
    const QString rest = withoutEffect(*all);
    const auto shown = std::make_shared<Sensitivity>(*all);
    shown->bars.clear();
    for (const int bar : tornadoLayout(*all, writer.pageWidth(), writer.theme(), false).shown)
        shown->bars.push_back(all->bars[std::size_t(bar)]);
    ReportTable table;
    table.fontPixels = 11;
    table.columns = {{Report::tr("What")}, {Report::tr("Less"), true}, {Report::tr("Latency then")},
                     {Report::tr("More"), true}, {Report::tr("Latency then")}};
    for (std::size_t i = 0; i < shown->bars.size(); ++i) {
        const SensitivityBar& bar = shown->bars[i];
        ReportCell title(bar.knob ? Report::tr("%1, now %2").arg(text(bar.title), number(bar.now, 12)) : text(bar.title));
        title.chip = bar.resource;
        std::vector<ReportCell> row{title};
        for (const bool more : {false, true}) {
            const TornadoLine line{int(i), more, {}, {}, {}};
            const SensitivityEnd* end = endOf(*shown, line);
            const bool runs = end && end->refusal.empty();
            row.emplace_back(end ? settingText(*shown, line) : QStringLiteral("–"));
            QString effect = end ? effectText(*shown, *end) : QString();
            if (runs) effect = seconds(end->latencySeconds) + QStringLiteral(", ") + effect;
            row.emplace_back(effect, end && !runs ? writer.theme().error : QColor());
        }
        table.rows.push_back(std::move(row));
    }
    // The widest bars that leave room for words on a page; the table has all.
    const double room = 0.6 * writer.pageHeight();
    const auto fits = [&] { return tornadoLayout(*shown, writer.pageWidth(), writer.theme(), false).size.height() <= room; };
    while (shown->bars.size() > 1 && !fits())
        shown->bars.pop_back();

    writer.heading(Report::tr("Sensitivity"));
    writer.paragraph(text(nextLimitInWords(*all)));
    writer.keepWithNext();
    const auto layout =
        std::make_shared<const TornadoLayout>(tornadoLayout(*shown, writer.pageWidth(), writer.theme(), false));
    writer.figure(
        layout->size.height(),
        [shown, layout, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
            painter.translate(rect.topLeft());
            paintTornado(painter, *shown, *layout, theme);
        },
        Report::tr("Latency when one number changes: rates of the GPU by %1 either way, knobs to the next value that can "
                   "run. The %2 widest of %3.")
            .arg(text(formatPercent(all->spread, 2)))
            .arg(shown->bars.size())
            .arg(table.rows.size()));
    writer.table(table);
    if (!rest.isEmpty()) writer.note(rest + u'.');
}

void addOnGpus(ReportWriter& writer, const ReportInput& input) {
    if (input.values.gpus.empty()) return;
    PlanOnGpusModel model;
    model.setRows(input.values.gpus, text(input.state.gpu->id));
    ReportTable table, refused;
    table.fontPixels = refused.fontPixels = 11;
    std::vector<int> columns; // the guesses, a sentence each, are in the band
    for (int column = 0; column < model.columnCount(); ++column)
        if (column != PlanOnGpusModel::guesses) columns.push_back(column);
    for (const int column : columns) {
        const bool numeric = column == PlanOnGpusModel::latency || column == PlanOnGpusModel::clock ||
                             column == PlanOnGpusModel::blocks;
        table.columns.push_back({model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), numeric,
                                 column != PlanOnGpusModel::gpu});
    }
    refused.columns = {{Report::tr("GPU"), false, false}, {Report::tr("Why the plan cannot run there")}};
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto cell = [&](int column) {
            const QModelIndex at = model.index(row, column);
            ReportCell shown(at.data().toString());
            if (const QVariant found = at.data(TableDelegate::judgementRole); found.isValid())
                shown.colour = judgementColor(writer.theme(), Judgement(found.toInt()));
            shown.bold = at.data(Qt::FontRole).isValid();
            return shown;
        };
        if (const QString reason = model.index(row, 0).data(PlanOnGpusModel::reasonRole).toString(); !reason.isEmpty()) {
            refused.rows.push_back({cell(PlanOnGpusModel::gpu), reason});
            continue;
        }
        table.rows.emplace_back();
        for (const int column : columns)
            table.rows.back().push_back(cell(column));
    }
    writer.heading(Report::tr("The plan on all GPUs"));
    if (!table.rows.empty()) {
        writer.paragraph(Report::tr("It runs on %1 of %2 GPUs, fastest first. The dot marks the GPU of this report.")
                             .arg(table.rows.size())
                             .arg(model.rowCount()));
        writer.table(table);
        writer.note(Report::tr("Band: mean error of the model, and a quarter on every guessed number. Of peak: tensor FLOP/s "
                               "or DRAM bytes/s of that GPU, whichever is nearer."));
    }
    if (!refused.rows.empty()) writer.table(refused);
}

} // namespace tilesight
