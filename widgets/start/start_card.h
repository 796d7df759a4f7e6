// Cards of the start page: a plan with its fingerprint, a recent file as a row, a lesson with its progress. All are
// buttons: Tab reaches them, Enter or Space opens.
#pragma once

#include "widgets/start/start_state.h"
#include "widgets/theme/theme.h"

#include <QAbstractButton>

namespace tilesight {

class StartCard : public QAbstractButton {
    Q_OBJECT
public:
    using QAbstractButton::QAbstractButton;
    void setTheme(const Theme& theme);
    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    const Theme& theme() const { return m_theme; }
    virtual void paintContent(QPainter& painter, const QRectF& inner) = 0;
    virtual bool framed() const { return true; }
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Name left, elided; `right` and the bottleneck's chip at the other end.
    void paintHeading(QPainter& painter, const QRectF& line, const PlanOffer& plan) const;

private:
    Theme m_theme;
};

class PlanCard : public StartCard {
    Q_OBJECT
public:
    explicit PlanCard(const PlanOffer& plan, QWidget* parent = nullptr);
    void setPlan(const PlanOffer& plan, const QString& gpuName);
    const PlanOffer& plan() const { return m_plan; }
    QSize minimumSizeHint() const override;

protected:
    void paintContent(QPainter& painter, const QRectF& inner) override;

private:
    PlanOffer m_plan;
    QString m_detail; ///< "5 actions, 2 orders, on H200 SXM"
};

class RecentRow : public StartCard {
    Q_OBJECT
public:
    explicit RecentRow(const PlanOffer& plan, QWidget* parent = nullptr);
    void setPlan(const PlanOffer& plan);
    QSize minimumSizeHint() const override;

protected:
    void paintContent(QPainter& painter, const QRectF& inner) override;
    bool framed() const override { return false; }

private:
    PlanOffer m_plan;
};

class LessonCard : public StartCard {
    Q_OBJECT
public:
    explicit LessonCard(const LessonEntry& lesson, QWidget* parent = nullptr);
    QString progress() const; ///< "6 steps", "2 of 6 steps", "Done"
    QSize minimumSizeHint() const override;

protected:
    void paintContent(QPainter& painter, const QRectF& inner) override;

private:
    LessonEntry m_lesson;
};

} // namespace tilesight
