#include "app/explorer/side_file.h"

#include "app/explorer/plan_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

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

} // namespace

QString sideDirectory(const QString& name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + '/' + name;
}

QJsonObject readSideFile(const QString& directory, const QString& planPath) {
    if (directory.isEmpty()) return {};
    QFile file(sideFileFor(directory, planPath));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

Errors writeSideFile(const QString& directory, const QString& planPath, QJsonObject content) {
    if (directory.isEmpty()) return {};
    const QString file = sideFileFor(directory, planPath);
    if (content.isEmpty()) {
        QFile::remove(file);
        return {};
    }
    QDir().mkpath(directory);
    content.insert(QStringLiteral("path"), QFileInfo(planPath).absoluteFilePath());
    return writeFileAtomically(file, QJsonDocument(content).toJson());
}

} // namespace tilesight
