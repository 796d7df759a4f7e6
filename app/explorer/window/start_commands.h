// The start page in the window: what it offers, and what its cards do. While it is open it covers the panels; opening
// anything closes it.
#pragma once

#include "app/explorer/samples.h"
#include "app/explorer/start_service.h"
#include "app/explorer/workspace.h"
#include "widgets/start/start_state.h"

#include <QObject>

namespace tilesight {

class MainWindow;
class StartPage;

class StartCommands : public QObject {
    Q_OBJECT
public:
    /// `defaultSample`: the path of the one that stands first. `remember`: whether the page is wanted at the start is kept in the settings.
    StartCommands(Workspace& workspace, MainWindow& window, QVector<Sample> samples, const QString& defaultSample,
                  bool remember);

    /// Whether the user wants the page at the start.
    static bool wantedAtStart();
    void open();
    void close();
    bool isOpen() const;
    StartPage* page() const { return m_page; }
    bool isSettled() const { return !m_service.isRunning(); }
    void setTheme(const Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void openChanged(bool open);

private:
    void place(); ///< below the menus, above the status bar
    void fill();
    void onFound(const PlanOffer& offer);

    Workspace& m_workspace;
    MainWindow& m_window;
    QVector<Sample> m_samples; ///< what a newcomer should open is first
    StartService m_service;
    StartPage* m_page;
    StartState m_state;
};

} // namespace tilesight
