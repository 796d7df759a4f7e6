#include "widgets/theme/token_table.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

// Outside any namespace, as the macro demands: a static library's resources are linked in only when asked
// for.
static void initTileSightResources() { Q_INIT_RESOURCE(resources); }

namespace tilesight {

namespace {
QJsonObject readObject(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("Resource %s is missing from the program.", qPrintable(path));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject()) qFatal("Resource %s: %s", qPrintable(path), qPrintable(error.errorString()));
    return document.object();
}
} // namespace

const TokenTable& TokenTable::instance() {
    static const TokenTable table;
    return table;
}

TokenTable::TokenTable() {
    initTileSightResources();
    m_tokens = readObject(QStringLiteral(":/tokens.json"));
    m_icons = readObject(QStringLiteral(":/icons.json"));
}

QColor TokenTable::colour(std::initializer_list<const char*> path) const {
    QJsonValue value = m_tokens;
    for (const char* key : path)
        value = value.toObject().value(QLatin1String(key));
    return QColor(value.toString());
}

QVector<QColor> TokenTable::colours(const char* map) const {
    QVector<QColor> result;
    const QJsonArray stops =
        m_tokens.value(QLatin1String("maps")).toObject().value(QLatin1String(map)).toArray();
    for (const QJsonValue& stop : stops)
        result.append(QColor(stop.toString()));
    return result;
}

ResourceStyle TokenTable::resource(const QString& id) const {
    const QJsonArray rows = m_tokens.value(QLatin1String("resources")).toArray();
    for (const QJsonValue& value : rows) {
        const QJsonObject row = value.toObject();
        const auto text = [&row](const char* key) { return row.value(QLatin1String(key)).toString(); };
        if (text("id") == id)
            return {id,
                    text("name"),
                    text("code"),
                    QColor(text("fill")),
                    QColor(text("text")),
                    QColor(text("edgeLight")),
                    QColor(text("edgeDark")),
                    text("pattern")};
    }
    return {};
}

QString TokenTable::iconPath(const QString& name) const {
    return m_icons.value(QLatin1String("paths")).toObject().value(name).toString();
}

QStringList TokenTable::iconNames() const { return m_icons.value(QLatin1String("paths")).toObject().keys(); }

double TokenTable::iconStroke() const { return m_icons.value(QLatin1String("stroke")).toDouble(); }

} // namespace tilesight
