#include "app/explorer/window/view_finder.h"

#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/main_window.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/table/copyable_table.h"

#include <QLineEdit>
#include <QShortcut>

namespace tilesight {
namespace {

/// In the order of the screen; those of hidden pages are left out.
QList<CopyableTable*> tablesOf(const QWidget* view) {
    QList<CopyableTable*> tables;
    for (CopyableTable* table : view->findChildren<CopyableTable*>())
        if (table->isVisible() && table->model()) tables << table;
    return tables;
}

FilterPopup::Entry entryOf(const CopyableTable& table, int number, int row) {
    QStringList texts;
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        const QString text = table.model()->index(row, column).data().toString();
        if (!table.isColumnHidden(column) && !text.isEmpty()) texts << text;
    }
    return {QStringLiteral("%1/%2").arg(number).arg(row),
            texts.value(0),
            texts.value(1).section(QLatin1Char('\n'), 0, 0).left(40),
            {},
            texts.join(QLatin1Char(' '))};
}

} // namespace

ViewFinder::ViewFinder(Workspace& workspace, const ThemeController& themes, MainWindow& window)
    : QObject(&window), m_workspace(workspace), m_themes(themes), m_window(window),
      m_popup(new FilterPopup(tr("Find in this view"), &window)) {
    m_popup->setObjectName(QStringLiteral("viewFinder"));
    connect(m_popup, &FilterPopup::chosen, this, &ViewFinder::choose);
    for (const char* id :
         {"lanes", "tile", "table", "errors", "hardware", "gpus", "variants", "sensitivity"}) {
        DockPanel* dock = window.docks().value(QLatin1String(id));
        if (!dock) continue;
        auto* shortcut = new QShortcut(QKeySequence::Find, dock->view());
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, id] { open(QLatin1String(id)); });
    }
}

void ViewFinder::open(const QString& view) {
    const DockPanel* dock = m_window.docks().value(view);
    const QWidget* panel = dock->view();
    std::vector<FilterPopup::Entry> entries;
    const QList<CopyableTable*> tables = tablesOf(panel);
    for (int number = 0; number < tables.size(); ++number)
        for (int row = 0; row < tables[number]->model()->rowCount(); ++row)
            if (!tables[number]->isRowHidden(row)) entries.push_back(entryOf(*tables[number], number, row));
    if (tables.isEmpty())
        for (const Action& action : m_workspace.document().plan()->actions) {
            const QString name = QString::fromStdString(action.name);
            QString operation = QString::fromStdString(std::string(nameOf(action.operation)));
            entries.push_back({name, name, operation.replace(u'_', u' '), {}, {}});
        }
    if (entries.empty()) return;
    m_view = view;
    m_popup->setTheme(m_themes.theme());
    m_popup->setEntries(std::move(entries));
    const int width = qRound(360 * m_themes.theme().fontScale);
    m_popup->popup(panel->mapToGlobal(QPoint(std::max(0, panel->width() - width - 8), 8)));
}

void ViewFinder::choose(const QString& entry) {
    QWidget* panel = m_window.docks().value(m_view)->view();
    if (const QList<CopyableTable*> tables = tablesOf(panel); !tables.isEmpty()) {
        CopyableTable* table = tables.value(entry.section(u'/', 0, 0).toInt());
        const int row = entry.section(u'/', 1).toInt();
        if (!table || row >= table->model()->rowCount()) return;
        int column = 0;
        while (column + 1 < table->model()->columnCount() && table->isColumnHidden(column))
            ++column;
        const QModelIndex index = table->model()->index(row, column);
        table->setCurrentIndex(index);
        table->selectRow(row);
        table->scrollTo(index, QAbstractItemView::PositionAtCenter);
        return table->setFocus(Qt::OtherFocusReason);
    }
    m_workspace.selection().setActions({entry});
    if (auto* lanes = qobject_cast<LanesView*>(panel)) {
        lanes->fitSelection();
        lanes->setFocus(Qt::OtherFocusReason);
    } else {
        panel->setFocus(Qt::OtherFocusReason);
    }
}

} // namespace tilesight
