// A table as a picture: heads, all rows, every word in full, chips of resources; for exports and paper.
#pragma once

#include "widgets/theme/theme.h"

#include <QAbstractItemModel>
#include <QPainter>

namespace tilesight {

/// Size at which nothing is cut. `hidden` columns are left out.
QSize tablePictureSize(const QAbstractItemModel& model, const Theme& theme, const QList<int>& hidden = {});
void paintTablePicture(QPainter& painter, const QPointF& topLeft, const QAbstractItemModel& model,
                       const Theme& theme, const QList<int>& hidden = {});

} // namespace tilesight
