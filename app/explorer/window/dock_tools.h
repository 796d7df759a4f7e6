// What stands at the right of a dock's row: caption, mode switch of the view, expand, menu.
#pragma once

#include "widgets/theme/theme.h"

#include <QMetaObject>
#include <QPointer>
#include <QVector>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace tilesight {

class DockPanel;

class DockTools : public QWidget {
    Q_OBJECT
public:
    explicit DockTools(QWidget* parent);
    void setTheme(const Theme& theme);
    void setDock(DockPanel* dock); ///< what is shown and acted on; may be null
    /// Drops the caption, then the modes, until what is left fits into `width`; the buttons always stay.
    void fit(int width);

private:
    void fillMenu();
    void makeModes();

    QPointer<DockPanel> m_dock;
    QMetaObject::Connection m_captionChanged;
    QLabel* m_caption;
    QWidget* m_modes;
    QHBoxLayout* m_modesLayout;
    QToolButton* m_expand;
    QToolButton* m_more;
    QMenu* m_menu;
    Theme m_theme;
};

} // namespace tilesight
