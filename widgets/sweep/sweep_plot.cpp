#include "widgets/sweep/sweep_plot.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/marks.h"
#include "widgets/words.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tilesight {
namespace {

std::optional<Resource> resourceOf(Bottleneck limit) {
    const auto index = static_cast<std::size_t>(limit);
    if (index >= resourceCount) return {};
    return allResources[index];
}

QColor lineColour(Bottleneck limit, const Theme& theme) {
    const auto resource = resourceOf(limit);
    return resource ? theme.edge(*resource) : theme.control;
}

QColor fillColour(Bottleneck limit, const Theme& theme) {
    const auto resource = resourceOf(limit);
    return resource ? theme.resource(*resource).fill : theme.panel;
}

QSharedPointer<QCPAxisTickerText> ticksOf(const SweepAxis& axis) {
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const std::size_t step =
        std::max<std::size_t>(1, (axis.values.size() + 19) / 20); // no more than can be read
    for (std::size_t i = 0; i < axis.values.size(); i += step)
        ticker->addTick(double(i), QString::number(axis.values[i]));
    return ticker;
}

/// Dark writing on bright cells, light on dark ones.
QColor inkOn(const QColor& cell, const Theme& theme) {
    const bool bright = qGray(cell.rgb()) > 130;
    const bool lightText = theme.isDark;
    return bright == lightText ? theme.panel : theme.text;
}

} // namespace

QString limitCode(Bottleneck limit) {
    if (const auto resource = resourceOf(limit)) return toQString(resourceCode(*resource));
    return limit == Bottleneck::latency ? QStringLiteral("LT")
           : limit == Bottleneck::issue ? QStringLiteral("IS")
                                        : QStringLiteral("LC");
}

QString limitLegend(const Sweep& sweep) {
    std::set<Bottleneck> found;
    for (const SweepPoint& point : sweep.points)
        if (point.runs()) found.insert(point.bottleneck);
    QStringList words;
    for (const Bottleneck limit : found) {
        const QString code = limitCode(limit), title = engineWord(titleOf(limit));
        words << (code == title ? title : code + ' ' + title);
    }
    return words.join(QStringLiteral(" · "));
}

QString pointName(const Sweep& sweep, const SweepPoint& point) {
    QStringList words;
    for (std::size_t i = 0; i < sweep.axes.size(); ++i)
        words << toQString(sweep.axes[i].parameter) + ' ' + QString::number(point.values[i]);
    return words.join(QStringLiteral(", "));
}

SweepPlot::SweepPlot(PlotCanvas* plot) : m_plot(plot) {
    connect(plot, &QCustomPlot::afterLayout, this, &SweepPlot::fitCellTexts);
}

QCPItemText* SweepPlot::addText(const QString& text, double x, double y, const QColor& colour,
                                const QFont& font, Qt::Alignment alignment, const QMargins& padding) {
    auto* item = new QCPItemText(m_plot);
    item->setText(text);
    item->setColor(colour);
    item->setFont(font);
    item->setPositionAlignment(alignment);
    item->setPadding(padding);
    item->position->setCoords(x, y);
    return item;
}

void SweepPlot::addRect(double x, double y, const QPen& pen, const QBrush& brush) {
    auto* rect = new QCPItemRect(m_plot);
    rect->topLeft->setCoords(x - 0.5, y + 0.5);
    rect->bottomRight->setCoords(x + 0.5, y - 0.5);
    rect->setPen(pen);
    rect->setBrush(brush);
}

void SweepPlot::build(const SweepLook& look, const Theme& theme) {
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_cellTexts.clear();
    if (m_scale) {
        m_plot->plotLayout()->remove(m_scale);
        m_plot->plotLayout()->simplify();
    }
    m_sweep = look.sweep;
    m_map = look.map && m_sweep && m_sweep->axes.size() > 1;
    if (!m_sweep) return;
    const SweepPoint* fastest = m_sweep->fastest();
    m_low = fastest ? fastest->latencySeconds : 0;
    m_high = m_low;
    for (const SweepPoint& point : m_sweep->points)
        if (point.runs()) m_high = std::max(m_high, point.latencySeconds);
    m_perUnit = m_high >= 1 ? 1 : m_high >= 1e-3 ? 1e3 : 1e6;
    m_plot->xAxis->setTicker(ticksOf(m_sweep->axes[0]));
    m_plot->xAxis->setLabel(toQString(m_sweep->axes[0].parameter));
    if (m_map)
        buildMap(look, theme);
    else
        buildCurves(look, theme);
}

QString SweepPlot::unitText() const {
    return m_perUnit == 1     ? QStringLiteral("s")
           : m_perUnit == 1e3 ? QStringLiteral("ms")
                              : QStringLiteral("µs");
}

void SweepPlot::buildCurves(const SweepLook& look, const Theme& theme) {
    const Sweep& s = *m_sweep;
    m_plot->yAxis->setLabel(tr("Latency, %1").arg(unitText()));
    m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
    const std::size_t columns = s.axes[0].values.size(), rows = s.points.size() / columns;
    const double foot = homeRange().y.lower + homeRange().y.size() * 0.025;
    const bool crowded = s.points.size() > 120;
    for (std::size_t j = 0; j < rows; ++j) {
        int last = -1;
        for (std::size_t i = 0; i < columns; ++i) {
            const SweepPoint& point = s.at(i, j);
            if (!point.runs()) {
                if (j == 0 || rows == 1)
                    addText(QStringLiteral("×"), double(i), foot, theme.error, theme.font(13, true),
                            Qt::AlignCenter);
                continue;
            }
            const double y = point.latencySeconds * m_perUnit;
            if (i > 0 && s.at(i - 1, j).runs()) {
                auto* line = new QCPItemLine(m_plot);
                line->start->setCoords(double(i) - 1, s.at(i - 1, j).latencySeconds * m_perUnit);
                line->end->setCoords(double(i), y);
                line->setPen(QPen(lineColour(point.bottleneck, theme), 2));
            }
            QCPGraph* graph = m_plot->addGraph();
            graph->setLineStyle(QCPGraph::lsNone);
            graph->addData(double(i), y);
            const bool marked = int(j * columns + i) == look.marked;
            const QPen pen(point.current || marked ? theme.accent : lineColour(point.bottleneck, theme),
                           point.current || marked ? 3 : 1.4);
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, pen,
                                                   QBrush(fillColour(point.bottleneck, theme)),
                                                   point.current ? 14
                                                   : marked      ? 15
                                                                 : 11));
            if (!crowded)
                addText(limitCode(point.bottleneck), double(i), y, theme.text, theme.font(10, true),
                        Qt::AlignHCenter | Qt::AlignTop, {0, 8, 0, 0});
            if (point.current)
                addText(QStringLiteral("now"), double(i), y, theme.text, theme.font(10.5, true),
                        Qt::AlignHCenter | Qt::AlignBottom, {0, 0, 0, 9});
            last = int(i);
        }
        if (rows > 1 && last >= 0)
            addText(toQString(s.axes[1].parameter) + ' ' + QString::number(s.axes[1].values[j]), last,
                    s.at(std::size_t(last), j).latencySeconds * m_perUnit, theme.textSecondary,
                    theme.font(10.5), Qt::AlignLeft | Qt::AlignVCenter, {11, 0, 0, 0});
    }
}

void SweepPlot::buildMap(const SweepLook& look, const Theme& theme) {
    const Sweep& s = *m_sweep;
    m_plot->yAxis->setLabel(toQString(s.axes[1].parameter));
    m_plot->yAxis->setTicker(ticksOf(s.axes[1]));
    const std::size_t columns = s.axes[0].values.size();
    const bool numbers = s.points.size() <= 120;
    const SweepPoint* fastest = s.fastest();
    const double span = std::log(std::max(m_high, 1e-30) / std::max(m_low, 1e-30));
    for (std::size_t k = 0; k < s.points.size(); ++k) {
        const SweepPoint& point = s.points[k];
        const double x = double(k % columns), y = double(k / columns);
        if (!point.runs()) {
            addRect(x, y, QPen(theme.line), QBrush(misfitColour(theme), Qt::BDiagPattern));
            if (!numbers) continue;
            const QString dash = QStringLiteral("–");
            m_cellTexts.push_back(
                {int(k), addText(dash, x, y, theme.text, theme.font(11, true), Qt::AlignCenter), dash, dash});
            continue;
        }
        const double bright = span > 1e-9 ? 1 - std::log(point.latencySeconds / m_low) / span : 1;
        const QColor cell = theme.mapColor(theme.viridis, bright);
        addRect(x, y, QPen(theme.panel, 1), QBrush(cell));
        if (!numbers) continue;
        const QString number = toQString(formatNumber(point.latencySeconds * m_perUnit));
        QString full = number + '\n' + limitCode(point.bottleneck);
        if (point.current)
            full += tr(", now");
        else if (&point == fastest)
            full += tr(", fastest");
        m_cellTexts.push_back({int(k),
                               addText(full, x, y, inkOn(cell, theme),
                                       theme.font(10.5, point.current || &point == fastest), Qt::AlignCenter),
                               number, full});
    }
    if (fastest) addScale(theme);
    for (std::size_t k = 0; k < s.points.size(); ++k) { // above the other cells
        if (!s.points[k].current && int(k) != look.marked) continue;
        addRect(double(k % columns), double(k / columns), QPen(theme.accent, int(k) == look.marked ? 4 : 3),
                Qt::NoBrush);
    }
}

/// Colours are logarithmic in the latency, as in the cells; the fastest is bright.
void SweepPlot::addScale(const Theme& theme) {
    auto* scale = new QCPColorScale(m_plot);
    m_scale = scale;
    m_plot->plotLayout()->addElement(0, 1, scale);
    scale->setType(QCPAxis::atRight);
    scale->setBarWidth(int(10 * theme.fontScale));
    scale->setRangeDrag(false);
    scale->setRangeZoom(false);
    scale->setDataScaleType(QCPAxis::stLogarithmic);
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (int i = 0; i <= 8; ++i)
        gradient.setColorStopAt(i / 8.0, theme.mapColor(theme.viridis, 1 - i / 8.0));
    scale->setGradient(gradient);
    const double low = m_low * m_perUnit, high = std::max(m_high * m_perUnit, low * 1.0001);
    scale->setDataRange({low, high});
    QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
    constexpr int intervals = 4;
    for (int i = 0; i <= intervals; ++i) {
        const double value = low * std::pow(high / low, double(i) / intervals);
        ticks->addTick(value, toQString(formatNumber(value)));
    }
    QCPAxis* axis = scale->axis();
    axis->setTicker(ticks);
    axis->setLabel(tr("Latency, %1").arg(unitText()));
    axis->setTickLabelFont(theme.font(10.5));
    axis->setLabelFont(theme.font(11));
    axis->setTickLabelColor(theme.textSecondary);
    axis->setLabelColor(theme.textSecondary);
    axis->setBasePen(QPen(theme.control, 1));
    axis->setTickPen(QPen(theme.control, 1));
    axis->setSubTicks(false);
}

/// Both lines, the number alone, or nothing.
void SweepPlot::fitCellTexts() {
    if (!m_map || m_cellTexts.empty()) return;
    const double width = m_plot->xAxis->coordToPixel(1) - m_plot->xAxis->coordToPixel(0) - 4;
    const double height = m_plot->yAxis->coordToPixel(0) - m_plot->yAxis->coordToPixel(1) - 2;
    for (const CellText& cell : m_cellTexts) {
        const QFontMetricsF metrics(cell.item->font());
        const auto fits = [&](const QString& text) {
            const QSizeF size = metrics.size(0, text);
            return size.width() <= width && size.height() <= height;
        };
        cell.item->setVisible(fits(cell.number));
        cell.item->setText(fits(cell.full) ? cell.full : cell.number);
    }
}

QString SweepPlot::cellText(int point) const {
    for (const CellText& cell : m_cellTexts)
        if (cell.point == point) return cell.item->visible() ? cell.item->text() : QString();
    return {};
}

PlotCanvas::Range SweepPlot::homeRange() const {
    if (!m_sweep) return {{0, 1}, {0, 1}};
    const double columns = double(m_sweep->axes[0].values.size());
    if (m_map) return {{-0.5, columns - 0.5}, {-0.5, double(m_sweep->axes[1].values.size()) - 0.5}};
    const double low = m_low * m_perUnit, high = std::max(m_high * m_perUnit, 1e-9);
    // From zero, unless that would hide how the points differ.
    const double bottom = low > 0.6 * high ? std::max(0.0, low - std::max(high - low, 0.05 * high) * 0.4) : 0;
    const double right = m_sweep->axes.size() > 1 ? columns * 0.16 : 0;
    return {{-0.5, columns - 0.5 + right}, {bottom, high + (high - bottom) * 0.12}};
}

QPointF SweepPlot::pixelOf(int index) const {
    if (!m_sweep || index < 0 || index >= int(m_sweep->points.size())) return {-1, -1};
    const std::size_t columns = m_sweep->axes[0].values.size(), k = std::size_t(index);
    const SweepPoint& point = m_sweep->points[k];
    const PlotCanvas::Range home = homeRange();
    const double y = m_map          ? double(k / columns)
                     : point.runs() ? point.latencySeconds * m_perUnit
                                    : home.y.lower + home.y.size() * 0.025;
    return {m_plot->xAxis->coordToPixel(double(k % columns)), m_plot->yAxis->coordToPixel(y)};
}

int SweepPlot::pointAt(const QPointF& pixel) const {
    if (!m_sweep || !m_plot->axisRect()->rect().contains(pixel.toPoint())) return -1;
    const std::size_t columns = m_sweep->axes[0].values.size(), rows = m_sweep->points.size() / columns;
    if (m_map) {
        const double x = std::round(m_plot->xAxis->pixelToCoord(pixel.x())),
                     y = std::round(m_plot->yAxis->pixelToCoord(pixel.y()));
        if (x < 0 || y < 0 || x >= double(columns) || y >= double(rows)) return -1;
        return int(std::size_t(y) * columns + std::size_t(x));
    }
    int best = -1;
    double nearest = 12;
    for (std::size_t k = 0; k < m_sweep->points.size(); ++k) {
        const QPointF at = pixelOf(int(k));
        const double distance = std::hypot(at.x() - pixel.x(), at.y() - pixel.y());
        if (distance >= nearest) continue;
        nearest = distance;
        best = int(k);
    }
    return best;
}

} // namespace tilesight
