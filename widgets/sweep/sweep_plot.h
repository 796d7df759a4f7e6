// Draws a sweep into a plot.
//
//   one parameter    latency over its values; each point in the colour and with the code of what limits there
//   two parameters   a map, bright = fast, or one curve for each value of the second parameter
//
// Values stand side by side at equal distances, whatever lies between them. Points that cannot run are gaps: hatched
// in the map, a cross at the foot of the curves. All numbers of a map have the unit of the colour scale beside it; a
// cell says what it has room for: number, code and mark, the number, or nothing.
#pragma once

#include "core/search/sweep.h"
#include "widgets/plot/plot_canvas.h"

#include <QCoreApplication>
#include <QPointer>
#include <QString>
#include <optional>
#include <vector>

namespace tilesight {

struct SweepLook {
    const Sweep* sweep = nullptr;
    bool map = false; ///< two parameters as a map, not as curves
    int marked = -1;  ///< point with the keyboard's mark; -1 = none
};

class SweepPlot : public QObject {
    Q_DECLARE_TR_FUNCTIONS(SweepPlot)
public:
    explicit SweepPlot(PlotCanvas* plot);
    void build(const SweepLook& look, const Theme& theme);
    PlotCanvas::Range homeRange() const;
    /// Index into Sweep::points; -1 = none.
    int pointAt(const QPointF& pixel) const;
    QPointF pixelOf(int point) const;
    /// What the cell of a map says after the last layout, "" = there is no room.
    QString cellText(int point) const;
    QCPColorScale* colourScale() const { return m_scale; } ///< of a map

private:
    struct CellText {
        int point;
        QCPItemText* item;
        QString number, full;
    };
    QString unitText() const;
    void addScale(const Theme& theme);
    void fitCellTexts();
    void buildCurves(const SweepLook& look, const Theme& theme);
    void buildMap(const SweepLook& look, const Theme& theme);
    QCPItemText* addText(const QString& text, double x, double y, const QColor& colour, const QFont& font,
                         Qt::Alignment alignment, const QMargins& padding = {});
    void addRect(double x, double y, const QPen& pen, const QBrush& brush);

    PlotCanvas* m_plot;
    QPointer<QCPColorScale> m_scale;
    std::vector<CellText> m_cellTexts;
    const Sweep* m_sweep = nullptr;
    bool m_map = false;
    double m_perUnit = 1e6; ///< axis values: seconds times this
    double m_low = 0, m_high = 1;
};

/// "TC", "DR"; "LT" for latency, "IS" loop overhead, "LC" launch cost.
QString limitCode(Bottleneck limit);
/// "TC Tensor core · LT Memory latency": those that occur, in the order of the lanes.
QString limitLegend(const Sweep& sweep);
/// "BM 128, STAGES 3"
QString pointName(const Sweep& sweep, const SweepPoint& point);

} // namespace tilesight
