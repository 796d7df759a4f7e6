#include "widgets/plot/task_foot.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace tilesight {

TaskFoot::TaskFoot(QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_text(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)), m_copy(new QPushButton(tr("Copy as CSV"), this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 8, 4);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addWidget(m_copy);
    m_text->setMinimumWidth(60);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setWordWrap(true); // a narrow dock gets more lines instead of less words
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(100);
    m_progress->setAccessibleName(tr("Analyses done"));
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_running)
            emit cancelRequested();
        else
            emit computeRequested();
    });
    connect(m_copy, &QPushButton::clicked, this, &TaskFoot::copyRequested);
    setState({});
}

void TaskFoot::setTheme(const Theme& theme) {
    m_theme = theme;
    for (QWidget* widget :
         {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_cancel), static_cast<QWidget*>(m_copy)})
        widget->setFont(theme.font(12));
    QPalette palette = m_text->palette();
    palette.setColor(QPalette::WindowText, theme.textSecondary);
    m_text->setPalette(palette);
    m_progress->setFixedHeight(qRound(8 * theme.fontScale));
}

void TaskFoot::setState(const State& state) {
    m_running = state.running;
    m_progress->setVisible(state.running && state.slow);
    m_progress->setRange(0, int(state.total)); // 0 of 0: busy without an end in sight
    m_progress->setValue(int(state.done));
    m_cancel->setVisible((state.running && state.slow) || (state.cancelled && !state.running));
    m_cancel->setText(state.running ? tr("Cancel") : tr("Compute"));
    m_copy->setEnabled(state.canCopy);
    QString text = state.text;
    if (state.running && state.slow)
        text = tr("Computing, %1 of %2").arg(state.done).arg(state.total) +
               (state.old ? tr("; what is shown is of an earlier plan") : QString());
    else if (state.cancelled && !state.running)
        text = tr("Stopped") + (state.old ? tr("; what is shown is of an earlier plan") : QString());
    m_text->setText(text);
    m_text->setToolTip(text);
}

QString TaskFoot::text() const { return m_text->text(); }

QuietRequest::QuietRequest(QWidget* view, std::function<bool()> busy)
    : QObject(view), m_view(view), m_busy(std::move(busy)) {
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        if (!m_view->isVisible()) return; // showing it comes back here
        if (m_busy()) return m_quiet.start();
        emit due();
    });
    view->installEventFilter(this);
}

bool QuietRequest::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) poke();
    if (event->type() == QEvent::Hide) emit unseen();
    return QObject::eventFilter(watched, event);
}

} // namespace tilesight
