// Two results and their lanes on one axis: what the view, its exports and its tests share. Painted by the lanes' painter.
#pragma once

#include "widgets/compare_variants/variant_row.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/side_by_side/side_geometry.h"

#include <array>
#include <optional>

namespace tilesight {

class SidePair {
public:
    /// True when the scenes were made anew, as an analysis is another one. `showIdle`: lanes without work on both sides, too.
    bool set(std::optional<VariantRow> first, std::optional<VariantRow> second, bool showIdle);

    const std::optional<VariantRow>& row(std::size_t side) const { return m_rows[side]; }
    const LaneScene& scene(std::size_t side) const { return m_scenes[side]; }
    bool hasLanes(std::size_t side) const { return !m_scenes[side].empty(); }
    bool hasAnyLanes() const { return hasLanes(0) || hasLanes(1); }
    bool showsIdle() const { return m_showIdle; }
    double kernelSeconds() const; ///< of the longer kernel: the strip above spans it on both sides
    /// The action of this name in the plan of a side; -1 = it has none.
    int actionIndex(std::size_t side, const QString& name) const;

    /// Geometry of one side within `rect`, on the axis of both. `options` must outlive it; only with lanes.
    LaneFrame frame(std::size_t side, const QRectF& rect, const Theme& theme, const LanesOptions& options) const;
    /// Every bar of both, one a line, named by its result.
    QString csv() const;

private:
    const LaneScene* sceneOrNone(std::size_t side) const { return hasLanes(side) ? &m_scenes[side] : nullptr; }

    std::array<std::optional<VariantRow>, 2> m_rows;
    std::array<LaneScene, 2> m_scenes;
    bool m_showIdle = false;
};

/// Room of a head that something else takes: the picker, a button in its first line.
struct HeadRoom {
    double left = 0, right = 0;
    bool name = false; ///< written at the left
};

/// One line, or two where the side is narrow: the figures that find room, the most important first.
void paintSideHead(QPainter& painter, const QRectF& rect, const VariantRow& row, const Theme& theme, const HeadRoom& room);

/// Heads, lanes or why there are none, and the note, in this layout.
void paintPair(QPainter& painter, const SideBySideLayout& layout, const SidePair& pair, const QString& note,
               const Theme& theme, const std::array<LanesOptions, 2>& options, const std::array<HeadRoom, 2>& rooms);

} // namespace tilesight
