// Lessons in the window: the runner, its view, the panels it points at, the answer sheet.
#pragma once

#include "app/explorer/lesson_runner.h"
#include "app/explorer/window/layouts.h"

#include <QMap>
#include <QPointer>
#include <QWidget>
#include <optional>

class QMenu;

namespace tilesight {

class LessonView;
class MainWindow;
class ViewCover;

class LessonCommands : public QObject {
    Q_OBJECT
public:
    LessonCommands(Workspace& workspace, MainWindow& window, const QString& samplesDirectory);

    LessonRunner& runner() { return m_runner; }
    void showLessons();            ///< opens the dock
    /// The plan on screen is put aside as it is, so nothing is asked; only about text with errors, or about a plan that
    /// was saved out of the lesson before.
    void start(const QString& id);
    void restart(); ///< asks about unsaved changes first, as leave() does
    void leave();
    bool isCovered(const QString& view) const { return m_covers.contains(view); }
    void fillMenu(QMenu* menu); ///< one entry a lesson

private:
    void pointAt(const QString& view);
    void cover(const QStringList& views); ///< these and no others
    void exportSheet();
    void arrangeAsBefore();

    Workspace& m_workspace;
    MainWindow& m_window;
    LessonRunner m_runner;
    LessonView* m_view;
    QMap<QString, ViewCover*> m_covers; ///< by view
    std::optional<Arrangement> m_before; ///< the docks when a lesson was started
    QPointer<QWidget> m_frame; ///< around what a step speaks of
};

} // namespace tilesight
