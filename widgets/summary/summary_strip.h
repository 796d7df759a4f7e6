// The strip under the context bar, always visible: how long, what limits, how it compares, whether it is up
// to date. Every cell can be focused; a click or Enter explains its number.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/selection.h"
#include "widgets/summary/summary_painter.h"

#include <QAbstractButton>
#include <QList>
#include <QTimer>
#include <QWidget>

class QPushButton;
class QToolButton;

namespace tilesight {

class SummaryCellButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit SummaryCellButton(QWidget* parent);
    void show(const SummaryCell& cell, const Theme& theme, const CellLook& look, const LatencyGauge& gauge);
    const SummaryCell& cell() const { return m_cell; }
    /// 0..1, or nothing; negative = running, amount unknown.
    void setProgress(std::optional<double> progress);

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    SummaryCell m_cell;
    Theme m_theme;
    CellLook m_look;
    LatencyGauge m_gauge;
    std::optional<double> m_progress;
};

class SummaryStrip : public QWidget {
    Q_OBJECT
public:
    explicit SummaryStrip(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    /// What is shown is not the plan of the document but one that is dragged or looked at for a moment.
    void setPreviewing(bool previewing);
    ExplainedFigure explainedFigure() const; ///< for F1
    /// A measured time and the usual error, both optional, for the gauge.
    void setMarks(const LatencyMarks& marks);
    /// Of plan text that is not sound: the numbers are those of the last legal plan, and the result says so.
    void setTextFaults(const Errors& errors);
    /// Of the running computation; total 0 = unknown.
    void setProgress(long long done, long long total);
    SummaryDetail detail() const { return m_detail; }
    const QList<SummaryCellButton*>& cells() const { return m_cells; }
    SummaryCellButton* cell(const QString& id) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void explainRequested(const QString& id);
    void pinRequested();
    void baselineCleared();
    void cancelRequested(); ///< click on the result while computing
    void measuredRequested(); ///< a measured latency is to be entered
    void measuredCleared();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();
    void place();
    bool dimmed() const;

    ViewState m_state;
    bool m_previewing = false;
    Theme m_theme;
    LatencyMarks m_marks;
    Errors m_textFaults;
    SummaryDetail m_detail = SummaryDetail::full;
    QList<SummaryCellButton*> m_cells;
    QPushButton* m_pin;
    QToolButton* m_pinAgain;
    QToolButton* m_clear;
    QTimer m_computingDelay; ///< short computations do not flicker
    long long m_done = 0, m_total = 0;
};

} // namespace tilesight
