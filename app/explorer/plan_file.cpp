#include "app/explorer/plan_file.h"

#include "widgets/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <sys/statvfs.h>
#include <unistd.h>

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

bool onReadOnlySystem(const QString& folder) {
    struct statvfs system {};
    return ::statvfs(QFile::encodeName(folder).constData(), &system) == 0 && (system.f_flag & ST_RDONLY);
}

/// A disk that fills up takes a part and only says why at the next try.
bool writeAll(QFileDevice& file, const QByteArray& content) {
    for (qint64 done = 0; done < content.size();) {
        const qint64 taken = file.write(content.constData() + done, content.size() - done);
        if (taken <= 0) return false;
        done += taken;
    }
    return true;
}

} // namespace

QString withSuffix(const QString& path, const QString& suffix) {
    const QString ending = u'.' + suffix;
    return suffix.isEmpty() || path.endsWith(ending, Qt::CaseInsensitive) ? path : path + ending;
}

Errors writeRefusal(const QString& path) {
    const QFileInfo file(path);
    // Written under a name seven characters longer first.
    constexpr int temporary = int(sizeof ".XXXXXX") - 1;
    const long most = ::pathconf(QFile::encodeName(file.absolutePath()).constData(), _PC_NAME_MAX);
    const auto length = QFile::encodeName(file.fileName()).size();
    if (most > temporary && length > most - temporary)
        return fault("file.name_too_long", path,
                     tr("the name of the file has %1 bytes, but %2 is the most in %3")
                         .arg(length)
                         .arg(most - temporary)
                         .arg(file.absolutePath()),
                     tr("choose a shorter name"));
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
    if (onReadOnlySystem(folder.absoluteFilePath()))
        return fault("file.read_only", path,
                     tr("the file system of %1 is read-only").arg(folder.absoluteFilePath()),
                     tr("save elsewhere"));
    // A file without any write permission is meant to stay as it is, even where root or a rename could
    // replace it.
    if (file.exists() && (!file.isWritable() || !(file.permissions() & anyWrite)))
        return fault("file.read_only", path, tr("the file %1 is read-only").arg(file.absoluteFilePath()),
                     tr("save under another name or make the file writable"));
    if (!folder.isWritable() || !(folder.permissions() & anyWrite))
        return fault("file.read_only", path, tr("the folder %1 is read-only").arg(folder.absoluteFilePath()),
                     tr("choose another folder"));
    return {};
}

Errors writeFileAtomically(const QString& path, const QByteArray& content) {
    if (Errors errors = writeRefusal(path); !errors.empty()) return errors;
    QSaveFile file(path);
    // Unbuffered: of what waits in a buffer, commit() does not tell that it found no room.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !writeAll(file, content) ||
        file.error() != QFileDevice::NoError || !file.commit())
        return fault("file.unwritable", path,
                     tr("cannot write %1: %2").arg(QFileInfo(path).absoluteFilePath(), file.errorString()),
                     tr("check the free space, or save elsewhere"));
    return {};
}

} // namespace tilesight
