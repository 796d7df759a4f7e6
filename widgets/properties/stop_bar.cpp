#include "widgets/properties/stop_bar.h"

#include "widgets/theme/marks.h"
#include "widgets/theme/painting.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace tilesight {

QRectF StopBar::trackOf(int index) const {
    const double scale = theme().fontScale;
    const QRectF box = stopRect(index).adjusted(7 * scale, 0, -6 * scale, 0);
    // Two lines of writing leave no room: the figure says more than its bar.
    return wordsOf(index).below ? QRectF() : QRectF(box.x(), box.bottom() - 9 * scale, box.width(), 5);
}

QSize StopBar::sizeHint() const {
    return {qRound(230 * theme().fontScale), qRound((m_dense ? 30 : 34) * theme().fontScale)};
}
QSize StopBar::minimumSizeHint() const { return {120, sizeHint().height()}; }

void StopBar::setNarrow(bool narrow) {
    if (m_narrow == narrow) return;
    m_narrow = narrow;
    update();
}

void StopBar::setDense(bool dense) {
    if (m_dense == dense) return;
    m_dense = dense;
    updateGeometry();
}

bool StopBar::anyShare() const {
    return std::any_of(stops().begin(), stops().end(), [](const Stop& stop) { return stop.share >= 0; });
}

bool StopBar::sameUnits() const { // only then may the unit be left out
    QString unit;
    for (const Stop& stop : stops()) {
        const QString own = stop.fits ? stop.detail.section(QChar(0x2009), 1) : QString();
        if (!own.isEmpty() && !unit.isEmpty() && own != unit) return false;
        if (!own.isEmpty()) unit = own;
    }
    return true;
}

StopWords StopBar::wordsOf(int index) const {
    const Stop& stop = stops()[std::size_t(index)];
    StopWords words;
    if (stop.detail.isEmpty()) return words;
    const double scale = theme().fontScale, room = stopRect(index).width() - 13 * scale;
    const double value = QFontMetricsF(theme().font(12, true)).horizontalAdvance(QString::number(stop.value));
    const QString bare = !stop.fits ? QStringLiteral("–") : stop.detail.section(QChar(0x2009), 0, 0);
    const auto beside = [&](const QString& text) {
        return value + 5 * scale + QFontMetricsF(theme().font(11)).horizontalAdvance(text) <= room;
    };
    if (m_narrow && sameUnits() && beside(bare)) return {bare, false};
    if (!m_narrow && beside(stop.detail)) return {stop.detail, false};
    // Below the value there is the whole width; the current stop must say something, the others may be
    // silent.
    const QFontMetricsF small(theme().font(10));
    const double below = stopRect(index).width() - 6 * scale;
    for (const QString& text : {stop.detail, bare})
        if (small.horizontalAdvance(text) <= below) return {text, true};
    if (index == this->value()) return {small.elidedText(bare, Qt::ElideRight, below), true};
    return words;
}

int StopBar::shownCount() const {
    bool details = false;
    for (const Stop& stop : stops())
        details |= !stop.detail.isEmpty();
    const double least = (details ? (m_narrow ? 50 : 84) : 40) * theme().fontScale;
    return std::clamp(int(width() / least), std::min(3, int(stops().size())),
                      std::max(1, int(stops().size())));
}

int StopBar::firstShown() const {
    const int count = shownCount(), last = std::max(0, int(stops().size()) - count);
    // Keep a neighbour of the current stop in view on either side, and otherwise do not move; under the mouse that chose
    // the stop not even then, or a second click would meet another one.
    if (count >= 3) {
        const int beside = m_held ? 0 : 1;
        if (value() - beside < m_first) m_first = value() - beside;
        if (value() + beside > m_first + count - 1) m_first = value() + beside + 1 - count;
    } else {
        m_first = value() - count / 2;
    }
    m_first = std::clamp(m_first, 0, last);
    return m_first;
}

QRectF StopBar::stopRect(int index) const {
    const int place = index - firstShown();
    const double count = shownCount();
    if (place < 0 || place >= int(count)) return {};
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double left = std::round(all.left() + all.width() * place / count);
    const double right = std::round(all.left() + all.width() * (place + 1) / count);
    return {left, all.top(), right - left, all.height()};
}

int StopBar::stopAt(QPointF point) const {
    const int first = firstShown(), count = shownCount();
    for (int i = first; i < first + count; ++i)
        if (point.x() < stopRect(i).right()) return i;
    return first + count - 1;
}

void StopBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath outline;
    outline.addRoundedRect(all, 3, 3);
    painter.fillPath(outline, theme().panel);
    painter.setClipPath(outline);
    const int first = firstShown(), end = std::min(first + shownCount(), int(stops().size()));
    for (int i = first; i < end; ++i)
        paintStop(painter, i);
    painter.setClipping(false);
    painter.setPen(QPen(isEnabled() ? theme().control : theme().line, theme().borderWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    if (!stops().empty()) {
        painter.setPen(QPen(theme().accent, 2));
        const QRectF current = stopRect(value());
        painter.drawRoundedRect(current.adjusted(hasFocus() ? -0.5 : 0, 0, hasFocus() ? 0.5 : 0, 0), 3, 3);
        if (hasFocus()) paintFocusRing(painter, current.adjusted(2.5, 2.5, -2.5, -2.5), theme(), 2);
    }
}

void StopBar::paintStop(QPainter& painter, int index) const {
    const Stop& stop = stops()[std::size_t(index)];
    const QRectF box = stopRect(index);
    const bool current = index == value();
    const bool hovered = underMouse() && box.contains(mapFromGlobal(QCursor::pos()));
    if (current)
        painter.fillRect(box, theme().accentTint);
    else if (hovered && isEnabled())
        painter.fillRect(box, theme().header);
    if (!stop.fits) paintMisfit(painter, box, theme());
    if (index > firstShown()) {
        painter.setPen(QPen(theme().line, 1));
        painter.drawLine(box.topLeft(), box.bottomLeft());
    }
    const double scale = theme().fontScale;
    const QRectF row = box.adjusted(7 * scale, 3 * scale, -6 * scale, 0);
    QRectF words(row.x(), row.y(), row.width(), 17 * scale);
    const auto [detail, below] = wordsOf(index);
    const bool shares = anyShare(); // then all words stand in one line above the bars
    if (below)
        words = QRectF(box.x() + 3 * scale, box.y() + 1 * scale, box.width() - 6 * scale, 15 * scale);
    else if (!shares)
        words = QRectF(row.x(), box.y(), row.width(), box.height());
    const QFont valueFont = theme().font(12, true), detailFont = theme().font(below ? 10 : 11);
    const QString value = QString::number(stop.value);
    const double valueWidth = QFontMetricsF(valueFont).horizontalAdvance(value),
                 detailWidth = QFontMetricsF(detailFont).horizontalAdvance(detail);
    const bool both = !detail.isEmpty() && !below;
    const auto plate = [&](const QRectF& around) { // writing on hatching needs a ground
        if (!stop.fits)
            painter.fillRect(around.adjusted(-2, 1, 2, -1), current ? theme().accentTint : theme().panel);
    };
    const bool centred = below || (!both && !shares);
    const double valueLeft = centred ? words.center().x() - valueWidth / 2 : words.x();
    plate(QRectF(valueLeft, words.y(), valueWidth, words.height()));
    painter.setFont(valueFont);
    painter.setPen(!isEnabled() ? theme().textDisabled : current ? theme().accent : theme().text);
    painter.drawText(QRectF(valueLeft, words.y(), valueWidth + 2, words.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, value);
    if (below) {
        const QRectF line(words.x(), words.bottom() - 1, words.width(), 13 * scale);
        plate(QRectF(line.center().x() - detailWidth / 2, line.y(), detailWidth, line.height()));
        painter.setFont(detailFont);
        painter.setPen(current ? theme().text : theme().textSecondary);
        painter.drawText(line, Qt::AlignCenter, detail);
    } else if (both) {
        plate(QRectF(words.right() - detailWidth, words.y(), detailWidth, words.height()));
        painter.setFont(detailFont);
        painter.setPen(current ? theme().text : theme().textSecondary);
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, detail);
    }
    if (const QRectF track = trackOf(index); stop.share >= 0 && !track.isNull()) {
        const double width = std::max(3.0, track.width() * std::min(1.0, stop.share));
        painter.setPen(Qt::NoPen);
        painter.setBrush(current ? theme().accent : theme().control);
        painter.drawRoundedRect(QRectF(track.x(), track.y(), width, track.height()), 1.5, 1.5);
    }
}

bool StopBar::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_held = true;
        break;
    case QEvent::MouseMove: // a drag over the edge goes on to what lies there
        m_held = m_held && rect().contains(static_cast<QMouseEvent*>(event)->position().toPoint());
        break;
    case QEvent::Leave:
    case QEvent::Wheel:
    case QEvent::KeyPress:
        m_held = false;
        update();
        break;
    default:
        break;
    }
    if (event->type() == QEvent::ToolTip && !stops().empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int index = std::clamp(stopAt(help->pos()), 0, int(stops().size()) - 1);
        const Stop& stop = stops()[std::size_t(index)];
        QString text = accessibleName() + QStringLiteral(" %1").arg(stop.value);
        if (!stop.detail.isEmpty()) text += QStringLiteral(": ") + stop.detail;
        if (!stop.reason.isEmpty()) text += QStringLiteral("\n") + stop.reason;
        QToolTip::showText(help->globalPos(), text, this, stopRect(index).toRect());
        return true;
    }
    return StopSlider::event(event);
}

} // namespace tilesight
