#include "widgets/plan_text/find_bar.h"

#include "widgets/plan_text/plan_editor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tilesight {
namespace {

std::vector<TextRange> placesOf(const QString& word, const QString& text) {
    std::vector<TextRange> places;
    if (word.isEmpty()) return places;
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive))
        places.push_back({int(at), int(at + word.size())});
    return places;
}

} // namespace

FindBar::FindBar(PlanEditor* editor, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_field(new QLineEdit(this)), m_count(new QLabel(this)) {
    m_field->setPlaceholderText(tr("Find in the text"));
    m_field->setAccessibleName(tr("Find in the text"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->setSpacing(6);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_count);
    for (const auto& [title, by] : {std::pair(tr("Previous"), -1), std::pair(tr("Next"), 1)}) {
        auto* button = new QPushButton(title, this);
        connect(button, &QPushButton::clicked, this, [this, by = by] { step(by); });
        layout->addWidget(button);
    }
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        refresh();
        step(0);
    });
    hide();
}

void FindBar::setTheme(const Theme& theme) { m_count->setFont(theme.font(11)); }

void FindBar::open() {
    const QString selected = m_editor->textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator)) m_field->setText(selected);
    show();
    m_field->setFocus();
    m_field->selectAll();
    refresh();
}

void FindBar::close() {
    hide();
    m_editor->setMatches({});
    m_editor->setFocus();
}

QString FindBar::summary() const {
    const auto places = placesOf(m_field->text(), m_editor->toPlainText());
    const int at = m_editor->textCursor().selectionStart();
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].begin == at && m_editor->textCursor().hasSelection())
            return tr("%1 of %2").arg(i + 1).arg(places.size());
    if (m_field->text().isEmpty()) return {};
    return places.empty() ? tr("not found") : tr("%1 places").arg(places.size());
}

void FindBar::refresh() {
    if (isHidden()) return;
    m_editor->setMatches(placesOf(m_field->text(), m_editor->toPlainText()));
    m_count->setText(summary());
}

void FindBar::step(int by) {
    const auto places = placesOf(m_field->text(), m_editor->toPlainText());
    if (places.empty()) return;
    const int at = m_editor->textCursor().selectionStart();
    std::size_t next = by < 0 ? places.size() - 1 : 0;
    if (by < 0) {
        for (std::size_t i = 0; i < places.size() && places[i].begin < at; ++i)
            next = i;
    } else {
        for (std::size_t i = places.size(); i-- > 0 && places[i].begin >= at + (by > 0 ? 1 : 0);)
            next = i;
    }
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(places[next].begin);
    cursor.setPosition(places[next].end, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
    m_count->setText(summary());
}

bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            close();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tilesight
