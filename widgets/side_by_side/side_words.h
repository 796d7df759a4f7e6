// One side of the pair in words: its figures as the summary strip has them, why there are no lanes, and what has to be said
// about the two together.
#pragma once

#include "widgets/compare_variants/variant_row.h"
#include "widgets/summary/summary_cells.h"

#include <QString>
#include <optional>
#include <vector>

namespace tilesight {

struct SideFigure {
    QString caption, value;
    std::optional<Resource> chip;
    CellTone tone = CellTone::normal;
    bool needsCaption = false; ///< the value does not say what it is of
    QString sentence() const;
};

/// Latency with its band, what was measured, GPU, limiting pipe, L2 hit, waves. Without a result the GPU and one that says so.
std::vector<SideFigure> sideFigures(const VariantRow& row);

/// Why the side shows no lanes: "“128 × 128” is not computed yet", "… is not legal: SMEM 256 of 227 KiB"; "" = it has some.
QString missingSentence(const VariantRow& row);

/// Name and figures, for screen readers and tooltips.
QString sideSentence(const VariantRow& row);

/// What is not the same for both, or not what the window shows: GPUs, plans of an earlier edit. "" = nothing to say.
QString pairNote(const VariantRow& first, const VariantRow& second, const QString& gpuInUse);

} // namespace tilesight
