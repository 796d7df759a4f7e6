#include "widgets/side_by_side/side_pair.h"

#include "widgets/lanes/lane_text.h"
#include "widgets/table/csv_text.h"

namespace tilesight {

bool SidePair::set(std::optional<VariantRow> first, std::optional<VariantRow> second, bool showIdle) {
    const auto analysisOf = [](const std::optional<VariantRow>& row) {
        return row ? row->analysis : std::shared_ptr<const Analysis>();
    };
    const bool same = showIdle == m_showIdle && analysisOf(first) == analysisOf(m_rows[0]) &&
                      analysisOf(second) == analysisOf(m_rows[1]);
    m_rows = {std::move(first), std::move(second)};
    m_showIdle = showIdle;
    if (same) return false;
    for (const std::size_t side : {0, 1}) {
        const auto analysis = analysisOf(m_rows[side]);
        m_scenes[side] = analysis ? makeLaneScene(analysis->lanes, *analysis, true) : LaneScene{};
    }
    if (hasLanes(0) && hasLanes(1))
        shareRows(m_scenes[0], m_scenes[1], showIdle);
    else
        for (LaneScene& scene : m_scenes)
            shareRows(scene, scene, showIdle); // its own lanes
    return true;
}

double SidePair::kernelSeconds() const {
    double seconds = 0;
    for (const std::size_t side : {0, 1}) {
        if (!hasLanes(side)) continue;
        const Analysis& a = *m_rows[side]->analysis;
        seconds = std::max(seconds, a.latencySeconds);
        for (const WaveInfo& wave : a.waves.list)
            seconds = std::max(seconds, wave.startSeconds + wave.durationSeconds);
    }
    return seconds;
}

int SidePair::actionIndex(std::size_t side, const QString& name) const {
    return hasLanes(side) ? m_rows[side]->analysis->plan.actionIndex(name.toStdString()) : -1;
}

LaneFrame SidePair::frame(std::size_t side, const QRectF& rect, const Theme& theme, const LanesOptions& options) const {
    LaneFrame f = laneFrame(rect, m_scenes[side], nullptr, theme, options);
    f.axis = sharedAxis(sceneOrNone(0), sceneOrNone(1), f.layout.axisWidth(), options.folded, 54 * theme.fontScale);
    f.axis.pixelsPerSecond = options.pixelsPerSecond > 0 ? options.pixelsPerSecond : fittingScale(f.axis);
    f.axis.scrollPixels = options.scrollPixels;
    f.axis = clamped(f.axis);
    return f;
}

QString SidePair::csv() const {
    QString all;
    for (const std::size_t side : {0, 1}) {
        if (!hasLanes(side)) continue;
        const QString name = csvField(m_rows[side]->name);
        const QStringList lines = lanesCsv(m_scenes[side]).split(u'\n', Qt::SkipEmptyParts);
        if (all.isEmpty()) all = QStringLiteral("result,") + lines.first() + u'\n';
        for (const QString& line : lines.mid(1))
            all += name + u',' + line + u'\n';
    }
    return all;
}

} // namespace tilesight
