// Diagnosis: what keeps the kernel from the bound of its busiest pipe, one row for each cause, dearest first.
//
//   bar = lost / latency,  lost = T(plan) - T(the same without the cause)          (core/advice/diagnosis.h)
//
// How to read it: the longest bar is the first thing to change; the sentence gives the figures that show it, the line
// with the arrow says what people change against it. Causes overlap, so bars do not add up to 100 %.
#pragma once

#include "core/advice/diagnosis.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QRectF>
#include <QString>
#include <vector>

namespace tilesight {

struct DiagnosisRow {
    QString title, cost, sentence, remedy; ///< "Tail", "44 %, 70.3 µs", ...
    QString foundBy;                       ///< "by a re-run of the plan without it"
    QString explainId;                     ///< "diagnosis/tail"
    double share = 0;
    QRectF rect, track, sentenceRect, remedyRect;
};

struct DiagnosisLayout {
    std::vector<DiagnosisRow> rows; ///< from top to bottom
    QString note;                   ///< below the rows: why times do not add up
    QRectF noteRect;
    QSizeF size;
};

DiagnosisLayout diagnosisLayout(const std::vector<Diagnosis>& found, double width, const Theme& theme);

struct DiagnosisMarks {
    int hovered = -1, current = -1; ///< rows
    bool focused = false, stale = false;
};
void paintDiagnosis(QPainter& painter, const DiagnosisLayout& layout, const Theme& theme,
                    const DiagnosisMarks& marks = {});

/// One row for each cause; units in the heads.
QString diagnosisCsv(const std::vector<Diagnosis>& found);

} // namespace tilesight
