#include "app/explorer/window/message_bar.h"

#include "widgets/theme/painting.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace tilesight {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_theme(Theme::light()) {
    setObjectName(QStringLiteral("messageBar"));
    m_label = new QLabel(this);
    m_label->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(40, 6, 12, 6);
    layout->addWidget(m_label, 1);
    m_buttons = new QHBoxLayout;
    layout->addLayout(m_buttons);
    hide();
}

void MessageBar::ask(const QString& topic, const QString& sentence, const std::vector<Choice>& choices) {
    const auto same = std::find_if(m_questions.begin(), m_questions.end(),
                                   [&](const Question& question) { return question.topic == topic; });
    if (same == m_questions.end())
        m_questions.push_back({topic, sentence, choices});
    else
        *same = {topic, sentence, choices};
    showFirst();
}

void MessageBar::withdraw(const QString& topic) {
    const auto before = m_questions.size();
    std::erase_if(m_questions, [&](const Question& question) { return question.topic == topic; });
    if (m_questions.size() != before) showFirst();
}

void MessageBar::showFirst() {
    setVisible(!m_questions.empty());
    if (m_questions.empty()) return;
    const auto [topic, sentence, choices] = m_questions.front();
    m_label->setText(sentence);
    setAccessibleName(sentence);
    QAccessibleEvent news(this,
                          QAccessible::Alert); // screen readers read it out; the focus stays where it is
    QAccessible::updateAccessibility(&news);
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    QWidget* before = m_label; // Tab comes here between the summary and the panels
    for (std::size_t i = 0; i < choices.size(); ++i) {
        auto* button = new QPushButton(choices[i].title, this);
        if (i == 0) button->setProperty("primary", true);
        connect(button, &QPushButton::clicked, this, [this, topic, action = choices[i].action] {
            withdraw(topic);
            if (action) action();
        });
        m_buttons->addWidget(button);
        QWidget::setTabOrder(before, button);
        before = button;
    }
}

QString MessageBar::sentence() const { return m_label->text(); }

void MessageBar::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.warningTint);
    painter.setPen(QPen(m_theme.warning, 1));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    painter.setRenderHint(QPainter::Antialiasing);
    paintIcon(painter, QRectF(14, height() / 2.0 - 8, 16, 16), QStringLiteral("clock"), m_theme.warning);
}

} // namespace tilesight
