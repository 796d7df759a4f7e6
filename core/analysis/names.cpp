#include "core/analysis/analysis.h"

namespace tilesight {

std::string_view nameOf(Phase phase) {
    switch (phase) {
    case Phase::launch: return "launch";
    case Phase::prologue: return "prologue";
    case Phase::steady: return "steady";
    case Phase::epilogue: return "epilogue";
    }
    return "";
}

std::string_view nameOf(Bottleneck b) {
    switch (b) {
    case Bottleneck::latency: return "latency";
    case Bottleneck::issue: return "issue";
    case Bottleneck::launch: return "launch";
    default: return resourceId(static_cast<Resource>(static_cast<int>(b)));
    }
}

std::string_view titleOf(Bottleneck b) {
    switch (b) {
    case Bottleneck::latency: return "Memory latency";
    case Bottleneck::issue: return "Loop overhead";
    case Bottleneck::launch: return "Launch cost";
    default: return resourceName(static_cast<Resource>(static_cast<int>(b)));
    }
}

} // namespace tilesight
