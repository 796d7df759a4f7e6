// The diagnosis as a view: diagnosis_chart.h says what it shows and how to read it. Arrow keys move between causes; a
// click or Enter explains one.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/diagnosis/diagnosis_chart.h"
#include "widgets/plot/item_area.h"
#include "widgets/selection.h"
#include "widgets/view_state.h"

namespace tilesight {

class ExportActions;

class DiagnosisView : public ItemArea {
    Q_OBJECT
public:
    explicit DiagnosisView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "Tail 44 %"
    /// What stands there when there is no row.
    QString emptySentence() const;
    const DiagnosisLayout& chart() const { return m_layout; }
    ExportActions* exports() const { return m_exports; }
    QSize sizeHint() const override { return {420, 330}; }
    QSize minimumSizeHint() const override { return {220, 120}; }

signals:
    void headerCaptionChanged(const QString& caption);

protected:
    int itemCount() const override { return int(m_layout.rows.size()); }
    QRectF itemRect(int row) const override { return m_layout.rows[std::size_t(row)].rect; }
    QString itemWords(int row) const override;
    QString itemExplainId(int row) const override { return m_layout.rows[std::size_t(row)].explainId; }
    void relayout() override;
    void showHovered(QPoint globalPointer) override;
    void paintEvent(QPaintEvent*) override;

private:
    bool isOld() const; ///< the causes are those of an older plan or GPU

    ViewState m_state;
    Theme m_theme;
    std::shared_ptr<const std::vector<Diagnosis>>
        m_shown; ///< the newest there was; old while m_state has none
    DiagnosisLayout m_layout;
    ExportActions* m_exports;
};

} // namespace tilesight
