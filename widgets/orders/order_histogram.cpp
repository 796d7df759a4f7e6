#include "widgets/orders/order_histogram.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace tilesight {

OrderHistogram::OrderHistogram(QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    setAccessibleName(tr("Steady times of the legal orders"));
}

void OrderHistogram::setSurvey(std::shared_ptr<const OrderSurvey> survey) {
    m_survey = std::move(survey);
    if (m_survey && !m_survey->histogram.empty())
        setAccessibleDescription(tr("%1 orders from %2 to %3")
                                     .arg(m_survey->examined)
                                     .arg(toQString(formatSeconds(m_survey->fastestSeconds)),
                                          toQString(formatSeconds(m_survey->slowestSeconds))));
    update();
}

void OrderHistogram::setShownSeconds(double seconds) {
    m_shown = seconds;
    update();
}

void OrderHistogram::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

QRectF OrderHistogram::plot(const QRectF& bounds, const Theme& theme) const {
    const double line = 16 * theme.fontScale;
    return bounds.adjusted(14, line + 6, -14, -line - 6);
}

double OrderHistogram::xOf(double seconds, const QRectF& area) const {
    const double span = m_survey->slowestSeconds - m_survey->fastestSeconds;
    if (m_survey->histogram.size() < 2 || span <= 0) return area.center().x();
    return area.left() + area.width() * std::clamp((seconds - m_survey->fastestSeconds) / span, 0.0, 1.0);
}

void OrderHistogram::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    paint(p, QRectF(rect()), m_theme);
}

void OrderHistogram::paint(QPainter& p, const QRectF& bounds, const Theme& theme) const {
    if (!m_survey || m_survey->histogram.empty()) return;
    const QRectF area = plot(bounds, theme);
    const auto& bins = m_survey->histogram;
    const auto most = double(*std::max_element(bins.begin(), bins.end()));
    const bool single = bins.size() == 1;
    const double width = single ? 24 : area.width() / double(bins.size());
    p.setPen(Qt::NoPen);
    p.setBrush(theme.accent);
    for (std::size_t i = 0; i < bins.size(); ++i) {
        if (bins[i] == 0) continue;
        const double height = std::max(2.0, area.height() * double(bins[i]) / most);
        const double left = single ? area.center().x() - width / 2 : area.left() + double(i) * width;
        p.drawRect(QRectF(left + 1, area.bottom() - height, width - 2, height));
    }
    p.setPen(QPen(theme.control, theme.borderWidth));
    p.drawLine(area.bottomLeft(), area.bottomRight());
    p.setFont(theme.font(11));
    p.setPen(theme.textSecondary);
    const QRectF below(area.left(), area.bottom() + 3, area.width(), 18 * theme.fontScale);
    if (single) {
        p.drawText(below, Qt::AlignCenter, toQString(formatSeconds(m_survey->fastestSeconds)));
    } else {
        p.drawText(below, Qt::AlignLeft,
                   tr("%1 fastest").arg(toQString(formatSeconds(m_survey->fastestSeconds))));
        p.drawText(below, Qt::AlignRight,
                   tr("%1 slowest").arg(toQString(formatSeconds(m_survey->slowestSeconds))));
        p.drawText(below, Qt::AlignHCenter, tr("steady time; bars count orders"));
    }
    if (m_shown > 0) {
        p.setPen(QPen(theme.text, 1.4, Qt::DashLine));
        p.drawLine(QPointF(xOf(m_shown, area), area.top()), QPointF(xOf(m_shown, area), area.bottom()));
    }
    const double x = xOf(m_survey->chosenSeconds, area);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(theme.text);
    p.drawPolygon(QPolygonF({{x - 5, area.top() - 7}, {x + 5, area.top() - 7}, {x, area.top() - 1}}));
    p.setPen(theme.text);
    const QString words = tr("chosen, %1").arg(toQString(formatSeconds(m_survey->chosenSeconds)));
    const double wide = p.fontMetrics().horizontalAdvance(words);
    const double left = std::clamp(x + 8, area.left(), std::max(area.left(), area.right() - wide));
    p.drawText(QPointF(left, area.top() - 4), words);
}

void OrderHistogram::mousePressEvent(QMouseEvent* event) {
    if (!m_survey || m_survey->histogram.size() < 2) return;
    const QRectF area = plot(QRectF(rect()), m_theme);
    const double at = std::clamp((event->position().x() - area.left()) / area.width(), 0.0, 1.0);
    emit timeChosen(m_survey->fastestSeconds + at * (m_survey->slowestSeconds - m_survey->fastestSeconds));
}

} // namespace tilesight
