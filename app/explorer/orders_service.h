// The legal orders of the plan on screen, surveyed in the background for the order explorer. The newest request wins;
// what was delivered before stays until then.
#pragma once

#include "app/explorer/latest_task.h"
#include "core/analysis/order_survey.h"

namespace tilesight {

class OrdersService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `analysis` belongs to plan and GPU.
    void request(std::shared_ptr<const TilePlan> plan, std::shared_ptr<const Gpu> gpu,
                 std::shared_ptr<const Analysis> analysis);

signals:
    /// Without a survey when it failed.
    void delivered(std::shared_ptr<const tilesight::OrderSurvey> survey,
                   std::shared_ptr<const tilesight::Analysis> of);

private:
    LatestTask m_task;
};

} // namespace tilesight
