// Which sections the report has, and on what paper. Starts with what was chosen last time.
#pragma once

#include "app/explorer/report/report.h"

#include <QDialog>

class QComboBox;
class QListWidget;

namespace tilesight {

class ReportDialog : public QDialog {
    Q_OBJECT
public:
    ReportDialog(const ReportSettings& settings, QWidget* parent);

    ReportSettings settings() const;

    QListWidget* sectionList() const { return m_sections; }
    QComboBox* paperBox() const { return m_paper; }
    QComboBox* orientationBox() const { return m_orientation; }

private:
    void leaveOut(const QStringList& ids); ///< takes all sections but these

    QListWidget* m_sections;
    QComboBox* m_paper;
    QComboBox* m_orientation;
};

} // namespace tilesight
