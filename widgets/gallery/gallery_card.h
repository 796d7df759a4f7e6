// One launch order: name, heat map, time, delta against the current order, hit rate of the reads, bytes that
// reach L2 after merging, DRAM bytes.
#pragma once

#include "widgets/gallery/gallery_map.h"
#include "widgets/summary/wording.h"

#include <QAbstractButton>

namespace tilesight {

/// What all cards of a gallery have in common.
struct GalleryLook {
    const Gallery* gallery = nullptr;
    const Analysis* current = nullptr; ///< deltas and differences are against this; may be null
    double band = 0;                   ///< how far off its latency usually is, as a share; 0 = without `current`
    MapScale scale;
    Theme theme;
    bool stale = false;
};

struct CardState {
    bool hovered = false, focused = false, pressed = false, interactive = true;
};

inline constexpr QSize galleryCardSize{204, 166};

void paintGalleryCard(QPainter& painter, const QRectF& rect, const GalleryEntry& entry,
                      const GalleryLook& look, const CardState& state);
/// "Hilbert: 184 µs, ▲ 2.8 % slower, L2 hit rate 74.2 %, 274 MB from DRAM"
QString cardSentence(const GalleryEntry& entry, const GalleryLook& look);

/// Button around a card. `look` is shared with the view and outlives the card.
class GalleryCard : public QAbstractButton {
    Q_OBJECT
public:
    GalleryCard(int index, const GalleryLook& look, QWidget* parent = nullptr);
    int index() const { return m_index; }
    const GalleryEntry& entry() const { return m_look.gallery->entries[std::size_t(m_index)]; }
    const std::string& title() const { return m_title; } ///< of the entry; outlives its gallery
    void refresh(); ///< after a change of the look
    QSize sizeHint() const override;

signals:
    void stepRequested(int deltaColumns, int deltaRows); ///< arrow keys

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }
    void focusInEvent(QFocusEvent* event) override;

private:
    int m_index;
    const GalleryLook& m_look;
    std::string m_title;
};

} // namespace tilesight
