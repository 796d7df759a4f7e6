#include "widgets/graph/graph_note.h"

#include "widgets/theme/painting.h"

#include <QPainter>
#include <cmath>

namespace tilesight {

QRect notePlace(QSize size, QPoint anchor, const QRect& bounds, const QVector<QRect>& obstacles) {
    constexpr int distances[] = {14, 32, 56, 84, 120, 170, 230, 300, 400};
    QRect best;
    long long leastCovered = -1;
    for (int distance : distances) {
        // Below and right of the pointer first, as tooltips do, then around it.
        const int left = anchor.x() - distance - size.width(), right = anchor.x() + distance,
                  above = anchor.y() - distance - size.height(), below = anchor.y() + distance,
                  middleX = anchor.x() - size.width() / 2, middleY = anchor.y() - size.height() / 2;
        for (const QPoint& at :
             {QPoint(right, below), QPoint(middleX, below), QPoint(left, below), QPoint(right, middleY),
              QPoint(left, middleY), QPoint(right, above), QPoint(middleX, above), QPoint(left, above)}) {
            QRect place(at, size);
            place.moveLeft(std::clamp(place.left(), bounds.left(),
                                      std::max(bounds.left(), bounds.right() + 1 - size.width())));
            place.moveTop(std::clamp(place.top(), bounds.top(),
                                     std::max(bounds.top(), bounds.bottom() + 1 - size.height())));
            if (place.contains(anchor)) continue;
            long long covered = 0;
            for (const QRect& obstacle : obstacles) {
                const QRect both = place & obstacle;
                if (!both.isEmpty()) covered += 1LL * both.width() * both.height();
            }
            if (covered == 0) return place;
            if (leastCovered < 0 || covered < leastCovered) {
                leastCovered = covered;
                best = place;
            }
        }
    }
    return best.isNull() ? QRect(anchor, size) : best;
}

GraphNote::GraphNote(QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_end.setSingleShot(true);
    m_end.setInterval(showMilliseconds);
    connect(&m_end, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void GraphNote::setTheme(const Theme& theme) {
    m_theme = theme;
    hide(); // it was made for other letters
}

void GraphNote::say(const QString& sentence, QPoint anchor, const QRect& bounds,
                    const QVector<QRect>& obstacles) {
    m_sentence = sentence;
    setAccessibleName(sentence);
    const double scale = m_theme.fontScale;
    const QRectF words =
        QFontMetricsF(m_theme.font(12))
            .boundingRect(QRectF(0, 0, 300 * scale, 400 * scale), Qt::TextWordWrap, sentence);
    const QSize size(int(std::ceil(words.width() + 38 * scale)), int(std::ceil(words.height() + 12 * scale)));
    setGeometry(notePlace(size, anchor, bounds, obstacles));
    m_end.start();
    show();
    raise();
    update();
}

void GraphNote::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_theme.fontScale, inset = m_theme.borderWidth / 2;
    painter.setPen(QPen(m_theme.error, m_theme.borderWidth));
    painter.setBrush(m_theme.errorTint);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
    paintIcon(painter, QRectF(8 * scale, 7 * scale, 14 * scale, 14 * scale), QStringLiteral("error"),
              m_theme.error);
    painter.setFont(m_theme.font(12));
    painter.setPen(m_theme.text);
    painter.drawText(QRectF(rect()).adjusted(28 * scale, 6 * scale, -4 * scale, -4 * scale), Qt::TextWordWrap,
                     m_sentence);
}

} // namespace tilesight
