// The two small plots below the map of L2, of one number: the share of the reads that hit, or bytes read from DRAM.
//
//   capacity     over the size of L2 (logarithmic), the GPU's own marked. Flat to the right: a larger L2 would not help
//   tile shape   over the rows and columns of the tile, the plan's own marked; a curve when there is but one of the two
#pragma once

#include "core/search/l2_study.h"
#include "widgets/plot/plot_canvas.h"
#include "widgets/tooltip/value_tooltip.h"

namespace tilesight {

class L2CapacityPlot {
public:
    explicit L2CapacityPlot(PlotCanvas* plot) : m_plot(plot) {}
    void build(const L2Study* study, bool bytes, const Theme& theme);
    /// Index into L2Study::capacities that is nearest; -1 = none.
    int pointAt(const QPointF& pixel) const;
    QPointF pixelOf(int point) const;

private:
    PlotCanvas* m_plot;
    const L2Study* m_study = nullptr;
    bool m_bytes = false;
};

class L2ShapePlot {
public:
    explicit L2ShapePlot(PlotCanvas* plot) : m_plot(plot) {}
    void build(const L2Study* study, bool bytes, const Theme& theme);
    /// Index into Sweep::points; -1 = none.
    int pointAt(const QPointF& pixel) const;
    QPointF pixelOf(int point) const;

private:
    void buildMap(bool bytes, const Theme& theme);
    void buildCurve(bool bytes, const Theme& theme);
    PlotCanvas* m_plot;
    const Sweep* m_shapes = nullptr;
    bool m_bytes = false;
};

QString capacitiesCsv(const L2Study& study);
QString shapesCsv(const L2Study& study);
/// One line for each launch, tensors side by side.
QString l2MapCsv(const L2Map& map);
TooltipText capacityText(const L2Study& study, int point);
TooltipText shapeText(const L2Study& study, int point);

} // namespace tilesight
