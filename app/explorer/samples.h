// The plans shipped with the program.
#pragma once

#include <QString>
#include <QVector>

namespace tilesight {

struct Sample {
    QString path;
    QString title;       ///< the plan's name
    QString description; ///< what the plan says of itself; "" = nothing
};

/// Folder of the samples: $TILESIGHT_SAMPLES, share/tilesight-explorer/samples of the installation, or
/// samples/ of the source tree that the program was built in; "" = none.
QString samplesDirectory(const QString& programDirectory);

/// All readable samples of the folder itself, by file name; none of "".
QVector<Sample> samples(const QString& directory);

/// What opens when nothing was asked for.
QString defaultSample(const QString& directory);

} // namespace tilesight
