// All numbers of the current GPU with kind and source; filter line on top. Double click or F2 edits a value,
// Delete puts the catalogue value back. Edits leave as signals; the changed GPU comes back with the next
// state.
#pragma once

#include "widgets/hardware/gpu_model.h"
#include "widgets/selection.h"
#include "widgets/table/copyable_table.h"
#include "widgets/view_state.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;

namespace tilesight {

class TableDelegate;

class HardwarePanel : public QWidget {
    Q_OBJECT
public:
    explicit HardwarePanel(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    QString headerCaption() const; ///< "NVIDIA H200 SXM, 2 numbers edited"
    CopyableTable* table() const { return m_table; }
    QLineEdit* filterLine() const { return m_filter; }
    QSize sizeHint() const override { return {352, 420}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

public slots:
    void showEntry(const QString& key); ///< clears the filter, selects and scrolls

signals:
    void numberEdited(const QString& key, double value);
    void numberReset(const QString& key);
    void csvSaveRequested(const QString& csv);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();

    Theme m_theme;
    std::shared_ptr<const Gpu> m_gpu;
    GpuModel* m_model;
    QSortFilterProxyModel* m_filtered;
    TableDelegate* m_delegate;
    QLineEdit* m_filter;
    CopyableTable* m_table;
    QLabel* m_refusal;
};

} // namespace tilesight
