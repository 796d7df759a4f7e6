// Figures of the report: time, plan graph, launch orders. Same painters as the views, in print colours.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/report/order_sheet.h"
#include "widgets/report/phase_bar.h"
#include "widgets/tile/tile_picture.h"

namespace tilesight {

void addLanes(ReportWriter& writer, const ReportInput& input) {
    const auto analysis = input.state.analysis;
    const auto baseline = input.state.baseline;
    const LaneScene scene = makeLaneScene(analysis->lanes, *analysis);
    if (scene.empty()) return;
    writer.heading(Report::tr("Where the time goes"));
    const double height = 34 + 20 + 22 + 24 + double(scene.rows.size()) * 29;
    QString caption =
        (analysis->hasTurns
             ? Report::tr("Resource lanes of one tile on one SM, steady state folded. Percentages are "
                          "busy shares of the steady period.")
             : Report::tr("Resource lanes of one tile on one SM, from its start to its end. "
                          "Percentages are busy shares of the kernel.")) +
        Report::tr(" Each lane keeps its letters and its pattern, so the figure survives grey printing.");
    if (baseline) caption += Report::tr(" Hollow bars: “%1”.").arg(input.state.baselineName);
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
    writer.heading(Report::tr("Time by phase"));
    writer.block(phaseBarHeight, 8,
                 [analysis, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
                     paintPhaseBar(painter, rect, analysis->phases, analysis->hasTurns, theme);
                 });
}

namespace {
/// The views of the plan, in print colours, with nothing selected. Not shown anywhere: they only paint.
struct PlanPictures {
    Selection selection;
    PlanGraphView graph{&selection};
    TilePicture tile{&selection};
};
} // namespace

void addPlanFigure(ReportWriter& writer, const ReportInput& input) {
    const auto pictures = std::make_shared<PlanPictures>();
    pictures->graph.setTheme(writer.theme());
    pictures->graph.setState(input.state);
    pictures->tile.setTheme(writer.theme());
    pictures->tile.setState(input.state);
    const QSizeF size = pictures->graph.exportSize();
    if (size.isEmpty()) return;
    static constexpr double gap = 18, leastTile = 220, mostTile = 330, readableScale = 0.62;
    const QString caption =
        Report::tr("Actions of one tile. Bars: time that one run occupies a pipe; full width is the steady "
                   "period in the "
                   "loop, the epilogue behind it. Strong edges: the chain that sets the time.");
    // Small graphs stand in the text; only large ones turn the page.
    const double upright = std::min(1.0, writer.pageWidth() / size.width());
    const double uprightHeight = size.height() * upright;
    if (upright >= readableScale && uprightHeight < 0.6 * writer.pageHeight()) {
        writer.heading(Report::tr("The plan as a graph"));
        const bool tile = pictures->tile.figure().shown;
        writer.figure(
            uprightHeight + (tile ? gap + leastTile : 0),
            [=, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
                pictures->graph.paintExport(painter, QRectF(rect.topLeft(), size * upright), theme);
                if (!tile) return;
                painter.translate(rect.x(), rect.y() + uprightHeight + gap);
                pictures->tile.paintExport(painter, QSizeF(rect.width(), leastTile), theme);
            },
            caption);
        return;
    }
    const auto paint = [pictures, size, theme = writer.theme()](QPainter& painter, const QRectF& space) {
        const double scale = std::min({1.0, space.width() / size.width(), space.height() / size.height()});
        const QRectF graph(space.topLeft(), size * scale);
        pictures->graph.paintExport(painter, graph, theme);
        const double room = std::min(mostTile, space.bottom() - graph.bottom() - gap);
        if (room < leastTile || !pictures->tile.figure().shown) return;
        painter.translate(space.x(), graph.bottom() + gap);
        pictures->tile.paintExport(painter, QSizeF(space.width(), room), theme);
    };
    writer.landscapeFigure(Report::tr("The plan as a graph"), paint, caption);
}

void addOrders(ReportWriter& writer, const ReportInput& input) {
    const auto gallery = input.state.gallery;
    if (!gallery || gallery->entries.empty()) return;
    writer.heading(Report::tr("Launch orders"));
    const int shown = std::min(mostOrdersOnSheet, int(gallery->entries.size()));
    writer.figure(
        orderSheetHeight(*gallery),
        [gallery, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
            paintOrderSheet(painter, rect, *gallery, theme);
        },
        Report::tr(
            "Share of the reads that a cache answers (writes do not count), over the %1 × %2 output tiles, "
            "for "
            "the %3 fastest of %4 launch orders examined, on one scale, sorted by predicted time. Rows of a "
            "map are rows of tiles.")
            .arg(input.state.analysis->gridRows)
            .arg(input.state.analysis->gridColumns)
            .arg(shown)
            .arg(gallery->examined));
}

} // namespace tilesight
