#include "core/analysis/operands.h"

#include "core/analysis/report.h"
#include "core/base/text.h"

#include <algorithm>

namespace tilesight {
namespace {

constexpr std::size_t maxLoads = 8;     // all divisions of so many are tried
constexpr int maxConversions = 4;       // between a load and its product
constexpr std::size_t maxProducers = 4; // of a conversion: elements and their scales

double elementsOf(const ResolvedAction& load) {
    double elements = 1;
    for (const std::int64_t extent : load.access->extent)
        elements *= static_cast<double>(extent);
    return elements;
}

/// A row of scales, bias or page numbers rather than an operand.
bool isVector(const ResolvedAction& load) {
    return std::count_if(load.access->extent.begin(), load.access->extent.end(),
                         [](std::int64_t extent) { return extent > 1; }) < 2;
}

/// What a product is fed with: loads of its own body, and whether anything else.
struct Feed {
    std::vector<int> loads;
    int others = 0; ///< producers that are taken to be complete
};

/// The load whose elements `action` hands on: itself, or what conversions of as many elements read. -1 = none.
int loadBehind(const ResolvedPlan& plan, int action, int body, int conversions = maxConversions) {
    const ResolvedAction& from = plan.actions[static_cast<std::size_t>(action)];
    if (from.loop != body) return -1;
    if (from.operation == Operation::load) return from.access ? action : -1;
    if (from.operation != Operation::convert || conversions < 1 || from.dependsOn.size() > maxProducers)
        return -1;
    for (const int producer : from.dependsOn) {
        const int load = loadBehind(plan, producer, body, conversions - 1);
        if (load >= 0 && elementsOf(plan.actions[static_cast<std::size_t>(load)]) == from.elements)
            return load;
    }
    return -1;
}

Feed feedOf(const ResolvedPlan& plan, int product) {
    const ResolvedAction& action = plan.actions[static_cast<std::size_t>(product)];
    Feed feed;
    int vectors = 0;
    for (const int producer : action.dependsOn) {
        const int load = loadBehind(plan, producer, action.loop);
        if (load < 0)
            ++feed.others;
        else if (std::find(feed.loads.begin(), feed.loads.end(), load) == feed.loads.end())
            feed.loads.push_back(load), vectors += isVector(plan.actions[static_cast<std::size_t>(load)]);
    }
    for (const int producer : action.carriedFrom)
        feed.others += producer != product; // its own sums are no operand
    // One tile for both operands, with scales or page numbers beside it.
    if (vectors > 0 && feed.loads.size() - static_cast<std::size_t>(vectors) == 1) ++feed.others;
    if (feed.loads.size() == 1) feed.others = std::max(feed.others, 1);
    return feed;
}

std::string shapeInWords(const ResolvedAction& load) {
    std::string text;
    for (const std::int64_t extent : load.access->extent)
        if (extent > 1) text += (text.empty() ? "" : " x ") + std::to_string(extent);
    return text.empty() ? "1" : text;
}

std::string timesInWords(std::int64_t rows, std::int64_t columns) {
    return std::to_string(rows) + " x " + std::to_string(columns);
}

class Product {
public:
    Product(const ResolvedPlan& plan, int index)
        : m_plan(plan), m_action(plan.actions[static_cast<std::size_t>(index)]), m_feed(feedOf(plan, index)) {
        const auto [m, n, k] = m_action.matmul;
        // Two SMs of a pair hold half of the second operand each.
        m_need = {static_cast<double>(m) * static_cast<double>(k),
                  static_cast<double>(k) * static_cast<double>(n) * (m_action.smPair ? 0.5 : 1)};
    }

    /// A sentence when the loads do not bring enough, else "".
    std::string fault() const {
        if (m_feed.loads.empty() || m_feed.loads.size() > maxLoads || m_feed.others > 1) return {};
        double all = 0;
        for (const int load : m_feed.loads)
            all += brought(load);
        if (m_feed.others == 1) return all < std::min(m_need[0], m_need[1]) ? sentence() : std::string();
        // Each load serves one of the two operands: bit i of `division` says which.
        for (unsigned division = 0; division < 1U << m_feed.loads.size(); ++division) {
            std::array<double, 2> sum{};
            for (std::size_t i = 0; i < m_feed.loads.size(); ++i)
                sum[(division >> i) & 1] += brought(m_feed.loads[i]);
            if (sum[0] >= m_need[0] && sum[1] >= m_need[1]) return {};
        }
        return sentence();
    }

private:
    const ResolvedAction& load(int index) const { return m_plan.actions[static_cast<std::size_t>(index)]; }

    /// Elements of the product's type in one execution: a multicast brings the parts of the whole cluster, and
    /// narrow elements may lie packed in wider ones.
    double brought(int index) const {
        const ResolvedAction& from = load(index);
        const double packed = std::max(1.0, static_cast<double>(bitsOf(from.dtype)) / bitsOf(m_action.dtype));
        return elementsOf(from) * from.multicast * packed;
    }

    std::string sentence() const {
        const auto [m, n, k] = m_action.matmul;
        const std::string each = m_action.loop >= 0 ? " a turn" : " a tile";
        if (m_feed.loads.size() == 2 && m_feed.others == 0) {
            // The division in the order of the plan unless the other one lacks less.
            const auto lack = [&](std::size_t first) {
                return std::max(0.0, 1 - brought(m_feed.loads[first]) / m_need[0]) +
                       std::max(0.0, 1 - brought(m_feed.loads[1 - first]) / m_need[1]);
            };
            const std::size_t first = lack(1) < lack(0) ? 1 : 0;
            const bool rowsLack = brought(m_feed.loads[first]) < m_need[0];
            const ResolvedAction& from = load(m_feed.loads[rowsLack ? first : 1 - first]);
            const std::string& tensor = m_plan.tensors[static_cast<std::size_t>(from.access->tensor)].name;
            return m_action.name + " multiplies " + (rowsLack ? timesInWords(m, k) : timesInWords(k, n)) +
                   " of " + tensor + ", but " + from.name + " brings " + shapeInWords(from) + each;
        }
        std::vector<std::string> parts;
        for (const auto& feeding : m_feed.loads)
            parts.push_back(load(feeding).name + " brings " + shapeInWords(load(feeding)));
        return m_action.name + " multiplies " + timesInWords(m, k) + " by " + timesInWords(k, n) + ", but " +
               listed(parts) + each;
    }

    const ResolvedPlan& m_plan;
    const ResolvedAction& m_action;
    Feed m_feed;
    std::array<double, 2> m_need{}; ///< elements of one execution
};

} // namespace

std::vector<Remark> operandRemarks(const ResolvedPlan& plan) {
    std::vector<Remark> remarks;
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const Operation operation = plan.actions[i].operation;
        if (operation != Operation::matmul && operation != Operation::cudaMatmul) continue;
        if (std::string fault = Product(plan, static_cast<int>(i)).fault(); !fault.empty())
            remarks.push_back({"plan.operands_differ", std::move(fault), true});
    }
    return remarks;
}

} // namespace tilesight
