// Sweep as a view: sweep_plot.h says what it shows and how to read it. Choose one parameter or two and their values; a
// click on a point, or arrows and Enter, sets it: one undo step. It computes while it is seen and all is quiet.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/plot/task_result.h"
#include "widgets/selection.h"
#include "widgets/sweep/sweep_plot.h"
#include "widgets/tooltip/value_tooltip.h"
#include "widgets/view_state.h"

#include <QWidget>
#include <memory>

class QActionGroup;
class QComboBox;
class QLabel;
class QLineEdit;

namespace tilesight {

class ExportActions;
class QuietRequest;
class TaskFoot;

class SweepView : public QWidget {
    Q_OBJECT
public:
    explicit SweepView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    void setSweep(const TaskResult<Sweep>& result);
    QActionGroup* modeActions() const { return m_modes; } ///< "Map", "Curves"
    QString headerCaption() const;                        ///< "fastest: BM 128, STAGES 4"
    QString sentence() const;                             ///< what is shown, or why nothing is
    PlotCanvas* canvas() const { return m_canvas; }
    TaskFoot* foot() const { return m_foot; }
    ExportActions* exports() const { return m_exports; }
    QComboBox* parameterBox(int axis) const { return m_parameters[std::size_t(axis)]; }
    QLineEdit* valuesField(int axis) const { return m_values[std::size_t(axis)]; }
    /// As chosen; errors say what is wrong with the values.
    Expected<std::vector<SweepAxis>> axes() const;
    const SweepPlot& plot() const { return *m_plot; }
    QPointF pointPosition(int point) const { return m_plot->pixelOf(point); }
    TooltipText hoverText(int point) const;
    int marked() const { return m_marked; }
    QSize sizeHint() const override { return {860, 380}; }
    QSize minimumSizeHint() const override { return {300, 140}; }

signals:
    void sweepRequested(const std::vector<tilesight::SweepAxis>& axes);
    void sweepCancelled();
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void refused(const QString& sentence);
    void headerCaptionChanged(const QString& caption);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void makeControls();
    void fillParameters();
    void suggest(int axis);
    void ask();
    void rebuild(bool goHome);
    void refreshWords();
    void apply(int point);
    void moveMark(int columns, int rows);
    bool isOld() const;
    SweepLook look() const;

    ViewState m_state;
    Theme m_theme;
    TaskResult<Sweep> m_result;
    std::shared_ptr<const Sweep> m_shown;
    bool m_map = true;
    int m_marked = -1;
    QActionGroup* m_modes = nullptr;
    QWidget* m_controls;
    std::array<QComboBox*, 2> m_parameters{};
    std::array<QLineEdit*, 2> m_values{};
    QLabel* m_words;
    PlotCanvas* m_canvas;
    std::unique_ptr<SweepPlot> m_plot;
    TaskFoot* m_foot;
    QuietRequest* m_quiet;
    ExportActions* m_exports;
    ValueTooltip* m_tooltip;
};

} // namespace tilesight
