// A PDF as poppler reads it: its words with their places.
#pragma once

#include <QFile>
#include <QProcess>
#include <QRectF>
#include <QRegularExpression>
#include <QString>
#include <QXmlStreamReader>

#include <vector>

namespace tilesight {

inline QString run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        return QStringLiteral("FAILED ") + program + u' ' + process.errorString();
    return QString::fromUtf8(process.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);
}

struct Word {
    QString text;
    QRectF box;
};
struct Page {
    QSizeF size;
    std::vector<Word> words;
};

/// Every word of every page with its place, in points.
inline std::vector<Page> wordsOf(const QString& pdf) {
    std::vector<Page> pages;
    QXmlStreamReader xml(run("pdftotext", {"-bbox", pdf, "-"}));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto number = [&xml](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toDouble();
        };
        if (xml.name() == QLatin1String("page")) pages.push_back({{number("width"), number("height")}, {}});
        if (xml.name() != QLatin1String("word") || pages.empty()) continue;
        const QRectF box(QPointF(number("xMin"), number("yMin")), QPointF(number("xMax"), number("yMax")));
        pages.back().words.push_back({xml.readElementText(), box});
    }
    return pages;
}

inline QByteArray withoutCreationDate(const QString& pdf) {
    QFile file(pdf);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString bytes = QString::fromLatin1(file.readAll());
    static const QRegularExpression date(QStringLiteral("/CreationDate \\(D:[^)]*\\)"));
    return bytes.replace(date, QStringLiteral("/CreationDate ()")).toLatin1();
}

} // namespace tilesight
