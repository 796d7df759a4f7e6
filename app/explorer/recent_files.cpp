#include "app/explorer/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace tilesight {
namespace {
const QString key = QStringLiteral("recentFiles");
}

QStringList recentFiles() {
    QStringList files = QSettings().value(key).toStringList();
    files.erase(
        std::remove_if(files.begin(), files.end(), [](const QString& f) { return !QFileInfo::exists(f); }),
        files.end());
    return files;
}

void addRecentFile(const QString& path) {
    QStringList files = QSettings().value(key).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    QSettings().setValue(key, files.mid(0, maxRecentFiles));
}

void clearRecentFiles() { QSettings().remove(key); }

} // namespace tilesight
