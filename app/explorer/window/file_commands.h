// New, Open, Save, Save As and what goes with them: questions about unsaved changes, reload, recovery, recent
// files. No dialog blocks: each opens and calls back, so the window keeps painting and results keep coming
// in.
#pragma once

#include "app/explorer/autosave.h"
#include "app/explorer/latest_task.h"
#include "app/explorer/workspace.h"

#include <QObject>
#include <functional>

class QFileDialog;
class QMimeData;
class QProgressDialog;
class QWidget;

namespace tilesight {

class ExportActions;
class MessageBar;
struct ReportSettings;

class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Workspace& workspace, MessageBar& messages, QWidget* window);

    /// Runs `then` at once, or after the user has saved or discarded what is unsaved (one question); not at all, and
    /// with nothing changed, when cancelled.
    void whenSafe(const std::function<void()>& then);
    bool isSafe() const; ///< nothing is unsaved, and no text with errors is left
    void whenDocumentSafe(const std::function<void()>& then); ///< the same, but for what is put aside
    void whenDraftSafe(const std::function<void()>& then);    ///< asks about text with errors only

    /// How work that is put aside comes back: before what took its place is replaced, it does and is asked for.
    void setBringBack(std::function<void()> bringBack) { m_bringBack = std::move(bringBack); }

    /// Why nothing may be taken along that shows results of all views; "" = it may.
    void setRefusal(std::function<QString()> whyNot) { m_whyNot = std::move(whyNot); }

    void open();
    void openPath(const QString& path); ///< asks about unsaved changes first
    void newFrom(const TilePlan& plan); ///< likewise
    void newFromSample(const QString& path);
    void save(const std::function<void()>& then = {});
    void saveAs(const std::function<void()>& then = {});
    void exportReport();
    void exportResult(); ///< as JSON
    void exportPicture(QWidget* view, const QString& suggestedName);
    /// Asks for a file and writes it with `write`.
    void exportPdf(const QString& title, const QString& suffix,
                   const std::function<Errors(const QString& path)>& write);
    void exportText(const QString& title, const QString& suffix, const QByteArray& content);
    /// Asks for a file whose ending decides the format: `suffix` is what it is offered with.
    void exportView(const QString& name, ExportActions* exports, const QString& suffix);

    /// The files among dragged things; a drop opens the first and names the others.
    static QStringList droppedFiles(const QMimeData* data);
    void openDropped(const QMimeData* data);
    void offerRecovery();

signals:
    void message(const QString& sentence); ///< for the status bar: "Saved gemm.json"
    void recentFilesChanged();

private:
    using Then = std::function<void()>;
    using WithPath = std::function<void(const QString& path)>;
    bool isDocumentSafe() const;
    bool refusesResults(); ///< says why
    bool report(const QString& title, const Errors& errors); ///< shows them; true when there were none
    void askOpenFile(const QString& title, const QString& folder, const QString& filter, const WithPath& then);
    /// Asks for a name, and before another file is replaced; `then` gets the name that is written, suffix and all.
    /// `anySuffix`: what was typed decides the format, and is left as it is.
    void askSaveFile(const QString& title, const QString& suggested, const QString& filter, const WithPath& then,
                     bool anySuffix = false);
    void askBeforeReplacing(const QString& path, const Then& replace, const Then& rename);
    void askBeforeOverwriting(const std::function<void()>& then);
    void askAboutDraft(const std::function<void()>& then);
    /// Asks for a name that ends in one of `suffixes`, the first by default, and writes `content` of that one.
    void exportAs(const QString& title, const QString& suggestedName, const QStringList& suffixes,
                  const std::function<QByteArray(const QString& suffix)>& content);
    void saveTo(const QString& path, const std::function<void()>& then);
    void writeReportTo(const QString& path, const ReportSettings& settings);
    void showReportProgress();
    void endReportProgress();
    QString suggestedPath(const QString& suffix) const;

    // file_notices.cpp
    void connectNotices();
    void onChangedOnDisk();
    void onGoneFromDisk();
    void onHardwareChangedOnDisk();
    void tellSameOnDisk(); ///< there is nothing to reload any more
    void tellCopies();
    void tellSideFaults();
    void offer(const Recovery& recovery);

    Workspace& m_workspace;
    MessageBar& m_messages;
    QWidget* m_window;
    Autosave m_autosave;
    std::function<void()> m_bringBack;
    std::function<QString()> m_whyNot;
    QProgressDialog* m_progress = nullptr; ///< of m_report, once that is slow
    LatestTask m_report;                   ///< last: its destructor waits before the rest goes
};

} // namespace tilesight
