// The workspace's variants: the document's list, and the engine's result for each.
#include "app/explorer/workspace.h"

#include "widgets/compare_gpus/plan_on_gpus_model.h"

#include <algorithm>

namespace tilesight {

int Workspace::pin() {
    if (!isFresh() || previewing() || !m_gpu) return -1;
    Variants variants = m_document.variants();
    const NumberEdits edits = m_document.hardwareEdits().of(m_gpu->id);
    for (std::size_t i = 0; i < variants.list.size(); ++i) {
        const Variant& there = variants.list[i];
        if (*there.plan == *m_state.plan && there.gpuId == m_gpu->id && there.gpuEdits == edits)
            return int(i);
    }
    Variant variant;
    variant.name = variantName(*m_state.plan, m_gpu->id, variants);
    variant.plan = m_state.plan;
    variant.gpuId = m_gpu->id;
    variant.gpuEdits = edits;
    variant.id = newVariantId();
    m_variantResults[variant.id].analysis = m_state.analysis;
    m_variantResults[variant.id].conditions = m_state.conditions;
    if (m_state.analysis->lanes.segments.empty()) // the coarse result: the full one is asked for
        m_variantResults[variant.id].request = m_variantService.request(m_state.plan, m_state.gpu, m_state.conditions);
    variants.list.push_back(std::move(variant));
    if (variants.list.size() == 1) variants.baseline = 0;
    m_document.setVariants(std::move(variants));
    return int(m_document.variants().list.size()) - 1;
}

bool Workspace::pinVariant() { return pin() >= 0; }

bool Workspace::pinBaseline() {
    const int variant = pin();
    if (variant >= 0) setBaseline(variant);
    return variant >= 0;
}

std::optional<double> Workspace::measuredSeconds() const {
    if (!m_state.plan || !m_gpu) return {};
    const Measurement* found = m_document.variants().measurementOf(*m_state.plan, m_gpu->id);
    return found ? std::optional(found->seconds) : std::nullopt;
}

void Workspace::setMeasured(std::optional<double> seconds) {
    if (!m_state.plan || !m_gpu) return;
    Variants variants = m_document.variants();
    variants.setMeasured(*m_state.plan, m_gpu->id, seconds);
    m_document.setVariants(std::move(variants));
}

void Workspace::forgetMeasured(quint64 id) {
    if (id == 0) return setMeasured({});
    Variants variants = m_document.variants();
    for (const Variant& variant : m_document.variants().list)
        if (variant.id == id) variants.setMeasured(*variant.plan, variant.gpuId, {});
    m_document.setVariants(std::move(variants));
}

void Workspace::clearBaseline() { setBaseline(-1); }

void Workspace::setBaseline(int variant) {
    Variants variants = m_document.variants();
    if (variant == variants.baseline || variant >= int(variants.list.size())) return;
    variants.baseline = std::max(-1, variant);
    m_document.setVariants(std::move(variants));
}

void Workspace::renameVariant(int variant, const QString& name) {
    Variants variants = m_document.variants();
    if (variant < 0 || variant >= int(variants.list.size()) || name.trimmed().isEmpty()) return;
    constexpr int longestName = 48; // what strip, picker and table can show
    variants.list[std::size_t(variant)].name = name.simplified().left(longestName).trimmed();
    variants.list[std::size_t(variant)].named = true;
    m_document.setVariants(std::move(variants));
}

void Workspace::removeVariant(int variant) {
    Variants variants = m_document.variants();
    if (variant < 0 || variant >= int(variants.list.size())) return;
    const Variant removed = variants.list[std::size_t(variant)];
    const bool wasBaseline = variants.baseline == variant;
    variants.list.erase(variants.list.begin() + variant);
    if (wasBaseline)
        variants.baseline = -1;
    else if (variants.baseline > variant)
        --variants.baseline;
    m_document.setVariants(std::move(variants));
    emit variantRemoved(variant, removed, wasBaseline);
}

void Workspace::insertVariant(int place, const Variant& variant, bool isBaseline) {
    Variants variants = m_document.variants();
    const int at = std::clamp(place, 0, int(variants.list.size()));
    variants.list.insert(variants.list.begin() + at, variant);
    if (isBaseline && variants.baseline < 0)
        variants.baseline = at;
    else if (variants.baseline >= at)
        ++variants.baseline;
    m_document.setVariants(std::move(variants));
}

void Workspace::loadVariant(int index) {
    if (index < 0 || index >= int(m_document.variants().list.size())) return;
    const Variant variant = m_document.variants().list[std::size_t(index)];
    m_document.edit(*variant.plan, tr("Load variant %1").arg(variant.name));
    if (m_gpu && variant.gpuId != m_gpu->id) setGpu(QString::fromStdString(variant.gpuId));
}

std::shared_ptr<const Gpu> Workspace::gpuOf(const Variant& variant) const {
    const Expected<Gpu> found = m_hardware.find(variant.gpuId);
    if (!found) return nullptr;
    const Expected<Gpu> edited = withEdits(*found, variant.gpuEdits);
    return std::make_shared<const Gpu>(edited ? *edited : *found);
}

std::shared_ptr<const Analysis> Workspace::baselineAnalysis() const {
    const Variants& variants = m_document.variants();
    if (variants.baseline < 0) return nullptr;
    const auto result = m_variantResults.find(variants.list[std::size_t(variants.baseline)].id);
    if (result == m_variantResults.end()) return nullptr;
    // Times under other conditions are not compared: until the baseline's new one is there, there is none.
    const auto& analysis = result->second.analysis;
    return analysis && m_state.analysis && analysis->conditions != m_state.analysis->conditions ? nullptr : analysis;
}

void Workspace::askL2() {
    L2Question question;
    if (const Variants& variants = m_document.variants(); variants.baseline >= 0) {
        const Variant& baseline = variants.list[std::size_t(variants.baseline)];
        question = {baseline.id, {baseline.plan, gpuOf(baseline)}};
    }
    m_l2.request(m_state.plan, m_state.gpu, question, m_state.conditions);
}

void Workspace::onVariants() {
    std::map<quint64, VariantResult> results;
    for (const Variant& variant : m_document.variants().list) {
        VariantResult& result = results[variant.id];
        if (const auto known = m_variantResults.find(variant.id); known != m_variantResults.end())
            result = known->second;
        const bool asked = result.analysis || result.request || !result.errors.empty();
        if (asked && result.conditions == m_state.conditions) continue;
        result.conditions = m_state.conditions;
        result.errors = {};
        if (const auto device = gpuOf(variant))
            result.request = m_variantService.request(variant.plan, device, m_state.conditions);
        else
            result.errors = {
                {"gpu.unknown",
                 tr("GPU “%1” is not known").arg(QString::fromStdString(variant.gpuId)).toStdString(),
                 variant.gpuId,
                 {},
                 {}}};
    }
    m_variantResults = std::move(results);
    publish();
    emit variantsChanged(variantTable());
}

void Workspace::onVariantAnswer(const AnalysisAnswer& answer) {
    for (auto& [id, result] : m_variantResults) {
        if (result.request != answer.id) continue;
        result = {0, answer.conditions, answer.analysis, answer.errors};
        if (!m_variantNews.isActive()) m_variantNews.start();
        const Variants& variants = m_document.variants();
        if (variants.baseline >= 0 && variants.list[std::size_t(variants.baseline)].id == id) publish();
        return;
    }
}

VariantTable Workspace::variantTable() const {
    VariantTable table;
    table.baseline = m_document.variants().baseline;
    for (const Variant& variant : m_document.variants().list) {
        VariantRow row;
        row.name = variant.name;
        row.plan = variant.plan;
        row.id = variant.id;
        if (const Measurement* measured = m_document.variants().measurementOf(*variant.plan, variant.gpuId))
            row.measuredSeconds = measured->seconds;
        const auto device = gpuOf(variant);
        row.gpu = device ? withoutVendor(device->name) : QString::fromStdString(variant.gpuId);
        if (const auto result = m_variantResults.find(variant.id); result != m_variantResults.end()) {
            const auto& analysis = result->second.analysis;
            if (analysis && analysis->conditions == m_state.conditions) row.analysis = analysis;
            row.computing = result->second.request != 0;
            if (!result->second.errors.empty()) {
                row.fault = QString::fromStdString(result->second.errors.front().message);
                row.faultId = result->second.errors.front().id;
            }
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace tilesight
