#include "widgets/properties/property_section.h"

#include "widgets/properties/expression_field.h"
#include "widgets/theme/painting.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace tilesight {

namespace {
constexpr int side = 12;
struct Gaps {
    int above, below, title, gap;
};
constexpr Gaps roomy{9, 11, 22, 4}, dense{5, 6, 19, 2};
}

void retire(QWidget* part) {
    part->disconnect();
    part->hide();
    part->deleteLater();
}

PropertySection::PropertySection(const QString& title, QWidget* parent)
    : QWidget(parent), m_title(title), m_content(new QWidget(this)), m_body(new QVBoxLayout),
      m_message(new QLabel(m_content)) {
    auto* outer = new QVBoxLayout(this);
    outer->addWidget(m_content);
    auto* inner = new QVBoxLayout(m_content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(4);
    inner->addLayout(m_body);
    inner->addWidget(m_message);
    m_message->setWordWrap(true);
    m_message->hide();
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(6);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // rows may wrap: height follows the width
    setAccessibleName(title);
}

void PropertySection::setTheme(const Theme& theme) {
    m_theme = theme;
    const double scale = theme.fontScale;
    const Gaps& gaps = m_dense ? dense : roomy;
    const int top = qRound((gaps.above + gaps.title + (m_folded ? -4 : gaps.gap)) * scale);
    layout()->setContentsMargins(side, top, side, qRound(gaps.below * scale));
    setPalette(theme.palette());
    setFont(theme.font(12));
    QPalette palette = theme.palette();
    palette.setColor(QPalette::WindowText, theme.error);
    m_message->setPalette(palette);
    m_message->setFont(theme.font(11));
    update();
}

void PropertySection::watchErrors(ExpressionField* field) {
    field->setMessageInside(false);
    m_watched.push_back(field);
    connect(field, &ExpressionField::errorChanged, this, &PropertySection::showErrors);
}

void PropertySection::forgetErrors() {
    m_watched.clear();
    m_message->hide();
}

void PropertySection::showErrors() {
    QStringList sentences;
    for (const ExpressionField* field : m_watched)
        if (!field->error().isEmpty()) sentences << field->label() + QStringLiteral(": ") + field->error();
    m_message->setText(sentences.join(QLatin1Char('\n')));
    m_message->setVisible(!sentences.isEmpty());
}

void PropertySection::setTitle(const QString& title) {
    m_title = title;
    setAccessibleName(title);
    update();
}

void PropertySection::setCaption(const QString& number, bool old) {
    const QString caption = old && !number.isEmpty() ? tr("%1, of the plan before").arg(number) : number;
    m_caption = caption;
    m_oldCaption = old;
    setAccessibleDescription(caption);
    update();
}

void PropertySection::setFoldable(bool foldable) {
    m_foldable = foldable;
    setFocusPolicy(foldable ? Qt::TabFocus : Qt::NoFocus);
    setFolded(foldable);
}

void PropertySection::setFolded(bool folded) {
    m_folded = folded;
    m_content->setVisible(!folded);
    setTheme(m_theme);
}

void PropertySection::setDense(bool wanted) {
    if (m_dense == wanted) return;
    m_dense = wanted;
    setTheme(m_theme);
}

QRectF PropertySection::titleRow() const {
    const Gaps& gaps = m_dense ? dense : roomy;
    return QRectF(side, gaps.above * m_theme.fontScale - 2, width() - 2 * side,
                  gaps.title * m_theme.fontScale);
}

void PropertySection::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.lineSoft);
    QRectF row = titleRow();
    if (m_foldable) {
        const double icon = 14 * m_theme.fontScale;
        paintIcon(painter, QRectF(row.x() - 2, row.center().y() - icon / 2, icon, icon),
                  m_folded ? QStringLiteral("right") : QStringLiteral("down"), m_theme.textTertiary);
        row.setLeft(row.left() + icon + 4);
    }
    const QFont titleFont = m_theme.font(12.4, true), captionFont = m_theme.font(11);
    const QFontMetricsF titleMetrics(titleFont), captionMetrics(captionFont);
    painter.setFont(titleFont);
    painter.setPen(m_theme.text);
    const QString title = titleMetrics.elidedText(m_title, Qt::ElideRight, row.width());
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, title);
    const double room = row.width() - titleMetrics.horizontalAdvance(title) - 10;
    painter.setFont(captionFont);
    painter.setPen(m_oldCaption ? m_theme.textDisabled : m_theme.textSecondary);
    if (room > 30)
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                         captionMetrics.elidedText(m_caption, Qt::ElideRight, room));
    if (hasFocus()) paintFocusRing(painter, titleRow().adjusted(-6, 0, 6, 0), m_theme);
}

void PropertySection::mousePressEvent(QMouseEvent* event) {
    if (m_foldable && titleRow().contains(event->position())) setFolded(!m_folded);
    QWidget::mousePressEvent(event);
}

void PropertySection::keyPressEvent(QKeyEvent* event) {
    if (m_foldable && (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return))
        setFolded(!m_folded);
    else
        QWidget::keyPressEvent(event);
}

void PropertySection::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void PropertySection::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace tilesight
