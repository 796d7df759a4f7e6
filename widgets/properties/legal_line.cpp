#include "widgets/properties/legal_line.h"

#include "widgets/pickers/gpu_picker.h"
#include "widgets/theme/painting.h"

#include <QPainter>

#include <cmath>

namespace tilesight {

namespace {
constexpr double side = 12, icon = 15, lineHeight = 30;
constexpr std::size_t mostErrors = 3;
} // namespace

LegalLine::LegalLine(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LegalLine::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

void LegalLine::setState(const ViewState& state) {
    m_errors.clear();
    m_text.clear();
    m_detail.clear();
    const QString gpu = state.gpu ? shortGpuName(*state.gpu) : tr("this GPU");
    for (const Error& error : state.errors) {
        if (m_errors.size() == mostErrors) break;
        QString sentence = QString::fromStdString(error.message);
        const QString object = QString::fromStdString(error.object);
        if (!object.isEmpty() && !sentence.contains(object))
            sentence = object + QStringLiteral(": ") + sentence;
        m_errors.push_back({QStringLiteral("error"), sentence, QString::fromStdString(error.remedy)});
    }
    if (state.errors.size() > mostErrors)
        m_errors.back().text += tr(" (and %1 more)").arg(state.errors.size() - mostErrors);
    QStringList tips;
    for (const Error& error : state.errors)
        tips << QString::fromStdString(toString(error));
    setToolTip(tips.join(QLatin1Char('\n')));
    if (m_errors.empty() && state.plan) {
        const bool known = state.analysis && !state.stale;
        m_text = known ? tr("Legal on %1").arg(gpu) : tr("Not analysed yet");
        if (known && state.analysis->occupancy.registersPerThread > 0) {
            const Occupancy& occupancy = state.analysis->occupancy;
            m_detail = state.gpu && state.gpu->maxRegistersPerThread.known()
                           ? tr("%1 of %2 registers")
                                 .arg(occupancy.registersPerThread)
                                 .arg(qRound(state.gpu->maxRegistersPerThread.value))
                           : tr("%1 registers").arg(occupancy.registersPerThread);
            if (occupancy.registersEstimated) m_detail += tr(", estimated");
        }
    }
    QStringList words;
    for (const Line& line : m_errors)
        words << line.text;
    setAccessibleName(m_errors.empty() ? m_text : tr("Illegal: ") + words.join(QStringLiteral("; ")));
    setAccessibleDescription(m_detail);
    updateGeometry();
    update();
}

int LegalLine::heightForWidth(int width) const {
    const double scale = m_theme.fontScale;
    if (m_errors.empty()) return qRound(lineHeight * scale);
    const QFontMetricsF text(m_theme.font(12)), remedy(m_theme.font(11));
    double height = 10 * scale;
    const QRectF room(0, 0, width - (2 * side + icon + 8) * scale, 10000);
    for (const Line& line : m_errors) {
        height += text.boundingRect(room, Qt::TextWordWrap, line.text).height() + 6 * scale;
        if (!line.remedy.isEmpty())
            height += remedy.boundingRect(room, Qt::TextWordWrap, line.remedy).height();
    }
    return int(std::ceil(height + 4));
}

void LegalLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double scale = m_theme.fontScale, mark = icon * scale;
    painter.fillRect(rect(), m_errors.empty() ? m_theme.panel : m_theme.errorTint);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.lineSoft);
    QRectF row = QRectF(rect()).adjusted(side * scale, 0, -side * scale, 0);
    if (m_errors.empty()) {
        if (m_text.isEmpty()) return;
        const bool legal = m_text.startsWith(tr("Legal"));
        paintIcon(painter, QRectF(row.x(), row.center().y() - mark / 2, mark, mark),
                  legal ? QStringLiteral("check") : QStringLiteral("clock"),
                  legal ? m_theme.legal : m_theme.textTertiary);
        const QFont font = m_theme.font(12), detailFont = m_theme.font(11);
        const QRectF words = row.adjusted(mark + 8, 0, 0, 0);
        painter.setFont(font);
        painter.setPen(m_theme.text);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, m_text);
        const double room = words.width() - QFontMetricsF(font).horizontalAdvance(m_text) - 10;
        painter.setFont(detailFont);
        painter.setPen(m_theme.textSecondary);
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter,
                         QFontMetricsF(detailFont).elidedText(m_detail, Qt::ElideRight, std::max(0.0, room)));
        return;
    }
    double y = 7 * scale;
    for (const Line& line : m_errors) {
        paintIcon(painter, QRectF(row.x(), y + 1, mark, mark), line.icon, m_theme.error);
        const auto write = [&](const QString& words, const QFont& font, const QColor& colour) {
            const QRectF room(row.x() + mark + 8, y, row.width() - mark - 8, 10000);
            const double height = QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, words).height();
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(QRectF(room.topLeft(), QSizeF(room.width(), height + 1)), Qt::TextWordWrap,
                             words);
            y += height;
        };
        write(line.text, m_theme.font(12), m_theme.text);
        if (!line.remedy.isEmpty()) write(line.remedy, m_theme.font(11), m_theme.textSecondary);
        y += 6 * scale;
    }
}

} // namespace tilesight
