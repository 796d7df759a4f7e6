#include "widgets/hints/preview_button.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTabBar>

namespace tilesight {

PreviewButton::PreviewButton(QWidget* parent) : QPushButton(tr("Preview"), parent) {
    setCheckable(true);
    connect(this, &QPushButton::toggled, this, &PreviewButton::follow);
    follow(false);
}

void PreviewButton::follow(bool down) {
    QCoreApplication* app = QCoreApplication::instance();
    down ? app->installEventFilter(this) : app->removeEventFilter(this);
    setToolTip(down ? tr("Shown in all views; the plan is not changed. Click or Esc ends it")
                    : tr("Show all views with this change; the plan stays as it is"));
    setAccessibleDescription(toolTip());
}

bool PreviewButton::mayChangeThePlan(QObject* target, QEvent* event) const {
    // Its neighbours, Apply and Why, speak of what is shown.
    if (target == this || target->parent() == parent() || !target->isWidgetType()) return false;
    if (event->type() == QEvent::MouseButtonPress ||
        event->type() == QEvent::MouseButtonDblClick) // tabs only show
        return !qobject_cast<QTabBar*>(target) && !qobject_cast<QScrollBar*>(target);
    if (event->type() != QEvent::KeyPress) return false;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_Meta:
        return false;
    default:
        return true;
    }
}

bool PreviewButton::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && watched->isWidgetType() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // it is no shortcut now
        if (event->type() == QEvent::KeyPress) end();
        return true;
    }
    if (mayChangeThePlan(watched, event)) end(); // and the event goes on to views that show the plan again
    return false;
}

void PreviewButton::hideEvent(QHideEvent* event) {
    end();
    QPushButton::hideEvent(event);
}

void PreviewButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QPushButton::keyPressEvent(event);
}

} // namespace tilesight
