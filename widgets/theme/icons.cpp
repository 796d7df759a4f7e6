// Icons are path data drawn in the theme's colours; see painting.h.
#include "widgets/theme/painting.h"
#include "widgets/theme/token_table.h"

#include <QCache>
#include <QIconEngine>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tilesight {

namespace {

QByteArray iconSvg(const QString& name, const QColor& colour) {
    const TokenTable& table = TokenTable::instance();
    return QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>"
                          "<path fill='none' stroke='%1' stroke-opacity='%2' stroke-width='%3' "
                          "stroke-linecap='round' stroke-linejoin='round' d='%4'/></svg>")
        .arg(colour.name(), QString::number(colour.alphaF()), QString::number(table.iconStroke()),
             table.iconPath(name))
        .toUtf8();
}

class ThemedIconEngine : public QIconEngine {
public:
    ThemedIconEngine(QString name, QColor normal, QColor disabled, QColor checked)
        : m_name(std::move(name)), m_normal(normal), m_disabled(disabled), m_checked(checked) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        paintIcon(*painter, rect, m_name, colourFor(mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QColor colour = colourFor(mode, state);
        const QString key = QStringLiteral("icon %1 %2 %3x%4")
                                .arg(m_name, colour.name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap)) return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintIcon(painter, QRect(QPoint(), size), m_name, colour);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }
    QIconEngine* clone() const override { return new ThemedIconEngine(*this); }

private:
    QColor colourFor(QIcon::Mode mode, QIcon::State state) const {
        return mode == QIcon::Disabled ? m_disabled : state == QIcon::On ? m_checked : m_normal;
    }

    QString m_name;
    QColor m_normal, m_disabled, m_checked;
};

} // namespace

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& colour) {
    // Parsing costs more than painting. Few names times few colours.
    thread_local QCache<QString, QSvgRenderer> renderers(400);
    const QString key = name + colour.name(QColor::HexArgb);
    QSvgRenderer* renderer = renderers.object(key);
    if (!renderer) {
        renderer = new QSvgRenderer(iconSvg(name, colour));
        renderers.insert(key, renderer);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer->render(&painter, rect);
    painter.restore();
}

QIcon themedIcon(const QString& name, const Theme& theme) {
    return QIcon(new ThemedIconEngine(name, theme.text, theme.textDisabled, theme.accent));
}

QIcon applicationIcon() {
    TokenTable::instance(); // makes sure that the resources are there
    return QIcon(QStringLiteral(":/icons/tilesight-explorer.svg"));
}

} // namespace tilesight
