// Where the docks were when none is left: says how to get them back.
#pragma once

#include "app/explorer/window/layouts.h"

#include <QTimer>
#include <QWidget>
#include <functional>

namespace tilesight {

class NoPanelsHint : public QWidget {
    Q_OBJECT
public:
    /// `restore` brings back the layout's panels.
    NoPanelsHint(QMainWindow* window, const Docks& docks, const std::function<void()>& restore);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void refresh();

    QMainWindow* m_window;
    Docks m_docks;
    QTimer m_soon;
};

} // namespace tilesight
