#include "widgets/tile/tile_picture.h"

#include "widgets/plot/export_actions.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/tile/tile_handle.h"
#include "widgets/tile/tile_painter.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace tilesight {

TilePicture::TilePicture(Selection* selection, QWidget* parent) : QWidget(parent) {
    Q_UNUSED(selection)
    setAccessibleName(tr("Tile picture"));
    m_handles = {new TileHandle(tr("rows of the tile"), Qt::Vertical, this),
                 new TileHandle(tr("columns of the tile"), Qt::Horizontal, this),
                 new TileHandle(tr("depth of the slices"), Qt::Horizontal, this),
                 new TileHandle(tr("depth of the slices"), Qt::Vertical, this)};
    for (TileHandle* handle : m_handles) {
        connect(handle, &StopSlider::previewed, this,
                [this, handle](long long value) { preview(*handle, value); });
        connect(handle, &StopSlider::committed, this,
                [this, handle](long long value, bool isStep) { commit(*handle, value, isStep); });
        connect(handle, &StopSlider::cancelled, this, &TilePicture::cancel);
    }
    m_exports = new ExportActions(this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                                             paintExport(painter, size, theme);
                                         },
                                         {},
                                         {900, 460}});
    setTheme(Theme::light());
}

void TilePicture::setState(const ViewState& state) {
    m_state = state;
    rebuild();
}

void TilePicture::setTheme(const Theme& theme) {
    m_theme = theme;
    setPalette(theme.palette());
    for (TileHandle* handle : m_handles)
        handle->setTheme(theme);
    rebuild();
}

QString TilePicture::headerCaption() const {
    if (!m_figure.shown) return {};
    return m_figure.output + QStringLiteral(" ") + m_figure.outputSize;
}

const TileAxis& TilePicture::axisOf(Edge edge) const {
    switch (edge) {
    case rows:
        return m_figure.rows;
    case columns:
        return m_figure.columns;
    case leftDepth:
        return m_figure.left.depth;
    default:
        return m_figure.top.depth;
    }
}

void TilePicture::rebuild() {
    ViewState state = m_state;
    if (m_preview) {
        state.plan = m_preview;
        state.stale = m_state.stale || m_state.plan != m_preview;
    }
    m_figure = tileFigure(state);
    m_exports->setEnabled(m_figure.shown);
    placeHandles();
    setAccessibleDescription(
        m_figure.shown
            ? tr("%1 tile %2, grid of %3").arg(m_figure.output, m_figure.outputSize, m_figure.gridCaption)
            : tr("No tile to show"));
    update();
}

void TilePicture::placeHandles() {
    m_layout = tileLayout(m_figure, size(), m_theme.fontScale);
    const QRectF& tile = m_layout.tile;
    struct Place {
        bool shown;
        double start, scale, across;
    };
    const std::array<Place, edgeCount> places = {
        Place{!m_figure.flat, tile.top(), m_layout.rowScale, tile.center().x()},
        Place{true, tile.left(), m_layout.columnScale, tile.center().y()},
        Place{m_figure.left.shown, m_layout.left.left(), m_layout.leftDepthScale,
              m_layout.leftSlice.center().y()},
        Place{m_figure.top.shown, m_layout.top.top(), m_layout.topDepthScale,
              m_layout.topSlice.center().x()}};
    for (int edge = 0; edge < edgeCount; ++edge) {
        TileHandle* handle = m_handles[std::size_t(edge)];
        const TileAxis& axis = axisOf(Edge(edge));
        const Place& place = places[std::size_t(edge)];
        const bool shown = m_figure.shown && place.shown && !axis.knob.isEmpty() && axis.stops.size() > 1;
        if (shown) {
            if (handle->knob() != axis.knob) handle->setKnob(axis.knob);
            std::vector<Stop> stops;
            for (long long value : axis.stops)
                stops.push_back(Stop{value});
            handle->setStops(std::move(stops), axis.tile);
            handle->setPlace(place.start, place.scale, place.across);
        }
        // A drag that makes the plan illegal for a moment must not lose its handle.
        handle->setVisible(shown || handle->dragging());
    }
}

void TilePicture::preview(const TileHandle& handle, long long value) {
    if (!m_base) m_base = m_state.plan;
    if (!m_base) return;
    const auto edit = changeParameter(*m_base, handle.knob(), value);
    if (!edit) return;
    m_preview = std::make_shared<const TilePlan>(edit->plan);
    rebuild();
    emit previewed(*m_preview);
}

void TilePicture::commit(const TileHandle& handle, long long value, bool isStep) {
    const auto base = m_base ? m_base : m_state.plan;
    m_base.reset();
    m_preview.reset();
    if (!base) return;
    const auto edit = changeParameter(*base, handle.knob(), value, isStep);
    if (edit)
        emit edited(edit->plan, edit->undoText, edit->mergeKey);
    else
        rebuild();
}

void TilePicture::cancel() {
    m_base.reset();
    m_preview.reset();
    rebuild();
    emit previewEnded();
}

bool TilePicture::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QRectF ladder = m_layout.occupancyWords.united(m_layout.occupancy);
        const int row = occupancyRowAt(m_figure.occupancy, help->pos().y() - m_layout.occupancy.y(), m_theme);
        const QRectF memory = m_layout.memoryWords.united(m_layout.memory);
        QString words;
        if (ladder.contains(help->pos()))
            words = row < 0 ? m_figure.occupancy.tip() : m_figure.occupancy.tip(row);
        if (memory.contains(help->pos()))
            words = m_figure.memory.summary() + (m_figure.memory.next().isEmpty()
                                                     ? QString()
                                                     : QStringLiteral("; ") + m_figure.memory.next());
        if (m_layout.notes.contains(help->pos())) words = tileNotes(m_figure, m_layout);
        QToolTip::showText(help->globalPos(), words, this);
        return true;
    }
    return QWidget::event(event);
}

void TilePicture::resizeEvent(QResizeEvent*) { placeHandles(); }

void TilePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.canvas);
    if (!m_figure.shown) {
        painter.setFont(m_theme.font(13));
        painter.setPen(m_theme.textSecondary);
        painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
                         m_state.plan
                             ? tr("The output tile appears here once the plan is legal and stores something.")
                             : tr("The output tile of a plan appears here."));
        return;
    }
    paintTilePicture(painter, m_figure, m_layout, m_theme, m_state.stale);
    // Names of the edges beside their grips.
    const QFont font = m_theme.font(11, true);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const TileHandle* handle : m_handles) {
        if (!handle->isVisible()) continue;
        const QString words = QStringLiteral("%1 %2").arg(handle->knob()).arg(handle->currentValue());
        QRectF plate(0, 0, metrics.horizontalAdvance(words) + 8, metrics.height() + 1);
        if (handle->axis() == Qt::Horizontal)
            plate.moveTopLeft(QPointF(handle->geometry().right() + 1,
                                      handle->geometry().center().y() - plate.height() / 2));
        else
            plate.moveTopLeft(QPointF(handle->geometry().center().x() - plate.width() / 2,
                                      handle->geometry().bottom() - 1));
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.canvas);
        painter.drawRoundedRect(plate, 3, 3);
        painter.setPen(m_theme.accent);
        painter.drawText(plate, Qt::AlignCenter, words);
    }
}

void TilePicture::paintExport(QPainter& painter, const QSizeF& size, const Theme& theme) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintTilePicture(painter, m_figure, tileLayout(m_figure, size, theme.fontScale), theme);
}

/// The edge that has the focus: its parameter; else what the tile takes of the SM.
ExplainedFigure TilePicture::explainedFigure() const {
    for (const TileHandle* handle : m_handles)
        if (handle && handle->hasFocus() && !handle->knob().isEmpty())
            return {QStringLiteral("parameter/") + handle->knob(), {}};
    return {QStringLiteral("occupancy"), {}};
}

} // namespace tilesight
