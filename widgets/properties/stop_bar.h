// A row of stops: each with its value, what it leads to and a small bar of it; the current one outlined in
// the accent, those that do not fit hatched.
//
//   [ 64  205 µs | 128 179 µs | 256 no fit ]
//
// Where there is no room for all, a window of them is shown around the current one; it moves when a drag
// reaches its end. Narrow bars leave the unit to the tooltip. Where a detail does not fit beside its value it
// stands below it, in small letters and instead of the bar; the current stop always has one.
#pragma once

#include "widgets/properties/stop_slider.h"

namespace tilesight {

/// How the detail of a stop is written.
struct StopWords {
    QString detail;     ///< empty = not shown
    bool below = false; ///< under the value instead of beside it
};

class StopBar : public StopSlider {
    Q_OBJECT
public:
    explicit StopBar(QWidget* parent = nullptr) : StopSlider(parent) {}
    void setNarrow(bool narrow);
    void setDense(bool dense); ///< a little lower
    int firstShown() const;
    int shownCount() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QRectF stopRect(int index) const; ///< null when outside the window
    StopWords wordsOf(int index) const;
    QRectF trackOf(int index) const; ///< of the small bar; null where writing needs the room

protected:
    int stopAt(QPointF point) const override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void paintStop(QPainter& painter, int index) const;
    bool anyShare() const;
    bool sameUnits() const;
    bool m_narrow = false, m_dense = false;
    bool m_held = false;     ///< the window stands still
    mutable int m_first = 0; ///< of the window; kept as long as the current stop is inside
};

} // namespace tilesight
