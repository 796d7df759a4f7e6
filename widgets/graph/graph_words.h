// How parts of a plan are put into words in its graph: "A[m·BM, k·BK] → SMEM", "128×64 = 16 KiB", "3 × 16
// KiB".
#pragma once

#include "core/plan/resolved_plan.h"
#include "widgets/graph/graph_model.h"

#include <QCoreApplication>

namespace tilesight {

/// Words about one plan. Numbers appear where the plan resolves; a faulty plan still shows its expressions.
class PlanWords {
    Q_DECLARE_TR_FUNCTIONS(PlanGraph)
public:
    explicit PlanWords(const TilePlan& plan);

    QString unit(std::size_t action) const;
    /// At most two; `parts` gets where the action's expressions stand in them.
    QStringList lines(std::size_t action, std::vector<LinePart>* parts = nullptr) const;
    /// What one execution moves or computes: "128×64 = 16 KiB", "128×256×64 bf16 = 4.19 MFLOP", "32 768 el". "" = faulty.
    QString size(std::size_t action) const;
    /// Stages times bytes for a pipelined load that lands in shared memory, else "".
    QString bytesInFlight(std::size_t action) const;
    LevelChip level(std::size_t action) const;
    QString carried(std::size_t action) const; ///< "in registers, k − 1 → k"
    std::optional<QString> iterations(std::size_t loop) const;
    QString stages() const;
    int innermostLoop() const { return m_innermost; }
    GraphTensor tensor(const Tensor& tensor, bool written) const;

private:
    const TilePlan& m_plan;
    std::optional<ResolvedPlan> m_resolved;
    int m_innermost = -1;
};

/// "0.169 µs": one unit everywhere in the graph, so that numbers compare at a glance.
QString microseconds(double seconds);
/// "32 768": thin spaces between thousands.
QString grouped(double number);
/// Where a placement's traffic runs; nothing for registers.
std::optional<Resource> resourceOf(Placement placement);

} // namespace tilesight
