// Single analyses in the background, one after the other: what a lesson asks "what if", variants that a document brings
// along. Threads give way to the one that paints; nothing waits for them.
#pragma once

#include "app/explorer/engine.h"

#include <QMetaType>
#include <QObject>
#include <memory>

namespace tilesight {

struct AnalysisAnswer {
    quint64 id = 0; ///< of the request
    std::shared_ptr<const TilePlan> plan;
    std::shared_ptr<const Gpu> gpu;
    RunConditions conditions;
    std::shared_ptr<const Analysis> analysis; ///< null: see errors
    Errors errors;
};

class AnalysisService : public QObject {
    Q_OBJECT
public:
    explicit AnalysisService(const Engine& engine, QObject* parent = nullptr);
    ~AnalysisService() override; ///< stops what runs and waits for it

    /// The id that the answer will carry. Requests are answered in turn.
    quint64 request(std::shared_ptr<const TilePlan> plan, std::shared_ptr<const Gpu> gpu,
                    const RunConditions& conditions = {});
    void cancel(); ///< all requests; they get no answers

signals:
    void answered(const tilesight::AnalysisAnswer& answer); ///< in the thread of this object

private:
    struct Shared;
    void drive();
    void deliver();
    Engine m_engine;
    std::shared_ptr<Shared> m_shared; ///< outlives the task
};

} // namespace tilesight

Q_DECLARE_METATYPE(tilesight::AnalysisAnswer)
