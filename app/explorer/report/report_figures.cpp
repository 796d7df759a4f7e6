// Figures of the report: time, plan graph, launch orders. Same painters as the views, in print colours.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/report/order_sheet.h"
#include "widgets/report/phase_bar.h"

namespace tilesight {

void addLanes(ReportWriter& writer, const ReportInput& input) {
    const auto analysis = input.state.analysis;
    const auto baseline = input.state.baseline;
    const LaneScene scene = makeLaneScene(analysis->lanes, *analysis);
    if (scene.empty()) return;
    writer.heading(reportTr("Where the time goes"));
    const double height = 34 + 20 + 22 + 24 + double(scene.rows.size()) * 29;
    QString caption =
        reportTr("Resource lanes of one tile on one SM, steady state folded. Percentages are busy shares "
                 "of the steady period. Each lane keeps its letters and its pattern, so the figure "
                 "survives grey printing.");
    if (baseline) caption += reportTr(" Hollow bars: “%1”.").arg(input.state.baselineName);
    writer.figure(
        height,
        [analysis, baseline, name = input.state.baselineName, theme = writer.theme()](QPainter& painter,
                                                                                      const QRectF& rect) {
            LanesOptions options;
            options.baseline = baseline.get();
            options.baselineName = name;
            painter.setClipRect(rect);
            paintLanes(painter, rect.adjusted(1, 1, -1, -1), analysis->lanes, *analysis, theme, options);
            painter.setPen(QPen(theme.line, 0.75));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        },
        caption);
}

void addPhases(ReportWriter& writer, const ReportInput& input) {
    const auto analysis = input.state.analysis;
    writer.heading(reportTr("Time by phase"));
    writer.block(phaseBarHeight, 8,
                 [analysis, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
                     paintPhaseBar(painter, rect, analysis->phases, theme);
                 });
}

void addPlanFigure(ReportWriter& writer, const ReportInput& input) {
    Selection nothingSelected;
    const auto graph = std::make_shared<PlanGraphView>(&nothingSelected);
    graph->setTheme(writer.theme());
    graph->setState(input.state);
    const QSizeF size = graph->exportSize();
    if (size.isEmpty()) return;
    const auto paintAt = [graph, size, theme = writer.theme()](QPainter& painter, const QRectF& space) {
        const double scale = std::min({1.0, space.width() / size.width(), space.height() / size.height()});
        graph->paintExport(painter, QRectF(space.topLeft(), size * scale), theme);
    };
    const QString caption =
        reportTr("Actions of one tile. Bars: time that one run occupies a pipe; full width is the steady "
                 "period in the "
                 "loop, the epilogue behind it. Strong edges: the chain that sets the time.");
    // Writing in the figure stays legible down to three quarters of its size; a wider plan gets a page
    // across.
    constexpr double legible = 0.75;
    const double scale = ReportWriter::pageWidth() / size.width();
    if (scale >= legible) {
        writer.heading(reportTr("The plan as a graph"));
        writer.figure(size.height() * std::min(1.0, scale), paintAt, caption);
    } else {
        writer.landscapeFigure(reportTr("The plan as a graph"), paintAt, caption);
    }
}

void addOrders(ReportWriter& writer, const ReportInput& input) {
    const auto gallery = input.state.gallery;
    if (!gallery || gallery->entries.empty()) return;
    writer.heading(reportTr("Launch orders"));
    const int shown = std::min(mostOrdersOnSheet, int(gallery->entries.size()));
    writer.figure(
        orderSheetHeight(*gallery),
        [gallery, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
            paintOrderSheet(painter, rect, *gallery, theme);
        },
        reportTr("L2 hit rate over the %1 × %2 output tiles for the %3 fastest of %4 launch orders examined, "
                 "on one "
                 "scale, sorted by predicted time. Rows of a map are rows of tiles.")
            .arg(input.state.analysis->gridRows)
            .arg(input.state.analysis->gridColumns)
            .arg(shown)
            .arg(gallery->examined));
}

} // namespace tilesight
