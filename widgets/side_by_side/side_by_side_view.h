// Two results on one time scale: the present plan or pinned variants, one above or beside the other, each with its name to
// pick another, its figures and its lanes (lane_painter.h says how to read those). No difference is taken: two pictures to
// look at. A lane of one side stands at the same place as that of the other, the same moment at the same x; folded is only
// what both repeat. What is not computed, not legal or of another GPU says so.
//
// Keys and gestures are those of the lanes, for both sides at once: W S zoom, A D pan, F fit what is measured or selected,
// Home fit all, M measure, Esc clear; wheel scrolls, Ctrl+wheel zooms at the pointer, Shift+wheel and dragging pan, dragging
// in the ruler or with Shift measures. . and , walk along a lane, Up and Down through the lanes of one side and on to the
// other. F1 explains the result of the side used last.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/selection.h"
#include "widgets/side_by_side/side_pair.h"

#include <QActionGroup>
#include <QWidget>

class QComboBox;
class QScrollBar;
class QToolButton;

namespace tilesight {

class ExportActions;
class ValueTooltip;

class SideBySideView : public QWidget {
    Q_OBJECT
public:
    explicit SideBySideView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setVariants(const VariantTable& table);
    void setTheme(const Theme& theme);
    /// Ids of VariantRow; 0 = the present plan.
    void showPair(quint64 first, quint64 second);
    ExplainedFigure explainedFigure() const; ///< for F1
    QActionGroup* foldActions() const { return m_foldActions; } ///< "Folded", "All": for the header of the dock
    QString headerCaption() const;                             ///< "128 × 256 and present plan, on one time scale"

    const SidePair& pair() const { return m_pair; }
    QComboBox* picker(std::size_t side) const { return m_pickers[side]; }
    LaneFrame frame(std::size_t side) const; ///< geometry of what is shown; only with lanes
    SideBySideLayout sideLayout() const;
    QString note() const; ///< about the pair; "" = none
    bool isBeside() const;
    void setBeside(bool beside); ///< from now on, whatever the shape of the view
    void setFolded(bool folded);
    std::size_t activeSide() const { return m_active; }
    int currentSegment() const { return m_options[m_active].currentSegment; }
    std::optional<std::pair<double, double>> measuredSeconds() const { return m_options[0].measuredSeconds; }
    ExportActions* exports() const { return m_exports; }
    QSize sizeHint() const override { return {1000, 420}; }
    QSize minimumSizeHint() const override { return {420, 200}; }

public slots:
    void fitAll();
    void fitSelection(); ///< what is measured, else the current segment, else the selected actions of both sides, else all

signals:
    void headerCaptionChanged(const QString& caption);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Drag { none, undecided, pan, undecidedMeasure, measure, overview };
    struct Hit { ///< what lies under a pixel
        std::size_t side = 0;
        int row = -1;
        std::optional<DrawnSegment> segment{};
        std::optional<DrawnWait> wait{};
    };
    void refresh(); ///< rows, pickers, scenes
    void fillPickers();
    void pick(std::size_t side, quint64 id);
    const VariantRow* rowOf(quint64 id) const;
    void place();
    void paintExport(QPainter& painter, const QSize& size, const Theme& theme) const;
    std::array<LanesOptions, 2> exportOptions() const;
    QString emptySentence() const;
    void describe();
    void setAxis(const LaneAxis& axis);
    LaneFrame anyFrame() const; ///< of a side that has lanes: both have the same axis
    void scrollRows(double pixels);
    void updateScrollBar();
    void selectionChanged();
    void setCurrent(std::size_t side, int segment);
    void reveal();
    void stepLane(int step);
    void measureTo(double seconds);
    void measureCurrent();
    void clearMarks();
    std::optional<Hit> hitAt(const QPointF& position) const;
    void hoverAt(const QPointF& position, const QPoint& globalPosition);
    void clickAt(const QPointF& position, Qt::KeyboardModifiers modifiers);
    void moveOverview(std::size_t side, double x);
    void toggleIdle();
    template <class Change>
    void changeBoth(Change change) { ///< what both sides share
        for (LanesOptions& options : m_options)
            change(options);
        update();
    }
    std::optional<std::size_t> sideAt(const QPointF& position) const; ///< whose lanes lie there

    std::array<HeadRoom, 2> headRooms(bool beside) const;

    Selection* m_selection;
    ViewState m_state;
    VariantTable m_variants;
    Theme m_theme;
    VariantRow m_present;
    SidePair m_pair;
    std::array<quint64, 2> m_ids{};         ///< what is shown
    bool m_picked = false;                  ///< by the user; else the baseline and the present plan
    bool m_showIdle = false;
    std::optional<bool> m_beside;           ///< by the user; else as the view's shape is
    std::array<LanesOptions, 2> m_options;
    std::array<QComboBox*, 2> m_pickers{};
    QToolButton* m_arrange;
    QScrollBar* m_scrollBar;
    QActionGroup* m_foldActions = nullptr;
    ExportActions* m_exports;
    ValueTooltip* m_tooltip;
    std::size_t m_active = 0; ///< side that keys walk through and F1 explains
    Drag m_drag = Drag::none;
    std::size_t m_dragSide = 0;
    QPointF m_pressed;
    LaneAxis m_pressedAxis;
    double m_measureFrom = 0; ///< seconds
};

} // namespace tilesight
