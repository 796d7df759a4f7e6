// Frame around a loop (solid) or the epilogue (dashed), with its title and what is known about it.
#pragma once

#include "widgets/theme/theme.h"

#include <QGraphicsItem>

namespace tilesight {

/// As many of the parts between " · " as fit; a number that is cut says nothing.
QString wholeParts(const QString& caption, const QFont& font, double width);

class FrameItem : public QGraphicsItem {
public:
    FrameItem(QString title, QString caption, bool isLoop, const Theme* theme);
    void setFrame(const QRectF& frame);
    void setBand(const QRectF& band); ///< the part of the scene that is shown: title and caption stand in it; null = all
    const QRectF& frame() const { return m_frame; }
    const QString& title() const { return m_title; }
    QRectF headRect() const; ///< of title and caption, in the scene

    QRectF boundingRect() const override { return m_frame.adjusted(-2, -2, 2, 2); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QString m_title, m_caption;
    bool m_isLoop;
    const Theme* m_theme;
    QRectF m_frame, m_band;
};

} // namespace tilesight
