// The memory chart as a view: memory_chart.h says what it shows and how to read it. Arrow keys and Tab move between
// numbers; a click or Enter explains one; the pointer on it shows what it means.
#pragma once

#include "widgets/memory_chart/memory_layout.h"
#include "widgets/selection.h"
#include "widgets/tooltip/value_tooltip.h"
#include "widgets/view_state.h"

#include <QAbstractScrollArea>

namespace tilesight {

class ExportActions;

class MemoryChartView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit MemoryChartView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    QString headerCaption() const; ///< "Busiest: SMEM, 13.7 TB/s, 55 % of peak"
    const MemoryChart& chart() const { return m_chart; }
    /// Where a number is painted, in pixels of the viewport; an empty rectangle = nowhere.
    QRect numberRect(const QString& id) const;
    QString currentNumber() const; ///< id of the one with the focus; "" = none
    ExportActions* exports() const { return m_exports; }
    QSize sizeHint() const override { return {900, 320}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

signals:
    void explainRequested(const QString& id);
    void chartSaveRequested(const QString& extension, const QByteArray& content);
    void headerCaptionChanged(const QString& caption);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent* event) override;

private:
    void relayout();
    void setCurrent(int index);
    QPointF toContent(const QPointF& viewport) const;
    QString emptySentence() const;

    ViewState m_state;
    Theme m_theme;
    MemoryChart m_chart;
    MemoryLayout m_layout;
    int m_current = -1, m_hovered = -1;
    ExportActions* m_exports;
    ValueTooltip* m_tooltip;
};

} // namespace tilesight
