#include "widgets/table/actions_table.h"

#include "widgets/summary/wording.h"
#include "widgets/table/table_delegate.h"

#include <QHeaderView>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

namespace tilesight {

ActionsTable::ActionsTable(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()),
      m_actionsModel(new ActionsModel(this)), m_resourcesModel(new ResourcesModel(this)),
      m_delegate(new TableDelegate(this)), m_splitter(new QSplitter(this)),
      m_actions(new CopyableTable(false)), m_resources(new CopyableTable(false)) {
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
    layout->addWidget(m_splitter);
    connect(m_selection, &Selection::actionsChanged, this, &ActionsTable::selectFromOutside);
    connect(m_actions->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (m_following) return;
        QStringList names;
        for (const QModelIndex& index : m_actions->selectionModel()->selectedRows())
            names << m_actionsModel->actionAt(index.row());
        m_selection->setActions(names);
    });
    connect(m_actions, &QTableView::activated, this, [this](const QModelIndex& index) {
        emit explainRequested(QStringLiteral("action/") + m_actionsModel->actionAt(index.row()));
    });
}

QString ActionsTable::headerCaption() const {
    return m_state.analysis
               ? counted(m_actionsModel->rowCount(), tr("action"), tr("actions")) + tr(", 9 resources")
               : QString();
}

void ActionsTable::setState(const ViewState& state) {
    const bool same = state.analysis == m_state.analysis;
    m_state = state;
    setEnabled(!state.stale);
    if (same) return;
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

void ActionsTable::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    for (CopyableTable* table : {m_actions, m_resources})
        table->setTheme(theme);
    fitColumns();
    update();
}

void ActionsTable::fitColumns() {
    for (CopyableTable* table : {m_actions, m_resources})
        table->resizeColumnsToContents();
    // Side by side, each table gets room in proportion to what it shows.
    if (m_splitter->orientation() == Qt::Horizontal)
        m_splitter->setSizes({m_actions->columnsWidth() + 12, m_resources->columnsWidth() + 12});
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
    const Qt::Orientation wanted = width() >= 1000 * m_theme.fontScale ? Qt::Horizontal : Qt::Vertical;
    if (wanted == m_splitter->orientation()) return;
    m_splitter->setOrientation(wanted);
    if (wanted == Qt::Vertical) m_splitter->setSizes({1, 1});
    fitColumns();
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
