#include "app/explorer/window/commands.h"

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <algorithm>

namespace tilesight {
namespace {

constexpr int keptRecent = 12;

QString plain(QString text) {
    text = text.section(u'\t', 0, 0); // what follows stands in the column of the keys
    text.remove(u'&');
    text.remove(QStringLiteral("…"));
    return text;
}

QString below(const QString& place, const QString& title) {
    return place.isEmpty() ? title : place + QStringLiteral(" › ") + title;
}

void collect(const QList<QAction*>& actions, const QString& menuPlace, QSet<QAction*>& seen,
             std::vector<Command>& commands) {
    QString place = menuPlace;
    for (QAction* action : actions) {
        const QString title = plain(action->text());
        if (action->isSeparator()) { // one with a text heads a section
            place = title.isEmpty() ? menuPlace : below(menuPlace, title);
            continue;
        }
        if (seen.contains(action) || title.isEmpty() || action->property(showsPanelProperty).toBool()) continue;
        if (QMenu* menu = action->menu()) {
            emit menu->aboutToShow(); // it may fill itself only now
            collect(menu->actions(), below(place, title), seen, commands);
            continue;
        }
        seen.insert(action);
        Command command;
        command.title = title;
        command.place = place;
        command.id = below(place, title);
        command.keys = action->shortcut().toString(QKeySequence::NativeText);
        command.enabled = action->isEnabled();
        command.run = [kept = QPointer<QAction>(action)] {
            if (kept) kept->trigger();
        };
        commands.push_back(std::move(command));
    }
}

} // namespace

std::vector<Command> menuCommands(QMenuBar* menus, const QList<QAction*>& others) {
    std::vector<Command> commands;
    QSet<QAction*> seen;
    collect(menus->actions(), {}, seen, commands);
    // Ctrl+N opens a submenu of the same name: it stands where that does.
    const QString menuOf = menus->actions().isEmpty() ? QString() : plain(menus->actions().first()->text());
    for (QAction* action : others)
        if (action->property(opensMenuProperty).toBool() && !seen.contains(action))
            collect({action}, menuOf, seen, commands);
    collect(others, QMenuBar::tr("Window"), seen, commands);
    QHash<QString, int> uses; // two recent files may have one name
    for (Command& command : commands)
        if (const int times = ++uses[command.id]; times > 1) command.id += QStringLiteral(" (%1)").arg(times);
    return commands;
}

std::vector<Command> recentFirst(std::vector<Command> commands, const QStringList& recent) {
    const auto rank = [&](const Command& command) {
        const qsizetype at = recent.indexOf(command.id);
        return at < 0 ? recent.size() : at;
    };
    std::stable_sort(commands.begin(), commands.end(),
                     [&](const Command& a, const Command& b) { return rank(a) < rank(b); });
    return commands;
}

QStringList withRecent(QStringList recent, const QString& id) {
    recent.removeAll(id);
    recent.prepend(id);
    return recent.mid(0, keptRecent);
}

} // namespace tilesight
