#include "app/explorer/window/view_cover.h"

#include "app/explorer/window/dock_panel.h"
#include "widgets/lesson/lesson_view.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace tilesight {

ViewCover::ViewCover(QWidget* target, DockPanel* dock, LessonView* lesson)
    : QWidget(target), m_lesson(lesson) {
    setObjectName(QStringLiteral("lessonCover"));
    setAccessibleName(sentence());
    setAttribute(Qt::WA_NoMousePropagation);
    setAttribute(Qt::WA_OpaquePaintEvent);
    target->installEventFilter(this);
    setGeometry(target->rect());
    show();
    raise();
    const auto sendAway = [this, target](const QWidget* now) {
        if (now && m_lesson && (now == target || target->isAncestorOf(now))) m_lesson->setFocus();
    };
    sendAway(QApplication::focusWidget());
    connect(qApp, &QApplication::focusChanged, this, [sendAway](QWidget*, QWidget* now) { sendAway(now); });
    if (!dock) return;
    m_dock = dock;
    m_caption = dock->caption();
    dock->setCaption({});
    connect(dock, &DockPanel::captionChanged, this, [this](const QString& caption) {
        if (caption.isEmpty()) return;
        m_caption = caption;
        m_dock->setCaption({});
    });
}

ViewCover::~ViewCover() {
    if (!m_dock) return;
    disconnect(m_dock, nullptr, this, nullptr);
    m_dock->setCaption(m_caption);
}

QString ViewCover::sentence() const { return tr("Hidden until you reveal the answer"); }

bool ViewCover::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) setGeometry(parentWidget()->rect());
    if (event->type() == QEvent::ChildPolished) raise(); // something new came to lie over it
    return QWidget::eventFilter(watched, event);
}

void ViewCover::paintEvent(QPaintEvent*) {
    const Theme theme = m_lesson ? m_lesson->theme() : Theme::light();
    QPainter p(this);
    p.fillRect(rect(), theme.panel);
    p.setFont(theme.font(13));
    p.setPen(theme.textSecondary);
    p.drawText(rect().adjusted(12, 4, -12, -4), Qt::AlignCenter | Qt::TextWordWrap, sentence());
}

} // namespace tilesight
