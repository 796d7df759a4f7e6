#include "core/schedule/steady_state.h"

#include <algorithm>

namespace tilesight {
namespace {

constexpr int playedIterations = 6; // the body's pipe state repeats after two or three
constexpr int settledIteration = 3;

/// Plays the body in issue order. Buffers are kept by the caller: a search plays thousands of orders.
class Play {
public:
    Play(const BodyDag& dag, const std::vector<BodyAction>& actions)
        : m_dag(dag), m_actions(actions), m_end(dag.size()), m_previousEnd(dag.size()), m_start(dag.size()),
          m_pipes(dag.size()) {
        for (std::size_t i = 0; i < dag.size(); ++i)
            for (std::size_t r = 0; r < resourceCount; ++r)
                if (actions[i].use.seconds[r] > 0) m_pipes[i].push_back(r);
    }

    double period(const std::vector<int>& order) {
        std::fill(m_previousEnd.begin(), m_previousEnd.end(), 0.0);
        m_pipeFree.fill(0.0);
        m_issue = 0;
        double settled = 0, done = 0;
        for (int iteration = 0; iteration < playedIterations; ++iteration) {
            const double begin = m_issue;
            done = std::max(done, iterate(order));
            if (iteration == 0) m_synchronous = m_issue - begin;
            if (iteration == settledIteration - 1) settled = done;
            if (iteration == playedIterations - 1)
                for (double& s : m_start)
                    s = std::max(0.0, s - begin);
            m_end.swap(m_previousEnd);
        }
        return (done - settled) / (playedIterations - settledIteration);
    }
    double synchronousSeconds() const { return m_synchronous; }
    const std::vector<double>& starts() const { return m_start; }

private:
    double iterate(const std::vector<int>& order) {
        double done = 0;
        for (int i : order) {
            const auto index = static_cast<std::size_t>(i);
            const BodyAction& action = m_actions[index];
            if (action
                    .pipelinedCopy) { // its data came earlier; the copy for a later turn only takes issue slots
                m_start[index] = m_issue;
                m_issue += action.issueSeconds;
                m_end[index] = m_issue;
                continue;
            }
            double ready = m_issue;
            for (int p : m_dag.predecessors[index])
                ready = std::max(ready, m_end[static_cast<std::size_t>(p)]);
            for (int p : m_dag.carried[index])
                ready = std::max(ready, m_previousEnd[static_cast<std::size_t>(p)]);
            // Every pipe that the action uses, not the fullest one alone: which that is changes with the rates.
            double start = ready;
            for (const std::size_t pipe : m_pipes[index])
                start = std::max(start, m_pipeFree[pipe]);
            m_start[index] = start;
            m_end[index] = start + action.seconds;
            const double waiting = action.seconds - action.use[action.use.largest()];
            for (const std::size_t pipe : m_pipes[index])
                m_pipeFree[pipe] = start + waiting + action.use.seconds[pipe];
            // An asynchronous action waits for its inputs in the issuing warps, then they go on.
            m_issue = action.async ? ready + action.issueSeconds : m_end[index];
            done = std::max(done, m_end[index]);
        }
        return std::max(done, m_issue);
    }

    const BodyDag& m_dag;
    const std::vector<BodyAction>& m_actions;
    std::vector<double> m_end, m_previousEnd, m_start;
    std::vector<std::vector<std::size_t>> m_pipes; ///< that each action uses
    std::array<double, resourceCount> m_pipeFree{};
    double m_issue = 0, m_synchronous = 0;
};

double largestUse(const ResourceVector& use) { return use[use.largest()]; }

/// Pipelined copies do not compete inside the play; what they keep busy counts in the turn, not in Eq. 4 here.
ResourceVector computeUse(const std::vector<BodyAction>& actions) {
    ResourceVector sum;
    for (const BodyAction& action : actions)
        if (!action.pipelinedCopy) sum += action.use;
    return sum;
}

} // namespace

BodySchedule scheduleOf(const BodyDag& dag, const std::vector<BodyAction>& actions,
                        const std::vector<int>& order) {
    BodySchedule schedule;
    schedule.order = order;
    schedule.startSeconds.assign(dag.size(), 0);
    for (const BodyAction& action : actions)
        schedule.use += action.use;
    if (order.empty()) return schedule;
    Play play(dag, actions);
    schedule.periodSeconds = std::max(play.period(order), largestUse(computeUse(actions)));
    schedule.synchronousSeconds = play.synchronousSeconds();
    schedule.startSeconds = play.starts();
    // Issue may run turns ahead of the pipes; within a turn what counts is the distance to the first action.
    double first = -1;
    for (std::size_t i = 0; i < dag.size(); ++i)
        if (!actions[i].pipelinedCopy && (first < 0 || schedule.startSeconds[i] < first))
            first = schedule.startSeconds[i];
    for (double& start : schedule.startSeconds)
        start = std::max(0.0, start - std::max(0.0, first));
    return schedule;
}

namespace {

struct Candidate {
    std::vector<int> order;
    double period = 0, synchronous = 0;
    /// Better by more than rounding does not count as behind, so that equal orders do not flip.
    bool noWorseThan(const Candidate& other) const {
        return period <= other.period * (1 + 1e-9) && synchronous <= other.synchronous * (1 + 1e-9);
    }
};

} // namespace

CandidateOrders candidateOrders(const BodyDag& dag, const std::vector<BodyAction>& actions,
                                long long maxOrders, OrderSearch& search, StopToken stop) {
    maxOrders = orderLimit(dag, maxOrders);
    const OrderCount count = countLegalOrders(dag);
    search.legal = count.orders;
    search.bounded = !count.exact || count.orders > static_cast<double>(maxOrders);
    if (dag.size() == 0) return {{{}}, count.exact};
    const double floor = largestUse(computeUse(actions));
    Play play(dag, actions);
    double worst = 0;
    std::vector<Candidate> front;
    Candidate next;
    search.examined = enumerateLegalOrders(
        dag, maxOrders,
        [&](const std::vector<int>& order) {
            next.period = std::max(play.period(order), floor);
            next.synchronous = play.synchronousSeconds();
            worst = std::max(worst, next.period);
            for (const Candidate& other : front)
                if (other.noWorseThan(next)) return true;
            next.order = order;
            std::erase_if(front, [&](const Candidate& other) { return next.noWorseThan(other); });
            front.push_back(next);
            return true;
        },
        stop);
    search.worstSeconds = worst;
    if (!count.exact) search.legal = std::max(search.legal, static_cast<double>(search.examined));
    std::stable_sort(front.begin(), front.end(),
                     [](const auto& a, const auto& b) { return a.period < b.period; });
    CandidateOrders candidates{{}, count.exact};
    for (Candidate& candidate : front)
        if (candidates.orders.size() < maxCandidateOrders)
            candidates.orders.push_back(std::move(candidate.order));
    return candidates;
}

BodySchedule bestSchedule(const BodyDag& dag, const std::vector<BodyAction>& actions, long long maxOrders,
                          OrderSearch& search, StopToken stop) {
    const CandidateOrders candidates = candidateOrders(dag, actions, maxOrders, search, stop);
    BodySchedule schedule =
        scheduleOf(dag, actions, candidates.orders.empty() ? std::vector<int>{} : candidates.orders.front());
    schedule.countExact = candidates.countExact;
    return schedule;
}

} // namespace tilesight
