// One plan on all GPUs in the background. The newest request wins; the table before it stays until the first new rows
// come, then rows are replaced as they are finished, a few times a second. Threads give way to the one that paints.
#pragma once

#include "app/explorer/engine.h"
#include "widgets/compare_gpus/gpu_comparison.h"

#include <QObject>
#include <QTimer>

namespace tilesight {

class CompareService : public QObject {
    Q_OBJECT
public:
    static constexpr int publishMilliseconds = 100;

    explicit CompareService(const Engine& engine, QObject* parent = nullptr);
    ~CompareService() override; ///< stops what runs and waits for it

    /// Replaces what runs. The same plan on the same GPUs again does nothing, unless it was cancelled.
    void request(std::shared_ptr<const TilePlan> plan, std::vector<std::shared_ptr<const Gpu>> gpus);
    void cancel(); ///< what is finished stays

signals:
    void changed(const tilesight::GpuComparison& comparison);
    void finished(quint64 generation); ///< internal: a run has ended, from a worker thread

private:
    struct Shared;
    void start();
    void collect();
    void onFinished(quint64 generation);

    Engine m_engine;
    GpuComparison m_comparison;
    std::shared_ptr<Shared> m_shared; ///< outlives the tasks
    QTimer m_publish;
};

} // namespace tilesight
