#include "app/explorer/workspace.h"

#include "app/explorer/pinned_name.h"

#include <algorithm>
#include <cmath>

namespace tilesight {

namespace {
bool sameActions(const TilePlan& a, const TilePlan& b) {
    return std::equal(a.actions.begin(), a.actions.end(), b.actions.begin(), b.actions.end(),
                      [](const Action& x, const Action& y) { return x.name == y.name; });
}

bool sameResult(const Analysis& a, const Analysis& b) {
    return &a == &b || (a.gpuId == b.gpuId && a.conditions == b.conditions && a.latencySeconds == b.latencySeconds && a.plan == b.plan);
}
} // namespace

Workspace::Workspace(HardwareDatabase hardware, Engine engine, QObject* parent)
    : QObject(parent), m_hardware(std::move(hardware)), m_engine(engine), m_compare(engine),
      m_sensitivity(engine.sensitivity
                        ? [ask = engine.sensitivity](
                              const TilePlan& plan, const Gpu& gpu, int, const AnalysisOptions& options,
                              StopToken stop,
                              const Progress& progress) { return ask(plan, gpu, options, stop, progress); }
                        : TaskService<Sensitivity, int>::Compute(),
                    [this](const TaskResult<Sensitivity>& result) { emit sensitivityChanged(result); }),
      m_sweep(engine.sweep, [this](const TaskResult<Sweep>& result) { emit sweepChanged(result); }),
      m_l2(engine.l2 ? [ask = engine.l2](const TilePlan& plan, const Gpu& gpu, const L2Question& question,
                                         const AnalysisOptions& options, StopToken stop,
                                         const Progress& progress) {
                            return ask(plan, gpu, question.reference, options, stop, progress);
                        }
                     : TaskService<L2Study, L2Question>::Compute(),
           [this](const TaskResult<L2Study>& result) { emit l2Changed(result); }),
      m_offers(offersOf(engine), [this](const TaskResult<ConditionsOffers>& result) { emit offersChanged(result); }),
      m_variantService(engine), m_service(engine) {
    connect(&m_document, &Document::planChanged, this, [this] {
        m_preview = nullptr; // an edit replaces what was shown for a moment
        recompute();
    });
    connect(&m_document, &Document::hardwareEditsChanged, this, &Workspace::onHardwareEdits);
    connect(&m_compare, &CompareService::changed, this, &Workspace::comparisonChanged);
    connect(&m_document, &Document::variantsChanged, this, &Workspace::onVariants);
    connect(&m_variantService, &AnalysisService::answered, this, &Workspace::onVariantAnswer);
    connect(&m_service, &RecomputeService::delivered, this, &Workspace::onDelivered);
    m_variantNews.setSingleShot(true);
    m_variantNews.setInterval(variantNewsMilliseconds);
    connect(&m_variantNews, &QTimer::timeout, this, [this] {
        emit variantsChanged(variantTable());
        if (isSettled()) emit settled();
    });
    m_grace.setSingleShot(true);
    m_grace.setInterval(staleAfterMilliseconds);
    connect(&m_grace, &QTimer::timeout, this, &Workspace::publish);
    m_state.plan = m_document.plan();
}

void Workspace::preview(const TilePlan& plan) {
    if (!previewing()) m_beforePreview = isFresh() ? m_state.analysis : nullptr;
    m_preview = std::make_shared<const TilePlan>(plan);
    recompute();
}

void Workspace::endPreview() {
    if (!previewing()) return;
    m_preview = nullptr;
    m_previewGpu = nullptr;
    recompute();
}

void Workspace::cancel() {
    m_service.cancel();
    m_state.computing = false;
    m_analysed = m_finished = m_requested;
    publish();
    emit settled();
}

bool Workspace::isFresh() const {
    return m_state.analysis && m_state.isAskedAs(m_analysedOf);
}

void Workspace::whenSettled(const std::function<void()>& then) {
    if (isSettled()) return then();
    auto* once = new QObject(this);
    connect(this, &Workspace::settled, once, [this, once, then] {
        if (!isSettled()) return;
        once->deleteLater();
        then();
    });
}

void Workspace::recompute() {
    if (isFresh()) m_grace.start(); // from now on the picture is old
    m_state.plan = m_preview ? m_preview : m_document.plan();
    m_state.gpu = m_previewGpu ? m_previewGpu : m_gpu;
    if (!m_state.gpu ||
        m_state.plan->actions.empty()) { // nothing to analyse: drop what belongs to another plan
        m_service.cancel();
        m_shown = m_analysed = m_finished = m_requested;
        m_state.analysis = nullptr;
        m_state.gallery = nullptr;
        m_state.hints = nullptr;
        m_state.diagnoses = nullptr;
        m_state.errors = {};
        m_state.computing = false;
    } else {
        m_state.computing = true;
        m_requested = m_service.request({m_state.plan, m_state.gpu, !previewing(), m_state.conditions});
    }
    publish();
    if (isSettled()) emit settled();
}

void Workspace::onDelivered(const RecomputeResult& result) {
    // Late coarse pictures of a drag are shown (as stale) because they are newer than what is on screen;
    // anything older than that, and everything after cancel(), is dropped.
    if (result.generation < m_shown || result.generation <= m_finished) return;
    const bool current = result.generation == m_requested;
    const Subject subject{result.plan, result.gpu, result.conditions};
    switch (result.pass) {
    case RecomputePass::coarse:
    case RecomputePass::fine:
        if (current && result.pass == RecomputePass::fine) m_analysed = result.generation;
        if (result.analysis) {
            m_state.analysis = result.analysis;
            m_state.computeSeconds = result.seconds;
            m_analysedOf = subject;
            m_shown = result.generation;
        }
        if (current) m_state.errors = result.errors;
        break;
    case RecomputePass::gallery:
        if (current) m_state.gallery = result.gallery;
        break;
    case RecomputePass::stops:
        if (current && result.stops) emit stopsChanged(*result.stops);
        return;
    case RecomputePass::doubt:
        m_doubt = result.doubt;
        m_doubtedOf = subject;
        break;
    case RecomputePass::diagnosis:
        if (current) m_state.diagnoses = result.diagnoses;
        break;
    case RecomputePass::hints:
        if (!current) break;
        m_state.hints = result.hints;
        m_hintedOf = subject;
        break;
    case RecomputePass::finished:
        if (!current) return;
        m_analysed = m_finished = result.generation;
        m_state.computing = false;
        break;
    }
    publish();
    if (result.pass == RecomputePass::finished) emit settled();
}

void Workspace::publish() {
    // Within the grace period the old numbers stay as they are, unless they speak of other actions.
    const bool graced = m_grace.isActive() && m_state.computing && m_analysedOf.plan &&
                        sameActions(*m_analysedOf.plan, *m_state.plan);
    m_state.stale = m_state.analysis && !isFresh() && !graced;
    m_state.hintsStale = !m_state.isAskedAs(m_hintedOf);
    // A band that is one edit old is better than one that comes and goes.
    const bool doubted =
        m_doubt && m_analysedOf.plan && m_doubtedOf.gpu == m_analysedOf.gpu &&
        m_doubtedOf.conditions == m_analysedOf.conditions &&
        (m_doubtedOf.plan == m_analysedOf.plan || m_doubtedOf.plan->name == m_analysedOf.plan->name);
    m_state.doubt = doubted ? m_doubt : nullptr;
    const auto pinned = baselineAnalysis();
    // A preview is compared with the plan that it changes, by a name that says so; where that plan is the pinned one,
    // or is not analysed, with the pinned one by its own name.
    const bool ofChange =
        previewing() && m_beforePreview && !(pinned && sameResult(*m_beforePreview, *pinned));
    m_state.baseline = ofChange ? m_beforePreview : pinned;
    m_state.baselineName = !m_state.baseline ? QString() : ofChange ? tr("before this change") : pinnedName(m_document.variants());
    m_state.measuredSeconds = m_state.stale ? std::nullopt : measuredSeconds();
    emit stateChanged(m_state);
}

} // namespace tilesight
