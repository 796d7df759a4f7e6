// Explain this number: value, formula, and a tree of what it follows from, each with its source. Follows the
// selection; other views ask with explain(id).
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/explain/explanation_model.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace tilesight {

class ExplanationDelegate;
class ExplanationHead;

class ExplainPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExplainPanel(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const {
        return m_model->root().title.empty() ? QString() : tr("follows selection");
    }
    QString currentId() const { return m_id; }
    const ExplanationModel& model() const { return *m_model; }
    QTreeView* tree() const { return m_tree; }
    QSize sizeHint() const override { return {352, 420}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

public slots:
    /// Ids of widgets/explain/explanations.h.
    void explain(const QString& id);
    /// A figure with an explanation of its own stays as it was asked for; others follow each new result.
    void explainFigure(const tilesight::ExplainedFigure& figure);
    void copy() const;

signals:
    void hardwareEntryRequested(const QString& key);

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void updateButtons();

    Selection* m_selection;
    ViewState m_state;
    Theme m_theme;
    QString m_id = QStringLiteral("latency");
    Explanation m_own;                        ///< of m_id, from the view that was asked; without a title: none
    std::shared_ptr<const Analysis> m_ownFor; ///< shown then
    ExplanationModel* m_model;
    ExplanationDelegate* m_delegate;
    ExplanationHead* m_head;
    QTreeView* m_tree;
    QPushButton* m_whole;
    QPushButton* m_copy;
    QPushButton* m_hardware;
};

} // namespace tilesight
