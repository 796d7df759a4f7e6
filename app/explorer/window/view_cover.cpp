#include "app/explorer/window/view_cover.h"

#include "app/explorer/window/dock_panel.h"
#include "widgets/lesson/lesson_view.h"
#include "widgets/plot/export_actions.h"

#include <QApplication>
#include <QLayout>
#include <QPainter>

namespace tilesight {

ViewCover::ViewCover(QWidget* target, DockPanel* dock, LessonView* lesson)
    : QWidget(target->parentWidget()), m_target(target), m_dock(dock), m_lesson(lesson) {
    setObjectName(QStringLiteral("lessonCover"));
    setAccessibleName(sentence());
    setAttribute(Qt::WA_OpaquePaintEvent);
    const QWidget* focused = QApplication::focusWidget();
    if (focused && (focused == target || target->isAncestorOf(focused))) lesson->setFocus();
    if (dock) {
        setSizePolicy(target->sizePolicy());
        setMinimumSize(target->minimumSize());
        setMaximumSize(target->maximumSize());
        dock->setCover(this);
    } else {
        target->parentWidget()->layout()->addWidget(this);
        target->hide();
    }
    refuseExports(sentence());
}

void ViewCover::lift() {
    if (m_dock)
        m_dock->setCover(nullptr);
    else
        m_target->show();
    refuseExports({});
}

QString ViewCover::sentence() { return tr("Hidden until you reveal the answer"); }

void ViewCover::refuseExports(const QString& sentence) const {
    for (ExportActions* exports : ExportActions::of(m_target))
        exports->refuse(sentence);
}

void ViewCover::paintEvent(QPaintEvent*) {
    const Theme& theme = m_lesson->theme();
    QPainter p(this);
    p.fillRect(rect(), theme.panel);
    p.setFont(theme.font(13));
    p.setPen(theme.textSecondary);
    p.drawText(rect().adjusted(12, 4, -12, -4), Qt::AlignCenter | Qt::TextWordWrap, sentence());
}

} // namespace tilesight
