#include "app/explorer/document.h"

#include "app/explorer/hardware_command.h"
#include "app/explorer/plan_command.h"
#include "app/explorer/plan_file.h"
#include "core/plan/plan_io.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace tilesight {
namespace {
constexpr int undoLimit = 500; // plans are small, but launch orders given as lists are not
QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
} // namespace

Document::Document(QObject* parent) : QObject(parent), m_plan(std::make_shared<const TilePlan>()) {
    m_undoStack.setUndoLimit(undoLimit);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &Document::onFileChanged);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &Document::onFileChanged);
}

QString Document::displayName() const {
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    const QString name = QString::fromStdString(m_plan->name);
    return name.isEmpty() ? tr("untitled") : name;
}

void Document::edit(const TilePlan& plan, const QString& undoText, const QString& mergeKey) {
    if (plan == *m_plan) return;
    m_pushing = true;
    m_undoStack.push(new ReplacePlanCommand(m_plan, std::make_shared<const TilePlan>(plan), undoText,
                                            mergeKey, [this](const auto& newPlan) { step(newPlan); }));
    m_pushing = false;
}

void Document::startNew(const TilePlan& plan) { reset(plan, {}, false); }
void Document::startThrowaway(const TilePlan& plan) {
    startNew(plan);
    m_throwaway = true;
}
void Document::recover(const TilePlan& plan, const QString& path, const HardwareEdits& edits, Variants variants,
                       const QString& draft) {
    reset(plan, path, true, edits, std::move(variants));
    replaceDraft(draft);
}

QString Document::draft() {
    emit draftWanted();
    return m_draft;
}

void Document::setDraft(const QString& text) { m_draft = text; }

void Document::replaceDraft(const QString& text) {
    m_draft = text;
    emit draftReplaced(text);
}

void Document::setVariants(Variants variants) {
    m_variants = std::move(variants);
    writeVariants(m_variantsDirectory, m_path, m_variants); // the autosave copy has them, too
    emit variantsChanged();
}

void Document::editHardware(const std::string& gpuId, NumberEdits edits, const QString& undoText) {
    HardwareEdits after = m_hardwareEdits;
    after.set(gpuId, std::move(edits));
    if (after.byGpu == m_hardwareEdits.byGpu) return;
    m_pushing = true;
    m_undoStack.push(new ChangeHardwareCommand(
        m_hardwareEdits, std::move(after), gpuId, undoText,
        [this](const HardwareEdits& changed, const std::string& id) { stepHardware(changed, id); }));
    m_pushing = false;
}

Errors Document::open(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const Expected<TilePlan> plan = readPlan(absolute.toStdString());
    if (!plan) return plan.errors();
    reset(*plan, absolute, false, readHardwareEdits(m_editsDirectory, absolute),
          readVariants(m_variantsDirectory, absolute));
    return {};
}

Errors Document::save() { return saveAs(m_path); }

Errors Document::saveAs(const QString& path) {
    const QString target = QFileInfo(path == m_path ? path : withJsonSuffix(path)).absoluteFilePath();
    const QByteArray content = QByteArray::fromStdString(planToJson(*m_plan));
    if (Errors errors = writeFileAtomically(target, content); !errors.empty()) return errors;
    // After the plan, which gives the place its name; the plan is safe even when its numbers are not.
    Errors editErrors = writeHardwareEdits(m_editsDirectory, target, m_hardwareEdits);
    const Errors variantErrors = writeVariants(m_variantsDirectory, target, m_variants);
    editErrors.insert(editErrors.end(), variantErrors.begin(), variantErrors.end());
    const bool wasModified = isModified();
    const bool moved = target != m_path;
    m_path = target;
    m_unsaved = false;
    watch(content);
    m_undoStack.setClean();
    if (wasModified) emit modifiedChanged(false);
    if (moved) emit pathChanged();
    return editErrors;
}

Errors Document::reload() {
    const Expected<TilePlan> plan = readPlan(m_path.toStdString());
    if (!plan) return plan.errors();
    edit(*plan, tr("Reload %1").arg(displayName()));
    m_unsaved = false;
    watch(contentOf(m_path));
    m_undoStack.setClean();
    emit modifiedChanged(isModified());
    return {};
}

Document::Work Document::work() const {
    Work work{m_plan, m_path, m_hardwareEdits, m_variants, m_unsaved, m_contentOnDisk, {}, 0, 0};
    for (int i = 0; i < m_undoStack.count(); ++i) // the stack gives none away
        work.steps.push_back(static_cast<const DocumentCommand*>(m_undoStack.command(i))->copy());
    work.index = m_undoStack.index();
    work.cleanIndex = m_undoStack.cleanIndex();
    return work;
}

void Document::bringBack(const Work& work) {
    reset(*work.plan, work.path, work.unsaved, work.hardware, work.variants);
    m_contentOnDisk = work.contentOnDisk;
    m_bringingBack = true;
    if (work.cleanIndex < 0) m_undoStack.resetClean();
    for (std::size_t i = 0; i < work.steps.size(); ++i) {
        m_undoStack.push(work.steps[i]->copy().release());
        if (work.cleanIndex == int(i) + 1) m_undoStack.setClean();
    }
    m_undoStack.setIndex(work.index);
    m_bringingBack = false;
    emit modifiedChanged(isModified());
    onFileChanged(); // it may have changed in the meantime
}

void Document::step(const std::shared_ptr<const TilePlan>& plan) {
    if (m_bringingBack) return;
    const auto before = m_plan;
    setPlan(plan);
    if (m_pushing) return;
    QStringList changed;
    for (const Action& action : plan->actions) {
        const Action* old = before->action(action.name);
        if (!old || *old != action) changed << QString::fromStdString(action.name);
    }
    emit stepped(changed);
}

void Document::stepHardware(const HardwareEdits& edits, const std::string& gpuId) {
    if (m_bringingBack) return;
    const NumberEdits before = m_hardwareEdits.of(gpuId), after = edits.of(gpuId);
    m_hardwareEdits = edits;
    emit hardwareEditsChanged(QString::fromStdString(gpuId));
    if (m_pushing) return;
    for (const NumberEdits* list : {&before, &after})
        for (const NumberEdit& edit : *list)
            if (std::find(before.begin(), before.end(), edit) == before.end() ||
                std::find(after.begin(), after.end(), edit) == after.end())
                return emit hardwareStepped(QString::fromStdString(edit.key));
}

void Document::setPlan(std::shared_ptr<const TilePlan> plan) {
    m_plan = std::move(plan);
    emit planChanged();
}

void Document::reset(const TilePlan& plan, const QString& path, bool unsaved, const HardwareEdits& edits,
                     Variants variants) {
    const bool otherHardware = edits.byGpu != m_hardwareEdits.byGpu;
    m_hardwareEdits = edits;
    m_variants = std::move(variants);
    m_path = path;
    m_unsaved = unsaved;
    m_throwaway = false;
    watch(path.isEmpty() ? QByteArray() : contentOf(path));
    m_undoStack.clear();
    replaceDraft({}); // of the plan before
    setPlan(std::make_shared<const TilePlan>(plan));
    if (otherHardware) emit hardwareEditsChanged(QString::fromStdString(edits.gpuId));
    emit variantsChanged();
    emit pathChanged();
    emit modifiedChanged(isModified());
}

void Document::watch(const QByteArray& knownContent) {
    m_contentOnDisk = m_seenOnDisk = knownContent;
    m_gone = false;
    if (!m_watcher.files().isEmpty()) m_watcher.removePaths(m_watcher.files());
    if (!m_watcher.directories().isEmpty()) m_watcher.removePaths(m_watcher.directories());
    if (!m_path.isEmpty()) m_watcher.addPath(m_path);
}

void Document::keepMine() { m_contentOnDisk = contentOf(m_path); }

bool Document::differsOnDisk() const {
    return !m_path.isEmpty() && QFileInfo::exists(m_path) && contentOf(m_path) != m_contentOnDisk;
}

void Document::onFileChanged() {
    if (m_path.isEmpty()) return;
    if (!QFileInfo::exists(m_path)) {
        // What is on screen is the only copy now. The folder tells when another one comes.
        const QString folder = QFileInfo(m_path).absolutePath();
        if (!m_watcher.directories().contains(folder)) m_watcher.addPath(folder);
        if (m_unsaved) return;
        m_unsaved = m_gone = true;
        emit modifiedChanged(true);
        return;
    }
    // Editors replace files: the watcher then loses the path.
    if (!m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
    const QByteArray content = contentOf(m_path);
    if (content == m_contentOnDisk) {
        if (m_gone) m_unsaved = m_gone = false, emit modifiedChanged(isModified());
        return;
    }
    m_gone = false;
    if (content == m_seenOnDisk) return; // asked already
    m_seenOnDisk = content;
    m_unsaved = true; // until reloaded or saved, file and document differ
    emit modifiedChanged(true);
    emit changedOnDisk();
}

} // namespace tilesight
