#include "widgets/explain/explanation_delegate.h"

#include "widgets/explain/explanation_model.h"
#include "widgets/explain/provenance_tag.h"
#include "widgets/theme/painting.h"

namespace tilesight {
namespace {
constexpr double lineHeight = 18, top = 3;

bool hasSecondLine(const QModelIndex& index) {
    return !index.data(ExplanationModel::ReasonRole).toString().isEmpty() ||
           !index.data(ExplanationModel::ProvenanceRole).toString().isEmpty();
}
} // namespace

QSize ExplanationDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const double s = m_theme.fontScale;
    return QSizeF(120 * s, (2 * top + lineHeight * (hasSecondLine(index) ? 2 : 1)) * s).toSize();
}

void ExplanationDelegate::paint(QPainter* p, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const double s = m_theme.fontScale;
    p->save();
    if (m_old) p->setOpacity(0.5);
    if (option.state & QStyle::State_Selected)
        p->fillRect(option.rect, m_theme.accentTint);
    else if (option.state & QStyle::State_MouseOver)
        p->fillRect(option.rect, m_theme.header);
    const QRectF r = QRectF(option.rect).adjusted(5 * s, top * s, -12 * s, 0);
    const QRectF first(r.left(), r.top(), r.width(), lineHeight * s);
    const QString value = index.data(ExplanationModel::ValueRole).toString();
    const QFont strong = m_theme.font(12, true), plain = m_theme.font(12), small = m_theme.font(11);
    const double valueWidth = QFontMetricsF(strong).horizontalAdvance(value);
    p->setPen(m_theme.text);
    p->setFont(strong);
    p->drawText(first, Qt::AlignRight | Qt::AlignVCenter, value);
    p->setFont(plain);
    const double nameRoom = first.width() - valueWidth - 10 * s;
    p->drawText(QRectF(first.left(), first.top(), nameRoom + 2, first.height()),
                Qt::AlignLeft | Qt::AlignVCenter,
                QFontMetricsF(plain).elidedText(index.data().toString(), Qt::ElideRight, nameRoom));
    if (hasSecondLine(index)) {
        const QRectF second = first.translated(0, lineHeight * s);
        const QString kind = index.data(ExplanationModel::ProvenanceRole).toString();
        const double tag = provenanceTagWidth(kind, m_theme), gap = kind.isEmpty() ? 0 : 7 * s;
        const QFontMetricsF metrics(small);
        const QString reason = metrics.elidedText(index.data(ExplanationModel::ReasonRole).toString(),
                                                  Qt::ElideRight, second.width() - tag - gap);
        p->setFont(small);
        p->setPen(m_theme.textSecondary);
        p->drawText(second, Qt::AlignLeft | Qt::AlignVCenter, reason);
        const double left = second.left() + (reason.isEmpty() ? 0 : metrics.horizontalAdvance(reason) + gap);
        paintProvenanceTag(*p, QRectF(left, second.top(), tag, second.height()), kind, m_theme);
    }
    if (option.state & QStyle::State_HasFocus) paintFocusRing(*p, QRectF(option.rect), m_theme);
    p->restore();
}

} // namespace tilesight
