#include "widgets/l2_map/l2_plots.h"

#include "core/analysis/report.h"
#include "widgets/l2_map/l2_cells.h"
#include "widgets/summary/wording.h"
#include "widgets/sweep/sweep_plot.h"
#include "widgets/theme/marks.h"
#include "widgets/theme/painting.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

QString axisLabel(bool bytes) {
    return bytes ? L2Words::tr("Read from DRAM, MB") : L2Words::tr("Reads that hit, %");
}
double shown(double readHit, double dramBytes, bool bytes) { return bytes ? dramBytes / 1e6 : 100 * readHit; }
QString numberText(double readHit, double dramBytes, bool bytes) {
    return toQString(bytes ? formatDecimalBytes(dramBytes) : formatPercent(readHit));
}

/// Room above and below; from zero unless that would hide how the points differ. Shares end at 100.
QCPRange yRange(double low, double high, bool bytes) {
    const double room = std::max({(high - low) * 0.18, 0.02 * high, 1e-3});
    const double bottom = low > 0.6 * high ? std::max(0.0, low - room) : 0;
    const double top = bytes ? high + room : std::min(high + room, 102.0);
    return {bottom, std::max(top, bottom + 1)};
}

QCPItemText* addText(PlotCanvas* plot, const QString& text, double x, double y, const QColor& colour,
                     const QFont& font, Qt::Alignment alignment, const QMargins& padding = {}) {
    auto* item = new QCPItemText(plot);
    item->setText(text);
    item->setColor(colour);
    item->setFont(font);
    item->setPositionAlignment(alignment);
    item->setPadding(padding);
    item->position->setCoords(x, y);
    return item;
}

void addRect(PlotCanvas* plot, double x, double y, const QPen& pen, const QBrush& brush) {
    auto* rect = new QCPItemRect(plot);
    rect->topLeft->setCoords(x - 0.5, y + 0.5);
    rect->bottomRight->setCoords(x + 0.5, y - 0.5);
    rect->setPen(pen);
    rect->setBrush(brush);
}

void addPoint(PlotCanvas* plot, double x, double y, bool current, const Theme& theme) {
    QCPGraph* graph = plot->addGraph();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->addData(x, y);
    graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle,
                                           QPen(current ? theme.accent : theme.text, current ? 3 : 1.2),
                                           QBrush(current ? theme.panel : theme.control), current ? 12 : 6));
}

void setRanges(PlotCanvas* plot, const QCPRange& x, const QCPRange& y) {
    plot->setHome({x, y});
    plot->goHome();
}

QSharedPointer<QCPAxisTickerText> valueTicks(const SweepAxis& axis) {
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (std::size_t i = 0; i < axis.values.size(); ++i)
        ticker->addTick(double(i), QString::number(axis.values[i]));
    return ticker;
}

QColor inkOn(const QColor& cell, const Theme& theme) {
    return (qGray(cell.rgb()) > 130) == theme.isDark ? theme.panel : theme.text;
}

/// Sizes as ticks: one that would touch another is left out, and never the one that matters most.
class SizeTicker : public QCPAxisTickerText {
public:
    SizeTicker(const QCPAxis* axis, double first) : m_axis(axis), m_first(first) {}

protected:
    QVector<double> createTickVector(double step, const QCPRange& range) override {
        QVector<double> ticks = QCPAxisTickerText::createTickVector(step, range);
        if (ticks.removeOne(m_first)) ticks.prepend(m_first);
        QVector<double> kept;
        for (const double tick : std::as_const(ticks))
            if (std::none_of(kept.begin(), kept.end(), [&](double other) { return touch(tick, other); }))
                kept << tick;
        std::sort(kept.begin(), kept.end());
        return kept;
    }

private:
    bool touch(double a, double b) {
        const double widths = textWidth(m_axis->tickLabelFont(), this->ticks().value(a)) +
                              textWidth(m_axis->tickLabelFont(), this->ticks().value(b));
        return std::abs(m_axis->coordToPixel(a) - m_axis->coordToPixel(b)) < widths / 2 + 6;
    }
    const QCPAxis* m_axis;
    double m_first;
};

} // namespace

void L2CapacityPlot::build(const L2Study* study, bool bytes, const Theme& theme) {
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_study = study;
    m_bytes = bytes;
    m_plot->yAxis->setLabel(axisLabel(bytes));
    m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
    m_plot->xAxis->setLabel(L2Words::tr("Size of L2, MiB"));
    if (!study || study->capacities.empty()) return;
    const auto current = std::find_if(study->capacities.begin(), study->capacities.end(),
                                      [](const L2CapacityPoint& point) { return point.current; });
    const auto own = current == study->capacities.end() ? 0 : current - study->capacities.begin();
    QSharedPointer<QCPAxisTickerText> ticks(new SizeTicker(m_plot->xAxis, double(own)));
    QCPGraph* line = m_plot->addGraph();
    line->setPen(QPen(theme.control, 2));
    double low = 1e300, high = 0;
    for (std::size_t i = 0; i < study->capacities.size(); ++i) {
        const L2CapacityPoint& point = study->capacities[i];
        const double y = shown(point.readHit, point.dramBytes, bytes);
        low = std::min(low, y);
        high = std::max(high, y);
        line->addData(double(i), y);
        if ((i + std::size_t(own)) % 2 == 0) ticks->addTick(double(i), toQString(formatNumber(point.l2Bytes / 1048576)));
    }
    m_plot->xAxis->setTicker(ticks);
    const QCPRange y = yRange(low, high, bytes);
    for (std::size_t i = 0; i < study->capacities.size(); ++i) {
        const L2CapacityPoint& point = study->capacities[i];
        if (point.current) {
            auto* mark = new QCPItemLine(m_plot);
            mark->start->setCoords(double(i), y.lower);
            mark->end->setCoords(double(i), y.upper);
            mark->setPen(QPen(theme.accent, 1.4, Qt::DashLine));
            const bool right = 2 * i < study->capacities.size(); // where there is more room
            addText(m_plot, L2Words::tr("this GPU"), double(i), y.lower, theme.text, theme.font(10.5, true),
                    (right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom, {5, 0, 5, 3});
        }
        addPoint(m_plot, double(i), shown(point.readHit, point.dramBytes, bytes), point.current, theme);
    }
    setRanges(m_plot, {-0.4, double(study->capacities.size()) - 0.6}, y);
}

int L2CapacityPlot::pointAt(const QPointF& pixel) const {
    if (!m_study || !m_plot->axisRect()->rect().contains(pixel.toPoint())) return -1;
    const auto at = std::lround(m_plot->xAxis->pixelToCoord(pixel.x()));
    return at >= 0 && at < long(m_study->capacities.size()) ? int(at) : -1;
}

QPointF L2CapacityPlot::pixelOf(int point) const {
    if (!m_study || point < 0 || point >= int(m_study->capacities.size())) return {-1, -1};
    const L2CapacityPoint& p = m_study->capacities[std::size_t(point)];
    return {m_plot->xAxis->coordToPixel(point),
            m_plot->yAxis->coordToPixel(shown(p.readHit, p.dramBytes, m_bytes))};
}

void L2ShapePlot::build(const L2Study* study, bool bytes, const Theme& theme) {
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_shapes = study && study->shapes ? &*study->shapes : nullptr;
    m_bytes = bytes;
    if (!m_shapes) return;
    m_plot->xAxis->setLabel(toQString(m_shapes->axes.back().parameter));
    m_plot->xAxis->setTicker(valueTicks(m_shapes->axes.back()));
    if (m_shapes->axes.size() > 1)
        buildMap(bytes, theme);
    else
        buildCurve(bytes, theme);
}

void L2ShapePlot::buildMap(bool bytes, const Theme& theme) {
    const Sweep& s = *m_shapes;
    const std::size_t rows = s.axes[0].values.size(), columns = s.axes[1].values.size();
    m_plot->yAxis->setLabel(toQString(s.axes[0].parameter));
    m_plot->xAxis->setLabel(toQString(s.axes[1].parameter) + QStringLiteral(" · ") + axisLabel(bytes));
    m_plot->yAxis->setTicker(valueTicks(s.axes[0]));
    double low = 1e300, high = -1e300;
    for (const SweepPoint& point : s.points)
        if (point.runs()) {
            low = std::min(low, shown(point.readHit, point.dramBytes, bytes));
            high = std::max(high, shown(point.readHit, point.dramBytes, bytes));
        }
    const bool numbers = s.points.size() <= 60;
    int current = -1;
    for (std::size_t k = 0; k < s.points.size(); ++k) {
        const SweepPoint& point = s.points[k];
        const double x = double(k / rows), y = double(k % rows);
        if (!point.runs()) {
            addRect(m_plot, x, y, QPen(theme.line), QBrush(misfitColour(theme), Qt::BDiagPattern));
            continue;
        }
        const double value = shown(point.readHit, point.dramBytes, bytes);
        const QColor cell = theme.mapColor(bytes ? theme.cividis : theme.viridis,
                                           high > low ? (value - low) / (high - low) : 0.5);
        addRect(m_plot, x, y, QPen(theme.panel, 1), QBrush(cell));
        if (point.current) current = int(k);
        if (numbers)
            addText(m_plot, QString::number(value, 'f', bytes && value < 10 ? 1 : 0), x, y,
                    inkOn(cell, theme), theme.font(10.5, point.current), Qt::AlignCenter);
    }
    if (current >= 0)
        addRect(m_plot, double(std::size_t(current) / rows), double(std::size_t(current) % rows),
                QPen(theme.accent, 3), Qt::NoBrush);
    setRanges(m_plot, {-0.5, double(columns) - 0.5}, {-0.5, double(rows) - 0.5});
}

void L2ShapePlot::buildCurve(bool bytes, const Theme& theme) {
    const Sweep& s = *m_shapes;
    m_plot->yAxis->setLabel(axisLabel(bytes));
    m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
    QCPGraph* line = m_plot->addGraph();
    line->setPen(QPen(theme.control, 2));
    double low = 1e300, high = 0;
    for (std::size_t i = 0; i < s.points.size(); ++i) {
        const double y = s.points[i].runs() ? shown(s.points[i].readHit, s.points[i].dramBytes, bytes)
                                            : std::numeric_limits<double>::quiet_NaN();
        line->addData(double(i), y); // NaN: a gap
        if (!s.points[i].runs()) continue;
        low = std::min(low, y);
        high = std::max(high, y);
        addPoint(m_plot, double(i), y, s.points[i].current, theme);
    }
    const QCPRange range = yRange(std::min(low, high), high, bytes);
    for (std::size_t i = 0; i < s.points.size(); ++i)
        if (s.points[i].current && s.points[i].runs()) {
            const double y = shown(s.points[i].readHit, s.points[i].dramBytes, bytes);
            const bool above = range.upper - y > 0.25 * range.size(); // else it would leave the plot
            addText(m_plot, L2Words::tr("now"), double(i), y, theme.text, theme.font(10.5, true),
                    Qt::AlignHCenter | (above ? Qt::AlignBottom : Qt::AlignTop),
                    above ? QMargins(0, 0, 0, 9) : QMargins(0, 9, 0, 0));
        }
    setRanges(m_plot, {-0.5, double(s.points.size()) - 0.5}, range);
}

int L2ShapePlot::pointAt(const QPointF& pixel) const {
    if (!m_shapes || !m_plot->axisRect()->rect().contains(pixel.toPoint())) return -1;
    const long x = std::lround(m_plot->xAxis->pixelToCoord(pixel.x()));
    const long rows = m_shapes->axes.size() > 1 ? long(m_shapes->axes[0].values.size()) : 1;
    const long y = rows > 1 ? std::lround(m_plot->yAxis->pixelToCoord(pixel.y())) : 0;
    if (x < 0 || y < 0 || y >= rows || x * rows + y >= long(m_shapes->points.size())) return -1;
    return int(x * rows + y);
}

QPointF L2ShapePlot::pixelOf(int point) const {
    if (!m_shapes || point < 0 || point >= int(m_shapes->points.size())) return {-1, -1};
    if (m_shapes->axes.size() < 2) {
        const SweepPoint& p = m_shapes->points[std::size_t(point)];
        return {m_plot->xAxis->coordToPixel(point),
                m_plot->yAxis->coordToPixel(shown(p.readHit, p.dramBytes, m_bytes))};
    }
    const int rows = int(m_shapes->axes[0].values.size());
    return {m_plot->xAxis->coordToPixel(point / rows), m_plot->yAxis->coordToPixel(point % rows)};
}

TooltipText capacityText(const L2Study& study, int index) {
    TooltipText text;
    if (index < 0 || index >= int(study.capacities.size())) return text;
    const L2CapacityPoint& point = study.capacities[std::size_t(index)];
    text.title = L2Words::tr("L2 of %1").arg(toQString(formatBytes(point.l2Bytes)));
    text.add(L2Words::tr("Reads that hit"), numberText(point.readHit, point.dramBytes, false));
    text.add(L2Words::tr("Read from DRAM"), numberText(point.readHit, point.dramBytes, true));
    text.add(L2Words::tr("Size"),
             point.current
                 ? L2Words::tr("that of this GPU")
                 : L2Words::tr("%1 times that of this GPU").arg(toQString(formatNumber(point.factor))));
    return text;
}

TooltipText shapeText(const L2Study& study, int index) {
    TooltipText text;
    if (!study.shapes || index < 0 || index >= int(study.shapes->points.size())) return text;
    const SweepPoint& point = study.shapes->points[std::size_t(index)];
    text.title = pointName(*study.shapes, point);
    if (!point.runs()) {
        text.add(L2Words::tr("Cannot run"), toQString(point.reason));
        return text;
    }
    text.add(L2Words::tr("Reads that hit"), numberText(point.readHit, point.dramBytes, false));
    text.add(L2Words::tr("Read from DRAM"), numberText(point.readHit, point.dramBytes, true));
    text.add(L2Words::tr("Latency"), toQString(formatSeconds(point.latencySeconds)));
    text.foot = point.current ? L2Words::tr("The plan as it is") : L2Words::tr("Click sets it");
    return text;
}

} // namespace tilesight
