#include "widgets/properties/properties_panel.h"

#include "widgets/properties/expression_field.h"
#include "widgets/properties/action_section.h"
#include "widgets/properties/knobs_section.h"
#include "widgets/properties/launch_section.h"
#include "widgets/properties/legal_line.h"
#include "widgets/properties/occupancy_section.h"
#include "widgets/properties/parameters_section.h"
#include "widgets/properties/plan_description.h"
#include "widgets/properties/problem_section.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace tilesight {

PropertiesPanel::PropertiesPanel(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_scroll(new QScrollArea(this)),
      m_content(new QWidget(m_scroll)), m_description(new PlanDescription(m_content)),
      m_problem(new ProblemSection(m_content)), m_knobs(new KnobsSection(m_content)),
      m_memory(new SharedMemorySection(m_content)), m_launch(new LaunchSection(m_content)),
      m_occupancy(new OccupancySection(m_content)), m_legal(new LegalLine(this)),
      m_action(new ActionSection(selection, m_content)),
      m_parameters(new ParametersSection(m_content)), m_sections{m_problem,   m_knobs,  m_memory,    m_launch,
                                                                 m_occupancy, m_action, m_parameters} {
    setAccessibleName(tr("Properties"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_scroll, 1);
    outer->addWidget(m_legal);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_description);
    for (PropertySection* section : m_sections)
        m_column->addWidget(section);
    m_column->addStretch(1);
    connect(m_occupancy, &OccupancySection::explainRequested, this, &PropertiesPanel::explainRequested);
    m_scroll->setWidget(m_content);
    for (PropertySection* section : m_sections) {
        connect(section, &PropertySection::edited, this, &PropertiesPanel::edited);
        connect(section, &PropertySection::previewed, this, &PropertiesPanel::previewed);
        connect(section, &PropertySection::previewEnded, this, &PropertiesPanel::previewEnded);
    }
    setTheme(Theme::light());
    setState({});
}

void PropertiesPanel::setState(const ViewState& state) {
    m_plan = state.plan;
    m_description->setText(state.plan ? QString::fromStdString(state.plan->description) : QString());
    for (PropertySection* section : m_sections)
        section->setState(state);
    m_legal->setState(state);
    m_legal->setVisible(state.plan != nullptr);
}

void PropertiesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void PropertiesPanel::fitHeight() {
    constexpr double close = 520, tight = 400; // pixels at scale 1; below, the knobs need what there is
    const double high = height() / m_fontScale;
    m_description->setFoldedLines(high < close ? 1 : 3);
    for (PropertySection* section : m_sections)
        section->setDense(high < close);
    const int place = high < tight ? m_column->count() - 2 : 0; // above the stretch
    if (m_column->indexOf(m_description) == place) return;
    m_column->removeWidget(m_description);
    m_column->insertWidget(place, m_description);
}

void PropertiesPanel::setTheme(const Theme& theme) {
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Window, theme.panel);
    setPalette(palette);
    m_content->setPalette(palette);
    m_content->setAutoFillBackground(true);
    m_scroll->setPalette(palette);
    m_description->setTheme(theme);
    for (PropertySection* section : m_sections)
        section->setTheme(theme);
    m_legal->setTheme(theme);
    m_fontScale = theme.fontScale;
    fitHeight();
}

void PropertiesPanel::setStopResults(const StopResults& results) { m_knobs->setResults(results); }

void PropertiesPanel::showAction(const QString& action) {
    m_selection->setActions({action});
    m_content->layout()->activate();
    m_scroll->ensureWidgetVisible(m_action);
    m_action->focusFirst();
}

/// The field that has the focus: its parameter, its action, or what it sets.
ExplainedFigure PropertiesPanel::explainedFigure() const {
    const QString selected = m_selection->actions().value(0);
    const ExplainedFigure action{QStringLiteral("action/") + selected, {}};
    for (const QWidget* at = focusWidget(); at && at != this; at = at->parentWidget()) {
        if (at == m_action && !selected.isEmpty()) return action;
        if (at == m_memory) return {QStringLiteral("occupancy/shared_bytes_per_block"), {}};
        if (at == m_legal) return {QStringLiteral("result"), {}};
        if (at == m_launch) return {QStringLiteral("l2_hit"), {}};
        const auto* field = qobject_cast<const ExpressionField*>(at);
        const QString name = field ? field->label() : at->accessibleName();
        if (m_plan && m_plan->parameter(name.toStdString())) return {QStringLiteral("parameter/") + name, {}};
    }
    return selected.isEmpty() ? ExplainedFigure{QStringLiteral("occupancy"), {}} : action;
}

} // namespace tilesight
