#include "widgets/graph/node_item.h"

#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>

namespace tilesight {

namespace {

constexpr double errorHeight = 34, errorWidth = 220;

QString elided(const QFont& font, const QString& text, double width,
               Qt::TextElideMode mode = Qt::ElideRight) {
    return QFontMetricsF(font).elidedText(text, mode, width);
}

/// Letters of this size at 100 %, which grow against the node while it gets smaller on the screen.
double enlarged(double points, double scale) { return std::clamp(points / scale, points, points + 2); }

} // namespace

double NodeMetrics::height(const GraphNode& node) {
    const double lines = node.lines.isEmpty() ? 0 : padding + line * double(node.lines.size());
    const double rows = double(node.bars.size()) + (node.latency.isEmpty() ? 0 : 1);
    const double bars = rows > 0 ? 4 + bar * rows : 0;
    return std::max(header + lines + bars + padding, port + 16);
}

double screenScale(const QPainter& painter) {
    return QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter.worldTransform()) /
           painter.device()->devicePixelRatioF();
}

NodeItem::NodeItem(GraphNode node, const Theme* theme) : m_node(std::move(node)), m_theme(theme) {
    QString tip = m_node.description;
    if (!m_node.level.letter.isEmpty())
        tip +=
            QStringLiteral("\n") +
            QCoreApplication::translate("PlanGraph", "Letter of the result's level: %1").arg(levelLegend());
    setToolTip(tip);
    setCursor(Qt::PointingHandCursor);
    setZValue(2);
}

bool NodeItem::onOutputPort(QPointF scenePoint, double scale) const {
    return QLineF(scenePoint, outputPort()).length() <= NodeMetrics::grabRadius(scale);
}

bool NodeItem::onInputPort(QPointF scenePoint, double scale) const {
    return QLineF(scenePoint, inputPort()).length() <= NodeMetrics::grabRadius(scale);
}

bool NodeItem::onHeader(QPointF scenePoint) const {
    return QRectF(pos(), QSizeF(NodeMetrics::width, NodeMetrics::header)).contains(scenePoint);
}

QRectF NodeItem::lineRect(int line) const {
    return QRectF(10, NodeMetrics::header + NodeMetrics::padding + line * NodeMetrics::line - 2,
                  NodeMetrics::width - 18, NodeMetrics::line)
        .translated(pos());
}

QFont NodeItem::lineFont(double scale) const {
    double points = enlarged(11, scale);
    const auto fits = [&] {
        for (int i = 0; i < m_node.lines.size(); ++i)
            if (textWidth(m_theme->monoFont(points), m_node.lines[i]) > lineRect(i).width()) return false;
        return true;
    };
    while (points > 11 && !fits())
        points = std::max(11.0, points - 0.5);
    return m_theme->monoFont(points);
}

QString NodeItem::partAt(QPointF scenePoint, double scale) const {
    const QFontMetricsF metrics(lineFont(scale));
    QString nearest;
    double least = 0;
    for (const LinePart& part : m_node.parts) {
        const QRectF line = lineRect(part.line);
        if (!line.contains(scenePoint)) continue;
        const QString& words = m_node.lines[part.line];
        const double x = scenePoint.x() - line.x(), from = metrics.horizontalAdvance(words.left(part.from)),
                     to = metrics.horizontalAdvance(words.left(part.from + part.length));
        const double distance = std::max({0.0, from - x, x - to});
        if (nearest.isEmpty() || distance < least) {
            nearest = part.id;
            least = distance;
        }
    }
    return nearest;
}

QRectF NodeItem::errorRect() const {
    return m_node.errors.isEmpty() ? QRectF() : QRectF(0, size().height() + 5, errorWidth, errorHeight);
}

QRectF NodeItem::boundingRect() const {
    return (QRectF(QPointF(), size()) | errorRect()).adjusted(-8, -8, 8, 8);
}

QPainterPath NodeItem::shape() const {
    QPainterPath path;
    path.addRoundedRect(QRectF(QPointF(), size()), 5, 5);
    for (double x : {0.0, NodeMetrics::width})
        path.addEllipse(QPointF(x, NodeMetrics::port), NodeMetrics::grabRadius(1),
                        NodeMetrics::grabRadius(1));
    return path;
}

void NodeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const double scale = screenScale(*painter);
    const bool large = scale < expressionScale;
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_target == Target::refused) painter->setOpacity(0.4);
    paintFrame(*painter);
    if (scale < nameScale) {
        paintSmall(*painter, scale);
    } else {
        paintHeader(*painter, scale);
        double top = NodeMetrics::header;
        if (!m_node.lines.isEmpty()) {
            if (!large) paintLines(*painter, scale);
            top += NodeMetrics::padding + NodeMetrics::line * double(m_node.lines.size());
        }
        paintBars(*painter, top + 3, scale);
    }
    paintPorts(*painter);
    if (scale >= nameScale) paintErrors(*painter);
}

void NodeItem::paintFrame(QPainter& painter) const {
    const QRectF box(QPointF(), size());
    const bool illegal = !m_node.errors.isEmpty(), lit = m_target == Target::legal;
    if (m_selected || lit || m_flashed) {
        QColor halo = illegal && m_selected ? m_theme->error : m_theme->accent;
        halo.setAlphaF(m_flashed ? 0.6F : 0.28F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(halo);
        painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 8, 8);
    }
    QPen pen(m_theme->control, 1.2 * m_theme->borderWidth);
    if (m_hovered) pen.setColor(m_theme->text);
    if (m_selected || lit) pen = QPen(m_theme->accent, 2 * m_theme->borderWidth);
    if (illegal) pen = QPen(m_theme->error, 2 * m_theme->borderWidth);
    painter.setPen(pen);
    painter.setBrush(m_theme->raised);
    painter.drawRoundedRect(box, 5, 5);
    if (m_focused) {
        painter.setPen(QPen(m_theme->accent, 1.2, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(3.5, 3.5, -3.5, -3.5), 3, 3);
    }
}

void NodeItem::paintLines(QPainter& painter, double scale) const {
    const QFont mono = lineFont(scale);
    painter.setFont(mono);
    painter.setPen(m_theme->textSecondary);
    for (int i = 0; i < m_node.lines.size(); ++i) {
        const QRectF line = lineRect(i).translated(-pos());
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, elided(mono, m_node.lines[i], line.width()));
    }
}

void NodeItem::paintLevel(QPainter& painter, const QRectF& rect) const {
    const std::optional<Resource> resource = m_node.level.resource;
    painter.setPen(QPen(resource ? m_theme->edge(*resource) : m_theme->control, m_theme->borderWidth));
    painter.setBrush(resource ? m_theme->resource(*resource).fill : m_theme->sunken);
    painter.drawRoundedRect(rect, 3, 3);
    painter.setFont(m_theme->font(rect.height() * 0.78, true));
    painter.setPen(resource ? m_theme->resource(*resource).text : m_theme->text);
    painter.drawText(rect, Qt::AlignCenter, m_node.level.letter);
}

void NodeItem::paintHeader(QPainter& painter, double scale) const {
    const bool large = scale < expressionScale;
    const double icon = large ? 17 : 14;
    paintIcon(painter, QRectF(9, (NodeMetrics::header - icon) / 2, icon, icon), m_node.icon, m_theme->text);
    QRectF row = QRectF(0, 0, NodeMetrics::width, NodeMetrics::header).adjusted(icon + 14, 0, -8, 0);
    if (!m_node.level.letter.isEmpty()) {
        const double high = large ? 18 : enlarged(14, scale),
                     wide = high * (m_node.level.letter.size() > 1 ? 1.4 : 1.1);
        paintLevel(painter, {row.right() - wide, row.center().y() - high / 2, wide, high});
        row.setRight(row.right() - wide - 6);
    }
    const QFont unitFont = m_theme->font(11);
    const bool hasUnit = !large && !m_node.unit.isEmpty();
    const double unit = hasUnit ? textWidth(unitFont, m_node.unit) + 8 : 0;
    double points =
        large ? 17 : enlarged(12.5, scale); // a long name rather gets smaller letters than an ellipsis
    while (points > (large ? 12 : 10.5) &&
           textWidth(m_theme->font(points, true), m_node.name) > row.width() - unit)
        points -= 0.5;
    const QFont nameFont = m_theme->font(points, true);
    painter.setFont(nameFont);
    painter.setPen(m_theme->text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                     elided(nameFont, m_node.name, row.width() - unit));
    if (hasUnit) {
        painter.setFont(unitFont);
        painter.setPen(m_theme->textTertiary);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, m_node.unit);
    }
    painter.setPen(QPen(m_theme->lineSoft, 1));
    painter.drawLine(QPointF(1.5, NodeMetrics::header),
                     QPointF(NodeMetrics::width - 1.5, NodeMetrics::header));
}

void NodeItem::paintBars(QPainter& painter, double top, double scale) const {
    const bool large = scale < expressionScale;
    painter.save();
    if (m_stale && !m_theme->highContrast) painter.setOpacity(painter.opacity() * 0.5);
    double row = NodeMetrics::bar;
    std::size_t count = m_node.bars.size();
    if (large && count > 0) { // the expressions' room is free: fewer, larger rows
        top = NodeMetrics::header + 5;
        const double room = size().height() - top - 5;
        row = 21;
        count = std::min(count, std::size_t(std::max(1.0, room / row)));
    }
    const QFont font = m_theme->font(large ? 16 : enlarged(11, scale));
    double valueWidth = 0; // one column: the bars stay comparable
    for (const CostBar& bar : m_node.bars)
        valueWidth = std::max(valueWidth, textWidth(font, bar.text));
    const double right = NodeMetrics::width - 10;
    const QSizeF chip = large ? QSizeF(30, 17) : QSizeF(22, 12);
    for (std::size_t i = 0; i < count; ++i) {
        const CostBar& bar = m_node.bars[i];
        const double middle = top + row / 2;
        paintChip(painter, QRectF(QPointF(10, middle - chip.height() / 2), chip), bar.resource, *m_theme);
        const double left = 16 + chip.width();
        const QRectF track(left, middle - 3.5, right - valueWidth - 7 - left, 7);
        if (m_theme->highContrast) {
            painter.setPen(QPen(m_theme->line, 0.8));
            painter.drawLine(track.bottomLeft(), track.bottomRight());
        } else {
            painter.fillRect(track, m_theme->lineSoft);
        }
        const double share = std::min(bar.share, 1.0);
        paintResourceBar(painter,
                         QRectF(track.x(), track.y(), std::max(2.0, track.width() * share), track.height()),
                         bar.resource, *m_theme);
        if (bar.share > 1) { // longer than the full bar: a notch says that it was cut
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme->raised);
            const double x = track.right() - 6;
            painter.drawPolygon(QPolygonF({{x, track.bottom() + 1},
                                           {x + 2, track.bottom() + 1},
                                           {x + 5, track.top() - 1},
                                           {x + 3, track.top() - 1}}));
        }
        painter.setFont(font);
        painter.setPen(m_theme->text);
        painter.drawText(QRectF(right - valueWidth - 4, middle - 11, valueWidth + 4, 22),
                         Qt::AlignRight | Qt::AlignVCenter, bar.text);
        top += row;
    }
    if (!large && !m_node.latency.isEmpty()) {
        painter.setFont(font);
        painter.setPen(m_theme->textSecondary);
        painter.drawText(QRectF(10, top, right - 10, row), Qt::AlignRight | Qt::AlignVCenter, m_node.latency);
    }
    painter.restore();
}

void NodeItem::paintSmall(QPainter& painter, double scale) const {
    const QRectF box = QRectF(QPointF(), size()).adjusted(10, 4, -10, -4);
    const bool level = !m_node.level.letter.isEmpty(), pipe = !m_node.bars.empty();
    const double chip = std::clamp(8 / scale, 20.0, 26.0), gap = 6;
    const QRectF name(box.x(), box.y(), box.width(), level || pipe ? box.height() - chip - 2 : box.height());
    // As large as it can be read on the screen, in two lines rather than with an ellipsis.
    double points = std::clamp(9 / scale, 22.0, 30.0);
    const auto fits = [&] {
        const QRectF needed = QFontMetricsF(m_theme->font(points, true))
                                  .boundingRect(name, Qt::AlignCenter | Qt::TextWordWrap, m_node.name);
        return needed.width() <= name.width() && needed.height() <= name.height() + 4;
    };
    while (points > 18 && !fits())
        points -= 1;
    const QFont font = m_theme->font(points, true);
    painter.setFont(font);
    painter.setPen(m_theme->text);
    if (fits())
        painter.drawText(name, Qt::AlignCenter | Qt::TextWordWrap | Qt::TextDontClip, m_node.name);
    else
        painter.drawText(name, Qt::AlignCenter, elided(font, m_node.name, name.width()));
    const double levelWide = level ? chip * 1.4 : 0, pipeWide = pipe ? chip * 1.6 : 0;
    double x = box.center().x() - (levelWide + pipeWide + (level && pipe ? gap : 0)) / 2;
    if (pipe)
        paintChip(painter, QRectF(x, name.bottom() + 2, pipeWide, chip), m_node.bars.front().resource,
                  *m_theme);
    if (pipe) x += pipeWide + gap;
    if (level) paintLevel(painter, QRectF(x, name.bottom() + 2, levelWide, chip));
}

void NodeItem::paintPorts(QPainter& painter) const {
    const bool marked = m_selected || m_target == Target::legal;
    painter.setPen(QPen(!m_node.errors.isEmpty() ? m_theme->error
                        : marked                 ? m_theme->accent
                                                 : m_theme->control,
                        1.4 * m_theme->borderWidth));
    painter.setBrush(m_theme->raised);
    for (double x : {0.0, NodeMetrics::width})
        painter.drawEllipse(QPointF(x, NodeMetrics::port), NodeMetrics::portRadius, NodeMetrics::portRadius);
}

void NodeItem::paintErrors(QPainter& painter) const {
    if (m_node.errors.isEmpty()) return;
    const QFont font = m_theme->font(11);
    QString sentence = m_node.errors.first();
    if (m_node.errors.size() > 1)
        sentence += QCoreApplication::translate("PlanGraph", " (and %1 more)").arg(m_node.errors.size() - 1);
    QRectF box = errorRect();
    const QFontMetricsF metrics(font);
    const double oneLine = metrics.horizontalAdvance(sentence);
    if (oneLine < box.width() - 34) box.setSize({std::max(NodeMetrics::width, oneLine + 34), 20});
    painter.setPen(QPen(m_theme->error, m_theme->borderWidth));
    painter.setBrush(m_theme->errorTint);
    painter.drawRoundedRect(box, 3, 3);
    paintIcon(painter, QRectF(box.x() + 6, box.y() + 4, 13, 13), QStringLiteral("error"), m_theme->error);
    painter.setFont(font);
    painter.setPen(m_theme->text);
    // At most two lines, the whole sentence is in the tooltip.
    painter.drawText(box.adjusted(24, 2, -6, -2), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                     elided(font, sentence, (box.width() - 40) * (box.height() > 24 ? 1.85 : 1.1)));
}

} // namespace tilesight
