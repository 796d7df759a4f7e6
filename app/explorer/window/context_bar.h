// The row below the menu: file actions, undo, GPU, clock, baseline, search, theme, export. Short of room, facts leave the
// pickers first, then the keys of the search field, the baseline (it is in the strip), the words of the search field.
#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace tilesight {

class PickerButton;
class SearchField;

class ContextBar : public QWidget {
    Q_OBJECT
public:
    explicit ContextBar(QWidget* parent = nullptr);

    void addAction(QAction* action, const QString& icon); ///< a button for it; the icon follows the theme
    void addSeparator();
    void addPicker(PickerButton* picker);
    void addStretch();
    /// A picker-like button that shows "Baseline NAME" and opens the menu of these actions.
    void addBaseline(QAction* pin, QAction* clear);
    void addSearch(SearchField* search);

    void
    setBaseline(const QString& name); ///< of the pinned variant, whatever a drag compares with; "" = none
    void setTheme(const Theme& theme);
    QSize minimumSizeHint() const override;

private:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void arrange();
    int spareAt(int level) const; ///< pixels left over; negative = it does not fit
    void apply(int level);

    QHBoxLayout* m_layout;
    QVector<QPair<QAction*, QString>> m_icons;
    QVector<PickerButton*> m_pickers;
    PickerButton* m_baseline = nullptr;
    SearchField* m_search = nullptr;
    Theme m_theme;
};

} // namespace tilesight
