// The numbers of several GPUs side by side. Differences are told against the first one: arrow, percent, sign.
#pragma once

#include "core/hardware/gpu.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace tilesight {

class GpuNumbersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { keyRole = Qt::UserRole + 1, groupRole, differsRole, sortRole };
    using QAbstractTableModel::QAbstractTableModel;
    /// The first is what the others are compared with.
    void setGpus(std::vector<std::shared_ptr<const Gpu>> gpus);
    const std::vector<std::shared_ptr<const Gpu>>& gpus() const { return m_gpus; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : 1 + int(m_gpus.size());
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    double difference(int row, int column) const; ///< relative to the first; NaN = cannot be told
    std::vector<std::shared_ptr<const Gpu>> m_gpus;
};

} // namespace tilesight
