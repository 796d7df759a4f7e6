#include "app/explorer/window/report_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace tilesight {

ReportDialog::ReportDialog(const ReportSettings& settings, QWidget* parent)
    : QDialog(parent), m_sections(new QListWidget(this)), m_paper(new QComboBox(this)),
      m_orientation(new QComboBox(this)) {
    setObjectName(QStringLiteral("reportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Report"));
    setMinimumWidth(400);
    for (const ReportSection& section : reportSections()) {
        auto* item = new QListWidgetItem(tr(section.title), m_sections);
        item->setData(Qt::UserRole, section.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
    leaveOut(settings.leftOut);
    m_sections->setAccessibleName(tr("Sections of the report"));
    m_sections->setCurrentRow(0);
    m_sections->setMinimumHeight(m_sections->sizeHintForRow(0) * m_sections->count() +
                                 2 * m_sections->frameWidth() + 2);
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_paper->addItem(QStringLiteral("A4"), int(QPageSize::A4));
    m_paper->addItem(tr("Letter"), int(QPageSize::Letter));
    m_paper->setCurrentIndex(m_paper->findData(int(settings.page.size)));
    m_orientation->addItems({tr("Portrait"), tr("Landscape")});
    m_orientation->setCurrentIndex(settings.page.landscape ? 1 : 0);

    auto* always = new QLabel(tr("Title, contents and the origin of the report are always in it."), this);
    always->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* write = buttons->addButton(tr("Write…"), QDialogButtonBox::AcceptRole);
    write->setProperty("primary", true);
    write->setDefault(true);
    QPushButton* all = buttons->addButton(tr("All"), QDialogButtonBox::ActionRole);
    QPushButton* none = buttons->addButton(tr("None"), QDialogButtonBox::ActionRole);
    QPushButton* usual = buttons->addButton(tr("Usual"), QDialogButtonBox::ActionRole);
    usual->setToolTip(tr("All but what makes the report long and takes seconds to compute"));
    connect(all, &QPushButton::clicked, this, [this] { leaveOut({}); });
    connect(none, &QPushButton::clicked, this, [this] { leaveOut(reportSectionIds()); });
    connect(usual, &QPushButton::clicked, this, [this] { leaveOut(ReportSettings().leftOut); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 12);
    form->setSpacing(10);
    form->addRow(tr("&Sections"), m_sections);
    form->addRow(tr("&Paper"), m_paper);
    form->addRow(tr("&Orientation"), m_orientation);
    form->addRow(always);
    form->addRow(buttons);
    m_sections->setFocus();
}

ReportSettings ReportDialog::settings() const {
    ReportSettings chosen;
    chosen.leftOut.clear();
    for (int row = 0; row < m_sections->count(); ++row)
        if (m_sections->item(row)->checkState() != Qt::Checked)
            chosen.leftOut << m_sections->item(row)->data(Qt::UserRole).toString();
    chosen.page = {QPageSize::PageSizeId(m_paper->currentData().toInt()), m_orientation->currentIndex() == 1};
    return chosen;
}

void ReportDialog::leaveOut(const QStringList& ids) {
    for (int row = 0; row < m_sections->count(); ++row) {
        QListWidgetItem* item = m_sections->item(row);
        item->setCheckState(ids.contains(item->data(Qt::UserRole).toString()) ? Qt::Unchecked : Qt::Checked);
    }
}

} // namespace tilesight
