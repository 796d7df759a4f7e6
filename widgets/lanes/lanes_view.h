// Lanes of one block with prologue, folded steady state and epilogue; see lane_painter.h for how to read
// them.
//
// Keys: W S zoom, A D pan, F fit what is measured or selected, P pin the lane of the current segment or the pointer, Home fit all, . , next and previous segment, Up Down other lane,
// Enter selects the action, F1 explains, Esc clears. Wheel scrolls, Ctrl+wheel zooms at the pointer,
// Shift+wheel pans, dragging pans, dragging in the overview moves the view. Dragging in the ruler, or anywhere with Shift,
// measures the time between two edges: both ends snap to starts and ends of segments within 6 pixels. M measures the
// current segment; once more, from there to the end of the one that is current then. A right click on the label of a lane
// pins it: it stays on top while the others scroll.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/selection.h"
#include "widgets/view_state.h"

#include <QActionGroup>
#include <QWidget>

class QScrollBar;

namespace tilesight {

class ExportActions;
class ValueTooltip;

class LanesView : public QWidget {
    Q_OBJECT
public:
    explicit LanesView(Selection* selection, QWidget* parent = nullptr);
    ~LanesView() override;
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1

    bool folded() const { return m_options.folded; }
    void setFolded(bool folded);
    QActionGroup* foldActions() const {
        return m_foldActions;
    }                              ///< "Folded", "All": for the header of the dock
    QString headerCaption() const; ///< "one tile, steady state folded", "baseline ghost: “2 stages”"

    LaneFrame frame() const; ///< geometry of what is shown; only with lanes
    bool hasLanes() const { return !m_scene.empty(); }
    int currentSegment() const { return m_options.currentSegment; }
    const std::vector<Resource>& pinnedLanes() const { return m_pinned; }
    void setPinnedLanes(std::vector<Resource> resources); ///< they stay on top while the others scroll
    void togglePinned(Resource resource);
    QStringList pinnedCodes() const; ///< "TC", "DR": what is kept with the layout
    void setPinnedCodes(const QStringList& codes);
    ExportActions* exports() const { return m_exports; }
    std::optional<std::pair<double, double>> measuredSeconds() const { return m_options.measuredSeconds; }
    QSize sizeHint() const override { return {1000, 384}; }
    QSize minimumSizeHint() const override { return {360, 140}; }

public slots:
    void fitAll();
    void fitSelection(); ///< what is measured, else the current segment or the selected actions, else all
    void stepSegment(int step);

signals:
    void explainRequested(const QString& id); ///< "action/NAME"
    void headerCaptionChanged(const QString& caption);
    void measured(double fromSeconds, double toSeconds);
    void dataSaveRequested(const QString& extension, const QByteArray& content); ///< "trace.json"

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum class Drag { none, undecided, pan, undecidedMeasure, measure, overview };
    void rebuildScene();
    void paintExport(QPainter& painter, const QSize& size, const Theme& theme) const;
    void setAxis(const LaneAxis& axis);
    void scrollRows(double pixels);
    void updateScrollBar();
    void setCurrentSegment(int segment, bool select);
    void revealSegment(int segment);
    int limitingRow() const; ///< -1 = none
    void selectionChanged();
    void measureTo(double seconds);
    void measureCurrent();
    void clickAt(const QPointF& position, Qt::KeyboardModifiers modifiers);
    void hoverAt(const QPointF& position, const QPoint& globalPosition);
    void moveOverview(double x);
    void clearMarks();
    QString emptySentence() const;

    Selection* m_selection;
    ViewState m_state;
    Theme m_theme;
    LaneScene m_scene;
    LaneScene m_baseline;
    LanesOptions m_options;
    std::vector<Resource> m_pinned;
    QActionGroup* m_foldActions = nullptr;
    ExportActions* m_exports;
    QAction* m_traceAction; ///< in the menu of the dock
    QScrollBar* m_scrollBar;
    ValueTooltip* m_tooltip;
    bool m_showsLimit = true; ///< rows are scrolled to the limiting lane until somebody scrolls
    Drag m_drag = Drag::none;
    QPointF m_pressed;
    double m_measureFrom = 0; ///< seconds
    LaneAxis m_pressedAxis;
};

} // namespace tilesight
