// GPUs compared, in two tables: the plan on all of them (a click on a row takes that GPU), and the numbers of a few
// side by side. It asks for the comparison when it is shown and the plan or the GPU has changed; what comes replaces
// the table, which stays as it is until then.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/compare_gpus/gpu_comparison.h"
#include "widgets/compare_gpus/gpu_numbers_model.h"
#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/selection.h"
#include "widgets/table/copyable_table.h"
#include "widgets/view_state.h"

#include <QTimer>
#include <QWidget>

class QActionGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;

namespace tilesight {

class HardwareDelegate;
class TableDelegate;

class CompareGpusView : public QWidget {
    Q_OBJECT
public:
    explicit CompareGpusView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    void setComparison(const GpuComparison& comparison);
    /// The GPUs whose numbers stand side by side, by id; the one in use is always the first.
    void setChosen(const QStringList& ids);
    QStringList chosen() const;
    QActionGroup* modeActions() const { return m_modes; } ///< "This plan", "Numbers"
    QString headerCaption() const;                        ///< "6 of 19 GPUs run this plan"
    CopyableTable* planTable() const { return m_planTable; }
    CopyableTable* numbersTable() const { return m_numbersTable; }
    QPushButton* cancelButton() const { return m_cancel; }
    QSize sizeHint() const override { return {860, 380}; }
    QSize minimumSizeHint() const override { return {260, 160}; }

    static constexpr int quietMilliseconds = 200; ///< after the last change of plan or GPU

signals:
    void comparisonRequested();
    void comparisonCancelled();
    void gpuChosen(const QString& id);
    void headerCaptionChanged(const QString& caption);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void showEvent(QShowEvent*) override; ///< goes on with what was stopped
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTables();
    void makePages();
    void refreshPlan();
    void refreshNumbers();
    void refreshStatus();
    void fitPlan();
    void fitNumbers();
    void showChoice();
    bool isOld() const; ///< the rows belong to another plan or to other numbers

    ViewState m_state;
    Theme m_theme;
    GpuComparison m_comparison;
    QStringList m_chosen; ///< without the one in use
    QTimer m_quiet;
    QActionGroup* m_modes = nullptr;
    QStackedWidget* m_pages;
    PlanOnGpusModel* m_planModel;
    GpuNumbersModel* m_numbersModel;
    QSortFilterProxyModel* m_planSorted;
    QSortFilterProxyModel* m_numbersSorted;
    TableDelegate* m_planDelegate;
    HardwareDelegate* m_numbersDelegate;
    CopyableTable* m_planTable;
    CopyableTable* m_numbersTable;
    QLabel* m_status;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_copy;
    QLineEdit* m_filter;
    QCheckBox* m_onlyDifferent;
    QPushButton* m_choose;
};

} // namespace tilesight
