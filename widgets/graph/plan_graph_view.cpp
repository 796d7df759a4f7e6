#include "widgets/graph/plan_graph_view.h"

#include "widgets/graph/canvas_actions.h"
#include "widgets/graph/canvas_overlays.h"
#include "widgets/graph/graph_bands.h"
#include "widgets/graph/operation_rail.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/plot/export_actions.h"

#include <QEvent>
#include <QHBoxLayout>

namespace tilesight {

namespace {
constexpr int overlayMargin = 12, overlaysFromHeight = 340, zoomFromHeight = 160;
} // namespace

PlanGraphView::PlanGraphView(Selection* selection, QWidget* parent)
    : QWidget(parent), m_rail(new OperationRail(this)), m_canvas(new PlanCanvas(selection, this)),
      m_zoom(new ZoomTool(m_canvas, m_canvas)), m_map(new MiniMap(m_canvas, m_canvas)),
      m_orders(new OrdersCardWidget(m_canvas)), m_actions(new CanvasActions(m_canvas)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    m_canvas->installEventFilter(this);
    connect(m_rail, &OperationRail::operationChosen, m_canvas,
            [this](Operation operation) { m_canvas->addOperation(operation); });
    connect(m_rail, &OperationRail::panChosen, m_canvas,
            [this](bool pan) { m_canvas->setTool(pan ? PlanCanvas::Tool::pan : PlanCanvas::Tool::select); });
    new ExportActions(this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                                 paintExport(painter, QRectF(QPointF(), QSizeF(size)), theme);
                             },
                             {},
                             {},
                             [this](const Theme&) { return exportSize().toSize(); }});
    connect(m_canvas, &PlanCanvas::edited, this, &PlanGraphView::edited);
    connect(m_canvas, &PlanCanvas::activated, this, &PlanGraphView::activated);
    connect(m_canvas, &PlanCanvas::refused, this, &PlanGraphView::refused);
    setTheme(Theme::light());
}

void PlanGraphView::setState(const ViewState& state) {
    m_state = state;
    m_canvas->setState(state);
    m_orders->setCard(m_canvas->graph().model().orders);
    placeOverlays();
}

void PlanGraphView::setTheme(const Theme& theme) {
    m_rail->setTheme(theme);
    m_canvas->setTheme(theme);
    m_zoom->setTheme(theme);
    m_map->setTheme(theme);
    m_orders->setTheme(theme);
    placeOverlays();
}

QString PlanGraphView::headerCaption() const {
    if (!m_state.plan) return {};
    const auto counted = [](std::size_t count, const QString& one, const QString& many) {
        return QStringLiteral("%1 %2").arg(count).arg(count == 1 ? one : many);
    };
    QStringList parts{counted(m_state.plan->actions.size(), tr("action"), tr("actions"))};
    if (!m_state.plan->loops.empty()) parts << counted(m_state.plan->loops.size(), tr("loop"), tr("loops"));
    const OrdersCard& orders = m_canvas->graph().model().orders;
    if (orders.shown && !m_state.stale) parts << tr("orders: %1").arg(orders.count);
    return parts.join(QStringLiteral(" · "));
}

void PlanGraphView::fit() { m_canvas->fit(); }
void PlanGraphView::flash(const QStringList& actions) {
    if (actions.isEmpty()) return;
    m_canvas->reveal(actions.first());
    m_canvas->flash(actions);
}

void PlanGraphView::reveal(const QString& action) { m_canvas->reveal(action); }

bool PlanGraphView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_canvas && event->type() == QEvent::Resize) placeOverlays();
    return QWidget::eventFilter(watched, event);
}

void PlanGraphView::placeOverlays() {
    const QRect room =
        m_canvas->rect().adjusted(overlayMargin, overlayMargin, -overlayMargin, -overlayMargin);
    const bool all = m_canvas->height() >= overlaysFromHeight;
    const bool empty = m_canvas->graph().nodes().empty();
    m_zoom->setVisible(m_canvas->height() >= zoomFromHeight);
    m_map->setVisible(all && !empty && room.width() > m_zoom->width() + m_map->width() + overlayMargin);
    // Low views put the zoom tool at the right, where the minimap would be.
    m_zoom->move(all ? room.left() : room.right() - m_zoom->width() + 1,
                 room.bottom() - m_zoom->height() + 1);
    m_map->move(room.right() - m_map->width() + 1, room.bottom() - m_map->height() + 1);
    const int ordersRight = m_map->x() - overlayMargin;
    m_orders->move(ordersRight - m_orders->width(), room.bottom() - m_orders->height() + 1);
    m_orders->setVisible(m_map->isVisibleTo(m_canvas) && m_orders->card().shown &&
                         m_orders->x() > room.left() + m_zoom->width() + overlayMargin);
    m_canvas->setBottomReserve(all && !empty ? std::max(m_orders->height(), m_map->height()) : 0);
}

QSizeF PlanGraphView::exportSize() const { return graphExtent(m_canvas->graph()).size(); }

std::vector<QRectF> PlanGraphView::exportBands(double widest) const { return graphBands(m_canvas->graph(), widest); }

void PlanGraphView::paintExport(QPainter& painter, const QRectF& target, const Theme& theme,
                                const std::optional<QRectF>& band) const {
    GraphScene scene;
    scene.keepPlacesOf(m_canvas->graph());
    scene.showModel(graphModel(m_state), theme);
    if (band) scene.showBand(*band);
    scene.render(&painter, target, band.value_or(graphExtent(scene)));
}

ExplainedFigure PlanGraphView::explainedFigure() const {
    QString action = m_canvas->currentAction();
    if (action.isEmpty()) action = m_canvas->selection()->actions().value(0);
    return {action.isEmpty() ? QStringLiteral("actions") : QStringLiteral("action/") + action, {}};
}

} // namespace tilesight
