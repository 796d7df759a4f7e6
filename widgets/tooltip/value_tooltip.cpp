#include "widgets/tooltip/value_tooltip.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QScreen>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace tilesight {
namespace {
constexpr std::size_t mostRows = 5;
constexpr double padding = 10, columnGap = 16, longestValue = 280;

struct Metrics {
    double rowHeight, titleHeight, footHeight, labelWidth, valueWidth;
    std::vector<double> rowHeights; ///< a long value takes several lines
    double rowsHeight() const { return std::accumulate(rowHeights.begin(), rowHeights.end(), 0.0); }
};

Metrics measure(const TooltipText& text, const Theme& theme) {
    const QFontMetricsF title(theme.font(12, true)), label(theme.font(11)), value(theme.font(11, true));
    Metrics m{std::ceil(label.height()) + 2, text.title.isEmpty() ? 0 : std::ceil(title.height()) + 4,
              text.foot.isEmpty() ? 0 : std::ceil(label.height()) + 6, 0, 0, {}};
    for (std::size_t i = 0; i < std::min(text.rows.size(), mostRows); ++i) {
        m.labelWidth = std::max(m.labelWidth, label.horizontalAdvance(text.rows[i].first));
        m.valueWidth = std::max(m.valueWidth, value.horizontalAdvance(text.rows[i].second));
    }
    m.valueWidth = std::min(m.valueWidth, longestValue * theme.fontScale);
    const double wide = std::max(title.horizontalAdvance(text.title), label.horizontalAdvance(text.foot));
    m.valueWidth = std::max(m.valueWidth, wide - m.labelWidth - columnGap);
    for (std::size_t i = 0; i < std::min(text.rows.size(), mostRows); ++i) {
        const QRectF lines = value.boundingRect(QRectF(0, 0, m.valueWidth + 1, 1e4), Qt::TextWordWrap, text.rows[i].second);
        m.rowHeights.push_back(std::max(m.rowHeight, std::ceil(lines.height()) + 2));
    }
    return m;
}
} // namespace

QString TooltipText::plain() const {
    QString out = title;
    for (const auto& [label, value] : rows)
        out += '\n' + label + ": " + value;
    return out;
}

QPoint tooltipPosition(const QPoint& pointer, const QSize& size, const QRect& avoid, const QRect& screen) {
    constexpr int gap = 12;
    int x = pointer.x() + gap, y = pointer.y() + gap;
    if (x + size.width() > screen.right()) x = pointer.x() - gap - size.width();
    if (y + size.height() > screen.bottom()) y = pointer.y() - gap - size.height();
    if (avoid.isValid() && QRect(QPoint(x, y), size).intersects(avoid)) {
        const int below = avoid.bottom() + 6, above = avoid.top() - 6 - size.height();
        y = below + size.height() <= screen.bottom() ? below : above;
    }
    x = std::max(screen.left(), std::min(x, screen.right() + 1 - size.width()));
    y = std::max(screen.top(), std::min(y, screen.bottom() + 1 - size.height()));
    return {x, y};
}

ValueTooltip::ValueTooltip(QWidget* owner)
    : QFrame(owner, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput),
      m_theme(Theme::light()) {
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_TranslucentBackground);
    setFocusPolicy(Qt::NoFocus);
    m_delay.setSingleShot(true);
    m_delay.setInterval(300);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        place();
        show();
    });
}

void ValueTooltip::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void ValueTooltip::request(const TooltipText& text, const QPoint& globalPointer, const QRect& globalAvoid) {
    const bool same = text == m_text;
    m_text = text;
    m_pointer = globalPointer;
    m_avoid = globalAvoid;
    setAccessibleName(text.plain());
    if (isVisible()) {
        place();
        update();
    } else if (!same || !m_delay.isActive()) {
        m_delay.start();
    }
}

void ValueTooltip::dismiss() {
    m_delay.stop();
    m_text = {};
    hide();
}

QSize ValueTooltip::wantedSize() const {
    const Metrics m = measure(m_text, m_theme);
    const double rows = m.rowsHeight();
    const double gap = m.labelWidth > 0 ? columnGap : 0;
    return QSizeF(m.labelWidth + gap + m.valueWidth + 2 * padding,
                  m.titleHeight + rows + m.footHeight + 2 * padding - 4)
        .toSize();
}

void ValueTooltip::place() {
    const QSize size = wantedSize();
    const QScreen* screen = QGuiApplication::screenAt(m_pointer);
    if (!screen) screen = QGuiApplication::primaryScreen();
    const QRect area =
        screen ? screen->availableGeometry() : QRect(m_pointer - QPoint(2000, 2000), QSize(4000, 4000));
    setGeometry(QRect(tooltipPosition(m_pointer, size, m_avoid, area), size));
}

void ValueTooltip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(m_theme.highContrast ? QPen(m_theme.text, 2) : Qt::NoPen);
    p.setBrush(m_theme.tooltip);
    p.drawRoundedRect(QRectF(rect()), 4, 4);
    const Metrics m = measure(m_text, m_theme);
    QRectF line(padding, padding - 2, width() - 2 * padding, m.titleHeight);
    p.setPen(m_theme.tooltipText);
    p.setFont(m_theme.font(12, true));
    p.drawText(line, Qt::AlignLeft | Qt::AlignTop, m_text.title);
    line = QRectF(padding, line.bottom(), line.width(), m.rowHeight);
    const QFont labelFont = m_theme.font(11), valueFont = m_theme.font(11, true);
    for (std::size_t i = 0; i < std::min(m_text.rows.size(), mostRows); ++i) {
        line.setHeight(m.rowHeights[i]);
        p.setFont(labelFont);
        p.setOpacity(0.85);
        p.drawText(QRectF(line.topLeft(), QSizeF(line.width(), m.rowHeight)), Qt::AlignLeft | Qt::AlignVCenter,
                   m_text.rows[i].first);
        p.setOpacity(1);
        p.setFont(valueFont);
        const double room = line.width() - m.labelWidth - columnGap;
        p.drawText(line.adjusted(line.width() - room - 1, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap,
                   m_text.rows[i].second);
        line.translate(0, m.rowHeights[i]);
    }
    p.setFont(labelFont);
    p.setOpacity(0.75);
    p.drawText(QRectF(padding, line.top(), line.width(), m.footHeight), Qt::AlignLeft | Qt::AlignBottom,
               m_text.foot);
}

} // namespace tilesight
