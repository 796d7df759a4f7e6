#include "app/explorer/shown_name.h"

#include <QFileInfo>
#include <QTextDocument>

namespace tilesight {

QString shownName(const QString& name) {
    QString shown;
    for (const QChar c : name) {
        const bool isSeparator = c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
        const bool turnsText = c.category() == QChar::Other_Format; // bidirectional marks and their like
        if (c == u'\n')
            shown += QStringLiteral("\\n");
        else if (c == u'\r')
            shown += QStringLiteral("\\r");
        else if (c == u'\t')
            shown += QStringLiteral("\\t");
        else if (c.category() == QChar::Other_Control || isSeparator || turnsText)
            shown += QStringLiteral("\\u%1").arg(int(c.unicode()), 4, 16, QLatin1Char('0'));
        else
            shown += c;
    }
    return shown;
}

QString shownFileName(const QString& path) { return shownName(QFileInfo(path).fileName()); }

QString pathTip(const QString& path) {
    const QString shown = shownName(path);
    return Qt::mightBeRichText(shown) ? QStringLiteral("<p>%1</p>").arg(shown.toHtmlEscaped()) : shown;
}

QString menuText(const QString& name) { return shownName(name).replace(u'&', QStringLiteral("&&")); }

} // namespace tilesight
