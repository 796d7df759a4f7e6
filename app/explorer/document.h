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

namespace tilesight {

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    std::shared_ptr<const TilePlan> plan() const { return m_plan; } ///< never null
    QString path() const { return m_path; }                         ///< "" = not stored yet
    QString displayName() const;                                    ///< "gemm.json", "gemm (not saved yet)"
    bool isModified() const { return !isThrowaway() && (m_unsaved || !m_undoStack.isClean()); }
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
    void keepHardwareEditsIn(const QString& directory) { m_editsDirectory = directory; }

    /// Pinned variants; not part of undo. Kept at once where the plan has a file.
    const Variants& variants() const { return m_variants; }
    void setVariants(Variants variants);
    /// Where the variants of saved plans are kept; "" (as at first) = nowhere.
    void keepVariantsIn(const QString& directory) { m_variantsDirectory = directory; }

    /// Text typed for the plan that has errors, so the plan does not have it: no part of undo or of the file, but work that
    /// may not be lost. Asks the view that holds it to read first what was typed last.
    QString draft();
    void setDraft(const QString& text);
    void dropDraft() { replaceDraft({}); } ///< also from the view

    /// Starts a document without a file, e.g. from a sample or a template. Clears the undo stack.
    void startNew(const TilePlan& plan);
    void startThrowaway(const TilePlan& plan); ///< the same, see isThrowaway()
    /// As startNew(), but modified, and saving goes to `path` ("" = asks for a name): what a crash left
    /// behind.
    void recover(const TilePlan& plan, const QString& path, const HardwareEdits& edits = {},
                 Variants variants = {}, const QString& draft = {});

    /// All there is to the document but its draft, to be brought back when something else has been in its place.
    struct Work {
        std::shared_ptr<const TilePlan> plan;
        QString path;
        HardwareEdits hardware;
        Variants variants;
        bool unsaved = false;
        QByteArray contentOnDisk;
        std::vector<std::shared_ptr<const DocumentCommand>> steps;
        int index = 0, cleanIndex = 0; ///< of the undo stack
    };
    Work work() const;
    void bringBack(const Work& work);

    /// The three return the faults; when there are any, the document is as it was before.
    Errors open(const QString& path);
    Errors save();
    Errors saveAs(const QString& path); ///< adds ".json"
    Errors reload();                    ///< from the file, as an undoable step
    /// Another program has written the file since it was read or written here.
    bool differsOnDisk() const;
    /// What another program wrote may be replaced by the next save.
    void keepMine();
    /// The file that holds the plan just as it is here; "" = there is none.
    QString unchangedFile() const { return isModified() || differsOnDisk() ? QString() : m_path; }

signals:
    void planChanged();
    void pathChanged();
    void modifiedChanged(bool modified);
    void stepped(const QStringList& actions); ///< undo or redo; the actions that it changed, added or moved
    /// Edited numbers have changed, or come or gone with the document; `gpuId` "" = no GPU in particular.
    void hardwareEditsChanged(const QString& gpuId);
    void variantsChanged();
    void draftWanted();                      ///< to be answered by setDraft() at once, if there is a newer one
    void draftReplaced(const QString& text); ///< dropped, or found again
    void hardwareStepped(const QString& key); ///< undo or redo of an edited number
    void changedOnDisk(); ///< the file's content is no longer what was read or written last

private:
    void setPlan(std::shared_ptr<const TilePlan> plan);
    void step(const std::shared_ptr<const TilePlan>& plan);
    void stepHardware(const HardwareEdits& edits, const std::string& gpuId);
    void reset(const TilePlan& plan, const QString& path, bool unsaved, const HardwareEdits& edits = {},
               Variants variants = {});
    void replaceDraft(const QString& text);
    void watch(const QByteArray& knownContent);
    void onFileChanged();

    std::shared_ptr<const TilePlan> m_plan;
    HardwareEdits m_hardwareEdits;
    Variants m_variants;
    QString m_draft;
    QString m_path, m_editsDirectory, m_variantsDirectory;
    /// Recovered, or changed on disk: differs from the file whatever the undo stack says.
    bool m_unsaved = false;
    bool m_gone = false;    ///< unsaved because the file has vanished
    bool m_pushing = false; ///< an edit, not undo or redo
    bool m_throwaway = false;
    bool m_bringingBack = false; ///< steps are put back, nothing changes
    QUndoStack m_undoStack;
    QFileSystemWatcher m_watcher;
    QByteArray m_contentOnDisk; ///< what was read or written here, or accepted to be replaced
    QByteArray m_seenOnDisk;    ///< what another program wrote and changedOnDisk() told
};

} // namespace tilesight
