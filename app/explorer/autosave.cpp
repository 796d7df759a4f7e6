#include "app/explorer/autosave.h"

#include "app/explorer/plan_file.h"
#include "core/plan/plan_io.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
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

std::optional<Recovery> readRecovery(const QString& sideFile) {
    QFile file(sideFile);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QJsonObject content = QJsonDocument::fromJson(file.readAll()).object();
    Expected<TilePlan> plan = planFromJson(content.value(QLatin1String("plan")).toString().toStdString());
    if (!plan) return {};
    return Recovery{sideFile,
                    content.value(QLatin1String("path")).toString(),
                    QDateTime::fromString(content.value(QLatin1String("savedAt")).toString(), Qt::ISODate),
                    std::move(plan).value(),
                    hardwareEditsFromJson(content.value(QLatin1String("hardware")).toObject()),
                    variantsFromJson(content.value(QLatin1String("variants")).toObject()),
                    content.value(QLatin1String("draft")).toString()};
}

} // namespace

Autosave::Autosave(Document& document, const QString& directory, QObject* parent)
    : QObject(parent), m_document(document), m_directory(directory) {
    if (m_directory.isEmpty())
        m_directory =
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
    QDir().mkpath(m_directory);
    takeName();
    removeStaleLocks();
    connect(&m_timer, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (modified || !m_document.draft().isEmpty()) return;
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
    m_lock->tryLock(0);
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

QVector<Recovery> Autosave::recoveries() const {
    QVector<Recovery> found;
    const QDir folder(m_directory);
    for (const QString& name :
         folder.entryList({QStringLiteral("*.recovery.json")}, QDir::Files, QDir::Time)) {
        const QString path = folder.filePath(name);
        if (path == sideFile()) continue;
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue; // its program still runs
        if (auto recovery = readRecovery(path))
            found.append(std::move(*recovery));
        else
            QFile::rename(path, path + QStringLiteral(".unreadable"));
    }
    return found;
}

void Autosave::discard(const Recovery& recovery) { QFile::remove(recovery.sideFile); }

bool Autosave::saveNow() {
    const QJsonObject variants = toJson(m_document.variants());
    const QString draft = m_document.isThrowaway() ? QString() : m_document.draft();
    if (!m_document.isModified() && draft.isEmpty()) {
        if (m_saved) QFile::remove(sideFile()); // its draft has been mended or taken back
        m_saved = nullptr;
        return true;
    }
    if (m_saved == m_document.plan() && m_savedHardware == m_document.hardwareEdits() &&
        m_savedVariants == variants && m_savedDraft == draft)
        return true;
    QJsonObject content{{QStringLiteral("path"), m_document.path()},
                        {QStringLiteral("savedAt"), QDateTime::currentDateTime().toString(Qt::ISODate)},
                        {QStringLiteral("plan"), QString::fromStdString(planToJson(*m_document.plan()))}};
    if (!m_document.hardwareEdits().empty())
        content.insert(QStringLiteral("hardware"), toJson(m_document.hardwareEdits()));
    if (!m_document.variants().empty()) content.insert(QStringLiteral("variants"), variants);
    if (!draft.isEmpty()) content.insert(QStringLiteral("draft"), draft);
    // Failing to write a safety copy must not disturb the work; the next tick tries again.
    if (!writeFileAtomically(sideFile(), QJsonDocument(content).toJson()).empty()) return false;
    m_saved = m_document.plan();
    m_savedHardware = m_document.hardwareEdits();
    m_savedVariants = variants;
    m_savedDraft = draft;
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
