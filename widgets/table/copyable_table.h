// A table that can be taken along: Ctrl+C copies the selected rows (or all) as CSV, the menu of cells and head
// offers the same, and all of it as CSV or as a picture.
#pragma once

#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QTableView>

namespace tilesight {

/// Column heads in line with the cells of TableDelegate.
class TableHead : public QHeaderView {
    Q_OBJECT
public:
    explicit TableHead(QWidget* parent);
    void setTheme(const Theme& theme);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    Theme m_theme = Theme::light();
};

class CopyableTable : public QTableView {
    Q_OBJECT
public:
    /// `stretchLast`: the last column takes the spare width; good for sentences, not for numbers.
    explicit CopyableTable(bool stretchLast, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    int columnsWidth() const;    ///< of all columns together
    QString selectedCsv() const; ///< selected rows, all without a selection

public slots:
    void copy() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QList<int> hiddenColumns() const;
    TableHead* m_head;
};

} // namespace tilesight
