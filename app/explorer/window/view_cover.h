// A blank sheet in the place of a view from which the answer to a lesson's question could be read. The view itself is
// hidden: no pointer, key or screen reader gets at it. The caption and the menu of its dock go as well, and its exports
// are refused.
#pragma once

#include <QWidget>

namespace tilesight {

class DockPanel;
class LessonView;

class ViewCover : public QWidget {
    Q_OBJECT
public:
    /// `dock` is the one `target` stands in; null = a layout. Colours, and the place for the focus, are the lesson's.
    ViewCover(QWidget* target, DockPanel* dock, LessonView* lesson);
    void lift(); ///< gives the place back, before the cover is deleted
    static QString sentence();

    QSize sizeHint() const override { return m_target->sizeHint(); }
    QSize minimumSizeHint() const override { return m_target->minimumSizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refuseExports(const QString& sentence) const;

    QWidget* m_target;
    DockPanel* m_dock;
    LessonView* m_lesson;
};

} // namespace tilesight
