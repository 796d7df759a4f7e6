#include "widgets/pickers/filter_popup.h"

#include "widgets/table/word_filter.h"
#include "widgets/theme/painting.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace tilesight {

namespace {

constexpr int rowHeight = 26, visibleRows = 12;
enum Role { idRole = Qt::UserRole, detailRole, currentRole };

/// Icon, title, detail at the right; the row under the cursor is tinted.
class EntryDelegate : public QStyledItemDelegate {
public:
    EntryDelegate(const Theme* theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {100, qRound(rowHeight * m_theme->fontScale)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        const bool marked = option.state.testFlag(QStyle::State_Selected);
        if (marked) {
            painter->fillRect(option.rect, m_theme->accentTint);
            if (m_theme->highContrast) paintFocusRing(*painter, option.rect, *m_theme);
        }
        QRect row = option.rect.adjusted(10, 0, -10, 0);
        const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>();
        if (!icon.isNull()) {
            icon.paint(painter, QRect(row.x(), row.center().y() - 7, 16, 16));
            row.setLeft(row.left() + 24);
        }
        const QString detail = index.data(detailRole).toString();
        const QFont detailFont = m_theme->font(11);
        painter->setFont(detailFont);
        painter->setPen(m_theme->textTertiary);
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, detail);
        row.setRight(row.right() - QFontMetrics(detailFont).horizontalAdvance(detail) - 8);
        const QFont font = m_theme->font(13, index.data(currentRole).toBool());
        painter->setFont(font);
        painter->setPen(index.data(currentRole).toBool() ? m_theme->accent : m_theme->text);
        painter->drawText(
            row, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, row.width()));
        painter->restore();
    }

private:
    const Theme* m_theme;
};

/// 0 = the title is what was typed, 1 = it begins so, 2 = it has that at the beginning of a word, 3 = neither.
int titleRank(const QString& title, const QString& typed) {
    if (title.compare(typed, Qt::CaseInsensitive) == 0) return 0;
    if (title.startsWith(typed, Qt::CaseInsensitive)) return 1;
    return title.contains(QLatin1Char(' ') + typed, Qt::CaseInsensitive) ? 2 : 3;
}

} // namespace

FilterPopup::FilterPopup(const QString& placeholder, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_filter(new QLineEdit(this)), m_list(new QListWidget(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    m_filter->setPlaceholderText(placeholder);
    m_filter->setAccessibleName(placeholder);
    m_filter->installEventFilter(this);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(placeholder);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new EntryDelegate(&m_theme, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_filter, &QLineEdit::textChanged, this, &FilterPopup::refill);
    connect(m_list, &QListWidget::itemEntered, m_list,
            [this](QListWidgetItem* item) { m_list->setCurrentItem(item); });
    connect(m_list, &QListWidget::itemClicked, this, &FilterPopup::choose);
    setTheme(Theme::light());
}

void FilterPopup::setTheme(const Theme& theme) {
    m_theme = theme;
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.raised);
    m_list->setPalette(palette);
    m_filter->setPalette(theme.palette());
    m_filter->setFont(theme.font(13));
    m_filter->setMinimumHeight(qRound(26 * theme.fontScale));
    update();
}

void FilterPopup::setEntries(std::vector<Entry> entries, const QString& currentId) {
    m_entries = std::move(entries);
    m_current = currentId;
    refill();
}

void FilterPopup::refill() {
    m_list->clear();
    const QStringList words = filterWords(m_filter->text());
    std::vector<const Entry*> found;
    for (const Entry& entry : m_entries)
        if (holdsWords(entry.title + QLatin1Char(' ') + entry.detail + QLatin1Char(' ') + entry.keywords, words))
            found.push_back(&entry);
    if (!words.isEmpty()) { // what is named as it was typed is meant; the rest keeps its order
        const QString typed = words.join(QLatin1Char(' '));
        std::stable_sort(found.begin(), found.end(), [&](const Entry* a, const Entry* b) {
            return titleRank(a->title, typed) < titleRank(b->title, typed);
        });
    }
    for (const Entry* each : found) {
        const Entry& entry = *each;
        auto* item = new QListWidgetItem(entry.icon, entry.title, m_list);
        item->setData(idRole, entry.id);
        item->setData(detailRole, entry.detail);
        item->setData(currentRole, entry.id == m_current);
        item->setData(Qt::AccessibleDescriptionRole, entry.detail);
        if (entry.id == m_current && words.isEmpty()) m_list->setCurrentItem(item);
    }
    if (m_list->count() == 0 && !m_entries.empty()) {
        auto* nothing = new QListWidgetItem(tr("Nothing matches “%1”").arg(m_filter->text()), m_list);
        nothing->setFlags(Qt::NoItemFlags);
        return;
    }
    if (!m_list->currentItem() && m_list->count() > 0) m_list->setCurrentRow(0);
}

void FilterPopup::popup(const QPoint& globalTopLeft, const QString& filter) {
    m_filter->setText(filter);
    refill();
    const int rows = int(std::min<std::size_t>(m_entries.size(), visibleRows));
    const int row = qRound(rowHeight * m_theme.fontScale);
    const QSize size(qRound(m_width * m_theme.fontScale), rows * row + m_filter->sizeHint().height() + 30);
    QRect place(globalTopLeft, size);
    if (const QScreen* screen = QGuiApplication::screenAt(globalTopLeft)) {
        const QRect room = screen->availableGeometry();
        if (place.right() > room.right()) place.moveRight(room.right());
        if (place.bottom() > room.bottom()) place.moveBottom(room.bottom());
    }
    setGeometry(place);
    show();
    m_filter->setFocus(Qt::PopupFocusReason);
    m_list->scrollToItem(m_list->currentItem());
}

void FilterPopup::choose() {
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled)) return;
    const QString id = item->data(idRole).toString();
    hide();
    emit chosen(id);
}

bool FilterPopup::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int rows = m_list->count(), row = m_list->currentRow();
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down:
            m_list->setCurrentRow(std::min(row + 1, rows - 1));
            return true;
        case Qt::Key_Up:
            m_list->setCurrentRow(std::max(row - 1, 0));
            return true;
        case Qt::Key_PageDown:
            m_list->setCurrentRow(std::min(row + visibleRows, rows - 1));
            return true;
        case Qt::Key_PageUp:
            m_list->setCurrentRow(std::max(row - visibleRows, 0));
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose();
            return true;
        case Qt::Key_Escape:
            hide();
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void FilterPopup::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.raised);
    painter.setPen(QPen(m_theme.control, m_theme.borderWidth));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace tilesight
