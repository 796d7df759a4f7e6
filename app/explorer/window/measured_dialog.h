// Asks what one launch of the plan took. A bare number is in µs; what is no time of a kernel is said below the field,
// which keeps it.
#pragma once

#include <QDialog>
#include <optional>

class QLabel;
class QLineEdit;

namespace tilesight {

class MeasuredDialog : public QDialog {
    Q_OBJECT
public:
    MeasuredDialog(std::optional<double> knownSeconds, QWidget* parent);
    QLineEdit* field() const { return m_field; }
    QString fault() const; ///< "" = none shown
    void accept() override;

    /// Seconds; nothing for a text that is no number above 0 and of an hour at most, with or without a unit of time.
    static std::optional<double> secondsIn(const QString& text);

signals:
    void chosen(std::optional<double> seconds); ///< nothing: forget what is known

private:
    QLineEdit* m_field;
    QLabel* m_fault;
};

} // namespace tilesight
