#include "app/explorer/window/view_set.h"
#include "app/explorer/window/pending_views.h"
#include "widgets/lanes/lanes_view.h"

namespace tilesight {

template <class View>
View* ViewSet::add(const QString& id, const QString& title) {
    View* view = nullptr;
    if constexpr (std::is_constructible_v<View, Selection*, QWidget*>)
        view = new View(&m_workspace.selection(), m_window);
    else
        view = new View(m_window);
    view->setObjectName(id + QStringLiteral("View"));

    ViewEntry entry{id, title, view, {}, {}, {}, nullptr};
    entry.setState = [view](const ViewState& state) { view->setState(state); };
    entry.setTheme = [view](const Theme& theme) { view->setTheme(theme); };
    if constexpr (requires { view->headerCaption(); })
        entry.caption = [view] { return view->headerCaption(); };
    if constexpr (requires { view->foldActions(); }) entry.modes = view->foldActions();
    if constexpr (requires { view->modeActions(); }) entry.modes = view->modeActions();
    if constexpr (requires { &View::headerCaptionChanged; })
        connect(view, &View::headerCaptionChanged, this,
                [this, id](const QString& caption) { emit captionChanged(id, caption); });
    if constexpr (requires { &View::edited; })
        connect(view, &View::edited, this,
                [this](const TilePlan& plan, const QString& text, const QString& key) {
                    m_workspace.document().edit(plan, text, key);
                });
    if constexpr (requires { &View::previewed; })
        connect(view, &View::previewed, &m_workspace, &Workspace::preview);
    if constexpr (requires { &View::previewEnded; })
        connect(view, &View::previewEnded, &m_workspace, &Workspace::endPreview);
    if constexpr (requires { &View::explainRequested; })
        connect(view, &View::explainRequested, this, &ViewSet::explainRequested);
    m_entries.push_back(std::move(entry));
    return view;
}

ViewSet::ViewSet(Workspace& workspace, QWidget* window)
    : QObject(window), m_workspace(workspace), m_window(window) {
    add<PlanGraphView>(QStringLiteral("plan"), tr("Plan"));
    add<TilePicture>(QStringLiteral("tile"), tr("Tile"));
    add<LanesView>(QStringLiteral("lanes"), tr("Lanes"));
    add<GalleryView>(QStringLiteral("gallery"), tr("Launch orders"));
    add<ActionsTable>(QStringLiteral("table"), tr("Table"));
    add<PropertiesPanel>(QStringLiteral("properties"), tr("Properties"));
    add<HardwarePanel>(QStringLiteral("hardware"), tr("Hardware"));
    add<HintsPanel>(QStringLiteral("hints"), tr("What to try"));
    add<ExplainPanel>(QStringLiteral("explain"), tr("Explain"));
}

QWidget* ViewSet::view(const QString& id) const {
    for (const ViewEntry& entry : m_entries)
        if (entry.id == id) return entry.widget;
    return nullptr;
}

void ViewSet::setState(const ViewState& state) {
    for (const ViewEntry& entry : m_entries) {
        entry.setState(state);
        if (entry.caption) emit captionChanged(entry.id, entry.caption());
    }
}

void ViewSet::setTheme(const Theme& theme) {
    for (const ViewEntry& entry : m_entries)
        entry.setTheme(theme);
}

} // namespace tilesight
