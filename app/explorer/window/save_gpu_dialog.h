// Id and name of a GPU that is to be kept. Says at once what is wrong with them; the window stays until it is saved.
#pragma once

#include "core/base/error.h"

#include <QDialog>
#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tilesight {

class SaveGpuDialog : public QDialog {
    Q_OBJECT
public:
    /// Saves, or says why not.
    using Save = std::function<Errors(const QString& id, const QString& name, bool replace)>;

    SaveGpuDialog(const QString& id, const QString& name, const QString& folder, QWidget* parent);
    void setSave(Save save) { m_save = std::move(save); }

    QLineEdit* idLine() const { return m_id; }
    QLineEdit* nameLine() const { return m_name; }
    QCheckBox* replaceBox() const { return m_replace; }
    QString fault() const; ///< the sentence on screen
    void accept() override;

private:
    Save m_save;
    QLineEdit* m_id;
    QLineEdit* m_name;
    QCheckBox* m_replace;
    QLabel* m_fault;
};

} // namespace tilesight
