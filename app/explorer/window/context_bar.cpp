#include "app/explorer/window/context_bar.h"

#include "widgets/pickers/picker_button.h"
#include "widgets/theme/painting.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace tilesight {

ContextBar::ContextBar(QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(10, 0, 10, 0);
    m_layout->setSpacing(4);
}

void ContextBar::addAction(QAction* action, const QString& icon) {
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    const QString name = action->text().remove(u'&').remove(QStringLiteral("…"));
    button->setAccessibleName(name);
    m_layout->addWidget(button);
    m_icons.append({action, icon});
}

void ContextBar::addSeparator() {
    auto* line = new QWidget(this);
    line->setFixedSize(1, 20);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    m_layout->addSpacing(4);
    m_layout->addWidget(line);
    m_layout->addSpacing(4);
}

void ContextBar::addPicker(QWidget* picker) {
    m_layout->addWidget(picker);
    m_layout->addSpacing(8);
}

void ContextBar::addStretch() { m_layout->addStretch(1); }

void ContextBar::addBaseline(QAction* pin, QAction* clear) {
    m_baseline = new PickerButton(QStringLiteral("pin"), tr("Baseline"), this);
    m_baseline->setObjectName(QStringLiteral("baseline"));
    m_baseline->setToolTip(tr("What the numbers are compared with"));
    auto* menu = new QMenu(m_baseline);
    menu->addActions({pin, clear});
    connect(m_baseline, &QToolButton::clicked, menu,
            [this, menu] { menu->popup(m_baseline->mapToGlobal(QPoint(0, m_baseline->height() + 2))); });
    addPicker(m_baseline);
}

void ContextBar::setBaseline(const QString& name) {
    if (m_baseline) m_baseline->setValue(name.isEmpty() ? tr("none") : name);
}

void ContextBar::setTheme(const Theme& theme) {
    m_theme = theme;
    setFixedHeight(qRound(44 * theme.fontScale));
    for (const auto& [action, icon] : qAsConst(m_icons))
        action->setIcon(themedIcon(icon, theme));
    if (m_baseline) m_baseline->setTheme(theme);
    update();
}

void ContextBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.window);
    painter.setPen(m_theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace tilesight
