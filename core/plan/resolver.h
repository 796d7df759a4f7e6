// Working state of resolve(): the plan, the names with their values, the faults found so far.
// Internal to core/plan; the steps live in resolve*.cpp.
#pragma once

#include "core/base/text.h"
#include "core/plan/expression.h"
#include "core/plan/resolved_plan.h"

#include <concepts>
#include <set>

namespace tilesight {

class Resolver {
public:
    explicit Resolver(const TilePlan& plan) : m_plan(plan) {}

    Expected<ResolvedPlan> run(const Overrides& overrides); ///< once
    Expected<std::vector<std::pair<std::string, double>>>
    parameterValues(const Overrides& overrides);             ///< once
    Expected<double> evaluate(const Expression& expression); ///< once, after nothing else

private:
    // --- resolver.cpp: names, numbers, faults
    template <class... Parts>
    static std::string pointer(const Parts&... parts) {
        std::string text;
        (append(text, parts), ...);
        return text;
    }
    static void append(std::string& text, std::string_view part) { text += part; }
    static void append(std::string& text, std::integral auto part) { text += std::to_string(part); }

    /// So many faults that more would only cost time.
    bool full() const { return m_errors.size() > 2 * maxReportedErrors; }
    /// "did you mean 'x'?", or what is known.
    template <class List>
    std::string suggestion(const std::string& unknown, const List& list) const {
        if (full()) return {};
        std::vector<std::string> names;
        for (const auto& item : list)
            names.push_back(item.name);
        return knownNames(unknown, names);
    }
    void fail(std::string id, std::string message, std::string_view object, std::string where,
              std::string remedy);
    void addName(const std::string& name, std::string_view kind, std::string where);
    std::optional<CompiledExpression> compile(const Expression& expression, std::string_view object,
                                              const std::string& where, std::size_t visibleNames);
    /// True when all names used have a value; faults of those that have none are reported already.
    bool known(const CompiledExpression& expression) const;
    /// A value over parameters only.
    std::optional<double> number(const Expression& expression, std::string_view what, std::string_view object,
                                 const std::string& where);
    /// A whole number within limits.
    std::optional<std::int64_t> size(const Expression& expression, std::string_view what,
                                     std::string_view object, const std::string& where,
                                     std::int64_t minimum = 1, std::int64_t maximum = maxExtent);
    std::optional<std::int64_t> whole(double value, const Expression& expression, std::string_view what,
                                      std::string_view object, const std::string& where, std::int64_t minimum,
                                      std::int64_t maximum);
    void checkCount(std::size_t count, std::size_t limit, std::string_view what, std::string where);

    static std::string numberText(double value); ///< shortest form

    // --- resolve.cpp
    bool checkCounts();
    void resolveParameters(const Overrides& overrides);
    void resolveTensors();
    void resolveGrid();
    void resolveOrder();
    void resolvePipeline();
    // --- resolve_loops.cpp
    void resolveLoops();
    void resolveLoopCount(std::size_t loop);
    // --- resolve_actions.cpp
    void resolveActions();
    void resolveAction(std::size_t index);
    void resolveAccess(std::size_t action);
    ResolvedIndex resolveIndex(const Expression& expression, std::size_t action, std::int64_t step,
                               const std::string& where);
    // --- dependencies.cpp
    void resolveDependencies();
    void checkGraph();

    bool isParameterSlot(int slot) const { return static_cast<std::size_t>(slot) < m_gridStart; }
    bool isGridSlot(int slot) const {
        return !isParameterSlot(slot) && static_cast<std::size_t>(slot) < m_loopStart;
    }
    int gridOfSlot(int slot) const { return slot - static_cast<int>(m_gridStart); }
    int loopOfSlot(int slot) const { return slot - static_cast<int>(m_loopStart); }
    bool encloses(int outer, int inner) const; ///< loop `outer` is `inner` or one of its parents

    const TilePlan& m_plan;
    ResolvedPlan m_result;
    Errors m_errors;
    std::vector<std::string> m_names; ///< parameters, then grid dimensions, then loops
    std::vector<double> m_values;     ///< parameters: value, NaN = faulty; others 0
    std::set<std::string, std::less<>> m_seen;
    std::size_t m_gridStart = 0, m_loopStart = 0;
};

} // namespace tilesight
