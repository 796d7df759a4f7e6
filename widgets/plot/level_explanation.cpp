#include "widgets/plot/level_explanation.h"

#include "core/analysis/explain.h"

namespace tilesight {
namespace {

/// The node that a hardware entry with this key is an input of.
const Explanation* parentOf(const Explanation& node, const std::string& key) {
    for (const Explanation& child : node.inputs)
        if (child.hardwareKey == key) return &node;
    for (const Explanation& child : node.inputs)
        if (const Explanation* found = parentOf(child, key)) return found;
    return nullptr;
}

const Explanation* endingWith(const Explanation& node, const std::string& end) {
    if (node.id.ends_with(end)) return &node;
    for (const Explanation& child : node.inputs)
        if (const Explanation* found = endingWith(child, end)) return found;
    return nullptr;
}

} // namespace

QString explanationOfLevel(const Analysis& analysis, Resource resource) {
    const Explanation* found = endingWith(analysis.explanation, "/" + std::string(resourceId(resource)));
    const std::string key = rateKeyOf(resource);
    if (!found && !key.empty()) found = parentOf(analysis.explanation, key);
    return found ? QString::fromStdString(found->id) : QStringLiteral("latency");
}

} // namespace tilesight
