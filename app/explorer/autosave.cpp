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
#include <utility>

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
    m_copy = newCopy();
    claim(m_copy);
    removeStaleLocks();
    connect(&m_timer, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (!modified && m_document.drafts().isEmpty()) remove(m_copy);
    });
    connect(&document, &Document::asideChanged, this, &Autosave::onAside);
    // Settable, so that crashes can be tried out without waiting.
    const int seconds = qEnvironmentVariableIntValue("TILESIGHT_AUTOSAVE_SECONDS");
    m_timer.start(seconds > 0 ? std::min(seconds, 3600) * 1000 : intervalMilliseconds);
}

Autosave::~Autosave() {
    remove(m_copy);
    if (m_aside) remove(m_aside->copy);
}

Autosave::Copy Autosave::newCopy() const {
    Copy copy;
    copy.base = m_directory + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    copy.lock = std::make_unique<QLockFile>(copy.base + QStringLiteral(".lock"));
    copy.lock->setStaleLockTime(0); // never by age: a program may run for days
    return copy;
}

/// A full disk may hold no lock when the program starts. Before a copy is written there must be one, or the next
/// program takes it for the copy of a dead one.
Errors Autosave::claim(Copy& copy) const {
    QDir().mkpath(m_directory);
    if (copy.lock->isLocked() || copy.lock->tryLock(0)) return {};
    if (Errors errors = writeRefusal(copy.file()); !errors.empty()) return errors;
    return {{"file.unwritable", "no lock can be written there", m_directory.toStdString(), {}, "check the free space"}};
}

QByteArray Autosave::toJson(const Content& content) {
    QJsonObject object{{QStringLiteral("path"), content.path},
                       {QStringLiteral("savedAt"), QDateTime::currentDateTime().toString(Qt::ISODate)},
                       {QStringLiteral("file"), QString::fromLatin1(content.knownFile)},
                       {QStringLiteral("plan"), QString::fromStdString(planToJson(*content.plan))}};
    if (!content.hardware.empty()) object.insert(QStringLiteral("hardware"), tilesight::toJson(content.hardware));
    if (!content.variants.isEmpty()) object.insert(QStringLiteral("variants"), content.variants);
    if (!content.drafts.isEmpty())
        object.insert(QStringLiteral("drafts"), QJsonArray::fromStringList(content.drafts));
    return QJsonDocument(object).toJson();
}

Errors Autosave::write(Copy& copy, const Content& content) const {
    if (copy.written == content) return {};
    if (Errors errors = claim(copy); !errors.empty()) return errors;
    if (Errors errors = writeFileAtomically(copy.file(), toJson(content)); !errors.empty()) return errors;
    copy.written = content;
    return {};
}

void Autosave::remove(Copy& copy) {
    if (std::exchange(copy.written, std::nullopt)) QFile::remove(copy.file());
}

QStringList Autosave::drafts() const { return m_document.isThrowaway() ? QStringList() : m_document.drafts(); }

Autosave::Content Autosave::content() const {
    const Variants& variants = m_document.variants();
    return {m_document.plan(),
            m_document.path(),
            m_document.hardwareEdits(),
            variants.empty() ? QJsonObject() : tilesight::toJson(variants),
            drafts(),
            m_document.knownFile()};
}

void Autosave::setFaults(Errors errors) {
    const bool changed = errors.empty() != m_faults.empty();
    m_faults = std::move(errors);
    if (changed) emit faultsChanged();
}

/// Programs that were killed leave their locks; those without a side file guard nothing.
void Autosave::removeStaleLocks() const {
    const QDir folder(m_directory);
    for (const QString& name : folder.entryList({QStringLiteral("*.lock")}, QDir::Files)) {
        const QString path = folder.filePath(name);
        if (path == m_copy.base + QStringLiteral(".lock")) continue;
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
        if (path == m_copy.file()) continue;
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
    // Failing to write a safety copy must not stop the work; the next tick tries again.
    Errors errors;
    if (m_document.isModified() || !drafts().isEmpty())
        errors = write(m_copy, content());
    else
        remove(m_copy); // its draft has been mended or taken back
    if (m_aside)
        if (Errors more = write(m_aside->copy, m_aside->content); !more.empty()) errors = std::move(more);
    setFaults(errors);
    return errors.empty();
}

void Autosave::onAside() {
    if (m_document.hasAside()) {
        if (!m_document.isModified()) return;
        m_aside = Aside{std::exchange(m_copy, newCopy()), content()};
        setFaults(write(m_aside->copy, m_aside->content));
    } else if (m_aside) { // its copy is the document's again: never a moment without one
        remove(m_copy);
        m_copy = std::move(m_aside->copy);
        m_aside.reset();
        saveNow();
    }
}

bool Autosave::leaveCopy() {
    m_copy.written.reset(); // in any case now
    if (!saveNow()) return false;
    m_copy = newCopy();
    return true;
}

} // namespace tilesight
