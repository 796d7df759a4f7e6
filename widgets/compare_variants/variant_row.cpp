#include "widgets/compare_variants/variant_row.h"

#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {

VariantRow presentRow(const ViewState& state) {
    VariantRow now;
    now.name = tr("present plan");
    now.gpu = state.gpu ? withoutVendor(state.gpu->name) : QString();
    now.plan = state.plan;
    now.stale = state.stale;
    now.computing = state.computing;
    now.measuredSeconds = state.measuredSeconds;
    now.present = true;
    if (state.errors.empty()) {
        now.analysis = state.analysis;
    } else {
        now.fault = toQString(state.errors.front().message);
        now.faultId = state.errors.front().id;
    }
    return now;
}

ExplainedFigure variantFigure(const VariantRow& row) {
    if (row.present) return {QStringLiteral("latency"), {}};
    const std::string id = "variant/" + row.name.toStdString();
    const QString title = tr("Latency of “%1” on %2").arg(row.name, row.gpu);
    if (!row.analysis)
        return ownFigure(figureNode(id, title, std::nan(""), "s", row.fault.isEmpty() ? tr("not computed yet") : row.fault));
    const Analysis& a = *row.analysis;
    Explanation own = a.explanation;
    if (own.title.empty()) {
        own = figureNode(id, title, a.latencySeconds, "s", toQString(a.bottleneckReason),
                         tr("T = sum of the phases of all waves"));
        own.inputs = {figureNode(id + "/launch", tr("Launch"), a.phases.launchSeconds, "s"),
                      figureNode(id + "/prologue", tr("Prologue, all waves"), a.phases.prologueSeconds, "s"),
                      figureNode(id + "/steady", tr("Steady state, all waves"), a.phases.steadySeconds, "s"),
                      figureNode(id + "/epilogue", tr("Epilogue, all waves"), a.phases.epilogueSeconds, "s")};
    }
    own.id = id;
    own.title = title.toStdString();
    return ownFigure(std::move(own));
}

} // namespace tilesight
