#include "widgets/shown_text.h"

#include "core/base/text.h"
#include "widgets/words.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

namespace tilesight {
namespace {

/// A cut may not fall into the middle of a character of two units.
int before(const QString& text, int at) { return at > 0 && text.at(at - 1).isHighSurrogate() ? at - 1 : at; }

} // namespace

QString shownText(const QString& text, int longest) {
    const QString shown = QString::fromStdString(inOneLine(text.toStdString()));
    if (shown.size() <= longest) return shown;
    const int end = longest / 3, start = longest - end - 1;
    return shown.left(before(shown, start)) + u'…' + shown.mid(before(shown, int(shown.size()) - end));
}

QString shownFileName(const QString& path) { return shownText(QFileInfo(path).fileName()); }

QString shownSentence(const QString& text, int longest) {
    static const QRegularExpression word(QStringLiteral("\\S+"));
    const QString shown = QString::fromStdString(printable(text.toStdString()));
    QString result;
    int from = 0;
    for (auto match = word.globalMatch(shown); match.hasNext();) {
        const auto found = match.next();
        const int length = int(found.capturedLength());
        if (length <= longest) continue;
        result += shown.mid(from, int(found.capturedStart()) - from);
        result +=
            shownText(found.captured(), std::max(longest / 2, 12)) + u' ' + tr("(%1 characters)").arg(length);
        from = int(found.capturedEnd());
    }
    return result + shown.mid(from);
}

} // namespace tilesight
