// One group of the properties panel: bold title, quiet caption at the right, content below, a line above.
#pragma once

#include "widgets/plan_edit.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tilesight {

class ExpressionField;

/// Takes a part of a section away for good. It may be in the midst of an event: its own commit, or the loss
/// of the focus, can be what led here.
void retire(QWidget* part);

class PropertySection : public QWidget {
    Q_OBJECT
public:
    explicit PropertySection(const QString& title, QWidget* parent = nullptr);
    virtual void setState(const ViewState& state) = 0;
    virtual void setTheme(const Theme& theme);
    void setTitle(const QString& title);
    /// `old` = a number of another plan than the one shown: dimmed, and said so.
    void setCaption(const QString& caption, bool old = false);
    const QString& caption() const { return m_caption; }
    /// A title that folds the content away; starts folded.
    void setFoldable(bool foldable);
    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    /// Less room around title and content, where the panel is low.
    void setDense(bool dense);
    bool isDense() const { return m_dense; }

signals:
    void edited(const TilePlan& plan, const QString& undoText, const QString& mergeKey);
    void previewed(const TilePlan& plan);
    void previewEnded();

protected:
    QVBoxLayout* body() const { return m_body; }
    /// The fields' errors stand below the content, each with the field's name.
    void watchErrors(ExpressionField* field);
    void forgetErrors();
    const Theme& theme() const { return m_theme; }
    void apply(const PlanEdit& edit) { emit edited(edit.plan, edit.undoText, edit.mergeKey); }
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF titleRow() const;
    void showErrors();
    QString m_title, m_caption;
    bool m_oldCaption = false;
    QWidget* m_content;
    QVBoxLayout* m_body;
    QLabel* m_message;
    std::vector<ExpressionField*> m_watched;
    Theme m_theme;
    bool m_foldable = false, m_folded = false, m_dense = false;
};

} // namespace tilesight
