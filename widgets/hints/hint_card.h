// One hint: gain on a tinted block, title, sentence, and the buttons Apply, Preview, Why. The compact form
// leaves the sentence to the tooltip.
#pragma once

#include "widgets/hints/hint_words.h"
#include "widgets/hints/preview_button.h"
#include "widgets/theme/theme.h"

#include <QFrame>
#include <QList>
#include <QRectF>

class QPushButton;

namespace tilesight {

class HintCard : public QFrame {
    Q_OBJECT
public:
    /// `first` = its Apply is the filled button of the panel.
    HintCard(const Hint& hint, bool first, QWidget* parent = nullptr, double band = 0);
    void setTheme(const Theme& theme);
    void setCompact(bool compact);
    bool compact() const { return m_compact; }
    /// Dimmed and without Apply and Preview: the hint belongs to an older plan.
    void setStale(bool stale);
    const HintWords& words() const { return m_words; }
    QPushButton* applyButton() const { return m_apply; }
    PreviewButton* previewButton() const { return m_preview; }
    QPushButton* whyButton() const { return m_why; }
    int heightFor(int width) const;
    /// The title as drawn, "Launch order: Grouped|panels, 16" with | for the break.
    QString shownTitle() const { return titleLines(width()).join('|'); }

signals:
    void applyRequested();
    void previewStarted();
    void previewEnded();
    void whyRequested();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    /// Apply, Preview, Why from the top left of the text column; they wrap where it is narrow.
    QList<QRectF> buttonRects(double width) const;
    void place();
    double blockWidth() const;
    double textWidth(double width) const; ///< of the column beside the gain
    /// The title in one line or two; a third would be cut.
    QStringList titleLines(double width) const;
    QRectF sentenceRect(double width) const;

    HintWords m_words;
    Theme m_theme;
    bool m_compact = false, m_stale = false;
    QPushButton* m_apply;
    PreviewButton* m_preview;
    QPushButton* m_why;
};

} // namespace tilesight
