#include "widgets/orders/orders_view.h"

#include "core/analysis/order_words.h"
#include "core/analysis/report.h"
#include "widgets/orders/order_histogram.h"
#include "widgets/summary/wording.h"
#include "widgets/plot/export_actions.h"
#include "widgets/table/copyable_table.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_picture.h"
#include "widgets/table/table_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

enum Role { orderRole = Qt::UserRole + 1 };

QStandardItem* cell(const QString& text, bool number = false, const QString& full = {}) {
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    if (number) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (!full.isEmpty()) item->setData(full, exportRole);
    return item;
}

QString microsecondsText(double seconds) { return toQString(formatNumber(seconds * 1e6, 4)); }
QString fullText(double seconds) { return QString::number(seconds * 1e6, 'g', 12); }

QString against(double seconds, double chosen) {
    const double change = chosen > 0 ? seconds / chosen - 1 : 0;
    if (std::abs(change) < 5e-5) return QStringLiteral("=");
    return QStringLiteral("%1 %2 % %3")
        .arg(change > 0 ? QStringLiteral("▲") : QStringLiteral("▼"),
             toQString(formatNumber(100 * std::abs(change), 3)),
             change > 0 ? OrdersView::tr("slower") : OrdersView::tr("faster"));
}

} // namespace

QString ordersSentence(const OrderSurvey& survey) {
    const QString legal = toQString(legalOrdersInWords(survey.legal.orders, !survey.legal.exact));
    const QString orders = survey.legal.orders == 1 && survey.legal.exact ? OrdersView::tr("legal order")
                                                                          : OrdersView::tr("legal orders");
    if (survey.complete) return OrdersView::tr("%1 %2, all examined").arg(legal, orders);
    QString text = OrdersView::tr("%1 %2, the first %3 examined").arg(legal, orders).arg(survey.examined);
    if (!survey.legal.exact)
        text += OrdersView::tr("; counting stopped at %1 sets of finished actions").arg(maxCountedSets);
    return text;
}

OrdersView::OrdersView(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()), m_count(new QLabel(this)),
      m_message(new QLabel(this)), m_histogram(new OrderHistogram(this)),
      m_rows(new QStandardItemModel(this)), m_steps(new QStandardItemModel(this)),
      m_delegate(new TableDelegate(this)), m_table(new CopyableTable(true, this)),
      m_sequence(new CopyableTable(true, this)) {
    m_table->setModel(m_rows);
    m_sequence->setModel(m_steps);
    m_table->setAccessibleName(tr("Legal orders"));
    m_sequence->setAccessibleName(tr("Actions of the order"));
    for (CopyableTable* table : {m_table, m_sequence}) {
        table->setItemDelegate(m_delegate);
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
    }
    m_sequence->installEventFilter(this);
    m_count->setWordWrap(true);
    m_message->setWordWrap(true);
    m_count->setContentsMargins(12, 6, 12, 0);
    m_message->setContentsMargins(12, 3, 12, 3);
    auto* split = new QSplitter(this);
    split->addWidget(m_table);
    split->addWidget(m_sequence);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_count);
    column->addWidget(m_histogram);
    column->addWidget(split, 1);
    column->addWidget(m_message);
    setFocusProxy(m_table);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &OrdersView::ask);
    connect(m_histogram, &OrderHistogram::timeChosen, this, &OrdersView::showTime);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                if (m_filling || !row.isValid() || !m_survey) return;
                const auto index = std::size_t(m_rows->index(row.row(), 0).data(orderRole).toInt());
                showOrder(m_survey->orders[index].order);
            });
    connect(m_sequence->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) {
                if (m_filling || !row.isValid() || !m_survey) return;
                const int action = m_order[std::size_t(row.row())];
                m_selection->setActions({toQString(m_survey->names[std::size_t(action)])});
            });
    makeExports();
    setTheme(m_theme);
    setSurvey(nullptr, nullptr);
}

/// What the dock shows, one below the other and in full: sentence, histogram, all examined orders, the one looked at.
void OrdersView::makeExports() {
    constexpr int sentence = 30, histogram = 130, gap = 18;
    m_exports = new ExportActions(
        this, {[this](QPainter& p, const QSize& size, const Theme& theme) {
                   p.setFont(theme.font(13, true));
                   p.setPen(theme.text);
                   p.drawText(QRectF(12, 0, size.width() - 24, sentence), Qt::AlignLeft | Qt::AlignVCenter,
                              headerCaption());
                   m_histogram->paint(p, QRectF(0, sentence, size.width(), histogram), theme);
                   const QPointF below(0, sentence + histogram + gap);
                   paintTablePicture(p, below, *m_rows, theme);
                   paintTablePicture(p, below + QPointF(0, tablePictureSize(*m_rows, theme).height() + gap), *m_steps,
                                     theme);
               },
               [this] { return csvText(*m_rows); },
               {},
               [this](const Theme& theme) {
                   const QSize rows = tablePictureSize(*m_rows, theme), steps = tablePictureSize(*m_steps, theme);
                   return QSize(std::max({640, rows.width(), steps.width()}),
                                sentence + histogram + 2 * gap + rows.height() + steps.height());
               }});
}

QString OrdersView::message() const { return m_message->text(); }

QString OrdersView::headerCaption() const { return m_survey ? ordersSentence(*m_survey) : QString(); }

void OrdersView::setState(const ViewState& state) {
    m_state = state;
    const bool fresh = state.analysis && !state.stale && !state.computing;
    if (m_survey)
        m_count->setText(ordersSentence(*m_survey) +
                         (m_of == state.analysis && !state.stale ? QString() : tr(" · of the plan before")));
    if (!state.analysis) setSurvey(nullptr, nullptr);
    if (fresh && state.analysis != m_asked) m_quiet.start();
}

void OrdersView::ask() {
    if (!isVisible() || !m_state.analysis || m_state.computing || m_asked == m_state.analysis) return;
    m_asked = m_state.analysis;
    emit surveyRequested();
}

void OrdersView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_state.analysis && !m_state.computing && m_state.analysis != m_asked) m_quiet.start();
}

void OrdersView::setSurvey(std::shared_ptr<const OrderSurvey> survey, std::shared_ptr<const Analysis> of) {
    m_survey = std::move(survey);
    m_of = std::move(of);
    m_histogram->setSurvey(m_survey);
    m_count->setText(
        m_survey ? ordersSentence(*m_survey)
                 : tr("The legal orders of the steady loop appear here once the plan has been analysed."));
    m_order.clear();
    fillTable();
    showOrder(m_survey ? m_survey->chosen : std::vector<int>());
    emit headerCaptionChanged(headerCaption());
}

void OrdersView::fillTable() {
    const QScopedValueRollback guard(m_filling, true);
    m_rows->clear();
    m_rows->setHorizontalHeaderLabels(
        {QString(), tr("Steady time (µs)"), tr("Against the chosen"), tr("Order")});
    if (!m_survey) return;
    for (std::size_t i = 0; i < m_survey->orders.size(); ++i) {
        const ExaminedOrder& examined = m_survey->orders[i];
        const bool chosen = examined.order == m_survey->chosen;
        QStringList names;
        for (const int action : examined.order)
            names << toQString(m_survey->names[std::size_t(action)]);
        auto* mark = cell(chosen ? QStringLiteral("✓") : QString());
        if (chosen) mark->setToolTip(tr("The order that the analysis uses"));
        mark->setData(int(i), orderRole);
        m_rows->appendRow({mark, cell(microsecondsText(examined.seconds), true, fullText(examined.seconds)),
                           cell(against(examined.seconds, m_survey->chosenSeconds)),
                           cell(names.join(QStringLiteral(" → ")))});
    }
    m_table->resizeColumnsToContents();
}

void OrdersView::showOrder(const std::vector<int>& order) {
    m_order = order;
    fillSequence();
    if (!m_survey || order.empty()) return say({});
    const double seconds = m_survey->scheduleOfOrder(order).periodSeconds;
    m_histogram->setShownSeconds(seconds);
    say(order == m_survey->chosen
            ? tr("The chosen order, %1 a turn of one block.").arg(toQString(formatSeconds(seconds)))
            : tr("%1 a turn of one block: %2 against the chosen order.")
                  .arg(toQString(formatSeconds(seconds)), against(seconds, m_survey->chosenSeconds)));
    const QScopedValueRollback guard(m_filling, true);
    for (int row = 0; row < m_rows->rowCount(); ++row)
        if (m_survey->orders[std::size_t(row)].order == order) return m_table->selectRow(row);
    m_table->clearSelection(); // legal, but not among those listed
}

void OrdersView::fillSequence() {
    const QScopedValueRollback guard(m_filling, true);
    m_steps->clear();
    m_steps->setHorizontalHeaderLabels({tr("Step"), tr("Start (µs)"), tr("Action"), tr("Waits for")});
    if (!m_survey || m_order.empty()) return;
    const BodySchedule schedule = m_survey->scheduleOfOrder(m_order);
    for (std::size_t step = 0; step < m_order.size(); ++step) {
        const auto action = std::size_t(m_order[step]);
        QStringList producers;
        for (const int producer : m_survey->dag.predecessors[action])
            producers << toQString(m_survey->names[std::size_t(producer)]);
        const double start = schedule.startSeconds[action];
        m_steps->appendRow(
            {cell(QString::number(step + 1), true), cell(microsecondsText(start), true, fullText(start)),
             cell(toQString(m_survey->names[action])), cell(producers.join(QStringLiteral(", ")))});
    }
    m_sequence->resizeColumnsToContents();
}

void OrdersView::moveStep(int by) {
    const int row = m_sequence->currentIndex().row();
    const int to = row + by;
    if (!m_survey || row < 0 || to < 0 || to >= int(m_order.size())) return;
    const OrderMove move = moveInOrder(m_survey->dag, m_order, std::size_t(row), std::size_t(to));
    const auto name = [&](int action) { return toQString(m_survey->names[std::size_t(action)]); };
    if (move.order.empty()) {
        const QString sentence =
            tr("%1 cannot go %2 than %3: the edge %4 → %5 forbids it.")
                .arg(name(m_order[std::size_t(row)]), by < 0 ? tr("earlier") : tr("later"),
                     name(move.blocker), name(move.producer), name(move.consumer));
        say(sentence, true);
        emit refused(sentence);
        return;
    }
    showOrder(move.order);
    m_sequence->selectRow(to);
}

bool OrdersView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_sequence && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool up = key->key() == Qt::Key_Up, down = key->key() == Qt::Key_Down;
        if ((key->modifiers() & Qt::AltModifier) && (up || down)) {
            moveStep(up ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void OrdersView::say(const QString& sentence, bool refusal) {
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Window, refusal ? m_theme.errorTint : m_theme.panel);
    m_message->setPalette(palette);
    m_message->setAutoFillBackground(true);
    m_message->setText(refusal ? QStringLiteral("⚠ ") + sentence : sentence);
}

void OrdersView::showTime(double seconds) {
    if (!m_survey || m_survey->orders.empty()) return;
    const auto nearest =
        std::min_element(m_survey->orders.begin(), m_survey->orders.end(), [&](const auto& a, const auto& b) {
            return std::abs(a.seconds - seconds) < std::abs(b.seconds - seconds);
        });
    showOrder(nearest->order);
}

void OrdersView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_table->setTheme(theme);
    m_sequence->setTheme(theme);
    m_histogram->setTheme(theme);
    m_count->setFont(theme.font(13, true));
    m_message->setFont(theme.font(12));
    say(m_message->text());
    update();
}

void OrdersView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
}

/// The order that is shown, against the chosen one and the ends of what was examined.
ExplainedFigure OrdersView::explainedFigure() const {
    if (m_sequence->hasFocus() && m_survey) {
        const int step = m_sequence->currentIndex().row();
        if (step >= 0 && step < int(m_order.size()))
            return {QStringLiteral("action/") + toQString(m_survey->names[std::size_t(m_order[std::size_t(step)])]), {}};
    }
    if (!m_survey || m_order.empty() || m_order == m_survey->chosen) return {QStringLiteral("result"), {}};
    QStringList names;
    for (const int action : m_order)
        names << toQString(m_survey->names[std::size_t(action)]);
    const std::string id = "legal_order/" + names.join(QStringLiteral(" → ")).toStdString();
    Explanation own = figureNode(id, tr("A turn in this order"), m_survey->scheduleOfOrder(m_order).periodSeconds, "s",
                                 names.join(QStringLiteral(" → ")),
                                 tr("each action starts when its inputs and its pipes are free"));
    own.equation = "Eq. 4";
    own.inputs = {figureNode(id + "/chosen", tr("The chosen order"), m_survey->chosenSeconds, "s"),
                  figureNode(id + "/fastest", tr("Fastest examined"), m_survey->fastestSeconds, "s"),
                  figureNode(id + "/slowest", tr("Slowest examined"), m_survey->slowestSeconds, "s")};
    return ownFigure(std::move(own));
}

} // namespace tilesight
