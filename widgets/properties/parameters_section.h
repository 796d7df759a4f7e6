// Every parameter as an expression, in the plan's order. Folded until asked for.
#pragma once

#include "widgets/properties/property_section.h"

namespace tilesight {

class ExpressionField;

class ParametersSection : public PropertySection {
    Q_OBJECT
public:
    explicit ParametersSection(QWidget* parent = nullptr);
    void setState(const ViewState& state) override;
    void setTheme(const Theme& theme) override;
    ExpressionField* field(const QString& parameter) const;

private:
    std::shared_ptr<const TilePlan> m_plan;
    std::vector<std::string> m_names;
    std::vector<ExpressionField*> m_fields;
};

} // namespace tilesight
