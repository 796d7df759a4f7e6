#include "app/explorer/report/report_writer.h"

#include "widgets/theme/painting.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <QPdfWriter>
#include <qcustomplot.h>

namespace tilesight {
namespace {

constexpr double millimetre = 96 / 25.4;
constexpr double marginMillimetres = 18;
constexpr double width = (210 - 2 * marginMillimetres) * millimetre;
constexpr double height = (297 - 2 * marginMillimetres) * millimetre;
constexpr double headHeight = 34, footHeight = 30;

QString tr(const char* text) { return QCoreApplication::translate("Report", text); }

} // namespace

ReportWriter::ReportWriter(const Theme& theme) : m_theme(theme) {}

double ReportWriter::pageWidth() { return width; }
double ReportWriter::pageHeight() { return height - headHeight - footHeight; }

void ReportWriter::block(double blockHeight, double spaceBefore, const Paint& paint, bool keepWithNext) {
    m_items.push_back({blockHeight, spaceBefore, keepWithNext, false, -1});
    m_paints.push_back(paint);
}

void ReportWriter::text(const QString& content, const QFont& font, const QColor& colour, double spaceBefore,
                        bool keepWithNext, int boldPrefix) {
    const TextBlock body(content, font, colour, width, Qt::AlignLeft, boldPrefix);
    block(
        body.height(), spaceBefore,
        [body](QPainter& painter, const QRectF& rect) { body.paint(painter, rect.topLeft()); }, keepWithNext);
}

void ReportWriter::title(const QString& content, const QString& subtitle) {
    text(content, m_theme.font(24, true), m_theme.text, 0, true);
    text(subtitle, m_theme.font(12), m_theme.textSecondary, 2);
}

void ReportWriter::heading(const QString& content) {
    text(content, m_theme.font(16, true), m_theme.text, 22, true);
}

void ReportWriter::subheading(const QString& content) {
    text(content, m_theme.font(13, true), m_theme.text, 14, true);
}

void ReportWriter::paragraph(const QString& content) { text(content, m_theme.font(13), m_theme.text, 7); }
void ReportWriter::note(const QString& content) { text(content, m_theme.font(11), m_theme.textSecondary, 7); }

void ReportWriter::figure(double figureHeight, const Paint& paint, const QString& caption) {
    block(figureHeight, 8, paint, true);
    const QString number = tr("Figure %1.").arg(++m_figures);
    text(number + u' ' + caption, m_theme.font(11), m_theme.textSecondary, 6, false, int(number.size()));
}

QSizeF ReportWriter::landscapeSpace() { return {height, width - headHeight - footHeight - 62}; }

void ReportWriter::landscapeFigure(const QString& headingText, const Paint& paint, const QString& caption) {
    const QString number = tr("Figure %1.").arg(++m_figures);
    const TextBlock head(headingText, m_theme.font(16, true), m_theme.text, height);
    const TextBlock words(number + u' ' + caption, m_theme.font(11), m_theme.textSecondary, height,
                          Qt::AlignLeft, int(number.size()));
    block(pageHeight(), 0, [=](QPainter& painter, const QRectF& rect) {
        head.paint(painter, rect.topLeft());
        painter.save();
        paint(painter, QRectF(QPointF(0, rect.y() + 32), landscapeSpace()));
        painter.restore();
        words.paint(painter, {0, rect.y() + 32 + landscapeSpace().height() + 8});
    });
    m_items.back().ownPage = true;
}

int ReportWriter::pageCount() const { return int(paginate(m_items, pageHeight()).size()); }

void ReportWriter::write(QIODevice& device, const ReportFrame& frame) const {
    QPdfWriter pdf(&device);
    pdf.setTitle(frame.title);
    pdf.setCreator(QStringLiteral("TileSight Explorer " TILESIGHT_VERSION));
    pdf.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    pdf.setPageLayout({QPageSize(QPageSize::A4),
                       QPageLayout::Portrait,
                       {marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres},
                       QPageLayout::Millimeter});
    pdf.setResolution(1200);

    QCPPainter painter(&pdf);
    painter.setRenderHint(QPainter::LosslessImageRendering); // heat maps are data, not photographs
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.scale(pdf.resolution() / 96.0, pdf.resolution() / 96.0);

    const auto pages = paginate(m_items, pageHeight());
    for (std::size_t page = 0; page < pages.size(); ++page) {
        const bool landscape = m_items[std::size_t(pages[page].front().item)].ownPage;
        if (page > 0) {
            pdf.setPageOrientation(landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
            pdf.newPage();
        }
        paintFrame(painter, frame, landscape ? QSizeF(height, width) : QSizeF(width, height), int(page) + 1,
                   int(pages.size()));
        for (const PlacedItem& placed : pages[page]) {
            const auto i = std::size_t(placed.item);
            painter.save();
            m_paints[i](painter, QRectF(0, headHeight + placed.y, width, m_items[i].height));
            painter.restore();
        }
    }
}

void ReportWriter::paintFrame(QPainter& painter, const ReportFrame& frame, const QSizeF& paper, int page,
                              int pages) const {
    painter.save();
    painter.setFont(m_theme.font(10));
    const auto row = [&](double y, const QString& left, const QString& right) {
        painter.setPen(m_theme.textTertiary);
        const QRectF rect(0, y, paper.width(), 14);
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, left);
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, right);
    };
    row(0, frame.headLeft, frame.headRight);
    row(paper.height() - 14, frame.footLeft,
        tr("%1, page %2 of %3").arg(frame.footRight).arg(page).arg(pages));
    painter.setPen(QPen(m_theme.line, 0.75));
    painter.drawLine(QPointF(0, 19), QPointF(paper.width(), 19));
    painter.drawLine(QPointF(0, paper.height() - 19), QPointF(paper.width(), paper.height() - 19));
    painter.restore();
}

} // namespace tilesight
