// A button that shows something in all views as long as it is down: a click or Space puts it down, another one, Esc,
// or anything that could change the plan lets it up. Nobody has to hold the mouse, and nothing is ever edited on top of
// what is only shown.
#pragma once

#include <QPushButton>

namespace tilesight {

class PreviewButton : public QPushButton {
    Q_OBJECT
public:
    explicit PreviewButton(QWidget* parent = nullptr);
    void end() { setChecked(false); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the application, while it is down
    void hideEvent(QHideEvent* event) override;                 ///< a preview does not outlive its button
    void keyPressEvent(QKeyEvent* event) override;              ///< Enter is as good as Space

private:
    void follow(bool down);
    bool mayChangeThePlan(QObject* target, QEvent* event) const;
};

} // namespace tilesight
