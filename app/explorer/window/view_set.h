// All views of the window, each with the calls that every view has, wired to the workspace. Adding a view is
// one line in view_set.cpp; it then has a dock, a View menu entry, themes, states, edits and explanations.
//
// A new state reaches the views in three turns, so that an edit is answered within a frame:
//   at once      the tile, the lanes: where the hand is and where the eye is; they are painted before the
//   rest one by one   the others, each painted before the next gets it, once no analysis is about to come, or
//                after restAfterMilliseconds; all before the user's next press, so no view edits an old plan
//   when shown   views behind a tab or in a closed dock
#pragma once

#include "app/explorer/workspace.h"
#include "widgets/explain/explained_figure.h"
#include "widgets/theme/theme.h"
#include "widgets/plot/export_actions.h"

#include <QActionGroup>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <type_traits>
#include <vector>

namespace tilesight {

struct ViewEntry {
    QString id;    ///< of its dock
    QString title; ///< of its dock
    QWidget* widget = nullptr;
    std::function<void(const ViewState&)> setState;
    std::function<void(const Theme&)> setTheme;
    std::function<QString()> caption; ///< for the dock's row; may be empty
    std::function<ExplainedFigure()> explained; ///< what is focused or selected in it
    QActionGroup* modes = nullptr;    ///< for the dock's row; may be null
    bool atOnce = false;              ///< see above
    bool shown = false;               ///< can be seen, as far as docks and tabs go
    bool due = true;                  ///< has not got the newest state
};

class ViewSet : public QObject {
    Q_OBJECT
public:
    ViewSet(Workspace& workspace, QWidget* window);

    const std::vector<ViewEntry>& entries() const { return m_entries; }
    QWidget* view(const QString& id) const;
    /// The workspace has a new state.
    void stateChanged();
    /// Hands the newest state to all shown views that have not got it.
    void catchUp();
    /// A dock has come into sight or gone out of it.
    void setShown(const QString& id, bool shown);
    static constexpr int restAfterMilliseconds = 30;
    void setTheme(const Theme& theme);
    /// Selects these actions and brings the first into view; after undo and redo.
    void showChanged(const QStringList& actions);

signals:
    void explainRequested(const QString& id);
    void textFaultsChanged(const Errors& errors); ///< of plan text that is not sound
    void refused(const QString& sentence);        ///< why a gesture had no effect
    /// A view's picture or numbers are to be written, as "svg" unless the file's name says otherwise.
    void exportRequested(const QString& viewId, ExportActions* exports, const QString& suffix);
    /// A file that only this view makes; `extension` as "trace.json".
    void dataSaveRequested(const QString& viewId, const QString& extension, const QByteArray& content);
    void viewRequested(const QString& id); ///< another view shows more about what was activated
    void gpuChosen(const QString& id);     ///< another GPU is to be used
    void gpuSaveRequested();               ///< the GPU with its edited numbers, as the user's own
    void gpuExportRequested();
    void captionChanged(const QString& viewId, const QString& caption);
    void restChanged(); ///< the views that are not in a hurry have got the newest state

private:
    /// Makes a view and connects whatever signals it has.
    template <class View>
    View* add(const QString& id, const QString& title);
    template <class View>
    void connectEdits(View* view, const QString& id);
    void connectExports(QWidget* view, const QString& id);
    void showHardwareEntry(const QString& key);
    void selectCulprit(const Error& error); ///< the action that an error speaks of
    void give(ViewEntry& entry);            ///< the newest state, if it is due
    void giveNext();                        ///< to one of the rest; comes back for the others
    void giveNextSoon();                    ///< after what is to be painted now
    void customEvent(QEvent* event) override;
    ViewEntry* entry(const QString& id);
    bool eventFilter(QObject* watched, QEvent* event) override;

    Workspace& m_workspace;
    QWidget* m_window;
    std::vector<ViewEntry> m_entries;
    QTimer m_wait;          ///< for an analysis that is about to come
    bool m_restDue = false; ///< the rest has not got the newest state
    bool m_posted = false;  ///< giveNext() will be called
    std::size_t m_turn = 0; ///< the entry that giveNext() begins with
};

} // namespace tilesight
