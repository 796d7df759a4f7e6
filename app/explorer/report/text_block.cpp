#include "app/explorer/report/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QTextOption>

namespace tilesight {
namespace {

/// No line ends between a number and its unit.
QString glued(QString text) { return text.replace(u'\u2009', u'\u202f'); }

QTextOption optionOf(Qt::Alignment alignment) {
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true); // advances of the printed glyphs, not of the screen's pixels
    return option;
}

double widthOf(const QString& line, const QFont& font) {
    QTextLayout layout(line, font);
    layout.setTextOption(optionOf(Qt::AlignLeft));
    layout.beginLayout();
    const QTextLine all = layout.createLine(); // of no width set: never wraps
    layout.endLayout();
    return all.isValid() ? all.naturalTextWidth() : 0;
}

} // namespace

TextBlock::TextBlock(const QString& text, const QFont& font, const QColor& colour, double width,
                     Qt::Alignment alignment, int boldPrefix)
    : m_layout(std::make_shared<QTextLayout>(glued(text), font)), m_colour(colour) {
    m_layout->setTextOption(optionOf(alignment));
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
    for (const QString& line : glued(text).split(u'\n'))
        width = std::max(width, widthOf(line, font));
    return width;
}

double TextBlock::longestWord(const QString& text, const QFont& font) {
    const QString all = glued(text);
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, all);
    double width = 0;
    for (qsizetype begin = 0, end = places.toNextBoundary(); end >= 0; begin = end, end = places.toNextBoundary())
        width = std::max(width, widthOf(all.mid(begin, end - begin).trimmed(), font));
    return width;
}

} // namespace tilesight
