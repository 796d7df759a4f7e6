// What the tile picture shows, from a ViewState: the output tile in its grid, the slices of the operands that
// one turn of the loop needs, the waves of the grid. Every part is optional: an elementwise plan has no
// operands beside it. Parts are found by structure and role, never by a name.
//
//   rows, columns   the last two axes of the output along which a tile is longer than one element (attention's heads
//                   are one each, so its columns are the head size); fewer: first and second grid dimension
//   left operand    a load that runs along the rows, top operand one that runs along the columns; depth is the
//                   pipelined loop, or the whole length of what is loaded once before it (attention's Q)
//   Loads of the same shape share a place (K, V); what finds none is named.
#pragma once

#include "widgets/tile/occupancy_picture.h"
#include "widgets/tile/shared_memory.h"
#include "widgets/view_state.h"

#include <QStringList>
#include <vector>

namespace tilesight {

struct TileAxis {
    QString knob;        ///< parameter that sets the tile's size, "" = none to drag
    QString name;        ///< of the grid dimension or loop: "m"
    long long tile = 1;  ///< elements of one tile
    long long whole = 1; ///< elements of the tensor
    long long count = 1; ///< tiles, or turns of the loop
    std::vector<long long> stops;
    /// Largest size the picture must have room for, so that its scale does not change during a drag.
    long long largest() const;
};

struct TileOperand {
    bool shown = false;
    bool inLoop = false; ///< a slice of each turn in each stage; else one, loaded once
    QString name;        ///< tensor, or those of one shape: "K, V"
    QString size;  ///< "128 × 64 = 16 KiB"
    QString bytes; ///< "16 KiB", where there is less room
    TileAxis depth;
};

struct TileFigure {
    bool shown = false;
    QString output, outputSize; ///< "C", "128 × 256 = 64 KiB"
    TileAxis rows, columns;
    TileAxis depth; ///< of the loop
    TileOperand left, top;
    bool flat = false; ///< the grid has one dimension: there is a columns axis only
    int stages = 1;
    long long gridRows = 1, gridColumns = 1;
    std::vector<int> wave; ///< of each tile of the first plane, row-major; empty = not known or too many
    int waves = 0;
    bool tail = false;   ///< the last wave is not full
    QString gridCaption; ///< "32 × 16 = 512 tiles"
    QString waveCaption; ///< "3 full waves and a tail of 116"
    QStringList notDrawn; ///< tensors that are loaded and have no place here
    SharedMemoryUse memory;
    OccupancyPicture occupancy;
};

TileFigure tileFigure(const ViewState& state);

} // namespace tilesight
