// Languages of the window. Names from plans and hardware files, units and the sentences of the engine stay as they
// are: files, reports of the command line and the window can then be compared word by word.
#pragma once

#include <QString>
#include <vector>

class QCoreApplication;

namespace tilesight {

struct Language {
    QString id;   ///< "de", "zh_CN", as in resources/translations/tilesight_ID.ts
    QString name; ///< in the language itself
};

const std::vector<Language>& languages(); ///< English, in which the sources are written, first

QString chosenLanguage(); ///< from the settings; "" = as the system
void chooseLanguage(const QString& id);

/// The language among languages() for a wish such as "de", "de_AT" or "zh-Hans-CN"; "" when there is none.
QString supportedLanguage(const QString& wish);

/// Makes `app` speak `id`, or the system's language when it is "". Unknown languages leave it English.
void installTranslation(QCoreApplication& app, const QString& id);

} // namespace tilesight
