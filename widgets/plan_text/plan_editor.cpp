#include "widgets/plan_text/plan_editor.h"

#include "widgets/plan_text/json_highlighter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

namespace tilesight {

/// The column at the left of the text.
class LineNumbers : public QWidget {
public:
    explicit LineNumbers(PlanEditor* editor) : QWidget(editor), m_editor(editor) {}

private:
    void paintEvent(QPaintEvent* event) override { m_editor->paintNumbers(event, this); }
    PlanEditor* m_editor;
};

PlanEditor::PlanEditor(QWidget* parent)
    : QPlainTextEdit(parent), m_numbers(new LineNumbers(this)),
      m_highlighter(new JsonHighlighter(document())), m_theme(Theme::light()) {
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true); // indentation is by two spaces; the keyboard must find its way out
    setAccessibleName(tr("Plan as text"));
    connect(this, &QPlainTextEdit::blockCountChanged, this, &PlanEditor::placeNumbers);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy)
            m_numbers->scroll(0, dy);
        else
            m_numbers->update(0, rect.y(), m_numbers->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, m_numbers, QOverload<>::of(&QWidget::update));
}

void PlanEditor::setTheme(const Theme& theme) {
    m_theme = theme;
    setFont(theme.monoFont(12));
    setPalette(theme.palette());
    m_highlighter->setTheme(theme);
    placeNumbers();
    updateMarks();
}

void PlanEditor::setErrors(const Errors& errors) {
    m_errors = errors;
    m_errorRanges.clear();
    const QString text = toPlainText();
    for (const Error& error : errors)
        m_errorRanges.push_back(error.where.line > 0 ? rangeOf(error, text) : TextRange{});
    updateMarks();
}

void PlanEditor::setSelectedRanges(std::vector<TextRange> ranges) {
    if (ranges == m_selected) return;
    m_selected = std::move(ranges);
    m_numbers->update();
}

void PlanEditor::setMatches(std::vector<TextRange> matches) {
    m_matches = std::move(matches);
    updateMarks();
}

QString PlanEditor::errorAt(int position) const {
    QStringList sentences;
    for (std::size_t i = 0; i < m_errorRanges.size(); ++i) {
        if (!m_errorRanges[i].contains(position)) continue;
        QString sentence = QString::fromStdString(m_errors[i].message);
        if (!m_errors[i].remedy.empty())
            sentence += QStringLiteral(": ") + QString::fromStdString(m_errors[i].remedy);
        sentences << sentence;
    }
    return sentences.join(u'\n');
}

void PlanEditor::updateMarks() {
    QList<QTextEdit::ExtraSelection> marks;
    const int size = document()->characterCount() - 1;
    const auto mark = [&](TextRange range, const QTextCharFormat& format) {
        if (range.begin >= range.end || range.begin >= size) return;
        QTextEdit::ExtraSelection selection;
        selection.format = format;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(range.begin);
        selection.cursor.setPosition(std::min(range.end, size), QTextCursor::KeepAnchor);
        marks << selection;
    };
    QTextCharFormat found, faulty;
    found.setBackground(m_theme.warningTint);
    faulty.setBackground(m_theme.errorTint);
    faulty.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    faulty.setUnderlineColor(m_theme.error);
    if (m_theme.highContrast) { // which has no tints
        found.setBackground(m_theme.warning);
        found.setForeground(m_theme.panel);
        faulty.setForeground(m_theme.error);
    }
    for (const TextRange& range : m_matches)
        mark(range, found);
    for (const TextRange& range : m_errorRanges)
        mark(range, faulty);
    setExtraSelections(marks);
    m_numbers->update();
}

void PlanEditor::replaceText(const QString& text) {
    const TextChange change = changeBetween(toPlainText(), text);
    const int x = horizontalScrollBar()->value(), y = verticalScrollBar()->value();
    if (change.range.begin < change.range.end || !change.replacement.isEmpty()) {
        QTextCursor edit(document());
        edit.beginEditBlock();
        edit.setPosition(change.range.begin);
        edit.setPosition(change.range.end, QTextCursor::KeepAnchor);
        edit.insertText(change.replacement);
        edit.endEditBlock();
        horizontalScrollBar()->setValue(x);
        verticalScrollBar()->setValue(y);
    }
    document()->clearUndoRedoStacks();
}

void PlanEditor::showRange(TextRange range, bool moveCursor) {
    QTextCursor cursor(document());
    cursor.setPosition(std::min(range.begin, document()->characterCount() - 1));
    const int line = cursor.blockNumber();
    if (moveCursor) setTextCursor(cursor);
    const int first = firstVisibleBlock().blockNumber();
    const int seen = std::max(1, viewport()->height() / std::max(1, fontMetrics().lineSpacing()));
    if (line < first || line + 3 >= first + seen) verticalScrollBar()->setValue(std::max(0, line - seen / 4));
}

bool PlanEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) emit aboutToRunShortcut();
        const bool history = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (history && m_keepsOwnUndo && !m_keepsOwnUndo()) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int at = cursorForPosition(viewport()->mapFrom(this, help->pos())).position();
        QToolTip::showText(help->globalPos(), errorAt(at), this);
        return true;
    }
    return QPlainTextEdit::event(event);
}

void PlanEditor::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    placeNumbers();
    if (hasFocus()) ensureCursorVisible(); // the list of faults takes room below
}

void PlanEditor::placeNumbers() {
    const int digits = std::max(3, int(QString::number(blockCount()).size()));
    const int width = fontMetrics().horizontalAdvance(u'0') * digits + 20;
    setViewportMargins(width, 0, 0, 0);
    m_numbers->setGeometry(QRect(contentsRect().topLeft(), QSize(width, contentsRect().height())));
}

void PlanEditor::paintNumbers(QPaintEvent* event, QWidget* area) {
    QPainter painter(area);
    painter.fillRect(event->rect(), m_theme.sunken);
    painter.setFont(font());
    const int current = textCursor().blockNumber();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > event->rect().bottom()) break;
        const TextRange line{block.position(), block.position() + block.length()};
        const auto touches = [&](const TextRange& range) {
            return range.begin < range.end && range.begin < line.end && range.end > line.begin;
        };
        const bool faulty = std::any_of(m_errorRanges.begin(), m_errorRanges.end(), touches);
        if (std::any_of(m_selected.begin(), m_selected.end(), touches))
            painter.fillRect(QRectF(area->width() - 3, place.top(), 3, place.height()), m_theme.accent);
        if (faulty) painter.fillRect(QRectF(0, place.top(), 3, place.height()), m_theme.error);
        painter.setPen(faulty                           ? m_theme.error
                       : block.blockNumber() == current ? m_theme.text
                                                        : m_theme.textTertiary);
        painter.drawText(QRectF(0, place.top(), area->width() - 10, place.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
    }
}

} // namespace tilesight
