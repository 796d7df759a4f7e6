// One row for each pipe of the GPU, in lane order: how busy it is and what it could do.
#pragma once

#include "widgets/view_state.h"

#include <QAbstractTableModel>

namespace tilesight {

class ResourcesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { name, busy, kernelShare, steadyShare, used, peak, columnsCount };
    using QAbstractTableModel::QAbstractTableModel;
    void setAnalysis(std::shared_ptr<const Analysis> analysis);

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() || !m_analysis ? 0 : int(resourceCount);
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(columnsCount);
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const Analysis> m_analysis;
    double m_perUnit = 1e6;
    QString m_unit = QStringLiteral("µs");
};

} // namespace tilesight
