#include "app/explorer/autosave.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/side_file.h"
#include "core/plan/plan_io.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

namespace tilesight {
namespace {

QString lockOf(const QString& sideFile) {
    return sideFile.left(sideFile.size() - int(qstrlen(".recovery.json"))) + QStringLiteral(".lock");
}

QStringList draftsOf(const QJsonObject& content) {
    QStringList drafts;
    for (const QJsonValue& text : content.value(QLatin1String("drafts")).toArray())
        drafts << text.toString();
    if (const QString one = content.value(QLatin1String("draft")).toString(); drafts.isEmpty() && !one.isEmpty())
        drafts << one;
    return drafts;
}

/// Whether the file was changed behind the copy's back. Copies of older versions do not say what they were made from.
void compareWithFile(Recovery& recovery) {
    const QFileInfo file(recovery.originalPath);
    if (recovery.originalPath.isEmpty() || !file.isFile()) return;
    const bool later = file.lastModified() > recovery.savedAt.addSecs(1);
    if (recovery.knownFile.isEmpty()) recovery.knownFile = later ? "older" : Document::stateOfFile(file.filePath());
    recovery.fileIsOther = recovery.knownFile != Document::stateOfFile(file.filePath());
    recovery.fileIsNewer = recovery.fileIsOther && file.lastModified() >= recovery.savedAt;
}

Expected<Recovery> readRecovery(const QString& sideFile, QString& text) {
    QFile file(sideFile);
    if (!file.open(QIODevice::ReadOnly))
        return Errors{{"file.unreadable", file.errorString().toStdString(), sideFile.toStdString(), {}, "check its permissions"}};
    QJsonParseError fault;
    const QJsonObject content = QJsonDocument::fromJson(file.readAll(), &fault).object();
    if (fault.error != QJsonParseError::NoError)
        return Errors{{"json.syntax", fault.errorString().toStdString(), sideFile.toStdString(), {}, "mend it as text"}};
    const QString stored = content.value(QLatin1String("plan")).toString();
    Recovery recovery;
    recovery.drafts = draftsOf(content);
    text = recovery.drafts.isEmpty() ? stored : recovery.drafts.last();
    Expected<TilePlan> plan = planFromJson(stored.toStdString());
    if (!plan) return plan.errors();
    recovery.sideFile = sideFile;
    recovery.originalPath = content.value(QLatin1String("path")).toString();
    recovery.savedAt = QDateTime::fromString(content.value(QLatin1String("savedAt")).toString(), Qt::ISODate);
    recovery.plan = std::move(plan).value();
    recovery.hardware = hardwareEditsFromJson(content.value(QLatin1String("hardware")).toObject());
    recovery.variants = variantsFromJson(content.value(QLatin1String("variants")).toObject());
    recovery.knownFile = content.value(QLatin1String("file")).toString().toLatin1();
    compareWithFile(recovery);
    return recovery;
}

} // namespace

Autosave::Autosave(Document& document, const QString& directory, QObject* parent)
    : QObject(parent), m_document(document), m_directory(directory) {
    if (m_directory.isEmpty())
        m_directory =
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
    takeName();
    removeStaleLocks();
    connect(&m_timer, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (modified || !m_document.drafts().isEmpty()) return;
        QFile::remove(sideFile());
        m_saved = nullptr;
    });
    // Settable, so that crashes can be tried out without waiting.
    const int seconds = qEnvironmentVariableIntValue("TILESIGHT_AUTOSAVE_SECONDS");
    m_timer.start(seconds > 0 ? std::min(seconds, 3600) * 1000 : intervalMilliseconds);
}

void Autosave::takeName() {
    m_base = m_directory + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_lock = std::make_unique<QLockFile>(m_base + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0); // never by age: a program may run for days
    claimName();
}

/// A full disk may hold no lock when the program starts. Before a copy is written there must be one, or the next
/// program takes it for the copy of a dead one.
Errors Autosave::claimName() {
    QDir().mkpath(m_directory);
    if (m_lock->isLocked() || m_lock->tryLock(0)) return {};
    if (Errors errors = writeRefusal(sideFile()); !errors.empty()) return errors;
    return {{"file.unwritable", "no lock can be written there", m_directory.toStdString(), {}, "check the free space"}};
}

void Autosave::setFaults(Errors errors) {
    const bool changed = errors.empty() != m_faults.empty();
    m_faults = std::move(errors);
    if (changed) emit faultsChanged();
}

Autosave::~Autosave() { QFile::remove(sideFile()); }

/// Programs that were killed leave their locks; those without a side file guard nothing.
void Autosave::removeStaleLocks() const {
    const QDir folder(m_directory);
    for (const QString& name : folder.entryList({QStringLiteral("*.lock")}, QDir::Files)) {
        const QString path = folder.filePath(name);
        if (path == m_base + QStringLiteral(".lock")) continue;
        if (QFile::exists(path.chopped(int(qstrlen(".lock"))) + QStringLiteral(".recovery.json"))) continue;
        QLockFile lock(path);
        lock.setStaleLockTime(0);
        if (lock.tryLock(0)) lock.unlock(); // takes over what a dead program left, and removes it
    }
}

QVector<Recovery> Autosave::recoveries(QVector<UnreadableCopy>* unreadable) const {
    QVector<Recovery> found;
    const QDir folder(m_directory);
    for (const QString& name :
         folder.entryList({QStringLiteral("*.recovery.json")}, QDir::Files, QDir::Time)) {
        const QString path = folder.filePath(name);
        if (path == sideFile()) continue;
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0) && lock.error() == QLockFile::LockFailedError) continue; // its program still runs
        UnreadableCopy copy;
        if (Expected<Recovery> recovery = readRecovery(path, copy.text)) {
            found.append(std::move(recovery).value());
            continue;
        } else {
            copy.reason = QString::fromStdString(recovery.errors().front().message);
        }
        copy.file = putAside(path);
        if (unreadable) unreadable->append(copy);
    }
    return found;
}

void Autosave::discard(const Recovery& recovery) {
    QLockFile lock(lockOf(recovery.sideFile));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0) && lock.error() == QLockFile::LockFailedError) return;
    QFile::remove(recovery.sideFile);
}

bool Autosave::saveNow() {
    const QJsonObject variants = toJson(m_document.variants());
    const QStringList drafts = m_document.isThrowaway() ? QStringList() : m_document.drafts();
    if (!m_document.isModified() && drafts.isEmpty()) {
        if (m_saved) QFile::remove(sideFile()); // its draft has been mended or taken back
        m_saved = nullptr;
        setFaults({});
        return true;
    }
    if (m_saved == m_document.plan() && m_savedHardware == m_document.hardwareEdits() &&
        m_savedVariants == variants && m_savedDrafts == drafts && m_savedKnownFile == m_document.knownFile())
        return true;
    QJsonObject content{{QStringLiteral("path"), m_document.path()},
                        {QStringLiteral("savedAt"), QDateTime::currentDateTime().toString(Qt::ISODate)},
                        {QStringLiteral("file"), QString::fromLatin1(m_document.knownFile())},
                        {QStringLiteral("plan"), QString::fromStdString(planToJson(*m_document.plan()))}};
    if (!m_document.hardwareEdits().empty())
        content.insert(QStringLiteral("hardware"), toJson(m_document.hardwareEdits()));
    if (!m_document.variants().empty()) content.insert(QStringLiteral("variants"), variants);
    if (!drafts.isEmpty()) content.insert(QStringLiteral("drafts"), QJsonArray::fromStringList(drafts));
    // Failing to write a safety copy must not stop the work; the next tick tries again.
    Errors errors = claimName();
    if (errors.empty()) errors = writeFileAtomically(sideFile(), QJsonDocument(content).toJson());
    setFaults(errors);
    if (!errors.empty()) return false;
    m_saved = m_document.plan();
    m_savedHardware = m_document.hardwareEdits();
    m_savedVariants = variants;
    m_savedDrafts = drafts;
    m_savedKnownFile = m_document.knownFile();
    return true;
}

bool Autosave::leaveCopy() {
    m_saved = nullptr; // in any case now
    if (!saveNow()) return false;
    m_saved = nullptr;
    takeName();
    return true;
}

} // namespace tilesight
