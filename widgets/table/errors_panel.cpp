#include "widgets/table/errors_panel.h"

#include "widgets/summary/wording.h"
#include "widgets/table/table_delegate.h"
#include "widgets/theme/painting.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace tilesight {

ErrorsPanel::ErrorsPanel(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()), m_model(new ErrorsModel(this)),
      m_delegate(new TableDelegate(this)), m_table(new CopyableTable(true, this)),
      m_notice(new QLabel(this)) {
    setAccessibleName(tr("Errors"));
    m_table->setAccessibleName(tr("Errors"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_table);
    m_notice->setWordWrap(true);
    m_notice->setAutoFillBackground(true);
    m_notice->setContentsMargins(12, 6, 12, 6);
    m_notice->hide();
    m_table->hide();
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const Error error = m_model->errors()[std::size_t(index.row())];
        if (std::size_t(index.row()) < m_textErrors.size()) return emit textErrorActivated(error);
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
    m_planErrors = state.errors;
    refresh();
}

void ErrorsPanel::setTextErrors(const Errors& errors) {
    m_textErrors = errors;
    refresh();
}

void ErrorsPanel::refresh() {
    Errors all = m_textErrors;
    all.insert(all.end(), m_planErrors.begin(), m_planErrors.end());
    m_model->setErrors(all);
    m_table->setVisible(!all.empty());
    m_notice->setText(textFaultSentence(m_textErrors));
    m_notice->setVisible(!m_textErrors.empty());
    fitColumns();
    update();
}

void ErrorsPanel::fitColumns() {
    m_table->resizeColumnsToContents();
    const int room = m_table->viewport()->width();
    int fixed = 0;
    for (int column : {int(ErrorsModel::object), int(ErrorsModel::place)})
        fixed += m_table->columnWidth(column);
    const int id = m_table->columnWidth(ErrorsModel::id), least = std::min(id, qRound(50 * m_theme.fontScale));
    const int fault = m_table->columnWidth(ErrorsModel::message),
              remedy = m_table->columnWidth(ErrorsModel::remedy);
    if (fixed + id + fault + remedy <= room) return;
    // Short of room, the id gives way first and has what is left. Then sentences do, which are whole in the tooltip; a
    // short one leaves its part to the other.
    fixed += least;
    const int half = std::max((room - fixed) / 2, qRound(210 * m_theme.fontScale)), both = 2 * half;
    m_table->setColumnWidth(ErrorsModel::id, least);
    m_table->setColumnWidth(ErrorsModel::message, std::min(fault, std::max(half, both - remedy)));
    m_table->setColumnWidth(ErrorsModel::remedy, std::min(remedy, std::max(half, both - fault)));
}

void ErrorsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (layout()) layout()->activate(); // the table has its new size
    fitColumns();
}

void ErrorsPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_table->setTheme(theme);
    m_notice->setFont(theme.font(12));
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Window, theme.errorTint);
    m_notice->setPalette(palette);
    fitColumns();
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

ExplainedFigure ErrorsPanel::explainedFigure() const {
    return {m_model->errors().empty() ? QStringLiteral("result") : QStringLiteral("errors"), {}};
}

} // namespace tilesight
