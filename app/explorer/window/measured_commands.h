// Measured times from a CSV file, chosen or dropped: read and matched in the background, kept with the variants, and told in
// a message that says which rows counted for what. A faulty file changes nothing and is shown with its places.
#pragma once

#include "app/explorer/latest_task.h"
#include "app/explorer/measured_import.h"
#include "app/explorer/workspace.h"

#include <QObject>

class QMessageBox;
class QMimeData;
class QWidget;

namespace tilesight {

class MeasuredCommands : public QObject {
    Q_OBJECT
public:
    MeasuredCommands(Workspace& workspace, QWidget* window);

    void ask(); ///< for a file
    void importFile(const QString& path);
    /// True when the first of the dropped files is a table with measured times, which is then imported.
    bool importDropped(const QMimeData* data);

signals:
    void message(const QString& sentence); ///< for the status bar

private:
    struct Answer {
        Errors errors; ///< empty = `match`
        MeasuredMatch match;
    };
    void take(const QString& path, const QString& document, const std::vector<MeasuredSubject>& subjects, const Answer& answer);
    QMessageBox* tell(const MeasuredMessage& words);

    Workspace& m_workspace;
    QWidget* m_window;
    LatestTask m_task;
};

} // namespace tilesight
