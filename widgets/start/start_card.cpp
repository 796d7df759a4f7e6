#include "widgets/start/start_card.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QDir>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

namespace tilesight {
namespace {

QString inHome(const QString& folder) {
    const QString home = QDir::homePath();
    return folder.startsWith(home) ? u'~' + folder.mid(home.size()) : folder;
}

/// One line of text, elided; gives the y below it.
double paintLine(QPainter& p, const QRectF& column, double y, const QFont& font, const QColor& colour,
                 const QString& text, Qt::TextElideMode elide = Qt::ElideRight) {
    const QFontMetricsF metrics(font);
    p.setFont(font);
    p.setPen(colour);
    p.drawText(QRectF(column.left(), y, column.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
               metrics.elidedText(text, elide, column.width()));
    return y + metrics.height();
}

} // namespace

void StartCard::setTheme(const Theme& theme) {
    m_theme = theme;
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    updateGeometry();
    update();
}

void StartCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const double border = m_theme.borderWidth, s = m_theme.fontScale;
    const bool raised = isEnabled() && (underMouse() || hasFocus());
    if (framed() || raised) {
        p.setPen(framed() ? QPen(raised ? m_theme.control : m_theme.line, border) : QPen(Qt::NoPen));
        p.setBrush(isDown() ? m_theme.accentTint : raised ? m_theme.raised : m_theme.panel);
        p.drawRoundedRect(QRectF(rect()).adjusted(border / 2, border / 2, -border / 2, -border / 2), 4, 4);
    }
    p.setRenderHint(QPainter::Antialiasing, false);
    paintContent(p, QRectF(rect()).adjusted(9 * s, 8 * s, -9 * s, -7 * s));
    if (hasFocus()) paintFocusRing(p, rect(), m_theme, 4);
}

void StartCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void StartCard::paintHeading(QPainter& p, const QRectF& line, const PlanOffer& plan) const {
    const double s = m_theme.fontScale;
    double right = line.right();
    if (plan.fingerprint) {
        const Bottleneck limit = plan.fingerprint->bottleneck;
        if (static_cast<std::size_t>(limit) < resourceCount) {
            const QSizeF chip = chipSize * s;
            paintChip(p, QRectF(right - chip.width(), line.center().y() - chip.height() / 2, chip.width(), chip.height()),
                      static_cast<Resource>(limit), m_theme);
            right -= chip.width() + 5 * s;
        }
        const QString time = toQString(formatSeconds(plan.fingerprint->latencySeconds));
        p.setFont(m_theme.font(12.5));
        p.setPen(m_theme.text);
        p.drawText(QRectF(line.left(), line.top(), right - line.left(), line.height()), Qt::AlignRight | Qt::AlignVCenter,
                   time);
        right -= textWidth(p.font(), time) + 8 * s;
    }
    const QFont name = m_theme.font(13, true);
    p.setFont(name);
    p.setPen(m_theme.text);
    p.drawText(QRectF(line.left(), line.top(), right - line.left(), line.height()), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetricsF(name).elidedText(plan.title, Qt::ElideRight, right - line.left()));
}

PlanCard::PlanCard(const PlanOffer& plan, QWidget* parent) : StartCard(parent) { setPlan(plan, {}); }

void PlanCard::setPlan(const PlanOffer& plan, const QString& gpuName) {
    m_plan = plan;
    if (plan.fingerprint)
        m_detail = tr("%1, %2, on %3")
                       .arg(counted((long long)plan.fingerprint->actions, tr("action"), tr("actions")),
                            counted((long long)std::min(plan.fingerprint->legalOrders, 1e15), tr("order"), tr("orders")), gpuName);
    else
        m_detail = plan.refusal.isEmpty() ? tr("computing…") : plan.refusal;
    QString sentence = plan.title;
    if (plan.fingerprint)
        sentence += QStringLiteral(": ") + toQString(formatSeconds(plan.fingerprint->latencySeconds)) + QStringLiteral(", ") +
                    engineWord(titleOf(plan.fingerprint->bottleneck));
    setAccessibleName(sentence);
    setAccessibleDescription(m_detail);
    setToolTip(QStringLiteral("<p>%1</p>").arg((plan.description.isEmpty() ? m_detail : plan.description).toHtmlEscaped()));
    update();
}

QSize PlanCard::minimumSizeHint() const { return (QSizeF(200, 138) * theme().fontScale).toSize(); }

void PlanCard::paintContent(QPainter& p, const QRectF& inner) {
    const double s = theme().fontScale;
    const double heading = 22 * s, detail = QFontMetricsF(theme().font(11.5)).height();
    const QRectF strip(inner.left(), inner.top(), inner.width(), inner.height() - heading - detail - 4 * s);
    if (m_plan.fingerprint)
        paintFingerprint(p, strip, *m_plan.fingerprint, theme());
    else
        p.fillRect(strip, theme().sunken);
    paintHeading(p, QRectF(inner.left(), strip.bottom() + 4 * s, inner.width(), heading), m_plan);
    paintLine(p, inner, inner.bottom() - detail, theme().font(11.5), theme().textSecondary, m_detail);
}

RecentRow::RecentRow(const PlanOffer& plan, QWidget* parent) : StartCard(parent) { setPlan(plan); }

void RecentRow::setPlan(const PlanOffer& plan) {
    m_plan = plan;
    setAccessibleName(plan.title);
    setAccessibleDescription(plan.refusal.isEmpty() ? plan.path : plan.refusal);
    setToolTip(plan.refusal.isEmpty() ? plan.path : plan.path + u'\n' + plan.refusal);
    update();
}

QSize RecentRow::minimumSizeHint() const { return (QSizeF(200, 52) * theme().fontScale).toSize(); }

void RecentRow::paintContent(QPainter& p, const QRectF& inner) {
    const double heading = 20 * theme().fontScale;
    paintHeading(p, QRectF(inner.left(), inner.top(), inner.width(), heading), m_plan);
    paintLine(p, inner, inner.top() + heading, theme().font(11.5), theme().textSecondary,
              m_plan.refusal.isEmpty() ? inHome(QFileInfo(m_plan.path).path()) : m_plan.refusal,
              m_plan.refusal.isEmpty() ? Qt::ElideMiddle : Qt::ElideRight);
}

LessonCard::LessonCard(const LessonEntry& lesson, QWidget* parent) : StartCard(parent), m_lesson(lesson) {
    setEnabled(lesson.fault.isEmpty());
    setAccessibleName(lesson.title + QStringLiteral(", ") + progress());
    setAccessibleDescription(lesson.fault.isEmpty() ? lesson.summary : lesson.fault);
    setToolTip(QStringLiteral("<p>%1</p>").arg(accessibleDescription().toHtmlEscaped()));
}

QString LessonCard::progress() const {
    if (m_lesson.steps > 0 && m_lesson.doneSteps >= m_lesson.steps) return tr("Done");
    if (m_lesson.doneSteps > 0) return tr("%1 of %2 steps").arg(m_lesson.doneSteps).arg(m_lesson.steps);
    return counted(m_lesson.steps, tr("step"), tr("steps"));
}

QSize LessonCard::minimumSizeHint() const { return (QSizeF(200, 92) * theme().fontScale).toSize(); }

void LessonCard::paintContent(QPainter& p, const QRectF& inner) {
    const double s = theme().fontScale;
    const double y = paintLine(p, inner, inner.top(), theme().font(13, true),
                               isEnabled() ? theme().text : theme().textDisabled, m_lesson.title);
    const QFont small = theme().font(11.5);
    const double foot = inner.bottom() - QFontMetricsF(small).height();
    p.setFont(small);
    p.setPen(theme().textSecondary);
    p.save();
    p.setClipRect(QRectF(inner.left(), y, inner.width(), foot - y - 2 * s));
    p.drawText(QRectF(inner.left(), y + 2 * s, inner.width(), foot - y), Qt::TextWordWrap, m_lesson.summary);
    p.restore();
    p.drawText(QRectF(inner.left(), foot, inner.width(), inner.bottom() - foot), Qt::AlignRight | Qt::AlignVCenter,
               progress());
    for (int i = 0; i < m_lesson.steps; ++i) // done: filled; to come: outlined
        if (const QRectF mark(inner.left() + i * 16 * s, foot + 5 * s, 12 * s, 5 * s); i < m_lesson.doneSteps)
            p.fillRect(mark, theme().accent);
        else {
            p.setPen(theme().control);
            p.drawRect(mark);
        }
}

} // namespace tilesight
