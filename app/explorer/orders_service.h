// The legal orders of the plan on screen, surveyed in the background for the order explorer. The newest request wins;
// what was delivered before stays until then. Threads give way to the one that paints.
#pragma once

#include "core/analysis/order_survey.h"

#include <QObject>
#include <memory>

namespace tilesight {

class OrdersService : public QObject {
    Q_OBJECT
public:
    explicit OrdersService(QObject* parent = nullptr);
    ~OrdersService() override; ///< stops what runs and waits for it

    /// `analysis` belongs to plan and GPU.
    void request(std::shared_ptr<const TilePlan> plan, std::shared_ptr<const Gpu> gpu,
                 std::shared_ptr<const Analysis> analysis);

signals:
    void delivered(std::shared_ptr<const tilesight::OrderSurvey> survey, std::shared_ptr<const tilesight::Analysis> of);
    void finished(quint64 generation); ///< internal: a run has ended, from a worker thread

private:
    struct Shared;
    void onFinished(quint64 generation);
    std::shared_ptr<Shared> m_shared; ///< outlives the tasks
};

} // namespace tilesight
