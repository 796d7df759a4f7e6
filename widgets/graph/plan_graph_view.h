// The plan as a graph: loop and epilogue frames, one node for each tile action with what it costs, edges with
// the bytes in flight, tensors at the sides. How to read a node: the bars are the pipes that one execution
// occupies (Eq. 1), full width = the steady period (Eq. 5) or the epilogue; thick edges are the chain that
// sets the time.
//
// This widget composes the palette (operation_rail.h), the canvas (plan_canvas.h) and the floating tools
// (canvas_overlays.h).
#pragma once

#include "widgets/explain/explained_figure.h"
#include "core/plan/tile_plan.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QWidget>
#include <optional>
#include <vector>

namespace tilesight {

class CanvasActions;
class MiniMap;
class OperationRail;
class OrdersCardWidget;
class PlanCanvas;
class ZoomTool;

class PlanGraphView : public QWidget {
    Q_OBJECT
public:
    explicit PlanGraphView(Selection* selection, QWidget* parent = nullptr);

    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    PlanCanvas* canvas() const { return m_canvas; }
    CanvasActions* editActions() const { return m_actions; } ///< for the menus of the window
    OperationRail* rail() const { return m_rail; }
    /// "5 actions · 1 loop · best of 2 legal orders", for the header of the dock.
    QString headerCaption() const;
    QSize sizeHint() const override { return {900, 400}; }
    QSize minimumSizeHint() const override { return {420, 140}; }

    /// Size of the whole graph at 100 %, and the graph painted into a rectangle in a theme of its own
    /// (export).
    QSizeF exportSize() const;
    std::vector<QRectF> exportBands(double widest) const; ///< graphBands()
    /// All of it, or one of exportBands().
    void paintExport(QPainter& painter, const QRectF& target, const Theme& theme,
                     const std::optional<QRectF>& band = {}) const;

public slots:
    void fit();
    void reveal(const QString& action);
    void flash(const QStringList& actions); ///< after an undo: scrolls to the first and flashes all

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void previewed(const TilePlan& plan); ///< part of every view's interface; moving nodes changes no result
    void previewEnded();
    void activated(const QString& action); ///< Alt+Enter or double click: show its properties
    void refused(const QString& sentence); ///< why a gesture had no effect, for the status bar

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeOverlays();

    OperationRail* m_rail;
    PlanCanvas* m_canvas;
    ZoomTool* m_zoom;
    MiniMap* m_map;
    OrdersCardWidget* m_orders;
    CanvasActions* m_actions;
    ViewState m_state;
};

} // namespace tilesight
