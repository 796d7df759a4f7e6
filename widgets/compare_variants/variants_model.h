// Pinned variants and the present plan, a row each: time, what was measured and by how much the prediction is off, change
// against the baseline by sign, arrow and word, what limits, hits, occupancy, waves, and the parameters that are not the
// same in all rows.
//
//   error = (predicted - measured) / measured
#pragma once

#include "widgets/compare_variants/variant_row.h"

#include <QAbstractTableModel>
#include <QString>
#include <vector>

namespace tilesight {

class VariantsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { name, latency, measured, error, against, limit, l2Hit, blocks, waves, firstDifference };
    using QAbstractTableModel::QAbstractTableModel;
    static bool isNumeric(int column) {
        return column == latency || column == measured || column >= l2Hit;
    }
    /// `baseline`: row index, -1 = none.
    void setRows(std::vector<VariantRow> rows, int baseline);
    /// Changes of the latency below this share are "about the same".
    void setThreshold(double share);
    const std::vector<VariantRow>& rows() const { return m_rows; }
    int baseline() const { return m_baseline; }
    bool anyMeasured() const; ///< else the columns `measured` and `error` are empty

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(firstDifference) + int(m_differing.size());
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void renamed(int row, const QString& name);

private:
    QString shown(const VariantRow& row, int column) const;
    QVariant exported(const VariantRow& row, int column) const;
    const Analysis* baselineAnalysis() const;

    std::vector<VariantRow> m_rows;
    std::vector<double> m_bands; ///< of the latencies, parallel to the rows
    int m_baseline = -1;
    double m_threshold = 0.005;
    QStringList m_differing; ///< parameters, "launch order", "GPU"
};

} // namespace tilesight
