// What is kept about a plan outside of its file: one JSON file a plan in a folder of the user's data.
#pragma once

#include "core/base/error.h"

#include <QJsonObject>
#include <QString>
#include <functional>

namespace tilesight {

/// "NAME" in the user's data folder, beside the autosave copies.
QString sideDirectory(const QString& name);

/// Empty when there is none. `directory` "" = nothing is kept.
QJsonObject readSideFile(const QString& directory, const QString& planPath);

/// Error "side_file.unreadable" when there is one that is no JSON. It is put aside before another takes its place.
Errors sideFileFaults(const QString& directory, const QString& planPath);

/// Replaces what is kept by what `change` makes of it; an empty object removes the file. Nobody else writes in between.
/// Errors of writeFileAtomically().
Errors changeSideFile(const QString& directory, const QString& planPath,
                      const std::function<QJsonObject(const QJsonObject& kept)>& change);

/// Renames a file that cannot be read to "NAME.unreadable", or ".unreadable2" where there is one; the new name.
QString putAside(const QString& path);

} // namespace tilesight
