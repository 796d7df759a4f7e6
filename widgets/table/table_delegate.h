// Cells of all tables: row lines, resource chips, share bars, provenance tags; picked by the roles below.
#pragma once

#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>

namespace tilesight {

class TableDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role {
        resourceRole = Qt::UserRole + 110, ///< int(Resource): chip before the text
        shareRole,                         ///< 0..1: bar before the number
        provenanceRole,                    ///< the text is drawn as a tag
        editedRole,                        ///< true: pencil and tint
        doubtfulRole,                      ///< true: question mark before the text, in the colour of doubt
        judgementRole ///< int(Judgement): colour of a text that says better or worse itself
    };
    using QStyledItemDelegate::QStyledItemDelegate;
    void setTheme(const Theme& theme) { m_theme = theme; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    const Theme& theme() const { return m_theme; }

private:
    Theme m_theme = Theme::light();
};

} // namespace tilesight
