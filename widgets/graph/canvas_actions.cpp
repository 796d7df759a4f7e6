#include "widgets/graph/canvas_actions.h"

#include "widgets/graph/plan_canvas.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/theme/painting.h"

#include <QAction>
#include <QMenu>

namespace tilesight {

namespace {
constexpr const char* fewest = "fewestSelected";
}

template <class Slot>
QAction* CanvasActions::make(const QString& text, const QKeySequence& key, int fewestSelected, Slot slot) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setProperty(fewest, fewestSelected);
    connect(action, &QAction::triggered, this, slot);
    m_canvas->addAction(action);
    return action;
}

CanvasActions::CanvasActions(PlanCanvas* canvas)
    : QObject(canvas), m_canvas(canvas), m_finder(new FilterPopup(tr("Find an action"), canvas)) {
    const auto arrow = [](int modifiers, Qt::Key key) { return QKeySequence(modifiers | int(key)); };
    m_clipboard = {
        make(tr("Cu&t Actions"), QKeySequence::Cut, 1,
             [this] {
                 m_canvas->copySelected();
                 m_canvas->removeSelected();
             }),
        make(tr("C&opy Actions"), QKeySequence::Copy, 1, [this] { m_canvas->copySelected(); }),
        make(tr("P&aste Actions"), QKeySequence::Paste, 0,
             [this] {
                 emit sightNeeded();
                 m_canvas->pasteActions();
             }),
        make(tr("&Duplicate Actions"), QKeySequence(Qt::CTRL | Qt::Key_D), 1,
             [this] {
                 emit sightNeeded();
                 m_canvas->duplicateSelected();
             }),
    };
    m_change = {
        make(tr("De&lete Actions or Edge"), QKeySequence::Delete, 1, [this] { m_canvas->removeSelected(); }),
        make(tr("Rena&me Action"), QKeySequence(Qt::Key_F2), 1,
             [this] {
                 emit sightNeeded();
                 m_canvas->startRename();
             }),
        make(tr("&Group into a New Loop"), QKeySequence(Qt::CTRL | Qt::Key_L), 1,
             [this] { m_canvas->groupSelected(); }),
    };
    m_align = {
        make(tr("&Left"), arrow(Qt::ALT, Qt::Key_Left), 2, [this] { m_canvas->alignSelected(Qt::Key_Left); }),
        make(tr("&Right"), arrow(Qt::ALT, Qt::Key_Right), 2,
             [this] { m_canvas->alignSelected(Qt::Key_Right); }),
        make(tr("&Top"), arrow(Qt::ALT, Qt::Key_Up), 2, [this] { m_canvas->alignSelected(Qt::Key_Up); }),
        make(tr("&Bottom"), arrow(Qt::ALT, Qt::Key_Down), 2,
             [this] { m_canvas->alignSelected(Qt::Key_Down); }),
    };
    m_distribute = {
        make(tr("From Left to &Right"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H), 3,
             [this] { m_canvas->distributeSelected(Qt::Horizontal); }),
        make(tr("From Top to &Bottom"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J), 3,
             [this] { m_canvas->distributeSelected(Qt::Vertical); }),
        make(tr("&Automatically, All Actions"), {}, 0, [this] { m_canvas->arrange(); }),
    };
    m_select = {
        make(tr("&Find an Action…"), QKeySequence::Find, 0,
             [this] {
                 emit sightNeeded();
                 findAction();
             }),
        make(tr("&Select All Actions"), QKeySequence::SelectAll, 0, [this] { m_canvas->selectAll(); }),
    };
    connect(m_finder, &FilterPopup::chosen, this, [this](const QString& name) {
        m_canvas->selection()->setActions({name});
        m_canvas->reveal(name);
        m_canvas->setFocus();
    });
    connect(m_canvas->selection(), &Selection::actionsChanged, this, &CanvasActions::update);
    connect(m_canvas, &PlanCanvas::contentChanged, this, &CanvasActions::update);
    connect(m_canvas, &PlanCanvas::edgeSelected, this, &CanvasActions::update);
    update();
}

void CanvasActions::addTo(QMenu* menu) const {
    menu->addActions(m_clipboard);
    menu->addActions(m_change);
    QMenu* align = menu->addMenu(tr("Al&ign"));
    align->addActions(m_align);
    QMenu* distribute = menu->addMenu(tr("Arra&nge"));
    distribute->addActions(m_distribute);
    menu->addSeparator();
    menu->addActions(m_select);
}

void CanvasActions::update() {
    const bool plan = m_canvas->plan() != nullptr, edge = !m_canvas->graph().selectedEdgeFrom().isEmpty();
    int selected = 0;
    for (const QString& name : m_canvas->selection()->actions())
        selected += m_canvas->graph().node(name) != nullptr;
    for (const auto& list : {m_clipboard, m_change, m_align, m_distribute, m_select})
        for (QAction* action : list)
            action->setEnabled(plan && selected >= action->property(fewest).toInt());
    if (edge) m_change.front()->setEnabled(true);
}

void CanvasActions::findAction() {
    std::vector<FilterPopup::Entry> entries;
    for (const GraphNode& node : m_canvas->graph().model().nodes)
        entries.push_back({node.name, node.name, operationTitle(node.operation),
                           themedIcon(node.icon, m_canvas->theme()), node.lines.join(u' ')});
    m_finder->setTheme(m_canvas->theme());
    m_finder->setEntries(std::move(entries), m_canvas->currentAction());
    m_finder->popup(m_canvas->viewport()->mapToGlobal(QPoint(m_canvas->viewport()->width() / 2 - 120, 12)));
}

} // namespace tilesight
