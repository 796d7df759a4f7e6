// What is kept about a plan outside of its file: one JSON file a plan in a folder of the user's data.
#pragma once

#include "core/base/error.h"

#include <QJsonObject>
#include <QString>

namespace tilesight {

/// "NAME" in the user's data folder, beside the autosave copies.
QString sideDirectory(const QString& name);

/// Empty when there is none. `directory` "" = nothing is kept.
QJsonObject readSideFile(const QString& directory, const QString& planPath);

/// An empty object removes the file. Errors of writeFileAtomically().
Errors writeSideFile(const QString& directory, const QString& planPath, QJsonObject content);

} // namespace tilesight
