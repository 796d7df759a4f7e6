// Figures of the report: time, plan graph, launch orders. Same painters as the views, in print colours.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/report/order_sheet.h"
#include "widgets/report/phase_bar.h"
#include "widgets/tile/tile_picture.h"

#include <algorithm>

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
    static constexpr double gap = 14, tileHeight = 240, readableScale = 0.8, mostOfPage = 0.8;
    writer.heading(Report::tr("The plan as a graph"));
    // A wide graph is cut, not shrunk; only a high one is made smaller.
    const double scale = std::min({1.0, std::max(readableScale, writer.pageWidth() / size.width()),
                                   mostOfPage * writer.pageHeight() / size.height()});
    const std::vector<QRectF> bands = pictures->graph.exportBands(writer.pageWidth() / scale);
    const auto paint = [pictures, scale, theme = writer.theme()](QPainter& painter, const QRectF& rect, const QRectF& band) {
        const QRectF target(rect.topLeft(), band.size() * scale);
        painter.setClipRect(target);
        pictures->graph.paintExport(painter, target, theme, band);
    };
    for (std::size_t i = 0; i + 1 < bands.size(); ++i)
        writer.block(bands[i].height() * scale, i == 0 ? 8 : gap, [paint, band = bands[i]](QPainter& painter, const QRectF& rect) {
            paint(painter, rect, band);
        });
    QString caption =
        Report::tr("Actions of one tile. Bars: time that one run occupies a pipe; full width is the steady "
                   "period in the "
                   "loop, the epilogue behind it. Strong edges: the chain that sets the time.");
    if (bands.size() > 1) caption += Report::tr(" Each row goes on in the one below.");
    writer.figure(
        bands.back().height() * scale,
        [paint, band = bands.back()](QPainter& painter, const QRectF& rect) { paint(painter, rect, band); }, caption);
    if (!pictures->tile.figure().shown) return;
    writer.figure(
        tileHeight,
        [pictures, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
            painter.translate(rect.topLeft());
            pictures->tile.paintExport(painter, rect.size(), theme);
        },
        Report::tr("The problem, its grid and one tile; what fills the shared memory."));
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
