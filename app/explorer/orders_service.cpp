#include "app/explorer/orders_service.h"

#include <exception>

namespace tilesight {

void OrdersService::request(std::shared_ptr<const TilePlan> plan, std::shared_ptr<const Gpu> gpu,
                            std::shared_ptr<const Analysis> analysis) {
    m_task.start([this, plan, gpu, analysis](StopToken stop, const Progress&) {
        std::shared_ptr<const OrderSurvey> survey;
        try {
            if (auto result = surveyOrders(*plan, *gpu, *analysis, under(analysis->conditions), stop))
                survey = std::make_shared<const OrderSurvey>(std::move(*result));
        } catch (const std::exception&) { // memory: said as no survey
        }
        return [this, survey, analysis] { emit delivered(survey, analysis); };
    });
}

} // namespace tilesight
