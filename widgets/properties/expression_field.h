// Input for one expression: quiet label, the expression, its value when it is a formula, and what is wrong
// with it.
//
//   | BN     2 * BM = 256 |      | M  4096 |      | BN   2 * | -> "ends too early"
//
// The value follows the typing; the faulty place is underlined. Enter or leaving commits when it is right; a faulty
// text stays with its error until it is mended or Esc brings back what the plan has.
#pragma once

#include "core/plan/tile_plan.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <functional>
#include <vector>

class QLabel;
class QLineEdit;

namespace tilesight {

class ExpressionField : public QWidget {
    Q_OBJECT
public:
    /// NaN = right, but without a single value (it depends on the tile).
    using Evaluate = std::function<Expected<double>(const Expression&)>;

    explicit ExpressionField(const QString& label, QWidget* parent = nullptr);
    void setEvaluate(Evaluate evaluate) { m_evaluate = std::move(evaluate); }
    /// Text of the plan. Does not disturb what is being typed.
    void setExpression(const Expression& expression);
    /// An error of the plan about this field, "" = none.
    void setPlanError(const QString& error);
    /// Up, Down and the wheel walk over these.
    void setStops(std::vector<long long> stops) { m_stops = std::move(stops); }
    void setUnit(const QString& unit); ///< of the value
    void setTheme(const Theme& theme);
    /// Narrow fields leave the sentence to their section (errorChanged).
    void setMessageInside(bool inside) { m_messageInside = inside; }

    /// Commits what is typed unless it is faulty; false = faulty, nothing happened.
    bool commit();
    void revert(); ///< to what the plan has
    QLineEdit* editor() const { return m_editor; }
    QString label() const;
    void setLabel(const QString& label);
    QString shownValue() const;
    const QString& error() const { return m_error; }

signals:
    void committed(const Expression& expression, bool isStep);
    void errorChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void evaluateText();
    void showError(const QString& error, int column = 0);
    void underline(int column); ///< from 1 in the expression; 0 = nothing
    void fitEditor();           ///< as wide as its text, within limits
    bool step(int direction);
    QRectF box() const;

    QLabel *m_label, *m_value, *m_message;
    QLineEdit* m_editor;
    Evaluate m_evaluate;
    Expression m_expression;
    QString m_error, m_planError, m_unit;
    std::vector<long long> m_stops;
    bool m_messageInside = true, m_underlined = false;
    Theme m_theme;
};

} // namespace tilesight
