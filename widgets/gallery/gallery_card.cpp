#include "widgets/gallery/gallery_card.h"

#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <cmath>

namespace tilesight {
namespace {

/// The difference is smaller than what the model is usually off.
bool withinBand(const GalleryLook& look, const Analysis& other) {
    return look.current && std::abs(other.latencySeconds / look.current->latencySeconds - 1) <= look.band;
}

void paintAdopt(QPainter& p, const QRectF& card, const Theme& theme) {
    const double s = theme.fontScale;
    p.setFont(theme.font(12, true));
    const double width = QFontMetricsF(p.font()).horizontalAdvance(tr("Adopt")) + 20 * s;
    const QRectF button(card.right() - width - 6 * s, card.bottom() - 31 * s, width, 22 * s);
    p.setPen(Qt::NoPen);
    p.setBrush(theme.accent);
    p.drawRoundedRect(button, 3, 3);
    p.setPen(theme.accentOn);
    p.drawText(button, Qt::AlignCenter, tr("Adopt"));
}

} // namespace

void paintGalleryCard(QPainter& p, const QRectF& rect, const GalleryEntry& entry, const GalleryLook& look,
                      const CardState& state) {
    const Theme& theme = look.theme;
    const Analysis& a = entry.analysis;
    const double s = theme.fontScale;
    const bool raised = state.hovered || state.focused;
    p.save();
    p.setRenderHint(QPainter::Antialiasing, true);
    const double border = entry.current ? 2 : theme.borderWidth;
    p.setPen(QPen(entry.current ? theme.accent : raised ? theme.control : theme.line, border));
    p.setBrush(entry.current || state.pressed ? theme.accentTint : raised ? theme.raised : theme.panel);
    p.drawRoundedRect(rect.adjusted(border / 2, border / 2, -border / 2, -border / 2), 4, 4);
    if (look.stale) p.setOpacity(0.5);

    const QRectF inner = rect.adjusted(9 * s, 5 * s, -8 * s, -7 * s);
    p.setPen(theme.text);
    p.setFont(theme.font(12, true));
    const QFontMetricsF title(p.font());
    p.drawText(QRectF(inner.left(), inner.top(), inner.width(), title.height()),
               Qt::AlignLeft | Qt::AlignVCenter,
               title.elidedText(toQString(entry.title), Qt::ElideRight, inner.width()));
    const double top = inner.top() + title.height() + 3 * s;

    // The text column is as wide as its widest number needs; the map takes the rest, square at most.
    const QString time = toQString(formatSeconds(a.latencySeconds));
    const Delta delta = look.current ? latencyDelta(look.current->latencySeconds, a.latencySeconds) : Delta{};
    const bool within = withinBand(look, a);
    const QString change = entry.current ? tr("current") : within ? QStringLiteral("≈ ") + delta.text : delta.text;
    const QString toL2 = toQString(formatDecimalBytes(a.cache.l2ReadBytes));
    const QString bytes = toQString(formatDecimalBytes(a.cache.dramReadBytes));
    const QFont timeFont = theme.font(13.5, true), valueFont = theme.font(11.5, true),
                labelFont = theme.font(10.5);
    const double column = std::max({QFontMetricsF(timeFont).horizontalAdvance(time),
                                    QFontMetricsF(valueFont).horizontalAdvance(bytes),
                                    QFontMetricsF(valueFont).horizontalAdvance(toL2),
                                    QFontMetricsF(theme.font(11, true)).horizontalAdvance(change),
                                    QFontMetricsF(labelFont).horizontalAdvance(tr("Reads hit")),
                                    QFontMetricsF(labelFont).horizontalAdvance(tr("DRAM read")), 52 * s}) +
                          2;
    const double side = std::min(inner.bottom() - top, inner.width() - column - 9 * s);
    paintGalleryMap(p, QRectF(inner.left(), top, side, inner.bottom() - top), a,
                    look.scale.mode == MapMode::difference ? look.current : nullptr, look.scale, theme);

    const double x = inner.left() + side + 9 * s, width = inner.right() - x + 4;
    double y = top - 1;
    const auto line = [&](const QFont& font, const QColor& colour, const QString& text, double gap) {
        const QFontMetricsF metrics(font);
        p.setFont(font);
        p.setPen(colour);
        p.drawText(QRectF(x, y, width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        y += metrics.ascent() + metrics.descent() + gap * s;
    };
    line(timeFont, theme.text, time, 0);
    line(theme.font(11, true), entry.current ? theme.accent : judgementColor(theme, within ? Judgement::same : delta.judgement), change,
         2);
    const bool adopt = raised && !entry.current && state.interactive;
    line(labelFont, theme.textTertiary, tr("Reads hit"), -3);
    line(valueFont, theme.text, toQString(formatPercent(a.readHit())), 0);
    const double pair = QFontMetricsF(labelFont).height() + QFontMetricsF(valueFont).height() - 3 * s;
    const double bottom = adopt ? rect.bottom() - 31 * s : rect.bottom() - 2 * s;
    for (const auto& [label, value] : {std::pair(tr("To L2"), toL2), std::pair(tr("DRAM read"), bytes)}) {
        if (y + pair > bottom + 1) break;
        line(labelFont, theme.textTertiary, label, -3);
        line(valueFont, theme.text, value, 0);
    }
    p.setOpacity(1);
    if (adopt) paintAdopt(p, rect, theme);
    if (state.focused) paintFocusRing(p, rect, theme, 4);
    p.restore();
}

QString cardSentence(const GalleryEntry& entry, const GalleryLook& look) {
    const Analysis& a = entry.analysis;
    QString out = toQString(entry.title) + ": " + toQString(formatSeconds(a.latencySeconds));
    if (entry.current)
        out += tr(", current order");
    else if (look.current)
        out += ", " + latencyDelta(look.current->latencySeconds, a.latencySeconds).sentence();
    if (!entry.current && withinBand(look, a))
        out += " (" + toQString(withinBandInWords(look.band, 0)) + ')';
    return out + tr(", %1 of the reads hit in a cache (L2 hit rate with writes, as a profiler counts it: "
                    "%2), reads that reach L2 after merging %3, DRAM read %4")
                     .arg(toQString(formatPercent(a.readHit())), toQString(formatPercent(a.cache.l2Hit)),
                          toQString(formatDecimalBytes(a.cache.l2ReadBytes)),
                          toQString(formatDecimalBytes(a.cache.dramReadBytes)));
}

GalleryCard::GalleryCard(int index, const GalleryLook& look, QWidget* parent)
    : QAbstractButton(parent), m_index(index), m_look(look), m_title(entry().title) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    refresh();
}

void GalleryCard::refresh() {
    setAccessibleName(cardSentence(entry(), m_look));
    setAccessibleDescription(entry().current ? tr("This is the launch order of the plan.")
                                             : tr("Enter adopts this launch order."));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize GalleryCard::sizeHint() const {
    return QSizeF(QSizeF(galleryCardSize) * m_look.theme.fontScale).toSize();
}

void GalleryCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_look.theme.panel);
    paintGalleryCard(p, QRectF(rect()), entry(), m_look, {underMouse(), hasFocus(), isDown(), true});
}

void GalleryCard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        emit stepRequested(-1, 0);
        return;
    case Qt::Key_Right:
        emit stepRequested(1, 0);
        return;
    case Qt::Key_Up:
        emit stepRequested(0, -1);
        return;
    case Qt::Key_Down:
        emit stepRequested(0, 1);
        return;
    case Qt::Key_Home:
        emit stepRequested(-100'000, 0);
        return;
    case Qt::Key_End:
        emit stepRequested(100'000, 0);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void GalleryCard::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    update();
}

} // namespace tilesight
