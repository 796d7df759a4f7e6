// The row below the menu: file actions, undo, GPU, baseline, theme, export.
#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace tilesight {

class PickerButton;

class ContextBar : public QWidget {
    Q_OBJECT
public:
    explicit ContextBar(QWidget* parent = nullptr);

    void addAction(QAction* action, const QString& icon); ///< a button for it; the icon follows the theme
    void addSeparator();
    void addPicker(QWidget* picker);
    void addStretch();
    /// A picker-like button that shows "Baseline NAME" and opens the menu of these actions.
    void addBaseline(QAction* pin, QAction* clear);

    void
    setBaseline(const QString& name); ///< of the pinned variant, whatever a drag compares with; "" = none
    void setTheme(const Theme& theme);

private:
    void paintEvent(QPaintEvent* event) override;
    void applyIcons();

    QHBoxLayout* m_layout;
    QVector<QPair<QAction*, QString>> m_icons;
    PickerButton* m_baseline = nullptr;
    Theme m_theme;
};

} // namespace tilesight
