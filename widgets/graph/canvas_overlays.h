// Small tools that float in the corners of the plan canvas: zoom, minimap, legal orders.
#pragma once

#include "widgets/graph/graph_model.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace tilesight {

class PlanCanvas;

/// Minus, percentage, plus, fit. A click on the percentage returns to 100 %.
class ZoomTool : public QWidget {
    Q_OBJECT
public:
    ZoomTool(PlanCanvas* canvas, QWidget* parent);
    void setTheme(const Theme& theme);
    QToolButton* percentage() const { return m_percentage; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PlanCanvas* m_canvas;
    QToolButton *m_out, *m_percentage, *m_in, *m_fit;
    Theme m_theme;
};

/// The whole graph with the visible part framed; click or drag moves the view.
class MiniMap : public QWidget {
    Q_OBJECT
public:
    MiniMap(PlanCanvas* canvas, QWidget* parent);
    void setTheme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QTransform sceneToMap() const;
    void centreOn(QPoint point);
    PlanCanvas* m_canvas;
    Theme m_theme;
};

/// How many legal orders there are, the chosen one and its steady time.
class OrdersCardWidget : public QWidget {
    Q_OBJECT
public:
    explicit OrdersCardWidget(QWidget* parent);
    void setCard(const OrdersCard& card);
    void setTheme(const Theme& theme);
    const OrdersCard& card() const { return m_card; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    OrdersCard m_card;
    Theme m_theme;
};

} // namespace tilesight
