#include "widgets/properties/problem_section.h"

#include "core/analysis/report.h"
#include "widgets/properties/expression_field.h"
#include "widgets/properties/field_flow.h"
#include "widgets/properties/parameter_edits.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace tilesight {

namespace {

constexpr DataType dataTypes[] = {DataType::f64, DataType::f32, DataType::tf32, DataType::f16, DataType::bf16,
                                  DataType::f8,  DataType::i32, DataType::i8,   DataType::i4};

QString typeName(DataType type) {
    const auto name = nameOf(type);
    return QString::fromUtf8(name.data(), qsizetype(name.size())).toUpper();
}

} // namespace

ExpressionField* makeParameterField(const std::string& name,
                                    std::function<std::shared_ptr<const TilePlan>()> plan, QWidget* parent) {
    auto* field = new ExpressionField(QString::fromStdString(name), parent);
    field->setEvaluate([name, plan = std::move(plan)](const Expression& expression) -> Expected<double> {
        const auto current = plan();
        return current ? evaluateParameter(*current, QString::fromStdString(name), expression) : 0.0;
    });
    return field;
}

QString errorsAbout(const ViewState& state, const std::string& object) {
    QStringList sentences;
    for (const Error& error : state.errors)
        if (error.object == object) sentences << QString::fromStdString(error.message);
    return sentences.join(QLatin1Char('\n'));
}

ProblemSection::ProblemSection(QWidget* parent)
    : PropertySection(tr("Problem"), parent), m_grid(new FieldFlow), m_dataType(new QComboBox(this)) {
    body()->addLayout(m_grid);
    for (DataType type : dataTypes)
        m_dataType->addItem(typeName(type), int(type));
    m_dataType->setAccessibleName(tr("Data type"));
    m_dataType->setToolTip(tr("Data type of the operands"));
    m_dataType->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_dataType->setMinimumContentsLength(4);
    m_dataType->setFocusPolicy(Qt::StrongFocus);
    connect(m_dataType, &QComboBox::activated, this, [this](int index) {
        const auto type = DataType(m_dataType->itemData(index).toInt());
        if (m_plan && type != computeType(*m_plan)) apply(changeComputeType(*m_plan, type));
    });
}

void ProblemSection::setTheme(const Theme& theme) {
    PropertySection::setTheme(theme);
    for (ExpressionField* field : m_fields)
        field->setTheme(theme);
    m_dataType->setPalette(theme.palette());
    m_dataType->setFont(theme.font(12));
    m_dataType->setFixedHeight(qRound(24 * theme.fontScale));
    m_dataType->setMaximumWidth(qRound(110 * theme.fontScale));
}

ExpressionField* ProblemSection::field(const QString& parameter) const {
    for (ExpressionField* field : m_fields)
        if (field->label() == parameter) return field;
    return nullptr;
}

void ProblemSection::rebuild(const std::vector<std::string>& names) {
    forgetErrors();
    for (ExpressionField* field : m_fields) {
        m_grid->removeWidget(field);
        retire(field);
    }
    m_fields.clear();
    m_names = names;
    m_grid->removeWidget(m_dataType);
    for (const std::string& name : names) {
        ExpressionField* field = makeParameterField(
            name, [this] { return m_plan; }, this);
        connect(field, &ExpressionField::committed, this, [this, name](const Expression& value, bool isStep) {
            if (!m_plan) return;
            if (const auto edit = changeParameter(*m_plan, QString::fromStdString(name), value, isStep))
                apply(*edit);
        });
        field->setTheme(theme());
        watchErrors(field);
        m_grid->addWidget(field);
        field->show();
        m_fields.push_back(field);
    }
    m_grid->addWidget(m_dataType);
}

void ProblemSection::setState(const ViewState& state) {
    m_plan = state.plan;
    setVisible(m_plan != nullptr);
    if (!m_plan) return;
    std::vector<std::string> names;
    for (const Parameter& parameter : m_plan->parameters)
        if (parameterStops(*m_plan, parameter.name).empty()) names.push_back(parameter.name);
    if (names != m_names || m_fields.size() != names.size()) rebuild(names);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Parameter& parameter = *m_plan->parameter(names[i]);
        m_fields[i]->setExpression(parameter.value);
        m_fields[i]->setPlanError(errorsAbout(state, names[i]));
        const QString note = QString::fromStdString(parameter.note);
        m_fields[i]->setToolTip(note.isEmpty() ? QString::fromStdString(names[i]) : note);
    }
    m_dataType->setCurrentIndex(m_dataType->findData(int(computeType(*m_plan))));
    m_dataType->setVisible(!m_plan->tensors.empty());
    setCaption(state.analysis && state.analysis->flops > 0
                   ? QString::fromStdString(formatRate(state.analysis->flops, "FLOP"))
                   : QString(),
               state.stale || !state.errors.empty());
}

} // namespace tilesight
