// All keys of the program in one table that can be filtered and copied: those of the window's actions, and those that
// views answer to (widgets/shortcuts/view_keys.h).
#pragma once

#include "app/explorer/window/commands.h"
#include "widgets/theme/theme.h"

#include <QDialog>

class QLineEdit;
class QSortFilterProxyModel;

namespace tilesight {

class CopyableTable;

class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    ShortcutsDialog(const std::vector<Command>& commands, const Theme& theme, QWidget* parent);
    CopyableTable* table() const { return m_table; }
    QLineEdit* filterLine() const { return m_filter; }
    QString csv() const; ///< of the rows that are shown

private:
    void refilter();
    CopyableTable* m_table;
    QLineEdit* m_filter;
    QSortFilterProxyModel* m_proxy;
};

} // namespace tilesight
