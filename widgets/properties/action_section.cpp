#include "widgets/properties/action_section.h"

#include "core/plan/edit.h"
#include "widgets/graph/graph_edits.h"
#include "widgets/graph/graph_model.h"
#include "widgets/properties/expression_field.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/properties/problem_section.h"
#include "widgets/theme/painting.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace tilesight {

ActionSection::ActionSection(Selection* selection, QWidget* parent)
    : PropertySection(tr("Action"), parent), m_selection(selection), m_form(new QFormLayout),
      m_name(new QLineEdit(this)), m_operation(new QComboBox(this)), m_loop(new QComboBox(this)),
      m_addDependency(new QComboBox(this)), m_dependencies(new QWidget(this)), m_fieldBox(new QWidget(this)) {
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(6);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(makeLabel(tr("Name")), m_name);
    m_form->addRow(makeLabel(tr("Operation")), m_operation);
    m_form->addRow(makeLabel(tr("Loop")), m_loop);
    m_form->addRow(makeLabel(tr("Waits for")), m_dependencies);
    m_form->addRow(makeLabel(QString()), m_addDependency);
    body()->addLayout(m_form);
    body()->addWidget(m_fieldBox);
    auto* dependencies = new QVBoxLayout(m_dependencies);
    dependencies->setContentsMargins(0, 0, 0, 0);
    dependencies->setSpacing(2);
    auto* fields = new QVBoxLayout(m_fieldBox);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(4);
    m_name->setAccessibleName(tr("Name of the action"));
    m_operation->setAccessibleName(tr("Operation"));
    m_loop->setAccessibleName(tr("Loop"));
    m_addDependency->setAccessibleName(tr("Add a dependency"));
    for (QComboBox* box : {m_operation, m_loop, m_addDependency}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
        box->setFocusPolicy(Qt::StrongFocus);
    }
    for (Operation operation : paletteOperations())
        m_operation->addItem(operationTitle(operation), int(operation));
    connect(m_name, &QLineEdit::editingFinished, this, &ActionSection::rename);
    connect(m_operation, &QComboBox::activated, this, [this](int index) {
        if (!m_state.plan) return;
        const auto operation = Operation(m_operation->itemData(index).toInt());
        if (const auto edit = changeActionOperation(*m_state.plan, m_action, operation)) apply(*edit);
    });
    connect(m_loop, &QComboBox::activated, this, [this](int index) {
        if (!m_state.plan) return;
        if (const auto edit = changeActionLoop(*m_state.plan, m_action, m_loop->itemData(index).toString()))
            apply(*edit);
    });
    connect(m_addDependency, &QComboBox::activated, this, [this](int index) {
        const QString from = m_addDependency->itemData(index).toString();
        if (from.isEmpty() || !m_state.plan) return;
        if (const auto edit = connectNodes(*m_state.plan, from, m_action)) apply(*edit);
    });
    connect(selection, &Selection::actionsChanged, this, &ActionSection::refresh);
}

QLabel* ActionSection::makeLabel(const QString& text) {
    auto* label = new QLabel(text, this);
    m_labels.push_back(label);
    return label;
}

void ActionSection::setTheme(const Theme& theme) {
    PropertySection::setTheme(theme);
    const int height = qRound(24 * theme.fontScale);
    QPalette quiet = theme.palette();
    quiet.setColor(QPalette::WindowText, theme.textTertiary);
    for (QLabel* label : m_labels) {
        label->setFont(theme.font(12));
        label->setPalette(quiet);
        label->setFixedHeight(height);
    }
    for (QWidget* input : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_operation),
                           static_cast<QWidget*>(m_loop), static_cast<QWidget*>(m_addDependency)}) {
        input->setFont(theme.font(12));
        input->setPalette(theme.palette());
        input->setFixedHeight(height);
    }
    for (const Field& field : m_fields)
        field.widget->setTheme(theme);
    m_dependencyNames.clear(); // their buttons carry icons of the old theme
    m_dependencyNames << QStringLiteral("\n");
    refresh();
}

void ActionSection::setState(const ViewState& state) {
    m_state = state;
    refresh();
}

ExpressionField* ActionSection::field(const QString& id) const {
    for (const Field& field : m_fields)
        if (field.id == id) return field.widget;
    return nullptr;
}

void ActionSection::focusFirst() {
    (m_fields.empty() ? static_cast<QWidget*>(m_name) : m_fields.front().widget)->setFocus();
}

void ActionSection::refresh() {
    const QStringList& names = m_selection->actions();
    const Action* action =
        m_state.plan && !names.isEmpty() ? m_state.plan->action(names.last().toStdString()) : nullptr;
    setVisible(action != nullptr);
    if (!action) {
        m_action.clear();
        return;
    }
    const bool other = m_action != names.last();
    m_action = names.last();
    setTitle(m_action);
    setCaption(names.size() > 1 ? tr("last of %1 selected").arg(names.size())
                                : operationTitle(action->operation));
    if (other || !m_name->hasFocus()) {
        m_name->setText(m_action);
        m_name->setProperty("invalid", false);
    }
    m_operation->setCurrentIndex(m_operation->findData(int(action->operation)));
    m_loop->clear();
    m_loop->addItem(tr("none: once per tile"), QString());
    for (const Loop& loop : m_state.plan->loops) {
        const QString name = QString::fromStdString(loop.name);
        m_loop->addItem(name + QStringLiteral(" in ") + QString::fromStdString(loop.count.text), name);
    }
    m_loop->setCurrentIndex(std::max(0, m_loop->findData(QString::fromStdString(action->loop))));
    fillDependencies(*action);
    fillFields(*action);
}

void ActionSection::fillDependencies(const Action& action) {
    QStringList names;
    for (const std::string& name : action.dependsOn)
        names << QString::fromStdString(name);
    m_addDependency->clear();
    m_addDependency->addItem(tr("add a dependency"), QString());
    for (const Action& other : m_state.plan->actions)
        if (edgeRefusal(*m_state.plan, other.name, action.name).empty())
            m_addDependency->addItem(QString::fromStdString(other.name), QString::fromStdString(other.name));
    m_addDependency->setEnabled(m_addDependency->count() > 1);
    if (names == m_dependencyNames) return;
    m_dependencyNames = names;
    auto* layout = static_cast<QVBoxLayout*>(m_dependencies->layout());
    while (QLayoutItem* item = layout->takeAt(0)) {
        retire(item->widget());
        delete item;
    }
    for (const QString& name : names) {
        auto* button = new QToolButton(m_dependencies);
        button->setText(name);
        button->setIcon(themedIcon(QStringLiteral("close"), theme()));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(tr("No longer wait for %1").arg(name));
        button->setAccessibleName(button->toolTip());
        button->setFont(theme().font(12));
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this,
                [this, name] { apply(disconnectNodes(*m_state.plan, name, m_action)); });
        layout->addWidget(button);
    }
    if (names.isEmpty()) {
        auto* label = new QLabel(tr("nothing"), m_dependencies);
        label->setFont(theme().font(12));
        label->setFixedHeight(qRound(24 * theme().fontScale));
        layout->addWidget(label);
    }
}

void ActionSection::fillFields(const Action& action) {
    const QStringList ids = expressionIds(*m_state.plan, part());
    if (ids != m_fieldIds) {
        m_fieldIds = ids;
        for (const Field& field : m_fields)
            retire(field.widget);
        m_fields.clear();
        for (const QString& id : ids) {
            auto* field = new ExpressionField(id, m_fieldBox);
            field->setEvaluate([this, id](const Expression& expression) {
                return evaluateExpression(*m_state.plan, part(), id, expression);
            });
            connect(field, &ExpressionField::committed, this, [this, id](const Expression& value, bool) {
                if (const auto edit = changeExpression(*m_state.plan, part(), id, value))
                    apply(*edit);
            });
            field->setTheme(theme());
            m_fieldBox->layout()->addWidget(field);
            m_fields.push_back({id, field});
        }
    }
    for (const Field& field : m_fields)
        field.widget->setExpression(*expressionOf(*m_state.plan, part(), field.id));
    if (!m_fields.empty()) m_fields.front().widget->setPlanError(errorsAbout(m_state, action.name));
}

void ActionSection::rename() {
    const QString name = m_name->text().trimmed();
    if (!m_state.plan || name.isEmpty() || name == m_action) {
        m_name->setText(m_action);
        return;
    }
    const auto edit = renameNode(*m_state.plan, m_action, name);
    if (!edit) {
        m_name->setProperty("invalid", true);
        m_name->update();
        QToolTip::showText(m_name->mapToGlobal(QPoint(0, m_name->height())),
                           QString::fromStdString(edit.errors().front().message), m_name);
        return;
    }
    m_name->setProperty("invalid", false);
    QStringList names = m_selection->actions();
    for (QString& selected : names)
        if (selected == m_action) selected = name;
    m_action = name; // leaving the field after Enter must not rename again
    apply(*edit);
    m_selection->setActions(names);
}

} // namespace tilesight
