#include "widgets/tile/tile_painter.h"

#include "widgets/theme/painting.h"

#include <QCoreApplication>
#include <QImage>

#include <cmath>

namespace tilesight {

namespace {

class TilePainter {
    Q_DECLARE_TR_FUNCTIONS(TilePicture)
public:
    TilePainter(QPainter& painter, const TileFigure& figure, const TileLayout& layout, const Theme& theme)
        : m_painter(painter), m_figure(figure), m_layout(layout), m_theme(theme) {}

    void paint(bool stale) {
        operand(m_figure.left, m_layout.left, m_layout.leftSlice, Qt::Horizontal);
        operand(m_figure.top, m_layout.top, m_layout.topSlice, Qt::Vertical);
        output();
        names();
        if (stale) m_painter.setOpacity(0.5);
        grid();
        m_painter.setOpacity(1);
        memory();
        occupancy();
    }

private:
    void frame(const QRectF& rect, const QColor& colour, double width, bool dashed = false) {
        QPen pen(colour, width);
        if (dashed) pen.setDashPattern({4, 3});
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(rect);
    }

    /// Lines at multiples of `step` pixels inside a window, unless they would crowd.
    void rule(const QRectF& window, double step, Qt::Orientation along, const QColor& colour) {
        if (step < 3) return;
        m_painter.setPen(QPen(colour, 1));
        if (along == Qt::Horizontal)
            for (double x = window.left() + step; x < window.right() - 0.5; x += step)
                m_painter.drawLine(QPointF(x, window.top()), QPointF(x, window.bottom()));
        else
            for (double y = window.top() + step; y < window.bottom() - 0.5; y += step)
                m_painter.drawLine(QPointF(window.left(), y), QPointF(window.right(), y));
    }

    void operand(const TileOperand& operand, const QRectF& window, const QRectF& slice,
                 Qt::Orientation depth) {
        if (window.isNull()) return;
        m_painter.fillRect(window, m_theme.sunken);
        const QRectF band = depth == Qt::Horizontal
                                ? QRectF(window.x(), slice.y(), window.width(), slice.height())
                                : QRectF(slice.x(), window.y(), slice.width(), window.height());
        m_painter.fillRect(band, m_theme.raised);
        const double step = depth == Qt::Horizontal ? slice.width() : slice.height();
        // The slices that the stages hold in shared memory, the first one strongest.
        m_painter.save();
        m_painter.setClipRect(window, Qt::IntersectClip);
        for (int stage = 0; stage < (operand.inLoop ? std::min(m_figure.stages, 32) : 1); ++stage) {
            const QRectF part = depth == Qt::Horizontal ? slice.translated(stage * step, 0)
                                                        : slice.translated(0, stage * step);
            if (!part.intersects(window)) break;
            m_painter.setOpacity(stage == 0 ? 1 : 0.35);
            paintResourceBar(m_painter, part, Resource::smem, m_theme);
        }
        m_painter.restore();
        rule(band, step, depth, m_theme.line);
        frame(band, m_theme.control, m_theme.borderWidth);
        frame(window, m_theme.control, m_theme.borderWidth, true);
        frame(slice, m_theme.accent, 2);
    }

    void output() {
        const QRectF& window = m_layout.output;
        m_painter.fillRect(window, m_theme.sunken);
        rule(window, m_layout.tile.width(), Qt::Horizontal, m_theme.line);
        rule(window, m_layout.tile.height(), Qt::Vertical, m_theme.line);
        frame(window, m_theme.control, m_theme.borderWidth, true);
        const QRectF& tile = m_layout.tile;
        m_painter.fillRect(tile, m_theme.highContrast ? m_theme.panel : m_theme.accentTint);
        frame(tile, m_theme.accent, 2);
        const QFont nameFont = m_theme.font(13, true), sizeFont = m_theme.font(11);
        const QFontMetricsF nameMetrics(nameFont), sizeMetrics(sizeFont);
        const QString name = tr("%1 tile", "of a tensor").arg(m_figure.output);
        const double need =
            std::max(nameMetrics.horizontalAdvance(name), sizeMetrics.horizontalAdvance(m_figure.outputSize));
        const double height = nameMetrics.height() + sizeMetrics.height();
        QRectF words(0, 0, need + 4, height);
        words.moveCenter(tile.center());
        const bool inside = tile.width() > need + 16 && tile.height() > height + 10;
        // A small tile has its words below the name of its lower edge, or none: the header has them too.
        if (!inside) words.moveTopLeft(tile.bottomLeft() + QPointF(4, 32 * m_theme.fontScale));
        if (!inside && (words.right() > window.right() || words.bottom() > window.bottom())) return;
        m_painter.setFont(nameFont);
        m_painter.setPen(m_theme.text);
        m_painter.drawText(words, (inside ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignTop, name);
        m_painter.setFont(sizeFont);
        m_painter.setPen(m_theme.textSecondary);
        m_painter.drawText(words, (inside ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignBottom,
                           m_figure.outputSize);
    }

    void names() {
        const QRectF& corner = m_layout.corner;
        const double line = 17 * m_theme.fontScale;
        const auto operandName = [&](const TileOperand& operand, QRectF row, Qt::Alignment side) {
            const QFont bold = m_theme.font(12, true), plain = m_theme.font(11);
            QRectF second = row.translated(0, line - 2);
            const QString wide = operand.inLoop ? tr("%1 slice").arg(operand.name) : operand.name;
            const QString name = textWidth(bold, wide) <= row.width() ? wide : operand.name;
            m_painter.setFont(bold);
            m_painter.setPen(m_theme.text);
            m_painter.drawText(row, side | Qt::AlignVCenter,
                               QFontMetricsF(bold).elidedText(name, Qt::ElideRight, row.width()));
            m_painter.setFont(plain);
            m_painter.setPen(m_theme.textSecondary);
            const bool whole = textWidth(plain, operand.size) <= second.width();
            const QString size = whole ? operand.size : operand.bytes;
            if (textWidth(plain, size) <= second.width())
                m_painter.drawText(second, side | Qt::AlignVCenter, size);
        };
        if (m_figure.left.shown && m_figure.top.shown) {
            operandName(m_figure.top, QRectF(corner.x(), corner.y(), corner.width(), line), Qt::AlignRight);
            if (corner.height() > 4 * line)
                operandName(m_figure.left,
                            QRectF(corner.x(), corner.bottom() - 2 * line, corner.width(), line),
                            Qt::AlignLeft);
        } else if (m_figure.left.shown) { // beside the band, on its neighbours
            const QRectF free(m_layout.left.x() + 8, m_layout.leftSlice.bottom() + 8,
                              m_layout.left.width() - 12, line);
            operandName(m_figure.left, free, Qt::AlignLeft);
        } else if (m_figure.top.shown) {
            const QRectF free(m_layout.topSlice.right() + 8, m_layout.top.y() + 6,
                              m_layout.top.right() - m_layout.topSlice.right() - 12, line);
            operandName(m_figure.top, free, Qt::AlignLeft);
        }
        if (!m_layout.notes.isNull()) {
            const QFont small = m_theme.font(11);
            m_painter.setFont(small);
            m_painter.setPen(m_theme.textTertiary);
            m_painter.drawText(m_layout.notes, Qt::AlignLeft | Qt::AlignVCenter,
                               QFontMetricsF(small).elidedText(tileNotes(m_figure, m_layout), Qt::ElideRight,
                                                               m_layout.notes.width()));
        }
    }

    int waveAt(long long row, long long column) const {
        const long long tile = row * m_layout.gridColumns + column;
        return tile < (long long)(m_figure.wave.size()) ? m_figure.wave[std::size_t(tile)] : -1;
    }

    void grid() {
        const QRectF& all = m_layout.grid;
        if (all.isNull()) return;
        m_painter.fillRect(all, m_theme.sunken);
        const long long tiles = m_figure.gridRows * m_figure.gridColumns;
        if (!m_figure.wave.empty()) { // one image, one pixel a tile, drawn without smoothing
            QImage image(m_layout.gridColumns, m_layout.gridRows, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            for (int r = 0; r < m_layout.gridRows; ++r)
                for (int c = 0; c < m_layout.gridColumns; ++c)
                    if (const int wave = waveAt(r, c);
                        wave >= 0 && (long long)(r)*m_layout.gridColumns + c < tiles)
                        image.setPixelColor(c, r, waveColour(wave, m_figure.waves, m_theme));
            m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
            m_painter.drawImage(all, image);
        }
        m_painter.save();
        m_painter.setClipRect(all, Qt::IntersectClip);
        if (m_layout.cellWidth >= 4 && m_layout.cellHeight >= 4) {
            rule(all, m_layout.cellWidth, Qt::Horizontal, m_theme.panel);
            rule(all, m_layout.cellHeight, Qt::Vertical, m_theme.panel);
        }
        m_painter.restore();
        frame(all, m_theme.control, m_theme.borderWidth);
        const QRectF first(all.topLeft(),
                           QSizeF(std::max(5.0, m_layout.cellWidth), std::max(5.0, m_layout.cellHeight)));
        frame(first, m_theme.accent, 2);
        gridWords();
    }

    void gridWords() {
        QRectF row = m_layout.gridWords;
        const double line = 17 * m_theme.fontScale;
        row.setHeight(line);
        const auto write = [&](const QString& words, const QFont& font, const QColor& colour) {
            if (words.isEmpty()) return;
            m_painter.setFont(font);
            m_painter.setPen(colour);
            m_painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                               QFontMetricsF(font).elidedText(words, Qt::ElideRight, row.width()));
            row.translate(0, line);
        };
        write(m_figure.gridCaption, m_theme.font(12, true), m_theme.text);
        write(m_figure.waveCaption, m_theme.font(11), m_theme.textSecondary);
        if (m_figure.wave.empty() || m_figure.waves < 1) return;
        // Legend: one square a wave, or the ends of the scale when there are many.
        const int shown = std::min(m_figure.waves, 5);
        double x = row.x();
        m_painter.setFont(m_theme.font(11));
        for (int i = 0; i < shown; ++i) {
            const int wave =
                shown == 1 ? 0 : int(std::lround(double(i) * (m_figure.waves - 1) / (shown - 1)));
            const QRectF square(x, row.center().y() - 5, 10, 10);
            m_painter.fillRect(square, waveColour(wave, m_figure.waves, m_theme));
            frame(square, m_theme.control, 1);
            const QString words = m_figure.tail && wave == m_figure.waves - 1 && m_figure.waves > 1
                                      ? tr("tail")
                                      : QString::number(wave + 1);
            const double width = QFontMetricsF(m_painter.font()).horizontalAdvance(words);
            m_painter.setPen(m_theme.textSecondary);
            m_painter.drawText(QRectF(x + 14, row.y(), width + 2, line), Qt::AlignLeft | Qt::AlignVCenter,
                               words);
            x += 14 + width + 9;
        }
    }

    void memory() {
        if (m_layout.memory.isNull()) return;
        const SharedMemoryUse& use = m_figure.memory;
        const QFont bold = m_theme.font(12, true), plain = m_theme.font(11);
        const auto write = [&](const QRectF& line, int side, const QFont& font, const QString& words) {
            m_painter.setFont(font);
            m_painter.drawText(line, side | Qt::AlignVCenter,
                               QFontMetricsF(font).elidedText(words, Qt::ElideRight, line.width() + 1));
        };
        QRectF title = m_layout.memoryWords, words = title;
        if (m_layout.memoryTwoLines) {
            title.setBottom(title.center().y());
            words.setTop(title.bottom());
        }
        m_painter.setPen(m_theme.text);
        write(title, Qt::AlignLeft, bold, SharedMemoryUse::title());
        m_painter.setPen(use.fits() ? m_theme.textSecondary : m_theme.error);
        write(words, m_layout.memoryTwoLines ? Qt::AlignLeft : Qt::AlignRight, plain, use.caption());
        paintSharedMemory(m_painter, m_layout.memory, use, m_theme);
    }

    void occupancy() {
        if (m_layout.occupancy.isNull()) return;
        const OccupancyPicture& picture = m_figure.occupancy;
        const QFont bold = m_theme.font(12, true), plain = m_theme.font(11);
        const QString title = tr("Blocks per SM");
        m_painter.setFont(bold);
        m_painter.setPen(m_theme.text);
        m_painter.drawText(m_layout.occupancyWords, Qt::AlignLeft | Qt::AlignVCenter, title);
        m_painter.setFont(plain);
        m_painter.setPen(m_theme.textSecondary);
        const double room = m_layout.occupancyWords.width() - textWidth(bold, title) - 10;
        m_painter.drawText(
            m_layout.occupancyWords, Qt::AlignRight | Qt::AlignVCenter,
            QFontMetricsF(plain).elidedText(picture.summary(), Qt::ElideRight, std::max(0.0, room)));
        paintOccupancy(m_painter, m_layout.occupancy, picture, m_theme);
    }

    QPainter& m_painter;
    const TileFigure& m_figure;
    const TileLayout& m_layout;
    const Theme& m_theme;
};

} // namespace

QString tileNotes(const TileFigure& figure, const TileLayout& layout) {
    QStringList notes;
    if (!layout.toScale && !figure.flat)
        notes << QCoreApplication::translate("TilePicture", "axes not to one scale");
    if (!figure.notDrawn.isEmpty())
        notes << QCoreApplication::translate("TilePicture", "not drawn: %1")
                     .arg(figure.notDrawn.join(QStringLiteral(", ")));
    return notes.join(QStringLiteral("; "));
}

QColor waveColour(int wave, int waves, const Theme& theme) {
    const double at = waves <= 1 ? 0.35 : double(wave) / double(waves - 1);
    const QColor full = theme.mapColor(theme.cividis, at);
    const double strength = theme.highContrast ? 1 : 0.8;
    return theme.mapColor({theme.panel, full}, strength);
}

void paintTilePicture(QPainter& painter, const TileFigure& figure, const TileLayout& layout,
                      const Theme& theme, bool stale) {
    if (!figure.shown) return;
    painter.save();
    TilePainter(painter, figure, layout, theme).paint(stale);
    painter.restore();
}

} // namespace tilesight
