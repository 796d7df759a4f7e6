// Pictures of views for people to look at: written when TILESIGHT_PICTURES names a folder, else nothing
// happens.
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/theme/tile_style.h"

#include <QApplication>
#include <QDir>
#include <QWidget>

namespace tilesight::example {

inline void savePicture(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("TILESIGHT_PICTURES");
    if (folder.isEmpty()) return;
    QDir().mkpath(folder);
    for (int i = 0; i < 3; ++i) { // layouts of new children settle over a few rounds
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
    widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

/// Makes the program's style and palette those of the theme, as the explorer does.
inline void useTheme(const Theme& theme) {
    auto* style = qobject_cast<TileStyle*>(QApplication::style());
    if (!style) {
        style = new TileStyle(theme);
        QApplication::setStyle(style);
    }
    style->setTheme(theme);
    QApplication::setPalette(theme.palette());
    QApplication::setFont(theme.font(13));
}

inline QVector<QPair<QString, Theme>> pictureThemes() {
    return {{QStringLiteral("light"), Theme::light()},
            {QStringLiteral("dark"), Theme::dark()},
            {QStringLiteral("contrast"), Theme::contrast(true)}};
}

} // namespace tilesight::example
