#include "app/explorer/window/lesson_commands.h"

#include "app/explorer/report/lesson_sheet.h"
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/main_window.h"
#include "app/explorer/window/view_cover.h"
#include "widgets/lesson/lesson_view.h"
#include "widgets/summary/summary_strip.h"

#include <QMenu>
#include <QPainter>
#include <QTimer>

#include <utility>

namespace tilesight {
namespace {

constexpr int frameMilliseconds = 1200;
constexpr int roomyPixels = 380; ///< a step with its answer, in the narrow column

/// A frame in the accent colour over a panel; the mouse goes through it.
class PointingFrame : public QWidget {
public:
    PointingFrame(QWidget* target, const QColor& colour) : QWidget(target), m_colour(colour) {
        setObjectName(QStringLiteral("lessonFrame"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(target->rect());
        show();
        raise();
        QTimer::singleShot(frameMilliseconds, this, &QWidget::deleteLater);
    }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(QPen(m_colour, 4));
        painter.drawRect(rect().adjusted(2, 2, -2, -2));
    }

private:
    QColor m_colour;
};

} // namespace

LessonCommands::LessonCommands(Workspace& workspace, MainWindow& window, const QString& samplesDirectory)
    : QObject(&window), m_workspace(workspace), m_window(window),
      m_runner(workspace, coreEngine(),
               samplesDirectory.isEmpty() ? QString() : samplesDirectory + QStringLiteral("/lessons")),
      m_view(qobject_cast<LessonView*>(window.views().view(QStringLiteral("lesson")))) {
    connect(&m_runner, &LessonRunner::changed, m_view, &LessonView::setLesson);
    connect(&m_runner, &LessonRunner::changed, this, [this](const LessonState& state) { cover(state.covered); });
    connect(&m_runner, &LessonRunner::changed, this, [this] {
        if (!m_runner.lesson()) arrangeAsBefore();
    });
    connect(&m_runner, &LessonRunner::stepEntered, this, &LessonCommands::pointAt);
    connect(m_view, &LessonView::startRequested, this, &LessonCommands::start);
    connect(m_view, &LessonView::leaveRequested, this, &LessonCommands::leave);
    connect(m_view, &LessonView::restartRequested, this, &LessonCommands::restart);
    connect(m_view, &LessonView::stepRequested, &m_runner, &LessonRunner::goTo);
    connect(m_view, &LessonView::guessed, &m_runner, &LessonRunner::setGuess);
    connect(m_view, &LessonView::revealRequested, &m_runner, &LessonRunner::reveal);
    connect(m_view, &LessonView::applyRequested, &m_runner, &LessonRunner::apply);
    connect(m_view, &LessonView::sheetRequested, this, &LessonCommands::exportSheet);
    m_view->setLesson(m_runner.state());
    window.files().setBringBack([this] { m_runner.leave(); });
    window.files().setRefusal([this] { return m_covers.isEmpty() ? QString() : ViewCover::sentence(); });
}

void LessonCommands::showLessons() {
    m_window.showView(QStringLiteral("lesson"));
    m_view->setFocus();
}

void LessonCommands::start(const QString& id) {
    const auto go = [this, id] {
        if (!m_runner.lesson()) m_before = m_window.arrangement();
        m_window.showView(QStringLiteral("lesson"));
        DockPanel* dock = m_window.docks().value(QStringLiteral("lesson"));
        if (!dock->isFloating() && dock->height() < roomyPixels * m_view->theme().fontScale)
            m_window.resizeDocks({dock}, {qRound(roomyPixels * m_view->theme().fontScale)}, Qt::Vertical);
        m_runner.start(id);
    };
    if (m_runner.lesson())
        m_window.files().whenDocumentSafe(go);
    else
        m_window.files().whenDraftSafe(go);
}

void LessonCommands::restart() {
    m_window.files().whenDocumentSafe([this] { m_runner.restart(); });
}

void LessonCommands::leave() {
    m_window.files().whenDocumentSafe([this] { m_runner.leave(); });
}

/// Steps have opened docks. Whoever has taken another layout since wants that one.
void LessonCommands::arrangeAsBefore() {
    const auto before = std::exchange(m_before, {});
    if (before && before->layout == m_window.layoutName()) m_window.setArrangement(*before);
}

void LessonCommands::cover(const QStringList& views) {
    for (const QString& view : m_covers.keys()) {
        if (views.contains(view)) continue;
        ViewCover* cover = m_covers.take(view);
        cover->lift();
        delete cover;
    }
    for (const QString& view : views) {
        if (m_covers.contains(view)) continue;
        DockPanel* dock = m_window.docks().value(view);
        QWidget* target = view == QLatin1String("summary") ? static_cast<QWidget*>(m_window.summary())
                          : dock                           ? dock->view()
                                                           : nullptr;
        if (target) m_covers[view] = new ViewCover(target, dock, m_view);
    }
}

void LessonCommands::fillMenu(QMenu* menu) {
    for (const LessonEntry& lesson : m_runner.state().lessons) {
        QAction* action = menu->addAction(lesson.title, this, [this, id = lesson.id] { start(id); });
        action->setEnabled(lesson.fault.isEmpty());
        action->setToolTip(lesson.summary);
    }
}

void LessonCommands::pointAt(const QString& view) {
    delete m_frame;
    QWidget* target = view == QLatin1String("summary") ? static_cast<QWidget*>(m_window.summary()) : nullptr;
    if (DockPanel* dock = m_window.docks().value(view)) {
        const DockPanel* own = m_window.docks().value(QStringLiteral("lesson"));
        if (own && m_window.tabifiedDockWidgets(dock).contains(const_cast<DockPanel*>(own)))
            return; // raising it would hide the text that speaks of it
        m_window.showView(view);
        target = dock->widget();
    }
    if (target) m_frame = new PointingFrame(target, m_view->theme().accent);
}

void LessonCommands::exportSheet() {
    m_window.files().exportPdf(
        tr("Write the answer sheet"), QStringLiteral("_answers.pdf"),
        [this](const QString& path) { return writeLessonSheet(m_runner, QDate::currentDate(), path); });
}

} // namespace tilesight
