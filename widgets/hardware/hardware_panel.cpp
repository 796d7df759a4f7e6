#include "widgets/hardware/hardware_panel.h"

#include "widgets/hardware/hardware_delegate.h"
#include "widgets/hardware/number_details.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/properties/field_flow.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/word_filter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

namespace tilesight {
namespace {

/// Finds the words in title, key, group, kind and source.
class HardwareFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& text) {
        m_words = filterWords(text);
        invalidateFilter();
    }
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        QString text;
        for (int column : {int(GpuModel::number), int(GpuModel::kind), int(GpuModel::source)})
            text += sourceModel()->index(row, column, parent).data().toString() + ' ';
        const QModelIndex first = sourceModel()->index(row, 0, parent);
        text += first.data(GpuModel::keyRole).toString() + ' ' + first.data(GpuModel::groupRole).toString();
        return holdsWords(text, m_words);
    }

private:
    QStringList m_words;
};

} // namespace

HardwarePanel::HardwarePanel(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_model(new GpuModel(this)),
      m_filtered(new HardwareFilter(this)), m_delegate(new HardwareDelegate(this)),
      m_filter(new QLineEdit(this)), m_table(new CopyableTable(true, this)), m_refusal(new QLabel(this)),
      m_details(new NumberDetails(this)), m_reset(new QPushButton(tr("Reset Number"), this)),
      m_resetAll(new QPushButton(tr("Reset All"), this)), m_more(new QPushButton(tr("Save…"), this)) {
    setAccessibleName(tr("Hardware"));
    m_filtered->setSourceModel(m_model);
    m_table->setModel(m_filtered);
    m_table->setItemDelegate(m_delegate);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setAccessibleName(tr("Numbers of the GPU"));
    m_filter->setPlaceholderText(tr("Filter numbers, kinds, sources"));
    m_filter->setAccessibleName(tr("Filter numbers"));
    m_filter->setClearButtonEnabled(true);
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->setContentsMargins(12, 4, 12, 6);
    m_refusal->hide();
    m_reset->setToolTip(tr("Puts the database's value back (Delete)"));
    m_resetAll->setToolTip(tr("Puts the database's values back everywhere"));
    m_more->setToolTip(tr("Keeps this GPU as your own, or exports its file"));

    auto* buttons = new FieldFlow; // in a narrow panel they take more rows
    for (QPushButton* button : {m_reset, m_resetAll, m_more}) {
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 8, 8, 6);
    top->addWidget(m_filter);
    column->addLayout(top);
    column->addWidget(m_table, 1);
    column->addWidget(m_refusal);
    column->addWidget(m_details);
    auto* below = new QVBoxLayout; // the flow has no margins of its own
    below->setContentsMargins(8, 4, 8, 6);
    below->addLayout(buttons);
    column->addLayout(below);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        static_cast<HardwareFilter*>(m_filtered)->setWords(text);
        fitRows();
        showDetails();
    });
    connect(m_model, &GpuModel::numberEdited, this, [this](const QString& key, double value) {
        m_refusal->hide();
        emit numberEdited(key, value);
    });
    connect(m_model, &GpuModel::numberRefused, this, &HardwarePanel::showRefusal);
    connect(m_delegate, &HardwareDelegate::typed, this, &HardwarePanel::check);
    connect(m_delegate, &HardwareDelegate::editingEnded, this, &HardwarePanel::endEditing);
    connect(m_details, &NumberDetails::statementChosen, this, &HardwarePanel::statementChosen);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HardwarePanel::showDetails);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != GpuModel::value) editValue(index); // the value's own cell opens by itself
    });
    connect(m_table, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { showMenu(m_table->viewport()->mapToGlobal(at)); });
    connect(m_reset, &QPushButton::clicked, this, [this] { emit numberReset(currentKey()); });
    connect(m_resetAll, &QPushButton::clicked, this, &HardwarePanel::allReset);
    connect(m_more, &QPushButton::clicked, this,
            [this] { showMenu(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    for (QWidget* part :
         {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_filter), static_cast<QWidget*>(m_details),
          static_cast<QWidget*>(m_reset), static_cast<QWidget*>(m_resetAll), static_cast<QWidget*>(m_more)})
        part->hide();
}

HardwarePanel::~HardwarePanel() {
    // An open editor commits when it loses the focus, which comes when this is no panel any more.
    disconnect(m_model, nullptr, this, nullptr);
    disconnect(m_delegate, nullptr, this, nullptr);
    disconnect(m_table->selectionModel(), nullptr, this, nullptr);
}

QString HardwarePanel::currentKey() const {
    return m_table->currentIndex().siblingAtColumn(0).data(GpuModel::keyRole).toString();
}

QString HardwarePanel::refusal() const { return m_refusal->isHidden() ? QString() : m_refusal->text(); }

void HardwarePanel::showRefusal(const QString& sentence) {
    m_refusal->setText(QStringLiteral("⚠ ") + sentence);
    m_refusal->show();
    layout()->activate(); // the table is lower now: what is spoken of stays in sight
    m_table->scrollTo(m_table->currentIndex());
}

void HardwarePanel::check(const QString& key, const QString& text) {
    const GpuField* field = gpuField(key.toStdString());
    if (!field) return;
    const TypedQuantity typed = typedQuantity(text, *field);
    if (typed.value) {
        m_refusal->hide();
        emit numberPreviewed(key, *typed.value);
    } else {
        showRefusal(typed.fault);
        emit previewEnded();
    }
}

void HardwarePanel::endEditing() {
    emit previewEnded();
    // The table is still putting its editor away.
    QTimer::singleShot(0, this, [this] {
        if (m_delegate->isEditing() || !m_waiting) return;
        const ViewState state = *std::exchange(m_waiting, std::nullopt);
        setState(state);
    });
}

void HardwarePanel::showDetails() {
    const int row = m_filtered->mapToSource(m_table->currentIndex()).row();
    const bool any = m_gpu && row >= 0;
    const GpuField* field = any ? &gpuFields()[std::size_t(row)] : nullptr;
    m_details->show(field, any ? &((*m_gpu).*field->member) : nullptr, any && m_model->changed(row));
    m_reset->setEnabled(any && m_model->changed(row));
    m_resetAll->setEnabled(m_model->editedCount() > 0);
}

void HardwarePanel::editValue(const QModelIndex& index) {
    const QModelIndex value = index.siblingAtColumn(GpuModel::value);
    m_table->setCurrentIndex(value);
    m_table->edit(value);
}

void HardwarePanel::showMenu(const QPoint& globalPosition) {
    QMenu menu(this);
    const QModelIndex value = m_table->currentIndex().siblingAtColumn(GpuModel::value);
    QAction* edit = menu.addAction(tr("Edit Number"), this, [this, value] { editValue(value); });
    edit->setEnabled(value.isValid());
    edit->setShortcut(QKeySequence(Qt::Key_F2));
    menu.addAction(tr("Reset Number"), m_reset, &QPushButton::click)->setEnabled(m_reset->isEnabled());
    menu.addAction(tr("Reset All Numbers"), m_resetAll, &QPushButton::click)
        ->setEnabled(m_resetAll->isEnabled());
    menu.addSeparator();
    menu.addAction(tr("Save as User GPU…"), this, &HardwarePanel::saveRequested);
    menu.addAction(tr("Export File…"), this, &HardwarePanel::exportRequested);
    menu.addSeparator();
    menu.addActions(m_table->actions());
    menu.exec(globalPosition);
}

QString HardwarePanel::headerCaption() const {
    return m_gpu ? toQString(m_gpu->name) : QString(); // says itself that numbers are edited
}

void HardwarePanel::setState(const ViewState& state) {
    if (m_delegate->isEditing()) { // a preview of what is being typed: the editor must not go
        m_waiting = state;
        return;
    }
    m_waiting.reset();
    if (state.gpu == m_gpu) return;
    const QString current = currentKey();
    const int scrolled = m_table->verticalScrollBar()->value();
    const bool same = m_gpu && state.gpu && m_gpu->id == state.gpu->id;
    m_gpu = state.gpu;
    m_refusal->hide();
    m_model->setGpu(m_gpu, state.catalogueGpu);
    m_table->setVisible(m_gpu != nullptr);
    m_filter->setVisible(m_gpu != nullptr);
    fitHeights();
    fitColumns();
    fitRows();
    const int row = m_model->rowOf(current);
    if (const QModelIndex index =
            m_filtered->mapFromSource(m_model->index(std::max(row, 0), GpuModel::value));
        index.isValid())
        m_table->setCurrentIndex(index);
    if (same) m_table->verticalScrollBar()->setValue(scrolled);
    showDetails();
    update();
}

void HardwarePanel::fitRows() {
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        m_table->setRowHeight(row, m_delegate->rowHeight(m_filtered->index(row, 0)));
}

void HardwarePanel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_table->setTheme(theme);
    QPalette palette = m_refusal->palette();
    palette.setColor(QPalette::WindowText, theme.error);
    m_refusal->setPalette(palette);
    m_refusal->setFont(theme.font(12));
    m_details->setTheme(theme);
    for (QPushButton* button : {m_reset, m_resetAll, m_more})
        button->setFont(theme.font(12));
    fitColumns();
    fitHeights();
    fitRows();
    update();
}

void HardwarePanel::fitColumns() {
    // The source stands below the table in any case: where it is narrow, names have the room.
    const double s = m_theme.fontScale;
    const bool narrow = width() < 420 * s;
    m_table->setColumnHidden(GpuModel::source, narrow);
    m_table->setHorizontalScrollBarPolicy(narrow ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    m_table->resizeColumnsToContents();
    const int rest = m_table->viewport()->width() - m_table->columnWidth(GpuModel::value) -
                     m_table->columnWidth(GpuModel::kind);
    m_table->setColumnWidth(GpuModel::number,
                            narrow ? rest
                                   : std::min(m_table->columnWidth(GpuModel::number),
                                              std::clamp(rest / 2, qRound(80 * s), qRound(190 * s))));
}

void HardwarePanel::fitHeights() {
    // A low panel is a table: what the buttons do is in the menus as well, what is said is in the tooltips.
    const double s = m_theme.fontScale;
    m_details->setVisible(m_gpu && height() >= 300 * s);
    m_details->setFixedHeight(qRound(std::min(height() * 0.32, 190 * s)));
    for (QPushButton* button : {m_reset, m_resetAll, m_more})
        button->setVisible(m_gpu && height() >= 260 * s);
}

void HardwarePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
    fitHeights();
}

void HardwarePanel::showEntry(const QString& key) {
    m_filter->clear();
    const int row = m_model->rowOf(key);
    if (row < 0) return;
    const QModelIndex index = m_filtered->mapFromSource(m_model->index(row, GpuModel::value));
    m_table->selectRow(index.row());
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate); // F2 edits the value
    m_table->scrollTo(index.siblingAtColumn(GpuModel::number), QAbstractItemView::PositionAtCenter);
}

void HardwarePanel::keyPressEvent(QKeyEvent* event) {
    const QModelIndex current = m_table->currentIndex();
    if (event->key() == Qt::Key_Delete && current.isValid())
        emit numberReset(currentKey());
    else if (current.isValid() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                                   event->key() == Qt::Key_F2)) // from any cell of the row
        editValue(current);
    else
        QWidget::keyPressEvent(event);
}

void HardwarePanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (m_gpu) return;
    p.setFont(m_theme.font(13));
    p.setPen(m_theme.textSecondary);
    p.drawText(rect().adjusted(20, 12, -20, -12), Qt::AlignCenter | Qt::TextWordWrap,
               tr("The numbers of a GPU appear here with their sources, once one is chosen."));
}

ExplainedFigure HardwarePanel::explainedFigure() const {
    const QString key = currentKey();
    return key.isEmpty() ? ExplainedFigure{} : ExplainedFigure{QStringLiteral("hardware/") + key, {}};
}

} // namespace tilesight
