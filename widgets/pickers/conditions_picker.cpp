#include "widgets/pickers/conditions_picker.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"

namespace tilesight {

ConditionsPicker::ConditionsPicker(QWidget* parent)
    : PickerButton(QStringLiteral("clock"), tr("Clock"), parent), m_menu(new ConditionsMenu(tr("Clock and Caches"), this)) {
    setObjectName(QStringLiteral("conditions"));
    connect(this, &QToolButton::clicked, this, &ConditionsPicker::open);
    setState({});
}

void ConditionsPicker::setState(const ViewState& state) {
    if (!state.isAskedAs(m_state)) m_offers.clear();
    m_state = state;
    const RunConditions& now = state.conditions;
    QString value = clockText(now.clock, state.gpu.get());
    const QString caches = cachesText(now.copies);
    if (now.copies > 0)
        setValue(value + QStringLiteral(", ") + caches);
    else
        setValue(value, caches);
    m_menu->setState(state);
    refreshToolTip();
}

void ConditionsPicker::setOffers(const ConditionsOffers& offers) {
    m_offers = offers;
    m_menu->setOffers(offers);
    refreshToolTip();
}

/// What is in use, then both clocks with the figures of this GPU and what the plan would do at them.
void ConditionsPicker::refreshToolTip() {
    QStringList lines{tr("How the kernel is run: %1").arg(conditionsText(m_state.conditions))};
    for (const ClockRegime clock : {ClockRegime::sustained, ClockRegime::burst}) {
        QString line = clockText(clock) + QStringLiteral(": ") + clockMeaning(clock, m_state.gpu.get());
        for (const ConditionsOffer& offer : m_offers)
            if (offer.conditions == RunConditions{clock, m_state.conditions.copies})
                line += tr("; this plan: %1 at %2").arg(toQString(formatSeconds(offer.latencySeconds)),
                                                        toQString(formatRate(offer.clockHz, "Hz")));
        lines << line;
    }
    lines << cachesMeaning(m_state.conditions.copies);
    setToolTip(lines.join(u'\n'));
    setAccessibleDescription(lines.mid(1).join(QStringLiteral(". ")));
}

void ConditionsPicker::enterEvent(QEnterEvent* event) {
    PickerButton::enterEvent(event);
    emit m_menu->offersRequested(); // for the tool tip that may come
}

void ConditionsPicker::open() { m_menu->popup(mapToGlobal(QPoint(0, height() + 2))); }

} // namespace tilesight
