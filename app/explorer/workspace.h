// The workspace: document, hardware, baseline and background results, put together into the one ViewState
// that all views show. The window and the headless report are two clients of it.
#pragma once

#include "app/explorer/analysis_service.h"
#include "app/explorer/compare_service.h"
#include "app/explorer/document.h"
#include "app/explorer/recompute_service.h"
#include "app/explorer/task_service.h"
#include "widgets/compare_variants/variants_model.h"
#include "widgets/conditions_text.h"
#include "widgets/selection.h"
#include "widgets/view_state.h"

#include <QObject>
#include <QTimer>
#include <functional>
#include <map>

namespace tilesight {

class Workspace : public QObject {
    Q_OBJECT
public:
    Workspace(HardwareDatabase hardware, Engine engine, QObject* parent = nullptr);

    Document& document() { return m_document; }
    Selection& selection() { return m_selection; }
    const HardwareDatabase& hardware() const { return m_hardware; }
    const ViewState& state() const { return m_state; }
    const Engine& engine() const { return m_engine; }

    /// Another database, such as after a GPU was saved; the GPU in use is taken from it anew if it is in there.
    void setHardware(HardwareDatabase hardware);
    /// Error "gpu.unknown"; the GPU is then unchanged. Numbers edited in this document stay edited.
    Errors setGpu(const QString& id);
    /// How the kernel is run; no step of undo, as the choice of a GPU. Everything on screen is asked for anew.
    void setConditions(const RunConditions& conditions);
    /// What the plan on screen would take under other ones; the answer comes as offersChanged().
    void askOffers() { m_offers.request(m_state.plan, m_state.gpu, 0, m_state.conditions); }

    /// The database's GPUs as this document sees them: with its edited numbers.
    const std::vector<std::shared_ptr<const Gpu>>& gpus();

    /// Another value for a number of the GPU in use (a key of gpuFields()), as a step that can be undone. The database
    /// stays as it is. Errors of withEdits(); then nothing has changed. Also sent as hardwareRefused().
    Errors editHardware(const QString& key, double value);
    /// Another of the statements that the number has: `index` counts its alternatives.
    Errors useStatement(const QString& key, int index);
    void resetHardware(const QString& key); ///< back to the database's value
    void resetAllHardware();
    /// Shows what a number would do, without touching the document, until endPreview(). Impossible ones are ignored.
    void previewHardware(const QString& key, double value);

    /// Estimates the plan on all GPUs; the answer comes as comparisonChanged().
    void compareGpus() { m_compare.request(m_state.plan, gpus(), m_state.conditions); }
    void cancelComparison() { m_compare.cancel(); }

    /// What moves the latency of the plan on screen; the answer comes as sensitivityChanged().
    void askSensitivity() { m_sensitivity.request(m_state.plan, m_state.gpu, 0, m_state.conditions); }
    void cancelSensitivity() { m_sensitivity.cancel(); }
    /// The plan on screen over the values of one or two parameters; the answer comes as sweepChanged().
    void askSweep(const std::vector<SweepAxis>& axes) {
        m_sweep.request(m_state.plan, m_state.gpu, axes, m_state.conditions);
    }
    void cancelSweep() { m_sweep.cancel(); }
    /// What the tiles of the plan on screen find in L2, and the baseline's; the answer comes as l2Changed().
    void askL2();
    void cancelL2() { m_l2.cancel(); }

    /// Shows `plan` in all views without touching the document, until endPreview().
    void preview(const TilePlan& plan);
    void endPreview();
    bool previewing() const { return m_preview || m_previewGpu; }

    /// Keeps the plan on screen for comparison. False when there is no analysis that belongs to it. A plan that is pinned
    /// already is not pinned twice. The first variant becomes the baseline.
    bool pinVariant();
    bool pinBaseline();   ///< the same, and makes it the baseline
    void clearBaseline(); ///< the variants stay
    /// What was measured of the plan on the GPU as they are; nothing once either is changed.
    std::optional<double> measuredSeconds() const;
    void setMeasured(std::optional<double> seconds); ///< nothing: forget it
    void setBaseline(int variant);
    void renameVariant(int variant, const QString& name);
    void removeVariant(int variant);
    void insertVariant(int place, const Variant& variant, bool isBaseline); ///< what was removed comes back
    void forgetMeasured(quint64 id); ///< of the variant; 0 = the present plan
    void loadVariant(int variant); ///< one step that can be undone
    VariantTable variantTable() const;

    /// True when the analysis on screen belongs to the plan, the GPU and the conditions on screen. ViewState::stale says so
    /// later: the old picture stays as it is for staleAfterMilliseconds while a new one is computed.
    bool isFresh() const;
    static constexpr int staleAfterMilliseconds = 300;
    static constexpr int variantNewsMilliseconds = 40;

    /// True while an analysis of the plan on screen, coarse or full, is still to come.
    bool isAnalysing() const { return m_analysed != m_requested; }
    /// True when every pass for the plan on screen has been delivered, or has failed, or was cancelled.
    bool isSettled() const { return m_finished == m_requested && !m_variantNews.isActive(); }
    void cancel();
    /// Runs `then` now or as soon as isSettled(); for exports, which want all results.
    void whenSettled(const std::function<void()>& then);

signals:
    void stateChanged(const tilesight::ViewState& state);
    void stopsChanged(const tilesight::StopResults& stops); ///< latency at every stop of the knobs
    void comparisonChanged(const tilesight::GpuComparison& comparison);
    void sensitivityChanged(const tilesight::TaskResult<tilesight::Sensitivity>& result);
    void sweepChanged(const tilesight::TaskResult<tilesight::Sweep>& result);
    void l2Changed(const tilesight::TaskResult<tilesight::L2Study>& result);
    void offersChanged(const tilesight::TaskResult<tilesight::ConditionsOffers>& result);
    void variantsChanged(const tilesight::VariantTable& table);
    void variantRemoved(int place, const tilesight::Variant& variant, bool wasBaseline);
    void hardwareRefused(const QString& sentence);
    void hardwareListChanged();
    void settled();

private:
    Errors changeHardware(NumberEdits edits, const QString& undoText);
    void takeGpu(const Gpu& catalogue);
    void onHardwareEdits(const QString& gpuId);
    void recompute();
    int pin(); ///< index of the variant; -1 = nothing to pin
    void onVariants();
    void onVariantAnswer(const AnalysisAnswer& answer);
    std::shared_ptr<const Gpu> gpuOf(const Variant& variant) const;
    std::shared_ptr<const Analysis> baselineAnalysis() const;
    void onDelivered(const RecomputeResult& result);
    void publish();

    HardwareDatabase m_hardware;
    Engine m_engine;
    Document m_document;
    Selection m_selection;
    std::vector<std::shared_ptr<const Gpu>> m_gpus; ///< empty = to be made anew
    std::shared_ptr<const Gpu> m_gpu;          ///< one of them, in use; with the document's edited numbers
    std::shared_ptr<const TilePlan> m_preview; ///< null = none
    std::shared_ptr<const Gpu> m_previewGpu;   ///< null = none
    std::shared_ptr<const Analysis> m_beforePreview; ///< what a preview is compared with
    struct VariantResult {
        quint64 request = 0; ///< running; 0 = none
        RunConditions conditions; ///< asked for
        std::shared_ptr<const Analysis> analysis;
        Errors errors;
    };
    std::map<quint64, VariantResult> m_variantResults; ///< by the variant's id
    ViewState m_state;
    struct Subject { ///< what a result belongs to
        std::shared_ptr<const TilePlan> plan;
        std::shared_ptr<const Gpu> gpu;
        RunConditions conditions;
    };
    Subject m_analysedOf, m_hintedOf, m_doubtedOf;
    std::shared_ptr<const Doubt> m_doubt;
    quint64 m_requested = 0, m_shown = 0, m_analysed = 0, m_finished = 0; ///< generations
    CompareService m_compare;
    TaskService<Sensitivity, int> m_sensitivity; ///< there is but one question
    TaskService<Sweep, std::vector<SweepAxis>> m_sweep;
    struct L2Question {
        quint64 variant = 0; ///< the baseline; 0 = none
        L2Reference reference{};
        bool operator==(const L2Question& other) const { return variant == other.variant; }
    };
    TaskService<L2Study, L2Question> m_l2;
    static TaskService<ConditionsOffers, int>::Compute offersOf(const Engine& engine);
    TaskService<ConditionsOffers, int> m_offers;
    AnalysisService m_variantService;
    RecomputeService m_service; ///< last: its destructor waits before the rest goes
    QTimer m_variantNews; ///< answers for many variants come in quick succession: the table is made once for all
    QTimer m_grace; ///< while it runs, numbers of the plan before an edit are not called stale yet
};

} // namespace tilesight
