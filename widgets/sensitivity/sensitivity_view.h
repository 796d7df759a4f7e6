// Sensitivity as a view: tornado.h says what it shows and how to read it. It asks for the value while it is seen and
// all is quiet; the old picture stays, dimmed, until the new one comes.
//
//   up, down   move between bars            Enter, Apply   set that value of a knob, one undo step
//   pointer    the numbers and their sources             Enter on a rate of the GPU: its entry in the hardware panel
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/plot/task_result.h"
#include "widgets/selection.h"
#include "widgets/sensitivity/tornado.h"
#include "widgets/tooltip/value_tooltip.h"
#include "widgets/view_state.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace tilesight {

class ExportActions;
class QuietRequest;
class TaskFoot;
class TornadoCanvas;

class SensitivityView : public QWidget {
    Q_OBJECT
public:
    explicit SensitivityView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    void setSensitivity(const TaskResult<Sensitivity>& result);
    QString headerCaption() const; ///< "DRAM bandwidth +20 %: −11.2 %, then Tensor core limits."
    QString sentence() const;      ///< above the bars
    TaskFoot* foot() const { return m_foot; }
    ExportActions* exports() const { return m_exports; }
    QWidget* canvas() const;
    const TornadoLayout& tornado() const;
    TooltipText hoverText(int line) const;
    QSize sizeHint() const override { return {860, 380}; }
    QSize minimumSizeHint() const override { return {260, 140}; }

signals:
    void sensitivityRequested();
    void sensitivityCancelled();
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void hardwareEntryRequested(const QString& key);
    void refused(const QString& sentence);
    void headerCaptionChanged(const QString& caption);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    friend class TornadoCanvas;
    void refresh();
    bool isOld() const; ///< the bars belong to another plan or GPU
    void activate(int line);

    ViewState m_state;
    Theme m_theme;
    TaskResult<Sensitivity> m_result;
    std::shared_ptr<const Sensitivity> m_shown; ///< the newest value there was for this kind of plan
    QLabel* m_words;
    QScrollArea* m_scroll;
    TornadoCanvas* m_canvas;
    TaskFoot* m_foot;
    QuietRequest* m_quiet;
    ExportActions* m_exports;
    ValueTooltip* m_tooltip;
};

} // namespace tilesight
