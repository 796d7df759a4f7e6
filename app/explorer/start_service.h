// Fingerprints of the plans on the start page, in the background, in the order they are shown. Files are read there too:
// a slow folder holds nothing up.
#pragma once

#include "app/explorer/engine.h"
#include "app/explorer/row_task.h"
#include "core/hardware/gpu.h"
#include "widgets/start/start_state.h"

#include <QObject>

namespace tilesight {

class StartService : public QObject {
    Q_OBJECT
public:
    explicit StartService(const Engine& engine, QObject* parent = nullptr);

    /// Newest request wins; what was found for a path before stays until it is replaced.
    void request(const QStringList& paths, std::shared_ptr<const Gpu> gpu);
    void cancel() { m_task.cancel(); }
    bool isRunning() const { return m_task.isRunning(); }

signals:
    /// `offer`: path, and fingerprint or refusal.
    void found(const tilesight::PlanOffer& offer);
    void finished();

private:
    Engine m_engine;
    RowTask<PlanOffer> m_task;
};

} // namespace tilesight
