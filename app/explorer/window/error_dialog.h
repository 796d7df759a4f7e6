// Faults of an input, all of them, each with its place and what to do next.
#pragma once

#include "core/base/error.h"

#include <QDialog>

namespace tilesight {

/// "Cannot open gemm.json" over a list of located faults, with "Copy details". Window-modal, never blocks the
/// caller.
class ErrorDialog : public QDialog {
    Q_OBJECT
public:
    ErrorDialog(const QString& title, const Errors& errors, QWidget* parent);
    QString details() const { return m_details; } ///< what "Copy details" puts on the clipboard

    /// Opens one that deletes itself when closed.
    static ErrorDialog* show(const QString& title, const Errors& errors, QWidget* parent);

private:
    QString m_details;
};

/// "gemm.json:12:5" or "" for one error.
QString placeOf(const Error& error);

} // namespace tilesight
