#include "app/explorer/samples.h"

#include "core/plan/plan_io.h"

#include <QDir>
#include <QFileInfo>

namespace tilesight {
namespace {
const char* const defaultName = "gemm_4096_bf16.json";
}

QString samplesDirectory(const QString& programDirectory) {
    const QString given = qEnvironmentVariable("TILESIGHT_SAMPLES");
    if (!given.isEmpty() && QDir(given).exists()) return given;
    QDir folder(programDirectory);
    const QString installed = folder.filePath(QStringLiteral("../share/tilesight-explorer/samples"));
    if (QDir(installed).exists()) return QDir::cleanPath(installed);
    for (int up = 0; up < 5; ++up) { // build/<preset>/app lies below the source tree
        if (folder.exists(QStringLiteral("samples/%1").arg(QLatin1String(defaultName))))
            return folder.filePath(QStringLiteral("samples"));
        if (!folder.cdUp()) break;
    }
    return {};
}

QVector<Sample> samples(const QString& directory) {
    QVector<Sample> found;
    if (directory.isEmpty()) return found;
    const QDir folder(directory);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        if (const Expected<TilePlan> plan = readPlan(path.toStdString()))
            found.append({path, QString::fromStdString(plan->name), QString::fromStdString(plan->description)});
    }
    return found;
}

QString defaultSample(const QString& directory) {
    if (directory.isEmpty()) return {};
    const QDir folder(directory);
    return folder.exists(QLatin1String(defaultName)) ? folder.filePath(QLatin1String(defaultName))
                                                     : QString();
}

} // namespace tilesight
