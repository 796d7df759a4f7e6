// Draws a roofline into a plot: lines, dots, labels that keep clear of each other at every zoom.
#pragma once

#include "widgets/plot/plot_canvas.h"
#include "widgets/roofline/label_places.h"
#include "widgets/roofline/roofline.h"

namespace tilesight {

struct RooflineLook {
    const Roofline* roofline = nullptr;
    const Roofline* ghost = nullptr; ///< of the baseline; null = none
    QString ghostName;
    std::optional<Resource> level; ///< the others stand back
    bool allTypes = false; ///< ceilings of data types that the plan does not use, too
};

class RooflinePlot : public QObject {
    Q_DECLARE_TR_FUNCTIONS(RooflinePlot)
public:
    explicit RooflinePlot(PlotCanvas* plot);
    /// Replaces everything that is drawn. The axes keep their ranges.
    void build(const RooflineLook& look, const Theme& theme);
    PlotCanvas::Range homeRange() const; ///< dots, knees and ceilings
    PlotCanvas::Range fitRange() const;  ///< the dots and what is just above them
    QPointF pixelOf(double intensity, double attained) const;
    /// Axis values: work per second in this unit.
    double perUnit() const { return m_perUnit; }

private:
    void addCeilings(const RooflineLook& look, const Theme& theme);
    void addSlopes(const RooflineLook& look, const Theme& theme);
    void addDots(const Roofline& roofline, const RooflineLook& look, const Theme& theme, bool ghost);
    void addLine(double x1, double y1, double x2, double y2, const QPen& pen);
    QCPItemText* addText(const QString& text, const QColor& colour, const QFont& font);
    bool ghostIsHidden() const;
    void placeLabels();
    std::vector<LabelPlace> besideSlope(double bytesPerSecond, std::size_t index) const;
    std::vector<LabelPlace> besideCeiling(double perSecond) const;
    struct DotsLabel { ///< "684 now", and the codes of the dots
        QCPItemText* item = nullptr;
        std::vector<QCPItemText*> codes;
        std::vector<double> intensities; ///< of the dots, those of the codes in the same order
        double attained = 0;
    };
    std::vector<LabelPlace> besideDots(const DotsLabel& label) const;

    struct SlopeLabel {
        QCPItemText* item;
        double bytesPerSecond;
    };
    struct CeilingLabel {
        QCPItemText* item;
        double perSecond;
    };
    PlotCanvas* m_plot;
    Roofline m_roofline;
    std::vector<double> m_ghostIntensities;
    double m_ghostAttained = 0;
    DotsLabel m_now, m_ghost;
    double m_perUnit = 1e12;
    std::vector<SlopeLabel> m_slopeLabels;
    std::vector<CeilingLabel> m_ceilingLabels;
};

} // namespace tilesight
