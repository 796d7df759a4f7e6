// How the kernel is run, in the context bar: "Clock  Sustained, 700 W"; caches that are not cold stand behind it.
#pragma once

#include "widgets/pickers/conditions_menu.h"
#include "widgets/pickers/picker_button.h"

namespace tilesight {

class ConditionsPicker : public PickerButton {
    Q_OBJECT
public:
    explicit ConditionsPicker(QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setOffers(const ConditionsOffers& offers);
    ConditionsMenu* conditionsMenu() const { return m_menu; }

private:
    void enterEvent(QEnterEvent* event) override;
    void open();
    void refreshToolTip();

    ConditionsMenu* m_menu;
    ViewState m_state;
    ConditionsOffers m_offers;
};

} // namespace tilesight
