// The drawing surface of the plan graph: zoom, scrolling, keyboard, selection, in-place rename, menus. Mouse
// gestures live in canvas_gestures.h, edits in graph_edits.h, items in graph_scene.h, the editor of expressions in
// node_editor.h.
//
//   wheel scrolls, Shift+wheel sideways, Ctrl+wheel zooms at the pointer; W S + - 0 zoom, A D pan, F shows the
//   selection, Home all, as in every view; Space or middle button pans; arrows walk between nodes, Shift extends, Ctrl
//   moves nodes; Enter or a double click edits the expressions in place, F2 or a double click on the name renames,
//   Alt+Enter shows the properties, Del deletes, Ctrl+A selects all; Ctrl+C X V D copy, cut, paste, duplicate;
//   Alt+arrows align; / or Insert opens the menu of operations, where one types; the Menu key opens the context menu
//   with every other edit
#pragma once

#include "widgets/graph/graph_edits.h"
#include "widgets/graph/graph_fragments.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/selection.h"

#include <QGraphicsView>
#include <memory>

class QLineEdit;
class QMenu;

namespace tilesight {

class CanvasGestures;
class FilterPopup;
class GraphNote;
class NodeEditor;

class PlanCanvas : public QGraphicsView {
    Q_OBJECT
public:
    enum class Tool { select, pan };

    explicit PlanCanvas(Selection* selection, QWidget* parent = nullptr);
    ~PlanCanvas() override;

    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    void setTool(Tool tool);
    Tool tool() const { return m_tool; }

    GraphScene& graph() { return m_scene; }
    const std::shared_ptr<const TilePlan>& plan() const { return m_plan; }
    Selection* selection() const { return m_selection; }
    const Theme& theme() const { return m_theme; }

    double zoom() const { return m_zoom; }        ///< 1 = 100 %
    void setZoom(double zoom, QPoint fixedPoint); ///< `fixedPoint` of the viewport stays where it is
    void zoomBy(double factor);
    void fit();
    void fitSelection();                       ///< the selected actions, or all when none is
    bool isFitted() const { return m_fitted; } ///< goes on showing all when its size changes
    void lookAt(QPointF scenePoint);           ///< brings it to the middle
    void reveal(const QString& action);        ///< scrolls to it if it is not in view
    void revealRect(const QRectF& rect);       ///< the same, of the scene
    void flash(const QStringList& actions);    ///< twice 150 ms: this changed. Nothing offscreen
    bool showsAll() const;                     ///< the whole graph lies in the view
    void setBottomReserve(int pixels);         ///< kept free by fit() for floating tools

    // edits by command; each emits `edited` once, or nothing when there is nothing to do
    void addOperation(Operation operation, std::optional<QPointF> scenePoint = {});
    void selectAll();
    void removeSelected(); ///< nodes, or the selected edge
    void connectActions(const QString& from, const QString& to);
    void arrange();
    void startRename();                          ///< of the current node
    void editExpression(const QString& id = {}); ///< of the current node, in place; "" = what sets its size
    void copySelected();                         ///< as the text of a plan that has these actions only
    void pasteActions();                         ///< from such text
    void duplicateSelected();
    void alignSelected(Qt::Key side); ///< arrow key of the side
    void distributeSelected(Qt::Orientation direction);
    void groupSelected(); ///< into a new loop
    void showOperationMenu(QPoint viewportPoint, const QString& filter = {});
    void apply(const PlanEdit& edit);
    /// Shows why a gesture has no effect, beside this place of the viewport; without one beside the current action.
    void refuse(const QString& sentence, std::optional<QPoint> place = {});
    void showNote(const QString& sentence, QPoint place);
    void hideNote();
    GraphNote* note() const { return m_note; }

    QLineEdit* renameEditor() const { return m_rename; }
    NodeEditor* expressionEditor() const { return m_editor; }
    FilterPopup* operationMenu() const { return m_operations; }
    const QString& currentAction() const { return m_current; }
    void setCurrentAction(const QString& action);
    std::unique_ptr<QMenu> makeContextMenu(QPoint viewportPoint);

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void activated(const QString& action); ///< Alt+Enter or double click beside its expressions: show it
    void refused(const QString& sentence);
    void zoomChanged(double zoom);
    void viewMoved();
    void contentChanged();
    void edgeSelected();

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class CanvasGestures;
    void applyTransform();
    void showRect(const QRectF& content); ///< in the middle, as large as fits and not larger than life
    void pan(int steps);
    bool viewKey(QKeyEvent* event); ///< zoom, pan, fit
    void walk(Qt::Key arrow, bool extend);
    void nudge(Qt::Key arrow);
    void finishRename(bool accept);
    void describe();
    void selectionChanged();
    QStringList selectedNodes() const;
    std::vector<NodeBox> selectedBoxes() const;
    bool partsKey(QKeyEvent* event); ///< copying, pasting, aligning, grouping
    void addPartsMenu(QMenu& menu);
    void addConnectMenus(QMenu& menu, const QString& action);

    Selection* m_selection;
    GraphScene m_scene;
    std::unique_ptr<CanvasGestures> m_gestures;
    std::shared_ptr<const TilePlan> m_plan;
    Theme m_theme;
    ViewState m_state;
    Tool m_tool = Tool::select;
    double m_zoom = 1;
    bool m_fitted = true; ///< nobody zoomed or scrolled since the last fit: a resize fits again
    bool m_everShown = false;
    int m_bottomReserve = 0;
    QString m_current;
    QLineEdit* m_rename;
    QString m_renamed; ///< the action whose name is being edited
    NodeEditor* m_editor;
    GraphNote* m_note;
    FilterPopup* m_operations;
    std::optional<QPointF> m_addPlace;
};

} // namespace tilesight
