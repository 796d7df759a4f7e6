// All numbers of the current GPU by group, with kind and source; filter line on top, below everything that is said
// about the chosen number. Double click, F2 or Enter edits a value and shows its effect while it is typed; Delete
// puts the catalogue value back. Edits leave as signals; the changed GPU comes back with the next state.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/hardware/gpu_model.h"
#include "widgets/selection.h"
#include "widgets/table/copyable_table.h"
#include "widgets/view_state.h"

#include <QWidget>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;

namespace tilesight {

class HardwareDelegate;
class NumberDetails;

class HardwarePanel : public QWidget {
    Q_OBJECT
public:
    explicit HardwarePanel(Selection* selection, QWidget* parent = nullptr);
    ~HardwarePanel() override;
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "NVIDIA H200 SXM, 2 numbers edited"
    CopyableTable* table() const { return m_table; }
    QLineEdit* filterLine() const { return m_filter; }
    NumberDetails* details() const { return m_details; }
    QString refusal() const; ///< the sentence on screen; "" = none
    QSize sizeHint() const override { return {352, 420}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

public slots:
    void showEntry(const QString& key); ///< clears the filter, selects and scrolls
    void showRefusal(const QString& sentence);

signals:
    void numberEdited(const QString& key, double value);
    void numberReset(const QString& key);
    void allReset();
    void statementChosen(const QString& key, int index);    ///< another statement of the number is to be used
    void numberPreviewed(const QString& key, double value); ///< while it is typed
    void previewEnded();
    void saveRequested();   ///< as a GPU of the user's own
    void exportRequested(); ///< as a file anywhere

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();
    void fitHeights();
    void fitRows();
    void showDetails();
    void showMenu(const QPoint& globalPosition);
    void check(const QString& key, const QString& text);
    void endEditing();
    void editValue(const QModelIndex& index);
    QString currentKey() const;

    Theme m_theme;
    std::shared_ptr<const Gpu> m_gpu;
    std::optional<ViewState> m_waiting; ///< came while a number was being typed
    GpuModel* m_model;
    QSortFilterProxyModel* m_filtered;
    HardwareDelegate* m_delegate;
    QLineEdit* m_filter;
    CopyableTable* m_table;
    QLabel* m_refusal;
    NumberDetails* m_details;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QPushButton* m_more;
};

} // namespace tilesight
