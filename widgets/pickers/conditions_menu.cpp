#include "widgets/pickers/conditions_menu.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"

#include <QActionGroup>

namespace tilesight {

ConditionsMenu::ConditionsMenu(const QString& title, QWidget* parent)
    : QMenu(title, parent), m_clock(new QActionGroup(this)), m_caches(new QActionGroup(this)) {
    setToolTipsVisible(true);
    const auto add = [this](QActionGroup* group) {
        QAction* action = addAction(QString());
        action->setCheckable(true);
        group->addAction(action);
        return action;
    };
    addSection(tr("Clock"));
    m_sustained = add(m_clock);
    m_burst = add(m_clock);
    addSection(tr("Caches"));
    m_cold = add(m_caches);
    m_warm = add(m_caches);
    m_copies = add(m_caches);
    for (const auto& [action, clock] :
         {std::pair(m_sustained, ClockRegime::sustained), std::pair(m_burst, ClockRegime::burst)})
        connect(action, &QAction::triggered, this, [this, wanted = clock] {
            const RunConditions now = m_state.conditions;
            refresh(); // a click on what is in use changes nothing
            if (now.clock != wanted) emit chosen({wanted, now.copies});
        });
    for (const auto& [action, copies] : {std::pair(m_cold, 0), std::pair(m_warm, 1)})
        connect(action, &QAction::triggered, this, [this, wanted = copies] {
            const RunConditions now = m_state.conditions;
            refresh();
            if (now.copies != wanted) emit chosen({now.clock, wanted});
        });
    connect(m_copies, &QAction::triggered, this, [this] {
        refresh(); // until a number is given
        emit copiesRequested();
    });
    refresh();
}

void ConditionsMenu::setState(const ViewState& state) {
    if (!state.isAskedAs(m_state)) m_offers.clear();
    m_state = state;
    refresh();
}

void ConditionsMenu::setOffers(const ConditionsOffers& offers) {
    m_offers = offers;
    refresh();
}

void ConditionsMenu::setLocked(bool locked) {
    m_clock->setEnabled(!locked);
    m_caches->setEnabled(!locked);
}

/// "201 µs at 1.48 GHz", in the column of the shortcuts.
QString ConditionsMenu::offerText(const RunConditions& conditions) const {
    for (const ConditionsOffer& offer : m_offers)
        if (offer.conditions == conditions)
            return QStringLiteral("\t") + tr("%1 at %2").arg(toQString(formatSeconds(offer.latencySeconds)),
                                                             toQString(formatRate(offer.clockHz, "Hz")));
    return {};
}

void ConditionsMenu::refresh() {
    const RunConditions now = m_state.conditions;
    const Gpu* gpu = m_state.gpu.get();
    for (const auto& [action, clock] :
         {std::pair(m_sustained, ClockRegime::sustained), std::pair(m_burst, ClockRegime::burst)}) {
        action->setText(clockText(clock, gpu) + offerText({clock, now.copies}));
        action->setToolTip(clockMeaning(clock, gpu));
        action->setChecked(now.clock == clock);
    }
    m_cold->setText(tr("Cold Caches") + offerText({now.clock, 0}));
    m_warm->setText(tr("Warm Caches") + offerText({now.clock, 1}));
    m_copies->setText(now.copies > 1 ? tr("Rotating over %1 Copies…").arg(now.copies) + offerText(now)
                                     : tr("Rotating over Copies…"));
    m_cold->setToolTip(cachesMeaning(0));
    m_warm->setToolTip(cachesMeaning(1));
    m_copies->setToolTip(
        tr("Each launch takes the next of several copies of the tensors; L2 has what fits, and lines still to be written"));
    m_cold->setChecked(now.copies < 1);
    m_warm->setChecked(now.copies == 1);
    m_copies->setChecked(now.copies > 1);
}

void ConditionsMenu::showEvent(QShowEvent* event) {
    QMenu::showEvent(event);
    emit offersRequested();
}

} // namespace tilesight
