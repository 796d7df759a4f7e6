#include "widgets/start/start_page.h"

#include "widgets/start/start_card.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tilesight {
namespace {

constexpr int sideWidth = 330, cardWidth = 236, gap = 12, margin = 28;
constexpr qsizetype shownRecent = 6;

/// "Drop a plan here": the window itself takes the drop.
class DropZone : public QWidget {
public:
    using QWidget::QWidget;
    Theme theme;
    QString text;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setPen(QPen(theme.control, 1, Qt::DashLine));
        p.drawRect(rect().adjusted(0, 0, -1, -1));
        p.setPen(theme.textSecondary);
        p.setFont(theme.font(12));
        p.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, text);
    }
};

/// What the colours and patterns of the strips mean.
class Legend : public QWidget {
public:
    using QWidget::QWidget;
    Theme theme;
    QSize sizeHint() const override { return {200, qRound(28 * theme.fontScale)}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const double s = theme.fontScale;
        const QFont font = theme.font(11.5);
        double x = 0;
        for (const Resource r : allResources) {
            if (r == Resource::network) continue; // no kernel of one GPU uses it
            const QString name = engineWord(resourceName(r));
            const double width = 28 * s + 6 * s + textWidth(font, name);
            if (x + width > this->width()) break;
            paintResourceBar(p, QRectF(x, height() / 2.0 - 7 * s, 28 * s, 14 * s), r, theme);
            p.setFont(font);
            p.setPen(theme.textSecondary);
            p.drawText(QRectF(x + 34 * s, 0, width, height()), Qt::AlignLeft | Qt::AlignVCenter, name);
            x += width + 18 * s;
        }
    }
};

QStringList pathsOf(const QVector<PlanOffer>& plans) {
    QStringList paths;
    for (const PlanOffer& plan : plans)
        paths << plan.path;
    return paths;
}

QString marksOf(const QList<LessonEntry>& lessons) {
    QString marks;
    for (const LessonEntry& lesson : lessons)
        marks += QStringLiteral("%1 %2;").arg(lesson.id).arg(lesson.doneSteps);
    return marks;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("startPage"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Start page"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_side = makeSide());
    row->addWidget(makeMain(), 1);
}

QWidget* StartPage::makeSide() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(24, 24, 24, 20);
    column->setSpacing(8);
    m_name = new QLabel(tr("TileSight Explorer"), side);
    m_question = new QLabel(tr("How long will this kernel take, and why?"), side);
    m_question->setWordWrap(true);
    m_new = new QPushButton(tr("New Plan…"), side);
    m_new->setToolTip(tr("From a sample or a template"));
    m_open = new QPushButton(tr("Open a Plan…"), side);
    m_recentTitle = new QLabel(tr("Recent"), side);
    m_recentColumn = new QVBoxLayout;
    m_recentColumn->setSpacing(2);
    auto* drop = new DropZone(side);
    drop->text = tr("Drop a plan here. Nothing leaves this computer.");
    drop->setMinimumHeight(64);
    m_drop = drop;
    m_showAtStart = new QCheckBox(tr("Show this page at the start"), side);
    column->addWidget(m_name);
    column->addWidget(m_question);
    column->addSpacing(8);
    column->addWidget(m_new);
    column->addWidget(m_open);
    column->addSpacing(12);
    column->addWidget(m_recentTitle);
    column->addLayout(m_recentColumn);
    column->addStretch();
    column->addWidget(m_drop);
    column->addWidget(m_showAtStart);
    connect(m_new, &QPushButton::clicked, this, &StartPage::newRequested);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    return side;
}

QWidget* StartPage::makeMain() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(margin, 20, margin, 20);
    column->setSpacing(10);
    const auto heading = [&](QLabel*& title, const QString& text, QLabel*& note, const QString& more) {
        auto* line = new QHBoxLayout;
        line->addWidget(title = new QLabel(text, page));
        line->addWidget(note = new QLabel(more, page), 1);
        note->setMinimumWidth(1);
        line->setSpacing(10);
        column->addLayout(line);
    };
    heading(m_samplesTitle, tr("Samples"), m_samplesNote,
            tr("Open one and change it. Each strip shows how the kernel keeps the pipes busy."));
    column->addLayout(m_planGrid = new QGridLayout);
    m_legend = new Legend(page);
    column->addWidget(m_legend);
    column->addSpacing(8);
    heading(m_lessonsTitle, tr("Lessons"), m_lessonsNote, tr("Predict, then reveal. About ten minutes each."));
    column->addLayout(m_lessonGrid = new QGridLayout);
    column->addStretch();
    m_planGrid->setSpacing(gap);
    m_lessonGrid->setSpacing(gap);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(page);
    return m_scroll;
}

void StartPage::setState(const StartState& state) {
    const bool same = pathsOf(state.samples) == pathsOf(m_state.samples) &&
                      pathsOf(state.recent) == pathsOf(m_state.recent) && marksOf(state.lessons) == marksOf(m_state.lessons);
    m_state = state;
    if (!same) makeCards();
    for (qsizetype i = 0; i < m_plans.size(); ++i)
        m_plans[i]->setPlan(state.samples[i], state.gpuName);
    for (qsizetype i = 0; i < m_recent.size(); ++i)
        m_recent[i]->setPlan(state.recent[i]);
    m_recentTitle->setText(state.recent.isEmpty() ? tr("Recent: nothing yet") : tr("Recent, on %1").arg(state.gpuName));
}

void StartPage::makeCards() {
    const auto clear = [](auto& cards) {
        for (StartCard* card : std::as_const(cards)) {
            card->hide();
            card->deleteLater(); // it may be in the midst of the click that led here
        }
        cards.clear();
    };
    clear(m_plans);
    clear(m_recent);
    clear(m_lessons);
    for (const PlanOffer& plan : m_state.samples) {
        auto* card = new PlanCard(plan, m_scroll->widget());
        connect(card, &QAbstractButton::clicked, this, [this, path = plan.path] { emit sampleRequested(path); });
        m_plans << card;
    }
    for (const PlanOffer& plan : m_state.recent.mid(0, shownRecent)) {
        auto* row = new RecentRow(plan, m_side);
        connect(row, &QAbstractButton::clicked, this, [this, path = plan.path] { emit recentRequested(path); });
        m_recentColumn->addWidget(row);
        m_recent << row;
    }
    for (const LessonEntry& lesson : m_state.lessons) {
        auto* card = new LessonCard(lesson, m_scroll->widget());
        connect(card, &QAbstractButton::clicked, this, [this, id = lesson.id] { emit lessonRequested(id); });
        m_lessons << card;
    }
    setTheme(m_theme);
}

void StartPage::setTheme(const Theme& theme) {
    m_theme = theme;
    const double s = theme.fontScale;
    m_side->setFixedWidth(qRound(sideWidth * s));
    m_name->setFont(theme.font(20, true));
    for (QLabel* label : {m_samplesTitle, m_lessonsTitle, m_recentTitle})
        label->setFont(theme.font(label == m_recentTitle ? 13 : 15, true));
    for (QLabel* label : {m_question, m_samplesNote, m_lessonsNote})
        label->setFont(theme.font(12.5));
    for (QWidget* control : {static_cast<QWidget*>(m_new), static_cast<QWidget*>(m_open),
                             static_cast<QWidget*>(m_showAtStart)})
        control->setFont(theme.font(13));
    m_new->setProperty("primary", true);
    static_cast<DropZone*>(m_drop)->theme = theme;
    static_cast<Legend*>(m_legend)->theme = theme;
    m_legend->setFixedHeight(m_legend->sizeHint().height());
    m_legend->setAccessibleName(tr("Colours and patterns of the pipes"));
    for (StartCard* card : findChildren<StartCard*>())
        card->setTheme(theme);
    QPalette colours = m_scroll->palette();
    colours.setColor(QPalette::Window, theme.window);
    m_scroll->setPalette(colours);
    arrange();
    update();
}

void StartPage::arrange() {
    const double s = m_theme.fontScale;
    const int room = width() - m_side->maximumWidth() - 2 * margin;
    const int columns = std::max(1, int((room + gap) / (cardWidth * s + gap)));
    const auto fill = [columns](QGridLayout* grid, const auto& cards) {
        while (QLayoutItem* item = grid->takeAt(0))
            delete item;
        for (int c = 0; c < grid->columnCount(); ++c)
            grid->setColumnStretch(c, c < columns);
        for (int i = 0; i < int(cards.size()); ++i)
            grid->addWidget(cards[i], i / columns, i % columns);
    };
    fill(m_planGrid, m_plans);
    fill(m_lessonGrid, m_lessons);
}

void StartPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.window);
    p.fillRect(m_side->geometry(), m_theme.panel);
    p.fillRect(QRect(m_side->geometry().right(), 0, 1, height()), m_theme.line);
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilesight
