// Figures of the report: time, plan graph, launch orders. Same painters as the views, in print colours.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "widgets/lanes/lane_painter.h"
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

void addPlanFigure(ReportWriter&, const ReportInput&) {}
void addOrders(ReportWriter&, const ReportInput&) {}

} // namespace tilesight
