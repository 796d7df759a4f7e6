#include "app/explorer/window/context_bar.h"

#include "widgets/pickers/picker_button.h"
#include "widgets/pickers/search_field.h"
#include "widgets/theme/painting.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace tilesight {
namespace {

/// What the bar gives up, one after the other.
enum Level { whole, noFacts, noKeys, noBaseline, noWords, squeezed };

bool hasFacts(int level) { return level < noFacts; }
SearchField::Look searchLook(int level) {
    return level < noKeys ? SearchField::Look::whole : level < noWords ? SearchField::Look::words : SearchField::Look::icon;
}

} // namespace

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

void ContextBar::addPicker(PickerButton* picker) {
    m_layout->addWidget(picker);
    m_layout->addSpacing(8);
    m_pickers << picker;
}

void ContextBar::addSearch(SearchField* search) {
    m_search = search;
    m_layout->addWidget(search);
    m_layout->addSpacing(4);
}

/// The width of everything that keeps its size, of the pickers as they are at this level, and of the search field.
int ContextBar::spareAt(int level) const {
    int room = width() - m_layout->contentsMargins().left() - m_layout->contentsMargins().right();
    int items = 0;
    for (int i = 0; i < m_layout->count(); ++i) {
        const QLayoutItem* item = m_layout->itemAt(i);
        const auto* picker = qobject_cast<const PickerButton*>(item->widget());
        if (picker == m_baseline && picker && level >= noBaseline) continue;
        if (picker)
            room -= (hasFacts(level) ? picker->sizeHint() : picker->minimumSizeHint()).width();
        else if (m_search && item->widget() == m_search)
            room -= m_search->widthOf(searchLook(level));
        else
            room -= item->sizeHint().width();
        if (item->widget()) ++items;
    }
    return room - m_layout->spacing() * (items - 1);
}

void ContextBar::arrange() {
    int level = whole;
    while (level < squeezed && spareAt(level) < 0)
        ++level;
    apply(level);
}

void ContextBar::apply(int level) {
    // What is still missing comes off the values, which are shortened by dots.
    int missing = level == squeezed ? std::max(0, -spareAt(level)) : 0;
    QVector<PickerButton*> shown = m_pickers;
    if (level >= noBaseline) shown.removeOne(m_baseline);
    for (int i = 0; i < shown.size(); ++i) {
        const int share = missing / int(shown.size() - i);
        const QSize wanted = hasFacts(level) ? shown[i]->sizeHint() : shown[i]->minimumSizeHint();
        shown[i]->setFixedWidth(std::max(wanted.width() - share, wanted.height()));
        missing -= share;
    }
    if (m_baseline) m_baseline->setVisible(level < noBaseline);
    if (m_search) m_search->setLook(searchLook(level));
    m_layout->activate(); // at once, not after a frame with the sizes before
}

QSize ContextBar::minimumSizeHint() const { return {0, m_layout->minimumSize().height()}; }

bool ContextBar::event(QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) arrange();
    return QWidget::event(event);
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
    if (!m_baseline) return;
    m_baseline->setValue(name.isEmpty() ? tr("none") : name);
    arrange();
}

void ContextBar::setTheme(const Theme& theme) {
    m_theme = theme;
    setFixedHeight(qRound(44 * theme.fontScale));
    for (const auto& [action, icon] : qAsConst(m_icons))
        action->setIcon(themedIcon(icon, theme));
    for (PickerButton* picker : qAsConst(m_pickers))
        picker->setTheme(theme);
    if (m_search) m_search->setTheme(theme);
    arrange();
    update();
}

void ContextBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.window);
    painter.setPen(m_theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace tilesight
