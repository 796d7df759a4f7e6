#include "widgets/plan_text/json_highlighter.h"

#include <QRegularExpression>

namespace tilesight {

JsonHighlighter::JsonHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

void JsonHighlighter::setTheme(const Theme& theme) {
    m_key.setForeground(theme.accent);
    m_string.setForeground(theme.text);
    m_number.setForeground(theme.text);
    m_number.setFontWeight(QFont::DemiBold);
    m_punctuation.setForeground(theme.textTertiary);
    rehighlight();
}

void JsonHighlighter::highlightBlock(const QString& text) {
    static const QRegularExpression token(QStringLiteral(
        R"(("(?:\\.|[^"\\])*"?)(\s*:)?|(-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)|([{}\[\],]))"));
    for (auto found = token.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const auto paint = [&](int group, const QTextCharFormat& format) {
            if (match.capturedLength(group) > 0)
                setFormat(int(match.capturedStart(group)), int(match.capturedLength(group)), format);
        };
        paint(1, match.capturedLength(2) > 0 ? m_key : m_string);
        paint(2, m_punctuation);
        paint(3, m_number);
        paint(4, m_punctuation);
    }
}

} // namespace tilesight
