// The document: one tile plan, where it is stored, the hardware numbers edited for it, and the undo stack. Every
// change goes through edit() or editHardware(), so whatever a view does can be undone and one gesture is one step.
#pragma once

#include "app/explorer/document_command.h"
#include "app/explorer/variants.h"
#include "core/base/expected.h"
#include "core/plan/tile_plan.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QUndoStack>
#include <memory>
#include <optional>

namespace tilesight {

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    std::shared_ptr<const TilePlan> plan() const { return m_plan; } ///< never null
    QString path() const { return m_path; }                         ///< "" = not stored yet
    QString displayName() const;                                    ///< "gemm.json", "gemm (not saved yet)"
    bool isModified() const { return !isThrowaway() && (m_unsaved.any() || !m_undoStack.isClean()); }
    /// Nobody's work, as the plan of a lesson is, until it is saved somewhere: it may be lost unasked.
    bool isThrowaway() const { return m_throwaway && m_path.isEmpty(); }
    QUndoStack* undoStack() { return &m_undoStack; }

    /// Replaces the plan as an undoable step named `undoText`; steps with the same non-empty `mergeKey`
    /// become one.
    void edit(const TilePlan& plan, const QString& undoText, const QString& mergeKey = {});

    /// Hardware numbers that the user has changed, an undoable step as well. `gpuId` is the GPU they belong to.
    const HardwareEdits& hardwareEdits() const { return m_hardwareEdits; }
    void editHardware(const std::string& gpuId, NumberEdits edits, const QString& undoText);
    /// Where the edited numbers of saved plans are kept; "" (as at first) = nowhere.
    void keepHardwareEditsIn(const QString& directory);
    /// After hardwareChangedOnDisk(): takes what was changed there and not here, as an undoable step.
    void takeHardware();
    void keepMyHardware(); ///< or lets the next save replace it

    /// Pinned variants; not part of undo. Kept at once where the plan has a file, together with what other windows
    /// on the same plan have pinned.
    const Variants& variants() const { return m_variants; }
    void setVariants(Variants variants);
    /// Where the variants of saved plans are kept; "" (as at first) = nowhere.
    void keepVariantsIn(const QString& directory);
    /// What is kept about this plan and cannot be read; empty when all is well.
    const Errors& sideFaults() const { return m_sideFaults; }

    /// Texts typed for the plan that have errors, so the plan does not have them: no part of undo or of the file, but
    /// work that may not be lost. Asks the view that holds them to read first what was typed last. The newest is last.
    QStringList drafts();
    void setDrafts(const QStringList& texts);
    void dropDrafts() { replaceDrafts({}); } ///< also from the view

    /// Starts a document without a file, e.g. from a sample or a template. Clears the undo stack.
    void startNew(const TilePlan& plan);
    void startThrowaway(const TilePlan& plan); ///< the same, see isThrowaway()
    /// As startNew(), but modified, and saving goes to `path` ("" = asks for a name): what a crash left
    /// behind. `knownFile`: the state of the file that it was made from ("" = the present one).
    void recover(const TilePlan& plan, const QString& path, const HardwareEdits& edits = {},
                 Variants variants = {}, const QStringList& drafts = {}, const QByteArray& knownFile = {});

    /// Why the document differs from its file whatever the undo stack says.
    struct Unsaved {
        bool recovered = false;
        bool gone = false;      ///< the file has vanished, or holds no plan any more
        bool kept = false;      ///< another program wrote the file, and this was to be kept
        bool sideFiles = false; ///< variants or edited numbers could not be written
        bool any() const { return recovered || gone || kept || sideFiles; }
    };

    /// All there is to the document but its drafts.
    struct Work {
        std::shared_ptr<const TilePlan> plan;
        QString path;
        HardwareEdits hardware, knownHardware;
        Variants variants, knownVariants;
        Unsaved unsaved;
        QByteArray ownFile, acceptedFile;
        std::vector<std::shared_ptr<const DocumentCommand>> steps;
        int index = 0, cleanIndex = 0; ///< of the undo stack
        bool modified = false;
    };
    /// The work makes room for something else; what is aside already stays. A copy of it is kept (autosave.h) until it is
    /// back, or dropped.
    void putAside();
    void bringBack(); ///< with its undo steps
    void dropAside();
    bool hasAside() const { return m_aside.has_value(); }
    /// What is aside has changes that are saved nowhere: it may not be lost with what took its place.
    bool holdsUnsaved() const { return m_aside && m_aside->modified; }

    /// The three return the faults; when there are any, the document is as it was before.
    Errors open(const QString& path);
    Errors save(Errors* sideErrors = nullptr);
    /// Adds ".json". `sideErrors`: the plan is saved, but not its variants or edited numbers.
    Errors saveAs(const QString& path, Errors* sideErrors = nullptr);
    Errors reload();                    ///< from the file, as an undoable step
    /// Another program has written the file since it was read or written here.
    bool differsOnDisk() const;
    /// What another program wrote may be replaced by the next save.
    void keepMine();
    /// Tells the content of the file that was read or written last from others; "" = there is no file.
    QByteArray knownFile() const { return m_acceptedFile; }
    static QByteArray stateOfFile(const QString& path); ///< likewise, of any file
    /// The file that holds the plan just as it is here; "" = there is none.
    QString unchangedFile() const { return isModified() || differsOnDisk() ? QString() : m_path; }

signals:
    void planChanged();
    void pathChanged();
    void modifiedChanged(bool modified);
    void asideChanged(); ///< the work is put aside and still here, or is back, or dropped
    void stepped(const QStringList& actions); ///< undo or redo; the actions that it changed, added or moved
    /// Edited numbers have changed, or come or gone with the document; `gpuId` "" = no GPU in particular.
    void hardwareEditsChanged(const QString& gpuId);
    void variantsChanged();
    void variantsWritten(const tilesight::Errors& errors); ///< with or without success
    void draftsWanted();                              ///< to be answered by setDrafts() at once, if there is a newer one
    void draftsReplaced(const QStringList& texts); ///< dropped, or found again
    void hardwareStepped(const QString& key); ///< undo or redo of an edited number
    void changedOnDisk(); ///< the file's content is no longer what was read or written last
    void sameOnDisk();    ///< it is again
    void goneFromDisk();  ///< what is on screen is the only copy
    void hardwareChangedOnDisk(); ///< another window has saved other hardware numbers for this plan

private:
    void setPlan(std::shared_ptr<const TilePlan> plan);
    void step(const std::shared_ptr<const TilePlan>& plan);
    void stepHardware(const HardwareEdits& edits, const std::string& gpuId);
    void reset(const TilePlan& plan, const QString& path, bool recovered, const HardwareEdits& edits = {},
               Variants variants = {});
    void replaceDrafts(const QStringList& texts);
    void watch(const QByteArray& fileState);
    void onFileChanged();
    void onSideFileChanged();
    Errors writeVariantsMerged();
    void pushHardware(HardwareEdits after, const std::string& gpuId, const QString& undoText);
    Work work() const;

    std::shared_ptr<const TilePlan> m_plan;
    HardwareEdits m_hardwareEdits;
    HardwareEdits m_knownHardware, m_seenHardware; ///< as read, saved or accepted; as hardwareChangedOnDisk() told
    Variants m_variants, m_knownVariants;          ///< here; as read or written
    QStringList m_drafts;
    QString m_path, m_editsDirectory, m_variantsDirectory;
    Errors m_sideFaults;
    Unsaved m_unsaved;
    std::optional<Work> m_aside;
    bool m_pushing = false; ///< an edit, not undo or redo
    bool m_throwaway = false;
    bool m_bringingBack = false; ///< steps are put back, nothing changes
    QUndoStack m_undoStack;
    QFileSystemWatcher m_watcher, m_sideWatcher;
    QByteArray m_ownFile;      ///< state of the file as it was read or written here
    QByteArray m_acceptedFile; ///< the same, or one of another program that may be replaced
    QByteArray m_seenFile;     ///< what another program wrote and changedOnDisk() told
};

} // namespace tilesight
