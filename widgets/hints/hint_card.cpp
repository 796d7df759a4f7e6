#include "widgets/hints/hint_card.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QTextLayout>
#include <cmath>

namespace tilesight {
namespace {
constexpr double margin = 10, buttonGap = 7, titleLine = 16;
constexpr int sentenceFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
} // namespace

HintCard::HintCard(const Hint& hint, bool first, QWidget* parent, double band)
    : QFrame(parent), m_words(hintWords(hint, band)), m_theme(Theme::light()),
      m_apply(new QPushButton(tr("Apply"), this)), m_preview(new PreviewButton(this)),
      m_why(new QPushButton(tr("Why"), this)) {
    m_apply->setProperty("primary", first);
    m_why->setProperty("flat", true);
    m_apply->setAccessibleName(tr("Apply: %1").arg(m_words.title));
    m_preview->setAccessibleName(tr("Preview: %1").arg(m_words.title));
    m_why->setAccessibleName(tr("Why: %1").arg(m_words.title));
    m_apply->setToolTip(tr("Change the plan; one step to undo"));
    m_why->setToolTip(tr("Explain where the gain comes from"));
    setAccessibleName(m_words.all());
    connect(m_apply, &QPushButton::clicked, this, [this] {
        m_preview->end(); // what was shown is done
        emit applyRequested();
    });
    connect(m_why, &QPushButton::clicked, this, &HintCard::whyRequested);
    connect(m_preview, &QPushButton::toggled, this, [this](bool down) {
        update(); // the frame says which card is shown
        down ? emit previewStarted() : emit previewEnded();
    });
}

void HintCard::setTheme(const Theme& theme) {
    m_theme = theme;
    for (QPushButton* button : {m_apply, static_cast<QPushButton*>(m_preview), m_why})
        button->setFont(theme.font(12));
    place();
    update();
}

void HintCard::setCompact(bool compact) {
    m_compact = compact;
    setToolTip(compact ? m_words.sentence : QString());
    place();
    update();
}

void HintCard::setStale(bool stale) {
    m_stale = stale;
    m_apply->setEnabled(!stale || m_preview->isChecked());
    // A preview makes the state stale by itself; its button must stay alive to end it.
    m_preview->setEnabled(!stale || m_preview->isChecked());
    update();
}

double HintCard::blockWidth() const {
    const double words = std::max(QFontMetricsF(m_theme.font(15, true)).horizontalAdvance(m_words.gain),
                                  QFontMetricsF(m_theme.font(11, true)).horizontalAdvance(m_words.change));
    return std::max(78 * m_theme.fontScale, std::ceil(words) + 20 * m_theme.fontScale);
}

double HintCard::textWidth(double width) const {
    return std::max(0.0, width - blockWidth() - 2 * margin * m_theme.fontScale);
}

QStringList HintCard::titleLines(double width) const {
    const QFont font = m_theme.font(12, true);
    const QFontMetricsF metrics(font);
    const double room = textWidth(width);
    QTextLayout layout(m_words.title, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    if (!first.isValid() || room <= 0) return {m_words.title};
    first.setLineWidth(room);
    QTextLine second = layout.createLine();
    if (!second.isValid()) return {m_words.title};
    layout.endLayout();
    const int broken = first.textStart() + first.textLength();
    return {m_words.title.left(broken).trimmed(),
            metrics.elidedText(m_words.title.mid(broken).trimmed(), Qt::ElideRight, room)};
}

QRectF HintCard::sentenceRect(double width) const {
    const double s = m_theme.fontScale, left = blockWidth() + margin * s;
    const double top = (8 + 19) * s + double(titleLines(width).size() - 1) * titleLine * s;
    const double room = textWidth(width);
    if (m_compact || room <= 0) return {left, top, std::max(0.0, room), 0};
    const QFontMetricsF metrics(m_theme.font(11));
    const double height =
        metrics.boundingRect(QRectF(0, 0, room, 1e6), sentenceFlags, m_words.sentence).height();
    return {left, top, room, std::ceil(height)};
}

QList<QRectF> HintCard::buttonRects(double width) const {
    const double s = m_theme.fontScale, height = (m_compact ? 22 : 24) * s;
    const double left = blockWidth() + margin * s, right = width - 6 * s;
    QList<QRectF> rects;
    QPointF at(left, 0);
    for (QPushButton* button : {m_apply, static_cast<QPushButton*>(m_preview), m_why}) {
        const double words = QFontMetricsF(button->font()).horizontalAdvance(button->text());
        const double wide = std::ceil(words + (button == m_why ? 12 : 20) * s);
        if (at.x() > left && at.x() + wide > right) at = {left, at.y() + height + 4 * s};
        rects << QRectF(at, QSizeF(wide, height));
        at.rx() += wide + buttonGap * s;
    }
    return rects;
}

int HintCard::heightFor(int width) const {
    const double s = m_theme.fontScale, buttons = buttonRects(width).last().bottom();
    const double text = sentenceRect(width).bottom();
    return int(
        std::ceil(m_compact ? std::max(56 * s, text + buttons + 9 * s) : text + 6 * s + buttons + 9 * s));
}

void HintCard::place() {
    const auto rects = buttonRects(width());
    const double top = std::floor(height() - rects.last().bottom() - 8 * m_theme.fontScale);
    int i = 0;
    for (QPushButton* button : {m_apply, static_cast<QPushButton*>(m_preview), m_why})
        button->setGeometry(rects[i++].translated(0, top).toRect());
}

void HintCard::resizeEvent(QResizeEvent*) { place(); }

void HintCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double s = m_theme.fontScale;
    p.setRenderHint(QPainter::Antialiasing, true);
    const double border = m_theme.borderWidth;
    const QRectF frame = QRectF(rect()).adjusted(border / 2, border / 2, -border / 2, -border / 2);
    QPainterPath shape;
    shape.addRoundedRect(frame, 4, 4);
    p.fillPath(shape, m_theme.raised);
    const double block = blockWidth();
    p.save();
    p.setClipRect(QRectF(0, 0, block, height()));
    p.fillPath(shape, m_theme.betterTint);
    p.restore();
    p.setPen(m_preview->isChecked() ? QPen(m_theme.accent, border + 1) : QPen(m_theme.line, border));
    p.setBrush(Qt::NoBrush);
    p.drawPath(shape);
    if (m_theme.highContrast) p.drawLine(QPointF(block, 0), QPointF(block, height()));

    if (m_stale && !m_preview->isChecked()) p.setOpacity(0.5);
    p.setPen(m_theme.better);
    p.setFont(m_theme.font(15, true));
    p.drawText(QRectF(margin * s, 8 * s, block - margin * s, 21 * s), Qt::AlignLeft | Qt::AlignVCenter,
               m_words.gain);
    p.setFont(m_theme.font(11, true));
    p.drawText(QRectF(margin * s, 29 * s, block - margin * s, 16 * s), Qt::AlignLeft | Qt::AlignVCenter,
               m_words.change);

    const QRectF sentence = sentenceRect(width());
    const QFont titleFont = m_theme.font(12, true);
    p.setFont(titleFont);
    p.setPen(m_theme.text);
    double y = 7 * s;
    for (const QString& line : titleLines(width())) {
        p.drawText(QRectF(sentence.left(), y, sentence.width() + 2, 18 * s), Qt::AlignLeft | Qt::AlignVCenter,
                   line);
        y += titleLine * s;
    }
    p.setFont(m_theme.font(11));
    p.setPen(m_theme.textSecondary);
    if (!m_compact) p.drawText(sentence, sentenceFlags, m_words.sentence);

    // How it was proven, at the right of the buttons if there is room.
    const double room = width() - m_why->geometry().right() - margin * s;
    if (QFontMetricsF(p.font()).horizontalAdvance(m_words.proof) < room - 2) {
        p.setPen(m_theme.textTertiary);
        p.drawText(QRectF(width() - room - margin * s, m_why->y(), room, m_why->height()),
                   Qt::AlignRight | Qt::AlignVCenter, m_words.proof);
    }
}

} // namespace tilesight
