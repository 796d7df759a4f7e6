#include "widgets/side_by_side/side_words.h"

#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "widgets/words.h"

namespace tilesight {
namespace {

/// "does not fit", "not legal", "no result": by the error's id.
QString faultWord(const VariantRow& row) {
    if (row.faultId.starts_with("occupancy.")) return tr("does not fit");
    if (row.faultId.starts_with("gpu.")) return tr("no such GPU");
    return row.faultId.starts_with("plan.") ? tr("not legal") : tr("no result");
}

bool hasLanes(const VariantRow& row) { return row.analysis && !row.analysis->lanes.segments.empty(); }

} // namespace

QString SideFigure::sentence() const { return caption.isEmpty() ? value : QStringLiteral("%1: %2").arg(caption, value); }

std::vector<SideFigure> sideFigures(const VariantRow& row) {
    const SideFigure gpu{tr("GPU"), row.gpu, {}};
    if (!row.fault.isEmpty()) return {{{}, faultWord(row), {}, CellTone::error}, gpu};
    if (!row.analysis) return {{{}, tr("not computed yet"), {}, CellTone::warning}, gpu};

    const Analysis& a = *row.analysis;
    ViewState state; // the words of the strip, of this result
    state.analysis = row.analysis;
    const std::vector<SummaryCell> cells = summaryCells(state);
    const auto cell = [&](const char* id) {
        return *std::find_if(cells.begin(), cells.end(), [id](const SummaryCell& c) { return c.id == QLatin1String(id); });
    };
    const auto seconds = [](double value) { return toQString(formatSeconds(value)); };
    const QString band = toQString(formatPercent(validatedFor(a).band, 2));
    std::vector<SideFigure> figures{{tr("Latency"), QStringLiteral("%1 ±%2").arg(seconds(a.latencySeconds), band), {}}};
    if (row.stale) figures.push_back({{}, tr("of an earlier plan"), {}, CellTone::warning});
    if (row.measuredSeconds)
        figures.push_back({tr("Measured"),
                           QStringLiteral("%1, %2").arg(seconds(*row.measuredSeconds),
                                                        predictionError(*row.measuredSeconds, a.latencySeconds)),
                           {},
                           CellTone::normal,
                           true});
    const SummaryCell limit = cell("bottleneck");
    figures.push_back({tr("Limited by"), limit.briefValue, limit.chip});
    figures.push_back({tr("L2 hit"), cell("l2_hit").value, {}, CellTone::normal, true});
    figures.push_back({tr("Waves"), cell("waves").value, {}, CellTone::normal, true});
    figures.push_back(gpu);
    return figures;
}

QString missingSentence(const VariantRow& row) {
    if (!row.fault.isEmpty()) {
        if (row.faultId.starts_with("occupancy.")) return tr("“%1” does not fit %2: %3").arg(row.name, row.gpu, row.fault);
        if (row.faultId.starts_with("plan.")) return tr("“%1” is not legal: %2").arg(row.name, row.fault);
        return tr("“%1” has no result: %2").arg(row.name, row.fault);
    }
    if (hasLanes(row)) return {};
    if (row.computing || !row.analysis) return tr("“%1” is not computed yet: its lanes appear here as soon as they are").arg(row.name);
    return tr("“%1” was computed without lanes").arg(row.name);
}

QString sideSentence(const VariantRow& row) {
    QStringList parts{row.name};
    for (const SideFigure& figure : sideFigures(row))
        parts << figure.sentence();
    if (!row.fault.isEmpty()) parts << row.fault;
    return parts.join(QStringLiteral(", "));
}

QString pairNote(const VariantRow& first, const VariantRow& second, const QString& gpuInUse) {
    if (first.gpu != second.gpu)
        return tr("Different GPUs: “%1” on %2, “%3” on %4").arg(first.name, first.gpu, second.name, second.gpu);
    if (!gpuInUse.isEmpty() && first.gpu != gpuInUse)
        return tr("Both are on %1; the window shows %2").arg(first.gpu, gpuInUse);
    return {};
}

} // namespace tilesight
