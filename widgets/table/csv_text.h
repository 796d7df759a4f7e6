// Tables as text for clipboard and files: units in the heads, full values, the same on every locale.
#pragma once

#include <QAbstractItemModel>
#include <QString>

namespace tilesight {

/// Models answer with the full value in plain notation where the shown text is rounded.
inline constexpr int exportRole = Qt::UserRole + 100;

/// Head line and the given rows (all when empty), '\n' at the end of each; fields are quoted where needed.
QString csvText(const QAbstractItemModel& model, const QList<int>& rows = {}, QChar separator = ',');
QString csvField(const QString& text, QChar separator = ',');

} // namespace tilesight
