#include "widgets/graph/node_editor.h"

#include "widgets/graph/expression_spots.h"
#include "widgets/graph/graph_words.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/properties/expression_field.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>

namespace tilesight {

namespace {

constexpr int fieldWidth = 210, margin = 4;

bool speaksOf(const Expression& expression, const std::string& name) {
    const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(QString::fromStdString(name)));
    return word.match(QString::fromStdString(expression.text)).hasMatch();
}

} // namespace

NodeEditor::NodeEditor(PlanCanvas* canvas)
    : QWidget(canvas), m_canvas(canvas), m_field(new ExpressionField({}, this)),
      m_next(new QToolButton(this)), m_result(new QLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(margin, margin, margin, margin);
    grid->setSpacing(2);
    grid->addWidget(m_field, 0, 0, Qt::AlignTop);
    grid->addWidget(m_next, 0, 1, Qt::AlignTop);
    grid->addWidget(m_result, 1, 0, 1, 2);
    setFocusProxy(m_field); // a click beside the field is not a click on the canvas
    setFocusPolicy(Qt::ClickFocus);
    m_next->setAutoRaise(true);
    m_next->setFocusPolicy(Qt::NoFocus);
    m_next->setToolTip(tr("Next expression of the action (Tab)"));
    m_result->setIndent(8);
    m_field->editor()->installEventFilter(this);
    m_field->editor()->setAlignment(Qt::AlignLeft);
    m_field->setEvaluate([this](const Expression& value) -> Expected<double> {
        const auto& plan = m_canvas->plan();
        if (!plan || m_part.name.isEmpty()) return 0.0;
        return m_target.isParameter ? evaluateParameter(*plan, m_target.id, value)
                                    : evaluateExpression(*plan, m_target.part, m_target.id, value);
    });
    connect(m_field, &ExpressionField::committed, this, [this](const Expression& value, bool isStep) {
        if (const auto edit = change(value, isStep)) m_canvas->apply(*edit);
    });
    connect(m_field->editor(), &QLineEdit::textChanged, this, &NodeEditor::showResult);
    connect(m_next, &QToolButton::clicked, this, [this] { go(1); });
    connect(canvas, &PlanCanvas::viewMoved, this, &NodeEditor::follow);
    hide();
}

void NodeEditor::setTheme(const Theme& theme) {
    m_theme = theme;
    QPalette palette = theme.palette();
    setPalette(palette);
    m_field->setTheme(theme);
    m_field->setFixedWidth(qRound(fieldWidth * theme.fontScale));
    m_next->setFont(theme.font(11));
    palette.setColor(QPalette::WindowText, theme.textSecondary);
    m_result->setPalette(palette);
    m_result->setFont(theme.monoFont(11));
}

void NodeEditor::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.control, m_theme.borderWidth));
    painter.setBrush(m_theme.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

QString NodeEditor::result() const { return m_result->isHidden() ? QString() : m_result->text(); }

std::vector<NodeEditor::Target> NodeEditor::targets() const {
    const auto& plan = m_canvas->plan();
    if (!plan) return {};
    std::vector<Target> list;
    const auto add = [&](const PlanPart& part) {
        for (const QString& id : expressionIds(*plan, part))
            list.push_back({part, id});
    };
    add(m_part);
    const std::size_t own = list.size();
    for (const Parameter& parameter : plan->parameters)
        if (std::any_of(list.begin(), list.begin() + std::ptrdiff_t(own), [&](const Target& target) {
                return speaksOf(*expressionOf(*plan, target.part, target.id), parameter.name);
            }))
            list.push_back({m_part, QString::fromStdString(parameter.name), true});
    if (m_part.kind != PlanPart::action) return list;
    const Action* action = plan->action(m_part.name.toStdString());
    if (!action) return list;
    add({PlanPart::loop, QString::fromStdString(action->loop)});
    if (action->access) add({PlanPart::tensor, QString::fromStdString(action->access->tensor)});
    return list;
}

QString NodeEditor::labelOf(const Target& target) const {
    return target.isParameter || target.part == m_part ? target.id : tr("%1 of %2").arg(target.id, target.part.name);
}

const Expression* NodeEditor::expression() const {
    const auto& plan = m_canvas->plan();
    if (!plan) return nullptr;
    if (!m_target.isParameter) return expressionOf(*plan, m_target.part, m_target.id);
    const Parameter* parameter = plan->parameter(m_target.id.toStdString());
    return parameter ? &parameter->value : nullptr;
}

std::optional<PlanEdit> NodeEditor::change(const Expression& value, bool isStep) const {
    const auto& plan = m_canvas->plan();
    if (!plan) return {};
    if (!m_target.isParameter) return changeExpression(*plan, m_target.part, m_target.id, value);
    auto edit = changeParameter(*plan, m_target.id, value, isStep);
    return edit ? std::optional(std::move(*edit)) : std::nullopt;
}

void NodeEditor::edit(const PlanPart& part, const QString& id) {
    if (!finish()) return m_field->setFocus(Qt::OtherFocusReason); // what is refused there comes first
    m_part = part;
    const auto list = targets();
    const auto wanted = std::find_if(list.begin(), list.end(), [&](const Target& target) {
        return id.isEmpty() ? !target.id.startsWith(QLatin1String("index ")) : target.id == id;
    });
    if (wanted == list.end()) return close();
    open(*wanted);
}

void NodeEditor::open(const Target& target) {
    m_target = target;
    m_canvas->revealRect(expressionRect(m_canvas->graph(), target.part, target.id));
    const auto& plan = m_canvas->plan();
    m_field->setLabel(labelOf(target));
    m_field->editor()->setAccessibleName(target.isParameter ? target.id
                                                            : tr("%1 of %2").arg(target.id, target.part.name));
    const bool counts = !target.isParameter && !target.id.startsWith(QLatin1String("index "));
    m_field->setUnit(!counts                                ? QString()
                     : target.part.kind == PlanPart::loop ? tr("iterations")
                                                          : tr("elements"));
    m_field->setStops(target.isParameter ? parameterStops(*plan, target.id.toStdString())
                                         : std::vector<long long>());
    m_field->setExpression(*expression());
    const auto list = targets();
    const auto here = std::find(list.begin(), list.end(), target);
    m_next->setVisible(list.size() > 1);
    if (here != list.end())
        m_next->setText(labelOf(here + 1 == list.end() ? list.front() : *(here + 1)) + QStringLiteral(" ›"));
    show();
    raise();
    showResult();
    m_field->setFocus();
    m_field->editor()->selectAll();
}

void NodeEditor::go(int step) {
    if (!m_field->commit()) return;
    const auto list = targets();
    const auto here = std::find(list.begin(), list.end(), m_target);
    if (here == list.end()) return cancel();
    const auto count = std::ptrdiff_t(list.size());
    open(list[std::size_t((here - list.begin() + step + count) % count)]);
}

void NodeEditor::showResult() {
    if (m_part.name.isEmpty()) return;
    QString words;
    if (m_field->error().isEmpty())
        if (const auto edit = change(Expression(m_field->editor()->text().trimmed().toStdString()))) {
            const std::string name = m_target.part.name.toStdString();
            const PlanWords now(edit->plan);
            if (const int index = edit->plan.actionIndex(name); m_target.part.kind == PlanPart::action && index >= 0)
                words = now.size(std::size_t(index));
            else if (const Tensor* tensor = edit->plan.tensor(name); m_target.part.kind == PlanPart::tensor && tensor) {
                const GraphTensor shown = now.tensor(*tensor, false);
                words = shown.shape + QStringLiteral(", ") + shown.size;
            }
        }
    m_result->setText(words);
    m_result->setVisible(!words.isEmpty());
    place();
}

void NodeEditor::place() {
    const QRectF spot = expressionRect(m_canvas->graph(), m_target.part, m_target.id);
    if (spot.isNull()) return;
    layout()->activate();
    const QSize hint = sizeHint();
    resize(hint.width(), std::max(hint.height(), layout()->heightForWidth(hint.width()))); // a fault takes several lines
    const QPoint left = m_canvas->mapFromScene(QPointF(spot.x(), spot.center().y())) + m_canvas->viewport()->pos();
    const QRect room = m_canvas->rect();
    const int lineMiddle = m_field->y() + m_field->editor()->geometry().center().y();
    move(std::clamp(left.x(), 0, std::max(0, room.right() - width())),
         std::clamp(left.y() - lineMiddle, 0, std::max(0, room.bottom() - height())));
}

void NodeEditor::follow() {
    if (m_part.name.isEmpty()) return;
    const Expression* now = expression();
    if (!now || expressionRect(m_canvas->graph(), m_target.part, m_target.id).isNull()) return close();
    m_field->setExpression(*now);
    showResult();
}

bool NodeEditor::finish() {
    if (m_part.name.isEmpty()) return true;
    if (!m_field->commit()) return false;
    close();
    return true;
}

void NodeEditor::cancel() {
    close();
    m_canvas->setFocus();
}

void NodeEditor::close() {
    m_part.name.clear();
    m_field->revert();
    hide();
}

bool NodeEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Escape:
            cancel();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (finish()) m_canvas->setFocus();
            return true;
        case Qt::Key_Tab:
            go(1);
            return true;
        case Qt::Key_Backtab:
            go(-1);
            return true;
        default:
            break;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) finish();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tilesight
