// All views of the window, each with the calls that every view has, wired to the workspace. Adding a view is
// one line in view_set.cpp; it then has a dock, a View menu entry, themes, states, edits and explanations.
#pragma once

#include "app/explorer/workspace.h"
#include "widgets/theme/theme.h"

#include <QActionGroup>
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
    QActionGroup* modes = nullptr;    ///< for the dock's row; may be null
};

class ViewSet : public QObject {
    Q_OBJECT
public:
    ViewSet(Workspace& workspace, QWidget* window);

    const std::vector<ViewEntry>& entries() const { return m_entries; }
    QWidget* view(const QString& id) const;
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    /// Selects these actions and brings the first into view; after undo and redo.
    void showChanged(const QStringList& actions);

signals:
    void explainRequested(const QString& id);
    void refused(const QString& sentence); ///< why a gesture had no effect
    void csvSaveRequested(const QString& viewId, const QString& csv);
    void viewRequested(const QString& id); ///< another view shows more about what was activated
    void captionChanged(const QString& viewId, const QString& caption);

private:
    /// Makes a view and connects whatever signals it has.
    template <class View>
    View* add(const QString& id, const QString& title);
    template <class View>
    void connectEdits(View* view, const QString& id);
    void selectCulprit(const Error& error); ///< the action that an error speaks of

    Workspace& m_workspace;
    QWidget* m_window;
    std::vector<ViewEntry> m_entries;
};

} // namespace tilesight
