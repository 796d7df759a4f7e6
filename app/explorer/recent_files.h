// The ten files opened or saved last, kept in the settings.
#pragma once

#include <QStringList>

namespace tilesight {

inline constexpr int maxRecentFiles = 10;

/// Newest first; files that are gone are left out.
QStringList recentFiles();
void addRecentFile(const QString& path);
void clearRecentFiles();

} // namespace tilesight
