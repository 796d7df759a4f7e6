// Variants compared: pinned plans and the present one in a table, and below it the sentence that says by what the
// present plan differs from the baseline. A click makes a variant the baseline (the ghost of lanes and summary), a double
// click or Enter loads it as one step that can be undone and leaves the baseline as it was, F2 renames, Delete removes.
// Ctrl+click and Shift+click only select: two rows, or one against the present plan, are shown side by side by the button,
// the menu or Ctrl+Enter. The menu also forgets what was measured of the current row.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/compare_variants/variants_model.h"
#include "widgets/selection.h"
#include "widgets/table/copyable_table.h"
#include "widgets/view_state.h"

#include <QWidget>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;

namespace tilesight {

class TableDelegate;

class VariantsView : public QWidget {
    Q_OBJECT
public:
    explicit VariantsView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setVariants(const VariantTable& table);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "3 variants"
    CopyableTable* table() const { return m_table; }
    VariantsModel* model() const { return m_model; }
    QString sentence() const;
    /// Ids of what the selected rows would show side by side (VariantRow::id): two of them, or one and the present plan.
    std::optional<std::pair<quint64, quint64>> selectedPair() const;
    QSize sizeHint() const override { return {760, 240}; }
    QSize minimumSizeHint() const override { return {260, 130}; }

signals:
    void pinRequested();
    void baselineChosen(int row);
    void loadRequested(int row);
    void renameRequested(int row, const QString& name);
    void removeRequested(int row);
    void forgetMeasuredRequested(quint64 id); ///< VariantRow::id
    void sideBySideRequested(quint64 first, quint64 second);
    void headerCaptionChanged(const QString& caption);

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void restoreSelection(const std::vector<quint64>& ids, int currentRow);
    void showSideBySide();
    void selectionChanged();
    void fit();
    int variantAt(const QModelIndex& index) const; ///< -1 = none, or the present plan
    int currentVariant() const;                    ///< -1 = none, or the present plan

    ViewState m_state;
    Theme m_theme;
    VariantTable m_variants;
    VariantsModel* m_model;
    TableDelegate* m_delegate;
    CopyableTable* m_table;
    QLabel* m_sentence;
    QComboBox* m_threshold;
    int m_clicked = -1, m_beforeClick = -1; ///< row clicked last, and the baseline before that
    bool m_loading = false;                 ///< in the second half of a double click
    bool m_selecting = false;               ///< the press had Ctrl or Shift
    QPushButton *m_pin, *m_load, *m_sideBySide, *m_remove, *m_copy;
    QAction *m_sideBySideAction, *m_forgetMeasuredAction; ///< in the menu of the table
};

} // namespace tilesight
