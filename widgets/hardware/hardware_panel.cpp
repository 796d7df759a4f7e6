#include "widgets/hardware/hardware_panel.h"

#include "widgets/summary/wording.h"
#include "widgets/table/table_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace tilesight {
namespace {

/// Finds the words in title, key, group, kind and source.
class HardwareFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        QString text;
        for (int column : {int(GpuModel::number), int(GpuModel::kind), int(GpuModel::source)})
            text += sourceModel()->index(row, column, parent).data().toString() + ' ';
        const QModelIndex first = sourceModel()->index(row, 0, parent);
        text += first.data(GpuModel::keyRole).toString() + ' ' + first.data(GpuModel::groupRole).toString();
        for (const QString& word : filterRegularExpression().pattern().split(' ', Qt::SkipEmptyParts))
            if (!text.contains(word, Qt::CaseInsensitive)) return false;
        return true;
    }
};

} // namespace

HardwarePanel::HardwarePanel(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_model(new GpuModel(this)),
      m_filtered(new HardwareFilter(this)), m_delegate(new TableDelegate(this)),
      m_filter(new QLineEdit(this)), m_table(new CopyableTable(true, this)), m_refusal(new QLabel(this)) {
    setAccessibleName(tr("Hardware"));
    m_filtered->setSourceModel(m_model);
    m_table->setModel(m_filtered);
    m_table->setItemDelegate(m_delegate);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setAccessibleName(tr("Numbers of the GPU"));
    m_filter->setPlaceholderText(tr("Filter numbers"));
    m_filter->setAccessibleName(tr("Filter numbers"));
    m_filter->setClearButtonEnabled(true);
    m_refusal->setWordWrap(true);
    m_refusal->setContentsMargins(12, 4, 12, 6);
    m_refusal->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 8, 8, 6);
    top->addWidget(m_filter);
    column->addLayout(top);
    column->addWidget(m_table, 1);
    column->addWidget(m_refusal);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filtered->setFilterRegularExpression(QRegularExpression(text)); // only a carrier for the words
    });
    connect(m_model, &GpuModel::numberEdited, this, [this](const QString& key, double value) {
        m_refusal->hide();
        emit numberEdited(key, value);
    });
    connect(m_model, &GpuModel::numberRefused, this, [this](const QString& sentence) {
        m_refusal->setText(sentence);
        m_refusal->show();
    });
    connect(m_table, &CopyableTable::csvSaveRequested, this, &HardwarePanel::csvSaveRequested);
    m_table->hide();
    m_filter->hide();
}

QString HardwarePanel::headerCaption() const {
    if (!m_gpu) return {};
    const int edited = m_model->editedCount();
    return toQString(m_gpu->name) +
           (edited > 0 ? tr(", %1 edited").arg(counted(edited, tr("number"), tr("numbers"))) : QString());
}

void HardwarePanel::setState(const ViewState& state) {
    if (state.gpu == m_gpu) return;
    const QString current = m_table->currentIndex().data(GpuModel::keyRole).toString();
    m_gpu = state.gpu;
    m_refusal->hide();
    m_model->setGpu(m_gpu);
    m_table->setVisible(m_gpu != nullptr);
    m_filter->setVisible(m_gpu != nullptr);
    fitColumns();
    if (const int row = m_model->rowOf(current); row >= 0)
        m_table->setCurrentIndex(m_filtered->mapFromSource(m_model->index(row, GpuModel::value)));
    update();
}

void HardwarePanel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_table->setTheme(theme);
    QPalette palette = m_refusal->palette();
    palette.setColor(QPalette::WindowText, theme.error);
    m_refusal->setPalette(palette);
    m_refusal->setFont(theme.font(12));
    fitColumns();
    update();
}

void HardwarePanel::fitColumns() {
    m_table->resizeColumnsToContents();
    // Name and source share what is left, value and kind never give way; the tooltip has both in full.
    const int rest = m_table->viewport()->width() - m_table->columnWidth(GpuModel::value) -
                     m_table->columnWidth(GpuModel::kind);
    const int least = qRound(80 * m_theme.fontScale), most = qRound(150 * m_theme.fontScale);
    m_table->setColumnWidth(GpuModel::number, std::min(m_table->columnWidth(GpuModel::number),
                                                       std::clamp(rest / 2, least, most)));
}

void HardwarePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
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
        emit numberReset(current.data(GpuModel::keyRole).toString());
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

} // namespace tilesight
