// Mouse gestures of the plan canvas as one small state machine: move nodes, draw an edge, select by a rubber
// band, pan. Esc cancels whatever runs and restores the picture; a finished gesture makes at most one edit.
#pragma once

#include <QPoint>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

class QMouseEvent;
class QPainter;

namespace tilesight {

class NodeItem;
class PlanCanvas;

class CanvasGestures {
public:
    explicit CanvasGestures(PlanCanvas& canvas) : m_canvas(canvas) {}

    bool active() const { return m_state != State::idle; }
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void cancel();
    void setSpaceHeld(bool held);
    /// The model was replaced: shows the running gesture on the new items.
    void reapply();
    void paint(QPainter& painter) const; ///< rubber band, edge being drawn; in scene coordinates

    QString connectSource() const { return m_state == State::connect ? m_from : QString(); }
    const QString& refusal() const { return m_refusal; }

private:
    enum class State { idle, pressedNode, moveNodes, connect, rubberBand, pan };
    bool onExpression() const; ///< a double click there edits it
    void startConnect(const QString& from, bool backwards);
    void updateConnect();
    void finishConnect(const QString& start, const QString& end, const QString& refusal, bool backwards);
    QString refusalOf(const QString& end) const; ///< of the edge between the start and this action
    void updateRubberBand();
    void end();
    void updateCursor();

    PlanCanvas& m_canvas;
    State m_state = State::idle;
    QPoint m_pressedAt, m_lastAt;
    QPointF m_sceneStart, m_sceneNow;
    QString m_from, m_to, m_refusal; ///< of an edge being drawn: where it began, where it would end, why not
    bool m_backwards = false;        ///< it began at an input: `m_from` is the consumer
    QStringList m_before;            ///< selection before a rubber band
    QString m_clickedSelected;       ///< a selected node was pressed: a click without a drag selects it alone
    bool m_spaceHeld = false;
};

} // namespace tilesight
