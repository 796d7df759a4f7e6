// The legal orders of the steady loop (paper section 3.4, Eq. 4-5): how many there are, how long a turn of one block
// takes in each, and which one the analysis uses. How to read it: the histogram counts the examined orders by time; the
// table lists them, fastest first, the chosen one with a check mark; at the right the order looked at, action by action,
// with its start in a steady turn. Alt+Up and Alt+Down move an action as far as its dependencies allow; a move that an
// edge forbids is refused and the edge named.
//
//   T_steady(sigma) = max( max_r sum_o u_r(o), period(sigma) ),     T_steady = min over legal sigma
//
// Counts that were stopped are said to be "at least".
#pragma once

#include "widgets/explain/explained_figure.h"
#include "core/analysis/order_survey.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QStandardItemModel;

namespace tilesight {

class CopyableTable;
class ExportActions;
class OrderHistogram;
class TableDelegate;

class OrdersView : public QWidget {
    Q_OBJECT
public:
    explicit OrdersView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    /// `of`: the analysis that the survey belongs to. Null survey: it could not be made.
    void setSurvey(std::shared_ptr<const OrderSurvey> survey, std::shared_ptr<const Analysis> of);
    QString headerCaption() const; ///< "2 legal orders, all examined"
    CopyableTable* table() const { return m_table; }
    CopyableTable* sequence() const { return m_sequence; }
    OrderHistogram* histogram() const { return m_histogram; }
    const std::vector<int>& shownOrder() const { return m_order; } ///< body numbering
    QString message() const;
    QSize sizeHint() const override { return {760, 340}; }
    QSize minimumSizeHint() const override { return {300, 140}; }
    static constexpr int quietMilliseconds = 200;

public slots:
    void showOrder(const std::vector<int>& order);
    void moveStep(int by); ///< the current action of the sequence: -1 earlier, 1 later

signals:
    void surveyRequested();
    void headerCaptionChanged(const QString& caption);
    void refused(const QString& sentence);

protected:
    void paintEvent(QPaintEvent*) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeExports();
    void ask();
    void fillTable();
    void fillSequence();
    void say(const QString& sentence, bool refusal = false);
    void showTime(double seconds);

    Selection* m_selection;
    ViewState m_state;
    Theme m_theme;
    std::shared_ptr<const OrderSurvey> m_survey;
    std::shared_ptr<const Analysis> m_of, m_asked;
    std::vector<int> m_order;
    QLabel* m_count;
    QLabel* m_message;
    OrderHistogram* m_histogram;
    QStandardItemModel *m_rows, *m_steps;
    TableDelegate* m_delegate;
    CopyableTable *m_table, *m_sequence;
    QTimer m_quiet;
    ExportActions* m_exports = nullptr;
    bool m_filling = false;
};

/// "132 legal orders, all examined", "at least 4.1e+09 legal orders, 20 000 examined: counting stopped at ...".
QString ordersSentence(const OrderSurvey& survey);

} // namespace tilesight
