#include "widgets/properties/parameters_section.h"

#include "widgets/properties/expression_field.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/properties/problem_section.h"

#include <QVBoxLayout>

namespace tilesight {

ParametersSection::ParametersSection(QWidget* parent) : PropertySection(tr("All parameters"), parent) {
    body()->setSpacing(4);
    setFoldable(true);
}

void ParametersSection::setTheme(const Theme& theme) {
    PropertySection::setTheme(theme);
    for (ExpressionField* field : m_fields)
        field->setTheme(theme);
}

ExpressionField* ParametersSection::field(const QString& parameter) const {
    for (ExpressionField* field : m_fields)
        if (field->label() == parameter) return field;
    return nullptr;
}

void ParametersSection::setState(const ViewState& state) {
    m_plan = state.plan;
    setVisible(m_plan && !m_plan->parameters.empty());
    if (!m_plan) return;
    std::vector<std::string> names;
    for (const Parameter& parameter : m_plan->parameters)
        names.push_back(parameter.name);
    if (names != m_names) {
        for (ExpressionField* field : m_fields)
            retire(field);
        m_fields.clear();
        m_names = names;
        for (const std::string& name : names) {
            ExpressionField* field = makeParameterField(
                name, [this] { return m_plan; }, this);
            connect(field, &ExpressionField::committed, this,
                    [this, name](const Expression& value, bool isStep) {
                        if (!m_plan) return;
                        if (const auto edit =
                                changeParameter(*m_plan, QString::fromStdString(name), value, isStep))
                            apply(*edit);
                    });
            field->setTheme(theme());
            body()->addWidget(field);
            m_fields.push_back(field);
        }
    }
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const Parameter& parameter = m_plan->parameters[i];
        m_fields[i]->setStops(parameterStops(*m_plan, parameter.name));
        m_fields[i]->setExpression(parameter.value);
        m_fields[i]->setPlanError(errorsAbout(state, parameter.name));
        m_fields[i]->setToolTip(QString::fromStdString(parameter.note));
    }
    setCaption(tr("%1, as expressions").arg(m_plan->parameters.size()));
}

} // namespace tilesight
