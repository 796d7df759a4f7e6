// The workspace: document, hardware, baseline and background results, put together into the one ViewState
// that all views show. The window and the headless report are two clients of it.
#pragma once

#include "app/explorer/document.h"
#include "app/explorer/recompute_service.h"
#include "widgets/selection.h"
#include "widgets/view_state.h"

#include <QObject>
#include <QTimer>
#include <functional>

namespace tilesight {

class Workspace : public QObject {
    Q_OBJECT
public:
    Workspace(HardwareDatabase hardware, Engine engine, QObject* parent = nullptr);

    Document& document() { return m_document; }
    Selection& selection() { return m_selection; }
    const HardwareDatabase& hardware() const { return m_hardware; }
    const ViewState& state() const { return m_state; }

    /// Error "gpu.unknown"; the GPU is then unchanged.
    Errors setGpu(const QString& id);
    /// Another value for a number of the GPU in use (a key of gpuFields()); the database stays as it is.
    void editHardware(const QString& key, double value);
    void resetHardware(const QString& key); ///< back to the database's value

    /// Shows `plan` in all views without touching the document, until endPreview().
    void preview(const TilePlan& plan);
    void endPreview();
    bool previewing() const { return m_preview != nullptr; }

    /// Keeps the analysis on screen for comparison. False when there is none that belongs to the plan.
    bool pinBaseline();
    void clearBaseline();

    /// True when the analysis on screen belongs to the plan and the GPU on screen. ViewState::stale says so
    /// later: the old picture stays as it is for staleAfterMilliseconds while a new one is computed.
    bool isFresh() const;
    static constexpr int staleAfterMilliseconds = 300;

    /// True while an analysis of the plan on screen, coarse or full, is still to come.
    bool isAnalysing() const { return m_analysed != m_requested; }
    /// True when every pass for the plan on screen has been delivered, or has failed, or was cancelled.
    bool isSettled() const { return m_finished == m_requested; }
    void cancel();
    /// Runs `then` now or as soon as isSettled(); for exports, which want all results.
    void whenSettled(const std::function<void()>& then);

signals:
    void stateChanged(const tilesight::ViewState& state);
    void stopsChanged(const tilesight::StopResults& stops); ///< latency at every stop of the knobs
    void settled();

private:
    void changeHardware(const QString& key, const std::function<void(Quantity&)>& change);
    void recompute();
    void onDelivered(const RecomputeResult& result);
    void publish();

    HardwareDatabase m_hardware;
    Document m_document;
    Selection m_selection;
    std::shared_ptr<const TilePlan> m_preview;       ///< null = none
    std::shared_ptr<const Analysis> m_beforePreview; ///< what a preview is compared with
    std::shared_ptr<const Analysis> m_baseline;      ///< pinned by the user
    ViewState m_state;
    std::shared_ptr<const TilePlan> m_analysedPlan, m_hintedPlan; ///< what analysis and hints belong to
    std::shared_ptr<const Gpu> m_analysedGpu, m_hintedGpu;
    quint64 m_requested = 0, m_shown = 0, m_analysed = 0, m_finished = 0; ///< generations
    RecomputeService m_service; ///< last: its destructor waits before the rest goes
    QTimer m_grace; ///< while it runs, numbers of the plan before an edit are not called stale yet
};

/// What makes the baseline different from the plan now: "STAGES 2", "H100 SXM", "row-major", or "pinned".
QString baselineTitle(const Analysis& baseline, const TilePlan& plan, const Gpu& gpu);

} // namespace tilesight
