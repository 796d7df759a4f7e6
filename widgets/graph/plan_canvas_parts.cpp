// Copying, pasting, duplicating, aligning and grouping on the plan canvas.
#include "core/plan/plan_io.h"
#include "widgets/graph/graph_fragments.h"
#include "widgets/graph/plan_canvas.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

namespace tilesight {
namespace {
constexpr double pasteOffset = 24;

std::vector<NodePlace> placesOf(const std::vector<NodeBox>& boxes) {
    std::vector<NodePlace> places;
    for (const NodeBox& box : boxes)
        places.push_back({box.name, box.frame.topLeft()});
    return places;
}
} // namespace

QStringList PlanCanvas::selectedNodes() const {
    QStringList names;
    for (const QString& name : m_selection->actions())
        if (m_scene.node(name)) names << name;
    return names;
}

void PlanCanvas::copySelected() {
    const QStringList names = selectedNodes();
    if (!m_plan || names.isEmpty()) return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(planToJson(fragmentOf(*m_plan, names))));
}

void PlanCanvas::pasteActions() {
    if (!m_plan) return;
    const auto fragment = planFromJson(QGuiApplication::clipboard()->text().toStdString());
    if (!fragment || fragment->actions.empty())
        return refuse(
            tr("The clipboard holds no actions as text: copy some with Ctrl+C, here or in a plan's text"));
    const PastedActions pasted = pasteFragment(*m_plan, *fragment, {pasteOffset, pasteOffset}, tr("Paste"));
    apply(pasted.edit);
    m_selection->setActions(pasted.names);
    reveal(pasted.names.first());
}

void PlanCanvas::duplicateSelected() {
    const QStringList names = selectedNodes();
    if (!m_plan || names.isEmpty()) return;
    const PastedActions pasted =
        pasteFragment(*m_plan, fragmentOf(*m_plan, names), {pasteOffset, pasteOffset}, tr("Duplicate"));
    apply(pasted.edit);
    m_selection->setActions(pasted.names);
    reveal(pasted.names.first());
}

void PlanCanvas::alignSelected(Qt::Key side) {
    std::vector<NodeBox> boxes = selectedBoxes();
    if (!m_plan || boxes.size() < 2) return refuse(tr("Select two or more actions to align them"));
    PlanEdit edit = moveNodes(*m_plan, placesOf(aligned(std::move(boxes), side)));
    edit.undoText = tr("Align %1 actions").arg(selectedNodes().size());
    apply(edit);
}

void PlanCanvas::distributeSelected(Qt::Orientation direction) {
    std::vector<NodeBox> boxes = selectedBoxes();
    if (!m_plan || boxes.size() < 3) return refuse(tr("Select three or more actions to distribute them"));
    PlanEdit edit = moveNodes(*m_plan, placesOf(distributed(std::move(boxes), direction)));
    edit.undoText = tr("Distribute %1 actions").arg(selectedNodes().size());
    apply(edit);
}

void PlanCanvas::groupSelected() {
    const QStringList names = selectedNodes();
    if (!m_plan || names.isEmpty()) return refuse(tr("Select the actions that are to be in a loop"));
    apply(groupIntoLoop(*m_plan, names));
}

std::vector<NodeBox> PlanCanvas::selectedBoxes() const {
    std::vector<NodeBox> boxes;
    for (const QString& name : selectedNodes())
        boxes.push_back({name, QRectF(m_scene.placeOf(name), m_scene.node(name)->frame().size())});
    return boxes;
}

bool PlanCanvas::partsKey(QKeyEvent* event) {
    const int key = event->key();
    const auto held = event->modifiers() & ~Qt::KeypadModifier;
    if (event->matches(QKeySequence::Copy)) return copySelected(), true;
    if (event->matches(QKeySequence::Cut)) return copySelected(), removeSelected(), true;
    if (event->matches(QKeySequence::Paste)) return pasteActions(), true;
    if (held == Qt::ControlModifier && key == Qt::Key_D) return duplicateSelected(), true;
    if (held == Qt::ControlModifier && key == Qt::Key_L) return groupSelected(), true;
    if (held == (Qt::ControlModifier | Qt::ShiftModifier) && key == Qt::Key_H)
        return distributeSelected(Qt::Horizontal), true;
    if (held == (Qt::ControlModifier | Qt::ShiftModifier) && key == Qt::Key_J)
        return distributeSelected(Qt::Vertical), true;
    const bool arrow =
        key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if (held == Qt::AltModifier && arrow) return alignSelected(Qt::Key(key)), true;
    return false;
}

void PlanCanvas::addPartsMenu(QMenu& menu) {
    const QStringList names = selectedNodes();
    menu.addSeparator();
    menu.addAction(tr("Copy as text\tCtrl+C"), [this] { copySelected(); })->setEnabled(!names.isEmpty());
    menu.addAction(tr("Cut\tCtrl+X"),
                   [this] {
                       copySelected();
                       removeSelected();
                   })
        ->setEnabled(!names.isEmpty());
    menu.addAction(tr("Paste\tCtrl+V"), [this] { pasteActions(); });
    menu.addAction(tr("Duplicate\tCtrl+D"), [this] { duplicateSelected(); })->setEnabled(!names.isEmpty());
    QMenu* align = menu.addMenu(tr("Align"));
    align->setEnabled(names.size() > 1);
    for (const auto& [title, side] :
         {std::pair(tr("Left\tAlt+Left"), Qt::Key_Left), std::pair(tr("Right\tAlt+Right"), Qt::Key_Right),
          std::pair(tr("Top\tAlt+Up"), Qt::Key_Up), std::pair(tr("Bottom\tAlt+Down"), Qt::Key_Down)})
        align->addAction(title, [this, side = side] { alignSelected(side); });
    QMenu* distribute = menu.addMenu(tr("Distribute"));
    distribute->setEnabled(names.size() > 2);
    distribute->addAction(tr("From left to right\tCtrl+Shift+H"),
                          [this] { distributeSelected(Qt::Horizontal); });
    distribute->addAction(tr("From top to bottom\tCtrl+Shift+J"),
                          [this] { distributeSelected(Qt::Vertical); });
    QMenu* loops = menu.addMenu(tr("Loop"));
    loops->setEnabled(!names.isEmpty());
    for (const Loop& loop : m_plan->loops) {
        const QString name = QString::fromStdString(loop.name);
        loops->addAction(tr("Into loop %1").arg(name),
                         [this, names, name] { apply(moveToLoop(*m_plan, names, name)); });
    }
    loops->addAction(tr("Out of the loops"), [this, names] { apply(moveToLoop(*m_plan, names, {})); });
    loops->addAction(tr("Group into a new loop\tCtrl+L"), [this] { groupSelected(); });
}

} // namespace tilesight
