// The grip on an edge of the tile picture: a slider over the stops of the parameter that the edge stands for.
#pragma once

#include "widgets/properties/stop_slider.h"

namespace tilesight {

class TileHandle : public StopSlider {
    Q_OBJECT
public:
    TileHandle(QString title, Qt::Orientation axis, QWidget* parent);

    const QString& title() const { return m_title; }
    Qt::Orientation axis() const { return m_axis; }
    const QString& knob() const { return m_knob; }
    void setKnob(const QString& knob);
    /// Pixels: where the axis begins in the parent, what one element takes, and the middle of the edge across
    /// it.
    void setPlace(double start, double pixelsPerElement, double across);
    QRectF grip() const; ///< in this widget

protected:
    int stopAt(QPointF point) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title, m_knob;
    Qt::Orientation m_axis;
    double m_start = 0, m_scale = 1;
};

} // namespace tilesight
