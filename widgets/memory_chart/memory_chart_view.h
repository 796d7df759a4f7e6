// The memory chart as a view: memory_chart.h says what it shows and how to read it. Arrow keys and Tab move between
// numbers; a click or Enter explains one; the pointer on it shows what it means.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/memory_chart/memory_layout.h"
#include "widgets/plot/item_area.h"
#include "widgets/selection.h"
#include "widgets/tooltip/value_tooltip.h"
#include "widgets/view_state.h"

namespace tilesight {

class ExportActions;

class MemoryChartView : public ItemArea {
    Q_OBJECT
public:
    explicit MemoryChartView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "Busiest: SMEM, 13.7 TB/s, 55 % of peak"
    const MemoryChart& chart() const { return m_chart; }
    /// Where a number is painted, in pixels of the viewport; an empty rectangle = nowhere.
    QRect numberRect(const QString& id) const;
    QString currentNumber() const; ///< id of the one with the focus; "" = none
    ExportActions* exports() const { return m_exports; }
    QSize sizeHint() const override { return {900, 320}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

signals:
    void headerCaptionChanged(const QString& caption);

protected:
    int itemCount() const override { return int(m_layout.numbers.size()); }
    QRectF itemRect(int item) const override { return m_layout.numbers[std::size_t(item)].rect; }
    QString itemWords(int item) const override;
    QString itemExplainId(int item) const override {
        return m_layout.numbers[std::size_t(item)].number->explainId;
    }
    void relayout() override;
    void showHovered(QPoint globalPointer) override;
    void paintEvent(QPaintEvent*) override;
    bool focusNextPrevChild(bool next) override;

private:
    QString emptySentence() const;

    ViewState m_state;
    Theme m_theme;
    MemoryChart m_chart;
    MemoryLayout m_layout;
    ExportActions* m_exports;
    ValueTooltip* m_tooltip;
};

} // namespace tilesight
