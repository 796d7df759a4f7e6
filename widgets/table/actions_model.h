// One row for each action of the plan: its name and sizes, which can be edited, what it costs and what limits it. One
// unit for each column, in its head. Sizes are the expressions of the plan, "BM = 128": extents of the piece of a tensor,
// m n k of a product, elements of anything else.
#pragma once

#include "widgets/plan_edit.h"
#include "widgets/view_state.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace tilesight {

class ActionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        name,
        operation,
        size0,
        size1,
        size2,
        size3,
        limit,
        seconds,
        executions,
        busy,
        share,
        bytes,
        work,
        columnsCount
    };
    using QAbstractTableModel::QAbstractTableModel;
    void setAnalysis(std::shared_ptr<const Analysis> analysis);
    /// What is edited; without it, as for a plan whose actions are others than those of the analysis, nothing can be.
    void setPlan(std::shared_ptr<const TilePlan> plan);
    void setStale(bool stale); ///< numbers are of another plan: they are drawn disabled
    /// "extent 0" for the cell's expression; "" = it stands for none.
    QString expressionAt(const QModelIndex& index) const;
    /// What the plan becomes with this text in a cell; its faults, also those of the expression's value.
    Expected<PlanEdit> change(const QModelIndex& index, const QString& text) const;
    /// "extent 0 of load A: BM * 2 = 256", or why that cannot be.
    QString sentence(const QModelIndex& index, const QString& text) const;
    int sizeCount() const { return m_sizeCount; } ///< size columns that are in use
    QString actionAt(int row) const;
    int rowOf(const QString& action) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void edited(const tilesight::TilePlan& plan, const QString& undoText, const QString& mergeKey);

private:
    const Action* planAction(int row) const; ///< as edited right now; null = it cannot be told
    void fillSizes();
    double number(const ActionResult& result, int column) const;
    std::shared_ptr<const Analysis> m_analysis;
    std::shared_ptr<const TilePlan> m_plan;
    std::vector<QStringList> m_sizes; ///< by row: "BM = 128"
    int m_sizeCount = 0;
    bool m_stale = false;
    double m_perUnit = 1e6; ///< 1 / seconds of the time unit
    double m_perUnitOnce = 1e6; ///< of one execution
    QString m_unit = QStringLiteral("µs"), m_unitOnce = QStringLiteral("µs");
};

} // namespace tilesight
