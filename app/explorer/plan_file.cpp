#include "app/explorer/plan_file.h"

#include "widgets/words.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace tilesight {
namespace {
Errors fault(const char* id, const QString& path, const QString& message, const QString& remedy) {
    Error error;
    error.id = id;
    error.message = message.toStdString();
    error.object = path.toStdString();
    error.where.file = path.toStdString();
    error.remedy = remedy.toStdString();
    return {error};
}
constexpr auto anyWrite = QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther;
} // namespace

QString withJsonSuffix(const QString& path) {
    return path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) ? path : path + QStringLiteral(".json");
}

Errors writeRefusal(const QString& path) {
    const QFileInfo file(path);
    if (file.isDir())
        return fault("file.is_directory", path, tr("this is a folder, not a file"),
                     tr("choose a file name in it"));
    if (file.exists() && !file.isFile()) // replacing it would put a file in the place of a device
        return fault("file.not_regular", path, tr("this is a device or a pipe, not a file"),
                     tr("choose a file name"));
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir())
        return fault("file.no_directory", path,
                     tr("the folder %1 does not exist").arg(folder.absoluteFilePath()),
                     tr("create it or choose another folder"));
    // A file without any write permission is meant to stay as it is, even where root or a rename could
    // replace it.
    if (file.exists() && (!file.isWritable() || !(file.permissions() & anyWrite)))
        return fault("file.read_only", path, tr("the file is read-only"),
                     tr("save under another name or make the file writable"));
    if (!folder.isWritable() || !(folder.permissions() & anyWrite))
        return fault("file.read_only", path, tr("the folder %1 is read-only").arg(folder.absoluteFilePath()),
                     tr("choose another folder"));
    return {};
}

Errors writeFileAtomically(const QString& path, const QByteArray& content) {
    if (Errors errors = writeRefusal(path); !errors.empty()) return errors;
    QSaveFile file(path);
    // Short content waits in a buffer until flush(): only that tells of a full disk, commit() does not.
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.flush() ||
        file.error() != QFileDevice::NoError || !file.commit())
        return fault("file.unwritable", path, tr("cannot write: %1").arg(file.errorString()),
                     tr("check the free space, or save elsewhere"));
    return {};
}

} // namespace tilesight
