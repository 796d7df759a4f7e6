#include "app/explorer/window/shortcuts_dialog.h"

#include "widgets/shortcuts/view_keys.h"
#include "widgets/table/copyable_table.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/table/word_filter.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace tilesight {
namespace {

constexpr int otherWordsRole = Qt::UserRole + 1; ///< by which a row is found, too

/// Rows whose cells together hold every word.
class RowFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QStringList& words) {
        m_words = words;
        invalidateFilter();
    }

private:
    bool filterAcceptsRow(int row, const QModelIndex&) const override {
        QString text;
        for (int column = 0; column < sourceModel()->columnCount(); ++column)
            for (const int role : {int(Qt::DisplayRole), otherWordsRole})
                text += sourceModel()->index(row, column).data(role).toString() + u' ';
        return holdsWords(text, m_words);
    }
    QStringList m_words;
};

} // namespace

ShortcutsDialog::ShortcutsDialog(const std::vector<Command>& commands, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_table(new CopyableTable(false, this)), m_filter(new QLineEdit(this)),
      m_proxy(new RowFilter(this)) {
    setObjectName(QStringLiteral("shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* model = new QStandardItemModel(this);
    model->setHorizontalHeaderLabels({tr("Keys"), tr("What they do"), tr("Where")});
    const auto add = [model](const QString& keys, const QString& what, const QString& where) {
        QList<QStandardItem*> row;
        for (const QString& text : {keys, what, where}) {
            row << new QStandardItem(text);
            row.back()->setEditable(false);
        }
        model->appendRow(row);
    };
    for (const Command& command : commands)
        if (!command.keys.isEmpty())
            add(command.keys, command.title,
                command.place == tr("Window") ? command.place : tr("Window, menu %1").arg(command.place));
    const QString plan = viewKeys().value(0).view; // the first view is the plan
    for (const ViewKey& key : viewKeys()) {
        add(key.keys, key.what, key.view);
        if (key.view == plan) model->item(model->rowCount() - 1)->setData(tr("graph canvas"), otherWordsRole);
    }
    m_proxy->setSourceModel(model);
    m_table->setModel(m_proxy);
    auto* delegate = new TableDelegate(this);
    delegate->setTheme(theme);
    m_table->setItemDelegate(delegate);
    m_table->setTheme(theme);
    m_table->setAccessibleName(windowTitle());
    m_table->resizeColumnsToContents();
    const int wanted = m_table->columnsWidth() + qRound(60 * theme.fontScale);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch); // the others show all they say
    m_filter->setPlaceholderText(tr("Filter by key, word or view"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::refilter);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy as CSV"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(csv()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(10);
    column->addWidget(m_filter);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    const QSize room = (parent ? parent->screen() : screen())->availableSize() * 9 / 10;
    resize(QSize(std::max(wanted, qRound(720 * theme.fontScale)), qRound(520 * theme.fontScale)).boundedTo(room));
    m_filter->setFocus();
}

void ShortcutsDialog::refilter() {
    static_cast<RowFilter*>(m_proxy)->setWords(filterWords(m_filter->text()));
}

QString ShortcutsDialog::csv() const { return csvText(*m_proxy); }

} // namespace tilesight
