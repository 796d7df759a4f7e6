#include "widgets/graph/graph_model.h"

#include "core/analysis/order_words.h"
#include "core/analysis/report.h"
#include "core/plan/resolved_plan.h"
#include "widgets/graph/graph_words.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace tilesight {

namespace {

/// Index of a loop, or -1.
int loopIndex(const TilePlan& plan, const std::string& name) {
    for (std::size_t i = 0; i < plan.loops.size(); ++i)
        if (plan.loops[i].name == name) return int(i);
    return -1;
}

/// Tile-body actions that come after a loop and that no loop waits for.
std::vector<bool> epilogueActions(const TilePlan& plan) {
    const std::size_t count = plan.actions.size();
    std::vector<bool> after(count, false), before(count, false);
    for (std::size_t pass = 0; pass < count; ++pass) {
        bool changed = false;
        for (std::size_t i = 0; i < count; ++i)
            for (const std::string& name : plan.actions[i].dependsOn) {
                const int p = plan.actionIndex(name);
                if (p < 0) continue;
                const bool producerInLoop = !plan.actions[std::size_t(p)].loop.empty();
                const bool inLoop = !plan.actions[i].loop.empty();
                if (!after[i] && (producerInLoop || after[std::size_t(p)])) after[i] = changed = true;
                if (!before[std::size_t(p)] && (inLoop || before[i])) before[std::size_t(p)] = changed = true;
            }
        if (!changed) break;
    }
    std::vector<bool> result(count);
    for (std::size_t i = 0; i < count; ++i)
        result[i] = plan.actions[i].loop.empty() && after[i] && !before[i];
    return result;
}

class Builder {
    Q_DECLARE_TR_FUNCTIONS(PlanGraph)
public:
    explicit Builder(const ViewState& state) : m_state(state), m_plan(*state.plan), m_words(*state.plan) {
        // A stale analysis still fits as long as it talks about the same actions.
        const Analysis* a = state.analysis.get();
        if (a && a->actions.size() == m_plan.actions.size() &&
            a->plan.actions.size() == m_plan.actions.size() &&
            std::equal(m_plan.actions.begin(), m_plan.actions.end(), a->plan.actions.begin(),
                       [](const Action& x, const Action& y) { return x.name == y.name; }))
            m_analysis = a;
        if (m_analysis) {
            m_period = m_analysis->lanes.steadyPeriodSeconds > 0 ? m_analysis->lanes.steadyPeriodSeconds
                                                                 : m_analysis->orders.steadySeconds;
            m_epilogue = m_analysis->lanes.epilogueSeconds;
            for (const LaneSegment& segment : m_analysis->lanes.segments)
                if (segment.critical) {
                    m_criticalActions.insert(segment.action);
                    m_criticalSteps.insert({segment.readyAfter, segment.action});
                }
            if (m_epilogue <= 0)
                for (std::size_t i = 0; i < m_plan.actions.size(); ++i)
                    if (m_plan.actions[i].loop.empty())
                        m_epilogue += m_analysis->actions[i].secondsPerExecution;
        }
    }

    GraphModel build() {
        m_model.stale = m_state.stale;
        const std::vector<bool> epilogue = epilogueActions(m_plan);
        for (std::size_t i = 0; i < m_plan.actions.size(); ++i)
            addNode(i, epilogue[i]);
        for (std::size_t i = 0; i < m_plan.loops.size(); ++i)
            addLoop(i);
        for (std::size_t i = 0; i < m_plan.actions.size(); ++i)
            addEdges(int(i));
        if (std::find(epilogue.begin(), epilogue.end(), true) != epilogue.end()) {
            m_model.epilogueCaption = tr("once per tile");
            if (m_analysis && m_epilogue > 0)
                m_model.epilogueCaption +=
                    tr(" · bars show share of its %1").arg(microseconds(m_epilogue)) + ofWhich();
        }
        addOrders();
        return std::move(m_model);
    }

private:
    /// Behind a number of a result that is not the plan's.
    QString ofWhich() const { return m_state.stale ? tr(", of the plan before") : QString(); }

    /// The period, and the bars against it, are of all blocks that share an SM.
    QString ofResidents() const {
        const int residents = m_analysis->occupancy.residentBlocks;
        return residents > 1 ? tr(" for %1 blocks on the SM").arg(residents) : QString();
    }

    void addNode(std::size_t index, bool epilogue) {
        const Action& action = m_plan.actions[index];
        GraphNode node;
        node.name = QString::fromStdString(action.name);
        node.operation = action.operation;
        node.icon = operationIcon(action.operation);
        node.unit = m_words.unit(index);
        node.lines = m_words.lines(index, &node.parts);
        node.level = m_words.level(index);
        node.loop = loopIndex(m_plan, action.loop);
        node.epilogue = epilogue;
        node.critical = m_criticalActions.count(int(index)) > 0;
        if (action.position) node.position = QPointF((*action.position)[0], (*action.position)[1]);
        for (const Error& error : m_state.errors)
            if (error.object == action.name) node.errors << QString::fromStdString(error.message);
        addBars(node, index);
        describe(node, action);
        m_model.nodes.push_back(std::move(node));
    }

    void addBars(GraphNode& node, std::size_t index) const {
        if (!m_analysis) return;
        const ResourceVector& use = m_analysis->actions[index].perExecution;
        const double full = node.loop >= 0 ? m_period : m_epilogue;
        std::vector<Resource> busy;
        for (Resource r : allResources)
            if (use[r] > 0) busy.push_back(r);
        std::stable_sort(busy.begin(), busy.end(), [&](Resource a, Resource b) { return use[a] > use[b]; });
        if (busy.size() > 3) busy.resize(3);
        for (Resource r : busy)
            node.bars.push_back({r, full > 0 ? use[r] / full : 0, microseconds(use[r])});
        const double own = m_analysis->actions[index].secondsPerExecution,
                     latency = busy.empty() ? own : own - use[busy.front()];
        if (latency > 0.02 * own) node.latency = tr("+ %1 latency").arg(microseconds(latency));
    }

    void describe(GraphNode& node, const Action& action) const {
        QStringList parts{operationTitle(action.operation)};
        parts << (node.loop >= 0  ? tr("in loop %1").arg(QString::fromStdString(action.loop))
                  : node.epilogue ? tr("in the epilogue")
                                  : tr("in the tile body"));
        parts << node.lines;
        if (!node.level.letter.isEmpty()) parts << tr("result in %1").arg(node.level.words);
        for (const CostBar& bar : node.bars)
            parts << engineWord(resourceName(bar.resource)) + QLatin1Char(' ') + bar.text;
        if (!node.latency.isEmpty()) parts << node.latency;
        if (node.critical) parts << tr("on the critical chain");
        for (const QString& error : node.errors)
            parts << tr("error: %1").arg(error);
        node.description = node.name + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
    }

    void addLoop(std::size_t index) {
        const Loop& loop = m_plan.loops[index];
        GraphLoop shown;
        shown.name = QString::fromStdString(loop.name);
        const int parent = loopIndex(m_plan, loop.parent);
        shown.parent = parent < int(index) ? parent : -1;
        shown.title = tr("for %1 in %2").arg(shown.name, QString::fromStdString(loop.count.text));
        QStringList parts;
        if (const auto count = m_words.iterations(index)) parts << *count;
        if (m_words.innermostLoop() == int(index)) {
            parts << m_words.stages();
            if (m_analysis && m_period > 0)
                parts << tr("steady period %1").arg(microseconds(m_period)) + ofResidents() + ofWhich();
        }
        shown.caption = parts.join(QStringLiteral(" · "));
        m_model.loops.push_back(std::move(shown));
    }

    void addEdges(int to) {
        const Action& action = m_plan.actions[std::size_t(to)];
        for (const std::string& name : action.dependsOn)
            if (const int from = m_plan.actionIndex(name); from >= 0)
                m_model.edges.push_back({GraphEdge::dependence, from, to,
                                         m_words.bytesInFlight(std::size_t(from)), critical(from, to)});
        for (const std::string& name : action.carriedFrom)
            if (const int from = m_plan.actionIndex(name); from >= 0)
                m_model.edges.push_back(
                    {GraphEdge::carried, from, to, m_words.carried(std::size_t(from)), false});
        if (!action.access) return;
        const bool writes = action.operation == Operation::store || action.operation == Operation::atomicAdd;
        const int tensor = tensorItem(action.access->tensor, writes);
        if (tensor < 0) return;
        const bool thick = m_criticalActions.count(to) > 0;
        m_model.edges.push_back(writes ? GraphEdge{GraphEdge::access, to, tensor, {}, thick}
                                       : GraphEdge{GraphEdge::access, tensor, to, {}, thick});
    }

    bool critical(int from, int to) const {
        return m_criticalSteps.count({from, to}) > 0 ||
               (m_criticalActions.count(from) > 0 && m_criticalActions.count(to) > 0 &&
                m_plan.actions[std::size_t(to)].dependsOn.size() == 1);
    }

    int tensorItem(const std::string& name, bool written) {
        const Tensor* tensor = m_plan.tensor(name);
        if (!tensor) return -1;
        const QString text = QString::fromStdString(name);
        auto& tensors = m_model.tensors;
        auto found = std::find_if(tensors.begin(), tensors.end(), [&](const GraphTensor& t) {
            return t.name == text && t.written == written;
        });
        if (found == tensors.end()) {
            tensors.push_back(m_words.tensor(*tensor, written));
            found = tensors.end() - 1;
        }
        return int(m_plan.actions.size()) + int(found - tensors.begin());
    }

    void addOrders() {
        if (!m_analysis || m_analysis->orders.chosen.empty()) return;
        const OrderSearch& search = m_analysis->orders;
        OrdersCard& card = m_model.orders;
        card.shown = true;
        const QString examined = grouped(double(search.examined));
        card.count = search.bounded
                         ? tr("best of %1 examined, %2 legal: bounded")
                               .arg(examined, legalIsLowerBound(*m_analysis)
                                                  ? QString::fromStdString(legalOrdersInWords(*m_analysis))
                                                  : grouped(search.legal))
                         : tr("%1 legal, %2 examined: exact").arg(grouped(search.legal), examined);
        QStringList names;
        for (int index : search.chosen)
            if (index >= 0 && index < int(m_plan.actions.size()))
                names << QString::fromStdString(m_plan.actions[std::size_t(index)].name);
        card.chosen = names.join(QStringLiteral(", "));
        card.chosenTime = microseconds(search.steadySeconds);
        if (search.worstSeconds > search.steadySeconds) card.worstTime = microseconds(search.worstSeconds);
    }

    const ViewState& m_state;
    const TilePlan& m_plan;
    PlanWords m_words;
    const Analysis* m_analysis = nullptr;
    double m_period = 0, m_epilogue = 0;
    std::set<int> m_criticalActions;
    std::set<std::pair<int, int>> m_criticalSteps;
    GraphModel m_model;
};

} // namespace

GraphModel graphModel(const ViewState& state) {
    if (!state.plan) return {};
    return Builder(state).build();
}

const std::vector<Operation>& paletteOperations() {
    static const std::vector<Operation> operations = {
        Operation::load,       Operation::matmul,    Operation::elementwise,   Operation::exponential,
        Operation::reduce,     Operation::rescale,   Operation::convert,       Operation::store,
        Operation::cudaMatmul, Operation::atomicAdd, Operation::remoteTransfer};
    return operations;
}

QString operationIcon(Operation operation) {
    switch (operation) {
    case Operation::load:
        return QStringLiteral("load");
    case Operation::store:
        return QStringLiteral("store");
    case Operation::atomicAdd:
        return QStringLiteral("plus");
    case Operation::matmul:
        return QStringLiteral("matrix");
    case Operation::cudaMatmul:
        return QStringLiteral("chip");
    case Operation::reduce:
        return QStringLiteral("reduce");
    case Operation::exponential:
        return QStringLiteral("sfu");
    case Operation::rescale:
        return QStringLiteral("ruler");
    case Operation::convert:
        return QStringLiteral("convert");
    case Operation::elementwise:
        return QStringLiteral("vector");
    case Operation::remoteTransfer:
        return QStringLiteral("collective");
    }
    return QStringLiteral("chip");
}

QString operationTitle(Operation operation) {
    switch (operation) {
    case Operation::load:
        return QCoreApplication::translate("Operation", "Load");
    case Operation::store:
        return QCoreApplication::translate("Operation", "Store");
    case Operation::atomicAdd:
        return QCoreApplication::translate("Operation", "Atomic add");
    case Operation::matmul:
        return QCoreApplication::translate("Operation", "Matrix product");
    case Operation::cudaMatmul:
        return QCoreApplication::translate("Operation", "Matrix product on CUDA cores");
    case Operation::reduce:
        return QCoreApplication::translate("Operation", "Reduce");
    case Operation::exponential:
        return QCoreApplication::translate("Operation", "Exponential");
    case Operation::rescale:
        return QCoreApplication::translate("Operation", "Rescale");
    case Operation::convert:
        return QCoreApplication::translate("Operation", "Convert");
    case Operation::elementwise:
        return QCoreApplication::translate("Operation", "Elementwise");
    case Operation::remoteTransfer:
        return QCoreApplication::translate("Operation", "Remote transfer");
    }
    return {};
}

} // namespace tilesight
