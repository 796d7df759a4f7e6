#include "app/explorer/window/file_commands.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/recent_files.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/message_bar.h"
#include "core/plan/plan_io.h"
#include "widgets/shown_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QUrl>

namespace tilesight {
FileCommands::FileCommands(Workspace& workspace, MessageBar& messages, QWidget* window)
    : QObject(window), m_workspace(workspace), m_messages(messages), m_window(window),
      m_autosave(workspace.document()) {
    connectNotices();
    connect(&m_report, &LatestTask::progressed, this, &FileCommands::showReportProgress);
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
    box->setTextFormat(Qt::PlainText); // names may look like markup
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(consequence);
    return box;
}
} // namespace

bool FileCommands::isSafe() const {
    return isDocumentSafe() && !m_workspace.document().holdsUnsaved();
}

bool FileCommands::isDocumentSafe() const {
    Document& document = m_workspace.document();
    return document.isThrowaway() || (document.drafts().isEmpty() && !document.isModified());
}

/// A plan's file holds sound plans only, so the text goes into a copy that is offered at the next start.
void FileCommands::askAboutDraft(const std::function<void()>& then) {
    QMessageBox* box = question(
        "unsoundText", tr("Keep the text of %1 that has errors?").arg(m_workspace.document().displayName()),
        tr("It is no plan yet, so it cannot be saved as one. A copy of it is offered at the next start."),
        m_window);
    QPushButton* keepButton = box->addButton(tr("Keep a Copy"), QMessageBox::AcceptRole);
    QPushButton* discardButton = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    box->setDefaultButton(keepButton);
    keepButton->setProperty("primary", true);
    const auto goOn = [this, then] {
        m_workspace.document().dropDrafts();
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
    if (m_workspace.document().drafts().isEmpty()) return then();
    askAboutDraft(then);
}

void FileCommands::whenSafe(const std::function<void()>& then) {
    whenDocumentSafe([this, then] {
        if (!m_workspace.document().holdsUnsaved()) return then();
        m_bringBack();
        whenDocumentSafe(then);
    });
}

void FileCommands::whenDocumentSafe(const std::function<void()>& then) {
    if (isDocumentSafe()) return then();
    Document& document = m_workspace.document();
    const bool hasDraft = !document.drafts().isEmpty();
    if (hasDraft && !document.isModified()) return askAboutDraft([this, then] { whenDocumentSafe(then); });
    // One question, whatever there is to lose; nothing happens before the answer, nor when a file is not chosen.
    QMessageBox* box = question("unsavedChanges", tr("Save the changes to %1?").arg(document.displayName()),
                                hasDraft ? tr("They are lost otherwise. The text has errors and is no plan yet: with "
                                              "Save, a copy of it is offered at the next start.")
                                         : tr("They are lost otherwise."),
                                m_window);
    QPushButton* saveButton = box->addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discardButton = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    box->setDefaultButton(saveButton);
    saveButton->setProperty("primary", true);
    connect(saveButton, &QPushButton::clicked, this, [this, then, hasDraft] {
        save([this, then, hasDraft] {
            if (hasDraft) m_autosave.leaveCopy();
            m_workspace.document().dropDrafts();
            then();
        });
    });
    connect(discardButton, &QPushButton::clicked, this, [this, then] {
        m_workspace.document().dropDrafts();
        then();
    });
    box->open();
}

void FileCommands::askOpenFile(const QString& title, const QString& folder, const QString& filter,
                               const WithPath& then) {
    auto* dialog = new QFileDialog(m_window, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, then);
    dialog->open();
}

void FileCommands::askSaveFile(const QString& title, const QString& suggested, const QString& filter,
                               const WithPath& then, bool anySuffix) {
    auto* dialog = new QFileDialog(m_window, title, QFileInfo(suggested).path(), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    // It would ask about the name as typed, to which a suffix is still to come.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(suggested);
    const QString suffix = QFileInfo(suggested).suffix();
    // Another format in the list of the dialog is another ending of the name.
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& chosen) {
        static const QRegularExpression ending(QStringLiteral("\\(\\*\\.(\\w+)\\)$"));
        const QString other = ending.match(chosen).captured(1);
        if (other.isEmpty() || dialog->selectedFiles().isEmpty()) return;
        const QFileInfo name(dialog->selectedFiles().first());
        dialog->selectFile(name.dir().filePath(name.completeBaseName() + u'.' + other));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [=, this](const QString& typed) {
        const QString path = anySuffix && !QFileInfo(typed).suffix().isEmpty() ? typed : withSuffix(typed, suffix);
        if (!QFileInfo::exists(path)) return then(path);
        askBeforeReplacing(
            path, [then, path] { then(path); }, [=, this] { askSaveFile(title, path, filter, then, anySuffix); });
    });
    dialog->open();
}

void FileCommands::askBeforeReplacing(const QString& path, const Then& replace, const Then& rename) {
    const QFileInfo file(path);
    QMessageBox* box = question("replaceFile", tr("%1 exists already. Replace it?").arg(shownText(file.fileName())),
                                tr("It is in %1.").arg(shownText(file.absolutePath(), 120)), m_window);
    QPushButton* another = box->addButton(tr("Another Name…"), QMessageBox::AcceptRole);
    QPushButton* replaceButton = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    box->setDefaultButton(another);
    connect(another, &QPushButton::clicked, this, rename);
    connect(replaceButton, &QPushButton::clicked, this, replace);
    box->open();
}

QString FileCommands::suggestedPath(const QString& suffix) const {
    Document& document = m_workspace.document();
    const bool unnamed = document.path().isEmpty();
    QString base = unnamed ? document.displayName() : QFileInfo(document.path()).completeBaseName();
    base = base.replace(u'/', u'_').left(80); // a name that the system takes
    const QDir folder = document.path().isEmpty() ? QDir::home() : QFileInfo(document.path()).dir();
    return folder.filePath((base.isEmpty() ? tr("plan") : base) + suffix);
}

void FileCommands::open() {
    askOpenFile(tr("Open a plan"), QFileInfo(suggestedPath({})).path(), tr("Tile plans (*.json);;All files (*)"),
                [this](const QString& path) { openPath(path); });
}

void FileCommands::openPath(const QString& path) {
    whenSafe([this, path] {
        if (!report(tr("Cannot open %1").arg(shownFileName(path)), m_workspace.document().open(path)))
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
    if (report(tr("Cannot read the sample %1").arg(shownFileName(path)), plan.errors()))
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
    askSaveFile(tr("Save the plan"),
                suggestedPath(unnamed ? QStringLiteral(".tileplan.json") : QStringLiteral(".json")),
                tr("Tile plans (*.json)"), [this, then](const QString& path) { saveTo(path, then); });
}

void FileCommands::saveTo(const QString& path, const std::function<void()>& then) {
    Document& document = m_workspace.document();
    Errors side;
    if (!report(tr("Cannot save %1").arg(shownFileName(path)), document.saveAs(path, &side)))
        return;
    tellSameOnDisk();
    addRecentFile(document.path());
    emit recentFilesChanged();
    const QString saved = document.displayName();
    if (!side.empty()) { // the plan is safe: what was to come next still comes
        auto* dialog = ErrorDialog::show(
            tr("%1 is saved, but not the variants or hardware numbers that belong to it").arg(saved), side, m_window);
        if (then) connect(dialog, &QDialog::finished, this, then);
        return;
    }
    emit message(document.drafts().isEmpty()
                     ? tr("Saved %1").arg(saved)
                     : tr("Saved %1 as it last was without a fault: the text has one and is not in the file")
                           .arg(saved));
    if (then) then();
}

bool FileCommands::refusesResults() {
    const QString why = m_whyNot ? m_whyNot() : QString();
    if (!why.isEmpty()) emit message(why);
    return !why.isEmpty();
}

QStringList FileCommands::droppedFiles(const QMimeData* data) {
    QStringList files;
    for (const QUrl& url : data ? data->urls() : QList<QUrl>())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile()) files << url.toLocalFile();
    return files;
}

void FileCommands::openDropped(const QMimeData* data) {
    QStringList files = droppedFiles(data);
    if (files.isEmpty()) return;
    openPath(files.takeFirst());
    QStringList names;
    for (const QString& file : files.mid(0, 5))
        names << shownText(QFileInfo(file).fileName(), 40);
    if (files.size() > names.size()) names << tr("%1 more").arg(files.size() - names.size());
    if (!names.isEmpty()) emit message(tr("One plan at a time: %1 not opened").arg(names.join(QStringLiteral(", "))));
}

} // namespace tilesight
