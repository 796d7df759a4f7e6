// Segmented control: Edit, Analyse, Present. Arrows move between the segments, as in any group of radio
// buttons.
#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

class QButtonGroup;

namespace tilesight {

class LayoutSwitch : public QWidget {
    Q_OBJECT
public:
    explicit LayoutSwitch(QWidget* parent = nullptr);
    void setCurrent(const QString& name); ///< "edit", "analyse" or "present"; does not emit
    QString current() const;
    void setTheme(const Theme& theme);

signals:
    void layoutChosen(const QString& name);

private:
    QButtonGroup* m_group;
};

} // namespace tilesight
