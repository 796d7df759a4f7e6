#include "widgets/properties/launch_section.h"

#include "core/cache/launch_order.h"
#include "core/plan/resolved_plan.h"
#include "widgets/properties/expression_field.h"
#include "widgets/properties/field_flow.h"
#include "widgets/properties/parameter_edits.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QVBoxLayout>

namespace tilesight {

namespace {

/// The parameter behind an expression that is just its name, else the expression.
Expression behind(const TilePlan& plan, const Expression& expression) {
    const Parameter* parameter = plan.parameter(expression.text);
    return parameter ? parameter->value : expression;
}

std::vector<long long> stopsFor(const TilePlan& plan, const char* role, std::vector<long long> otherwise) {
    const auto stops = parameterStops(plan, parameterOfRole(plan, role));
    return stops.empty() ? otherwise : stops;
}

} // namespace

SharedMemorySection::SharedMemorySection(QWidget* parent)
    : PropertySection(tr("Shared memory"), parent), m_bar(new QWidget(this)) {
    body()->addWidget(m_bar);
    m_bar->installEventFilter(this);
}

void SharedMemorySection::setTheme(const Theme& theme) {
    PropertySection::setTheme(theme);
    m_bar->setFixedHeight(qRound(20 * theme.fontScale));
    m_bar->update();
}

void SharedMemorySection::setState(const ViewState& state) {
    m_use = sharedMemoryUse(state);
    setVisible(m_use.known());
    setCaption(m_use.fits() ? m_use.summary() : tr("does not fit: %1").arg(m_use.summary()));
    m_bar->setAccessibleName(tr("Shared memory: %1").arg(m_use.summary()));
    m_bar->setAccessibleDescription(m_use.next());
    QString tip = m_use.summary();
    if (!m_use.next().isEmpty()) tip += QStringLiteral("; ") + m_use.next();
    m_bar->setToolTip(tip);
    m_bar->update();
}

bool SharedMemorySection::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_bar && event->type() == QEvent::Paint) {
        QPainter painter(m_bar);
        paintSharedMemory(painter, QRectF(m_bar->rect()).adjusted(0, 2, 0, -2), m_use, theme());
        return true;
    }
    return PropertySection::eventFilter(watched, event);
}

LaunchSection::LaunchSection(QWidget* parent)
    : PropertySection(tr("Launch"), parent), m_order(new QComboBox(this)),
      m_persistent(new QCheckBox(tr("Persistent blocks"), this)),
      m_group(new ExpressionField(tr("group"), this)), m_warps(new ExpressionField(tr("warps"), this)) {
    auto* row = new FieldFlow;
    for (QWidget* field :
         {static_cast<QWidget*>(m_order), static_cast<QWidget*>(m_group), static_cast<QWidget*>(m_warps)})
        row->addWidget(field);
    body()->addLayout(row);
    body()->addWidget(m_persistent);
    m_order->setAccessibleName(tr("Launch order"));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(8);
    m_order->setFocusPolicy(Qt::StrongFocus);
    for (const LaunchOrderKind& kind : launchOrderKinds()) {
        m_order->addItem(QString::fromStdString(kind.title), QString::fromStdString(kind.name));
        m_order->setItemData(m_order->count() - 1, QString::fromStdString(kind.summary), Qt::ToolTipRole);
    }
    m_persistent->setToolTip(tr("One block per resident slot walks over many tiles"));
    connect(m_order, &QComboBox::activated, this, &LaunchSection::changeOrder);
    connect(m_persistent, &QCheckBox::clicked, this, &LaunchSection::changeOrder);
    const auto evaluator = [this](const Expression& expression) -> Expected<double> {
        if (!m_plan) return 0.0;
        return evaluate(*m_plan, expression);
    };
    watchErrors(m_group);
    watchErrors(m_warps);
    m_group->setEvaluate(evaluator);
    m_warps->setEvaluate(evaluator);
    connect(m_group, &ExpressionField::committed, this, [this](const Expression& value, bool isStep) {
        if (m_plan) apply(changeGroup(*m_plan, value, isStep));
    });
    connect(m_warps, &ExpressionField::committed, this, [this](const Expression& value, bool isStep) {
        if (m_plan) apply(changeWarps(*m_plan, value, isStep));
    });
}

void LaunchSection::changeOrder() {
    if (!m_plan) return;
    const QString kind = m_order->currentData().toString();
    const bool persistent = m_persistent->isChecked();
    if (kind.toStdString() == m_plan->grid.order.kind && persistent == m_plan->grid.order.persistent) return;
    apply(changeLaunchOrder(*m_plan, kind, persistent));
}

void LaunchSection::setTheme(const Theme& theme) {
    PropertySection::setTheme(theme);
    m_order->setFont(theme.font(12));
    m_order->setPalette(theme.palette());
    m_order->setFixedHeight(qRound(24 * theme.fontScale));
    m_persistent->setFont(theme.font(12));
    m_persistent->setPalette(theme.palette());
    m_group->setTheme(theme);
    m_warps->setTheme(theme);
}

void LaunchSection::setState(const ViewState& state) {
    m_plan = state.plan;
    setVisible(m_plan != nullptr);
    if (!m_plan) return;
    const LaunchOrder& order = m_plan->grid.order;
    const QString kind = QString::fromStdString(order.kind);
    m_order->setCurrentIndex(m_order->findData(kind));
    const LaunchOrderKind* known = launchOrderKind(order.kind);
    m_order->setToolTip(known ? QString::fromStdString(known->summary) : QString());
    m_persistent->setChecked(order.persistent);
    m_group->setVisible(known && known->usesGroup);
    m_group->setStops(stopsFor(*m_plan, "group", {1, 2, 4, 8, 16, 32}));
    // An order without group counts as groups of one.
    m_group->setExpression(order.group.empty() ? Expression(1LL) : behind(*m_plan, order.group));
    m_warps->setStops(stopsFor(*m_plan, "warps", {1, 2, 4, 8, 16}));
    m_warps->setExpression(behind(*m_plan, m_plan->pipeline.warps));
    QString caption;
    if (const auto resolved = resolve(*m_plan)) {
        QStringList counts;
        for (std::int64_t count : resolved->grid)
            counts << QString::number(count);
        caption = counts.join(QStringLiteral(" × "));
        if (counts.size() > 1) caption += QStringLiteral(" = %1").arg(resolved->tiles());
        caption += resolved->tiles() == 1 ? tr(" tile") : tr(" tiles");
    }
    setCaption(caption);
}

} // namespace tilesight
