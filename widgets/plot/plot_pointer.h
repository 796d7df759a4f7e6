// What a plot answers to the pointer: a tooltip over its marks, a click (pressed and released at one place, so that
// panning is none), a double click.
#pragma once

#include "widgets/tooltip/value_tooltip.h"

#include <QObject>
#include <QPointF>
#include <functional>

class QMouseEvent;

namespace tilesight {

class PlotPointer : public QObject {
public:
    /// Points are in pixels of the plot.
    struct Answers {
        std::function<TooltipText(QPointF)> hover;     ///< without a title: nothing is there
        std::function<void(QPointF)> click = {};       ///< of the left button; none: nothing can be clicked
        std::function<bool(QPointF)> doubleClick = {}; ///< true: the plot itself does not get it
    };
    PlotPointer(QWidget* plot, ValueTooltip* tooltip, Answers answers);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void hover(const QMouseEvent& event);

    QWidget* m_plot;
    ValueTooltip* m_tooltip;
    Answers m_answers;
    QPointF m_pressed;
};

} // namespace tilesight
