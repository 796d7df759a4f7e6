#include "widgets/table/table_delegate.h"

#include "widgets/explain/provenance_tag.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/painting.h"

namespace tilesight {
namespace {
constexpr double inset = 7, barWidth = 28;
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const double s = m_theme.fontScale;
    double width =
        QFontMetricsF(m_theme.font(12)).horizontalAdvance(index.data().toString()) + 2 * inset * s + 4;
    if (index.data(provenanceRole).toBool()) // written in the language of the window
        width = provenanceTagWidth(index.data().toString(), m_theme) + 2 * inset * s + 2;
    if (index.data(resourceRole).isValid()) width += (chipSize.width() + 8) * s;
    if (index.data(shareRole).isValid()) width += (barWidth + 8) * s;
    if (index.data(editedRole).toBool() || index.data(doubtfulRole).toBool()) width += 18 * s;
    return {int(std::ceil(width)),
            std::max(qRound(24 * s), QStyledItemDelegate::sizeHint(option, index).height())};
}

void TableDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const double s = m_theme.fontScale;
    p->save();
    const bool edited = index.data(editedRole).toBool();
    if (option.state & QStyle::State_Selected)
        p->fillRect(option.rect, m_theme.accentTint);
    else if (edited)
        p->fillRect(option.rect, m_theme.editedTint);
    else if (option.state & QStyle::State_MouseOver)
        p->fillRect(option.rect, m_theme.header);
    p->setPen(QPen(m_theme.lineSoft, 1));
    p->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());

    QRectF r = QRectF(option.rect).adjusted(inset * s, 0, -inset * s, 0);
    p->setRenderHint(QPainter::Antialiasing, true);
    if (const QVariant resource = index.data(resourceRole); resource.isValid()) {
        const QSizeF chip = chipSize * s;
        paintChip(*p, QRectF(QPointF(r.left(), r.center().y() - chip.height() / 2), chip),
                  static_cast<Resource>(resource.toInt()), m_theme);
        r.setLeft(r.left() + chip.width() + 8 * s);
    }
    if (const QVariant share = index.data(shareRole); share.isValid()) {
        const QRectF track(r.left(), r.center().y() - 3.5 * s, std::min(barWidth * s, r.width() / 2), 7 * s);
        p->setPen(Qt::NoPen);
        p->setBrush(m_theme.lineSoft);
        p->drawRoundedRect(track, 1.5, 1.5);
        p->setBrush(m_theme.highContrast ? m_theme.text : m_theme.control);
        p->drawRoundedRect(
            QRectF(track.topLeft(),
                   QSizeF(track.width() * std::clamp(share.toDouble(), 0.0, 1.0), track.height())),
            1.5, 1.5);
        r.setLeft(track.right() + 8 * s);
    }
    if (edited) {
        paintIcon(*p, QRectF(r.left(), r.center().y() - 6.5 * s, 13 * s, 13 * s), QStringLiteral("pencil"),
                  m_theme.edited);
        r.setLeft(r.left() + 17 * s);
    }
    const QString text = index.data().toString();
    if (index.data(provenanceRole).toBool()) {
        paintProvenanceTag(*p, r, text, m_theme);
    } else {
        const QVariant alignment = index.data(Qt::TextAlignmentRole);
        const auto flags = alignment.isValid() ? alignment.toInt() : int(Qt::AlignLeft | Qt::AlignVCenter);
        p->setFont(index.data(Qt::FontRole).isValid() ? m_theme.font(12, true) : m_theme.font(12));
        p->setPen(option.state & QStyle::State_Enabled ? m_theme.text : m_theme.textDisabled);
        const QVariant judgement = index.data(judgementRole);
        if (index.data(doubtfulRole).toBool()) {
            p->setPen(m_theme.worse);
            p->drawText(r, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("?"));
            if (!(flags & Qt::AlignRight)) r.setLeft(r.left() + 11 * s);
        } else if (judgement.isValid() && judgement.toInt() != int(Judgement::same)) {
            p->setPen(judgementColor(m_theme, Judgement(judgement.toInt())));
        }
        p->drawText(r, flags, QFontMetricsF(p->font()).elidedText(text, Qt::ElideRight, r.width() + 1));
    }
    if (option.state & QStyle::State_HasFocus) paintFocusRing(*p, QRectF(option.rect), m_theme);
    p->restore();
}

} // namespace tilesight
