// First page: title, four key cells, the result in sentences.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/band_words.h"
#include "core/cache/launch_order.h"
#include "core/plan/edit.h"
#include "widgets/conditions_text.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QPainter>

namespace tilesight {
namespace {

struct Cell {
    QString caption, value, detail;
    QColor colour = {};
    std::optional<Resource> chip = {};
};

/// "measured 182 µs, predicted 1.7 % too short"
QString measuredInWords(double measured, double predicted) {
    const double error = predicted / measured - 1;
    return (error < 0 ? Report::tr("measured %1, predicted %2 too short") : Report::tr("measured %1, predicted %2 too long"))
        .arg(seconds(measured), changePercent(std::abs(error)));
}

std::vector<Cell> keyCells(const ReportInput& input, const Theme& theme) {
    const ViewState& state = input.state;
    const Analysis& a = *state.analysis;
    std::vector<Cell> cells;
    const QString band = state.doubt ? u' ' + text(bandWithTime(*state.doubt, a.latencySeconds)) : QString();
    QString detail = input.measuredSeconds ? measuredInWords(*input.measuredSeconds, a.latencySeconds)
                     : a.flops > 0         ? text(formatRate(a.flops / a.latencySeconds, "FLOP/s"))
                                           : QString();
    if (const QString unusual = unusualText(a.conditions); !unusual.isEmpty())
        detail += (detail.isEmpty() ? QString() : QStringLiteral(", ")) + unusual;
    cells.push_back({Report::tr("Latency, predicted"), seconds(a.latencySeconds) + band, detail});
    if (state.baseline) {
        const Change change = latencyChange(state.baseline->latencySeconds, a.latencySeconds);
        cells.push_back(
            {Report::tr("Against “%1”").arg(state.baselineName), change.words,
             Report::tr("%1 → %2").arg(seconds(state.baseline->latencySeconds), seconds(a.latencySeconds)),
             change.direction < 0   ? theme.better
             : change.direction > 0 ? theme.worse
                                    : theme.text});
    } else {
        cells.push_back({Report::tr("Waves"),
                         a.waves.full == 0        ? Report::tr("1 partial")
                         : a.waves.tailBlocks > 0 ? Report::tr("%1 + tail").arg(a.waves.full)
                                                  : QString::number(a.waves.full),
                         Report::tr("%1 of %2 blocks resident")
                             .arg(std::min(a.waves.blocksPerWave, a.waves.gridBlocks))
                             .arg(a.waves.gridBlocks)});
    }
    cells.push_back({Report::tr("Bottleneck"),
                     engineWord(titleOf(a.bottleneck)),
                     engineSentence(a.bottleneckReason),
                     {},
                     resourceOf(a.bottleneck)});
    cells.push_back({Report::tr("L2 hit, with writes"), percent(a.cache.l2Hit),
                     Report::tr("reads alone %1, DRAM read %2")
                         .arg(percent(a.readHit()), text(formatDecimalBytes(a.cache.dramReadBytes)))});
    return cells;
}

constexpr double cellLeft = 11, cellRight = 6, cellTop = 9, detailTop = 45;

TextBlock detailOf(const Cell& cell, double cellWidth, const Theme& theme) {
    return {cell.detail, theme.font(11), theme.textSecondary, cellWidth - cellLeft - cellRight + 2};
}

/// As high as the longest detail needs.
double cellsHeight(const std::vector<Cell>& cells, double width, const Theme& theme) {
    double detail = 0;
    for (const Cell& cell : cells)
        detail = std::max(detail, detailOf(cell, width / double(cells.size()), theme).height());
    return std::max(72.0, cellTop + detailTop + detail + 5);
}

void paintCells(QPainter& painter, const QRectF& rect, const std::vector<Cell>& cells, const Theme& theme) {
    painter.setPen(QPen(theme.line, 0.75));
    painter.drawRoundedRect(rect, 4, 4);
    const double width = rect.width() / double(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell& cell = cells[i];
        const QRectF box(rect.x() + double(i) * width, rect.y(), width, rect.height());
        if (i > 0) {
            painter.setPen(QPen(theme.line, 0.75));
            painter.drawLine(box.topLeft(), box.bottomLeft());
        }
        const QRectF inner = box.adjusted(cellLeft, cellTop, -cellRight, -8);
        TextBlock(cell.caption, theme.font(11), theme.textTertiary, inner.width())
            .paint(painter, inner.topLeft());
        double x = inner.x();
        if (cell.chip) {
            paintChip(painter, {QPointF(x, inner.y() + 22), QSizeF(26, 16)}, *cell.chip, theme);
            x += 32;
        }
        double size = 17; // long words get smaller type rather than a second line
        while (size > 11 && TextBlock::naturalWidth(cell.value, theme.font(size, true)) > inner.right() - x)
            --size;
        TextBlock(cell.value, theme.font(size, true), cell.colour.isValid() ? cell.colour : theme.text,
                  inner.right() - x + 2)
            .paint(painter, {x, inner.y() + 30 - size * 0.68});
        detailOf(cell, width, theme).paint(painter, {inner.x(), inner.y() + detailTop});
    }
}

QString tileOf(const TilePlan& plan) {
    QStringList sizes;
    for (const char* role : {"rows", "columns", "depth"}) {
        const std::string name = parameterOfRole(plan, role);
        if (name.empty()) continue;
        if (const Expected<double> value = evaluate(plan, name)) sizes << number(*value, 9);
    }
    return sizes.join(QStringLiteral(" × "));
}

QString subtitleOf(const ViewState& state) {
    const TilePlan& plan = *state.plan;
    QStringList parts;
    if (const QString tile = tileOf(plan); !tile.isEmpty()) parts << Report::tr("tile %1").arg(tile);
    if (const Expected<ResolvedPlan> resolved = resolve(plan)) {
        if (!plan.loops.empty())
            parts << counted(resolved->stages, Report::tr("stage"), Report::tr("stages"));
        parts << counted(resolved->warps, Report::tr("warp"), Report::tr("warps"));
        QString order = text(launchOrderTitle(resolved->order, resolved->orderGroup));
        parts << Report::tr("launch order %1")
                     .arg(order.isEmpty() ? order : order.at(0).toLower() + order.mid(1));
    }
    parts << Report::tr("on one %1").arg(text(state.analysis->gpuName));
    QString line = parts.join(QStringLiteral(", "));
    line[0] = line.at(0).toUpper();
    return Report::tr("%1.").arg(line);
}

QString bandSentence(const Doubt& doubt) {
    QString sentence = Report::tr("The prediction may be off by ±%1: ±%2 is the %3")
                           .arg(text(formatPercent(doubt.band, 2)), text(formatPercent(doubt.modelBand, 2)),
                                text(doubt.modelSource));
    if (!doubt.numbers.empty())
        sentence +=
            Report::tr("; it %1, where each may be a quarter off").arg(text(guessesInWords(doubt, 4)));
    return Report::tr("%1.").arg(sentence);
}

QString largestCost(const Analysis& a) {
    const std::pair<double, const char*> phases[] = {
        {a.phases.launchSeconds, QT_TRANSLATE_NOOP("Report", "launch")},
        {a.phases.prologueSeconds,
         a.hasTurns ? QT_TRANSLATE_NOOP("Report", "prologue, the filling of the pipeline,")
                    : QT_TRANSLATE_NOOP("Report", "wait for the first lines and the last stores")},
        {a.phases.epilogueSeconds, QT_TRANSLATE_NOOP("Report", "epilogue")}};
    const auto* largest = std::max_element(std::begin(phases), std::end(phases));
    if (largest->first < 0.01 * a.latencySeconds) return {};
    return (a.hasTurns ? Report::tr("Outside the steady state the %1 costs most: %2, %3 of the latency.")
                       : Report::tr("Besides the stream of blocks the %1 costs most: %2, %3 of the latency."))
        .arg(Report::tr(largest->second), seconds(largest->first),
             percent(largest->first / a.latencySeconds));
}

} // namespace

QStringList inShort(const ViewState& state) {
    const Analysis& a = *state.analysis;
    QStringList sentences;
    const ResourceUse& tensor = a.use(Resource::tensor);
    const double rate = a.flops / a.latencySeconds;
    QString first = Report::tr("The kernel takes %1").arg(seconds(a.latencySeconds));
    if (a.flops > 0) first += Report::tr(" and runs at %1").arg(text(formatRate(rate, "FLOP/s")));
    if (tensor.used > 0 && tensor.peak > 0)
        first += Report::tr(", %1 of what the tensor cores can do at the %2 MHz %3")
                     .arg(percent(rate / tensor.peak))
                     .arg(number(a.clock.hz / 1e6, 4),
                          a.clock.throttled
                              ? Report::tr("that the %1 W limit allows").arg(number(a.clock.limitWatts))
                          : a.conditions.clock == ClockRegime::burst ? Report::tr("of the first launches")
                                                                     : Report::tr("of a sustained run"));
    sentences << Report::tr("%1.").arg(first);
    QString second = Report::tr("It is bound by %1").arg(inSentence(a.bottleneck));
    if (!a.bottleneckReason.empty()) second += Report::tr(" (%1)").arg(engineSentence(a.bottleneckReason));
    sentences << Report::tr("%1.").arg(second);
    if (state.doubt) sentences << bandSentence(*state.doubt);
    if (const QString third = largestCost(a); !third.isEmpty()) sentences << third;
    if (state.hints && !state.hints->empty()) {
        const Hint& best = state.hints->front();
        sentences << Report::tr("The change that gains most: %1, −%2 (%3), then bound by %4.")
                         .arg(text(best.title), seconds(best.gainSeconds),
                              changePercent(best.gainSeconds / a.latencySeconds), inSentence(best.then));
    }
    return sentences;
}

void addTitle(ReportWriter& writer, const ReportInput& input) {
    const std::string& name = input.state.plan->name;
    writer.title(name.empty() ? input.documentName : text(name), subtitleOf(input.state));
}

void addSummary(ReportWriter& writer, const ReportInput& input) {
    const TilePlan& plan = *input.state.plan;
    const std::vector<Cell> cells = keyCells(input, writer.theme());
    writer.block(cellsHeight(cells, writer.pageWidth(), writer.theme()), 12,
                 [cells, theme = writer.theme()](QPainter& painter, const QRectF& rect) {
                     paintCells(painter, rect, cells, theme);
                 });
    writer.heading(Report::tr("In short"));
    writer.paragraph(inShort(input.state).join(u' '));
    if (!plan.description.empty()) writer.note(text(plan.description));
}

} // namespace tilesight
