// The menus of how the window looks: theme, size of letters, language. They mark what is in use and keep it for the
// next start.
#pragma once

#include "app/explorer/window/theme_controller.h"

#include <QObject>

class QActionGroup;
class QMenu;

namespace tilesight {

class AppearanceMenus : public QObject {
    Q_OBJECT
public:
    /// `remember`: the language is read from the settings and goes there.
    AppearanceMenus(ThemeController& themes, bool remember, QWidget* window);

    void addTo(QMenu* menu);

signals:
    void message(const QString& sentence); ///< for the status bar

private:
    QMenu* themeMenu(QMenu* parent);
    QMenu* sizeMenu(QMenu* parent);
    QMenu* languageMenu(QMenu* parent);
    void showCurrent();

    ThemeController& m_themes;
    bool m_remember;
    QWidget* m_window;
    QActionGroup *m_names, *m_sizes;
};

} // namespace tilesight
