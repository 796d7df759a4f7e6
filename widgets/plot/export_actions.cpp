#include "widgets/plot/export_actions.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QWidget>
#include <qcustomplot.h>

namespace tilesight {

ExportActions::ExportActions(QWidget* view, Exportable what)
    : QObject(view), m_view(view), m_what(std::move(what)) {
    const auto add = [&](const QString& text, auto act) {
        auto* action = new QAction(text, view);
        connect(action, &QAction::triggered, this, [this, act] {
            if (!m_refusal.isEmpty()) return void(emit refused(m_refusal));
            act();
        });
        view->addAction(action);
        m_actions << action;
    };
    add(tr("Copy Picture"), [this] { QGuiApplication::clipboard()->setImage(image()); });
    add(tr("Save as SVG…"), [this] { emit saveRequested(QStringLiteral("svg")); });
    add(tr("Save as PNG…"), [this] { emit saveRequested(QStringLiteral("png")); });
    add(tr("Save as PDF…"), [this] { emit saveRequested(QStringLiteral("pdf")); });
    if (m_what.csv) {
        add(tr("Copy Numbers as CSV"), [this] { QGuiApplication::clipboard()->setText(csv()); });
        add(tr("Save Numbers as CSV…"), [this] { emit saveRequested(QStringLiteral("csv")); });
    }
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QList<ExportActions*> ExportActions::of(const QWidget* view) {
    QList<ExportActions*> all = view->findChildren<ExportActions*>();
    std::stable_partition(all.begin(), all.end(), [view](ExportActions* e) { return e->m_view == view; });
    return all;
}

QString ExportActions::title() const {
    return m_view->accessibleName().isEmpty() ? m_view->objectName() : m_view->accessibleName();
}

void ExportActions::setEnabled(bool enabled) {
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(enabled);
}

QSize ExportActions::pictureSize() const {
    const QSize size = m_what.measure ? m_what.measure(Theme::print()) : m_what.size;
    return size.expandedTo({16, 16});
}

void ExportActions::paintOn(QPaintDevice* device, double scale) const {
    const Theme theme = Theme::print();
    const QSize size = pictureSize();
    QCPPainter painter(device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.fillRect(QRect(QPoint(0, 0), size), theme.panel);
    m_what.paint(painter, size, theme);
}

QString ExportActions::csv() const { return m_what.csv ? m_what.csv() : QString(); }

QImage ExportActions::image() const {
    QImage image(pictureSize() * 2, QImage::Format_RGB32);
    paintOn(&image, 2);
    return image;
}

QStringList ExportActions::suffixes() const {
    QStringList all{QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf")};
    if (m_what.csv) all << QStringLiteral("csv");
    return all;
}

QByteArray ExportActions::content(const QString& suffix) const {
    if (!m_refusal.isEmpty()) return {};
    if (suffix == QLatin1String("svg")) return svg();
    if (suffix == QLatin1String("png")) return png();
    if (suffix == QLatin1String("pdf")) return pdf();
    return suffix == QLatin1String("csv") ? csv().toUtf8() : QByteArray();
}

QByteArray ExportActions::svg() const {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(pictureSize());
    generator.setViewBox(QRect(QPoint(0, 0), pictureSize()));
    generator.setTitle(QStringLiteral("TileSight Explorer"));
    paintOn(&generator, 1);
    return buffer.data();
}

QByteArray ExportActions::png() const {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image().save(&buffer, "PNG");
    return buffer.data();
}

QByteArray ExportActions::pdf() const {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr int dotsPerPixel = 10; // places are rounded to dots; a pixel of the screen is 1/96 inch
    writer.setResolution(96 * dotsPerPixel);
    writer.setPageSize(QPageSize(QSizeF(pictureSize()) * 0.75, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(title());
    writer.setCreator(QStringLiteral("TileSight Explorer"));
    paintOn(&writer, dotsPerPixel);
    return buffer.data();
}

QString exportFilter(const QString& suffix) {
    const auto words = [&](const QString& kind) { return QStringLiteral("%1 (*.%2)").arg(kind, suffix); };
    if (suffix == QLatin1String("svg")) return words(ExportActions::tr("SVG picture"));
    if (suffix == QLatin1String("png")) return words(ExportActions::tr("PNG picture"));
    if (suffix == QLatin1String("pdf")) return words(QStringLiteral("PDF"));
    if (suffix == QLatin1String("csv")) return words(ExportActions::tr("Numbers as CSV"));
    if (suffix == QLatin1String("json")) return words(QStringLiteral("JSON"));
    return {};
}

QString suffixRefusal(const QString& path, const QStringList& suffixes) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffixes.contains(suffix)) return {};
    const QString allowed = u'.' + suffixes.join(QStringLiteral(", ."));
    return suffix.isEmpty()
               ? ExportActions::tr("%1 does not say its format: its name has to end in %2")
                     .arg(QFileInfo(path).fileName(), allowed)
               : ExportActions::tr("files that end in .%1 cannot be written from here; these can: %2")
                     .arg(suffix, allowed);
}

} // namespace tilesight
