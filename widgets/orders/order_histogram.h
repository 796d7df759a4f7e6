// How many legal orders take how long: one bar for each span of time, the chosen order marked by a triangle and words,
// the one looked at by a line. Counts are of the examined orders.
#pragma once

#include "core/analysis/order_survey.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <memory>

namespace tilesight {

class OrderHistogram : public QWidget {
    Q_OBJECT
public:
    explicit OrderHistogram(QWidget* parent = nullptr);
    void setSurvey(std::shared_ptr<const OrderSurvey> survey);
    void setShownSeconds(double seconds); ///< of the order looked at; 0 = none
    void setTheme(const Theme& theme);
    void paint(QPainter& painter, const QRectF& bounds, const Theme& theme) const;
    QSize sizeHint() const override { return {420, 104}; }
    QSize minimumSizeHint() const override { return {200, 80}; }

signals:
    void timeChosen(double seconds); ///< a bar was clicked

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF plot(const QRectF& bounds, const Theme& theme) const;
    double xOf(double seconds, const QRectF& area) const;
    std::shared_ptr<const OrderSurvey> m_survey;
    double m_shown = 0;
    Theme m_theme;
};

} // namespace tilesight
