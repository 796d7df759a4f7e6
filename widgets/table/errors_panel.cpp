#include "widgets/table/errors_panel.h"

#include "widgets/summary/wording.h"
#include "widgets/table/table_delegate.h"
#include "widgets/theme/painting.h"

#include <QPainter>
#include <QVBoxLayout>

namespace tilesight {

ErrorsPanel::ErrorsPanel(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()), m_model(new ErrorsModel(this)),
      m_delegate(new TableDelegate(this)), m_table(new CopyableTable(true, this)) {
    setAccessibleName(tr("Errors"));
    m_table->setAccessibleName(tr("Errors"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    m_table->hide();
    connect(m_table, &CopyableTable::csvSaveRequested, this, &ErrorsPanel::csvSaveRequested);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const Error error = m_model->errors()[std::size_t(index.row())];
        if (!error.object.empty()) m_selection->setActions({toQString(error.object)});
        emit errorActivated(error);
    });
}

QString ErrorsPanel::headerCaption() const {
    const auto count = static_cast<long long>(m_model->errors().size());
    return count > 0 ? counted(count, tr("error"), tr("errors")) : QString();
}

void ErrorsPanel::setState(const ViewState& state) {
    m_planOpen = state.plan != nullptr;
    m_model->setErrors(state.errors);
    m_table->setVisible(!state.errors.empty());
    m_table->resizeColumnsToContents();
    // Long sentences wrap into the tooltip rather than push the remedy out of sight.
    for (int column : {int(ErrorsModel::message), int(ErrorsModel::remedy)})
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), 420));
    update();
}

void ErrorsPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_table->setTheme(theme);
    m_table->resizeColumnsToContents();
    update();
}

void ErrorsPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (!m_model->errors().empty()) return;
    p.setFont(m_theme.font(13));
    p.setPen(m_theme.textSecondary);
    p.drawText(rect().adjusted(20, 12, -20, -12), Qt::AlignCenter | Qt::TextWordWrap,
               m_planOpen ? tr("The plan is legal.")
                          : tr("Faults of a plan appear here, each with its place."));
}

} // namespace tilesight
