// The report as a sequence of blocks: headings, paragraphs, tables, figures. The caller adds blocks from top
// to bottom; write() breaks them into pages and paints all of them with one vector painter on one PDF.
//
// One unit is 1/96 inch (0.75 pt), the size that the views draw in, so figures are laid out at their printed
// width. Always the print theme, whatever the screen shows.
#pragma once

#include "app/explorer/report/page_flow.h"
#include "app/explorer/report/report_settings.h"
#include "app/explorer/report/report_table.h"
#include "app/explorer/report/text_block.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <functional>
#include <vector>

class QIODevice;
class QPainter;

namespace tilesight {

struct ReportFrame {
    QString title;               ///< document title
    QString headLeft, headRight; ///< above the content of each page
    QString footLeft, footRight; ///< below it; ", page n of m" is added to the right
};

class ReportWriter {
public:
    using Paint = std::function<void(QPainter&, const QRectF&)>;

    explicit ReportWriter(const Theme& theme, const ReportPage& page = {});

    double pageWidth() const { return m_area.width(); } ///< of the content
    double pageHeight() const;
    const Theme& theme() const { return m_theme; }

    void title(const QString& text, const QString& subtitle);
    /// The headings with their pages, in two columns; headings added later are in it, too.
    void contents();
    void heading(const QString& text); ///< is listed in the contents
    void subheading(const QString& text);
    void paragraph(const QString& text);
    void note(const QString& text); ///< small, secondary
    /// Painted into a box of this height over the whole width; the caption gets its number ("Figure 2.")
    /// here.
    void figure(double height, const Paint& paint, const QString& caption);
    void table(const ReportTable& table);
    void block(double height, double spaceBefore, const Paint& paint, bool keepWithNext = false);

    void keepWithNext() { m_items.back().keepWithNext = true; } ///< what was added last

    int pageCount() const;
    void write(QIODevice& device, const ReportFrame& frame) const;

private:
    void text(const QString& text, const QFont& font, const QColor& colour, double spaceBefore,
              bool keepWithNext = false, int boldPrefix = 0);
    void tablePart(const ReportTable& table, const std::vector<double>& widths);
    std::vector<FlowItem> itemsToPlace() const; ///< with the height of the contents
    void paintContents(QPainter& painter, const QRectF& rect, const std::vector<int>& pageOfItem) const;
    void paintFrame(QPainter& painter, const ReportFrame& frame, const QSizeF& paper, int page,
                    int pages) const;

    struct Heading {
        QString text;
        int item = 0;
    };

    Theme m_theme;
    ReportPage m_page;
    QSizeF m_area; ///< within the margins, with head and foot
    std::vector<FlowItem> m_items;
    std::vector<Paint> m_paints; ///< parallel to m_items
    std::vector<Heading> m_headings;
    int m_contents = -1; ///< item
    int m_figures = 0;
};

} // namespace tilesight
