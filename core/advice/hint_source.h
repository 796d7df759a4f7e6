// A source of hints proposes changed plans; advice.cpp proves each by running the engine, asks the source whether its
// reason holds for the result, and keeps the best.
#pragma once

#include "core/advice/advice.h"

#include <set>
#include <string>
#include <vector>

namespace tilesight {

struct Proposal {
    TilePlan plan;
    std::string title;
    std::string cost; ///< what it costs, a sentence; "" = nothing to say
};

struct HintSource {
    std::string id;
    std::vector<Proposal> (*propose)(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline);
    /// Whether the title's reason is true of the changed plan; nullptr = it claims nothing.
    bool (*holds)(const Analysis& baseline, const Analysis& changed) = nullptr;
};

std::vector<Proposal> proposeStages(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeAddressesAhead(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeTail(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeResidentBlocks(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeLaunchOrder(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeTileShape(const TilePlan&, const Gpu&, const Analysis&);
std::vector<Proposal> proposeKnob(const TilePlan&, const Gpu&, const Analysis&);

/// The last wave is fuller than before and a smaller share of all block slots stays empty.
bool shortensTail(const Analysis& baseline, const Analysis& changed);
bool addsResidents(const Analysis& baseline, const Analysis& changed);

/// What the change did, in sentences: last wave, residents, bytes, clock, phases.
std::string effectInWords(const Analysis& baseline, const Analysis& changed);

/// The plan with one knob set, when it has that knob and the value is new; registers and shared memory as compiled no
/// longer hold for a changed tile, so they are dropped and estimated.
std::optional<TilePlan> withKnob(const TilePlan& plan, const std::string& parameter, long long value);
/// Names of all actions whose result reaches `action` within an iteration.
std::set<std::string> producersOf(const TilePlan& plan, const Action& action);
/// Loads whose value another load waits for.
std::vector<std::string> addressLoads(const TilePlan& plan);

/// Present value of a knob; 0 = none.
long long knobValue(const TilePlan& plan, const std::string& parameter);

/// Parameters that differ, with their new text, in the plan's order.
std::vector<std::pair<std::string, std::string>> changedParameters(const TilePlan& plan, const TilePlan& changed);
/// "BN = 256, WARPS = 8".
std::string changesInWords(const TilePlan& plan, const TilePlan& changed);

} // namespace tilesight
