#include "widgets/table/actions_table.h"

#include "widgets/summary/wording.h"
#include "widgets/table/action_cell_delegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace tilesight {

ActionsTable::ActionsTable(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()),
      m_actionsModel(new ActionsModel(this)), m_resourcesModel(new ResourcesModel(this)),
      m_delegate(new ActionCellDelegate(this)), m_splitter(new QSplitter(this)),
      m_actions(new CopyableTable(false)), m_resources(new CopyableTable(false)), m_line(new QLabel(this)) {
    setAccessibleName(tr("Table"));
    m_actions->setAccessibleName(tr("Actions"));
    m_resources->setAccessibleName(tr("Resources"));
    m_actions->setModel(m_actionsModel);
    m_resources->setModel(m_resourcesModel);
    for (CopyableTable* table : {m_actions, m_resources}) {
        table->setItemDelegate(m_delegate);
        m_splitter->addWidget(table);
    }
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_line);
    m_line->setTextFormat(Qt::PlainText);
    m_line->setWordWrap(true);
    m_line->setMargin(6);
    m_line->hide();
    m_actions->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_delegate->setCheck([this](const QModelIndex& index, const QString& text) {
        return text.trimmed() == index.data(Qt::EditRole).toString() || m_actionsModel->change(index, text);
    });
    connect(m_delegate, &ActionCellDelegate::typed, this, &ActionsTable::showTyped);
    connect(m_delegate, &ActionCellDelegate::moveOn, this, &ActionsTable::editNext);
    // Not at once: the table is still closing its field.
    connect(m_delegate, &ActionCellDelegate::ended, this, &ActionsTable::endEditing, Qt::QueuedConnection);
    connect(m_actionsModel, &ActionsModel::edited, this, &ActionsTable::edited);
    connect(m_selection, &Selection::actionsChanged, this, &ActionsTable::selectFromOutside);
    connect(m_actions->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (m_following) return;
        QStringList names;
        for (const QModelIndex& index : m_actions->selectionModel()->selectedRows())
            names << m_actionsModel->actionAt(index.row());
        m_selection->setActions(names);
    });
    connect(m_actions, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (!m_actionsModel->expressionAt(index).isEmpty()) return m_actions->edit(index);
        emit explainRequested(QStringLiteral("action/") + m_actionsModel->actionAt(index.row()));
    });
}

QString ActionsTable::headerCaption() const {
    return m_state.analysis
               ? counted(m_actionsModel->rowCount(), tr("action"), tr("actions")) + tr(", 9 resources")
               : QString();
}

void ActionsTable::setState(const ViewState& state) {
    m_actionsModel->setPlan(state.plan); // also under an open field: the next edit goes on from here
    if (m_delegate->isEditing()) {
        m_waiting = state;
        return;
    }
    const bool same = state.analysis == m_state.analysis, samePlan = state.plan == m_state.plan;
    m_state = state;
    // A plan that is not legal can be mended here; the numbers of the one before it are drawn disabled.
    setEnabled(!state.stale || !state.errors.empty());
    m_resources->setEnabled(!state.stale);
    m_actionsModel->setStale(state.stale);
    if (same) return samePlan ? void() : fitColumns();
    m_following = true; // a reset clears the rows, not the selection of the window
    m_actionsModel->setAnalysis(state.analysis);
    m_resourcesModel->setAnalysis(state.analysis);
    // Without a pipelined loop there is no steady period to take shares of.
    m_resources->setColumnHidden(ResourcesModel::steadyShare, state.analysis && !state.analysis->hasTurns);
    m_following = false;
    fitColumns();
    m_splitter->setVisible(state.analysis != nullptr);
    selectFromOutside();
}

void ActionsTable::showTyped(const QModelIndex& index, const QString& text) {
    const bool sound =
        text.trimmed() == index.data(Qt::EditRole).toString() || m_actionsModel->change(index, text);
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::WindowText, sound ? m_theme.textSecondary : m_theme.worse);
    m_line->setPalette(palette);
    m_line->setText(m_actionsModel->sentence(index, text));
    m_line->setVisible(!m_line->text().isEmpty());
}

QString ActionsTable::typedLine() const { return m_line->isHidden() ? QString() : m_line->text(); }

void ActionsTable::editNext(const QModelIndex& from, int step) {
    const int columns = m_actionsModel->columnCount(), cells = columns * m_actionsModel->rowCount();
    for (int i = 1, cell = from.row() * columns + from.column(); i < cells; ++i) {
        cell = (cell + step + cells) % cells;
        const QModelIndex next = m_actionsModel->index(cell / columns, cell % columns);
        if (!next.flags().testFlag(Qt::ItemIsEditable) || m_actions->isColumnHidden(next.column())) continue;
        m_actions->setCurrentIndex(next);
        return m_actions->edit(next);
    }
}

void ActionsTable::endEditing() {
    if (m_delegate->isEditing()) return; // Tab has opened the next one
    m_line->hide();
    if (!m_waiting) return;
    const ViewState newest = *m_waiting;
    m_waiting.reset();
    setState(newest);
}

void ActionsTable::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_line->setFont(theme.font(12));
    for (CopyableTable* table : {m_actions, m_resources})
        table->setTheme(theme);
    fitColumns();
    update();
}

void ActionsTable::fitColumns() {
    for (int i = 0; i <= ActionsModel::size3 - ActionsModel::size0; ++i)
        m_actions->setColumnHidden(ActionsModel::size0 + i, i >= m_actionsModel->sizeCount());
    for (CopyableTable* table : {m_actions, m_resources})
        table->resizeColumnsToContents();
    arrange();
}

/// Side by side only where the columns of both are in sight; each table gets room in proportion to what it shows.
void ActionsTable::arrange() {
    const int actions = m_actions->columnsWidth() + 12, resources = m_resources->columnsWidth() + 12;
    const Qt::Orientation wanted = width() >= actions + resources ? Qt::Horizontal : Qt::Vertical;
    const bool turned = wanted != m_splitter->orientation();
    if (turned) m_splitter->setOrientation(wanted);
    if (wanted == Qt::Horizontal) {
        m_splitter->setSizes({actions, resources});
    } else if (turned) { // all actions where they leave the resources enough
        const int rows = (m_actionsModel->rowCount() + 2) * m_actions->verticalHeader()->defaultSectionSize();
        const int upper = std::min(std::max(rows, 1), height() * 3 / 5);
        m_splitter->setSizes({upper, std::max(1, height() - upper)});
    }
}

void ActionsTable::selectFromOutside() {
    m_following = true;
    QItemSelection rows;
    for (const QString& name : m_selection->actions()) {
        const int row = m_actionsModel->rowOf(name);
        if (row < 0 || row >= m_actionsModel->rowCount()) continue;
        rows.select(m_actionsModel->index(row, 0),
                    m_actionsModel->index(row, m_actionsModel->columnCount() - 1));
    }
    m_actions->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    m_following = false;
}

void ActionsTable::resizeEvent(QResizeEvent*) {
    arrange();
}

void ActionsTable::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (m_state.analysis) return;
    p.setFont(m_theme.font(13));
    p.setPen(m_theme.textSecondary);
    p.drawText(rect().adjusted(20, 12, -20, -12), Qt::AlignCenter | Qt::TextWordWrap,
               tr("Times of actions and resources appear here, once a plan is open."));
}

/// The current row of the table that has the focus.
ExplainedFigure ActionsTable::explainedFigure() const {
    const int pipe = m_resources->currentIndex().row(), action = m_actions->currentIndex().row();
    if (m_resources->hasFocus() && pipe >= 0 && pipe < int(resourceCount))
        return {QStringLiteral("pipes/") + toQString(resourceId(allResources[std::size_t(pipe)])), {}};
    if (action >= 0) return {QStringLiteral("action/") + m_actionsModel->actionAt(action), {}};
    return {QStringLiteral("actions"), {}};
}

} // namespace tilesight
