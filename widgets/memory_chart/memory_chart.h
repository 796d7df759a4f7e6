// Memory chart: where the bytes of one launch go, from registers to DRAM.
//
//   rate  = bytes / latency              of the whole GPU
//   share = rate / peak of the level     at the settled clock, all SMs
//
// How to read it: a link's thickness is its share of the peak; the thickest one is what the memory system is busiest
// with. Bytes shrink from left to right by what each level answers itself. Numbers against a baseline: arrow =
// direction, word = judgement; fewer bytes are better, rates and shares are neither.
#pragma once

#include "core/analysis/analysis.h"
#include "core/hardware/gpu.h"
#include "widgets/summary/wording.h"

#include <QString>
#include <optional>
#include <vector>

namespace tilesight {

struct MemoryNumber {
    QString id;               ///< "l2.reads": stable, for CSV and tests
    QString label;            ///< "reads"
    QString value;            ///< "836 MB"
    double raw = 0;           ///< in `unit`
    QString unit;             ///< "B", "B/s", "1"
    QString explainId;        ///< for explainRequested()
    QString meaning;          ///< one sentence
    Delta delta;              ///< against the baseline; empty = none
    QString sentence() const; ///< "reads 836 MB, ▼ 12 % fewer"
};

struct MemoryBox {
    QString title;
    std::optional<Resource> level;
    bool inSm = false;
    std::vector<MemoryNumber> numbers;
};

/// Between a box and the next one.
struct MemoryLink {
    Resource level{}; ///< whose port it is: colour and code
    double share = 0; ///< of the peak, 0..1
    std::vector<MemoryNumber> numbers;
};

struct MemoryChart {
    std::vector<MemoryBox> boxes;  ///< registers first, DRAM last
    std::vector<MemoryLink> links; ///< one less
    QString smTitle;               ///< "132 SMs"

    bool empty() const { return boxes.empty(); }
    /// Place of the link with the largest share; -1 = none moves a byte.
    int busiest() const;
};

/// `baseline` may be null.
MemoryChart memoryChartOf(const Analysis& analysis, const Gpu& gpu, const Analysis* baseline);

/// "DRAM is the busiest: 1.05 TB/s, 24 % of its peak."
QString memoryInWords(const MemoryChart& chart);
QString memoryCsv(const MemoryChart& chart);

} // namespace tilesight
