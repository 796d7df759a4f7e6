// Charts of where the kernel stands: roofline, memory levels; the legal orders of the actions.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/order_survey.h"
#include "core/analysis/order_words.h"
#include "widgets/memory_chart/memory_layout.h"
#include "widgets/plot/plot_canvas.h"
#include "widgets/roofline/roofline_plot.h"

#include <cmath>

namespace tilesight {

void addRoofline(ReportWriter& writer, const ReportInput& input) {
    const ViewState& state = input.state;
    const auto now = std::make_shared<const Roofline>(rooflineOf(*state.analysis, *state.gpu));
    if (now->empty()) return;
    const auto then = std::make_shared<const Roofline>(state.baseline ? rooflineOf(*state.baseline, *state.gpu) : Roofline{});
    QString caption = Report::tr("Filled: this plan by memory level, at its intensity (FLOP per byte of that level).");
    if (!then->empty()) caption += Report::tr(" Dashed: “%1”.").arg(state.baselineName);
    writer.heading(Report::tr("Roofline"));
    writer.figure(
        300,
        [now, then, name = state.baselineName, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
            PlotCanvas canvas(nullptr);
            canvas.setTheme(theme);
            RooflinePlot plot(&canvas);
            plot.build({now.get(), then->empty() ? nullptr : then.get(), name, {}, false}, theme);
            canvas.setHome(plot.homeRange());
            canvas.goHome();
            painter.translate(rect.topLeft());
            canvas.paintOn(painter, rect.size().toSize());
        },
        caption);
}

void addMemory(ReportWriter& writer, const ReportInput& input) {
    const ViewState& state = input.state;
    const auto chart =
        std::make_shared<const MemoryChart>(memoryChartOf(*state.analysis, *state.gpu, state.baseline.get()));
    if (chart->empty()) return;
    const auto layout =
        std::make_shared<const MemoryLayout>(memoryLayout(*chart, {writer.pageWidth(), 300}, writer.theme()));
    const double scale = std::min(1.0, writer.pageWidth() / layout->size.width());
    writer.heading(Report::tr("Memory"));
    writer.figure(
        layout->size.height() * scale,
        [chart, layout, scale, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
            painter.translate(rect.topLeft());
            painter.scale(scale, scale);
            paintMemoryChart(painter, *chart, *layout, theme);
        },
        memoryInWords(*chart));
}

namespace {
/// Of two orders whose times differ by rounding alone.
QString orderDifference(double change) {
    return std::abs(change) < 1e-6 ? Report::tr("the same") : changePercent(change);
}
} // namespace

void addLegalOrders(ReportWriter& writer, const ReportInput& input) {
    const ViewState& state = input.state;
    const Expected<OrderSurvey> survey = surveyOrders(*state.plan, *state.gpu, *state.analysis);
    if (!survey || survey->orders.empty()) return;
    constexpr std::size_t most = 8;
    writer.heading(Report::tr("Legal orders"));
    writer.paragraph(Report::tr("Legal orders of the actions: %1, examined: %2.")
                         .arg(text(legalOrdersInWords(*state.analysis)))
                         .arg(survey->examined));
    ReportTable table;
    table.fontPixels = 11;
    table.columns = {{Report::tr("Order"), false, false, 0.6},
                     {survey->hasTurns ? Report::tr("a turn") : Report::tr("a block"), true},
                     {Report::tr("against the chosen"), true}};
    for (std::size_t i = 0; i < std::min(most, survey->orders.size()); ++i) {
        const ExaminedOrder& order = survey->orders[i];
        QStringList names;
        for (const int action : order.order)
            names << text(survey->names[std::size_t(action)]);
        const bool chosen = order.order == survey->chosen;
        table.rows.push_back({{names.join(QStringLiteral(" → ")), writer.theme().text, chosen},
                              seconds(order.seconds),
                              chosen ? Report::tr("chosen") : orderDifference(order.seconds / survey->chosenSeconds - 1)});
    }
    writer.table(table);
}

} // namespace tilesight
