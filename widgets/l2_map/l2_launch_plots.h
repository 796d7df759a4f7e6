// Two plots beside the map of L2:
//
//   launch order     share of the reads that hit, over the launches, a mean of a sixteenth of a wave; the baseline
//                    variant dashed, waves divided by lines, the position marked
//   reuse distance   bytes that are read again, by the bytes of other data touched since, each tensor a bar; what lies
//                    right of the size of L2 has to come from DRAM again
#pragma once

#include "core/search/l2_study.h"
#include "widgets/plot/plot_canvas.h"
#include "widgets/tooltip/value_tooltip.h"

namespace tilesight {

class L2OrderPlot {
public:
    explicit L2OrderPlot(PlotCanvas* plot) : m_plot(plot) {}
    /// `tensor` = one of the map's, -1 = all. `referenceName`, when there is a reference.
    void build(const L2Study* study, int tensor, const QString& referenceName, const Theme& theme);
    void mark(std::int64_t position);                    ///< moves the line of the position; cheap
    std::int64_t positionAt(const QPointF& pixel) const; ///< launch; -1 = none
    QString valueText(std::int64_t position) const;      ///< "82.1 %"

private:
    PlotCanvas* m_plot;
    std::vector<double> m_rates; ///< share of the reads that hit, smoothed; NaN = no reads
    QCPItemStraightLine* m_mark = nullptr;
};

class L2ReusePlot {
public:
    explicit L2ReusePlot(PlotCanvas* plot) : m_plot(plot) {}
    void build(const L2Study* study, int tensor, const Theme& theme);
    TooltipText textAt(const QPointF& pixel) const;

private:
    PlotCanvas* m_plot;
    const L2Map* m_map = nullptr;
};

/// Shares of the reads that hit, each the mean of `window` launches around it; NaN where nothing is read.
std::vector<double> hitRatesAlong(const L2Map& map, int tensor, std::int64_t window);
QString ordersCsv(const L2Study& study);
QString reuseCsv(const L2Study& study);

} // namespace tilesight
