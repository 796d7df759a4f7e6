#include "app/explorer/side_file.h"

#include "app/explorer/plan_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QStandardPaths>
#include <optional>

namespace tilesight {
namespace {

/// `directory`/HASH.json for the plan at `planPath`.
QString sideFileFor(const QString& directory, const QString& planPath) {
    const QString canonical = QFileInfo(planPath).canonicalFilePath();
    const QByteArray path =
        (canonical.isEmpty() ? QFileInfo(planPath).absoluteFilePath() : canonical).toUtf8();
    return QDir(directory).filePath(
        QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(32)) +
        QStringLiteral(".json"));
}

/// Nothing when there is none, or none that can be read.
std::optional<QJsonObject> contentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.isObject()) return {};
    return document.object();
}

} // namespace

QString sideDirectory(const QString& name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + '/' + name;
}

QJsonObject readSideFile(const QString& directory, const QString& planPath) {
    if (directory.isEmpty() || planPath.isEmpty()) return {};
    return contentOf(sideFileFor(directory, planPath)).value_or(QJsonObject());
}

Errors sideFileFaults(const QString& directory, const QString& planPath) {
    if (directory.isEmpty()) return {};
    const QString file = sideFileFor(directory, planPath);
    if (!QFileInfo::exists(file) || contentOf(file)) return {};
    return {{"side_file.unreadable",
             "what is kept in " + file.toStdString() + " cannot be read",
             file.toStdString(),
             {},
             "it is put aside as .unreadable when something new is to be kept"}};
}

Errors changeSideFile(const QString& directory, const QString& planPath,
                      const std::function<QJsonObject(const QJsonObject& kept)>& change) {
    if (directory.isEmpty()) return {};
    const QString file = sideFileFor(directory, planPath);
    QDir().mkpath(directory);
    QLockFile lock(file + QStringLiteral(".lock"));
    lock.tryLock(500); // where there can be no lock there can be no file either, which tells why
    const std::optional<QJsonObject> kept = contentOf(file);
    QJsonObject content = change(kept.value_or(QJsonObject()));
    if (!kept && QFileInfo::exists(file)) putAside(file);
    if (content.isEmpty()) {
        QFile::remove(file);
        return {};
    }
    content.insert(QStringLiteral("path"), QFileInfo(planPath).absoluteFilePath());
    return writeFileAtomically(file, QJsonDocument(content).toJson());
}

QString putAside(const QString& path) {
    QString name = path + QStringLiteral(".unreadable");
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = path + QStringLiteral(".unreadable%1").arg(i);
    return QFile::rename(path, name) ? name : path;
}

} // namespace tilesight
