// The colour and icon tables compiled into the program: resources/tokens.json and resources/icons.json.
#pragma once

#include "widgets/theme/theme.h"

#include <QHash>
#include <QJsonObject>
#include <QStringList>
#include <initializer_list>

namespace tilesight {

class TokenTable {
public:
    static const TokenTable& instance(); ///< read once, then constant

    QColor colour(std::initializer_list<const char*> path) const; ///< {"themes", "dark", "accent"}
    QVector<QColor> colours(const char* map) const;               ///< stops of a colour map
    ResourceStyle resource(const QString& id) const;
    QString iconPath(const QString& name) const; ///< SVG path data on a 16 grid; "" = no such icon
    QStringList iconNames() const;               ///< sorted
    double iconStroke() const;

private:
    TokenTable();
    QJsonObject m_tokens, m_icons;
};

} // namespace tilesight
