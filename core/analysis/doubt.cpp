#include "core/analysis/doubt.h"

#include "core/analysis/report.h"
#include "core/analysis/validated.h"

#include <cmath>

namespace tilesight {
namespace {

/// Structural counts (warps, ways, queue entries) are no rates that could be a little off.
bool canBeOff(const GpuField& field, const Quantity& number) {
    return number.known() && number.kind == Provenance::guess && number.value > 0 &&
           !(field.whole && field.unit == "1");
}

} // namespace

Expected<Doubt> doubtOf(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& given, StopToken stop) {
    AnalysisOptions options = given;
    options.lanes = options.tileHits = options.explain = false;
    const Expected<Analysis> reference = analyze(plan, gpu, nullptr, options, stop);
    if (!reference) return reference.errors();
    Doubt doubt;
    const Validated validated = validatedFor(plan, gpu, *reference);
    doubt.modelBand = validated.band;
    doubt.modelSource = inWords(validated);
    double squares = doubt.modelBand * doubt.modelBand;
    for (const GpuField& field : gpuFields()) {
        const Quantity& number = gpu.*field.member;
        if (!canBeOff(field, number)) continue;
        double change = 0;
        for (const double factor : {1 + guessSpread, 1 / (1 + guessSpread)}) {
            Gpu moved = gpu;
            double value = std::clamp(number.value * factor, field.minimum, field.maximum);
            if (field.whole) value = std::round(value);
            (moved.*field.member).value = value;
            const Expected<Analysis> other = analyze(plan, moved, nullptr, options, stop);
            if (stop.stop_requested())
                return Error{"engine.stopped", "the analysis was cancelled", plan.name, {}, {}};
            if (other)
                change = std::max(change, std::abs(other->latencySeconds / reference->latencySeconds - 1));
        }
        squares += change * change;
        if (change >= notableChange) doubt.numbers.push_back({field.key, field.title, change});
    }
    doubt.band = std::sqrt(squares);
    std::stable_sort(doubt.numbers.begin(), doubt.numbers.end(),
                     [](const DoubtfulNumber& a, const DoubtfulNumber& b) { return a.change > b.change; });
    return doubt;
}

std::string guessesInWords(const Doubt& doubt, std::size_t most) {
    if (doubt.numbers.empty()) return {};
    std::string text = "rests on guesses: ";
    for (std::size_t i = 0; i < doubt.numbers.size() && i < most; ++i)
        text +=
            (i ? ", " : "") + doubt.numbers[i].title + " (" + formatPercent(doubt.numbers[i].change, 2) + ")";
    if (doubt.numbers.size() > most) text += " and " + std::to_string(doubt.numbers.size() - most) + " more";
    return text;
}

std::string bandInWords(const Doubt& doubt) { return "(±" + formatPercent(doubt.band, 2) + ")"; }

} // namespace tilesight
