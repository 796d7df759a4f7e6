// The selected action: name, operation, loop, what it waits for, and its expressions with their values.
#pragma once

#include "widgets/properties/parameter_edits.h"
#include "widgets/properties/property_section.h"
#include "widgets/selection.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace tilesight {

class ExpressionField;

class ActionSection : public PropertySection {
    Q_OBJECT
public:
    explicit ActionSection(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state) override;
    void setTheme(const Theme& theme) override;
    void focusFirst();

    QString action() const { return m_action; }
    QLineEdit* name() const { return m_name; }
    QComboBox* operation() const { return m_operation; }
    QComboBox* loop() const { return m_loop; }
    QComboBox* addDependency() const { return m_addDependency; }
    ExpressionField* field(const QString& id) const; ///< "elements", "m", "index 0", "extent 1" ...

private:
    struct Field {
        QString id;
        ExpressionField* widget;
    };
    void refresh();
    void fillFields(const Action& action);
    void fillDependencies(const Action& action);
    void rename();
    QLabel* makeLabel(const QString& text);

    Selection* m_selection;
    ViewState m_state;
    PlanPart part() const { return {PlanPart::action, m_action}; }
    QString m_action;
    QStringList m_fieldIds, m_dependencyNames;
    QFormLayout* m_form;
    QLineEdit* m_name;
    QComboBox *m_operation, *m_loop, *m_addDependency;
    QWidget *m_dependencies, *m_fieldBox;
    std::vector<Field> m_fields;
    std::vector<QLabel*> m_labels;
};

} // namespace tilesight
