#include "widgets/properties/properties_panel.h"

#include "widgets/properties/action_section.h"
#include "widgets/properties/knobs_section.h"
#include "widgets/properties/launch_section.h"
#include "widgets/properties/legal_line.h"
#include "widgets/properties/parameters_section.h"
#include "widgets/properties/problem_section.h"

#include <QScrollBar>
#include <QVBoxLayout>

namespace tilesight {

PropertiesPanel::PropertiesPanel(Selection* selection, QWidget* parent)
    : QScrollArea(parent), m_selection(selection), m_content(new QWidget(this)),
      m_problem(new ProblemSection(m_content)), m_knobs(new KnobsSection(m_content)),
      m_memory(new SharedMemorySection(m_content)), m_launch(new LaunchSection(m_content)),
      m_legal(new LegalLine(m_content)), m_action(new ActionSection(selection, m_content)),
      m_parameters(new ParametersSection(m_content)), m_sections{m_problem, m_knobs,  m_memory,
                                                                 m_launch,  m_action, m_parameters} {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Properties"));
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* row :
         {static_cast<QWidget*>(m_problem), static_cast<QWidget*>(m_knobs), static_cast<QWidget*>(m_memory),
          static_cast<QWidget*>(m_launch), static_cast<QWidget*>(m_legal), static_cast<QWidget*>(m_action),
          static_cast<QWidget*>(m_parameters)})
        column->addWidget(row);
    column->addStretch(1);
    setWidget(m_content);
    for (PropertySection* section : m_sections) {
        connect(section, &PropertySection::edited, this, &PropertiesPanel::edited);
        connect(section, &PropertySection::previewed, this, &PropertiesPanel::previewed);
        connect(section, &PropertySection::previewEnded, this, &PropertiesPanel::previewEnded);
    }
    setTheme(Theme::light());
    setState({});
}

void PropertiesPanel::setState(const ViewState& state) {
    for (PropertySection* section : m_sections)
        section->setState(state);
    m_legal->setState(state);
    m_legal->setVisible(state.plan != nullptr);
}

void PropertiesPanel::setTheme(const Theme& theme) {
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Window, theme.panel);
    setPalette(palette);
    m_content->setPalette(palette);
    m_content->setAutoFillBackground(true);
    viewport()->setPalette(palette);
    for (PropertySection* section : m_sections)
        section->setTheme(theme);
    m_legal->setTheme(theme);
}

void PropertiesPanel::setStopResults(const StopResults& results) { m_knobs->setResults(results); }

void PropertiesPanel::showAction(const QString& action) {
    m_selection->setActions({action});
    m_content->layout()->activate();
    ensureWidgetVisible(m_action);
    m_action->focusFirst();
}

} // namespace tilesight
