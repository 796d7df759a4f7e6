// What the message bar says about files: changed by another program, left over by a crash, not to be kept.
#include "app/explorer/window/file_commands.h"
#include "app/explorer/window/message_bar.h"
#include "widgets/shown_text.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

namespace tilesight {
namespace {
const QString diskTopic = QStringLiteral("changed on disk");
const QString hardwareTopic = QStringLiteral("hardware changed on disk");
const QString variantsTopic = QStringLiteral("variants not kept");
const QString copiesTopic = QStringLiteral("no safety copies");
const QString sideTopic = QStringLiteral("unreadable side file");

QString folderOf(const Error& error) {
    return shownText(QFileInfo(QString::fromStdString(error.object)).absolutePath(), 120);
}
QString reason(const Error& error) { return shownSentence(QString::fromStdString(error.message)); }
} // namespace

void FileCommands::connectNotices() {
    Document* document = &m_workspace.document();
    connect(document, &Document::changedOnDisk, this, &FileCommands::onChangedOnDisk);
    connect(document, &Document::goneFromDisk, this, &FileCommands::onGoneFromDisk);
    connect(document, &Document::sameOnDisk, this, &FileCommands::tellSameOnDisk);
    connect(document, &Document::hardwareChangedOnDisk, this, &FileCommands::onHardwareChangedOnDisk);
    connect(document, &Document::pathChanged, this, [this] {
        for (const QString& topic : {diskTopic, hardwareTopic, variantsTopic})
            m_messages.withdraw(topic);
        tellSideFaults();
    });
    connect(document, &Document::variantsWritten, this, [this](const Errors& errors) {
        if (errors.empty()) return m_messages.withdraw(variantsTopic);
        m_messages.ask(variantsTopic,
                       tr("Pinned variants cannot be kept in %1: %2")
                           .arg(folderOf(errors.front()), reason(errors.front())),
                       {{tr("Try Again"),
                         [this] {
                             Document& document = m_workspace.document();
                             document.setVariants(document.variants());
                         }},
                        {tr("Close"), {}}});
    });
    connect(&m_autosave, &Autosave::faultsChanged, this, &FileCommands::tellCopies);
    tellSideFaults();
    tellCopies();
}

void FileCommands::tellCopies() {
    const Errors& faults = m_autosave.faults();
    if (faults.empty()) return m_messages.withdraw(copiesTopic);
    m_messages.ask(copiesTopic,
                   tr("No safety copies can be written to %1: %2")
                       .arg(shownText(m_autosave.directory(), 120), reason(faults.front())),
                   {{tr("Close"), {}}});
}

void FileCommands::tellSideFaults() {
    const Errors& faults = m_workspace.document().sideFaults();
    if (faults.empty()) return m_messages.withdraw(sideTopic);
    QStringList files;
    for (const Error& fault : faults)
        files << shownText(QString::fromStdString(fault.object), 120);
    m_messages.ask(
        sideTopic,
        tr("The variants or hardware numbers kept for %1 cannot be read: %2. The file is put aside as "
           ".unreadable before another takes its place.")
            .arg(m_workspace.document().displayName(), files.join(QStringLiteral(", "))),
        {{tr("Close"), {}}});
}

void FileCommands::onChangedOnDisk() {
    const QString name = m_workspace.document().displayName();
    m_messages.ask(
        diskTopic, tr("%1 has been changed by another program.").arg(name),
        {{tr("Reload"),
          [this, name] {
              const Errors errors = m_workspace.document().reload();
              if (!errors.empty()) onChangedOnDisk(); // still to be answered
              report(tr("Cannot reload %1").arg(name), errors);
          }},
         {tr("Keep mine"), [this] { m_workspace.document().keepMine(); }}});
}

void FileCommands::onGoneFromDisk() {
    m_messages.ask(diskTopic,
                   tr("%1 has been removed by another program: what you see is the only copy.")
                       .arg(m_workspace.document().displayName()),
                   {{tr("Save"), [this] { save(); }}, {tr("Close"), {}}});
}

void FileCommands::tellSameOnDisk() { m_messages.withdraw(diskTopic); }

void FileCommands::onHardwareChangedOnDisk() {
    m_messages.ask(hardwareTopic,
                   tr("Another window has saved other hardware numbers for %1.")
                       .arg(m_workspace.document().displayName()),
                   {{tr("Take Them"), [this] { m_workspace.document().takeHardware(); }},
                    {tr("Keep mine"), [this] { m_workspace.document().keepMyHardware(); }}});
}

void FileCommands::offerRecovery() {
    QVector<UnreadableCopy> unreadable;
    for (const Recovery& recovery : m_autosave.recoveries(&unreadable))
        offer(recovery);
    for (const UnreadableCopy& copy : unreadable) {
        std::vector<MessageBar::Choice> choices;
        if (!copy.text.isEmpty())
            choices.push_back(
                {tr("Copy Its Text"), [text = copy.text] { QGuiApplication::clipboard()->setText(text); }});
        choices.push_back({tr("Close"), {}});
        m_messages.ask(copy.file,
                       tr("A safety copy cannot be read: %1. It stays as %2.")
                           .arg(shownSentence(copy.reason), shownText(copy.file, 120)),
                       choices);
    }
}

void FileCommands::offer(const Recovery& recovery) {
    const QString name =
        shownText(recovery.originalPath.isEmpty() ? QString::fromStdString(recovery.plan.name)
                                                  : QFileInfo(recovery.originalPath).fileName());
    const QString when = QLocale().toString(recovery.savedAt, QLocale::ShortFormat);
    QString sentence = tr("%1 was not saved. A copy of %2 is kept.").arg(name, when);
    if (recovery.fileIsNewer)
        sentence = tr("%1 was not saved. A copy of %2 is kept; the file on disc is newer than this copy.")
                       .arg(name, when);
    else if (recovery.fileIsOther)
        sentence = tr("%1 was not saved. A copy of %2 is kept; the file on disc has been changed by another "
                      "program.")
                       .arg(name, when);
    m_messages.ask(recovery.sideFile, sentence,
                   {{tr("Recover"),
                     [this, recovery] {
                         whenSafe([this, recovery] {
                             m_workspace.document().recover(recovery.plan, recovery.originalPath,
                                                            recovery.hardware, recovery.variants,
                                                            recovery.drafts, recovery.knownFile);
                             if (m_autosave.saveNow()) Autosave::discard(recovery); // never without a copy
                         });
                     }},
                    {tr("Discard"), [recovery] { Autosave::discard(recovery); }}});
}

} // namespace tilesight
