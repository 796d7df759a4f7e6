// The numbers of one GPU as a table, straight from the field table (gpuFields()): number, value, kind,
// source.
#pragma once

#include "core/hardware/gpu.h"

#include <QAbstractTableModel>
#include <memory>

namespace tilesight {

class GpuModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { number, value, kind, source, columnsCount };
    enum Role { keyRole = Qt::UserRole + 1, groupRole };
    using QAbstractTableModel::QAbstractTableModel;
    /// `catalogue`: the same GPU as the database has it, to tell which numbers were changed; may be null.
    void setGpu(std::shared_ptr<const Gpu> gpu, std::shared_ptr<const Gpu> catalogue = {});
    const Gpu* gpu() const { return m_gpu.get(); }
    bool changed(int row) const; ///< by the user: another value, or another of its statements
    QString keyAt(int row) const;
    int rowOf(const QString& key) const; ///< -1 = none
    int editedCount() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(columnsCount);
    }
    QVariant data(const QModelIndex& index, int role) const override;
    /// Text such as "60 MiB" for the value column: emits numberEdited and leaves the table as it is; the new
    /// GPU comes back through setGpu(). False, and numberRefused, when the text is no such number.
    bool setData(const QModelIndex& index, const QVariant& text, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void numberEdited(const QString& key, double value);
    void numberRefused(const QString& sentence);

private:
    const Quantity& quantity(int row) const;
    std::shared_ptr<const Gpu> m_gpu, m_catalogue;
};

} // namespace tilesight
