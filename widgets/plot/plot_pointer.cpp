#include "widgets/plot/plot_pointer.h"

#include <QMouseEvent>
#include <QWidget>

namespace tilesight {

PlotPointer::PlotPointer(QWidget* plot, ValueTooltip* tooltip, Answers answers)
    : QObject(plot), m_plot(plot), m_tooltip(tooltip), m_answers(std::move(answers)) {
    plot->installEventFilter(this);
}

void PlotPointer::hover(const QMouseEvent& event) {
    const TooltipText text = m_answers.hover(event.position());
    const bool found = !text.title.isEmpty();
    m_plot->setCursor(found && m_answers.click ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!found || event.buttons()) return m_tooltip->dismiss();
    const QPoint at = event.globalPosition().toPoint();
    m_tooltip->request(text, at, QRect(at - QPoint(8, 8), QSize(16, 16)));
}

bool PlotPointer::eventFilter(QObject* watched, QEvent* event) {
    const auto mouse = [event] { return static_cast<QMouseEvent*>(event); }; // where it is one
    switch (event->type()) {
    case QEvent::MouseMove:
        hover(*mouse());
        break;
    case QEvent::MouseButtonPress:
        m_pressed = mouse()->position();
        m_tooltip->dismiss();
        break;
    case QEvent::MouseButtonRelease:
        if (m_answers.click && mouse()->button() == Qt::LeftButton &&
            (mouse()->position() - m_pressed).manhattanLength() < 4)
            m_answers.click(mouse()->position());
        break;
    case QEvent::MouseButtonDblClick:
        if (m_answers.doubleClick && m_answers.doubleClick(mouse()->position())) return true;
        break;
    case QEvent::Leave:
    case QEvent::Hide:
        m_tooltip->dismiss();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tilesight
