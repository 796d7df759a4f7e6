#include "widgets/explain/explanation_head.h"

#include "widgets/explain/explanations.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace tilesight {
namespace {
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

double wrappedHeight(const QFont& font, const QString& text, double width) {
    return text.isEmpty()
               ? 0
               : std::ceil(
                     QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), wrapped, text).height());
}
} // namespace

ExplanationHead::ExplanationHead(QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ExplanationHead::setExplanation(const Explanation& explanation, bool stale) {
    m_explanation = explanation;
    m_explanation.inputs.clear();
    m_stale = stale;
    setAccessibleName(engineWord(explanation.title) + QStringLiteral(": ") + explainedValue(explanation));
    setAccessibleDescription(formulaText() + ' ' + engineSentence(explanation.reason));
    updateGeometry();
    update();
}

void ExplanationHead::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

QString ExplanationHead::formulaText() const {
    QString text = toQString(m_explanation.formula);
    if (!text.isEmpty() && !m_explanation.equation.empty())
        text += QStringLiteral("   ") + toQString(m_explanation.equation);
    return text;
}

ExplanationHead::Places ExplanationHead::layOut(double width) const {
    const double s = m_theme.fontScale, inner = std::max(20.0, width - 24 * s);
    Places out;
    const QString value = explainedValue(m_explanation);
    const double valueWidth = std::ceil(QFontMetricsF(m_theme.font(20, true)).horizontalAdvance(value)) + 2;
    const double titleRoom = std::max(40.0, inner - valueWidth - 10 * s);
    const double titleHeight =
        std::max(28 * s, wrappedHeight(m_theme.font(13, true), engineWord(m_explanation.title), titleRoom));
    out.title = QRectF(12 * s, 8 * s, titleRoom, titleHeight);
    out.value = QRectF(12 * s + inner - valueWidth, 8 * s, valueWidth, 28 * s);
    double y = out.title.bottom() + 4 * s;
    if (const double high = wrappedHeight(m_theme.monoFont(11), formulaText(), inner - 20 * s); high > 0) {
        out.formula = QRectF(12 * s, y, inner, high + 14 * s);
        y = out.formula.bottom() + 6 * s;
    }
    if (const double high = wrappedHeight(m_theme.font(12), engineSentence(m_explanation.reason), inner);
        high > 0) {
        out.reason = QRectF(12 * s, y, inner, high);
        y = out.reason.bottom() + 6 * s;
    }
    out.height = std::ceil(y);
    return out;
}

void ExplanationHead::paintEvent(QPaintEvent*) {
    if (m_explanation.title.empty()) return;
    QPainter p(this);
    const Places at = layOut(width());
    if (m_stale) p.setOpacity(0.5);
    p.setPen(m_theme.text);
    p.setFont(m_theme.font(13, true));
    p.drawText(at.title, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
               engineWord(m_explanation.title));
    p.setFont(m_theme.font(20, true));
    p.drawText(at.value, Qt::AlignRight | Qt::AlignVCenter, explainedValue(m_explanation));
    if (!at.formula.isEmpty()) {
        p.setRenderHint(QPainter::Antialiasing, true);
        p.setPen(QPen(m_theme.line, m_theme.borderWidth));
        p.setBrush(m_theme.sunken);
        p.drawRoundedRect(at.formula.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        p.setPen(m_theme.text);
        p.setFont(m_theme.monoFont(11));
        const double s = m_theme.fontScale;
        p.drawText(at.formula.adjusted(10 * s, 7 * s, -10 * s, -6 * s), wrapped, formulaText());
    }
    p.setPen(m_theme.textSecondary);
    p.setFont(m_theme.font(12));
    p.drawText(at.reason, wrapped, engineSentence(m_explanation.reason));
}

} // namespace tilesight
