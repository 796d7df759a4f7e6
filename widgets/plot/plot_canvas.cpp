#include "widgets/plot/plot_canvas.h"

#include "widgets/shortcuts/picture_keys.h"
#include "widgets/theme/painting.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace tilesight {
namespace {

bool isOwnKey(const QKeyEvent& event) {
    return !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && isPictureKey(event);
}

QString plainNumber(double value) {
    if (value != 0 && (std::abs(value) < 1e-3 || std::abs(value) >= 1e7))
        return QString::number(value, 'g', 3);
    return QString::number(value, 'g', 7);
}

bool isLog(const QCPAxis* axis) { return axis->scaleType() == QCPAxis::stLogarithmic; }

} // namespace

PlotCanvas::PlotCanvas(QWidget* parent) : QCustomPlot(parent), m_theme(Theme::light()) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setNoAntialiasingOnDrag(false);
    setTheme(m_theme);
}

void PlotCanvas::setTheme(const Theme& theme) {
    m_theme = theme;
    setBackground(QBrush(theme.panel));
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        const QPen line(theme.control, theme.borderWidth);
        axis->setBasePen(line);
        axis->setTickPen(line);
        axis->setSubTickPen(line);
        axis->setTickLengthIn(0);
        axis->setTickLengthOut(4);
        axis->setSubTickLengthIn(0);
        axis->setTickLabelColor(theme.textSecondary);
        axis->setLabelColor(theme.textSecondary);
        axis->setTickLabelFont(theme.font(10.5));
        axis->setLabelFont(theme.font(11));
        axis->setLabelPadding(3);
        axis->grid()->setPen(QPen(theme.grid, 1));
        axis->grid()->setZeroLinePen(QPen(theme.grid, 1));
    }
    replot(rpQueuedReplot);
}

void PlotCanvas::setHome(const Range& home) {
    m_home = home;
    m_fit = home;
}

void PlotCanvas::goHome() {
    xAxis->setRange(m_home.x);
    yAxis->setRange(m_home.y);
    settle();
}

void PlotCanvas::goFit() {
    xAxis->setRange(m_fit.x);
    yAxis->setRange(m_fit.y);
    settle();
}

bool PlotCanvas::isHome() const { return xAxis->range() == m_home.x && yAxis->range() == m_home.y; }

void PlotCanvas::settle() {
    replot(rpQueuedReplot);
    emit rangeChanged();
}

void PlotCanvas::clampAxis(QCPAxis* axis, const QCPRange& home) const {
    QCPRange range = axis->range();
    const bool log = isLog(axis);
    const auto to = [log](double value) { return log ? std::log10(value) : value; };
    const auto from = [log](double value) { return log ? std::pow(10, value) : value; };
    const double low = to(home.lower), high = to(home.upper), size = high - low;
    double a = to(range.lower), b = to(range.upper);
    const double wanted = std::clamp(b - a, size / 50, size * 2), middle = (a + b) / 2;
    a = std::clamp(middle - wanted / 2, low - size / 2, high + size / 2 - wanted);
    b = a + wanted;
    axis->setRange(from(a), from(b));
}

void PlotCanvas::zoom(double factor, const QPointF& pixel) {
    xAxis->scaleRange(1 / factor, xAxis->pixelToCoord(pixel.x()));
    yAxis->scaleRange(1 / factor, yAxis->pixelToCoord(pixel.y()));
    clampAxis(xAxis, m_home.x);
    clampAxis(yAxis, m_home.y);
    settle();
}

void PlotCanvas::pan(double dxPixels, double dyPixels) {
    const QRect plot = axisRect()->rect();
    const auto shift = [](QCPAxis* axis, double first, double last, double pixels, const QCPRange& home,
                          const PlotCanvas* self) {
        axis->setRange(axis->pixelToCoord(first + pixels), axis->pixelToCoord(last + pixels));
        self->clampAxis(axis, home);
    };
    if (dxPixels != 0) shift(xAxis, plot.left(), plot.left() + plot.width(), dxPixels, m_home.x, this);
    if (dyPixels != 0) shift(yAxis, plot.top() + plot.height(), plot.top(), dyPixels, m_home.y, this);
    settle();
}

bool PlotCanvas::event(QEvent* event) {
    // Single letters are ours while the plot has the focus, even where a menu uses them as shortcuts.
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QCustomPlot::event(event);
}

void PlotCanvas::wheelEvent(QWheelEvent* event) {
    if (!m_zoomable) return event->ignore();
    const double steps = event->angleDelta().y() / 120.0, sideways = event->angleDelta().x() / 120.0;
    const QRect plot = axisRect()->rect();
    if (event->modifiers() & Qt::ControlModifier)
        zoom(std::pow(1.2, steps), event->position());
    else if (event->modifiers() & Qt::ShiftModifier)
        pan(-(steps + sideways) * plot.width() / 12, 0);
    else
        pan(-sideways * plot.width() / 12, -steps * plot.height() / 12);
    event->accept();
}

void PlotCanvas::mousePressEvent(QMouseEvent* event) {
    QCustomPlot::mousePressEvent(event);
    if (!m_zoomable || event->button() != Qt::LeftButton) return;
    m_dragging = true;
    m_dragged = event->position();
}

void PlotCanvas::mouseMoveEvent(QMouseEvent* event) {
    QCustomPlot::mouseMoveEvent(event);
    if (!m_dragging || !(event->buttons() & Qt::LeftButton)) return;
    const QPointF moved = event->position() - m_dragged;
    m_dragged = event->position();
    pan(-moved.x(), -moved.y());
}

void PlotCanvas::mouseReleaseEvent(QMouseEvent* event) {
    QCustomPlot::mouseReleaseEvent(event);
    m_dragging = false;
}

void PlotCanvas::keyPressEvent(QKeyEvent* event) {
    const QRectF plot = axisRect()->rect();
    const bool plain = isOwnKey(*event) && m_zoomable;
    const QPointF cursor = mapFromGlobal(QCursor::pos());
    const QPointF centre = plot.contains(cursor) ? cursor : plot.center();
    if (!plain) return event->ignore(); // the view's own keys
    switch (event->key()) {
    case Qt::Key_W:
        return zoom(keyZoom, centre);
    case Qt::Key_S:
        return zoom(1 / keyZoom, centre);
    case Qt::Key_A:
        return pan(-plot.width() / 12, 0);
    case Qt::Key_D:
        return pan(plot.width() / 12, 0);
    case Qt::Key_F:
        return goFit();
    case Qt::Key_Home:
        return goHome();
    default:
        event->ignore();
    }
}

void PlotCanvas::focusInEvent(QFocusEvent* event) {
    QCustomPlot::focusInEvent(event);
    update();
}

void PlotCanvas::focusOutEvent(QFocusEvent* event) {
    QCustomPlot::focusOutEvent(event);
    update();
}

void PlotCanvas::paintEvent(QPaintEvent* event) {
    QCustomPlot::paintEvent(event);
    QPainter painter(this);
    if (m_dimmed) {
        painter.setOpacity(0.5);
        painter.fillRect(rect(), m_theme.panel);
        painter.setOpacity(1);
    }
    if (!hasFocus()) return;
    paintFocusRing(painter, QRectF(rect()), m_theme, 0);
}

void PlotCanvas::setDimmed(bool dimmed) {
    if (dimmed == m_dimmed) return;
    m_dimmed = dimmed;
    update();
}

void PlotCanvas::paintOn(QPainter& painter, const QSize& size) {
    toPainter(static_cast<QCPPainter*>(&painter), size.width(), size.height());
}

QVector<double> LogTicker::createTickVector(double, const QCPRange& range) {
    QVector<double> ticks;
    if (range.lower <= 0) return ticks;
    const int first = int(std::floor(std::log10(range.lower))),
              last = int(std::ceil(std::log10(range.upper)));
    for (int decade = first; decade <= last; ++decade)
        for (const double digit : {1.0, 2.0, 5.0})
            if (digit == 1.0 || last - first <= 3) ticks << digit * std::pow(10, decade);
    return ticks;
}

QString LogTicker::getTickLabel(double tick, const QLocale&, QChar, int) { return plainNumber(tick); }
QString PlainTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return plainNumber(std::abs(tick) < 1e-12 ? 0 : tick);
}

} // namespace tilesight
