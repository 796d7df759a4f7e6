// A wrapped piece of text, measured once and painted where wanted. Lines break between words, or anywhere
// when a word is wider than the block, so that nothing is ever clipped.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <memory>

class QPainter;
class QPointF;
class QTextLayout;

namespace tilesight {

class TextBlock {
public:
    /// The first `boldPrefix` characters are semibold.
    TextBlock(const QString& text, const QFont& font, const QColor& colour, double width,
              Qt::Alignment alignment = Qt::AlignLeft, int boldPrefix = 0);
    double height() const { return m_height; }
    int lineCount() const;
    void paint(QPainter& painter, const QPointF& topLeft) const;

    /// Width without wrapping.
    static double naturalWidth(const QString& text, const QFont& font);
    /// Of the longest piece without a place to break: below it, words break.
    static double longestWord(const QString& text, const QFont& font);

private:
    std::shared_ptr<QTextLayout> m_layout; ///< shared, because copies are made by paint closures
    QColor m_colour;
    double m_height = 0;
};

} // namespace tilesight
