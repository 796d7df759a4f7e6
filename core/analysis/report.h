// Text and JSON form of an Analysis (command line, report). Key order and number format are fixed.
#pragma once

#include "core/analysis/analysis.h"

#include <string>

namespace tilesight {

/// The page of Figure 3(f): latency, limit, utilisation, hit rates, waves, actions, remarks. Units on every number.
std::string analysisToText(const Analysis& analysis);

/// `analyze --json`; keys as in the command-line contract (README) and core/analysis/JSON.md.
std::string analysisToJson(const Analysis& analysis);

/// Number formatting shared by every output: 3 significant digits, SI prefix for rates and times, IEC for capacities.
std::string formatSeconds(double seconds);            ///< "179 µs", "<1 ps"
std::string formatBytes(double bytes);                ///< "144 KiB" (IEC)
std::string formatDecimalBytes(double bytes);         ///< "251 MB" (SI, traffic)
std::string formatRate(double perSecond, std::string_view unit); ///< "9.2 TB/s"
std::string formatQuantity(double value, std::string_view unit); ///< by unit: "s" as a time, "B" IEC, rates SI
std::string_view unitOf(Resource resource); ///< of its rate: "FLOP/s", "op/s", "B/s"
std::string_view workUnitOf(Resource resource); ///< of its work: "FLOP", "op", "B"
std::string formatPercent(double fraction, int digits = 3); ///< "76.4 %", "<0.01 %"
std::string formatNumber(double value, int significantDigits = 3);
/// "1 stage", "3 stages", "0 waves": the number and the word in its form.
std::string formatCount(long long count, std::string_view one, std::string_view many);
/// "3 full waves and a tail of 116 blocks", "one partial wave of 64 blocks".
std::string wavesInWords(const Waves& waves);
/// What "busy" means, for the foot of a table of resources.
std::string busyInWords();
/// "25.2 MB of the 33.6 MB written reach DRAM in this launch"; "" when all do, or nothing is written.
std::string dramWritesInWords(const CacheTraffic& traffic);
/// Limit of the occupancy as words: "shared memory", "registers", "grid".
std::string limitInWords(std::string_view limit);

} // namespace tilesight
