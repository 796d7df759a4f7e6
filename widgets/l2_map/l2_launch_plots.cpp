#include "widgets/l2_map/l2_launch_plots.h"

#include "core/analysis/report.h"
#include "widgets/l2_map/l2_cells.h"
#include "widgets/summary/wording.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilesight {
namespace {

constexpr int mostPoints = 800, mostWaveLines = 24;

std::int64_t windowOf(const L2Map& map) { return std::max<std::int64_t>(1, map.waveTiles / 16); }

void clear(PlotCanvas* plot) {
    plot->clearPlottables();
    plot->clearItems();
}

void verticalLine(PlotCanvas* plot, double x, const QPen& pen) {
    auto* line = new QCPItemStraightLine(plot);
    line->point1->setCoords(x, 0);
    line->point2->setCoords(x, 1);
    line->setPen(pen);
}

void addCaption(PlotCanvas* plot, const QString& text, double x, double y, Qt::Alignment side,
                const QColor& colour, const QFont& font) {
    auto* item = new QCPItemText(plot);
    item->setText(text);
    item->setColor(colour);
    item->setFont(font);
    item->setPositionAlignment(side);
    item->setPadding({4, 2, 4, 2});
    item->position->setType(QCPItemPosition::ptAxisRectRatio);
    item->position->setCoords(x, y);
}

/// Tensors in turn: accent filled, empty, grey, as far as there are patterns.
QBrush fillOf(std::size_t tensor, const Theme& theme) {
    switch (tensor % 4) {
    case 0:
        return QBrush(theme.accent);
    case 1:
        return QBrush(theme.panel);
    case 2:
        return QBrush(theme.control);
    default:
        return QBrush(theme.accent, Qt::BDiagPattern);
    }
}

QString bandText(std::size_t band) {
    const QString low = toQString(formatBytes(lowerEndOfReuseBand(band)));
    if (band == 0) return L2Words::tr("below %1").arg(toQString(formatBytes(lowerEndOfReuseBand(1))));
    if (band + 1 == reuseBands) return L2Words::tr("%1 and more").arg(low);
    return L2Words::tr("%1 to %2").arg(low, toQString(formatBytes(lowerEndOfReuseBand(band + 1))));
}

} // namespace

std::vector<double> hitRatesAlong(const L2Map& map, int tensor, std::int64_t window) {
    std::vector<double> rates(std::size_t(map.replayed), std::numeric_limits<double>::quiet_NaN());
    std::vector<double> requested(rates.size() + 1, 0), dram(rates.size() + 1, 0); // sums of those before
    for (std::size_t i = 0; i < rates.size(); ++i) {
        const L2Moved moved = map.moved(i, tensor);
        requested[i + 1] = requested[i] + moved.requested;
        dram[i + 1] = dram[i] + moved.dram;
    }
    for (std::int64_t i = 0; i < map.replayed; ++i) {
        const auto from = std::size_t(std::max<std::int64_t>(0, i - window / 2));
        const auto to =
            std::size_t(std::min(map.replayed, i - window / 2 + std::max<std::int64_t>(window, 1)));
        const double asked = requested[to] - requested[from];
        if (asked > 0) rates[std::size_t(i)] = std::clamp(1 - (dram[to] - dram[from]) / asked, 0.0, 1.0);
    }
    return rates;
}

void L2OrderPlot::build(const L2Study* study, int tensor, const QString& referenceName, const Theme& theme) {
    clear(m_plot);
    m_mark = nullptr;
    m_rates.clear();
    m_plot->xAxis->setLabel(L2Words::tr("Launch"));
    m_plot->yAxis->setLabel(L2Words::tr("Reads that hit, %"));
    m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
    if (!study || study->map.replayed < 1) return;
    const L2Map& map = study->map;
    m_rates = hitRatesAlong(map, tensor, windowOf(map));
    if (map.replayed / std::max<std::int64_t>(map.waveTiles, 1) <= mostWaveLines)
        for (std::int64_t at = map.waveTiles; at < map.replayed; at += map.waveTiles)
            verticalLine(m_plot, double(at), QPen(theme.line, 1));
    double low = 100;
    const auto draw = [&](const std::vector<double>& rates, const QPen& pen) {
        QCPGraph* graph = m_plot->addGraph();
        graph->setPen(pen);
        const std::size_t step = std::max<std::size_t>(1, rates.size() / mostPoints);
        for (std::size_t i = 0; i < rates.size(); i += step) {
            graph->addData(double(i), 100 * rates[i]);
            if (std::isfinite(rates[i])) low = std::min(low, 100 * rates[i]);
        }
    };
    const L2Map* reference = study->reference.get();
    // A tensor of the same name; without one there is nothing to compare.
    int other = -1;
    for (std::size_t t = 0; reference && tensor >= 0 && t < reference->tensors.size(); ++t)
        if (reference->tensors[t].name == map.tensors[std::size_t(tensor)].name) other = int(t);
    if (reference && (tensor < 0 || other >= 0)) {
        draw(hitRatesAlong(*reference, other, windowOf(*reference)),
             QPen(theme.textSecondary, 1.4, Qt::DashLine));
        addCaption(m_plot, L2Words::tr("dashed: %1").arg(referenceName), 1, 1,
                   Qt::AlignRight | Qt::AlignBottom, theme.textSecondary, theme.font(10.5));
    }
    draw(m_rates, QPen(theme.accent, 2));
    m_mark = new QCPItemStraightLine(m_plot);
    m_mark->setPen(QPen(theme.text, 1.4));
    const double bottom = low > 20 ? std::floor(low / 10) * 10 - 5 : 0;
    m_plot->setHome({{0, double(std::max<std::int64_t>(map.replayed - 1, 1))}, {bottom, 102}});
    m_plot->goHome();
    mark(0);
}

void L2OrderPlot::mark(std::int64_t position) {
    if (!m_mark) return;
    m_mark->point1->setCoords(double(position), 0);
    m_mark->point2->setCoords(double(position), 1);
}

std::int64_t L2OrderPlot::positionAt(const QPointF& pixel) const {
    if (m_rates.empty() || !m_plot->axisRect()->rect().contains(pixel.toPoint())) return -1;
    const auto at = std::int64_t(std::llround(m_plot->xAxis->pixelToCoord(pixel.x())));
    return at >= 0 && at < std::int64_t(m_rates.size()) ? at : -1;
}

QString L2OrderPlot::valueText(std::int64_t position) const {
    if (position < 0 || position >= std::int64_t(m_rates.size())) return {};
    const double rate = m_rates[std::size_t(position)];
    return std::isfinite(rate) ? toQString(formatPercent(rate)) : L2Words::tr("nothing read");
}

void L2ReusePlot::build(const L2Study* study, int tensor, const Theme& theme) {
    clear(m_plot);
    m_map = study ? &study->map : nullptr;
    m_plot->xAxis->setLabel(L2Words::tr("Reuse distance, MiB"));
    m_plot->yAxis->setLabel(L2Words::tr("Read again, MB"));
    m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
    if (!m_map) return;
    QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
    for (std::size_t band = 1; band < reuseBands; band += 2)
        ticks->addTick(double(band) - 0.5, toQString(formatNumber(lowerEndOfReuseBand(band) / 1048576)));
    m_plot->xAxis->setTicker(ticks);
    std::vector<std::size_t> shown;
    for (std::size_t t = 0; t < m_map->tensors.size(); ++t)
        if ((tensor < 0 || tensor == int(t)) && m_map->tensors[t].total.requested > 0) shown.push_back(t);
    double most = 1e-9;
    QStringList names;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const L2Map::Tensor& each = m_map->tensors[shown[i]];
        auto* bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        bars->setWidth(0.8 / double(shown.size()));
        bars->setPen(QPen(theme.control, 1));
        bars->setBrush(fillOf(shown[i], theme));
        for (std::size_t band = 0; band < reuseBands; ++band) {
            const double megabytes = each.reuse[band] / 1e6;
            bars->addData(double(band) + (double(i) - double(shown.size() - 1) / 2) * bars->width(),
                          megabytes);
            most = std::max(most, megabytes);
        }
        const QString words[] = {L2Words::tr("filled"), L2Words::tr("empty"), L2Words::tr("grey"),
                                 L2Words::tr("hatched")};
        names << L2Words::tr("%1 %2").arg(toQString(each.name), words[shown[i] % 4]);
    }
    if (m_map->capacityBytes > 0) {
        const double at = std::log2(m_map->capacityBytes / firstReuseBandBytes) - 0.5;
        verticalLine(m_plot, at, QPen(theme.warning, 1.6, Qt::DashLine));
        addCaption(m_plot, L2Words::tr("dashed: L2, %1").arg(toQString(formatBytes(m_map->capacityBytes))), 1,
                   0, Qt::AlignRight | Qt::AlignTop, theme.text, theme.font(10.5));
    }
    if (shown.size() > 1)
        addCaption(m_plot, names.join(QStringLiteral(", ")), 0, 0, Qt::AlignLeft | Qt::AlignTop,
                   theme.textSecondary, theme.font(10.5));
    m_plot->setHome({{-0.6, double(reuseBands) - 0.4}, {0, most * 1.3}});
    m_plot->goHome();
}

TooltipText L2ReusePlot::textAt(const QPointF& pixel) const {
    TooltipText text;
    if (!m_map || !m_plot->axisRect()->rect().contains(pixel.toPoint())) return text;
    const auto band = std::lround(m_plot->xAxis->pixelToCoord(pixel.x()));
    if (band < 0 || band >= long(reuseBands)) return text;
    text.title = L2Words::tr("Reuse distance %1").arg(bandText(std::size_t(band)));
    for (const L2Map::Tensor& tensor : m_map->tensors)
        if (tensor.total.requested > 0 && text.rows.size() < 4)
            text.add(toQString(tensor.name),
                     L2Words::tr("%1 read again")
                         .arg(toQString(formatDecimalBytes(tensor.reuse[std::size_t(band)]))));
    text.foot = m_map->capacityBytes > 0 && lowerEndOfReuseBand(std::size_t(band)) >= m_map->capacityBytes
                    ? L2Words::tr("Longer than L2 holds: it comes from DRAM again")
                    : L2Words::tr("Touched between two reads of the same bytes");
    return text;
}

QString ordersCsv(const L2Study& study) {
    QString csv = QStringLiteral("launch,hit_rate,baseline_hit_rate\n");
    const auto rates = hitRatesAlong(study.map, -1, windowOf(study.map));
    const auto before = study.reference ? hitRatesAlong(*study.reference, -1, windowOf(*study.reference))
                                        : std::vector<double>();
    const auto number = [](const std::vector<double>& of, std::size_t at) {
        return at < of.size() && std::isfinite(of[at]) ? QString::number(of[at], 'g', 9) : QString();
    };
    for (std::size_t i = 0; i < rates.size(); ++i)
        csv += QStringLiteral("%1,%2,%3\n").arg(i + 1).arg(number(rates, i), number(before, i));
    return csv;
}

QString reuseCsv(const L2Study& study) {
    QString csv = QStringLiteral("from_bytes");
    for (const L2Map::Tensor& tensor : study.map.tensors)
        csv += u',' + toQString(tensor.name) + QStringLiteral("_bytes");
    csv += u'\n';
    for (std::size_t band = 0; band < reuseBands; ++band) {
        csv += QString::number(band == 0 ? 0 : lowerEndOfReuseBand(band), 'f', 0);
        for (const L2Map::Tensor& tensor : study.map.tensors)
            csv += u',' + QString::number(tensor.reuse[band], 'f', 0);
        csv += u'\n';
    }
    return csv;
}

} // namespace tilesight
