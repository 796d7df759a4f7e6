// Writing files so that a crash or a full disk never leaves half a file behind.
#pragma once

#include "core/base/expected.h"

#include <QByteArray>
#include <QString>

namespace tilesight {

/// `path` with ".json" added unless it has it, whatever other suffix it has: the one rule of all files written here.
/// `suffix` without the dot; "" = as it is.
QString withSuffix(const QString& path, const QString& suffix);

/// Why `path` cannot be written, before any work is done; empty = it can. Errors "file.read_only",
/// "file.no_directory", "file.is_directory", "file.not_regular", "file.name_too_long".
Errors writeRefusal(const QString& path);

/// Writes beside the target and renames (atomic). Errors of writeRefusal() and "file.unwritable" with the
/// reason.
Errors writeFileAtomically(const QString& path, const QByteArray& content);

} // namespace tilesight
