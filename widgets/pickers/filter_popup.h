// A popup list with a filter line: type to narrow, arrows to move, Enter or click to choose, Esc to leave.
#pragma once

#include "widgets/theme/theme.h"

#include <QFrame>
#include <QIcon>
#include <vector>

class QLineEdit;
class QListWidget;

namespace tilesight {

class FilterPopup : public QFrame {
    Q_OBJECT
public:
    struct Entry {
        QString id, title, detail; ///< detail stands at the right, in a quieter colour
        QIcon icon;
        QString keywords; ///< further text that the filter finds
    };

    explicit FilterPopup(const QString& placeholder, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void setEntries(std::vector<Entry> entries, const QString& currentId = {});
    /// Opens at a point of the screen, kept on it, with this text in the filter line.
    void popup(const QPoint& globalTopLeft, const QString& filter = {});
    void setWidth(int pixels) { m_width = pixels; } ///< at letters of normal size

    QLineEdit* filterLine() const { return m_filter; }
    QListWidget* list() const { return m_list; }

signals:
    void chosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refill();
    void choose();

    QLineEdit* m_filter;
    QListWidget* m_list;
    std::vector<Entry> m_entries;
    QString m_current;
    int m_width = 360;
    Theme m_theme;
};

} // namespace tilesight
