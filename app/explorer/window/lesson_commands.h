// Lessons in the window: the runner, its view, the panels it points at, the answer sheet.
#pragma once

#include "app/explorer/lesson_runner.h"

#include <QPointer>
#include <QWidget>

class QMenu;

namespace tilesight {

class LessonView;
class MainWindow;

class LessonCommands : public QObject {
    Q_OBJECT
public:
    LessonCommands(Workspace& workspace, MainWindow& window, const QString& samplesDirectory);

    LessonRunner& runner() { return m_runner; }
    void showLessons();            ///< opens the dock
    void start(const QString& id); ///< asks about unsaved changes first
    void leave();
    void fillMenu(QMenu* menu); ///< one entry a lesson

private:
    void pointAt(const QString& view);
    void exportSheet();

    Workspace& m_workspace;
    MainWindow& m_window;
    LessonRunner m_runner;
    LessonView* m_view;
    QPointer<QWidget> m_frame; ///< around what a step speaks of
};

} // namespace tilesight
