// One plan on all GPUs in the background. The newest request wins; the table before it stays until the first new rows
// come, then rows are replaced as they are finished, a few times a second. Threads give way to the one that paints.
#pragma once

#include "app/explorer/engine.h"
#include "app/explorer/row_task.h"
#include "widgets/compare_gpus/gpu_comparison.h"

#include <QObject>

namespace tilesight {

class CompareService : public QObject {
    Q_OBJECT
public:
    explicit CompareService(const Engine& engine, QObject* parent = nullptr);

    /// Replaces what runs. The same plan, GPUs and conditions again do nothing, unless it was cancelled.
    void request(std::shared_ptr<const TilePlan> plan, std::vector<std::shared_ptr<const Gpu>> gpus,
                 const RunConditions& conditions = {});
    void cancel(); ///< what is finished stays

signals:
    void changed(const tilesight::GpuComparison& comparison);

private:
    void take(std::vector<GpuEstimate> fresh);

    Engine m_engine;
    GpuComparison m_comparison;
    RowTask<GpuEstimate> m_task; ///< last: its destructor waits before the rest goes
};

} // namespace tilesight
