#include "app/explorer/document.h"

#include "app/explorer/hardware_command.h"
#include "app/explorer/plan_command.h"
#include "widgets/shown_text.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace tilesight {
namespace {
constexpr int undoLimit = 500; // plans are small, but launch orders given as lists are not
} // namespace

Document::Document(QObject* parent) : QObject(parent), m_plan(std::make_shared<const TilePlan>()) {
    m_undoStack.setUndoLimit(undoLimit);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &Document::onFileChanged);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &Document::onFileChanged);
    connect(&m_sideWatcher, &QFileSystemWatcher::directoryChanged, this, &Document::onSideFileChanged);
}

QString Document::displayName() const {
    if (!m_path.isEmpty()) return shownText(QFileInfo(m_path).fileName(), 255); // what a file system takes
    const QString name = shownText(QString::fromStdString(m_plan->name));
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
                       const QStringList& drafts, const QByteArray& knownFile) {
    reset(plan, path, true, edits, std::move(variants));
    m_knownVariants = {}; // none is dropped for not being in the copy
    if (!path.isEmpty()) m_knownHardware = m_seenHardware = readHardwareEdits(m_editsDirectory, path);
    if (!knownFile.isEmpty()) m_ownFile = m_acceptedFile = knownFile;
    replaceDrafts(drafts);
}

QStringList Document::drafts() {
    emit draftsWanted();
    return m_drafts;
}

void Document::setDrafts(const QStringList& texts) { m_drafts = texts; }

void Document::replaceDrafts(const QStringList& texts) {
    m_drafts = texts;
    emit draftsReplaced(texts);
}

void Document::editHardware(const std::string& gpuId, NumberEdits edits, const QString& undoText) {
    HardwareEdits after = m_hardwareEdits;
    after.set(gpuId, std::move(edits));
    if (after.byGpu == m_hardwareEdits.byGpu) return;
    pushHardware(std::move(after), gpuId, undoText);
}

void Document::pushHardware(HardwareEdits after, const std::string& gpuId, const QString& undoText) {
    m_pushing = true;
    m_undoStack.push(new ChangeHardwareCommand(
        m_hardwareEdits, std::move(after), gpuId, undoText,
        [this](const HardwareEdits& changed, const std::string& id) { stepHardware(changed, id); }));
    m_pushing = false;
}

Document::Work Document::work() const {
    Work work{m_plan,    m_path,    m_hardwareEdits, m_knownHardware, m_variants, m_knownVariants,
              m_unsaved, m_ownFile, m_acceptedFile,  {},              0,          0, isModified()};
    for (int i = 0; i < m_undoStack.count(); ++i) // the stack gives none away
        work.steps.push_back(static_cast<const DocumentCommand*>(m_undoStack.command(i))->copy());
    work.index = m_undoStack.index();
    work.cleanIndex = m_undoStack.cleanIndex();
    return work;
}

void Document::putAside() {
    if (m_aside) return;
    m_aside = work();
    emit asideChanged();
}

void Document::dropAside() {
    if (!m_aside) return;
    m_aside.reset();
    emit asideChanged();
}

void Document::bringBack() {
    if (!m_aside) return;
    const Work work = *std::exchange(m_aside, std::nullopt);
    reset(*work.plan, work.path, false, work.hardware, work.variants);
    m_unsaved = work.unsaved;
    m_knownHardware = m_seenHardware = work.knownHardware;
    m_knownVariants = work.knownVariants;
    m_ownFile = work.ownFile;
    m_acceptedFile = m_seenFile = work.acceptedFile;
    m_bringingBack = true;
    if (work.cleanIndex < 0) m_undoStack.resetClean();
    for (std::size_t i = 0; i < work.steps.size(); ++i) {
        m_undoStack.push(work.steps[i]->copy().release());
        if (work.cleanIndex == int(i) + 1) m_undoStack.setClean();
    }
    m_undoStack.setIndex(work.index);
    m_bringingBack = false;
    emit modifiedChanged(isModified());
    emit asideChanged();
    onFileChanged(); // it may have changed in the meantime
    onSideFileChanged();
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

void Document::reset(const TilePlan& plan, const QString& path, bool recovered, const HardwareEdits& edits,
                     Variants variants) {
    const bool otherHardware = edits.byGpu != m_hardwareEdits.byGpu;
    m_hardwareEdits = m_knownHardware = m_seenHardware = edits;
    m_variants = m_knownVariants = std::move(variants);
    m_path = path;
    m_unsaved = {};
    m_unsaved.recovered = recovered;
    m_throwaway = false;
    m_sideFaults = {};
    watch(stateOfFile(path));
    m_undoStack.clear();
    replaceDrafts({}); // of the plan before
    setPlan(std::make_shared<const TilePlan>(plan));
    if (otherHardware) emit hardwareEditsChanged(QString::fromStdString(edits.gpuId));
    emit variantsChanged();
    emit pathChanged();
    emit modifiedChanged(isModified());
}

} // namespace tilesight
