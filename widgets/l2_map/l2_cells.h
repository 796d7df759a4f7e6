// The map of L2 as cells with values: one cell for each tile of the grid's plane, further dimensions added up.
//
//   hit rate   1 - bytes from DRAM / bytes asked for, of the launches shown so far
//   bytes      asked for, found in L2, from DRAM, fetched from another partition of L2, evicted: sums over these launches
//   position   when the tile was launched
//
// A long grid of one dimension is folded into rows, in reading order. Differences are against the tile of the reference
// that covers the same place; bytes of tiles of another shape are taken for the same area.
#pragma once

#include "core/cache/l2_map.h"
#include "core/plan/tile_plan.h"

#include <QCoreApplication>
#include <QPoint>
#include <QString>
#include <vector>

namespace tilesight {

/// Under this name the translations know the texts of the dock.
class L2Words {
    Q_DECLARE_TR_FUNCTIONS(L2Words)
};

enum class L2Quantity { hitRate, requestedBytes, hitBytes, dramBytes, crossingBytes, evictedBytes, position };

/// How the tiles lie in the picture.
struct L2Plane {
    int rows = 1, columns = 1;
    bool folded = false;
    /// Cell of a linear tile index.
    QPoint cellOf(const L2Map& map, std::int64_t tile) const;
    bool contains(const QPoint& cell) const {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows;
    }
};
L2Plane l2Plane(const L2Map& map);

/// "All launches: 96.4 % of the reads hit, 1.2 GB from DRAM, 0 B evicted".
QString totalsInWords(const L2Map& map);
/// What the totals do not say, each sentence with ". " before it. `analysisDramBytes`: read from DRAM as the analysis tells,
/// which replays a part of large grids only; 0 = not told.
QString remarksInWords(const L2Map& map, double analysisDramBytes);
/// Width / height of a tile of the output; 1 when the plan does not tell.
double tileAspect(const TilePlan& plan);

/// "(12, 3)", "(12, 3) of plane 5", "4097".
QString tileName(const L2Map& map, std::int64_t tile);

struct L2Look {
    const L2Map* map = nullptr;
    const L2Map* reference = nullptr; ///< not null = differences
    QString referenceName;
    L2Quantity quantity = L2Quantity::hitRate;
    int tensor = -1;           ///< of map->tensors; -1 = all
    std::int64_t position = 0; ///< the last launch that is shown
    double tileAspect = 1;     ///< width / height of a tile of the output
};

struct L2Cells {
    int rows = 0, columns = 0;
    std::vector<double> values; ///< row-major; NaN = not launched yet, or nothing to tell
    double& at(const QPoint& cell) {
        return values[std::size_t(cell.y()) * std::size_t(columns) + std::size_t(cell.x())];
    }
    double at(const QPoint& cell) const { return const_cast<L2Cells*>(this)->at(cell); }
};
L2Cells l2Cells(const L2Look& look);

/// From where to where the colours run: the same for all positions. Of a difference symmetric about zero.
struct L2Scale {
    double low = 0, high = 1;
};
L2Scale l2Scale(const L2Look& look);

/// Launch position of the last tile in this cell; -1 = none.
std::int64_t positionAt(const L2Map& map, const L2Plane& plane, const QPoint& cell);

/// The reference's tensor of the same name; -1 = all, or -2 when it has none.
int tensorIn(const L2Map& reference, const L2Map& map, int tensor);

/// "96.4 %", "1.2 MB", "417"; with `difference` "▲ 3.1 points, better".
QString valueText(L2Quantity quantity, double value);
QString differenceText(L2Quantity quantity, double difference);
/// 0 better ... 0.5 same ... 1 worse, for Theme::difference.
double worseness(L2Quantity quantity, double difference, const L2Scale& scale);

} // namespace tilesight
