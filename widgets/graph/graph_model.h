// What the plan graph says: every word and number of its nodes, edges, frames and cards, from a ViewState.
// No geometry and no painting, so that it is tested as text.
//
// Cost bars show u(o) (Eq. 1), the busiest three pipes of one execution. A full bar is the steady period for
// actions of a loop (Eq. 5) and the epilogue's span outside of loops; `share` above 1 is drawn clipped with a
// notch.
#pragma once

#include "widgets/view_state.h"

#include <QPointF>
#include <QStringList>
#include <optional>
#include <vector>

namespace tilesight {

struct CostBar {
    Resource resource{};
    double share = 0; ///< of a full bar
    QString text;     ///< "0.169 µs"
};

/// Where a result lies, as a chip: a letter on the colour of the level's lane.
struct LevelChip {
    QString letter;                   ///< "S"; empty = unknown
    std::optional<Resource> resource; ///< none for registers
    QString words;                    ///< "SMEM"
};

/// An expression of the action as it stands in a line of its node.
struct LinePart {
    int line = 0, from = 0, length = 0; ///< characters
    QString id;                         ///< as in widgets/properties/parameter_edits.h: "extent 0"
};

struct GraphNode {
    QString name;
    Operation operation{};
    QString icon;      ///< name for themedIcon
    QString unit;      ///< at the right of the header: "TMA", "4.19 MFLOP"
    QStringList lines; ///< at most two, monospaced
    std::vector<LinePart> parts;
    std::vector<CostBar> bars; ///< at most three, largest first
    LevelChip level;           ///< of the result; for stores of the tensor that is written
    QString latency;           ///< "+ 0.064 µs latency": waiting that no pipe is busy with; empty = none
    QStringList errors;        ///< sentences; not empty = drawn as illegal
    int loop = -1;
    bool epilogue = false;
    bool critical = false; ///< some of its work is on the critical chain
    std::optional<QPointF> position;
    QString description; ///< one sentence for screen readers and the tooltip
};

struct GraphTensor {
    QString name, shape, size; ///< "A", "4096×4096", "bf16, 32 MiB"
    std::optional<Resource> resource;
    bool written = false;
};

struct GraphEdge {
    enum Kind { dependence, carried, access };
    Kind kind = dependence;
    int from = -1, to = -1; ///< nodes first, then tensors
    QString label;          ///< bytes in flight: "3 × 16 KiB"
    bool critical = false;
};

struct GraphLoop {
    QString name;
    int parent = -1;
    QString title, caption; ///< "for k in cdiv(K, BK)", "64 iterations, 3 stages, steady period 0.603 µs"
};

struct OrdersCard {
    QString count;  ///< "2 legal, 2 examined: exact"
    QString chosen; ///< "Load B, Load A, MMA, Convert, Store C"
    QString chosenTime, worstTime;
    bool shown = false;
};

struct GraphModel {
    std::vector<GraphNode> nodes; ///< parallel to plan.actions
    std::vector<GraphTensor> tensors;
    std::vector<GraphEdge> edges;
    std::vector<GraphLoop> loops; ///< parallel to plan.loops
    QString epilogueCaption;
    OrdersCard orders;
    bool stale = false;

    int itemCount() const { return int(nodes.size() + tensors.size()); }
};

/// Empty when the state has no plan.
GraphModel graphModel(const ViewState& state);

/// "R registers, T TMEM, S SMEM ...": what the letters of the chips mean.
QString levelLegend();

/// Icon name and words of an operation: "load", "Load".
QString operationIcon(Operation operation);
QString operationTitle(Operation operation);
/// All operations in the order of the palette.
const std::vector<Operation>& paletteOperations();

} // namespace tilesight
