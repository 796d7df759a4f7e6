// A row of the derivation tree: name and value, below them reason and provenance tag.
#pragma once

#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>

namespace tilesight {

class ExplanationDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setTheme(const Theme& theme) { m_theme = theme; }
    void setOld(bool old) { m_old = old; } ///< the numbers belong to an older plan: dimmed
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    Theme m_theme = Theme::light();
    bool m_old = false;
};

} // namespace tilesight
