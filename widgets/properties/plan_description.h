// What the plan says of itself, above its properties: three lines (one where there is little height), the rest after a
// click, Enter or Space. The tooltip has all of it.
#pragma once

#include "widgets/theme/theme.h"

#include <QStringList>
#include <QWidget>

namespace tilesight {

class PlanDescription : public QWidget {
    Q_OBJECT
public:
    explicit PlanDescription(QWidget* parent = nullptr);
    void setText(const QString& text); ///< "" hides it
    void setTheme(const Theme& theme);
    QString text() const { return m_text; }
    QStringList shownLines() const { return linesFor(width()); }
    bool isLong() const; ///< more lines than are shown folded
    void setFoldedLines(int lines);
    bool isUnfolded() const { return m_unfolded; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QStringList allLines(int width) const;
    QStringList linesFor(int width) const;
    QString foldWord() const { return m_unfolded ? tr("less") : tr("more"); }
    void toggle();
    void refresh();

    Theme m_theme;
    QString m_text;
    bool m_unfolded = false;
    qsizetype m_foldedLines = 3;
};

} // namespace tilesight
