// Menu of run conditions: clock and caches, one choice each, with what the plan on screen would take under it at the
// right. Context bar and menu bar each have one.
#pragma once

#include "widgets/conditions_text.h"
#include "widgets/view_state.h"

#include <QMenu>

class QActionGroup;

namespace tilesight {

class ConditionsMenu : public QMenu {
    Q_OBJECT
public:
    explicit ConditionsMenu(const QString& title, QWidget* parent = nullptr);
    void setState(const ViewState& state);
    void setOffers(const ConditionsOffers& offers); ///< of the state's plan, GPU and conditions; empty = not known
    /// Of a lesson: its numbers are those of the default conditions.
    void setLocked(bool locked);

signals:
    void chosen(const tilesight::RunConditions& conditions);
    void copiesRequested(); ///< another number than 0 and 1
    void offersRequested(); ///< it is opened

private:
    void showEvent(QShowEvent* event) override;
    void refresh();
    QString offerText(const RunConditions& conditions) const;

    QActionGroup *m_clock, *m_caches;
    QAction *m_sustained, *m_burst, *m_cold, *m_warm, *m_copies;
    ViewState m_state;
    ConditionsOffers m_offers;
};

} // namespace tilesight
