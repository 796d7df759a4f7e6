// The diagnosis as a view: diagnosis_chart.h says what it shows and how to read it. Arrow keys move between causes; a
// click or Enter explains one.
#pragma once

#include "widgets/diagnosis/diagnosis_chart.h"
#include "widgets/selection.h"
#include "widgets/view_state.h"

#include <QAbstractScrollArea>

namespace tilesight {

class ExportActions;

class DiagnosisView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit DiagnosisView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    QString headerCaption() const; ///< "Tail 44 %"
    /// What stands there when there is no row.
    QString emptySentence() const;
    const DiagnosisLayout& chart() const { return m_layout; }
    int current() const { return m_current; }
    ExportActions* exports() const { return m_exports; }
    QSize sizeHint() const override { return {420, 330}; }
    QSize minimumSizeHint() const override { return {220, 120}; }

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
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void relayout();
    void setCurrent(int row);
    int rowAt(const QPointF& viewport) const;

    ViewState m_state;
    Theme m_theme;
    std::shared_ptr<const std::vector<Diagnosis>>
        m_shown; ///< the newest there was; old while m_state has none
    DiagnosisLayout m_layout;
    int m_current = -1, m_hovered = -1;
    ExportActions* m_exports;
};

} // namespace tilesight
