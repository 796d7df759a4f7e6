// The one tooltip of every own-painted view: title, aligned label-value rows, a foot line with the key.
// Inverse colours; appears 300 ms after the pointer rests, beside it and never over the hovered thing.
#pragma once

#include "widgets/theme/theme.h"

#include <QFrame>
#include <QString>
#include <QTimer>
#include <utility>
#include <vector>

namespace tilesight {

struct TooltipText {
    QString title;
    std::vector<std::pair<QString, QString>> rows; ///< label, value; at most five are shown
    QString foot;
    void add(const QString& label, const QString& value) { rows.emplace_back(label, value); }
    bool operator==(const TooltipText&) const = default;
    QString plain() const; ///< for accessibility and tests: one line for each row
};

/// Top left corner for a tooltip of `size`: 12 px right of and below `pointer`, moved clear of `avoid`,
/// inside `screen`.
QPoint tooltipPosition(const QPoint& pointer, const QSize& size, const QRect& avoid, const QRect& screen);

class ValueTooltip : public QFrame {
    Q_OBJECT
public:
    explicit ValueTooltip(QWidget* owner);
    void setTheme(const Theme& theme);
    /// Shows `text` after the delay, at once when a tooltip is already up. `avoid` in global pixels.
    void request(const TooltipText& text, const QPoint& globalPointer, const QRect& globalAvoid);
    void dismiss();
    const TooltipText& text() const { return m_text; }
    void setDelayMilliseconds(int delay) { m_delay.setInterval(delay); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void place();
    QSize wantedSize() const;

    Theme m_theme;
    TooltipText m_text;
    QPoint m_pointer;
    QRect m_avoid;
    QTimer m_delay;
};

} // namespace tilesight
