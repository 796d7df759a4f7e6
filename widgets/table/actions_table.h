// Actions and resources as tables, beside each other where it is wide, else one above the other. Rows of
// actions and the selection follow each other. Names and sizes of actions are edited in place: F2, or a double click or
// Enter on a size; while typing, the line below says what it comes to, or what is wrong.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/selection.h"
#include "widgets/table/actions_model.h"
#include "widgets/table/copyable_table.h"
#include "widgets/table/resources_model.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <optional>

class QLabel;
class QSplitter;

namespace tilesight {

class ActionCellDelegate;

class ActionsTable : public QWidget {
    Q_OBJECT
public:
    explicit ActionsTable(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const;
    CopyableTable* actions() const { return m_actions; }
    QString typedLine() const; ///< "" = nothing is being edited
    CopyableTable* resources() const { return m_resources; }
    QSize sizeHint() const override { return {900, 320}; }
    QSize minimumSizeHint() const override { return {260, 160}; }

signals:
    void explainRequested(const QString& id); ///< "action/NAME" on double click or Enter
    void edited(const tilesight::TilePlan& plan, const QString& undoText, const QString& mergeKey);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void selectFromOutside();
    void fitColumns();
    void arrange();
    void editNext(const QModelIndex& from, int step); ///< the next cell that can be edited
    void showTyped(const QModelIndex& index, const QString& text);
    void endEditing();

    Selection* m_selection;
    ViewState m_state;
    Theme m_theme;
    ActionsModel* m_actionsModel;
    ResourcesModel* m_resourcesModel;
    ActionCellDelegate* m_delegate;
    QSplitter* m_splitter;
    CopyableTable* m_actions;
    CopyableTable* m_resources;
    QLabel* m_line;                     ///< about the text being typed
    std::optional<ViewState> m_waiting; ///< came while a cell was being edited
    bool m_following = false;           ///< rows are being set from the selection
};

} // namespace tilesight
