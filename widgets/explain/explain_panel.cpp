#include "widgets/explain/explain_panel.h"

#include "widgets/explain/explanation_delegate.h"
#include "widgets/explain/explanation_head.h"
#include "widgets/explain/explanations.h"
#include "widgets/summary/wording.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace tilesight {

ExplainPanel::ExplainPanel(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()), m_model(new ExplanationModel(this)),
      m_delegate(new ExplanationDelegate(this)), m_head(new ExplanationHead(this)),
      m_tree(new QTreeView(this)), m_whole(new QPushButton(tr("From the top"), this)),
      m_copy(new QPushButton(tr("Copy"), this)), m_hardware(new QPushButton(tr("Hardware entry"), this)) {
    setAccessibleName(tr("Explain"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(m_delegate);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->setMouseTracking(true);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setAccessibleName(tr("What the number follows from"));
    m_whole->setProperty("flat", true);
    m_whole->setToolTip(tr("Explain the latency from the top"));
    m_copy->setToolTip(tr("Copy the derivation as text (Ctrl+C)"));

    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 6, 12, 8);
    buttons->setSpacing(8);
    for (QPushButton* button : {m_copy, m_hardware, m_whole})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(8, 0, 0, 0);
    inset->addWidget(m_tree);
    column->addLayout(inset, 1);
    column->addLayout(buttons);

    connect(m_whole, &QPushButton::clicked, this, [this] { explain(QStringLiteral("latency")); });
    connect(m_copy, &QPushButton::clicked, this, &ExplainPanel::copy);
    connect(m_hardware, &QPushButton::clicked, this, [this] {
        emit hardwareEntryRequested(
            m_tree->currentIndex().data(ExplanationModel::HardwareKeyRole).toString());
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ExplainPanel::updateButtons);
    // A row becomes the explained number itself.
    connect(m_tree, &QTreeView::activated, this,
            [this](const QModelIndex& index) { explain(index.data(ExplanationModel::IdRole).toString()); });
    connect(m_selection, &Selection::actionsChanged, this, [this](const QStringList& actions) {
        if (actions.size() == 1) explain(QStringLiteral("action/") + actions.first());
    });
    refresh();
}

void ExplainPanel::setState(const ViewState& state) {
    const bool same = state.analysis == m_state.analysis && state.baseline == m_state.baseline &&
                      state.hints == m_state.hints && state.diagnoses == m_state.diagnoses &&
                      state.stale == m_state.stale && state.hintsStale == m_state.hintsStale &&
                      state.errors.size() == m_state.errors.size() && state.errors.empty();
    m_state = state;
    if (!same) refresh();
}

void ExplainPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_head->setTheme(theme);
    m_tree->setIndentation(qRound(14 * theme.fontScale));
    m_tree->doItemsLayout();
    update();
}

void ExplainPanel::explain(const QString& id) { explainFigure({id, {}}); }

void ExplainPanel::explainFigure(const ExplainedFigure& figure) {
    m_id = figure.id;
    m_own = figure.own;
    m_ownFor = m_state.analysis;
    refresh();
}

void ExplainPanel::refresh() {
    const bool own = !m_own.title.empty();
    Explanation shown = own ? m_own : explanationFor(m_state, m_id);
    const QString current = m_tree->currentIndex().data(ExplanationModel::IdRole).toString();
    const bool found =
        m_id.startsWith(QLatin1String("hint/")) || m_id.startsWith(QLatin1String("diagnosis/"));
    const bool old = m_state.stale || (own && m_ownFor != m_state.analysis) || (found && m_state.hintsStale);
    m_head->setExplanation(shown, old);
    m_delegate->setOld(old);
    m_model->setRoot(std::move(shown));
    // Opened one level deep where that stays easy to survey.
    std::size_t rows = m_model->root().inputs.size();
    for (const Explanation& input : m_model->root().inputs)
        rows += input.inputs.size();
    if (rows <= 12) m_tree->expandToDepth(0);
    // The row someone was reading stays the current one over a new result.
    if (!current.isEmpty()) {
        const auto found = m_model->match(m_model->index(0, 0), ExplanationModel::IdRole, current, 1,
                                          Qt::MatchExactly | Qt::MatchRecursive);
        if (!found.isEmpty()) m_tree->setCurrentIndex(found.first());
    }
    const bool any = !m_model->root().title.empty();
    for (QWidget* part : {static_cast<QWidget*>(m_head), static_cast<QWidget*>(m_tree),
                          static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_hardware)})
        part->setVisible(any);
    m_whole->setVisible(any && m_model->root().id != "latency");
    updateButtons();
    update();
}

void ExplainPanel::updateButtons() {
    m_hardware->setEnabled(
        !m_tree->currentIndex().data(ExplanationModel::HardwareKeyRole).toString().isEmpty());
}

void ExplainPanel::copy() const { QGuiApplication::clipboard()->setText(explanationText(m_model->root())); }

void ExplainPanel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QWidget::keyPressEvent(event);
}

void ExplainPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (!m_model->root().title.empty()) return;
    p.setFont(m_theme.font(13));
    p.setPen(m_theme.textSecondary);
    p.drawText(rect().adjusted(20, 12, -20, -12), Qt::AlignCenter | Qt::TextWordWrap,
               tr("Click any number to see its formula, its inputs and where they come from."));
}

ExplainedFigure ExplainPanel::explainedFigure() const {
    const QString row = m_tree->currentIndex().data(ExplanationModel::IdRole).toString();
    return {row.isEmpty() ? m_id : row, {}};
}

} // namespace tilesight
