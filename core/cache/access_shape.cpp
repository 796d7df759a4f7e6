#include "core/cache/access_shape.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double lineBytes = 128, sectorBytes = 32;
constexpr int sampledRows = 16,
              sampledColumns = 4; // pitches are multiples of 2 bytes at worst; the pattern repeats

/// Tiles along one dimension of the tensor: the count of its grid dimension or loop; 1 when the index is
/// fixed.
std::int64_t positionsOf(const ResolvedPlan& plan, const ResolvedIndex& index) {
    std::int64_t positions = 1;
    for (int dim : index.usedGridDims) {
        const std::int64_t divisor = index.gridDim == dim ? std::max<std::int64_t>(1, index.divisor) : 1;
        positions *= (plan.grid[static_cast<std::size_t>(dim)] + divisor - 1) / divisor;
    }
    for (int loop : index.usedLoops)
        positions *= plan.loops[static_cast<std::size_t>(loop)].count;
    return std::max<std::int64_t>(1, positions);
}

/// Elements inside the tensor of all tiles along one dimension, per tile.
double meanInside(double size, double extent, double step, double positions) {
    if (extent <= 0 || step <= 0 || size <= 0) return 0;
    // More positions than the tensor has steps: several tiles lie at one position (the expert of a tile,
    // say).
    positions = std::min(positions, std::ceil(size / step));
    const double whole = std::clamp(std::floor((size - extent) / step) + 1, 0.0, positions);
    double inside = whole * extent;
    for (double p = whole; p < positions && p < whole + 4; ++p)
        inside += std::clamp(size - p * step, 0.0, extent);
    return inside / positions;
}

} // namespace

AccessShape accessShapeOf(const ResolvedPlan& plan, const ResolvedAction& action) {
    AccessShape shape;
    if (!action.access || action.access->extent.empty()) return shape;
    const ResolvedAccess& access = *action.access;
    const ResolvedTensor& tensor = plan.tensors[static_cast<std::size_t>(access.tensor)];
    const double elementBytes = bitsOf(tensor.dtype) / 8.0;
    const std::size_t last = access.extent.size() - 1;

    double rows = 1, validRows = 1; // all dimensions but the contiguous one
    for (std::size_t d = 0; d < last; ++d) {
        const auto extent = static_cast<double>(access.extent[d]);
        rows *= extent;
        validRows *=
            meanInside(static_cast<double>(tensor.dims[d]), extent, static_cast<double>(access.step[d]),
                       static_cast<double>(positionsOf(plan, access.index[d])));
    }
    const auto extent = static_cast<double>(access.extent[last]),
               step = static_cast<double>(access.step[last]);
    const auto size = static_cast<double>(tensor.dims[last]);
    const auto columns = static_cast<double>(positionsOf(plan, access.index[last]));
    const double rowBytes = extent * elementBytes;
    shape.segmentBytes = std::min(rowBytes, lineBytes);
    const double perRow = std::ceil(rowBytes / lineBytes);
    const double validElements = meanInside(size, extent, step, columns);
    shape.validShare = rows > 0 && extent > 0 ? validRows * validElements / (rows * extent) : 0;
    shape.bytes = action.bytes * shape.validShare;

    // Segments of the tiles at the right edge that lie wholly outside.
    const double insidePerRow = perRow > 1 ? meanInside(std::ceil(size * elementBytes / lineBytes), perRow,
                                                        step * elementBytes / lineBytes, columns)
                                           : 1;
    shape.segments = validRows * insidePerRow;
    shape.outsideSegments = std::max(0.0, rows * perRow - shape.segments);

    const double pitch = tensor.dims.size() > 1 ? size * elementBytes : 0;
    double lines = 0, sectors = 0, shifted = 0;
    int samples = 0;
    for (int r = 0; r < sampledRows; ++r)
        for (int c = 0; c < sampledColumns && c < columns; ++c) {
            const double offset = std::fmod(r * pitch + c * step * elementBytes, lineBytes);
            lines += std::floor((offset + shape.segmentBytes - 1e-9) / lineBytes) + 1;
            sectors += std::floor((offset + shape.segmentBytes - 1e-9) / sectorBytes) -
                       std::floor(offset / sectorBytes) + 1;
            shifted += std::fmod(offset, sectorBytes) > 0;
            ++samples;
        }
    // A row that ends inside a segment moves only its own sectors.
    const double filled =
        insidePerRow > 0 ? std::min(1.0, validElements * elementBytes / (insidePerRow * shape.segmentBytes))
                         : 0;
    shape.lines = shape.segments * lines / samples;
    shape.shiftedSegments = shape.segments * shifted / samples;
    shape.sectors = shape.segments * std::max(1.0, sectors / samples * filled);
    return shape;
}

} // namespace tilesight
