// The plots of the L2 dock under the pointer, and the pictures and tables that can be taken along.
#include "widgets/l2_map/l2_map_view.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/plot_pointer.h"
#include "widgets/summary/wording.h"

#include <QComboBox>

namespace tilesight {

void L2MapView::makeExports() {
    m_exports = new ExportActions(this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                                             paintAll(painter, size, theme);
                                         },
                                         [this] { return hasMap() ? l2MapCsv(m_shown->map) : QString(); },
                                         {1000, 640}});
    const auto forLaunchPlot = [this](PlotCanvas* plot, auto build, auto csv) {
        new ExportActions(plot, {[this, build](QPainter& painter, const QSize& size, const Theme& theme) {
                                         PlotCanvas canvas(nullptr);
                                         canvas.setTheme(theme);
                                         build(&canvas, theme);
                                         canvas.paintOn(painter, size);
                                     },
                                     [this, csv] { return hasMap() ? csv(*m_shown) : QString(); },
                                     {640, 440}});
    };
    forLaunchPlot(
        m_orderCanvas,
        [this](PlotCanvas* canvas, const Theme& theme) {
            L2OrderPlot plot(canvas);
            plot.build(hasMap() ? m_shown.get() : nullptr, m_tensor->currentIndex() - 1, m_state.baselineName,
                       theme);
            plot.mark(m_position);
        },
        ordersCsv);
    forLaunchPlot(
        m_reuseCanvas,
        [this](PlotCanvas* canvas, const Theme& theme) {
            L2ReusePlot(canvas).build(hasMap() ? m_shown.get() : nullptr, m_tensor->currentIndex() - 1,
                                      theme);
        },
        reuseCsv);
    const auto forPlot = [this](PlotCanvas* plot, auto makePlot, auto csv) {
        new ExportActions(
            plot, {[this, makePlot](QPainter& painter, const QSize& size, const Theme& theme) {
                       PlotCanvas canvas(nullptr);
                       canvas.setTheme(theme);
                       auto figure = makePlot(&canvas);
                       figure.build(hasMap() ? m_shown.get() : nullptr, showsBytes(), theme);
                       canvas.paintOn(painter, size);
                   },
                   [this, csv] { return hasMap() ? csv(*m_shown) : QString(); },
                   {640, 440}});
    };
    forPlot(
        m_capacityCanvas, [](PlotCanvas* canvas) { return L2CapacityPlot(canvas); }, capacitiesCsv);
    forPlot(
        m_shapeCanvas, [](PlotCanvas* canvas) { return L2ShapePlot(canvas); }, shapesCsv);
}

void L2MapView::paintAll(QPainter& p, const QSize& size, const Theme& theme) const {
    if (!hasMap()) return;
    const QRectF head(16, 10, size.width() - 32, 44);
    p.setPen(theme.text);
    p.setFont(theme.font(12, true));
    p.drawText(head, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
               m_quantity->currentText() + QStringLiteral(", ") + m_tensor->currentText() +
                   QStringLiteral(". ") + summary());
    const double top = head.bottom() + 6, height = size.height() - top - 14;
    const int left = size.width() * 54 / 100, right = size.width() - left;
    const L2Look now = look();
    paintL2Map(p, now, l2Layout(now, {16, top, double(left) - 16, height}, theme), l2Scale(now), theme);
    const int plotHeight = m_shown->shapes ? int(height / 2) : int(height);
    const auto plot = [&](auto makePlot, double y) {
        PlotCanvas canvas(nullptr);
        canvas.setTheme(theme);
        auto figure = makePlot(&canvas);
        figure.build(m_shown.get(), showsBytes(), theme);
        p.save();
        p.translate(left, y);
        canvas.paintOn(p, {right, plotHeight});
        p.restore();
    };
    plot([](PlotCanvas* canvas) { return L2CapacityPlot(canvas); }, top);
    if (m_shown->shapes) plot([](PlotCanvas* canvas) { return L2ShapePlot(canvas); }, top + plotHeight);
}

void L2MapView::applyShape(int index) {
    if (!m_shown || !m_shown->shapes || !m_state.plan || index < 0) return;
    const SweepPoint& point = m_shown->shapes->points[std::size_t(index)];
    if (!point.runs()) return emit refused(toQString(point.reason));
    const Expected<TilePlan> plan = planAt(*m_state.plan, *m_shown->shapes, point);
    if (!plan) return emit refused(toQString(plan.errors().front().message));
    if (*plan == *m_state.plan) return;
    emit edited(*plan, L2Words::tr("Set %1").arg(shapeText(*m_shown, index).title), {});
}

void L2MapView::connectPlots() {
    new PlotPointer(m_orderCanvas, m_tooltip,
                    {[this](QPointF at) {
                         TooltipText text;
                         const std::int64_t position = m_orderPlot.positionAt(at);
                         if (position < 0) return text;
                         text.title = L2Words::tr("Launch %1").arg(position + 1);
                         text.add(L2Words::tr("Reads that hit"), m_orderPlot.valueText(position));
                         text.foot = L2Words::tr("Click goes there");
                         return text;
                     },
                     [this](QPointF at) {
                         if (const std::int64_t position = m_orderPlot.positionAt(at); position >= 0) {
                             setPlaying(false);
                             setPosition(position);
                         }
                     }});
    new PlotPointer(m_reuseCanvas, m_tooltip, {[this](QPointF at) { return m_reusePlot.textAt(at); }});
    new PlotPointer(m_capacityCanvas, m_tooltip, {[this](QPointF at) {
                        const int point = m_shown ? m_capacityPlot.pointAt(at) : -1;
                        return point < 0 ? TooltipText() : capacityText(*m_shown, point);
                    }});
    new PlotPointer(m_shapeCanvas, m_tooltip,
                    {[this](QPointF at) {
                         const int point = m_shown ? m_shapePlot.pointAt(at) : -1;
                         return point < 0 ? TooltipText() : shapeText(*m_shown, point);
                     },
                     [this](QPointF at) { applyShape(m_shapePlot.pointAt(at)); }});
}

} // namespace tilesight
