#include "app/explorer/window/message_bar.h"

#include "widgets/theme/painting.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

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

void MessageBar::ask(const QString& sentence, const std::vector<Choice>& choices) {
    m_label->setText(sentence);
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t i = 0; i < choices.size(); ++i) {
        auto* button = new QPushButton(choices[i].title, this);
        if (i == 0) button->setProperty("primary", true);
        connect(button, &QPushButton::clicked, this, [this, action = choices[i].action] {
            hide();
            if (action) action();
        });
        m_buttons->addWidget(button);
    }
    show();
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
