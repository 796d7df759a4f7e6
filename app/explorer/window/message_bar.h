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

    /// Asks after what is asked already; a question of the same topic is replaced. Every choice also closes
    /// the question; the first is the main one.
    void ask(const QString& topic, const QString& sentence, const std::vector<Choice>& choices);
    void withdraw(const QString& topic); ///< the question makes no sense any more
    QString sentence() const;
    void setTheme(const Theme& theme);

private:
    struct Question {
        QString topic, sentence;
        std::vector<Choice> choices;
    };
    void paintEvent(QPaintEvent* event) override;
    void showFirst();

    Theme m_theme;
    std::vector<Question> m_questions; ///< the first is shown
    QLabel* m_label;
    QHBoxLayout* m_buttons;
};

} // namespace tilesight
