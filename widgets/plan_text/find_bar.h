// A row for finding words in the text of a plan: Enter next, Shift+Enter previous, Esc leaves.
#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace tilesight {

class PlanEditor;

class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(PlanEditor* editor, QWidget* parent);
    void setTheme(const Theme& theme);
    void open(); ///< with the word that is selected in the text
    QLineEdit* field() const { return m_field; }
    QString summary() const; ///< "2 of 7"

public slots:
    void step(int by); ///< to the next or the previous place
    void refresh();    ///< the text has changed
    void close();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PlanEditor* m_editor;
    QLineEdit* m_field;
    QLabel* m_count;
};

} // namespace tilesight
