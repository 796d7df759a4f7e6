// Edits an expression in place: of an action over its node, the count of a loop in the head of its frame, a dimension of
// a tensor over its box.
//
//   | extent 0   BM * 2 = 256 elements | extent 1 > |
//   | 256×64 = 32 KiB                               |
//
// Value and size follow the typing; a faulty text is underlined, says why, and is not taken. Enter or leaving commits as
// one undo step, Esc cancels, Tab goes on to the next expression of the action, then to the parameters in them, to the
// count of its loop and the dimensions of its tensor.
#pragma once

#include "core/plan/tile_plan.h"
#include "widgets/plan_edit.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace tilesight {

class ExpressionField;
class PlanCanvas;

class NodeEditor : public QWidget {
    Q_OBJECT
public:
    explicit NodeEditor(PlanCanvas* canvas);
    /// `id` of expressionIds(); "" = the one that sets the part's size.
    void edit(const PlanPart& part, const QString& id = {});
    void follow(); ///< the plan or the view changed: stays over its node, or closes if that is gone
    bool finish(); ///< commits and closes; false = the text is faulty and stays
    void cancel();
    void close(); ///< cancels without a word to the canvas
    void setTheme(const Theme& theme);

    ExpressionField* field() const { return m_field; }
    QToolButton* nextButton() const { return m_next; }
    QString result() const; ///< "256×64 = 32 KiB"

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Target {
        PlanPart part;
        QString id;
        bool isParameter = false; ///< `id` is its name; it is shown where `part` is
        bool operator==(const Target&) const = default;
    };
    std::vector<Target> targets() const; ///< of m_part, in the order of Tab
    QString labelOf(const Target& target) const; ///< "extent 0", "count of k", "BM"
    const Expression* expression() const;
    std::optional<PlanEdit> change(const Expression& value, bool isStep = false) const;
    void open(const Target& target);
    void go(int step);
    void showResult();
    void place();

    PlanCanvas* m_canvas;
    ExpressionField* m_field;
    QToolButton* m_next;
    QLabel* m_result;
    PlanPart m_part; ///< that was opened; no name = closed
    Target m_target;
    Theme m_theme;
};

} // namespace tilesight
