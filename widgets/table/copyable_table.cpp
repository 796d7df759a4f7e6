#include "widgets/table/copyable_table.h"

#include "widgets/plot/export_actions.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_picture.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

namespace tilesight {

namespace {
constexpr double inset = 7; // as in TableDelegate
}

TableHead::TableHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(false);
    setHighlightSections(false);
}

void TableHead::setTheme(const Theme& theme) {
    m_theme = theme;
    setFont(theme.font(11, true));
    setFixedHeight(qRound(24 * theme.fontScale));
    viewport()->update();
}

void TableHead::paintSection(QPainter* p, const QRect& rect, int section) const {
    p->save();
    p->fillRect(rect, m_theme.header);
    p->setPen(QPen(m_theme.line, m_theme.borderWidth));
    p->drawLine(rect.bottomLeft(), rect.bottomRight());
    const int margin = qRound(inset * m_theme.fontScale);
    const int alignment = model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt();
    p->setPen(m_theme.textSecondary);
    p->setFont(font());
    const QRect room = rect.adjusted(margin, 0, -margin, 0);
    QString text = model()->headerData(section, orientation()).toString();
    if (isSortIndicatorShown() && sortIndicatorSection() == section)
        text += sortIndicatorOrder() == Qt::AscendingOrder ? QStringLiteral(" ↑") : QStringLiteral(" ↓");
    p->drawText(room, alignment ? alignment : int(Qt::AlignLeft | Qt::AlignVCenter),
                fontMetrics().elidedText(text, Qt::ElideRight, room.width() + 1));
    p->restore();
}

QSize TableHead::sectionSizeFromContents(int section) const {
    int words = fontMetrics().horizontalAdvance(model()->headerData(section, orientation()).toString());
    if (isSortIndicatorShown()) words += fontMetrics().horizontalAdvance(QStringLiteral(" ↑"));
    return {words + 2 * qRound(inset * m_theme.fontScale) + 2, height()};
}

CopyableTable::CopyableTable(bool stretchLast, QWidget* parent)
    : QTableView(parent), m_head(new TableHead(this)) {
    setHorizontalHeader(m_head);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(stretchLast);
    auto* copyRows = new QAction(tr("Copy\tCtrl+C"), this);
    connect(copyRows, &QAction::triggered, this, &CopyableTable::copy);
    addAction(copyRows);
    new ExportActions(this, {[this](QPainter& painter, const QSize&, const Theme& theme) {
                                 if (model())
                                     paintTablePicture(painter, {}, *model(), theme, hiddenColumns());
                             },
                             [this] { return model() ? csvText(*model()) : QString(); },
                             {},
                             [this](const Theme& theme) {
                                 return model() ? tablePictureSize(*model(), theme, hiddenColumns())
                                                : QSize();
                             }});
    horizontalHeader()->setContextMenuPolicy(Qt::ActionsContextMenu);
    horizontalHeader()->addActions(actions());
}

void CopyableTable::setTheme(const Theme& theme) {
    setFont(theme.font(12));
    m_head->setTheme(theme);
    verticalHeader()->setDefaultSectionSize(qRound(24 * theme.fontScale));
    verticalHeader()->setMinimumSectionSize(qRound(20 * theme.fontScale));
    viewport()->update();
}

int CopyableTable::columnsWidth() const {
    int sum = 0;
    for (int c = 0; model() && c < model()->columnCount(); ++c)
        sum += columnWidth(c);
    return sum;
}

QString CopyableTable::selectedCsv() const {
    if (!model()) return {};
    QList<int> rows;
    if (selectionModel())
        for (const QModelIndex& index : selectionModel()->selectedRows())
            rows << index.row();
    std::sort(rows.begin(), rows.end());
    return csvText(*model(), rows);
}

void CopyableTable::copy() const { QGuiApplication::clipboard()->setText(selectedCsv()); }

void CopyableTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableView::keyPressEvent(event);
}

QList<int> CopyableTable::hiddenColumns() const {
    QList<int> hidden;
    for (int c = 0; model() && c < model()->columnCount(); ++c)
        if (isColumnHidden(c)) hidden << c;
    return hidden;
}

} // namespace tilesight
