// What the plan says of itself, then its numbers and choices: problem, tile and pipeline, shared memory, launch,
// the selected action, what limits the blocks of an SM, and every parameter as an expression; legality stands at the foot and never
// scrolls away. Short of room the rows stand closer and the words of the plan come last, so that all knobs and
// the shared memory are in sight. One group is one section (property_section.h);
// adding a group is one file pair and one line in the constructor.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/properties/stop_results.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace tilesight {

class ActionSection;
class KnobsSection;
class LaunchSection;
class LegalLine;
class OccupancySection;
class ParametersSection;
class PlanDescription;
class ProblemSection;
class PropertySection;
class SharedMemorySection;

class PropertiesPanel : public QWidget {
    Q_OBJECT
public:
    explicit PropertiesPanel(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    /// Latency at every stop; shown as long as the plan differs in nothing but the row's own knob.
    void setStopResults(const StopResults& results);
    void showAction(const QString& action); ///< scrolls to its section and focuses the first expression

    PlanDescription* description() const { return m_description; }
    ProblemSection* problem() const { return m_problem; }
    KnobsSection* knobs() const { return m_knobs; }
    SharedMemorySection* sharedMemory() const { return m_memory; }
    LaunchSection* launch() const { return m_launch; }
    OccupancySection* occupancy() const { return m_occupancy; }
    LegalLine* legalLine() const { return m_legal; }
    ActionSection* actionSection() const { return m_action; }
    ParametersSection* parameters() const { return m_parameters; }
    QSize sizeHint() const override { return {352, 449}; }
    QSize minimumSizeHint() const override { return {280, 140}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void previewed(const TilePlan& plan);
    void previewEnded();
    void explainRequested(const QString& id);

private:
    void fitHeight();
    Selection* m_selection;
    std::shared_ptr<const TilePlan> m_plan;
    QScrollArea* m_scroll;
    QWidget* m_content;
    QVBoxLayout* m_column;
    PlanDescription* m_description;
    ProblemSection* m_problem;
    KnobsSection* m_knobs;
    SharedMemorySection* m_memory;
    LaunchSection* m_launch;
    OccupancySection* m_occupancy;
    LegalLine* m_legal;
    ActionSection* m_action;
    ParametersSection* m_parameters;
    std::vector<PropertySection*> m_sections;
    double m_fontScale = 1;
};

} // namespace tilesight
