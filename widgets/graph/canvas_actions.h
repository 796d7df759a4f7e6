// The edits of the plan canvas as actions for menus and the palette. Their keys work where the canvas has the focus; from
// a menu they act on the selected actions, wherever those were selected.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QMenu;

namespace tilesight {

class FilterPopup;
class PlanCanvas;

class CanvasActions : public QObject {
    Q_OBJECT
public:
    explicit CanvasActions(PlanCanvas* canvas);
    void addTo(QMenu* menu) const;
    void update();     ///< what can be done with the present selection
    void findAction(); ///< opens a list of the plan's actions, to select one
    FilterPopup* finder() const { return m_finder; }

signals:
    void sightNeeded(); ///< the canvas is to be brought to the front: something is shown or typed there

private:
    template <class Slot>
    QAction* make(const QString& text, const QKeySequence& key, int fewestSelected, Slot slot);

    PlanCanvas* m_canvas;
    FilterPopup* m_finder;
    QList<QAction*> m_clipboard, m_change, m_align, m_distribute, m_select;
};

} // namespace tilesight
