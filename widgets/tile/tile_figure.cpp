#include "widgets/tile/tile_figure.h"

#include "core/analysis/report.h"
#include "core/cache/launch_order.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"

#include <QCoreApplication>
#include <algorithm>

namespace tilesight {

namespace {

constexpr long long maxColouredTiles = 65'536;

QString text(const std::string& s) { return QString::fromStdString(s); }

bool usesGrid(const ResolvedIndex& index, int dim) {
    return index.gridDim == dim ||
           std::find(index.usedGridDims.begin(), index.usedGridDims.end(), dim) != index.usedGridDims.end();
}

bool usesLoop(const ResolvedIndex& index, int loop) {
    return loop >= 0 && (index.loop == loop || std::find(index.usedLoops.begin(), index.usedLoops.end(),
                                                         loop) != index.usedLoops.end());
}

/// Dimension of an access that satisfies a condition, or -1.
template <class Condition>
int findDim(const ResolvedAccess& access, Condition condition) {
    for (std::size_t i = 0; i < access.index.size(); ++i)
        if (condition(access.index[i])) return int(i);
    return -1;
}

QString sizeText(const ResolvedAction& action) {
    QStringList parts;
    for (std::int64_t extent : action.access->extent)
        parts << QString::number(extent);
    return parts.join(QStringLiteral(" × ")) + QStringLiteral(" = ") + text(formatBytes(action.bytes));
}

class FigureBuilder {
    Q_DECLARE_TR_FUNCTIONS(TilePicture)
public:
    FigureBuilder(const ViewState& state, const ResolvedPlan& plan) : m_state(state), m_plan(plan) {
        m_figure.flat = plan.grid.size() < 2;
        m_rowDim = m_figure.flat ? -1 : 0;
        m_columnDim = m_figure.flat ? 0 : 1;
        m_loop = plan.innermostLoop();
    }

    TileFigure build() {
        const ResolvedAction* output = findOutput();
        if (!output || m_plan.grid.empty()) return m_figure;
        m_figure.shown = true;
        m_figure.output = text(m_plan.tensors[std::size_t(output->access->tensor)].name);
        m_figure.outputSize = sizeText(*output);
        m_figure.stages = m_plan.stages;
        m_figure.rows = axis(*output->access, m_rowDim, "rows");
        m_figure.columns = axis(*output->access, m_columnDim, m_figure.flat ? "rows" : "columns");
        findOperands();
        m_figure.memory = sharedMemoryUse(m_state);
        addGrid();
        return m_figure;
    }

private:
    const ResolvedAction* findOutput() const {
        for (const ResolvedAction& action :
             m_plan.actions) // the store that uses most grid axes is the output
            if ((action.operation == Operation::store || action.operation == Operation::atomicAdd) &&
                action.access && findDim(*action.access, [&](const ResolvedIndex& i) {
                                     return usesGrid(i, m_columnDim);
                                 }) >= 0)
                return &action;
        for (const ResolvedAction& action : m_plan.actions)
            if ((action.operation == Operation::store || action.operation == Operation::atomicAdd) &&
                action.access)
                return &action;
        return nullptr;
    }

    TileAxis axis(const ResolvedAccess& access, int gridDim, const char* role) const {
        TileAxis result;
        if (gridDim < 0) return result;
        result.name = text(m_plan.gridNames[std::size_t(gridDim)]);
        result.count = m_plan.grid[std::size_t(gridDim)];
        const int dim = findDim(access, [&](const ResolvedIndex& i) { return usesGrid(i, gridDim); });
        if (dim >= 0) {
            result.tile = access.extent[std::size_t(dim)];
            result.whole = m_plan.tensors[std::size_t(access.tensor)].dims[std::size_t(dim)];
        } else {
            result.whole = result.count;
        }
        addKnob(result, role);
        return result;
    }

    void addKnob(TileAxis& axis, const char* role) const {
        const std::string knob = parameterOfRole(*m_state.plan, role);
        const auto value = m_plan.values.find(knob);
        // The edge is dragged in elements of the tile, so the knob must mean just that.
        if (knob.empty() || value == m_plan.values.end() || value->second != double(axis.tile)) return;
        axis.knob = text(knob);
        axis.stops = parameterStops(*m_state.plan, knob);
    }

    void findOperands() {
        if (m_loop < 0) return;
        for (const ResolvedAction& action : m_plan.actions) {
            if (action.operation != Operation::load || action.loop != m_loop || !action.access) continue;
            const ResolvedAccess& access = *action.access;
            const int depth = findDim(access, [&](const ResolvedIndex& i) { return usesLoop(i, m_loop); });
            if (depth < 0) continue;
            const auto uses = [&](int gridDim) {
                return gridDim >= 0 &&
                       findDim(access, [&](const ResolvedIndex& i) { return usesGrid(i, gridDim); }) >= 0;
            };
            TileOperand* operand = nullptr;
            if (!m_figure.left.shown && uses(m_rowDim))
                operand = &m_figure.left;
            else if (!m_figure.top.shown && uses(m_columnDim))
                operand = &m_figure.top;
            if (!operand) continue;
            operand->shown = true;
            operand->name = text(m_plan.tensors[std::size_t(access.tensor)].name);
            operand->size = sizeText(action);
            operand->bytes = text(formatBytes(action.bytes));
            if (m_figure.depth.name.isEmpty()) {
                m_figure.depth.name = text(m_plan.loops[std::size_t(m_loop)].name);
                m_figure.depth.count = m_plan.loops[std::size_t(m_loop)].count;
                m_figure.depth.tile = access.extent[std::size_t(depth)];
                m_figure.depth.whole = m_plan.tensors[std::size_t(access.tensor)].dims[std::size_t(depth)];
                addKnob(m_figure.depth, "depth");
            }
        }
    }

    void addGrid() {
        m_figure.gridRows = m_figure.flat ? 1 : m_plan.grid[0];
        m_figure.gridColumns = m_figure.flat ? m_plan.grid[0] : m_plan.grid[1];
        QStringList counts;
        for (std::int64_t count : m_plan.grid)
            counts << QString::number(count);
        m_figure.gridCaption = counts.join(QStringLiteral(" × "));
        if (counts.size() > 1) m_figure.gridCaption += QStringLiteral(" = %1").arg(m_plan.tiles());
        m_figure.gridCaption =
            (m_plan.tiles() == 1 ? tr("%1 tile") : tr("%1 tiles")).arg(m_figure.gridCaption);
        if (!m_state.analysis || m_state.stale || !m_state.errors.empty()) return;
        const Waves& waves = m_state.analysis->waves;
        if (waves.blocksPerWave <= 0 || waves.gridBlocks != m_plan.tiles()) return;
        m_figure.tail = waves.tailBlocks > 0;
        m_figure.waves = int(std::min<long long>(waves.full + (m_figure.tail ? 1 : 0), maxColouredTiles));
        m_figure.waveCaption = waves.full == 1 ? tr("1 full wave") : tr("%1 full waves").arg(waves.full);
        if (waves.full == 0)
            m_figure.waveCaption = tr("one wave of %1").arg(waves.tailBlocks);
        else if (m_figure.tail)
            m_figure.waveCaption += tr(" and a tail of %1").arg(waves.tailBlocks);
        const long long plane = m_figure.gridRows * m_figure.gridColumns;
        if (plane > maxColouredTiles || m_plan.tiles() > maxColouredTiles) return;
        const auto sequence = launchSequence(m_plan);
        if (!sequence) return;
        m_figure.wave.assign(std::size_t(plane), 0);
        for (std::size_t at = 0; at < sequence->size(); ++at) {
            const std::int32_t tile = (*sequence)[at];
            if (tile < plane) m_figure.wave[std::size_t(tile)] = int((long long)(at) / waves.blocksPerWave);
        }
    }

    const ViewState& m_state;
    const ResolvedPlan& m_plan;
    TileFigure m_figure;
    int m_rowDim, m_columnDim, m_loop;
};

} // namespace

long long TileAxis::largest() const {
    long long result = std::max(tile, stops.empty() ? tile : std::min(stops.back(), 4 * tile));
    for (long long stop : stops)
        if (stop <= 256) result = std::max(result, stop);
    return std::max(1LL, result);
}

TileFigure tileFigure(const ViewState& state) {
    if (!state.plan) return {};
    const auto resolved = resolve(*state.plan);
    if (!resolved) return {};
    return FigureBuilder(state, *resolved).build();
}

} // namespace tilesight
