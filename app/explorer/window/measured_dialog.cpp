#include "app/explorer/window/measured_dialog.h"

#include "core/exchange/protocol.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/shown_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilesight {

MeasuredDialog::MeasuredDialog(std::optional<double> knownSeconds, QWidget* parent)
    : QDialog(parent), m_field(new QLineEdit(this)), m_fault(new QLabel(this)) {
    setObjectName(QStringLiteral("measuredDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Measured latency"));
    auto* question = new QLabel(tr("What one launch of this plan took on this GPU, such as 54.2 µs:"), this);
    question->setBuddy(m_field);
    m_field->setAccessibleName(question->text());
    if (knownSeconds) m_field->setText(quantityText(*knownSeconds, "s"));
    m_fault->setObjectName(QStringLiteral("fault"));
    m_fault->setWordWrap(true);
    m_fault->hide();
    connect(m_field, &QLineEdit::textChanged, m_fault, &QWidget::hide);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &MeasuredDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (knownSeconds)
        connect(buttons->addButton(tr("Forget It"), QDialogButtonBox::ResetRole), &QPushButton::clicked, this, [this] {
            emit chosen({});
            QDialog::accept();
        });
    auto* column = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{question, m_field, m_fault, buttons})
        column->addWidget(part);
    m_field->selectAll();
}

QString MeasuredDialog::fault() const { return m_fault->isHidden() ? QString() : m_fault->text(); }

std::optional<double> MeasuredDialog::secondsIn(const QString& text) {
    bool bare = false;
    const double number = QLocale::c().toDouble(text.trimmed(), &bare);
    const std::optional<double> seconds = bare ? std::optional(number * 1e-6) : parseQuantityText(text, "s");
    return seconds && isKernelTime(*seconds) ? seconds : std::nullopt;
}

void MeasuredDialog::accept() {
    const QString text = m_field->text();
    if (const auto seconds = secondsIn(text)) {
        emit chosen(seconds);
        return QDialog::accept();
    }
    m_fault->setText(tr("“%1” is no time of a kernel: write a number above 0, of an hour at most, and its unit, such as 54.2 µs")
                         .arg(shownText(text)));
    m_fault->show();
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width()))); // a wrapped text asks for no height itself
    m_field->setFocus();
    m_field->selectAll();
}

} // namespace tilesight
