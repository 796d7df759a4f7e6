// A blank sheet over a view from which the answer to a lesson's question could be read. It takes the mouse, and the
// keyboard is sent away from what lies under it; the caption of the view's dock, which may say as much, goes as well.
#pragma once

#include "app/explorer/window/dock_panel.h"

#include <QPointer>
#include <QWidget>

namespace tilesight {

class LessonView;

class ViewCover : public QWidget {
    Q_OBJECT
public:
    /// `dock` is the one `target` stands in; null = none. Colours, and the place for the focus, are the lesson's.
    ViewCover(QWidget* target, DockPanel* dock, LessonView* lesson);
    ~ViewCover() override;
    QString sentence() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QPointer<LessonView> m_lesson;
    QPointer<DockPanel> m_dock;
    QString m_caption; ///< to be given back
};

} // namespace tilesight
