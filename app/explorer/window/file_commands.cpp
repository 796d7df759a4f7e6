#include "app/explorer/window/file_commands.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/recent_files.h"
#include "app/explorer/report/report.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/message_bar.h"
#include "app/explorer/window/report_dialog.h"
#include "core/plan/plan_io.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPixmap>
#include <QPushButton>
#include <QUrl>

namespace tilesight {
namespace {
const QString diskTopic = QStringLiteral("changed on disk");
}

FileCommands::FileCommands(Workspace& workspace, MessageBar& messages, QWidget* window)
    : QObject(window), m_workspace(workspace), m_messages(messages), m_window(window),
      m_autosave(workspace.document()) {
    connect(&workspace.document(), &Document::changedOnDisk, this, &FileCommands::onChangedOnDisk);
    connect(&workspace.document(), &Document::pathChanged, this, [this] { m_messages.withdraw(diskTopic); });
}

bool FileCommands::report(const QString& title, const Errors& errors) {
    if (!errors.empty()) ErrorDialog::show(title, errors, m_window);
    return errors.empty();
}

namespace {
/// A modal question; the caller adds its two buttons. Escape cancels.
QMessageBox* question(const char* name, const QString& sentence, const QString& consequence,
                      QWidget* window) {
    auto* box = new QMessageBox(QMessageBox::NoIcon, FileCommands::tr("TileSight Explorer"), sentence,
                                QMessageBox::NoButton, window);
    box->setObjectName(QLatin1String(name));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(consequence);
    return box;
}
} // namespace

bool FileCommands::isSafe() const {
    return isDocumentSafe() && !(m_aside.holdsUnsaved && m_aside.holdsUnsaved());
}

bool FileCommands::isDocumentSafe() const {
    Document& document = m_workspace.document();
    return document.isThrowaway() || (document.draft().isEmpty() && !document.isModified());
}

/// A plan's file holds sound plans only, so the text goes into a copy that is offered at the next start.
void FileCommands::askAboutDraft(const std::function<void()>& then) {
    QMessageBox* box = question(
        "unsoundText",
        tr("Keep the text of %1 that has errors?").arg(m_workspace.document().displayName()),
        tr("It is no plan yet, so it cannot be saved as one. A copy of it is offered at the next start."), m_window);
    QPushButton* keepButton = box->addButton(tr("Keep a Copy"), QMessageBox::AcceptRole);
    QPushButton* discardButton = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    box->setDefaultButton(keepButton);
    keepButton->setProperty("primary", true);
    const auto goOn = [this, then] {
        m_workspace.document().dropDraft();
        then();
    };
    connect(keepButton, &QPushButton::clicked, this, [this, goOn] {
        if (m_autosave.leaveCopy()) return goOn();
        report(tr("Cannot keep the text"),
               {{"file.not_written",
                 tr("the copy could not be written").toStdString(),
                 {},
                 {},
                 tr("copy the text, or mend its errors and save the plan").toStdString()}});
    });
    connect(discardButton, &QPushButton::clicked, this, goOn);
    box->open();
}

void FileCommands::whenDraftSafe(const std::function<void()>& then) {
    if (m_workspace.document().draft().isEmpty()) return then();
    askAboutDraft(then);
}

void FileCommands::whenSafe(const std::function<void()>& then) {
    whenDocumentSafe([this, then] {
        if (!m_aside.holdsUnsaved || !m_aside.holdsUnsaved()) return then();
        m_aside.bringBack();
        whenDocumentSafe(then);
    });
}

void FileCommands::whenDocumentSafe(const std::function<void()>& then) {
    if (isDocumentSafe()) return then();
    if (!m_workspace.document().draft().isEmpty())
        return askAboutDraft([this, then] { whenDocumentSafe(then); });
    QMessageBox* box =
        question("unsavedChanges", tr("Save the changes to %1?").arg(m_workspace.document().displayName()),
                 tr("They are lost otherwise."), m_window);
    QPushButton* saveButton = box->addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discardButton = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    box->setDefaultButton(saveButton);
    saveButton->setProperty("primary", true);
    connect(saveButton, &QPushButton::clicked, this, [this, then] { save(then); });
    connect(discardButton, &QPushButton::clicked, this, [then] { then(); });
    box->open();
}

void FileCommands::askFile(const QString& title, bool forSaving, const QString& suggested,
                           const QString& filter, const std::function<void(const QString&)>& then) {
    auto* dialog = new QFileDialog(m_window, title, suggested, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(forSaving ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(forSaving ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    if (forSaving) {
        dialog->setDefaultSuffix(QFileInfo(suggested).suffix());
        dialog->selectFile(suggested);
    }
    connect(dialog, &QFileDialog::fileSelected, this, then);
    dialog->open();
}

QString FileCommands::suggestedPath(const QString& suffix) const {
    Document& document = m_workspace.document();
    const QString base = QFileInfo(document.displayName()).completeBaseName();
    const QDir folder = document.path().isEmpty() ? QDir::home() : QFileInfo(document.path()).dir();
    return folder.filePath((base.isEmpty() ? tr("plan") : base) + suffix);
}

void FileCommands::open() {
    askFile(tr("Open a plan"), false, QFileInfo(suggestedPath({})).path(),
            tr("Tile plans (*.json);;All files (*)"), [this](const QString& path) { openPath(path); });
}

void FileCommands::openPath(const QString& path) {
    whenSafe([this, path] {
        if (!report(tr("Cannot open %1").arg(QFileInfo(path).fileName()), m_workspace.document().open(path)))
            return;
        addRecentFile(path);
        emit recentFilesChanged();
    });
}

void FileCommands::newFrom(const TilePlan& plan) {
    whenSafe([this, plan] { m_workspace.document().startNew(plan); });
}

void FileCommands::newFromSample(const QString& path) {
    const Expected<TilePlan> plan = readPlan(path.toStdString());
    if (report(tr("Cannot read the sample %1").arg(QFileInfo(path).fileName()), plan.errors()))
        newFrom(*plan);
}

void FileCommands::save(const std::function<void()>& then) {
    if (m_workspace.document().path().isEmpty())
        saveAs(then);
    else if (m_workspace.document().differsOnDisk())
        askBeforeOverwriting(then);
    else
        saveTo(m_workspace.document().path(), then);
}

void FileCommands::askBeforeOverwriting(const std::function<void()>& then) {
    QMessageBox* box =
        question("changedOnDisk",
                 tr("%1 has been changed by another program.").arg(m_workspace.document().displayName()),
                 tr("Saving here replaces what it wrote."), m_window);
    QPushButton* elsewhere = box->addButton(tr("Save As…"), QMessageBox::AcceptRole);
    QPushButton* overwrite = box->addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    box->setDefaultButton(elsewhere);
    connect(elsewhere, &QPushButton::clicked, this, [this, then] { saveAs(then); });
    connect(overwrite, &QPushButton::clicked, this,
            [this, then] { saveTo(m_workspace.document().path(), then); });
    box->open();
}

void FileCommands::saveAs(const std::function<void()>& then) {
    // The long ending is the one by which desktops know plans from other JSON.
    const bool unnamed = m_workspace.document().path().isEmpty();
    askFile(tr("Save the plan"), true,
            suggestedPath(unnamed ? QStringLiteral(".tileplan.json") : QStringLiteral(".json")),
            tr("Tile plans (*.json)"), [this, then](const QString& path) { saveTo(path, then); });
}

void FileCommands::saveTo(const QString& path, const std::function<void()>& then) {
    if (!report(tr("Cannot save %1").arg(QFileInfo(path).fileName()), m_workspace.document().saveAs(path)))
        return;
    m_messages.withdraw(diskTopic);
    addRecentFile(m_workspace.document().path());
    emit recentFilesChanged();
    const QString saved = m_workspace.document().displayName();
    emit message(m_workspace.document().draft().isEmpty()
                     ? tr("Saved %1").arg(saved)
                     : tr("Saved %1 as it last was without a fault: the text has one and is not in the file").arg(saved));
    if (then) then();
}

void FileCommands::exportReport() {
    auto* dialog = new ReportDialog(loadReportSettings(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ReportSettings settings = dialog->settings();
        saveReportSettings(settings);
        askFile(tr("Write a report"), true, suggestedPath(QStringLiteral(".pdf")), tr("PDF (*.pdf)"),
                [this, settings](const QString& path) {
                    m_workspace.whenSettled([this, path, settings] { writeReportTo(path, settings); });
                });
    });
    dialog->open();
}

void FileCommands::writeReportTo(const QString& path, const ReportSettings& settings) {
    const Document& document = m_workspace.document();
    const ReportInput input{m_workspace.state(),        document.displayName(), QDate::currentDate(),
                            m_workspace.variantTable(), settings,               document.unchangedFile()};
    if (report(tr("Cannot write %1").arg(QFileInfo(path).fileName()), writeReport(input, path)))
        emit message(tr("Report written to %1").arg(path));
}

void FileCommands::exportPicture(QWidget* view, const QString& suggestedName) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    view->grab().save(&buffer, "PNG"); // as it looks now, not after the dialog
    exportText(tr("Save the picture"), QStringLiteral("_%1.png").arg(suggestedName), png);
}

void FileCommands::exportPdf(const QString& title, const QString& suffix,
                             const std::function<Errors(const QString& path)>& write) {
    askFile(title, true, suggestedPath(suffix), tr("PDF (*.pdf)"), [this, write](const QString& path) {
        if (report(tr("Cannot write %1").arg(QFileInfo(path).fileName()), write(path)))
            emit message(tr("Written to %1").arg(path));
    });
}

void FileCommands::exportText(const QString& title, const QString& suffix, const QByteArray& content) {
    askFile(title, true, suggestedPath(suffix), QStringLiteral("*.") + QFileInfo(suffix).suffix(),
            [this, content](const QString& path) {
                if (report(tr("Cannot write %1").arg(QFileInfo(path).fileName()),
                           writeFileAtomically(path, content)))
                    emit message(tr("Written to %1").arg(path));
            });
}

QString FileCommands::droppedFile(const QMimeData* data) {
    if (!data) return {};
    for (const QUrl& url : data->urls())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile()) return url.toLocalFile();
    return {};
}

void FileCommands::onChangedOnDisk() {
    const QString name = m_workspace.document().displayName();
    m_messages.ask(
        diskTopic, tr("%1 has been changed by another program.").arg(name),
        {{tr("Reload"),
          [this, name] { report(tr("Cannot reload %1").arg(name), m_workspace.document().reload()); }},
         {tr("Keep mine"), [this] { m_workspace.document().keepMine(); }}});
}

void FileCommands::offerRecovery() {
    for (const Recovery& recovery : m_autosave.recoveries())
        offer(recovery);
}

void FileCommands::offer(const Recovery& recovery) {
    const QString name = recovery.originalPath.isEmpty() ? QString::fromStdString(recovery.plan.name)
                                                         : QFileInfo(recovery.originalPath).fileName();
    m_messages.ask(recovery.sideFile,
                   tr("%1 was not saved. A copy of %2 is kept.")
                       .arg(name, QLocale().toString(recovery.savedAt, QLocale::ShortFormat)),
                   {{tr("Recover"),
                     [this, recovery] {
                         whenSafe([this, recovery] {
                             m_workspace.document().recover(recovery.plan, recovery.originalPath,
                                                            recovery.hardware, recovery.variants, recovery.draft);
                             if (m_autosave.saveNow()) Autosave::discard(recovery); // never without a copy
                         });
                     }},
                    {tr("Discard"), [recovery] { Autosave::discard(recovery); }}});
}

} // namespace tilesight
