#include "widgets/diagnosis/diagnosis_chart.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>

namespace tilesight {
namespace {

constexpr double margin = 12, rowGap = 12, barHeight = 8;

double wrappedHeight(const QString& text, double width, const QFont& font) {
    return std::ceil(
        QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, text).height());
}

} // namespace

DiagnosisLayout diagnosisLayout(const std::vector<Diagnosis>& found, double width, const Theme& theme) {
    DiagnosisLayout layout;
    const QFont words = theme.font(12);
    const QFontMetricsF bold(theme.font(13, true));
    const double head = bold.height();
    const double inner = std::max(80.0, width - 2 * margin);
    double y = margin;
    for (const Diagnosis& d : found) {
        DiagnosisRow row;
        row.title = engineWord(titleOf(d.obstacle));
        row.explainId = QStringLiteral("diagnosis/") + toQString(nameOf(d.obstacle));
        row.cost = toQString(formatPercent(d.share, 2)) + ", " + toQString(formatSeconds(d.lostSeconds));
        row.foundBy = d.reRun ? tr("by a re-run of the plan without it") : tr("read off the analysis");
        if (const QString longer = row.cost + tr(", by a re-run");
            d.reRun && bold.horizontalAdvance(row.title + QStringLiteral("  ") + longer) <= inner)
            row.cost = longer; // else the tooltip says it
        row.sentence = toQString(d.sentence);
        row.remedy = QStringLiteral("→ ") + toQString(d.remedy);
        row.share = d.share;
        const double top = y;
        y += head + 3;
        row.track = QRectF(margin, y, inner, barHeight);
        y += barHeight + 4;
        row.sentenceRect = QRectF(margin, y, inner, wrappedHeight(row.sentence, inner, words));
        y = row.sentenceRect.bottom() + 1;
        row.remedyRect = QRectF(margin, y, inner, wrappedHeight(row.remedy, inner, words));
        y = row.remedyRect.bottom();
        row.rect = QRectF(margin / 2, top - 4, width - margin, y - top + 8);
        y += rowGap;
        layout.rows.push_back(std::move(row));
    }
    if (!layout.rows.empty()) {
        layout.note = tr("Causes overlap, so the times do not add up.");
        layout.noteRect = QRectF(margin, y, inner, wrappedHeight(layout.note, inner, words));
        y = layout.noteRect.bottom() + margin;
    }
    layout.size = {width, y};
    return layout;
}

void paintDiagnosis(QPainter& p, const DiagnosisLayout& layout, const Theme& theme,
                    const DiagnosisMarks& marks) {
    p.setRenderHint(QPainter::Antialiasing, false);
    if (marks.stale) p.setOpacity(0.55);
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const DiagnosisRow& row = layout.rows[i];
        if (marks.hovered == int(i)) p.fillRect(row.rect, theme.sunken);
        if (marks.focused && marks.current == int(i)) {
            p.setPen(QPen(theme.accent, theme.borderWidth));
            p.setBrush(Qt::NoBrush);
            p.drawRect(row.rect.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        const QRectF head(row.track.left(), row.rect.top() + 4, row.track.width(),
                          row.track.top() - row.rect.top() - 4);
        p.setFont(theme.font(13, true));
        p.setPen(theme.text);
        p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, row.title);
        p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, row.cost);
        p.fillRect(row.track, theme.sunken);
        QRectF bar = row.track;
        bar.setWidth(std::max(1.0, row.track.width() * std::min(1.0, row.share)));
        p.fillRect(bar, theme.worse);
        p.setPen(QPen(theme.control, theme.borderWidth));
        p.setBrush(Qt::NoBrush);
        p.drawRect(row.track.adjusted(0.5, 0.5, -0.5, -0.5));
        p.setFont(theme.font(12));
        p.setPen(theme.text);
        p.drawText(row.sentenceRect, Qt::TextWordWrap, row.sentence);
        p.setPen(theme.textSecondary);
        p.drawText(row.remedyRect, Qt::TextWordWrap, row.remedy);
    }
    p.setFont(theme.font(12));
    p.setPen(theme.textSecondary);
    p.drawText(layout.noteRect, Qt::TextWordWrap, layout.note);
    p.setOpacity(1);
}

QString diagnosisCsv(const std::vector<Diagnosis>& found) {
    QString csv = QStringLiteral("cause,lost (us),share (%),found by,sentence,remedy\n");
    for (const Diagnosis& d : found)
        csv += QStringList{toQString(nameOf(d.obstacle)),
                           QString::number(d.lostSeconds * 1e6, 'g', 9),
                           QString::number(d.share * 100, 'g', 9),
                           d.reRun ? QStringLiteral("re-run") : QStringLiteral("analysis"),
                           csvField(toQString(d.sentence)),
                           csvField(toQString(d.remedy))}
                   .join(',') +
               '\n';
    return csv;
}

} // namespace tilesight
