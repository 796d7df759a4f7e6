// Colours of a plan's text: keys in the accent, values in the text colour, punctuation quiet. Meaning colours stay for
// meanings.
#pragma once

#include "widgets/theme/theme.h"

#include <QSyntaxHighlighter>

namespace tilesight {

class JsonHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
public:
    explicit JsonHighlighter(QTextDocument* document);
    void setTheme(const Theme& theme);

protected:
    void highlightBlock(const QString& text) override;

private:
    QTextCharFormat m_key, m_string, m_number, m_punctuation;
};

} // namespace tilesight
