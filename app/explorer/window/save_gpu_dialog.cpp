#include "app/explorer/window/save_gpu_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

namespace tilesight {

SaveGpuDialog::SaveGpuDialog(const QString& id, const QString& name, const QString& folder, QWidget* parent)
    : QDialog(parent), m_id(new QLineEdit(id, this)), m_name(new QLineEdit(name, this)),
      m_replace(new QCheckBox(tr("Replace the GPU that has this id"), this)),
      m_fault(new QLabel(this)) {
    setObjectName(QStringLiteral("saveGpu"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save as user GPU"));
    setMinimumWidth(460);
    m_id->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[a-z0-9-]{1,60}")), m_id));
    m_id->setToolTip(tr("Lower-case letters, digits and '-'; the command line knows the GPU by it"));
    m_name->setMaxLength(120);
    m_replace->hide();
    m_fault->setWordWrap(true);
    m_fault->setObjectName(QStringLiteral("fault"));
    m_fault->hide();
    auto* where = new QLabel(tr("It is written to %1 and listed with the other GPUs.").arg(folder), this);
    where->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Save)->setProperty("primary", true);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 12);
    form->setSpacing(10);
    form->addRow(tr("&Id"), m_id);
    form->addRow(tr("&Name"), m_name);
    form->addRow(where);
    form->addRow(m_fault);
    form->addRow(m_replace);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SaveGpuDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_id->selectAll();
    m_id->setFocus();
}

QString SaveGpuDialog::fault() const { return m_fault->isHidden() ? QString() : m_fault->text(); }

void SaveGpuDialog::accept() {
    const Errors errors = m_save ? m_save(m_id->text(), m_name->text(), m_replace->isChecked()) : Errors{};
    if (errors.empty()) return QDialog::accept();
    const Error& first = errors.front();
    QString sentence = QStringLiteral("⚠ ") + QString::fromStdString(first.message);
    if (!first.remedy.empty()) sentence += QStringLiteral(": ") + QString::fromStdString(first.remedy);
    m_fault->setText(sentence);
    m_fault->show();
    if (first.id == "gpu.shipped_id" || first.id == "gpu.id_taken") m_replace->show();
    adjustSize();
}

} // namespace tilesight
