// A slider over a few sensible values ("stops") of one parameter. Base of the rows of stops in the properties
// and of the edges that are dragged in the tile picture, so that both behave alike:
//
//   drag         previewed() for every new stop, committed() once at release; Shift at release or Esc:
//   cancelled() keys, wheel  committed() for every step, isStep = true, so that repeats can join into one
//   undo entry
//
// As a QAbstractSlider it answers arrows, Page, Home and End, and assistive tools see a slider.
#pragma once

#include "widgets/theme/theme.h"

#include <QAbstractSlider>
#include <vector>

namespace tilesight {

struct Stop {
    long long value = 0;
    bool fits = true;    ///< false = hatched; may still be chosen, the plan then says why it is illegal
    QString detail = {}; ///< "179 µs", "no fit"
    double share = -1;   ///< 0..1 for the small bar; < 0 = none
    QString reason = {}; ///< why it does not fit
    bool operator==(const Stop&) const = default;
};

class StopSlider : public QAbstractSlider {
    Q_OBJECT
public:
    explicit StopSlider(QWidget* parent = nullptr);

    /// Sorted by value. `current` becomes a stop of its own when it is none of them. A drag that is running
    /// goes on.
    void setStops(std::vector<Stop> stops, long long current);
    virtual void setTheme(const Theme& theme);
    const std::vector<Stop>& stops() const { return m_stops; }
    long long currentValue() const;
    bool dragging() const { return m_dragging; }
    const Theme& theme() const { return m_theme; }

signals:
    void previewed(long long value);
    void committed(long long value, bool isStep);
    void cancelled();

protected:
    /// Index of the stop for a point of this widget while the mouse button is down.
    virtual int stopAt(QPointF point) const = 0;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void dragTo(QPointF point);
    void cancelDrag();
    void stepTo(int index);

    std::vector<Stop> m_stops;
    Theme m_theme;
    bool m_dragging = false, m_previewed = false;
    int m_indexBefore = 0, m_wheelRest = 0;
};

} // namespace tilesight
