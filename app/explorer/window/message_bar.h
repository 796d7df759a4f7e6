// A line across the window with a sentence and a few buttons: questions that can wait (reload, recover). Not
// modal.
#pragma once

#include "widgets/theme/theme.h"

#include <QFrame>
#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace tilesight {

class MessageBar : public QFrame {
    Q_OBJECT
public:
    struct Choice {
        QString title;
        std::function<void()> action;
    };
    explicit MessageBar(QWidget* parent = nullptr);

    /// Replaces what is asked now. Every choice also closes the bar; the first is the main one.
    void ask(const QString& sentence, const std::vector<Choice>& choices);
    QString sentence() const;
    void setTheme(const Theme& theme);

private:
    void paintEvent(QPaintEvent* event) override;

    Theme m_theme;
    QLabel* m_label;
    QHBoxLayout* m_buttons;
};

} // namespace tilesight
