#include "widgets/compare_variants/variants_view.h"

#include "core/analysis/difference.h"
#include "widgets/conditions_text.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

namespace tilesight {

VariantsView::VariantsView(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_model(new VariantsModel(this)),
      m_delegate(new TableDelegate(this)), m_table(new CopyableTable(false, this)),
      m_sentence(new QLabel(this)), m_threshold(new QComboBox(this)),
      m_pin(new QPushButton(tr("&Pin This as Variant"), this)), m_load(new QPushButton(tr("&Load"), this)),
      m_sideBySide(new QPushButton(tr("&Side by Side"), this)), m_remove(new QPushButton(tr("&Remove"), this)), m_copy(new QPushButton(tr("&Copy as CSV"), this)),
      m_sideBySideAction(new QAction(tr("Side by Side"), this)),
      m_forgetMeasuredAction(new QAction(tr("Forget Measured Time"), this)) {
    setAccessibleName(tr("Variants"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setAccessibleName(tr("Variants compared"));
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->setMouseTracking(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setAccessibleName(tr("What makes the difference"));
    for (const double percent : {0.0, 0.5, 1.0, 2.0, 5.0})
        m_threshold->addItem(percent == 0 ? tr("show every change")
                                          : tr("hide changes below %1 %").arg(percent),
                             percent / 100);
    m_threshold->setCurrentIndex(1);
    m_threshold->setAccessibleName(tr("Changes that count as noise"));
    m_load->setToolTip(tr("Take the plan of the selected variant (double click, Enter)"));
    m_sideBySide->setToolTip(tr("Show the two selected rows, or the selected one and the present plan, on one time scale "
                                "(Ctrl+Enter)"));
    m_sideBySideAction->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_sideBySideAction->setShortcutContext(Qt::WidgetShortcut); // for the menu's text; the key is taken by the view
    QAction* const first = m_table->actions().value(0);
    m_table->insertAction(first, m_sideBySideAction);
    m_table->insertAction(first, m_forgetMeasuredAction);
    connect(m_forgetMeasuredAction, &QAction::triggered, this, [this] {
        const int row = m_table->currentIndex().row();
        if (row >= 0) emit forgetMeasuredRequested(m_model->rows()[std::size_t(row)].id);
    });
    m_remove->setToolTip(tr("Forget the selected variant (Delete)"));
    auto* tools = new QHBoxLayout;
    tools->setSpacing(6);
    for (QWidget* tool : std::initializer_list<QWidget*>{m_pin, m_load, m_sideBySide, m_remove})
        tools->addWidget(tool);
    tools->addStretch(1);
    tools->addWidget(m_threshold);
    tools->addWidget(m_copy);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 6);
    all->setSpacing(4);
    all->addWidget(m_table, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(10, 0, 8, 0);
    foot->addWidget(m_sentence);
    foot->addLayout(tools);
    all->addLayout(foot);

    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (m_selecting) return; // Ctrl, Shift: rows are gathered
        const int row = variantAt(index);
        m_clicked = row;
        m_beforeClick = m_variants.baseline;
        if (row >= 0 && row != m_variants.baseline) emit baselineChosen(row);
    });
    m_table->viewport()->installEventFilter(this); // a click changes the rows, and the table then sees no double click
    connect(m_model, &VariantsModel::renamed, this, &VariantsView::renameRequested, Qt::QueuedConnection);
    connect(m_threshold, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setThreshold(m_threshold->currentData().toDouble());
        refresh();
    });
    connect(m_pin, &QPushButton::clicked, this, &VariantsView::pinRequested);
    connect(m_load, &QPushButton::clicked, this, [this] {
        if (currentVariant() >= 0) emit loadRequested(currentVariant());
    });
    connect(m_sideBySide, &QPushButton::clicked, this, &VariantsView::showSideBySide);
    connect(m_sideBySideAction, &QAction::triggered, this, &VariantsView::showSideBySide);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &VariantsView::selectionChanged);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (currentVariant() >= 0) emit removeRequested(currentVariant());
    });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(csvText(*m_model)); });
    refresh();
}

int VariantsView::variantAt(const QModelIndex& index) const {
    return index.isValid() && !m_model->rows()[std::size_t(index.row())].present ? index.row() : -1;
}

bool VariantsView::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_table->viewport()) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) {
        m_loading = false;
        m_selecting = static_cast<QMouseEvent*>(event)->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    }
    if (event->type() == QEvent::MouseButtonRelease && m_loading) {
        m_loading = false; // the end of the double click is no click
        return true;
    }
    if (event->type() != QEvent::MouseButtonDblClick) return QWidget::eventFilter(watched, event);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const int row = variantAt(m_table->indexAt(mouse->position().toPoint()));
    if (row < 0 || mouse->button() != Qt::LeftButton) return QWidget::eventFilter(watched, event);
    m_loading = true;
    // Its first half was taken for a click: the baseline is again what it was.
    if (m_clicked == row && m_beforeClick != m_variants.baseline) emit baselineChosen(m_beforeClick);
    m_clicked = -1;
    emit loadRequested(row);
    return true;
}

int VariantsView::currentVariant() const {
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < int(m_variants.rows.size()) ? row : -1;
}

void VariantsView::setState(const ViewState& state) {
    const bool same =
        state.isAskedAs(m_state) && state.analysis == m_state.analysis && state.stale == m_state.stale &&
        state.measuredSeconds == m_state.measuredSeconds;
    m_state = state;
    if (!same) refresh();
}

void VariantsView::setVariants(const VariantTable& table) {
    m_variants = table;
    refresh();
}

void VariantsView::refresh() {
    const int current = m_table->currentIndex().row();
    std::vector<quint64> selected;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        selected.push_back(m_model->rows()[std::size_t(index.row())].id);
    std::vector<VariantRow> rows = m_variants.rows;
    if (m_state.plan && !rows.empty()) {
        VariantRow now = presentRow(m_state);
        if (now.stale) now.analysis = nullptr;
        rows.push_back(std::move(now));
    }
    m_model->setRows(std::move(rows), m_variants.baseline);
    for (const int column : {VariantsModel::measured, VariantsModel::error})
        m_table->setColumnHidden(column, !m_model->anyMeasured());
    restoreSelection(selected, std::max(0, current));
    const bool any = !m_variants.rows.empty();
    m_table->setVisible(any);
    m_pin->setEnabled(m_state.analysis && !m_state.stale && m_state.errors.empty());
    for (QPushButton* button : {m_load, m_remove, m_copy})
        button->setEnabled(any);
    m_sentence->setText(sentence());
    fit();
    emit headerCaptionChanged(headerCaption());
    update();
}

/// A reset of the model forgets what was selected; rows are known again by their ids.
void VariantsView::restoreSelection(const std::vector<quint64>& ids, int currentRow) {
    if (m_model->rowCount() == 0 || m_table->currentIndex().isValid()) return selectionChanged();
    QItemSelection kept;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (std::find(ids.begin(), ids.end(), m_model->rows()[std::size_t(row)].id) != ids.end())
            kept.select(m_model->index(row, 0), m_model->index(row, m_model->columnCount() - 1));
    const QModelIndex current = m_model->index(std::min(currentRow, m_model->rowCount() - 1), VariantsModel::name);
    QItemSelectionModel* selection = m_table->selectionModel();
    if (kept.isEmpty()) kept.select(current, m_model->index(current.row(), m_model->columnCount() - 1));
    selection->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    selection->select(kept, QItemSelectionModel::ClearAndSelect);
    selectionChanged();
}

std::optional<std::pair<quint64, quint64>> VariantsView::selectedPair() const {
    if (m_variants.rows.empty()) return {};
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    const auto id = [this](int row) { return m_model->rows()[std::size_t(row)].id; };
    if (rows.size() == 2) return std::pair(id(rows[0]), id(rows[1]));
    if (rows.size() != 1) return {};
    if (!m_model->rows()[std::size_t(rows[0])].present) return std::pair(id(rows[0]), quint64(0));
    return std::pair(id(std::max(0, m_variants.baseline)), quint64(0));
}

void VariantsView::showSideBySide() {
    if (const auto pair = selectedPair()) emit sideBySideRequested(pair->first, pair->second);
}

void VariantsView::selectionChanged() {
    const bool possible = selectedPair().has_value();
    m_sideBySide->setEnabled(possible);
    m_sideBySideAction->setEnabled(possible);
    const int row = m_table->currentIndex().row();
    m_forgetMeasuredAction->setEnabled(row >= 0 && row < int(m_model->rows().size()) &&
                                       m_model->rows()[std::size_t(row)].measuredSeconds.has_value());
}

QString VariantsView::sentence() const {
    if (m_variants.rows.empty())
        return tr("Pin the plan as a variant, change it, and compare: any number of variants, one of them "
                  "the baseline.");
    if (m_variants.baseline < 0) return tr("Click a variant to make it the baseline.");
    const VariantRow& base = m_variants.rows[std::size_t(m_variants.baseline)];
    if (!base.analysis || !m_state.analysis || m_state.stale || !m_state.errors.empty()) return {};
    if (m_state.plan && *m_state.plan == *base.plan && m_state.analysis->gpuName == base.analysis->gpuName)
        return tr("The present plan is the baseline “%1”. Change it, or click another variant.")
            .arg(base.name);
    const double threshold = std::max(0.0005, m_threshold->currentData().toDouble());
    return tr("Against “%1” the present plan is %2")
        .arg(base.name, toQString(differenceInWords(*base.analysis, *m_state.analysis, threshold)));
}

QString VariantsView::headerCaption() const {
    if (m_variants.rows.empty()) return {};
    QString caption = counted((long long)(m_variants.rows.size()), tr("variant"), tr("variants"));
    // Whatever they were pinned under: times taken differently cannot be compared.
    if (const QString unusual = unusualText(m_state.conditions); !unusual.isEmpty())
        caption += tr(", all at %1").arg(unusual);
    return caption;
}

void VariantsView::fit() {
    m_table->resizeColumnsToContents();
    const double s = m_theme.fontScale;
    m_table->setColumnWidth(VariantsModel::latency,
                            std::min(m_table->columnWidth(VariantsModel::latency), qRound(220 * s)));
    m_table->setColumnWidth(VariantsModel::name, std::clamp(m_table->columnWidth(VariantsModel::name),
                                                            qRound(110 * s), qRound(240 * s)));
}

void VariantsView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_table->setTheme(theme);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_sentence, m_threshold, m_pin, m_load, m_sideBySide, m_remove, m_copy})
        widget->setFont(theme.font(12));
    QPalette palette = m_sentence->palette();
    palette.setColor(QPalette::WindowText, theme.text);
    m_sentence->setPalette(palette);
    fit();
    update();
}

void VariantsView::keyPressEvent(QKeyEvent* event) {
    const int row = currentVariant();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (row >= 0 && event->key() == Qt::Key_Delete)
        emit removeRequested(row);
    else if (enter && event->modifiers() & Qt::ControlModifier)
        showSideBySide();
    else if (row >= 0 && enter)
        emit loadRequested(row);
    else if (row >= 0 && event->key() == Qt::Key_Space)
        emit baselineChosen(row);
    else
        QWidget::keyPressEvent(event);
}

void VariantsView::resizeEvent(QResizeEvent*) { fit(); }

void VariantsView::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_theme.panel); }

ExplainedFigure VariantsView::explainedFigure() const {
    const int index = m_table->currentIndex().row();
    if (index < 0 || index >= int(m_model->rows().size())) return {};
    return variantFigure(m_model->rows()[std::size_t(index)]);
}

} // namespace tilesight
