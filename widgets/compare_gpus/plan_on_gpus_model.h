// One plan on all GPUs: a row for each, fastest first. A GPU on which the plan cannot run says why where the numbers
// would stand.
#pragma once

#include "widgets/compare_gpus/gpu_comparison.h"

#include <QAbstractTableModel>
#include <QString>

namespace tilesight {

class PlanOnGpusModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { gpu, latency, band, against, limit, efficiency, clock, blocks, guesses, columnsCount };
    enum Role { idRole = Qt::UserRole + 1, reasonRole, sortRole };
    using QAbstractTableModel::QAbstractTableModel;
    /// `currentId`: the GPU in use, which the others are compared with.
    void setRows(const std::vector<GpuEstimate>& rows, const QString& currentId);
    QString idAt(int row) const;
    int rowOf(const QString& id) const; ///< -1 = none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(columnsCount);
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString shown(const GpuEstimate& row, int column) const;
    QVariant exported(const GpuEstimate& row, int column) const;
    double sortValue(const GpuEstimate& row, int column) const;
    QString tooltip(const GpuEstimate& row) const;

    std::vector<GpuEstimate> m_rows;
    QString m_currentId;
    double m_currentSeconds = 0; ///< 0 = the plan does not run there
    double m_longest = 0;
};

/// "H200 SXM": the name without its vendor.
QString withoutVendor(const std::string& name);

} // namespace tilesight
