#include "app/explorer/window/appearance_menus.h"

#include "app/explorer/translation.h"

#include <QActionGroup>
#include <QMenu>
#include <QSettings>

namespace tilesight {

AppearanceMenus::AppearanceMenus(ThemeController& themes, bool remember, QWidget* window)
    : QObject(window), m_themes(themes), m_remember(remember), m_window(window),
      m_names(new QActionGroup(this)), m_sizes(new QActionGroup(this)) {
    for (const auto& [name, title] : {std::pair("light", tr("&Light")), std::pair("dark", tr("&Dark")),
                                      std::pair("contrast", tr("&High Contrast, Light")),
                                      std::pair("contrast-dark", tr("High &Contrast, Dark"))}) {
        QAction* theme = m_names->addAction(title);
        theme->setData(QString::fromLatin1(name));
        theme->setCheckable(true);
    }
    for (const double scale : ThemeController::fontScales) {
        QAction* size = m_sizes->addAction(tr("%1 %").arg(qRound(scale * 100)));
        size->setData(scale);
        size->setCheckable(true);
    }
    connect(m_names, &QActionGroup::triggered, this,
            [this](QAction* chosen) { m_themes.setTheme(chosen->data().toString()); });
    connect(m_sizes, &QActionGroup::triggered, this,
            [this](QAction* chosen) { m_themes.setFontScale(chosen->data().toDouble()); });
    connect(&themes, &ThemeController::themeChanged, this, &AppearanceMenus::showCurrent);
    showCurrent();
}

void AppearanceMenus::addTo(QMenu* menu) {
    menu->addMenu(themeMenu(menu));
    menu->addMenu(sizeMenu(menu));
    menu->addMenu(languageMenu(menu));
}

QMenu* AppearanceMenus::themeMenu(QMenu* parent) {
    auto* menu = new QMenu(tr("&Theme"), parent);
    menu->addActions(m_names->actions());
    return menu;
}

QMenu* AppearanceMenus::sizeMenu(QMenu* parent) {
    auto* menu = new QMenu(tr("Text &Size"), parent);
    const auto step = [&](const QString& title, const QList<QKeySequence>& keys, auto slot) {
        QAction* action = menu->addAction(title, this, slot);
        action->setShortcuts(keys);
        m_window->addAction(action);
    };
    step(tr("&Larger"), {QKeySequence(Qt::CTRL | Qt::Key_Equal), QKeySequence(Qt::CTRL | Qt::Key_Plus)},
         [this] { m_themes.zoom(1); });
    step(tr("&Smaller"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { m_themes.zoom(-1); });
    step(tr("&Normal"), {QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { m_themes.setFontScale(1); });
    menu->addSeparator();
    menu->addActions(m_sizes->actions());
    return menu;
}

QMenu* AppearanceMenus::languageMenu(QMenu* parent) {
    auto* menu = new QMenu(tr("Lan&guage"), parent);
    auto* group = new QActionGroup(menu);
    const QString chosen = m_remember ? chosenLanguage() : QString();
    const auto add = [&](const QString& title, const QString& id) {
        QAction* action = group->addAction(title);
        action->setData(id);
        action->setCheckable(true);
        action->setChecked(id == chosen);
        menu->addAction(action);
    };
    add(tr("As the &System"), {});
    for (const Language& language : languages())
        add(language.name, language.id);
    connect(group, &QActionGroup::triggered, this, [this](QAction* action) {
        if (m_remember) chooseLanguage(action->data().toString());
        emit message(tr("The language changes at the next start"));
    });
    return menu;
}

void AppearanceMenus::showCurrent() {
    for (QAction* action : m_names->actions())
        action->setChecked(action->data() == m_themes.name());
    for (QAction* action : m_sizes->actions())
        action->setChecked(qFuzzyCompare(action->data().toDouble(), m_themes.fontScale()));
}

} // namespace tilesight
