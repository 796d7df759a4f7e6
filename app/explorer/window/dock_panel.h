// One view in a dock, with the one 30-pixel row above it that all docks have: title, caption, modes, tools.
//
//   alone      the row is the dock's title bar
//   in tabs    the row is the tab bar; the title bar is empty and the tools stand at the right end of the
//   tabs
#pragma once

#include "widgets/theme/theme.h"

#include <QDockWidget>

class QActionGroup;

namespace tilesight {

class DockHeader;

class DockPanel : public QDockWidget {
    Q_OBJECT
public:
    /// `id` is the object name that saved layouts know.
    DockPanel(const QString& id, const QString& title, QWidget* view, QWidget* parent);

    void setTheme(const Theme& theme);
    void setTabbed(bool tabbed);
    QWidget* view() const { return m_view; }
    /// Shows `cover` instead of the view, which is hidden with its caption and menu; null = the view again.
    void setCover(QWidget* cover);
    bool isCovered() const { return widget() != m_view; }
    /// While floating: nearly all of its screen, or as it was before.
    void toggleLarge();

    /// "one tile, steady state folded"
    QString caption() const { return isCovered() ? QString() : m_caption; }
    void setCaption(const QString& caption);
    QActionGroup* modes() const {
        return m_modes;
    } ///< exclusive choices of the view, "Folded" and "All"; may be null
    void setModes(QActionGroup* modes);

signals:
    void captionChanged(const QString& caption);
    void modesChanged();
    void expandRequested(); ///< give this view the whole window, or give it back

private:
    void paintEvent(QPaintEvent* event) override; ///< the frame while floating

    QWidget* m_view;
    DockHeader* m_header;
    QColor m_frame, m_ground;
    QRect m_beforeLarge; ///< null = not large
    QWidget* m_empty; ///< title bar while in tabs
    QString m_caption;
    QActionGroup* m_modes = nullptr;
};

} // namespace tilesight
