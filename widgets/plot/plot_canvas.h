// A QCustomPlot with the program's look and its zoom keys, the same as in the other views:
//
//   Ctrl+wheel, W S   zoom at the cursor          wheel, shift+wheel, A D, drag   pan
//   F                 fit what matters            Home                            everything
#pragma once

#include "widgets/theme/theme.h"

#include <qcustomplot.h>

namespace tilesight {

class PlotCanvas : public QCustomPlot {
    Q_OBJECT
public:
    struct Range {
        QCPRange x, y;
    };
    explicit PlotCanvas(QWidget* parent);

    /// Background, axes, grid and fonts; what is drawn on top belongs to the view.
    void setTheme(const Theme& theme);
    /// What Home and F show. Zooming ends at a tenth and ten times of `home` (in decades on a logarithmic axis).
    void setHome(const Range& home);
    void setFit(const Range& fit) { m_fit = fit; }
    void goHome();
    void goFit();
    bool isHome() const;
    /// False: the axes stay as they are (heat maps, bars).
    void setZoomable(bool zoomable) { m_zoomable = zoomable; }
    /// What is drawn belongs to an earlier plan.
    void setDimmed(bool dimmed);
    /// Paints with `size` as if it were a widget of that size. The painter must be a QCPPainter.
    void paintOn(QPainter& painter, const QSize& size);

    QSize sizeHint() const override { return {420, 320}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

signals:
    void rangeChanged();

protected:
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void zoom(double factor, const QPointF& pixel);
    void pan(double dxPixels, double dyPixels);
    void clampAxis(QCPAxis* axis, const QCPRange& home) const;
    void settle();

    Theme m_theme;
    Range m_home, m_fit;
    bool m_zoomable = true, m_dimmed = false;
    bool m_dragging = false;
    QPointF m_dragged;
};

/// Ticks at 1, 2, 5, 10, 20 ... of a logarithmic axis, at powers of ten when there are many decades.
class LogTicker : public QCPAxisTicker {
protected:
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    double getTickStep(const QCPRange&) override { return 1; }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
};

/// Ticks of a linear axis as plain numbers, never 1e+05.
class PlainTicker : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
};

} // namespace tilesight
