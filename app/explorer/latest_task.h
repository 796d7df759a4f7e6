// One piece of work in the background of which only the newest counts: starting another stops the one that runs.
// Its threads give way to the one that paints; everything but the work itself happens in the window's thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/stop.h"

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>

namespace tilesight {

class LatestTask : public QObject {
    Q_OBJECT
public:
    /// Runs in a worker thread; what it returns is run in the window's thread, if it is still the newest.
    using Work = std::function<std::function<void()>(StopToken, const Progress&)>;
    static constexpr int slowMilliseconds = 300; ///< from then on progress is told
    static constexpr int progressMilliseconds = 100;

    explicit LatestTask(QObject* parent = nullptr);
    ~LatestTask() override; ///< stops what runs and waits for it

    void start(Work work);
    void cancel();
    bool isRunning() const { return m_running; }
    bool isSlow() const { return m_slow; } ///< runs for longer than slowMilliseconds
    std::size_t done() const;
    std::size_t total() const;

signals:
    void progressed();
    void finished(quint64 generation); ///< internal, from a worker thread

private:
    struct Shared;
    void onFinished(quint64 generation);
    std::shared_ptr<Shared> m_shared; ///< outlives the tasks
    QTimer m_timer;
    bool m_running = false, m_slow = false;
};

} // namespace tilesight
