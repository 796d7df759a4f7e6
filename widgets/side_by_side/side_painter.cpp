// Heads, notes and empty sides; lanes are the lanes' own painting.
#include "widgets/side_by_side/side_pair.h"
#include "widgets/side_by_side/side_words.h"
#include "widgets/theme/painting.h"

#include <QFontMetricsF>

namespace tilesight {
namespace {

QColor toneColour(CellTone tone, const Theme& theme) {
    switch (tone) {
    case CellTone::error:
        return theme.error;
    case CellTone::warning:
        return theme.warning;
    default:
        return theme.text;
    }
}

/// A figure as it is laid out: caption, icon or chip, value.
class FigureLine {
public:
    FigureLine(const Theme& theme, const SideFigure& figure, bool caption)
        : m_theme(theme), m_figure(figure), m_caption(caption && !figure.caption.isEmpty()),
          m_captionFont(theme.font(11)), m_valueFont(theme.font(12, true)) {}

    double width() const { return captionWidth() + symbolWidth() + textWidth(m_valueFont, m_figure.value); }

    void paint(QPainter& p, double x, const QRectF& row) const {
        if (m_caption) {
            p.setFont(m_captionFont);
            p.setPen(m_theme.textTertiary);
            p.drawText(QRectF(x, row.top(), captionWidth(), row.height()), Qt::AlignLeft | Qt::AlignVCenter, m_figure.caption);
            x += captionWidth();
        }
        const QSizeF chip = chipSize * m_theme.fontScale;
        p.setRenderHint(QPainter::Antialiasing, true);
        if (m_figure.chip)
            paintChip(p, QRectF(QPointF(x, std::round(row.center().y() - chip.height() / 2)), chip), *m_figure.chip, m_theme);
        else if (hasIcon())
            paintIcon(p, QRectF(x, row.center().y() - iconSize() / 2, iconSize(), iconSize()),
                      m_figure.tone == CellTone::error ? QStringLiteral("error") : QStringLiteral("warning"),
                      toneColour(m_figure.tone, m_theme));
        p.setRenderHint(QPainter::Antialiasing, false);
        p.setFont(m_valueFont);
        p.setPen(toneColour(m_figure.tone, m_theme));
        p.drawText(QRectF(x + symbolWidth(), row.top(), textWidth(m_valueFont, m_figure.value) + 4, row.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, m_figure.value);
    }

private:
    double iconSize() const { return 13 * m_theme.fontScale; }
    bool hasIcon() const { return m_figure.tone == CellTone::error || m_figure.tone == CellTone::warning; }
    double captionWidth() const {
        return m_caption ? textWidth(m_captionFont, m_figure.caption) + 5 * m_theme.fontScale : 0;
    }
    double symbolWidth() const {
        if (m_figure.chip) return (chipSize.width() + 5) * m_theme.fontScale;
        return hasIcon() ? iconSize() + 5 * m_theme.fontScale : 0;
    }

    const Theme& m_theme;
    const SideFigure& m_figure;
    bool m_caption;
    QFont m_captionFont, m_valueFont;
};

/// Paints figures from `first` on while they fit; the first that did not. Short of room, captions that the value does not need
/// are left out.
std::size_t paintFigures(QPainter& p, const QRectF& row, const std::vector<SideFigure>& figures, std::size_t first,
                         const Theme& theme, bool last) {
    const double gap = 16 * theme.fontScale;
    const auto line = [&](std::size_t i, bool brief) { return FigureLine(theme, figures[i], !brief || figures[i].needsCaption); };
    const auto widthFrom = [&](bool brief) {
        double sum = -gap;
        for (std::size_t i = first; i < figures.size(); ++i)
            sum += line(i, brief).width() + gap;
        return sum;
    };
    const bool brief = last && widthFrom(false) > row.width();
    const QString more = QStringLiteral("…");
    const double moreWidth = textWidth(theme.font(12, true), more) + gap;
    double x = row.left();
    for (std::size_t i = first; i < figures.size(); ++i) {
        const FigureLine figure = line(i, brief);
        const bool ends = i + 1 == figures.size() || !last;
        if (x + figure.width() + (ends ? 0 : moreWidth) > row.right() + 1) {
            if (last) p.drawText(QRectF(x, row.top(), moreWidth, row.height()), Qt::AlignLeft | Qt::AlignVCenter, more);
            return i;
        }
        figure.paint(p, x, row);
        x += figure.width() + gap;
    }
    return figures.size();
}

void paintMissing(QPainter& p, const QRectF& rect, const QString& sentence, const Theme& theme) {
    p.setFont(theme.font(13));
    p.setPen(theme.textSecondary);
    p.drawText(rect.adjusted(24, 4, -24, -4), Qt::AlignCenter | Qt::TextWordWrap, sentence);
}

} // namespace

void paintSideHead(QPainter& p, const QRectF& rect, const VariantRow& row, const Theme& theme, const HeadRoom& room) {
    const double s = theme.fontScale, edge = 10 * s;
    p.fillRect(rect, theme.header);
    const bool two = rect.height() > (sideHeadHeight + 8) * s;
    const double lineHeight = two ? rect.height() / 2 : rect.height();
    QRectF line(rect.left() + room.left, rect.top(), rect.width() - room.left - room.right - edge, lineHeight);
    if (room.name) {
        p.setFont(theme.font(13, true));
        p.setPen(theme.text);
        const QString shown = QFontMetricsF(p.font()).elidedText(row.name, Qt::ElideRight, rect.width() / 2);
        const double width = textWidth(p.font(), shown);
        p.drawText(QRectF(rect.left() + edge, rect.top(), width + 4, lineHeight), Qt::AlignLeft | Qt::AlignVCenter, shown);
        line.setLeft(rect.left() + edge + width + 18 * s);
    }
    const std::vector<SideFigure> figures = sideFigures(row);
    const std::size_t next = paintFigures(p, line, figures, 0, theme, !two);
    if (two && next < figures.size())
        paintFigures(p, QRectF(rect.left() + edge, rect.top() + lineHeight - 2 * s, rect.width() - 2 * edge, lineHeight),
                     figures, next, theme, true);
}

void paintPair(QPainter& p, const SideBySideLayout& layout, const SidePair& pair, const QString& note, const Theme& theme,
               const std::array<LanesOptions, 2>& options, const std::array<HeadRoom, 2>& rooms) {
    for (const std::size_t side : {0, 1}) {
        const auto& row = pair.row(side);
        if (!row) continue;
        paintSideHead(p, layout.heads[side], *row, theme, rooms[side]);
        p.fillRect(layout.lanes[side], theme.panel);
        if (!pair.hasLanes(side)) {
            paintMissing(p, layout.lanes[side], missingSentence(*row), theme);
            continue;
        }
        if (row->stale) p.setOpacity(0.5);
        paintLanes(p, pair.frame(side, layout.lanes[side], theme, options[side]));
        p.setOpacity(1);
    }
    p.setPen(QPen(theme.control, std::max(1.0, theme.borderWidth)));
    const QRectF second = layout.heads[1];
    if (layout.beside)
        p.drawLine(QPointF(second.left() - 0.5, second.top()), QPointF(second.left() - 0.5, layout.lanes[1].bottom()));
    else
        p.drawLine(QPointF(second.left(), second.top() - 0.5), QPointF(second.right(), second.top() - 0.5));
    if (layout.note.isEmpty() || note.isEmpty()) return;
    p.fillRect(layout.note, theme.warningTint);
    const double s = theme.fontScale, icon = 14 * s;
    p.setRenderHint(QPainter::Antialiasing, true);
    paintIcon(p, QRectF(layout.note.left() + 10 * s, layout.note.center().y() - icon / 2, icon, icon), QStringLiteral("warning"),
              theme.warning);
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setFont(theme.font(12));
    p.setPen(theme.text);
    const QRectF words = layout.note.adjusted(30 * s, 0, -10 * s, 0);
    p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, QFontMetricsF(p.font()).elidedText(note, Qt::ElideRight, words.width()));
}

} // namespace tilesight
