// The document and its files: the plan, and beside it what is kept of variants and edited hardware numbers. Other
// programs, and other windows of this one, may write them at any time.
#include "app/explorer/document.h"
#include "app/explorer/plan_file.h"
#include "app/explorer/side_file.h"
#include "core/plan/plan_io.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tilesight {
namespace {

QByteArray stateOf(const QByteArray& content) {
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

void append(Errors& errors, const Errors& more) { errors.insert(errors.end(), more.begin(), more.end()); }

} // namespace

QByteArray Document::stateOfFile(const QString& path) {
    if (path.isEmpty() || !QFileInfo(path).isFile()) return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? stateOf(file.readAll()) : QByteArray();
}

Errors Document::open(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const QByteArray state = stateOfFile(absolute); // before reading: what is written in between is told
    const Expected<TilePlan> plan = readPlan(absolute.toStdString());
    if (!plan) return plan.errors();
    reset(*plan, absolute, false, readHardwareEdits(m_editsDirectory, absolute),
          readVariants(m_variantsDirectory, absolute));
    m_ownFile = m_acceptedFile = m_seenFile = state;
    for (const QString& directory : {m_editsDirectory, m_variantsDirectory})
        append(m_sideFaults, sideFileFaults(directory, absolute));
    if (!m_sideFaults.empty()) emit pathChanged(); // tells them
    return {};
}

Errors Document::save(Errors* sideErrors) { return saveAs(m_path, sideErrors); }

Errors Document::saveAs(const QString& path, Errors* sideErrors) {
    const QString target =
        QFileInfo(path == m_path ? path : withSuffix(path, QStringLiteral("json"))).absoluteFilePath();
    const QByteArray content = QByteArray::fromStdString(planToJson(*m_plan));
    if (Errors errors = writeFileAtomically(target, content); !errors.empty()) return errors;
    const bool wasModified = isModified(), moved = target != m_path;
    m_path = target;
    if (moved) { // what was kept about a plan that stood there goes with it
        m_knownHardware = readHardwareEdits(m_editsDirectory, target);
        m_knownVariants = readVariants(m_variantsDirectory, target);
    }
    // After the plan, which gives the place its name; the plan is safe even when its numbers are not.
    Errors side = writeHardwareEdits(m_editsDirectory, target, m_hardwareEdits, m_knownHardware);
    if (side.empty()) {
        m_knownHardware = m_hardwareEdits;
        m_seenHardware = readHardwareEdits(m_editsDirectory, target);
    }
    append(side, writeVariantsMerged());
    m_unsaved = {};
    m_unsaved.sideFiles = !side.empty();
    watch(stateOf(content));
    m_undoStack.setClean();
    if (wasModified != isModified()) emit modifiedChanged(isModified());
    if (moved) emit pathChanged();
    if (sideErrors) *sideErrors = std::move(side);
    return {};
}

Errors Document::reload() {
    const QByteArray state = stateOfFile(m_path);
    const Expected<TilePlan> plan = readPlan(m_path.toStdString());
    if (!plan) {
        m_unsaved.gone = true;
        emit modifiedChanged(isModified());
        return plan.errors();
    }
    edit(*plan, tr("Reload %1").arg(displayName()));
    m_unsaved.recovered = m_unsaved.gone = m_unsaved.kept = false;
    watch(state);
    if (m_hardwareEdits.byGpu == m_knownHardware.byGpu)
        m_undoStack.setClean();
    else
        m_undoStack.resetClean(); // numbers edited here were not in the file
    emit modifiedChanged(isModified());
    return {};
}

void Document::watch(const QByteArray& fileState) {
    m_ownFile = m_acceptedFile = m_seenFile = fileState;
    m_unsaved.gone = false;
    if (!m_watcher.files().isEmpty()) m_watcher.removePaths(m_watcher.files());
    if (!m_watcher.directories().isEmpty()) m_watcher.removePaths(m_watcher.directories());
    if (!m_path.isEmpty()) m_watcher.addPath(m_path);
}

void Document::keepMine() {
    m_acceptedFile = m_seenFile = stateOfFile(m_path);
    m_unsaved.kept = m_acceptedFile != m_ownFile;
    emit modifiedChanged(isModified());
}

bool Document::differsOnDisk() const {
    return !m_path.isEmpty() && QFileInfo::exists(m_path) && stateOfFile(m_path) != m_acceptedFile;
}

void Document::onFileChanged() {
    if (m_path.isEmpty()) return;
    if (!QFileInfo::exists(m_path)) {
        // What is on screen is the only copy now. The folder tells when another one comes.
        const QString folder = QFileInfo(m_path).absolutePath();
        if (!m_watcher.directories().contains(folder)) m_watcher.addPath(folder);
        if (m_unsaved.gone) return;
        m_unsaved.gone = true;
        m_seenFile = m_acceptedFile; // asked about anew when it comes back
        emit goneFromDisk();
        emit modifiedChanged(isModified());
        return;
    }
    // Editors replace files: the watcher then loses the path.
    if (!m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
    const bool wasModified = isModified();
    const QByteArray state = stateOfFile(m_path);
    const bool wasGone = m_unsaved.gone;
    // A file of another program makes no work of what was not edited here, unless it holds no plan to go back to.
    m_unsaved.gone = state != m_ownFile && !readPlan(m_path.toStdString());
    if (state == m_ownFile) {
        m_acceptedFile = m_seenFile = state;
        m_unsaved.kept = false;
    }
    if (state == m_ownFile || (wasGone && state == m_acceptedFile)) emit sameOnDisk();
    if (wasModified != isModified()) emit modifiedChanged(isModified());
    if (state == m_acceptedFile || state == m_seenFile) return; // asked already
    m_seenFile = state;
    emit changedOnDisk();
}

void Document::keepHardwareEditsIn(const QString& directory) {
    m_editsDirectory = directory;
    if (!directory.isEmpty() && QDir().mkpath(directory)) m_sideWatcher.addPath(directory);
}

void Document::keepVariantsIn(const QString& directory) {
    m_variantsDirectory = directory;
    if (!directory.isEmpty() && QDir().mkpath(directory)) m_sideWatcher.addPath(directory);
}

void Document::setVariants(Variants variants) {
    m_variants = std::move(variants);
    if (!m_path.isEmpty()) { // the autosave copy has them, too
        const Errors errors = writeVariantsMerged();
        if (m_unsaved.sideFiles != !errors.empty()) {
            m_unsaved.sideFiles = !errors.empty();
            emit modifiedChanged(isModified());
        }
        emit variantsWritten(errors);
    }
    emit variantsChanged();
}

Errors Document::writeVariantsMerged() {
    Variants written = m_variants;
    const Errors errors = writeVariants(m_variantsDirectory, m_path, written, m_knownVariants);
    if (!errors.empty()) return errors;
    m_knownVariants = written;
    if (toJson(written) != toJson(m_variants)) {
        m_variants = std::move(written);
        emit variantsChanged();
    }
    return {};
}

void Document::onSideFileChanged() {
    if (m_path.isEmpty() || isThrowaway()) return;
    const Variants theirs = readVariants(m_variantsDirectory, m_path);
    if (!m_variantsDirectory.isEmpty() && toJson(theirs) != toJson(m_knownVariants)) {
        Variants both = merged(m_knownVariants, m_variants, theirs);
        m_knownVariants = theirs;
        if (toJson(both) != toJson(m_variants)) {
            m_variants = std::move(both);
            emit variantsChanged();
        }
    }
    if (m_editsDirectory.isEmpty()) return;
    const HardwareEdits numbers = readHardwareEdits(m_editsDirectory, m_path);
    if (numbers.byGpu == m_knownHardware.byGpu || numbers.byGpu == m_seenHardware.byGpu) return;
    m_seenHardware = numbers;
    if (merged(m_knownHardware, m_hardwareEdits, numbers).byGpu != m_hardwareEdits.byGpu)
        emit hardwareChangedOnDisk();
}

void Document::takeHardware() {
    const HardwareEdits theirs = readHardwareEdits(m_editsDirectory, m_path);
    HardwareEdits both = merged(m_knownHardware, m_hardwareEdits, theirs);
    const bool clean = !isModified() && both.byGpu == theirs.byGpu;
    m_knownHardware = m_seenHardware = theirs;
    if (both.byGpu == m_hardwareEdits.byGpu) return;
    pushHardware(std::move(both), {}, tr("Take the hardware numbers of another window"));
    if (clean) m_undoStack.setClean();
}

void Document::keepMyHardware() {
    m_knownHardware = m_seenHardware = readHardwareEdits(m_editsDirectory, m_path);
    m_unsaved.kept = true;
    emit modifiedChanged(isModified());
}

} // namespace tilesight
