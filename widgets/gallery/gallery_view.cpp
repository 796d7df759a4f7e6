#include "widgets/gallery/gallery_view.h"

#include "core/analysis/validated.h"
#include "core/plan/edit.h"
#include "widgets/mode_switch.h"
#include "widgets/plot/export_actions.h"
#include "widgets/report/order_sheet.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/theme/painting.h"

#include <QAction>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace tilesight {
namespace {
constexpr double margin = 12, gap = 8;
constexpr double lowest = 0.84, highest = 1.3; // of a card's height

bool sameButForTheOrder(const TilePlan& a, const TilePlan& b) { return setLaunchOrder(a, b.grid.order) == b; }
}

int galleryColumns(double width, double cardWidth, double gapWidth) {
    return std::clamp(int((width + gapWidth) / (cardWidth + gapWidth)), 1, 6);
}

GalleryView::GalleryView(Selection*, QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)),
      m_page(new QWidget) {
    m_look.theme = Theme::light();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Launch orders"));
    m_modeActions = modeSwitch(this,
                               {{tr("Hit rate"), tr("Share of each tile's reads that hit in a cache (H)")},
                                {tr("Difference"), tr("Difference against the current order (D)")}},
                               [this](int mode) { setMode(mode == 0 ? MapMode::hitRate : MapMode::difference); });
    m_exports = new ExportActions(
        this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                   if (m_state.gallery)
                       paintOrderSheet(painter, QRectF(QPointF(), QSizeF(size)), *m_state.gallery, theme);
               },
               [this] { return m_state.gallery ? galleryCsv(*m_state.gallery) : QString(); },
               {},
               [this](const Theme&) {
                   return QSize(900,
                                m_state.gallery ? int(std::ceil(orderSheetHeight(*m_state.gallery))) : 0);
               }});
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_page);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_page->setAutoFillBackground(false);
}

QString galleryCsv(const Gallery& gallery) {
    QString csv = QStringLiteral("launch order,latency (s),L2 hit rate,DRAM bytes read (B),chosen\n");
    for (const GalleryEntry& entry : gallery.entries)
        csv += QStringLiteral("%1,%2,%3,%4,%5\n")
                   .arg(csvField(toQString(entry.title)),
                        QString::number(entry.analysis.latencySeconds, 'g', 12),
                        QString::number(entry.analysis.cache.l2Hit, 'g', 9),
                        QString::number(entry.analysis.cache.dramReadBytes, 'g', 12),
                        entry.current ? QStringLiteral("yes") : QStringLiteral("no"));
    return csv;
}

QString GalleryView::headerCaption() const {
    if (!m_state.gallery || m_state.gallery->entries.empty()) return {};
    const auto shown = m_state.gallery->entries.size();
    if (int(shown) >= m_state.gallery->examined) return tr("all %1 examined, by predicted time").arg(shown);
    return tr("%1 best of %2 examined, by predicted time").arg(shown).arg(m_state.gallery->examined);
}

void GalleryView::setState(const ViewState& state) {
    const QString caption = headerCaption();
    const auto shown = m_state.gallery;
    const bool wasStale = m_look.stale,
               samePlan = state.plan && m_state.plan && state.plan->name == m_state.plan->name;
    m_state = state;
    if (state.plan && m_adopted && *state.plan != *m_adopted &&
        !sameButForTheOrder(*state.plan, *m_adopted)) {
        m_adopted.reset();
        m_places.clear();
    }
    // While a new comparison runs, the old cards stay, dimmed; orders can still be adopted from them.
    const bool lagging = !state.gallery && samePlan;
    if (lagging) m_state.gallery = shown;
    m_look.stale = state.stale || lagging || !state.errors.empty();
    // While dragging, states arrive many times a second with the same gallery: nothing to draw anew then.
    const bool same = m_state.gallery == shown;
    if (!same) rebuildCards();
    if (!same || wasStale != m_look.stale || m_cards.isEmpty()) updateLook();
    if (caption != headerCaption()) emit headerCaptionChanged(headerCaption());
}

void GalleryView::setTheme(const Theme& theme) {
    m_look.theme = theme;
    updateLook();
    placeCards();
}

void GalleryView::setMode(MapMode mode) {
    if (mode == m_mode) return;
    m_mode = mode;
    m_modeActions->actions().at(mode == MapMode::hitRate ? 0 : 1)->setChecked(true);
    updateLook();
}

std::vector<int> GalleryView::cardSequence() const {
    std::vector<int> sequence(m_look.gallery ? m_look.gallery->entries.size() : 0);
    std::iota(sequence.begin(), sequence.end(), 0);
    const auto place = [this](int entry) {
        const std::string& title = m_look.gallery->entries[std::size_t(entry)].title;
        return std::find(m_places.begin(), m_places.end(), title) - m_places.begin();
    };
    if (!m_places.empty())
        std::stable_sort(sequence.begin(), sequence.end(), [&](int a, int b) { return place(a) < place(b); });
    return sequence;
}

void GalleryView::rebuildCards() {
    std::optional<std::string> focused; // the cards' entries are gone with the old gallery
    for (GalleryCard* card : std::as_const(m_cards)) {
        if (!focused && window()->focusWidget() == card) focused = card->title(); // hidden, it hands the focus on
        card->disconnect(this);
        card->hide();
        card->deleteLater(); // it may be in the midst of an event that led here
    }
    m_cards.clear();
    m_look.gallery = m_state.gallery.get();
    GalleryCard* focus = nullptr;
    for (const int entry : cardSequence()) {
        auto* card = new GalleryCard(entry, m_look, m_page);
        const auto position = int(m_cards.size());
        connect(card, &QAbstractButton::clicked, this, [this, entry] { adopt(entry); });
        connect(card, &GalleryCard::stepRequested, this,
                [this, position](int dx, int dy) { step(position, dx, dy); });
        m_cards << card;
        card->show();
        if (focused && card->title() == *focused) focus = card;
    }
    placeCards();
    if (!focused || m_cards.isEmpty()) return;
    if (!focus) focus = m_cards.front();
    focus->setFocus();
    m_scroll->ensureWidgetVisible(focus, 0, int(gap));
}

void GalleryView::updateLook() {
    m_look.current = nullptr;
    if (m_look.gallery)
        for (const GalleryEntry& entry : m_look.gallery->entries)
            if (entry.current) m_look.current = &entry.analysis;
    m_look.band = m_look.current ? validatedFor(*m_look.current).band : 0;
    m_look.scale = {};
    if (m_look.gallery)
        m_look.scale = m_mode == MapMode::hitRate ? hitRateScale(*m_look.gallery)
                       : m_look.current           ? differenceScale(*m_look.gallery, *m_look.current)
                                                  : MapScale{};
    m_look.scale.mode = m_mode;
    m_scroll->setVisible(!m_cards.isEmpty());
    for (GalleryCard* card : std::as_const(m_cards))
        card->refresh();
    setAccessibleDescription(m_cards.isEmpty()
                                 ? emptySentence()
                                 : headerCaption() + ". " +
                                       tr("Colour scale %1.").arg(mapScaleSentence(m_look.scale)));
    update();
}

double GalleryView::headHeight() const { return std::round(42 * m_look.theme.fontScale); }

int GalleryView::columns() const {
    const double s = m_look.theme.fontScale;
    return galleryColumns(width() - 2 * margin, galleryCardSize.width() * s * 0.96, gap);
}

void GalleryView::placeCards() {
    const int head = int(headHeight());
    m_scroll->setGeometry(0, head, width(), std::max(0, height() - head));
    const double s = m_look.theme.fontScale;
    const int perRow = columns(), rows = (int(m_cards.size()) + perRow - 1) / perRow;
    const double room = width() - 2 * margin; // the scroll bar lies in the right margin
    // Cards share the width of a full row, but do not grow into banners.
    const double wide = std::min((room - gap * (perRow - 1)) / perRow, galleryCardSize.width() * s * 1.25);
    const int pitch = rowHeight();
    const double high = std::min(pitch - gap, galleryCardSize.height() * s * highest);
    for (int i = 0; i < m_cards.size(); ++i) {
        const double x = margin + (i % perRow) * (wide + gap), y = (i / perRow) * pitch + 1;
        m_cards[i]->setGeometry(QRectF(x, y, wide, high).toAlignedRect());
    }
    m_page->resize(int(width() - margin), std::max(rows * pitch, 1));
    m_scroll->verticalScrollBar()->setSingleStep(pitch); // the wheel goes from row to row
}

int GalleryView::rowHeight() const {
    const double card = galleryCardSize.height() * m_look.theme.fontScale;
    const double room = height() - headHeight();
    const int rows = (int(m_cards.size()) + columns() - 1) / columns();
    const int fit = std::min(rows, int(room / (card * lowest + gap)));
    if (fit < 1) return int(card + gap);
    // Rows that are more than fit begin below the edge, so that none is cut; the last one needs no gap below.
    return fit < rows ? int(room / fit) : int(std::min((room - 2) / fit, card * highest + gap));
}

void GalleryView::resizeEvent(QResizeEvent*) { placeCards(); }

void GalleryView::step(int from, int deltaColumns, int deltaRows) {
    const int target = from + deltaColumns + deltaRows * columns();
    const int last = int(m_cards.size()) - 1;
    // Up and down stop at the border rows, left and right at the ends.
    if (deltaRows != 0 && (target < 0 || target > last)) return;
    GalleryCard* card = m_cards[std::clamp(target, 0, last)];
    card->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(card, 0, 8);
}

void GalleryView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_H)
        setMode(MapMode::hitRate);
    else if (event->key() == Qt::Key_D)
        setMode(MapMode::difference);
    else if (!m_cards.isEmpty() && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Right))
        m_cards.first()->setFocus(Qt::TabFocusReason);
    else
        QWidget::keyPressEvent(event);
}

void GalleryView::adopt(int index) {
    const GalleryEntry& entry = m_state.gallery->entries[std::size_t(index)];
    if (entry.current || !m_state.plan) return;
    m_places.clear();
    for (const GalleryCard* card : std::as_const(m_cards))
        m_places.push_back(card->title());
    m_adopted = setLaunchOrder(*m_state.plan, entry.order);
    emit edited(*m_adopted, tr("Adopt launch order %1").arg(toQString(entry.title)), {});
}

QString GalleryView::emptySentence() const {
    if (!m_state.errors.empty())
        return tr("No launch orders: %1").arg(QString::fromStdString(m_state.errors.front().message));
    if (m_state.gallery) return tr("This plan has no other launch order to compare.");
    return m_state.computing ? tr("Comparing launch orders …")
                             : tr("Launch orders appear here, fastest first, once a plan is open.");
}

void GalleryView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Theme& theme = m_look.theme;
    const double s = theme.fontScale;
    p.fillRect(rect(), theme.panel);
    if (m_cards.isEmpty()) {
        p.setFont(theme.font(13));
        p.setPen(theme.textSecondary);
        p.drawText(rect().adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap, emptySentence());
        if (hasFocus()) paintFocusRing(p, QRectF(rect()), theme, 0);
        return;
    }
    const double scaleWidth = std::min(256 * s, width() / 2.0 - margin);
    paintMapScale(p, QRectF(width() - margin - scaleWidth, 8 * s, scaleWidth, headHeight() - 8 * s),
                  m_look.scale, theme);
    p.setFont(theme.font(11));
    p.setPen(theme.textSecondary);
    const double room = width() - scaleWidth - 3 * margin;
    const QFontMetricsF metrics(p.font());
    const bool hit = m_mode == MapMode::hitRate;
    const QStringList texts =
        hit ? QStringList{tr("Share of each tile's reads that a cache answers; writes do not count. One "
                             "scale for "
                             "all."),
                          tr("Share of each tile's reads that a cache answers, without writes."),
                          tr("Reads that hit, per tile"), tr("Reads that hit")}
            : QStringList{
                  tr("Reads that hit against the current order, in points. Blue: more hits. One scale "
                     "for all."),
                  tr("Against the current order, in points. Blue: more hits."), tr("Points; blue: more hits"),
                  tr("Points")};
    for (const QString& text : texts) {
        if (metrics.horizontalAdvance(text) > room && text != texts.last()) continue;
        p.drawText(QRectF(margin, 0, room + margin, headHeight() - 6 * s), Qt::AlignLeft | Qt::AlignVCenter,
                   text);
        break;
    }
}

ExplainedFigure GalleryView::explainedFigure() const {
    for (const GalleryCard* card : m_cards)
        if (card->hasFocus()) return {QStringLiteral("launch_order/") + toQString(card->entry().title), {}};
    return {QStringLiteral("l2_hit"), {}};
}

} // namespace tilesight
