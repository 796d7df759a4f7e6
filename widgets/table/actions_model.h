// One row for each action of the plan: what it costs and what limits it. One unit for each column, in its
// head.
#pragma once

#include "widgets/view_state.h"

#include <QAbstractTableModel>

namespace tilesight {

class ActionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { name, operation, limit, seconds, executions, busy, share, bytes, work, columnsCount };
    using QAbstractTableModel::QAbstractTableModel;
    void setAnalysis(std::shared_ptr<const Analysis> analysis);
    QString actionAt(int row) const;
    int rowOf(const QString& action) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    double number(const ActionResult& result, int column) const;
    std::shared_ptr<const Analysis> m_analysis;
    double m_perUnit = 1e6; ///< 1 / seconds of the time unit
    double m_perUnitOnce = 1e6; ///< of one execution
    QString m_unit = QStringLiteral("µs"), m_unitOnce = QStringLiteral("µs");
};

} // namespace tilesight
