#include "widgets/roofline/roofline_plot.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

Qt::PenStyle styleOf(Resource level) {
    switch (level) {
    case Resource::smem:
        return Qt::DotLine;
    case Resource::l15:
        return Qt::DashLine;
    case Resource::dram:
        return Qt::DashDotLine;
    default:
        return Qt::SolidLine;
    }
}

QColor faded(QColor colour, bool back) {
    if (back) colour.setAlphaF(0.25F);
    return colour;
}

} // namespace

RooflinePlot::RooflinePlot(PlotCanvas* plot) : m_plot(plot) {
    for (QCPAxis* axis : {plot->xAxis, plot->yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<QCPAxisTicker>(new LogTicker));
    }
    connect(plot, &QCustomPlot::afterLayout, this, [this] { placeLabels(); });
}

void RooflinePlot::build(const RooflineLook& look, const Theme& theme) {
    m_plot->clearGraphs();
    m_plot->clearItems();
    m_slopeLabels.clear();
    m_ceilingLabels.clear();
    m_ghostIntensities.clear();
    m_ghostAttained = 0;
    m_now = m_ghost = {};
    m_roofline = *look.roofline;
    if (m_roofline.empty()) return;
    m_perUnit = m_roofline.ceilings.front().perSecond >= 2e12 ? 1e12 : 1e9;
    m_plot->xAxis->setLabel(tr("Intensity, %1 per byte at that level").arg(m_roofline.workUnit()));
    m_plot->yAxis->setLabel((m_perUnit > 1e9 ? QStringLiteral("T") : QStringLiteral("G")) +
                            m_roofline.rateUnit());
    addSlopes(look, theme);
    addCeilings(look, theme);
    if (look.ghost && !look.ghost->empty() && look.ghost->operations == m_roofline.operations) {
        for (const RoofDot& dot : look.ghost->dots)
            m_ghostIntensities.push_back(dot.intensity);
        m_ghostAttained = look.ghost->attained;
        addDots(*look.ghost, look, theme, true);
    }
    addDots(m_roofline, look, theme, false);
}

void RooflinePlot::addLine(double x1, double y1, double x2, double y2, const QPen& pen) {
    auto* line = new QCPItemLine(m_plot);
    line->start->setCoords(x1, y1 / m_perUnit);
    line->end->setCoords(x2, y2 / m_perUnit);
    line->setPen(pen);
    line->setClipToAxisRect(true);
}

QCPItemText* RooflinePlot::addText(const QString& text, const QColor& colour, const QFont& font) {
    auto* item = new QCPItemText(m_plot);
    item->setText(text);
    item->setColor(colour);
    item->setFont(font);
    item->setPadding(QMargins(3, 1, 3, 1));
    return item;
}

void RooflinePlot::addSlopes(const RooflineLook& look, const Theme& theme) {
    const double peak = m_roofline.ceilings.front().perSecond;
    for (const Slope& slope : m_roofline.slopes) {
        const bool back = look.level && *look.level != slope.level;
        const double knee = peak / slope.bytesPerSecond;
        QPen pen(faded(theme.edge(slope.level), back), 1.8, styleOf(slope.level));
        addLine(knee / 1e9, peak / 1e9, knee, peak, pen);
        QCPItemText* label =
            addText(levelName(slope.level) + ' ' + toQString(formatRate(slope.bytesPerSecond, "B/s")),
                    faded(theme.textSecondary, back), theme.font(10.5));
        m_slopeLabels.push_back({label, slope.bytesPerSecond});
    }
}

void RooflinePlot::addCeilings(const RooflineLook& look, const Theme& theme) {
    double steepest = 0;
    for (const Slope& slope : m_roofline.slopes)
        steepest = std::max(steepest, slope.bytesPerSecond);
    for (const Ceiling& ceiling : m_roofline.ceilings) {
        if (ceiling.kind == Ceiling::otherType && !look.allTypes) continue;
        const bool binding = ceiling.kind == Ceiling::binding;
        const double from = steepest > 0 ? ceiling.perSecond / steepest : 1e-9;
        const QPen pen(binding ? theme.edge(ceiling.pipe) : theme.control, binding ? 2 : 1,
                       binding ? Qt::SolidLine : Qt::DashLine);
        addLine(from, ceiling.perSecond, from * 1e9, ceiling.perSecond, pen);
        QCPItemText* label =
            addText(ceiling.title + ' ' +
                        toQString(formatRate(ceiling.perSecond, m_roofline.rateUnit().toStdString())),
                    binding ? theme.text : theme.textSecondary, theme.font(10.5, binding));
        m_ceilingLabels.push_back({label, ceiling.perSecond});
    }
}

void RooflinePlot::addDots(const Roofline& roofline, const RooflineLook& look, const Theme& theme,
                           bool ghost) {
    if (roofline.dots.empty()) return;
    const QColor ink = ghost ? theme.textSecondary : theme.text;
    DotsLabel& labels = ghost ? m_ghost : m_now;
    labels.attained = roofline.attained;
    const auto [low, high] =
        std::minmax_element(roofline.dots.begin(), roofline.dots.end(),
                            [](const RoofDot& a, const RoofDot& b) { return a.intensity < b.intensity; });
    addLine(low->intensity, roofline.attained, high->intensity, roofline.attained,
            QPen(ink, 1, ghost ? Qt::DotLine : Qt::SolidLine));
    for (const RoofDot& dot : roofline.dots) {
        const bool back = look.level && *look.level != dot.level;
        QCPGraph* graph = m_plot->addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        graph->addData(dot.intensity, dot.attained / m_perUnit);
        labels.intensities.push_back(dot.intensity);
        if (ghost) {
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle,
                                                   QPen(faded(theme.textSecondary, back), 1.4, Qt::DotLine),
                                                   QBrush(theme.panel), 11));
            continue;
        }
        const ResourceStyle& style = theme.resource(dot.level);
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle,
                                               QPen(faded(theme.edge(dot.level), back), 1.4),
                                               QBrush(faded(style.fill, back)), 13));
        labels.codes.push_back(addText(style.code, faded(ink, back), theme.font(10, true)));
        labels.codes.back()->setPadding({});
    }
    const QString name = ghost ? look.ghostName : tr("now");
    labels.item = addText(toQString(formatNumber(roofline.attained / m_perUnit)) + ' ' + name, ink,
                          theme.font(11, !ghost));
    labels.item->setPadding({});
}

PlotCanvas::Range RooflinePlot::homeRange() const {
    if (m_roofline.empty()) return {{1, 1000}, {1, 1000}};
    double left = 1e300, right = 0, top = 0, bottom = m_roofline.attained;
    for (const RoofDot& dot : m_roofline.dots) {
        left = std::min(left, dot.intensity);
        right = std::max(right, dot.intensity);
    }
    for (const double intensity : m_ghostIntensities) {
        left = std::min(left, intensity);
        right = std::max(right, intensity);
    }
    const double peak = m_roofline.ceilings.front().perSecond;
    for (const Slope& slope : m_roofline.slopes) {
        left = std::min(left, peak / slope.bytesPerSecond);
        right = std::max(right, peak / slope.bytesPerSecond);
    }
    for (const Ceiling& ceiling : m_roofline.ceilings)
        if (ceiling.kind != Ceiling::otherType) top = std::max(top, ceiling.perSecond);
    if (m_ghostAttained > 0) bottom = std::min(bottom, m_ghostAttained);
    bottom = std::min(bottom / 2.5, peak / 8);
    return {{left / 3, right * 4}, {bottom / m_perUnit, top * 1.6 / m_perUnit}};
}

PlotCanvas::Range RooflinePlot::fitRange() const {
    if (m_roofline.empty()) return homeRange();
    double left = 1e300, right = 0;
    for (const RoofDot& dot : m_roofline.dots) {
        left = std::min(left, dot.intensity);
        right = std::max(right, dot.intensity);
    }
    const double low =
        m_ghostAttained > 0 ? std::min(m_ghostAttained, m_roofline.attained) : m_roofline.attained;
    const double high = std::max(m_roofline.attained, m_roofline.lowest()->roof);
    return {{left / 1.6, right * 2}, {low / 1.5 / m_perUnit, high * 1.4 / m_perUnit}};
}

QPointF RooflinePlot::pixelOf(double intensity, double attained) const {
    return {m_plot->xAxis->coordToPixel(intensity), m_plot->yAxis->coordToPixel(attained / m_perUnit)};
}

/// Along its line, above or below it; one line's label higher than the next one's.
std::vector<LabelPlace> RooflinePlot::besideSlope(double bytesPerSecond, std::size_t index) const {
    const QRectF plot = m_plot->axisRect()->rect();
    const double decadeX = m_plot->xAxis->coordToPixel(10) - m_plot->xAxis->coordToPixel(1);
    const double decadeY = m_plot->yAxis->coordToPixel(1) - m_plot->yAxis->coordToPixel(10);
    const double angle = -std::atan2(decadeY, decadeX) * 180 / M_PI;
    const double half = 50;
    std::vector<LabelPlace> places;
    for (const double fraction : {index % 2 ? 0.60 : 0.86, index % 2 ? 0.86 : 0.60, 0.72, 0.48, 0.36}) {
        double y = plot.top() + plot.height() * fraction;
        double x = m_plot->xAxis->coordToPixel(m_plot->yAxis->pixelToCoord(y) * m_perUnit / bytesPerSecond);
        if (x < plot.left() + half) { // the line enters further up
            x = plot.left() + half;
            y = m_plot->yAxis->coordToPixel(m_plot->xAxis->pixelToCoord(x) * bytesPerSecond / m_perUnit);
        }
        for (const Qt::AlignmentFlag side : {Qt::AlignBottom, Qt::AlignTop})
            places.push_back({{x, y}, Qt::AlignHCenter | side, angle});
    }
    return places;
}

/// At the right end, above the line; below it where the next line is near; else further left.
std::vector<LabelPlace> RooflinePlot::besideCeiling(double perSecond) const {
    const QRectF plot = m_plot->axisRect()->rect();
    const double y = m_plot->yAxis->coordToPixel(perSecond / m_perUnit);
    const bool crowded =
        std::any_of(m_ceilingLabels.begin(), m_ceilingLabels.end(), [&](const CeilingLabel& other) {
            const double otherY = m_plot->yAxis->coordToPixel(other.perSecond / m_perUnit);
            return otherY < y - 1 && y - otherY < 20;
        });
    std::vector<LabelPlace> places;
    for (const double share : {0.0, 0.15, 0.3, 0.45, 0.6, 0.7})
        for (const bool above : {!crowded, crowded})
            places.push_back({{plot.right() - 4 - share * plot.width(), y + (above ? -1 : 1)},
                              Qt::AlignRight | (above ? Qt::AlignBottom : Qt::AlignTop)});
    return places;
}

/// Right of the last dot, left of the first, then higher and lower.
std::vector<LabelPlace> RooflinePlot::besideDots(const DotsLabel& label) const {
    const auto [low, high] = std::minmax_element(label.intensities.begin(), label.intensities.end());
    const QPointF left = pixelOf(*low, label.attained), right = pixelOf(*high, label.attained);
    const double gap = 11, line = QFontMetricsF(label.item->font()).height() + 1;
    std::vector<LabelPlace> places;
    for (const double rows : {0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, -4.0}) {
        if (&label == &m_ghost && std::abs(rows) > 2) break; // further away it would seem another one's
        const QPointF shift(0, rows * line);
        places.push_back({right + QPointF(gap, 0) + shift, Qt::AlignLeft | Qt::AlignVCenter});
        places.push_back({left - QPointF(gap, 0) + shift, Qt::AlignRight | Qt::AlignVCenter});
        if (rows != 0) places.push_back({(left + right) / 2 + shift, Qt::AlignHCenter | Qt::AlignVCenter});
    }
    return places;
}

/// The dots of the baseline lie under those of the plan: one label says it.
bool RooflinePlot::ghostIsHidden() const {
    const auto covered = [this](double intensity) {
        const QPointF ghost = pixelOf(intensity, m_ghost.attained);
        return std::any_of(m_now.intensities.begin(), m_now.intensities.end(), [&](double other) {
            return QLineF(ghost, pixelOf(other, m_now.attained)).length() < 3;
        });
    };
    return std::all_of(m_ghost.intensities.begin(), m_ghost.intensities.end(), covered);
}

void RooflinePlot::placeLabels() {
    const QRectF plot = m_plot->axisRect()->rect();
    if (plot.width() < 10 || plot.height() < 10) return;
    std::vector<PlacedLabel> labels;
    std::vector<QRectF> dots;
    for (const DotsLabel* group : {&m_now, &m_ghost})
        for (const double intensity : group->intensities)
            dots.push_back(QRectF(-6, -6, 12, 12).translated(pixelOf(intensity, group->attained)));
    const auto addDotsLabel = [&](const DotsLabel& group) {
        const bool seen =
            std::any_of(group.intensities.begin(), group.intensities.end(),
                        [&](double intensity) { return plot.contains(pixelOf(intensity, group.attained)); });
        if (group.item)
            labels.push_back({group.item, seen ? besideDots(group) : std::vector<LabelPlace>{}, true});
    };
    addDotsLabel(m_now);
    if (!m_ceilingLabels.empty()) // the first one binds
        labels.push_back(
            {m_ceilingLabels.front().item, besideCeiling(m_ceilingLabels.front().perSecond), false});
    for (std::size_t i = 0; i < m_now.codes.size(); ++i) { // below the dot: roofs are above
        const QPointF dot = pixelOf(m_now.intensities[i], m_now.attained);
        labels.push_back({m_now.codes[i],
                          {{dot + QPointF(0, 8), Qt::AlignHCenter | Qt::AlignTop},
                           {dot - QPointF(0, 8), Qt::AlignHCenter | Qt::AlignBottom}},
                          false});
    }
    for (std::size_t i = 1; i < m_ceilingLabels.size(); ++i)
        labels.push_back({m_ceilingLabels[i].item, besideCeiling(m_ceilingLabels[i].perSecond), false});
    if (!ghostIsHidden())
        addDotsLabel(m_ghost);
    else if (m_ghost.item)
        m_ghost.item->setVisible(false);
    for (std::size_t i = 0; i < m_slopeLabels.size(); ++i)
        labels.push_back({m_slopeLabels[i].item, besideSlope(m_slopeLabels[i].bytesPerSecond, i), false});
    std::vector<QLineF> lines; // roofs; the slopes end in them
    const double left = m_plot->xAxis->range().lower, right = m_plot->xAxis->range().upper;
    for (const CeilingLabel& ceiling : m_ceilingLabels)
        lines.push_back({pixelOf(left, ceiling.perSecond), pixelOf(right, ceiling.perSecond)});
    if (!m_ceilingLabels.empty()) {
        const double peak = m_ceilingLabels.front().perSecond;
        for (const SlopeLabel& slope : m_slopeLabels)
            lines.push_back(
                {pixelOf(left, left * slope.bytesPerSecond), pixelOf(peak / slope.bytesPerSecond, peak)});
    }
    placeApart(labels, plot, dots, lines);
}

} // namespace tilesight
