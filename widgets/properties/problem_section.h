// The problem: the parameters that are no knobs (M, N, K ...) and the data type it computes in.
#pragma once

#include "widgets/properties/property_section.h"

#include <functional>

class QComboBox;

namespace tilesight {

class ExpressionField;
class FieldFlow;

class ProblemSection : public PropertySection {
    Q_OBJECT
public:
    explicit ProblemSection(QWidget* parent = nullptr);
    void setState(const ViewState& state) override;
    void setTheme(const Theme& theme) override;
    ExpressionField* field(const QString& parameter) const;
    QComboBox* dataType() const { return m_dataType; }

private:
    void rebuild(const std::vector<std::string>& names);

    std::shared_ptr<const TilePlan> m_plan;
    std::vector<std::string> m_names;
    std::vector<ExpressionField*> m_fields;
    FieldFlow* m_grid;
    QComboBox* m_dataType;
};

/// A field for a parameter of the plan that `plan()` gives at the time; typing is checked against the whole
/// plan.
ExpressionField* makeParameterField(const std::string& name,
                                    std::function<std::shared_ptr<const TilePlan>()> plan, QWidget* parent);
/// Error sentences of the state about one object, joined.
QString errorsAbout(const ViewState& state, const std::string& object);

} // namespace tilesight
