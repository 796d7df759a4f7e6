// The roofline as a chart with two logarithmic axes: roofline.h says what it shows and how to read it.
//
//   click a dot or a line, 1 to 4, or the modes of the dock   one level alone; again, 0 or Esc: all
//   Enter or double click                                     explain that level
//   zoom and pan                                              as in plot_canvas.h
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/roofline/roofline.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/tooltip/value_tooltip.h"
#include "widgets/view_state.h"

#include <QWidget>
#include <memory>

class QActionGroup;
class QLabel;

namespace tilesight {

class ExportActions;
class PlotCanvas;
class RooflinePlot;

class RooflineView : public QWidget {
    Q_OBJECT
public:
    explicit RooflineView(Selection* selection, QWidget* parent = nullptr);
    ~RooflineView() override;
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QActionGroup* modeActions() const { return m_modes; } ///< "All", "SMEM", "L1.5", "L2", "DRAM"
    QString headerCaption() const;                        ///< "by level"
    const Roofline& roofline() const { return m_roofline; }
    std::optional<Resource> level() const { return m_level; }
    void setLevel(std::optional<Resource> level); ///< none = all
    QString sentence() const;                     ///< which roof binds
    PlotCanvas* canvas() const { return m_canvas; }
    ExportActions* exports() const { return m_exports; }
    /// Where a dot is drawn, in pixels of the canvas; nothing for levels without one.
    std::optional<QPointF> dotPosition(Resource level) const;
    TooltipText hoverText(const QPointF& canvasPosition) const; ///< without a title: nothing is there
    QSize sizeHint() const override { return {380, 380}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

signals:
    void explainRequested(const QString& id);
    void headerCaptionChanged(const QString& caption);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    TooltipText ceilingText(const QPointF& canvasPosition) const; ///< of a flat line
    void rebuild();
    void refreshWords();
    std::optional<Resource> levelAt(const QPointF& position) const;

    ViewState m_state;
    Theme m_theme;
    Roofline m_roofline, m_ghost;
    std::optional<Resource> m_level;
    bool m_placed = false; ///< the axes have been set once
    QActionGroup* m_modes;
    QLabel* m_words;
    PlotCanvas* m_canvas;
    std::unique_ptr<RooflinePlot> m_plot;
    ExportActions* m_exports;
    ValueTooltip* m_tooltip;
};

} // namespace tilesight
