// All faults of the plan, in the order of the input.
#pragma once

#include "core/base/error.h"

#include <QAbstractTableModel>

namespace tilesight {

class ErrorsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { message, object, place, remedy, id, columnsCount };
    using QAbstractTableModel::QAbstractTableModel;
    void setErrors(Errors errors);
    const Errors& errors() const { return m_errors; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(m_errors.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : int(columnsCount);
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Errors m_errors;
};

/// "gemm.json:12:5", "/actions/2/tile", both, or "".
QString placeText(const SourceLocation& where);
/// "Plan text has an error at 12:5; numbers are for the last legal plan."; "" = no errors.
QString textFaultSentence(const Errors& errors);

} // namespace tilesight
