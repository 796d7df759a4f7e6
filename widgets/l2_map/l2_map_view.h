// L2 as a view: what every tile finds there, in the order of the launches.
//
//   map        the grid's tiles (l2_cells.h), coloured by hit rate, bytes from DRAM, bytes that crossed between partitions,
//              bytes evicted, or position; of all tensors or of one. Tiles launched later than the position are blank, the
//              wave of the position is outlined, its tile framed
//   scrubber   goes through the launch order: Left, Right, Page Up, Page Down (a wave), Home, End, Space plays
//   numbers    of the tile, and what L2 holds of each tensor at that moment (l2_now.h); where the dock is high enough also
//              the hit rate along the launches and the reuse distances (l2_launch_plots.h)
//   plots      hit rate, or DRAM bytes, over the size of L2 and over the tile's shape (l2_plots.h)
//   difference against the baseline variant: blue better, orange worse, with arrow and words
//
// A click on a tile goes to its launch and selects the loads it makes. It computes while it is seen and all is quiet;
// the old picture stays, dimmed, until the new one comes.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/l2_map/l2_launch_plots.h"
#include "widgets/l2_map/l2_map_canvas.h"
#include "widgets/l2_map/l2_now.h"
#include "widgets/l2_map/l2_plots.h"
#include "widgets/plot/task_result.h"
#include "widgets/selection.h"
#include "widgets/view_state.h"

#include <QTimer>
#include <memory>

class QActionGroup;
class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace tilesight {

class ExportActions;
class QuietRequest;
class TaskFoot;

class L2MapView : public QWidget {
    Q_OBJECT
public:
    explicit L2MapView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    void setStudy(const TaskResult<L2Study>& result);
    /// Of the variant that a study compares with; without one, the state's baseline.
    void setReferenceName(const QString& name);
    const QString& referenceName() const {
        return m_referenceName.isEmpty() ? m_state.baselineName : m_referenceName;
    }
    QActionGroup* modeActions() const { return m_modes; } ///< "Values", "Difference"
    QString headerCaption() const;                        ///< "88.7 % of the reads hit"
    QString sentence() const;                             ///< of the position, or why nothing is shown
    QString summary() const;                              ///< of the whole launch
    TooltipText hoverText(const QPoint& cell) const;
    std::int64_t position() const { return m_position; } ///< launch, counted from 0
    void setPosition(std::int64_t position);
    bool isPlaying() const { return m_play.isActive(); }
    L2Look look() const;

    L2MapCanvas* canvas() const { return m_canvas; }
    PlotCanvas* capacityCanvas() const { return m_capacityCanvas; }
    PlotCanvas* shapeCanvas() const { return m_shapeCanvas; }
    PlotCanvas* orderCanvas() const { return m_orderCanvas; }
    PlotCanvas* reuseCanvas() const { return m_reuseCanvas; }
    L2NowPanel* nowPanel() const { return m_now; }
    QPointF shapePosition(int point) const { return m_shapePlot.pixelOf(point); }
    QSlider* slider() const { return m_slider; }
    QComboBox* quantityBox() const { return m_quantity; }
    QComboBox* tensorBox() const { return m_tensor; }
    TaskFoot* foot() const { return m_foot; }
    ExportActions* exports() const { return m_exports; }
    QSize sizeHint() const override { return {860, 380}; }
    QSize minimumSizeHint() const override { return {320, 150}; }

signals:
    void l2Requested();
    void l2Cancelled();
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void refused(const QString& sentence);
    void headerCaptionChanged(const QString& caption);

protected:
    void resizeEvent(QResizeEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    void makeControls();
    void makeExports();
    void connectCanvas();
    void fillTensors();
    void refresh(); ///< everything
    void refreshPlots();
    void refreshMap();
    void refreshLaunchPlots(); ///< when their content changes; the position is only marked
    void showTensorOf(const QStringList& actions);
    void clickCell(const QPoint& cell);
    void setPlaying(bool playing);
    void applyShape(int point);
    void connectPlots(); ///< to the pointer
    bool isOld() const;  ///< the map belongs to another plan or GPU
    bool hasMap() const;
    bool showsBytes() const;
    QStringList loadsOfTile() const;
    void paintAll(QPainter& painter, const QSize& size, const Theme& theme) const;

    Selection* m_selection;
    ViewState m_state;
    QString m_referenceName;
    Theme m_theme;
    TaskResult<L2Study> m_result;
    std::shared_ptr<const L2Study> m_shown;
    std::int64_t m_position = 0;
    double m_tileAspect = 1;
    bool m_difference = false;
    QTimer m_play;
    QActionGroup* m_modes;
    QWidget *m_controls, *m_body;
    QComboBox *m_quantity, *m_tensor;
    QPushButton* m_playButton;
    QSlider* m_slider;
    QLabel* m_words;
    QBoxLayout *m_bodyLayout, *m_plotsLayout;
    L2MapCanvas* m_canvas;
    PlotCanvas *m_capacityCanvas, *m_shapeCanvas, *m_orderCanvas, *m_reuseCanvas;
    L2NowPanel* m_now;
    L2CapacityPlot m_capacityPlot;
    L2ShapePlot m_shapePlot;
    L2OrderPlot m_orderPlot;
    L2ReusePlot m_reusePlot;
    TaskFoot* m_foot;
    QuietRequest* m_quiet;
    ExportActions* m_exports;
    ValueTooltip* m_tooltip;
};

} // namespace tilesight
