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
        m_loop = plan.innermostLoop();
    }

    TileFigure build() {
        const ResolvedAction* output = findOutput();
        if (!output || m_plan.grid.empty()) return m_figure;
        m_figure.shown = true;
        m_figure.output = tensorOf(*output);
        m_figure.outputSize = sizeText(*output);
        m_figure.stages = m_plan.stages;
        findAxes(*output);
        for (const bool inLoop : {true, false})
            for (const ResolvedAction& action : m_plan.actions)
                if (action.operation == Operation::load && action.access && !action.afterGrid &&
                    (m_loop >= 0 && action.loop == m_loop) == inLoop)
                    addOperand(action, inLoop);
        m_figure.notDrawn.removeDuplicates();
        m_figure.memory = sharedMemoryUse(m_state);
        m_figure.occupancy = occupancyPicture(m_state);
        addGrid();
        return m_figure;
    }

private:
    /// Where an axis of the picture is found in an access.
    struct Place {
        int gridDim = -1;     ///< the index uses it
        long long extent = 0; ///< without one: the whole axis, of this length
        bool used() const { return gridDim >= 0 || extent > 1; }
    };

    QString tensorOf(const ResolvedAction& action) const {
        return text(m_plan.tensors[std::size_t(action.access->tensor)].name);
    }

    const ResolvedAction* findOutput() const {
        const int columnDim = m_figure.flat ? 0 : 1;
        for (const ResolvedAction& action :
             m_plan.actions) // the store that uses most grid axes is the output
            if ((action.operation == Operation::store || action.operation == Operation::atomicAdd) &&
                action.access &&
                findDim(*action.access, [&](const ResolvedIndex& i) { return usesGrid(i, columnDim); }) >= 0)
                return &action;
        for (const ResolvedAction& action : m_plan.actions)
            if ((action.operation == Operation::store || action.operation == Operation::atomicAdd) &&
                action.access)
                return &action;
        return nullptr;
    }

    void findAxes(const ResolvedAction& output) {
        const ResolvedAccess& access = *output.access;
        if (m_figure.flat) {
            m_columns.gridDim = 0;
            m_figure.columns = axisOfGrid(output, 0, "rows");
            return;
        }
        std::vector<int> wide;
        for (std::size_t dim = 0; dim < access.extent.size(); ++dim)
            if (access.extent[dim] > 1) wide.push_back(int(dim));
        const auto gridDimOf = [&](int dim) {
            for (std::size_t g = 0; g < m_plan.grid.size(); ++g)
                if (usesGrid(access.index[std::size_t(dim)], int(g))) return int(g);
            return -1;
        };
        if (wide.size() >= 2) {
            const int row = wide[wide.size() - 2], column = wide.back();
            m_rows = {gridDimOf(row), access.extent[std::size_t(row)]};
            m_columns = {gridDimOf(column), access.extent[std::size_t(column)]};
            m_figure.rows = axisAt(output, row, m_rows.gridDim, "rows");
            m_figure.columns = axisAt(output, column, m_columns.gridDim, "columns");
        } else {
            m_rows.gridDim = 0;
            m_columns.gridDim = 1;
            m_figure.rows = axisOfGrid(output, 0, "rows");
            m_figure.columns = axisOfGrid(output, 1, "columns");
        }
    }

    TileAxis axisOfGrid(const ResolvedAction& output, int gridDim, const char* role) const {
        const int dim = findDim(*output.access, [&](const ResolvedIndex& i) { return usesGrid(i, gridDim); });
        return axisAt(output, dim, gridDim, role);
    }

    TileAxis axisAt(const ResolvedAction& action, int dim, int gridDim, const char* role) const {
        TileAxis result;
        if (gridDim >= 0) {
            result.name = text(m_plan.gridNames[std::size_t(gridDim)]);
            result.count = m_plan.grid[std::size_t(gridDim)];
        }
        if (dim >= 0) {
            result.tile = action.access->extent[std::size_t(dim)];
            result.whole = m_plan.tensors[std::size_t(action.access->tensor)].dims[std::size_t(dim)];
        } else {
            result.whole = result.count;
        }
        // What the plan writes there tells the knob; only of an expression the role does.
        const std::string written = dim >= 0 ? extentOf(action, dim) : std::string();
        addKnob(result, m_state.plan->parameter(written) ? written : parameterOfRole(*m_state.plan, role));
        return result;
    }

    /// The expression that sets the extent of an access.
    std::string extentOf(const ResolvedAction& action, int dim) const {
        const Action* source = m_state.plan->action(action.name);
        if (!source || !source->access || std::size_t(dim) >= source->access->extent.size()) return {};
        return source->access->extent[std::size_t(dim)].text;
    }

    void addKnob(TileAxis& axis, const std::string& knob) const {
        const auto value = m_plan.values.find(knob);
        // The edge is dragged in elements of the tile, so the knob must mean just that.
        if (knob.empty() || value == m_plan.values.end() || value->second != double(axis.tile)) return;
        auto stops = parameterStops(*m_state.plan, knob);
        if (stops.empty()) return;
        axis.knob = text(knob);
        axis.stops = std::move(stops);
    }

    int dimAlong(const ResolvedAccess& access, const Place& place, int except) const {
        if (!place.used()) return -1;
        for (std::size_t dim = 0; dim < access.index.size(); ++dim) {
            const ResolvedIndex& index = access.index[dim];
            if (int(dim) == except) continue;
            if (place.gridDim >= 0 ? usesGrid(index, place.gridDim)
                                   : access.extent[dim] == place.extent && !usesLoop(index, m_loop))
                return int(dim);
        }
        return -1;
    }

    void addOperand(const ResolvedAction& action, bool inLoop) {
        const ResolvedAccess& access = *action.access;
        int depth =
            inLoop ? findDim(access, [&](const ResolvedIndex& i) { return usesLoop(i, m_loop); }) : -1;
        if (inLoop && depth < 0) return miss(action);
        const int row = dimAlong(access, m_rows, depth), column = dimAlong(access, m_columns, depth);
        // Loaded once: its other side is the depth. An addend of the output's shape runs along both.
        if (!inLoop) {
            if (m_rows.gridDim < 0 || row < 0 || (m_columns.gridDim >= 0 && column >= 0)) return miss(action);
            for (std::size_t dim = 0; dim < access.extent.size(); ++dim)
                if (int(dim) != row && access.extent[dim] > 1) depth = int(dim);
            if (depth < 0) return miss(action);
        }
        const TileAxis axis = axisAt(action, depth, -1, inLoop ? "depth" : "");
        const auto place = [&](TileOperand& operand, bool fits) {
            if (!fits) return false;
            const QString size = sizeText(action), name = tensorOf(action);
            if (operand.shown && (operand.size != size || operand.inLoop != inLoop)) return false;
            if (operand.shown && operand.name.split(QStringLiteral(", ")).contains(name)) return true;
            operand.name += operand.shown ? QStringLiteral(", ") + name : name;
            operand.shown = true;
            operand.inLoop = inLoop;
            operand.size = size;
            operand.bytes = text(formatBytes(action.bytes));
            operand.depth = axis;
            return true;
        };
        if (!place(m_figure.left, row >= 0 && (m_rows.gridDim >= 0 || column < 0)) &&
            !place(m_figure.top, column >= 0 && inLoop))
            return miss(action);
        if (inLoop && m_figure.depth.name.isEmpty()) {
            m_figure.depth = axis;
            m_figure.depth.name = text(m_plan.loops[std::size_t(m_loop)].name);
            m_figure.depth.count = m_plan.loops[std::size_t(m_loop)].count;
        }
    }

    void miss(const ResolvedAction& action) { m_figure.notDrawn << tensorOf(action); }

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
    Place m_rows, m_columns;
    int m_loop = -1;
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
