#include "widgets/pickers/layout_switch.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace tilesight {

LayoutSwitch::LayoutSwitch(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setAccessibleName(tr("Layout"));
    const std::pair<const char*, QString> entries[] = {
        {"edit", tr("Edit")}, {"analyse", tr("Analyse")}, {"present", tr("Present")}};
    const char* places[] = {"first", "middle", "last"};
    for (int i = 0; i < 3; ++i) {
        auto* button = new QToolButton(this);
        button->setText(entries[i].second);
        button->setObjectName(QLatin1String(entries[i].first));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setProperty("segment", QString::fromLatin1(places[i]));
        button->setAccessibleName(tr("%1 layout").arg(entries[i].second));
        m_group->addButton(button, i);
        layout->addWidget(button);
    }
    m_group->setExclusive(true);
    m_group->button(0)->setChecked(true);
    connect(m_group, &QButtonGroup::buttonClicked, this,
            [this](const QAbstractButton* button) { emit layoutChosen(button->objectName()); });
    setTheme(Theme::light());
}

void LayoutSwitch::setCurrent(const QString& name) {
    for (QAbstractButton* button : m_group->buttons())
        if (button->objectName() == name) button->setChecked(true);
}

QString LayoutSwitch::current() const {
    return m_group->checkedButton() ? m_group->checkedButton()->objectName() : QString();
}

void LayoutSwitch::setTheme(const Theme& theme) {
    for (QAbstractButton* button : m_group->buttons()) {
        // Room for the bold text of the chosen segment, so that nothing moves.
        button->setFont(theme.font(12));
        const int bold = QFontMetrics(theme.font(12, true)).horizontalAdvance(button->text());
        button->setFixedSize(bold + qRound(22 * theme.fontScale), qRound(24 * theme.fontScale));
        button->setPalette(theme.palette());
    }
    updateGeometry();
}

} // namespace tilesight
