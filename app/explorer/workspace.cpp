#include "app/explorer/workspace.h"

#include "core/cache/launch_order.h"

#include <algorithm>
#include <cmath>

namespace tilesight {

namespace {
bool sameActions(const TilePlan& a, const TilePlan& b) {
    return std::equal(a.actions.begin(), a.actions.end(), b.actions.begin(), b.actions.end(),
                      [](const Action& x, const Action& y) { return x.name == y.name; });
}
} // namespace

Workspace::Workspace(HardwareDatabase hardware, Engine engine, QObject* parent)
    : QObject(parent), m_hardware(std::move(hardware)), m_service(std::move(engine)) {
    connect(&m_document, &Document::planChanged, this, [this] {
        m_preview = nullptr; // an edit replaces what was shown for a moment
        recompute();
    });
    connect(&m_service, &RecomputeService::delivered, this, &Workspace::onDelivered);
    m_grace.setSingleShot(true);
    m_grace.setInterval(staleAfterMilliseconds);
    connect(&m_grace, &QTimer::timeout, this, &Workspace::publish);
    m_state.plan = m_document.plan();
}

Errors Workspace::setGpu(const QString& id) {
    Expected<Gpu> gpu = m_hardware.find(id.toStdString());
    if (!gpu) return gpu.errors();
    m_state.gpu = std::make_shared<const Gpu>(std::move(gpu).value());
    recompute();
    return {};
}

void Workspace::changeHardware(const QString& key, const std::function<void(Quantity&)>& change) {
    const GpuField* field = gpuField(key.toStdString());
    if (!field || !m_state.gpu) return;
    auto gpu = std::make_shared<Gpu>(*m_state.gpu);
    change((*gpu).*(field->member));
    gpu->edited = std::any_of(gpuFields().begin(), gpuFields().end(), [&](const GpuField& f) {
        return ((*gpu).*(f.member)).kind == Provenance::edited;
    });
    m_state.gpu = std::move(gpu);
    recompute();
}

void Workspace::editHardware(const QString& key, double value) {
    changeHardware(key, [value](Quantity& quantity) {
        quantity.value = value;
        quantity.kind = Provenance::edited;
        quantity.source = "edited by the user";
    });
}

void Workspace::resetHardware(const QString& key) {
    const Expected<Gpu> original = m_hardware.find(m_state.gpu ? m_state.gpu->id : std::string());
    const GpuField* field = gpuField(key.toStdString());
    if (original && field)
        changeHardware(key, [&](Quantity& quantity) { quantity = (*original).*(field->member); });
}

void Workspace::preview(const TilePlan& plan) {
    if (!m_preview) m_beforePreview = isFresh() ? m_state.analysis : nullptr;
    m_preview = std::make_shared<const TilePlan>(plan);
    recompute();
}

void Workspace::endPreview() {
    if (!m_preview) return;
    m_preview = nullptr;
    recompute();
}

bool Workspace::pinBaseline() {
    if (!isFresh()) return false;
    m_baseline = m_state.analysis;
    publish();
    return true;
}

void Workspace::clearBaseline() {
    m_baseline = nullptr;
    publish();
}

void Workspace::cancel() {
    m_service.cancel();
    m_state.computing = false;
    m_analysed = m_finished = m_requested;
    publish();
    emit settled();
}

bool Workspace::isFresh() const {
    return m_state.analysis && m_analysedPlan == m_state.plan && m_analysedGpu == m_state.gpu;
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
    if (!m_state.gpu ||
        m_state.plan->actions.empty()) { // nothing to analyse: drop what belongs to another plan
        m_service.cancel();
        m_shown = m_analysed = m_finished = m_requested;
        m_state.analysis = nullptr;
        m_state.gallery = nullptr;
        m_state.hints = nullptr;
        m_state.errors = {};
        m_state.computing = false;
    } else {
        m_state.computing = true;
        m_requested = m_service.request({m_state.plan, m_state.gpu, !m_preview});
    }
    publish();
    if (isSettled()) emit settled();
}

void Workspace::onDelivered(const RecomputeResult& result) {
    // Late coarse pictures of a drag are shown (as stale) because they are newer than what is on screen;
    // anything older than that, and everything after cancel(), is dropped.
    if (result.generation < m_shown || result.generation <= m_finished) return;
    const bool current = result.generation == m_requested;
    switch (result.pass) {
    case RecomputePass::coarse:
    case RecomputePass::fine:
        if (current && result.pass == RecomputePass::fine) m_analysed = result.generation;
        if (result.analysis) {
            m_state.analysis = result.analysis;
            m_state.computeSeconds = result.seconds;
            m_analysedPlan = result.plan;
            m_analysedGpu = result.gpu;
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
    case RecomputePass::hints:
        if (!current) break;
        m_state.hints = result.hints;
        m_hintedPlan = result.plan;
        m_hintedGpu = result.gpu;
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
    const bool graced = m_grace.isActive() && m_state.computing && m_analysedPlan &&
                        sameActions(*m_analysedPlan, *m_state.plan);
    m_state.stale = m_state.analysis && !isFresh() && !graced;
    m_state.hintsStale = m_hintedPlan != m_state.plan || m_hintedGpu != m_state.gpu;
    m_state.baseline = m_preview ? m_beforePreview : m_baseline;
    if (m_preview)
        m_state.baselineName = tr("before");
    else if (m_state.baseline && m_state.gpu)
        m_state.baselineName = baselineTitle(*m_state.baseline, *m_state.plan, *m_state.gpu);
    emit stateChanged(m_state);
}

QString baselineTitle(const Analysis& baseline, const TilePlan& plan, const Gpu& gpu) {
    if (baseline.gpuId != gpu.id) return QString::fromStdString(baseline.gpuName);
    if (baseline.plan.name != plan.name) return QString::fromStdString(baseline.plan.name);
    QStringList differences;
    for (const Parameter& then : baseline.plan.parameters) {
        const Parameter* now = plan.parameter(then.name);
        if (now && now->value != then.value)
            differences << QString::fromStdString(then.name + " " + then.value.text);
    }
    if (baseline.plan.grid.order != plan.grid.order && differences.isEmpty())
        return QString::fromStdString(
            launchOrderTitle(baseline.plan.grid.order, 0)); // group: see launchOrderTitle
    if (differences.isEmpty()) return Workspace::tr("pinned");
    return differences.size() <= 2
               ? differences.join(QStringLiteral(", "))
               : Workspace::tr("%1 and %2 more").arg(differences.first()).arg(differences.size() - 1);
}

} // namespace tilesight
