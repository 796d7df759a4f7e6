#include "widgets/lesson/step_marks.h"

#include "widgets/theme/painting.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace tilesight {

class StepMark : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;
    void present(int number, bool done, bool current, const Theme& theme) {
        m_done = done;
        m_current = current;
        m_theme = theme;
        setText(done && !current ? QStringLiteral("✓") : QString::number(number));
        setFixedSize(QSize(22, 22) * theme.fontScale);
        setCursor(Qt::PointingHandCursor);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const QRectF circle = QRectF(rect()).adjusted(2, 2, -2, -2);
        p.setPen(QPen(m_current ? m_theme.accent : m_done ? m_theme.legal : m_theme.control, 1.5));
        p.setBrush(m_current ? QBrush(m_theme.accent) : QBrush(Qt::NoBrush));
        p.drawEllipse(circle);
        p.setFont(m_theme.font(11, m_current || m_done));
        p.setPen(m_current ? m_theme.panel : m_done ? m_theme.legal : m_theme.textSecondary);
        p.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus()) paintFocusRing(p, QRectF(rect()), m_theme);
    }

private:
    bool m_done = false, m_current = false;
    Theme m_theme;
};

StepMarks::StepMarks(QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_row(new QHBoxLayout), m_words(new QLabel(this)) {
    m_words->setTextFormat(Qt::PlainText);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_row->setSpacing(3);
    m_row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_row);
    column->addWidget(m_words);
}

QString StepMarks::stateOf(int step) const {
    const LessonStepState& shown = m_steps[step];
    const QString state = step == m_current ? tr("you are here") : shown.done ? tr("done") : tr("to come");
    return tr("Step %1: %2, %3").arg(step + 1).arg(shown.title, state);
}

void StepMarks::showWords() {
    m_words->setText(m_words->fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
    m_words->setToolTip(m_text);
}

void StepMarks::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWords();
}

void StepMarks::setSteps(const QList<LessonStepState>& steps, int current) {
    m_steps = steps;
    m_current = current;
    while (m_marks.size() > steps.size())
        delete m_marks.takeLast();
    while (m_marks.size() < steps.size()) {
        auto* mark = new StepMark(this);
        const int step = int(m_marks.size());
        connect(mark, &QAbstractButton::clicked, this, [this, step] { emit stepRequested(step); });
        m_row->insertWidget(step, mark);
        m_marks << mark;
    }
    for (int i = 0; i < m_marks.size(); ++i) {
        m_marks[i]->present(i + 1, steps[i].done, i == current, m_theme);
        m_marks[i]->setToolTip(stateOf(i));
        m_marks[i]->setAccessibleName(stateOf(i));
    }
    const QString here = steps.value(current).title;
    m_text =
        current + 1 < steps.size() ? tr("%1 · next: %2").arg(here, steps[current + 1].title) : here;
    showWords();
}

void StepMarks::setTheme(const Theme& theme) {
    m_theme = theme;
    m_words->setFont(theme.font(11));
    QPalette palette = theme.palette();
    palette.setColor(QPalette::WindowText, theme.textSecondary);
    m_words->setPalette(palette);
    setSteps(m_steps, m_current);
}

} // namespace tilesight
