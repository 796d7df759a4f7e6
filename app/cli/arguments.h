// Command-line arguments that several subcommands share.
#pragma once

#include "core/base/expected.h"
#include "core/plan/tile_plan.h"

#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace tilesight::cli {

/// The arguments as CLI11 wants them (last first), with `--set A=1 B=2` spelled out as `--set A=1 --set B=2`,
/// so that a file name after the values is not taken for another value.
std::vector<std::string> argumentsForParser(int argc, const char* const* argv);

/// NAME -> VALUE in the order given.
using Settings = std::vector<std::pair<std::string, std::string>>;

/// Adds `--set NAME=VALUE`.
void addSetOption(CLI::App& command, std::vector<std::string>& words, const std::string& meaning);

/// Adds PLAN and `--template NAME`, of which one is given.
void addPlanOptions(CLI::App& command, std::string& plan, std::string& templateName);

/// Adds `--cache MODEL`.
void addCacheOption(CLI::App& command, std::string& model);

/// Adds `--burst`: the clock of the first launches instead of that of a sustained run.
void addBurstOption(CLI::App& command, bool& burst);

/// Splits NAME=VALUE. Error: "option.bad_set".
Expected<Settings> settingsFrom(const std::vector<std::string>& words);

/// The plan with its parameters set; a value may be a number or a formula. Error: "option.unknown_parameter".
Expected<TilePlan> withSettings(TilePlan plan, const Settings& settings);

/// Checks `--topology`: only one GPU is modelled so far. Error: "topology.unknown".
Errors checkTopology(const std::string& id);

} // namespace tilesight::cli
