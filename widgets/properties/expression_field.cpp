#include "widgets/properties/expression_field.h"

#include "core/analysis/report.h"
#include "widgets/plan_text/text_places.h"
#include "widgets/theme/painting.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTextCharFormat>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tilesight {

namespace {
constexpr int borderRoom = 2;        ///< above and below the line edit, which must not paint over the border
constexpr int mostEditorWidth = 110; ///< that a field asks for: thirteen digits; longer formulas scroll
} // namespace

ExpressionField::ExpressionField(const QString& label, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(label, this)), m_value(new QLabel(this)),
      m_message(new QLabel(this)), m_editor(new QLineEdit(this)) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, borderRoom, 6, borderRoom);
    row->setSpacing(5);
    row->addWidget(m_label);
    row->addWidget(m_editor, 1);
    row->addWidget(m_value);
    outer->addLayout(row);
    outer->addWidget(m_message);
    m_editor->setFrame(false);
    m_editor->setAlignment(Qt::AlignRight);
    m_editor->setAccessibleName(label);
    m_editor->setMinimumWidth(28);
    m_editor->installEventFilter(this);
    m_label->setBuddy(m_editor);
    m_message->setWordWrap(true);
    m_message->hide();
    m_value->hide();
    setFocusProxy(m_editor);
    connect(m_editor, &QLineEdit::textEdited, this, &ExpressionField::evaluateText);
    connect(m_editor, &QLineEdit::editingFinished, this, &ExpressionField::commit);
    setTheme(Theme::light());
}

QString ExpressionField::label() const { return m_label->text(); }

void ExpressionField::setLabel(const QString& label) {
    m_label->setText(label);
    m_editor->setAccessibleName(label);
}

void ExpressionField::setUnit(const QString& unit) {
    m_unit = unit.isEmpty() ? unit : QLatin1Char(' ') + unit;
}

QString ExpressionField::shownValue() const { return m_value->isHidden() ? QString() : m_value->text(); }

void ExpressionField::setTheme(const Theme& theme) {
    m_theme = theme;
    const int height = qRound(24 * theme.fontScale);
    m_editor->setFixedHeight(height - 2 * borderRoom);
    m_editor->setFont(theme.font(12, true));
    m_label->setFont(theme.font(12));
    m_value->setFont(theme.font(12));
    m_message->setFont(theme.font(11));
    fitEditor();
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.panel);
    m_editor->setPalette(palette);
    palette.setColor(QPalette::WindowText, theme.textTertiary);
    m_label->setPalette(palette);
    palette.setColor(QPalette::WindowText, theme.textSecondary);
    m_value->setPalette(palette);
    palette.setColor(QPalette::WindowText, theme.error);
    m_message->setPalette(palette);
    update();
}

void ExpressionField::setExpression(const Expression& expression) {
    const bool typing = m_editor->hasFocus() && m_editor->isModified();
    const bool faulty = !m_error.isEmpty() && m_error != m_planError;
    m_expression = expression;
    if (typing || faulty) return;
    const QString text = QString::fromStdString(expression.text);
    if (m_editor->text() != text) {
        m_editor->setText(text);
        m_editor->setCursorPosition(0);
        fitEditor();
    }
    evaluateText();
}

void ExpressionField::fitEditor() {
    const int words = QFontMetrics(m_editor->font()).horizontalAdvance(m_editor->text()) + 8;
    m_editor->setMinimumWidth(std::clamp(words, 28, qRound(mostEditorWidth * m_theme.fontScale)));
}

void ExpressionField::setPlanError(const QString& error) {
    m_planError = error;
    if (!m_editor->isModified() || m_error.isEmpty()) showError(error);
}

void ExpressionField::evaluateText() {
    const Expression expression(m_editor->text().trimmed().toStdString());
    bool plain = false;
    m_editor->text().toDouble(&plain);
    if (!m_evaluate) return;
    const auto value = m_evaluate(expression);
    if (!value) {
        m_value->hide();
        const Error& error = value.errors().front();
        showError(QString::fromStdString(error.message), error.where.column);
        return;
    }
    m_value->setText(QStringLiteral("= ") + QString::fromStdString(formatNumber(*value, 6)) + m_unit);
    m_value->setVisible(!plain && !std::isnan(*value));
    showError(expression == m_expression ? m_planError : QString());
}

void ExpressionField::showError(const QString& error, int column) {
    underline(column);
    const bool changed = error != m_error;
    m_error = error;
    m_message->setText(error);
    m_message->setVisible(m_messageInside && !error.isEmpty());
    m_editor->setAccessibleDescription(error);
    m_editor->setProperty("invalid", !error.isEmpty());
    update();
    if (changed) emit errorChanged();
}

void ExpressionField::underline(int column) {
    const QString text = m_editor->text();
    QList<QInputMethodEvent::Attribute> marks; // the way to give letters of a QLineEdit a format
    if (column > 0 && !text.isEmpty()) {
        qsizetype begin = 0;
        while (begin < text.size() && text[begin].isSpace())
            ++begin;
        Error error;
        error.where.line = 1;
        error.where.column = column;
        const TextRange range = rangeOf(error, text.mid(begin));
        QTextCharFormat faulty;
        faulty.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        faulty.setUnderlineColor(m_theme.error);
        faulty.setForeground(m_theme.error);
        marks.append({QInputMethodEvent::TextFormat, int(begin) + range.begin - m_editor->cursorPosition(),
                      range.end - range.begin, faulty});
    }
    if (marks.isEmpty() && !m_underlined) return;
    m_underlined = !marks.isEmpty();
    QInputMethodEvent event(QString(), marks);
    QCoreApplication::sendEvent(m_editor, &event);
}

bool ExpressionField::commit() {
    const Expression expression(m_editor->text().trimmed().toStdString());
    if (expression == m_expression) {
        m_editor->setModified(false);
        return true;
    }
    if (m_evaluate && !m_evaluate(expression)) return false; // stays with its error
    m_editor->setModified(false);
    m_expression = expression; // Enter and then leaving must not commit twice
    emit committed(expression, false);
    return true;
}

void ExpressionField::revert() {
    m_editor->setText(QString::fromStdString(m_expression.text));
    m_editor->setModified(false);
    evaluateText();
    m_editor->selectAll();
}

bool ExpressionField::step(int direction) {
    if (m_stops.empty()) return false;
    bool plain = false;
    const long long now = m_editor->text().toLongLong(&plain);
    if (!plain) return false;
    const auto above = std::upper_bound(m_stops.begin(), m_stops.end(), now);
    const auto here = std::lower_bound(m_stops.begin(), m_stops.end(), now);
    if ((direction > 0 && above == m_stops.end()) || (direction < 0 && here == m_stops.begin())) return true;
    const long long next = direction > 0 ? *above : *(here - 1);
    m_editor->setText(QString::number(next));
    m_expression = Expression(next);
    evaluateText();
    emit committed(m_expression, true);
    return true;
}

bool ExpressionField::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_editor) return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::FocusOut: // what is too long shows its beginning, a number its first digits
        if (const auto reason = static_cast<QFocusEvent*>(event)->reason();
            reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            m_editor->home(false);
        fitEditor();
        [[fallthrough]];
    case QEvent::FocusIn:
        update();
        break;
    case QEvent::KeyPress:
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
            return step(1);
        case Qt::Key_Down:
            return step(-1);
        case Qt::Key_Escape:
            if (m_editor->isModified() || !m_error.isEmpty()) {
                revert();
                return true;
            }
            break;
        default:
            break;
        }
        break;
    case QEvent::Wheel:
        if (m_editor->hasFocus()) {
            const int delta = static_cast<QWheelEvent*>(event)->angleDelta().y();
            if (delta != 0 && step(delta > 0 ? 1 : -1)) return true;
        }
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

QRectF ExpressionField::box() const {
    return {0, 0, double(width()), double(m_editor->height() + 2 * borderRoom)};
}

void ExpressionField::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focus = m_editor->hasFocus(), faulty = !m_error.isEmpty();
    const double width = focus || faulty ? 2 : m_theme.borderWidth;
    painter.setPen(QPen(faulty ? m_theme.error : focus ? m_theme.accent : m_theme.control, width));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(box().adjusted(width / 2, width / 2, -width / 2, -width / 2), 3, 3);
}

} // namespace tilesight
