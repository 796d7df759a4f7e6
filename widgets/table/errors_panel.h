// The faults that keep a plan from being analysed, each with place and remedy. Activating one asks to show
// its place.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/selection.h"
#include "widgets/table/copyable_table.h"
#include "widgets/table/errors_model.h"
#include "widgets/view_state.h"

#include <QWidget>

class QLabel;

namespace tilesight {

class TableDelegate;

class ErrorsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ErrorsPanel(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    /// Of plan text that is typed and not sound yet: told above those of the plan.
    void setTextErrors(const Errors& errors);
    QLabel* notice() const { return m_notice; }
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "2 errors"
    CopyableTable* table() const { return m_table; }
    QSize sizeHint() const override { return {700, 160}; }
    QSize minimumSizeHint() const override { return {240, 80}; }

signals:
    void errorActivated(const tilesight::Error& error);
    void textErrorActivated(const tilesight::Error& error);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void refresh();
    void fitColumns();

    Selection* m_selection;
    Theme m_theme;
    ErrorsModel* m_model;
    TableDelegate* m_delegate;
    CopyableTable* m_table;
    QLabel* m_notice;
    Errors m_planErrors, m_textErrors;
    bool m_planOpen = false;
};

} // namespace tilesight
