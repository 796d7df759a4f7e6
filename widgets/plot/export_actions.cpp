#include "widgets/plot/export_actions.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QPixmap>
#include <QSvgGenerator>
#include <QWidget>
#include <qcustomplot.h>

namespace tilesight {
namespace {

void paintOn(QPaintDevice* device, const Exportable& what, double scale) {
    const Theme theme = Theme::print();
    QCPPainter painter(device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.fillRect(QRect(QPoint(0, 0), what.size), theme.panel);
    what.paint(painter, what.size, theme);
}

QImage imageOf(const Exportable& what) {
    QImage image(what.size * 2, QImage::Format_RGB32);
    paintOn(&image, what, 2);
    return image;
}

} // namespace

ExportActions::ExportActions(QWidget* view, Exportable what) : QObject(view), m_what(std::move(what)) {
    const auto add = [&](const QString& text, auto act) {
        auto* action = new QAction(text, view);
        connect(action, &QAction::triggered, this, act);
        view->addAction(action);
        m_actions << action;
    };
    add(tr("Copy Full Picture"), [this] { QGuiApplication::clipboard()->setImage(imageOf(m_what)); });
    add(tr("Save as SVG…"), [this] { emit saveRequested(QStringLiteral("svg"), svg()); });
    add(tr("Save as PNG…"), [this] { emit saveRequested(QStringLiteral("png"), png()); });
    add(tr("Copy Numbers as CSV"), [this] { QGuiApplication::clipboard()->setText(csv()); });
    add(tr("Save Numbers as CSV…"), [this] { emit saveRequested(QStringLiteral("csv"), csv().toUtf8()); });
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ExportActions::setEnabled(bool enabled) {
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(enabled);
}

QByteArray ExportActions::svg() const {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(m_what.size);
    generator.setViewBox(QRect(QPoint(0, 0), m_what.size));
    generator.setTitle(QStringLiteral("TileSight Explorer"));
    paintOn(&generator, m_what, 1);
    return buffer.data();
}

QByteArray ExportActions::png() const {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    imageOf(m_what).save(&buffer, "PNG");
    return buffer.data();
}

} // namespace tilesight
