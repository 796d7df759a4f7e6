// Figures of the report: time, plan graph, launch orders. Same painters as the views, in print colours.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "widgets/report/phase_bar.h"

namespace tilesight {

void addTimeFigures(ReportWriter& writer, const ReportInput& input) {
    const auto analysis = input.state.analysis;
    writer.heading(reportTr("Time by phase"));
    writer.block(phaseBarHeight, 8, [analysis, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
        paintPhaseBar(painter, rect, analysis->phases, theme);
    });
}

void addPlanFigure(ReportWriter&, const ReportInput&) {}
void addOrders(ReportWriter&, const ReportInput&) {}

} // namespace tilesight
