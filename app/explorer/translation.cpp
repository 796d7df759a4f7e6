#include "app/explorer/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace tilesight {
namespace {
const QString key = QStringLiteral("language");
}

const std::vector<Language>& languages() {
    static const std::vector<Language> known = {{QStringLiteral("en"), QStringLiteral("English")},
                                                {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                                {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
    return known;
}

QString chosenLanguage() { return supportedLanguage(QSettings().value(key).toString()); }
void chooseLanguage(const QString& id) { QSettings().setValue(key, id); }

QString supportedLanguage(const QString& wish) {
    const QString lower = QString(wish).replace(u'-', u'_').toLower();
    for (const Language& language : languages())
        if (!lower.isEmpty() && lower.section(u'_', 0, 0) == language.id.section(u'_', 0, 0)) {
            // Traditional characters are another script: better English than the wrong one.
            const bool traditional = lower.contains(QLatin1String("hant")) ||
                                     lower.endsWith(QLatin1String("_tw")) ||
                                     lower.endsWith(QLatin1String("_hk"));
            if (!traditional) return language.id;
        }
    return {};
}

void installTranslation(QCoreApplication& app, const QString& id) {
    QString language = id;
    if (language.isEmpty())
        for (const QString& wish : QLocale::system().uiLanguages())
            if (language = supportedLanguage(wish); !language.isEmpty()) break;
    if (language == languages().front().id) {
        if (QLocale().language() != QLocale::English) QLocale::setDefault(QLocale(QLocale::English));
        return;
    }
    if (language.isEmpty()) return;
    auto* own = new QTranslator(&app);
    if (!own->load(
            QStringLiteral(":/translations/tilesight_%1.qm").arg(language))) { // built without translations
        delete own;
        return;
    }
    auto* toolkit = new QTranslator(&app); // buttons of the standard dialogs
    if (toolkit->load(QStringLiteral("qtbase_%1").arg(language),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        app.installTranslator(toolkit);
    app.installTranslator(own);
    QLocale::setDefault(QLocale(language));
}

} // namespace tilesight
