// A sentence beside a place of the graph: why a gesture has no effect. It stands next to the pointer where it covers no
// node, goes with the next gesture or view, and after showMilliseconds.
#pragma once

#include "widgets/theme/theme.h"

#include <QRect>
#include <QTimer>
#include <QVector>
#include <QWidget>

namespace tilesight {

/// Where a note of this size stands: the place nearest to `anchor` inside `bounds` that covers neither the anchor nor
/// an obstacle; the one that covers least where all cover something.
QRect notePlace(QSize size, QPoint anchor, const QRect& bounds, const QVector<QRect>& obstacles);

class GraphNote : public QWidget {
    Q_OBJECT
public:
    explicit GraphNote(QWidget* parent);
    void setTheme(const Theme& theme);
    void say(const QString& sentence, QPoint anchor, const QRect& bounds, const QVector<QRect>& obstacles);
    const QString& sentence() const { return m_sentence; }
    static constexpr int showMilliseconds = 8000;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QString m_sentence;
    QTimer m_end;
};

} // namespace tilesight
