// Rows computed side by side in the background and handed over as they are finished, a few times a second. Newest start
// wins; its threads give way to the one that paints.
#pragma once

#include "app/explorer/latest_task.h"
#include "app/explorer/tbb_qt.h"

#include <mutex>
#include <vector>

namespace tilesight {

template <class Row>
class RowTask {
public:
    using Compute = std::function<Row(std::size_t row, const StopToken& stop)>;

    /// Both are called in the window's thread: `fresh` with one row or more, in any order; `finished` after the last.
    RowTask(std::function<void(std::vector<Row>)> fresh, std::function<void()> finished)
        : m_fresh(std::move(fresh)), m_finished(std::move(finished)) {
        QObject::connect(&m_task, &LatestTask::progressed, &m_task, [this] { collect(); });
    }

    void start(std::size_t rows, Compute compute) {
        m_rows = std::make_shared<Rows>();
        m_task.start([this, rows, compute = std::move(compute), done = m_rows](StopToken stop, const Progress&) {
            tbb::parallel_for(
                tbb::blocked_range<std::size_t>(0, rows, 1),
                [&](const tbb::blocked_range<std::size_t>& range) {
                    for (std::size_t i = range.begin(); i < range.end() && !stop.stop_requested(); ++i) {
                        Row row = compute(i, stop);
                        const std::lock_guard lock(done->mutex);
                        if (!stop.stop_requested()) done->rows.push_back(std::move(row));
                    }
                },
                tbb::simple_partitioner());
            return [this] {
                collect();
                m_finished();
            };
        });
    }
    void cancel() { ///< what is finished is handed over
        collect();
        m_task.cancel();
    }
    bool isRunning() const { return m_task.isRunning(); }

private:
    struct Rows {
        std::mutex mutex;
        std::vector<Row> rows; ///< not handed over yet
    };
    void collect() {
        if (!m_rows) return;
        std::vector<Row> fresh;
        {
            const std::lock_guard lock(m_rows->mutex);
            fresh.swap(m_rows->rows);
        }
        if (!fresh.empty()) m_fresh(std::move(fresh));
    }

    std::function<void(std::vector<Row>)> m_fresh;
    std::function<void()> m_finished;
    std::shared_ptr<Rows> m_rows; ///< of the newest start
    LatestTask m_task;            ///< last: its destructor waits before the rest goes
};

} // namespace tilesight
