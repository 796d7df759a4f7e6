// The output tile in its matrix with the operand slices beside it, as in the textbook figure; its edges are
// dragged to change the tile. Green slices are those that the pipeline's stages hold in shared memory.
//
//   drag the tile's right edge: columns (BN), bottom edge: rows (BM), a slice's edge: depth (BK). Sizes snap
//   to the parameter's stops; previewed() follows the drag, edited() comes once at release, Esc restores. Tab
//   reaches every edge, arrows change it.
//
// Parts and their meaning: tile_figure.h. Geometry: tile_layout.h.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/tile/tile_layout.h"

#include <QWidget>
#include <array>
#include <optional>

namespace tilesight {

class ExportActions;
class TileHandle;

class TilePicture : public QWidget {
    Q_OBJECT
public:
    enum Edge { rows, columns, leftDepth, topDepth, edgeCount };

    explicit TilePicture(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    TileHandle* handle(Edge edge) const { return m_handles[edge]; }
    const TileFigure& figure() const { return m_figure; }
    const TileLayout& tileGeometry() const { return m_layout; }
    QString headerCaption() const;
    QSize sizeHint() const override { return {640, 400}; }
    QSize minimumSizeHint() const override { return {240, 150}; }
    void paintExport(QPainter& painter, const QSizeF& size, const Theme& theme) const;

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void previewed(const TilePlan& plan);
    void previewEnded();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void placeHandles();
    void preview(const TileHandle& handle, long long value);
    void commit(const TileHandle& handle, long long value, bool isStep);
    void cancel();
    const TileAxis& axisOf(Edge edge) const;

    ViewState m_state;
    Theme m_theme;
    std::shared_ptr<const TilePlan> m_base;    ///< plan at the start of a drag
    std::shared_ptr<const TilePlan> m_preview; ///< while dragging: shown at once, whatever the window does
    TileFigure m_figure;
    ExportActions* m_exports = nullptr;
    TileLayout m_layout;
    std::array<TileHandle*, edgeCount> m_handles;
};

} // namespace tilesight
