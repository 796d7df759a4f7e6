#include "app/explorer/report/report_writer.h"

#include "app/explorer/report/report_text.h"
#include "widgets/theme/painting.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <QPdfWriter>
#include <qcustomplot.h>

#include <algorithm>

namespace tilesight {
namespace {

constexpr double millimetre = 96 / 25.4;
constexpr double marginMillimetres = 18;
constexpr double headHeight = 34, footHeight = 30;
constexpr double contentsHead = 24, contentsRow = 18, contentsGap = 28;

QSizeF areaOf(const ReportPage& page) {
    QSizeF paper = QPageSize(page.size).size(QPageSize::Millimeter);
    if (page.landscape) paper.transpose();
    return (paper - QSizeF(2 * marginMillimetres, 2 * marginMillimetres)) * millimetre;
}


} // namespace

ReportWriter::ReportWriter(const Theme& theme, const ReportPage& page)
    : m_theme(theme), m_page(page), m_area(areaOf(page)) {}

double ReportWriter::pageHeight() const { return m_area.height() - headHeight - footHeight; }

void ReportWriter::block(double blockHeight, double spaceBefore, const Paint& paint, bool keepWithNext) {
    m_items.push_back({blockHeight, spaceBefore, keepWithNext, -1});
    m_paints.push_back(paint);
}

void ReportWriter::text(const QString& content, const QFont& font, const QColor& colour, double spaceBefore,
                        bool keepWithNext, int boldPrefix) {
    const TextBlock body(content, font, colour, pageWidth(), Qt::AlignLeft, boldPrefix);
    block(
        body.height(), spaceBefore,
        [body](QPainter& painter, const QRectF& rect) { body.paint(painter, rect.topLeft()); }, keepWithNext);
}

void ReportWriter::title(const QString& content, const QString& subtitle) {
    text(content, m_theme.font(24, true), m_theme.text, 0, true);
    text(subtitle, m_theme.font(12), m_theme.textSecondary, 2);
}

void ReportWriter::contents() {
    m_contents = int(m_items.size());
    block(0, 16, {});
}

void ReportWriter::heading(const QString& content) {
    m_headings.push_back({content, int(m_items.size())});
    text(content, m_theme.font(16, true), m_theme.text, 22, true);
}

void ReportWriter::subheading(const QString& content) {
    text(content, m_theme.font(13, true), m_theme.text, 14, true);
}

void ReportWriter::paragraph(const QString& content) { text(content, m_theme.font(13), m_theme.text, 7); }
void ReportWriter::note(const QString& content) { text(content, m_theme.font(11), m_theme.textSecondary, 7); }

void ReportWriter::figure(double figureHeight, const Paint& paint, const QString& caption) {
    block(figureHeight, 8, paint, true);
    const QString number = Report::tr("Figure %1.").arg(++m_figures);
    text(number + u' ' + caption, m_theme.font(11), m_theme.textSecondary, 6, false, int(number.size()));
}

std::vector<FlowItem> ReportWriter::itemsToPlace() const {
    std::vector<FlowItem> items = m_items;
    if (m_contents >= 0)
        items[std::size_t(m_contents)].height = contentsHead + double((m_headings.size() + 1) / 2) * contentsRow;
    return items;
}

int ReportWriter::pageCount() const { return int(paginate(itemsToPlace(), pageHeight()).size()); }

void ReportWriter::paintContents(QPainter& painter, const QRectF& rect,
                                 const std::vector<int>& pageOfItem) const {
    TextBlock(Report::tr("Contents"), m_theme.font(13, true), m_theme.text, rect.width())
        .paint(painter, rect.topLeft());
    const std::size_t rows = (m_headings.size() + 1) / 2;
    const double width = (rect.width() - contentsGap) / 2;
    painter.setFont(m_theme.font(12));
    const QFontMetricsF metrics(painter.font());
    for (std::size_t i = 0; i < m_headings.size(); ++i) {
        const QRectF row(rect.x() + (i < rows ? 0 : width + contentsGap),
                         rect.y() + contentsHead + double(i % rows) * contentsRow, width, contentsRow);
        const QString page = QString::number(pageOfItem[std::size_t(m_headings[i].item)] + 1);
        const QString words =
            metrics.elidedText(m_headings[i].text, Qt::ElideRight, width - metrics.horizontalAdvance(page) - 20);
        painter.setPen(m_theme.text);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, words);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, page);
        painter.setPen(QPen(m_theme.lineSoft, 0.75));
        painter.drawLine(row.bottomLeft(), row.bottomRight());
    }
}

void ReportWriter::write(QIODevice& device, const ReportFrame& frame) const {
    QPdfWriter pdf(&device);
    pdf.setTitle(frame.title);
    pdf.setCreator(QStringLiteral("TileSight Explorer " TILESIGHT_VERSION));
    pdf.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    pdf.setPageLayout({QPageSize(m_page.size),
                       m_page.landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                       {marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres},
                       QPageLayout::Millimeter});
    pdf.setResolution(1200);

    QCPPainter painter(&pdf);
    painter.setRenderHint(QPainter::LosslessImageRendering); // heat maps are data, not photographs
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.scale(pdf.resolution() / 96.0, pdf.resolution() / 96.0);

    const std::vector<FlowItem> items = itemsToPlace();
    const auto pages = paginate(items, pageHeight());
    std::vector<int> pageOfItem(items.size());
    for (std::size_t page = 0; page < pages.size(); ++page)
        for (const PlacedItem& placed : pages[page])
            pageOfItem[std::size_t(placed.item)] = int(page);
    for (std::size_t page = 0; page < pages.size(); ++page) {
        if (page > 0) pdf.newPage();
        paintFrame(painter, frame, m_area, int(page) + 1, int(pages.size()));
        for (const PlacedItem& placed : pages[page]) {
            const auto i = std::size_t(placed.item);
            const QRectF rect(0, headHeight + placed.y, pageWidth(), items[i].height);
            painter.save();
            if (placed.item == m_contents)
                paintContents(painter, rect, pageOfItem);
            else
                m_paints[i](painter, rect);
            painter.restore();
        }
    }
}

void ReportWriter::paintFrame(QPainter& painter, const ReportFrame& frame, const QSizeF& paper, int page,
                              int pages) const {
    painter.save();
    painter.setFont(m_theme.font(10));
    const QFontMetricsF metrics(painter.font());
    const auto row = [&](double y, const QString& left, const QString& right) {
        painter.setPen(m_theme.textTertiary);
        const QRectF rect(0, y, paper.width(), 14);
        const double room = paper.width() - metrics.horizontalAdvance(right) - 24;
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(left, Qt::ElideRight, room));
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, right);
    };
    row(0, frame.headLeft, frame.headRight);
    row(paper.height() - 14, frame.footLeft,
        Report::tr("%1, page %2 of %3").arg(frame.footRight).arg(page).arg(pages));
    painter.setPen(QPen(m_theme.line, 0.75));
    painter.drawLine(QPointF(0, 19), QPointF(paper.width(), 19));
    painter.drawLine(QPointF(0, paper.height() - 19), QPointF(paper.width(), paper.height() - 19));
    painter.restore();
}

} // namespace tilesight
