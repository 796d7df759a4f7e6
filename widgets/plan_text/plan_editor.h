// The text field of a plan: line numbers, underlined faults with their sentences as tooltips, a bar beside the lines of
// the selected actions, marks on what was searched for.
#pragma once

#include "core/base/error.h"
#include "widgets/plan_text/text_places.h"
#include "widgets/theme/theme.h"

#include <QPlainTextEdit>
#include <functional>

namespace tilesight {

class JsonHighlighter;

class PlanEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit PlanEditor(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    void setErrors(const Errors& errors); ///< located in the text as it is
    void setSelectedRanges(std::vector<TextRange> ranges);
    void setMatches(std::vector<TextRange> matches);
    const std::vector<TextRange>& errorRanges() const { return m_errorRanges; }
    QString errorAt(int position) const; ///< sentences of the faults underlined there; "" = none

    /// Replaces the text where it differs; cursor and scroll position stay at what they were on. The editor forgets what
    /// was typed before: from now on undo is the document's.
    void replaceText(const QString& text);
    void showRange(TextRange range, bool moveCursor); ///< scrolls, so that its beginning is seen

    /// Asked before undo and redo: true = the editor takes back letters, false = the window takes back steps.
    void setKeepsOwnUndo(std::function<bool()> keeps) { m_keepsOwnUndo = std::move(keeps); }

signals:
    void aboutToRunShortcut(); ///< a key that may start something elsewhere: saving, undo

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    friend class LineNumbers;
    void paintNumbers(QPaintEvent* event, QWidget* area);
    void placeNumbers();
    void updateMarks();

    QWidget* m_numbers;
    JsonHighlighter* m_highlighter;
    Theme m_theme;
    Errors m_errors;
    std::vector<TextRange> m_errorRanges, m_selected, m_matches;
    std::function<bool()> m_keepsOwnUndo;
};

} // namespace tilesight
