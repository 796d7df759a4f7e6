// Keyboard, menus and edits of the plan canvas.
#include "widgets/graph/canvas_gestures.h"
#include "widgets/graph/expression_spots.h"
#include "widgets/graph/graph_note.h"
#include "widgets/graph/node_editor.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/theme/painting.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolTip>

namespace tilesight {

namespace {

constexpr double zoomStep = 1.25, nudgeStep = 8;
constexpr int panSteps = 8; ///< through the width of the view

bool isArrow(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

void PlanCanvas::apply(const PlanEdit& edit) { emit edited(edit.plan, edit.undoText, edit.mergeKey); }

void PlanCanvas::refuse(const QString& sentence, std::optional<QPoint> place) {
    if (!place) {
        const NodeItem* node = m_scene.node(m_current);
        place = node ? mapFromScene(node->frame().center()) : viewport()->rect().center();
    }
    showNote(sentence, *place);
    emit refused(sentence);
}

void PlanCanvas::showNote(const QString& sentence, QPoint place) {
    QVector<QRect> covered;
    for (const NodeItem* node : m_scene.nodes())
        covered << mapFromScene(node->frame()).boundingRect();
    for (const QWidget* tool :
         findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) // zoom, minimap, orders
        if (tool != viewport() && tool != m_note && tool->isVisible()) covered << tool->geometry();
    m_note->say(sentence, place, viewport()->geometry().adjusted(6, 6, -6, -6), covered);
}

void PlanCanvas::hideNote() { m_note->hide(); }

void PlanCanvas::addOperation(Operation operation, std::optional<QPointF> scenePoint) {
    if (!m_plan) return;
    // Without a place asked for, the automatic layout finds one, unless positions were made by hand.
    std::optional<QPointF> place;
    const bool byHand = std::any_of(m_plan->actions.begin(), m_plan->actions.end(),
                                    [](const Action& action) { return action.position.has_value(); });
    if (scenePoint)
        place = m_scene.freePlace(*scenePoint - QPointF(NodeMetrics::width / 2, NodeMetrics::header / 2));
    else if (byHand)
        place = m_scene.freePlace(mapToScene(viewport()->rect().center()));
    const PlanEdit edit = addNode(*m_plan, operation, place);
    const QString name =
        edit.plan.actions.empty() ? QString() : QString::fromStdString(edit.plan.actions.back().name);
    apply(edit);
    m_selection->setActions({name});
    reveal(name);
}

void PlanCanvas::selectAll() {
    QStringList names;
    for (const NodeItem* node : m_scene.nodes())
        names << node->node().name;
    m_selection->setActions(names);
}

void PlanCanvas::removeSelected() {
    if (!m_plan) return;
    if (!m_scene.selectedEdgeFrom().isEmpty()) {
        const PlanEdit edit = disconnectNodes(*m_plan, m_scene.selectedEdgeFrom(), m_scene.selectedEdgeTo());
        m_scene.setSelectedEdge({}, {});
        apply(edit);
        return;
    }
    QStringList names;
    for (const QString& name : m_selection->actions())
        if (m_scene.node(name)) names << name;
    if (names.isEmpty()) return;
    const PlanEdit edit = removeNodes(*m_plan, names);
    m_selection->setActions({});
    setCurrentAction({});
    apply(edit);
}

void PlanCanvas::connectActions(const QString& from, const QString& to) {
    if (!m_plan) return;
    const auto edit = connectNodes(*m_plan, from, to);
    if (edit)
        apply(*edit);
    else
        refuse(edgeRefusalSentence(*m_plan, from, to));
}

void PlanCanvas::arrange() {
    if (!m_plan) return;
    m_scene.forgetPlaces();
    if (const auto edit = arrangeAutomatically(*m_plan))
        apply(*edit);
    else
        setState(ViewState(m_state)); // nothing to undo: only the picture
    fit();
}

void PlanCanvas::startRename() {
    const NodeItem* node = m_scene.node(m_current);
    if (!node) return;
    reveal(m_current);
    const QRectF header(node->pos() + QPointF(24, 1),
                        QSizeF(NodeMetrics::width - 26, NodeMetrics::header - 2));
    QRect place = mapFromScene(header).boundingRect().translated(viewport()->pos());
    const int height = qRound(24 * m_theme.fontScale);
    if (place.height() < height)
        place = QRect(place.x(), place.center().y() - height / 2, place.width(), height);
    place.setWidth(std::max(place.width(), 120));
    m_rename->setGeometry(place);
    m_rename->setFont(m_theme.font(12.5, true));
    m_rename->setText(m_current);
    m_renamed = m_current;
    m_rename->setProperty("invalid", false);
    m_rename->selectAll();
    m_rename->show();
    m_rename->raise();
    m_rename->setFocus();
}

void PlanCanvas::editExpression(const QString& id) {
    if (m_scene.node(m_current)) m_editor->edit({PlanPart::action, m_current}, id);
}

void PlanCanvas::finishRename(bool accept) {
    if (!m_rename->isVisible()) return;
    const QString name = m_rename->text().trimmed();
    if (accept && m_plan && name != m_renamed && !name.isEmpty()) {
        const auto edit = renameNode(*m_plan, m_renamed, name);
        if (!edit) { // stays open, so that the typed name is not lost
            const QString sentence = QString::fromStdString(edit.errors().front().message);
            m_rename->setProperty("invalid", true);
            m_rename->update();
            QToolTip::showText(m_rename->mapToGlobal(QPoint(0, m_rename->height())), sentence, m_rename);
            emit refused(sentence);
            return;
        }
        m_rename->hide();
        QStringList names = m_selection->actions();
        names.replaceInStrings(QRegularExpression(QStringLiteral("^") +
                                                  QRegularExpression::escape(m_renamed) +
                                                  QStringLiteral("$")),
                               name);
        apply(*edit);
        setCurrentAction(name);
        m_selection->setActions(names);
    }
    m_rename->hide();
    setFocus();
}

bool PlanCanvas::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_rename && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool accept = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (accept || key == Qt::Key_Escape) {
            finishRename(accept);
            return true; // not to the canvas, which knows these keys, too
        }
    }
    return QGraphicsView::eventFilter(watched, event);
}

void PlanCanvas::showOperationMenu(QPoint viewportPoint, const QString& filter) {
    if (!m_plan) return;
    std::vector<FilterPopup::Entry> entries;
    for (Operation operation : paletteOperations()) {
        const auto id = nameOf(operation);
        const QString name = QString::fromUtf8(id.data(), qsizetype(id.size()));
        entries.push_back(
            {name, operationTitle(operation), {}, themedIcon(operationIcon(operation), m_theme), name});
    }
    m_addPlace = mapToScene(viewportPoint);
    m_operations->setEntries(std::move(entries));
    m_operations->popup(viewport()->mapToGlobal(viewportPoint), filter);
}

void PlanCanvas::walk(Qt::Key arrow, bool extend) {
    std::vector<NodePlace> centres;
    for (const NodeItem* node : m_scene.nodes())
        centres.push_back({node->node().name, node->frame().center()});
    const QString next = nearestInDirection(centres, m_current, arrow);
    if (next.isEmpty()) return;
    QStringList names = extend ? m_selection->actions() : QStringList();
    names.removeAll(next);
    names << next;
    m_selection->setActions(names);
    setCurrentAction(next);
    reveal(next);
}

void PlanCanvas::nudge(Qt::Key arrow) {
    if (!m_plan) return;
    const QPointF step(arrow == Qt::Key_Left    ? -nudgeStep
                       : arrow == Qt::Key_Right ? nudgeStep
                                                : 0,
                       arrow == Qt::Key_Up     ? -nudgeStep
                       : arrow == Qt::Key_Down ? nudgeStep
                                               : 0);
    std::vector<NodePlace> places;
    for (const QString& name : m_selection->actions())
        if (m_scene.node(name)) places.push_back({name, m_scene.placeOf(name) + step});
    if (places.empty()) return;
    apply(moveNodes(*m_plan, places,
                    QStringLiteral("nudge:") + m_selection->actions().join(QLatin1Char('\n'))));
}

void PlanCanvas::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool control = event->modifiers() & Qt::ControlModifier;
    event->accept();
    hideNote();
    if (partsKey(event) || viewKey(event)) return;
    if (key == Qt::Key_Escape) {
        if (m_gestures->active()) {
            m_gestures->cancel();
        } else {
            m_scene.setSelectedEdge({}, {});
            m_selection->setActions({});
            setCurrentAction({});
        }
        return;
    }
    if (isArrow(key)) {
        if (control)
            nudge(Qt::Key(key));
        else
            walk(Qt::Key(key), event->modifiers() & Qt::ShiftModifier);
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return;
    }
    switch (key) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected();
        return;
    case Qt::Key_F2:
        startRename();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current.isEmpty()) return;
        if (event->modifiers() & Qt::AltModifier)
            emit activated(m_current);
        else
            editExpression();
        return;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) m_gestures->setSpaceHeld(true);
        return;
    default:
        break;
    }
    if (event->text() == QLatin1String("/") || key == Qt::Key_Insert) {
        showOperationMenu(viewport()->rect().center());
        return;
    }
    event->ignore(); // to the window: undo, save ...
}

bool PlanCanvas::viewKey(QKeyEvent* event) {
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    switch (event->key()) {
    case Qt::Key_W:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(zoomStep), true;
    case Qt::Key_S:
    case Qt::Key_Minus:
        return zoomBy(1 / zoomStep), true;
    case Qt::Key_0:
        return setZoom(1, viewport()->rect().center()), true;
    case Qt::Key_A:
        return pan(-1), true;
    case Qt::Key_D:
        return pan(1), true;
    case Qt::Key_F:
        return fitSelection(), true;
    case Qt::Key_Home:
        return fit(), true;
    default:
        return false;
    }
}

void PlanCanvas::pan(int steps) {
    m_fitted = false;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + steps * viewport()->width() / panSteps);
}

void PlanCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) m_gestures->setSpaceHeld(false);
    QGraphicsView::keyReleaseEvent(event);
}

void PlanCanvas::addConnectMenus(QMenu& menu, const QString& action) {
    QMenu* to = menu.addMenu(tr("Connect to"));
    QMenu* off = menu.addMenu(tr("Disconnect from"));
    to->setToolTipsVisible(true);
    for (const GraphNode& node : m_scene.model().nodes) {
        if (node.name == action) continue;
        const QString refusal =
            QString::fromStdString(edgeRefusal(*m_plan, action.toStdString(), node.name.toStdString()));
        QAction* entry = to->addAction(themedIcon(node.icon, m_theme), node.name,
                                       [this, action, name = node.name] { connectActions(action, name); });
        entry->setEnabled(refusal.isEmpty());
        if (!refusal.isEmpty()) entry->setText(node.name + QStringLiteral(" (") + refusal + QLatin1Char(')'));
    }
    for (const GraphEdge& edge : m_scene.model().edges) {
        if (edge.kind != GraphEdge::dependence) continue;
        const QString from = m_scene.model().nodes[std::size_t(edge.from)].name,
                      target = m_scene.model().nodes[std::size_t(edge.to)].name;
        if (from != action && target != action) continue;
        off->addAction(from + QStringLiteral(" → ") + target,
                       [this, from, target] { apply(disconnectNodes(*m_plan, from, target)); });
    }
    to->setEnabled(!to->isEmpty());
    off->setEnabled(!off->isEmpty());
}

std::unique_ptr<QMenu> PlanCanvas::makeContextMenu(QPoint viewportPoint) {
    auto menu = std::make_unique<QMenu>();
    const QPointF at = mapToScene(viewportPoint);
    const NodeItem* node = m_scene.nodeAt(at);
    const EdgeItem* edge = node ? nullptr : m_scene.edgeAt(at);
    if (!m_plan) return menu;
    if (node) {
        const QString name = node->node().name;
        if (!m_selection->actions().contains(name)) m_selection->setActions({name});
        setCurrentAction(name);
        menu->addAction(themedIcon(QStringLiteral("pencil"), m_theme), tr("Edit\tEnter"),
                        [this] { editExpression(); });
        menu->addAction(tr("Rename\tF2"), [this] { startRename(); });
        menu->addAction(tr("Properties\tAlt+Enter"), [this, name] { emit activated(name); });
        addConnectMenus(*menu, name);
        menu->addSeparator();
        menu->addAction(themedIcon(QStringLiteral("close"), m_theme), tr("Delete\tDel"),
                        [this] { removeSelected(); });
    } else if (edge && edge->removable()) {
        const QString from = edge->fromName(), to = edge->toName();
        menu->addAction(themedIcon(QStringLiteral("close"), m_theme),
                        tr("Delete edge %1 → %2\tDel").arg(from, to),
                        [this, from, to] { apply(disconnectNodes(*m_plan, from, to)); });
    } else {
        if (const auto spot = expressionSpotAt(m_scene, at, transform().m11()))
            menu->addAction(themedIcon(QStringLiteral("pencil"), m_theme),
                            tr("Edit %1 of %2").arg(spot->id, spot->part.name),
                            [this, spot = *spot] { m_editor->edit(spot.part, spot.id); });
        QMenu* add = menu->addMenu(themedIcon(QStringLiteral("plus"), m_theme), tr("Add"));
        for (Operation operation : paletteOperations())
            add->addAction(themedIcon(operationIcon(operation), m_theme), operationTitle(operation),
                           [this, operation, at] { addOperation(operation, at); });
    }
    addPartsMenu(*menu);
    menu->addSeparator();
    menu->addAction(tr("Arrange automatically"), [this] { arrange(); });
    menu->addAction(themedIcon(QStringLiteral("fit"), m_theme), tr("Show all\tHome"), [this] { fit(); });
    menu->addAction(tr("Show the selection\tF"), [this] { fitSelection(); });
    return menu;
}

void PlanCanvas::contextMenuEvent(QContextMenuEvent* event) {
    QPoint at = event->pos();
    if (event->reason() == QContextMenuEvent::Keyboard)
        if (const NodeItem* node = m_scene.node(m_current)) at = mapFromScene(node->frame().center());
    const auto menu = makeContextMenu(at);
    if (!menu->isEmpty()) menu->exec(viewport()->mapToGlobal(at));
    event->accept();
}

} // namespace tilesight
