// A source of hints proposes changed plans; advice.cpp proves each by running the engine and keeps the best.
#pragma once

#include "core/advice/advice.h"

#include <string>
#include <vector>

namespace tilesight {

struct Proposal {
    TilePlan plan;
    std::string title;
    std::string sentence; ///< why it may help and what it costs
};

struct HintSource {
    std::string id;
    std::vector<Proposal> (*propose)(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline);
};

std::vector<Proposal> proposeStages(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeTileShape(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeLaunchOrder(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeResidentBlocks(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeTail(const TilePlan&, const Gpu&, const Analysis&);

/// The plan with one knob set, when it has that knob and the value is new; registers and shared memory as compiled no
/// longer hold for a changed tile, so they are dropped and estimated.
std::optional<TilePlan> withKnob(const TilePlan& plan, const std::string& parameter, long long value);
/// Present value of a knob; 0 = none.
long long knobValue(const TilePlan& plan, const std::string& parameter);

} // namespace tilesight
