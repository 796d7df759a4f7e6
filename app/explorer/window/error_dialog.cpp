#include "app/explorer/window/error_dialog.h"

#include "widgets/shown_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace tilesight {
namespace {

QString html(const Error& error) {
    QString text = QStringLiteral("<p style='margin:0 0 10px 0'><b>%1</b>")
                       .arg(shownSentence(QString::fromStdString(error.message)).toHtmlEscaped());
    if (!error.remedy.empty())
        text += QStringLiteral("<br>%1").arg(shownSentence(QString::fromStdString(error.remedy)).toHtmlEscaped());
    QStringList place;
    if (const QString where = placeOf(error); !where.isEmpty()) place << where;
    if (!error.where.pointer.empty()) place << shownText(QString::fromStdString(error.where.pointer), 120);
    if (!error.id.empty()) place << QString::fromStdString(error.id);
    text += QStringLiteral("<br><span style='font-size:11px'>%1</span></p>")
                .arg(place.join(QStringLiteral(" · ")).toHtmlEscaped());
    return text;
}

} // namespace

QString placeOf(const Error& error) {
    if (error.where.file.empty()) return {};
    QString text = shownFileName(QString::fromStdString(error.where.file));
    if (error.where.line > 0) text += QStringLiteral(":%1").arg(error.where.line);
    if (error.where.line > 0 && error.where.column > 0) text += QStringLiteral(":%1").arg(error.where.column);
    return text;
}

ErrorDialog::ErrorDialog(const QString& title, const Errors& errors, QWidget* parent)
    : QDialog(parent), m_details(title + u'\n' + QString::fromStdString(toString(errors))) {
    setObjectName(QStringLiteral("errorDialog"));
    setWindowTitle(tr("TileSight Explorer"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto* heading = new QLabel(shownSentence(title, 64), this);
    heading->setTextFormat(Qt::PlainText);
    QFont bold = heading->font();
    bold.setPixelSize(16);
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    heading->setWordWrap(true);
    heading->setTextFormat(Qt::PlainText);

    auto* list = new QTextBrowser(this);
    list->setAccessibleName(tr("Faults"));
    list->setFrameShape(QFrame::NoFrame);
    QString body;
    for (const Error& error : errors)
        body += html(error);
    list->setHtml(body);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy details"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyDetails"));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_details); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 14);
    layout->setSpacing(12);
    layout->addWidget(heading);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    resize(560, errors.size() > 1 ? 340 : 230);
}

ErrorDialog* ErrorDialog::show(const QString& title, const Errors& errors, QWidget* parent) {
    auto* dialog = new ErrorDialog(title, errors, parent);
    dialog->open();
    return dialog;
}

} // namespace tilesight
