// A value that a view asks for, computed in the background: newest request wins, the old value stays until the new one
// comes, a request that is answered already or being answered does nothing.
#pragma once

#include "app/explorer/latest_task.h"
#include "core/analysis/analyze.h"
#include "widgets/plot/task_result.h"

namespace tilesight {

/// `Question`: what else the value depends on; compared with ==.
template <class Value, class Question>
class TaskService {
public:
    using Result = TaskResult<Value>;
    using Compute = std::function<Expected<Value>(const TilePlan&, const Gpu&, const Question&,
                                                  const AnalysisOptions&, StopToken, const Progress&)>;
    /// `changed` is called in the window's thread; `compute` may be empty: then nothing is ever answered.
    TaskService(Compute compute, std::function<void(const Result&)> changed)
        : m_compute(std::move(compute)), m_changed(std::move(changed)) {
        QObject::connect(&m_task, &LatestTask::progressed, &m_task, [this] { tell(); });
    }

    void request(std::shared_ptr<const TilePlan> plan, std::shared_ptr<const Gpu> gpu, Question question,
                 const RunConditions& conditions = {}) {
        if (!m_compute || !plan || !gpu) return;
        const bool asked = m_plan == plan && m_gpu == gpu && m_question == question &&
                           m_conditions == conditions;
        if (asked && !m_result.cancelled) return;
        m_plan = plan;
        m_gpu = gpu;
        m_question = question;
        m_conditions = conditions;
        m_result.cancelled = false;
        m_task.start([this, plan, gpu, question, conditions, compute = m_compute](StopToken stop,
                                                                                  const Progress& progress) {
            auto answer = std::make_shared<Expected<Value>>(
                compute(*plan, *gpu, question, under(conditions), stop, progress));
            return [this, plan, gpu, conditions, answer] {
                m_result.value =
                    *answer ? std::make_shared<const Value>(std::move(*answer).value()) : nullptr;
                m_result.errors = answer->errors();
                m_result.plan = plan;
                m_result.gpu = gpu;
                m_result.conditions = conditions;
                tell();
            };
        });
        tell();
    }
    void cancel() {
        if (!m_task.isRunning()) return;
        m_task.cancel();
        m_result.cancelled = true;
        tell();
    }

private:
    void tell() {
        m_result.running = m_task.isRunning();
        m_result.slow = m_task.isSlow();
        m_result.done = m_task.done();
        m_result.total = m_task.total();
        m_changed(m_result);
    }

    Compute m_compute;
    std::function<void(const Result&)> m_changed;
    std::shared_ptr<const TilePlan> m_plan; ///< asked for last
    std::shared_ptr<const Gpu> m_gpu;
    Question m_question{};
    RunConditions m_conditions;
    Result m_result;
    LatestTask m_task; ///< last: its destructor waits before the rest goes
};

} // namespace tilesight
