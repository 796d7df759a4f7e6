// The workspace's GPU: the database's numbers with those of the document laid over them.
#include "app/explorer/workspace.h"

#include "widgets/hardware/quantity_text.h"
#include "widgets/pickers/gpu_picker.h"
#include "widgets/words.h"

namespace tilesight {

void Workspace::setHardware(HardwareDatabase hardware) {
    m_hardware = std::move(hardware);
    m_gpus.clear();
    emit hardwareListChanged();
    if (!m_gpu) return;
    if (const Expected<Gpu> gpu = m_hardware.find(m_gpu->id)) {
        takeGpu(*gpu);
        recompute();
    }
}

Errors Workspace::setGpu(const QString& id) {
    const Expected<Gpu> gpu = m_hardware.find(id.toStdString());
    if (!gpu) return gpu.errors();
    takeGpu(*gpu);
    recompute();
    return {};
}

const std::vector<std::shared_ptr<const Gpu>>& Workspace::gpus() {
    if (!m_gpus.empty()) return m_gpus;
    for (const Gpu& gpu : m_hardware.gpus()) {
        const Expected<Gpu> edited = withEdits(gpu, m_document.hardwareEdits().of(gpu.id));
        m_gpus.push_back(std::make_shared<const Gpu>(edited ? *edited : gpu));
        if (!edited) // kept from a time when the database said something else
            emit hardwareRefused(
                tr("Edited numbers of %1 are not used: %2")
                    .arg(shortGpuName(gpu), QString::fromStdString(edited.errors().front().message)));
    }
    return m_gpus;
}

void Workspace::takeGpu(const Gpu& catalogue) {
    m_previewGpu = nullptr;
    m_state.catalogueGpu = std::make_shared<const Gpu>(catalogue);
    for (const auto& gpu : gpus())
        if (gpu->id == catalogue.id) m_gpu = gpu;
}

void Workspace::onHardwareEdits(const QString& gpuId) {
    m_gpus.clear();
    Expected<Gpu> gpu = m_hardware.find(gpuId.toStdString());
    if (!gpu && m_gpu) gpu = m_hardware.find(m_gpu->id); // none in particular, or one that is gone
    if (!gpu) return;
    takeGpu(*gpu);
    recompute();
}

Errors Workspace::changeHardware(NumberEdits edits, const QString& undoText) {
    if (!m_gpu) return {};
    const Expected<Gpu> changed = withEdits(*m_state.catalogueGpu, edits);
    if (!changed) {
        emit hardwareRefused(QString::fromStdString(changed.errors().front().message));
        return changed.errors();
    }
    // Statements that repeat the database are no edits.
    for (const NumberEdit& edit : NumberEdits(edits)) {
        const GpuField* field = gpuField(edit.key);
        const Quantity &now = (*changed).*field->member, &before = (*m_state.catalogueGpu).*field->member;
        if (now.value == before.value && now.kind == before.kind && now.source == before.source)
            edits = withoutEdit(std::move(edits), edit.key);
    }
    m_previewGpu = nullptr;
    m_document.editHardware(m_gpu->id, std::move(edits), undoText);
    if (m_state.gpu != m_gpu) recompute(); // nothing to change, but the preview is over
    return {};
}

Errors Workspace::editHardware(const QString& key, double value) {
    const GpuField* field = gpuField(key.toStdString());
    if (!field || !m_gpu) return {};
    return changeHardware(withEdit(m_document.hardwareEdits().of(m_gpu->id), ownNumber(field->key, value)),
                          tr("Change %1 of %2 to %3")
                              .arg(QString::fromStdString(field->title), shortGpuName(*m_state.catalogueGpu),
                                   quantityText(value, field->unit)));
}

Errors Workspace::useStatement(const QString& key, int index) {
    const GpuField* field = gpuField(key.toStdString());
    if (!field || !m_gpu) return {};
    const auto& others = ((*m_gpu).*field->member).alternatives;
    if (index < 0 || std::size_t(index) >= others.size()) return {};
    const Quantity::Alternative& chosen = others[std::size_t(index)];
    return changeHardware(withEdit(m_document.hardwareEdits().of(m_gpu->id), {field->key, chosen}),
                          tr("Use the %1 value of %2, %3")
                              .arg(engineWord(nameOf(chosen.kind)), QString::fromStdString(field->title),
                                   quantityText(chosen.value, field->unit)));
}

void Workspace::resetHardware(const QString& key) {
    const GpuField* field = gpuField(key.toStdString());
    if (!field || !m_gpu) return;
    changeHardware(
        withoutEdit(m_document.hardwareEdits().of(m_gpu->id), field->key),
        tr("Reset %1 of %2").arg(QString::fromStdString(field->title), shortGpuName(*m_state.catalogueGpu)));
}

void Workspace::resetAllHardware() {
    if (m_gpu) changeHardware({}, tr("Reset all numbers of %1").arg(shortGpuName(*m_state.catalogueGpu)));
}

void Workspace::previewHardware(const QString& key, double value) {
    if (!m_gpu) return;
    const Expected<Gpu> changed =
        withEdits(*m_state.catalogueGpu,
                  withEdit(m_document.hardwareEdits().of(m_gpu->id), ownNumber(key.toStdString(), value)));
    if (!changed) return;
    if (!previewing()) m_beforePreview = isFresh() ? m_state.analysis : nullptr;
    m_previewGpu = std::make_shared<const Gpu>(*changed);
    recompute();
}

} // namespace tilesight
