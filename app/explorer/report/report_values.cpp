#include "app/explorer/report/report_values.h"

#include "app/explorer/tbb_qt.h"

#include <mutex>

namespace tilesight {
namespace {

std::vector<GpuEstimate> onAll(const ReportQuestion& question, const Engine& engine, StopToken stop,
                               const Progress& progress) {
    std::vector<GpuEstimate> rows(question.gpus.size());
    std::mutex mutex;
    std::size_t done = 0;
    tbb::parallel_for(std::size_t(0), rows.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        rows[i] = engine.estimate(*question.plan, *question.gpus[i], under(question.conditions), stop);
        const std::lock_guard lock(mutex);
        progress(++done, rows.size());
    });
    sortFastestFirst(rows);
    return rows;
}

} // namespace

Expected<ReportValues> reportValues(const ReportQuestion& question, const Engine& engine, StopToken stop,
                                    const Progress& progress) {
    constexpr std::size_t whole = 1000; // of each part
    const bool l2 = question.wants("l2") && engine.l2;
    const bool sensitivity = question.wants("sensitivity") && engine.sensitivity;
    const bool gpus = question.wants("gpus") && engine.estimate;
    const std::size_t parts = std::size_t(l2) + std::size_t(sensitivity) + std::size_t(gpus);
    std::size_t finished = 0;
    const Progress part = [&](std::size_t done, std::size_t total) {
        if (progress && total > 0) progress(finished * whole + done * whole / total, parts * whole);
    };
    const AnalysisOptions options = under(question.conditions);
    ReportValues values;
    if (l2) {
        Expected<L2Study> study = engine.l2(*question.plan, *question.gpu, {}, options, stop, part);
        if (!study) return study.errors();
        if (study->map.total.requested > 0) values.l2 = std::make_shared<const L2Study>(std::move(study).value());
        ++finished;
    }
    if (sensitivity) {
        Expected<Sensitivity> found = engine.sensitivity(*question.plan, *question.gpu, options, stop, part);
        if (!found) return found.errors();
        values.sensitivity = std::make_shared<const Sensitivity>(std::move(found).value());
        ++finished;
    }
    if (gpus) values.gpus = onAll(question, engine, stop, part);
    if (stop.stop_requested()) return Errors{{"engine.stopped", "stopped", {}, {}, {}}};
    return values;
}

} // namespace tilesight
