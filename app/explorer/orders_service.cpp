#include "app/explorer/orders_service.h"

#include "app/explorer/background.h"
#include "app/explorer/tbb_qt.h"

#include <condition_variable>
#include <exception>
#include <mutex>

namespace tilesight {

/// What the tasks and the window's thread both touch, under the mutex.
struct OrdersService::Shared {
    std::mutex mutex;
    std::condition_variable idle;
    quint64 generation = 0; ///< of the newest request
    int running = 0;        ///< runs that have not ended, the newest and stopped ones
    StopSource stop;        ///< of the newest run
    std::shared_ptr<const OrderSurvey> survey;
    std::shared_ptr<const Analysis> of;
    tbb::task_arena arena{1, 0};
    Background background{arena};
};

OrdersService::OrdersService(QObject* parent) : QObject(parent), m_shared(std::make_shared<Shared>()) {
    connect(this, &OrdersService::finished, this, &OrdersService::onFinished, Qt::QueuedConnection);
}

OrdersService::~OrdersService() {
    std::unique_lock lock(m_shared->mutex);
    m_shared->stop.request_stop();
    m_shared->idle.wait(lock, [this] { return m_shared->running == 0; });
}

void OrdersService::request(std::shared_ptr<const TilePlan> plan, std::shared_ptr<const Gpu> gpu,
                            std::shared_ptr<const Analysis> analysis) {
    StopToken stop;
    quint64 generation = 0;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->stop.request_stop();
        m_shared->stop = StopSource();
        stop = m_shared->stop.get_token();
        generation = ++m_shared->generation;
        ++m_shared->running;
    }
    m_shared->arena.enqueue([this, shared = m_shared, plan, gpu, analysis, stop, generation] {
        std::shared_ptr<const OrderSurvey> survey;
        try {
            if (auto result = surveyOrders(*plan, *gpu, *analysis, {}, stop))
                survey = std::make_shared<const OrderSurvey>(std::move(*result));
        } catch (const std::exception&) { // memory: nothing may take the window down
        }
        const std::lock_guard lock(shared->mutex);
        if (generation == shared->generation && !stop.stop_requested()) {
            shared->survey = survey;
            shared->of = analysis;
        }
        emit finished(generation); // queued
        --shared->running;
        shared->idle.notify_all(); // the destructor may run from here on
    });
}

void OrdersService::onFinished(quint64 generation) {
    std::shared_ptr<const OrderSurvey> survey;
    std::shared_ptr<const Analysis> of;
    {
        const std::lock_guard lock(m_shared->mutex);
        if (generation != m_shared->generation) return;
        survey = m_shared->survey;
        of = m_shared->of;
    }
    emit delivered(survey, of);
}

} // namespace tilesight
