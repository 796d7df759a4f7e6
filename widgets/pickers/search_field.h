// "Find, or run a command   Ctrl+Shift+P": looks like a field, and opens the command palette. Short of room it drops the
// keys, then is an icon.
#pragma once

#include "widgets/theme/theme.h"

#include <QToolButton>

namespace tilesight {

class SearchField : public QToolButton {
    Q_OBJECT
public:
    enum class Look { whole, words, icon };

    explicit SearchField(const QString& words, const QKeySequence& keys, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void setLook(Look look);
    Look look() const { return m_look; }
    int widthOf(Look look) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    void paintEvent(QPaintEvent* event) override;

    QString m_words, m_keys;
    Look m_look = Look::whole;
    Theme m_theme;
};

} // namespace tilesight
