#include "widgets/properties/plan_description.h"

#include "widgets/theme/painting.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {
constexpr double side = 12, above = 8, below = 8, wordGap = 8;
} // namespace

PlanDescription::PlanDescription(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("planDescription"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Description of the plan"));
    hide();
}

void PlanDescription::setText(const QString& text) {
    const QString plain = text.simplified();
    if (plain == m_text) return;
    m_text = plain;
    m_unfolded = false;
    setAccessibleDescription(m_text);
    setToolTip(m_text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(m_text.toHtmlEscaped()));
    setVisible(!m_text.isEmpty());
    refresh();
}

void PlanDescription::setTheme(const Theme& theme) {
    m_theme = theme;
    refresh();
}

void PlanDescription::setFoldedLines(int lines) {
    if (m_foldedLines == lines) return;
    m_foldedLines = lines;
    refresh();
}

void PlanDescription::refresh() {
    setFocusPolicy(isLong() ? Qt::TabFocus : Qt::NoFocus);
    setCursor(isLong() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateGeometry();
    update();
}

bool PlanDescription::isLong() const { return allLines(width()).size() > m_foldedLines; }

QStringList PlanDescription::allLines(int width) const {
    QStringList lines;
    if (m_text.isEmpty()) return lines;
    QTextLayout layout(m_text, m_theme.font(12));
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrap);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(40.0, width - 2 * side * m_theme.fontScale));
        lines << m_text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QStringList PlanDescription::linesFor(int width) const {
    QStringList lines = allLines(width);
    if (lines.size() <= m_foldedLines) return lines;
    const QFontMetricsF metrics(m_theme.font(12));
    const double inner = std::max(40.0, width - 2 * side * m_theme.fontScale);
    const double room = inner - metrics.horizontalAdvance(foldWord()) - wordGap;
    if (m_unfolded) { // the word goes to a line of its own where the last one is full
        if (metrics.horizontalAdvance(lines.last()) > room) lines << QString();
        return lines;
    }
    const QString rest = lines.mid(m_foldedLines - 1).join(u' ');
    lines = lines.mid(0, m_foldedLines - 1);
    return lines << metrics.elidedText(rest, Qt::ElideRight, room);
}

int PlanDescription::heightForWidth(int width) const {
    const double lines = double(linesFor(width).size()) * QFontMetricsF(m_theme.font(12)).lineSpacing();
    return int(std::ceil(lines + (above + below) * m_theme.fontScale));
}

void PlanDescription::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double scale = m_theme.fontScale;
    const QFont font = m_theme.font(12);
    const QFontMetricsF metrics(font);
    painter.fillRect(rect(), m_theme.panel);
    painter.setFont(font);
    painter.setPen(m_theme.textSecondary);
    QRectF row(side * scale, above * scale, width() - 2 * side * scale, metrics.lineSpacing());
    const QStringList lines = shownLines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
        if (i + 1 < lines.size()) row.translate(0, metrics.lineSpacing());
    }
    if (isLong()) {
        painter.setPen(m_theme.accent);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, foldWord());
    }
    if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(4, 3, -4, -3), m_theme);
}

void PlanDescription::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) refresh();
}

void PlanDescription::toggle() {
    if (!isLong()) return;
    m_unfolded = !m_unfolded;
    refresh();
}

void PlanDescription::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) toggle();
}

void PlanDescription::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        toggle();
    else
        QWidget::keyPressEvent(event);
}

void PlanDescription::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void PlanDescription::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace tilesight
