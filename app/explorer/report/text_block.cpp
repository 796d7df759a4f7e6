#include "app/explorer/report/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

namespace tilesight {

TextBlock::TextBlock(const QString& text, const QFont& font, const QColor& colour, double width,
                     Qt::Alignment alignment, int boldPrefix)
    : m_layout(std::make_shared<QTextLayout>(text, font)), m_colour(colour) {
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true); // advances of the printed glyphs, not of the screen's pixels
    m_layout->setTextOption(option);
    if (boldPrefix > 0) {
        QTextLayout::FormatRange bold;
        bold.start = 0;
        bold.length = boldPrefix;
        bold.format.setFontWeight(QFont::DemiBold);
        m_layout->setFormats({bold});
    }
    const double lineHeight = QFontMetricsF(font).height() * 1.08;
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, m_height});
        m_height += lineHeight;
    }
    m_layout->endLayout();
}

int TextBlock::lineCount() const { return m_layout->lineCount(); }

void TextBlock::paint(QPainter& painter, const QPointF& topLeft) const {
    painter.setPen(m_colour);
    m_layout->draw(&painter, topLeft);
}

double TextBlock::naturalWidth(const QString& text, const QFont& font) {
    double width = 0;
    for (const QString& line : text.split(u'\n'))
        width = std::max(width, QFontMetricsF(font).horizontalAdvance(line));
    return width;
}

} // namespace tilesight
