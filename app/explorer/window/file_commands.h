// New, Open, Save, Save As and what goes with them: questions about unsaved changes, reload, recovery, recent
// files. No dialog blocks: each opens and calls back, so the window keeps painting and results keep coming
// in.
#pragma once

#include "app/explorer/autosave.h"
#include "app/explorer/workspace.h"

#include <QObject>
#include <functional>

class QFileDialog;
class QMimeData;
class QWidget;

namespace tilesight {

class MessageBar;
struct ReportSettings;

class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Workspace& workspace, MessageBar& messages, QWidget* window);

    /// Runs `then` at once, or after the user has saved or discarded what is unsaved; not at all when
    /// cancelled.
    void whenSafe(const std::function<void()>& then);
    bool isSafe() const; ///< nothing is unsaved, and no text with errors is left
    void whenDocumentSafe(const std::function<void()>& then); ///< the same, but for what is put aside
    void whenDraftSafe(const std::function<void()>& then);    ///< asks about text with errors only

    /// Work that something else on screen has taken the place of: before that is replaced it is brought back and asked for.
    struct Aside {
        std::function<bool()> holdsUnsaved;
        std::function<void()> bringBack;
    };
    void setAside(Aside aside) { m_aside = std::move(aside); }

    void open();
    void openPath(const QString& path); ///< asks about unsaved changes first
    void newFrom(const TilePlan& plan); ///< likewise
    void newFromSample(const QString& path);
    void save(const std::function<void()>& then = {});
    void saveAs(const std::function<void()>& then = {});
    void exportReport();
    void exportPicture(QWidget* view, const QString& suggestedName);
    /// Asks for a file and writes it with `write`.
    void exportPdf(const QString& title, const QString& suffix, const std::function<Errors(const QString& path)>& write);
    void exportText(const QString& title, const QString& suffix, const QByteArray& content);

    /// First plan file among dragged things; "" = nothing that can be opened.
    static QString droppedFile(const QMimeData* data);
    void offerRecovery();

signals:
    void message(const QString& sentence); ///< for the status bar: "Saved gemm.json"
    void recentFilesChanged();

private:
    bool isDocumentSafe() const;
    bool report(const QString& title, const Errors& errors); ///< shows them; true when there were none
    void askFile(const QString& title, bool forSaving, const QString& suggested, const QString& filter,
                 const std::function<void(const QString&)>& then);
    void askBeforeOverwriting(const std::function<void()>& then);
    void askAboutDraft(const std::function<void()>& then);
    void saveTo(const QString& path, const std::function<void()>& then);
    void writeReportTo(const QString& path, const ReportSettings& settings);
    void onChangedOnDisk();
    QString suggestedPath(const QString& suffix) const;
    void offer(const Recovery& recovery);

    Workspace& m_workspace;
    MessageBar& m_messages;
    QWidget* m_window;
    Autosave m_autosave;
    Aside m_aside;
};

} // namespace tilesight
