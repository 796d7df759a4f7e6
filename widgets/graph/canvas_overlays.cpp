#include "widgets/graph/canvas_overlays.h"

#include "widgets/graph/plan_canvas.h"
#include "widgets/theme/painting.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

namespace tilesight {

namespace {

void paintPlate(QWidget& widget, QPainter& painter, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, theme.borderWidth));
    painter.setBrush(theme.raised);
    const double inset = theme.borderWidth / 2;
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
}

QToolButton* button(QWidget* parent, const QString& name, const QString& shortcut) {
    auto* b = new QToolButton(parent);
    b->setAutoRaise(true);
    b->setToolTip(QStringLiteral("%1 (%2)").arg(name, shortcut));
    b->setAccessibleName(name);
    b->setFocusPolicy(Qt::TabFocus);
    return b;
}

} // namespace

ZoomTool::ZoomTool(PlanCanvas* canvas, QWidget* parent)
    : QWidget(parent), m_canvas(canvas), m_out(button(this, tr("Zoom out"), QStringLiteral("S, -"))),
      m_percentage(button(this, tr("Zoom to 100 %"), QStringLiteral("0"))),
      m_in(button(this, tr("Zoom in"), QStringLiteral("W, +"))),
      m_fit(button(this, tr("Zoom to fit"), tr("Home", "key"))) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(0);
    for (QToolButton* b : {m_out, m_percentage, m_in, m_fit})
        layout->addWidget(b);
    connect(m_out, &QToolButton::clicked, canvas, [canvas] { canvas->zoomBy(0.8); });
    connect(m_in, &QToolButton::clicked, canvas, [canvas] { canvas->zoomBy(1.25); });
    connect(m_percentage, &QToolButton::clicked, canvas,
            [canvas] { canvas->setZoom(1, canvas->viewport()->rect().center()); });
    connect(m_fit, &QToolButton::clicked, canvas, &PlanCanvas::fit);
    const auto show = [this](double zoom) {
        m_percentage->setText(QStringLiteral("%1\u2009%").arg(qRound(zoom * 100)));
    };
    connect(canvas, &PlanCanvas::zoomChanged, this, show);
    show(canvas->zoom());
    setCursor(Qt::ArrowCursor);
}

void ZoomTool::setTheme(const Theme& theme) {
    m_theme = theme;
    m_out->setIcon(themedIcon(QStringLiteral("minus"), theme));
    m_in->setIcon(themedIcon(QStringLiteral("plus"), theme));
    m_fit->setIcon(themedIcon(QStringLiteral("fit"), theme));
    m_percentage->setFont(theme.font(12));
    const int side = qRound(24 * theme.fontScale);
    for (QToolButton* b : {m_out, m_in, m_fit})
        b->setFixedSize(side, side);
    m_percentage->setFixedSize(qRound(48 * theme.fontScale), side);
    setFixedSize(sizeHint());
    update();
}

void ZoomTool::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPlate(*this, painter, m_theme);
}

MiniMap::MiniMap(PlanCanvas* canvas, QWidget* parent) : QWidget(parent), m_canvas(canvas) {
    setAccessibleName(tr("Overview of the plan graph"));
    setToolTip(tr("Drag to move the view"));
    setCursor(Qt::PointingHandCursor);
    connect(canvas, &PlanCanvas::viewMoved, this, qOverload<>(&QWidget::update));
    connect(canvas, &PlanCanvas::contentChanged, this, qOverload<>(&QWidget::update));
}

void MiniMap::setTheme(const Theme& theme) {
    m_theme = theme;
    setFixedSize(qRound(146 * theme.fontScale), qRound(46 * theme.fontScale));
    update();
}

QTransform MiniMap::sceneToMap() const {
    const QRectF content = m_canvas->graph().contentRect();
    const QRectF room = QRectF(rect()).adjusted(8, 6, -8, -6);
    if (content.isEmpty()) return {};
    const double scale = std::min(room.width() / content.width(), room.height() / content.height());
    QTransform t;
    t.translate(room.center().x(), room.center().y());
    t.scale(scale, scale);
    t.translate(-content.center().x(), -content.center().y());
    return t;
}

void MiniMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPlate(*this, painter, m_theme);
    const QTransform map = sceneToMap();
    GraphScene& scene = m_canvas->graph();
    painter.setPen(Qt::NoPen);
    for (const NodeItem* node : scene.nodes()) {
        painter.setBrush(node->isSelectedLook() ? m_theme.accent : m_theme.hatch);
        painter.drawRoundedRect(map.mapRect(node->frame()), 1.5, 1.5);
    }
    const QRectF seen = map.mapRect(m_canvas->mapToScene(m_canvas->viewport()->rect()).boundingRect());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.accent, 1.4));
    painter.drawRoundedRect(seen & QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
}

void MiniMap::centreOn(QPoint point) { m_canvas->lookAt(sceneToMap().inverted().map(QPointF(point))); }
void MiniMap::mousePressEvent(QMouseEvent* event) { centreOn(event->pos()); }
void MiniMap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) centreOn(event->pos());
}

OrdersCardWidget::OrdersCardWidget(QWidget* parent) : QWidget(parent) { setCursor(Qt::ArrowCursor); }

void OrdersCardWidget::setCard(const OrdersCard& card) {
    m_card = card;
    setAccessibleName(
        tr("Legal orders: %1. Chosen: %2, steady period %3").arg(card.count, card.chosen, card.chosenTime));
    setToolTip(tr("Legal orders of the actions in one iteration.\nChosen: %1").arg(card.chosen));
    resize(sizeHint());
    update();
}

void OrdersCardWidget::setTheme(const Theme& theme) {
    m_theme = theme;
    resize(sizeHint());
    update();
}

QSize OrdersCardWidget::sizeHint() const {
    const int rows = m_card.worstTime.isEmpty() ? 2 : 3;
    const double words = QFontMetricsF(m_theme.font(11.4, true)).horizontalAdvance(m_card.chosen) +
                         QFontMetricsF(m_theme.font(11)).horizontalAdvance(m_card.chosenTime) +
                         50 * m_theme.fontScale;
    const double title = QFontMetricsF(m_theme.font(11, true)).horizontalAdvance(tr("Legal orders")) +
                         QFontMetricsF(m_theme.font(11)).horizontalAdvance(m_card.count) +
                         36 * m_theme.fontScale;
    return {qRound(std::clamp(std::max(words, title), 290 * m_theme.fontScale, 400 * m_theme.fontScale)),
            qRound((8 + 17 * rows) * m_theme.fontScale)};
}

void OrdersCardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPlate(*this, painter, m_theme);
    const double line = 17 * m_theme.fontScale;
    QRectF row(10, 4, width() - 20, line);
    const auto pair = [&](const QString& left, const QString& right, bool strong, double indent,
                          const QColor& colour) {
        const QFont rightFont = m_theme.font(11, false), leftFont = m_theme.font(11.4, strong);
        painter.setFont(rightFont);
        painter.setPen(strong ? m_theme.text : m_theme.textSecondary);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, right);
        const double room = row.width() - indent - QFontMetricsF(rightFont).horizontalAdvance(right) - 10;
        painter.setFont(leftFont);
        painter.setPen(colour);
        painter.drawText(row.adjusted(indent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(leftFont).elidedText(left, Qt::ElideRight, room));
        row.translate(0, line);
    };
    painter.setFont(m_theme.font(11, true));
    painter.setPen(m_theme.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, tr("Legal orders"));
    const double room = row.width() - textWidth(m_theme.font(11, true), tr("Legal orders")) - 10;
    painter.setFont(m_theme.font(11));
    painter.setPen(m_theme.textSecondary);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetricsF(m_theme.font(11)).elidedText(m_card.count, Qt::ElideRight, room));
    row.translate(0, line);
    const double indent = 16 * m_theme.fontScale;
    paintIcon(painter, QRectF(row.x(), row.center().y() - 6, 12, 12), QStringLiteral("check"),
              m_theme.accent);
    pair(m_card.chosen, m_card.chosenTime, true, indent, m_theme.text);
    if (!m_card.worstTime.isEmpty())
        pair(tr("slowest of those examined"), m_card.worstTime, false, indent, m_theme.textSecondary);
}

} // namespace tilesight
