#include "widgets/hints/hints_panel.h"

#include "core/analysis/validated.h"
#include "widgets/summary/wording.h"

#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

namespace tilesight {
namespace {
constexpr int margin = 10, gap = 8;
}

HintsPanel::HintsPanel(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_scroll(new QScrollArea(this)), m_page(new QWidget) {
    setAccessibleName(tr("What to try"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_page);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_page->setAutoFillBackground(false);
}

QString HintsPanel::headerCaption() const {
    if (m_cards.isEmpty() || !m_state.hints) return {};
    const QString count = tr("%1 of %2").arg(m_cards.size()).arg(m_state.hints->size());
    return width() < 330 * m_theme.fontScale ? count : tr("%1, gains re-computed").arg(count);
}

void HintsPanel::setState(const ViewState& state) {
    const QString caption = headerCaption();
    const auto shown = m_state.hints;
    const bool samePlan = state.plan && m_state.plan && state.plan->name == m_state.plan->name;
    m_state = state;
    // Old hints stay in sight while new ones are computed, but they replace the whole plan: no applying them
    // now. During a preview the cards stay whatever happens, because one of their buttons ends it.
    if (m_previewed && !(state.plan && *state.plan == *m_previewed)) { // another plan has come over it
        m_previewed = nullptr;
        for (HintCard* card : std::as_const(m_cards))
            card->previewButton()->end();
    }
    const bool lagging = (!state.hints && samePlan) || m_previewed;
    if (lagging) m_state.hints = shown;
    if (m_state.hints != shown) rebuild();
    for (HintCard* card : std::as_const(m_cards))
        card->setStale(lagging || state.stale || !state.errors.empty());
    m_scroll->setVisible(!m_cards.isEmpty());
    setAccessibleDescription(m_cards.isEmpty() ? noHintsSentence(m_state) : headerCaption());
    if (caption != headerCaption()) emit headerCaptionChanged(headerCaption());
    update();
}

void HintsPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    for (HintCard* card : std::as_const(m_cards))
        card->setTheme(theme);
    place();
    update();
}

void HintsPanel::rebuild() {
    // A card may be replaced from within its own button's signal.
    for (HintCard* card : std::as_const(m_cards)) {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    if (m_state.hints) {
        const auto count = std::min<std::size_t>(m_state.hints->size(), mostCards);
        const double band = m_state.analysis ? validatedFor(*m_state.analysis).band : 0;
        for (std::size_t i = 0; i < count; ++i) {
            auto* card = new HintCard((*m_state.hints)[i], i == 0, m_page, band);
            const auto hints = m_state.hints; // the card's own picture, whatever arrives meanwhile
            connect(card, &HintCard::applyRequested, this, [this, hints, i] {
                const Hint& hint = (*hints)[i];
                emit edited(hint.changedPlan, toQString(hint.title), {});
            });
            connect(card, &HintCard::previewStarted, this, [this, hints, i] {
                m_previewed = std::make_shared<const TilePlan>((*hints)[i].changedPlan);
                emit previewed(*m_previewed);
            });
            connect(card, &HintCard::previewEnded, this, [this] {
                if (!m_previewed) return;
                m_previewed = nullptr;
                emit previewEnded();
            });
            connect(card, &HintCard::whyRequested, this, [this, hints, i] {
                emit explainRequested(QStringLiteral("hint/") + toQString((*hints)[i].id));
            });
            card->setTheme(m_theme);
            m_cards << card;
            card->show();
        }
    }
    place();
}

void HintsPanel::place() {
    m_scroll->setGeometry(rect());
    const int cardWidth = width() - 2 * margin;
    const auto needed = [&] {
        int sum = 2 * margin - gap;
        for (HintCard* card : std::as_const(m_cards))
            sum += card->heightFor(cardWidth) + gap;
        return sum;
    };
    // As many sentences as there is room for, from the top; the others go to the tooltips, then cards scroll.
    for (HintCard* card : std::as_const(m_cards))
        card->setCompact(true);
    for (HintCard* card : std::as_const(m_cards)) {
        card->setCompact(false);
        if (needed() <= height()) continue;
        card->setCompact(true);
        break;
    }
    int y = margin;
    for (HintCard* card : std::as_const(m_cards)) {
        const int high = card->heightFor(cardWidth);
        card->setGeometry(margin, y, cardWidth, high);
        y += high + gap;
    }
    const int pageHeight = y - gap + margin;
    m_page->resize(width() - (pageHeight > height() ? margin : 0),
                   pageHeight); // the scroll bar lies in the margin
}

void HintsPanel::resizeEvent(QResizeEvent*) {
    place();
    emit headerCaptionChanged(headerCaption());
}

void HintsPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (!m_cards.isEmpty()) return;
    p.setFont(m_theme.font(13));
    p.setPen(m_theme.textSecondary);
    p.drawText(rect().adjusted(20, 12, -20, -12), Qt::AlignCenter | Qt::TextWordWrap,
               noHintsSentence(m_state));
}

/// The card that holds the focus, else the first.
ExplainedFigure HintsPanel::explainedFigure() const {
    if (!m_state.hints || m_cards.isEmpty()) return {QStringLiteral("bottleneck"), {}};
    int index = 0;
    for (int i = 0; i < m_cards.size(); ++i)
        if (m_cards[i]->isAncestorOf(focusWidget()) || m_cards[i] == focusWidget()) index = i;
    if (index >= int(m_state.hints->size())) return {QStringLiteral("bottleneck"), {}};
    return {QStringLiteral("hint/") + toQString((*m_state.hints)[std::size_t(index)].id), {}};
}

} // namespace tilesight
