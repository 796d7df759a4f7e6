// Tornado: one row for each rate of the GPU and each knob, widest first, two bars in a row around zero.
//
//   left of zero, blue   faster          right of zero, orange   slower          bar = T(changed) / T(plan) - 1
//
// How to read it: the longest blue bar is what would help most, and the words beside it name what limits then. A bar
// that is longer than the axis ends in a notch; its number stands beside it.
#pragma once

#include "core/search/sensitivity.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QRectF>
#include <QString>
#include <vector>

namespace tilesight {

/// One half of a row: a bar with its setting and words.
struct TornadoLine {
    int bar = -1; ///< into Sensitivity::bars
    bool more = false;
    QRectF rect;   ///< of the whole line
    QRectF track;  ///< where the bar is drawn
    QRectF button; ///< Apply; empty = none
};

struct TornadoLayout {
    std::vector<TornadoLine> lines; ///< from top to bottom
    std::vector<QRectF> titles;     ///< of the rows shown, for each bar that is
    std::vector<int> shown;         ///< bars that are shown
    QRectF axis;                    ///< of all tracks
    QRectF rest;                    ///< the sentence about what changes nothing
    double limit = 0;               ///< change at either end of the axis
    double wordsLeft = 0, settingLeft = 0, settingWidth = 0;
    QSizeF size;
    int lineAt(const QPointF& position) const; ///< -1 = none
};

const SensitivityEnd* endOf(const Sensitivity& sensitivity, const TornadoLine& line);
/// "+20 %", "256", "98 SMs"
QString settingText(const Sensitivity& sensitivity, const TornadoLine& line);
/// "▼ 11.2 % faster, then Tensor core limits"; the reason when it cannot run.
QString effectText(const Sensitivity& sensitivity, const SensitivityEnd& end);
/// The rows that are not drawn: "Without effect: SFU rate, L2 capacity"; "" = none.
QString withoutEffect(const Sensitivity& sensitivity);

TornadoLayout tornadoLayout(const Sensitivity& sensitivity, double width, const Theme& theme,
                            bool buttons = true);

struct TornadoMarks {
    int hovered = -1, current = -1; ///< lines
    bool focused = false, stale = false;
};
void paintTornado(QPainter& painter, const Sensitivity& sensitivity, const TornadoLayout& layout,
                  const Theme& theme, const TornadoMarks& marks = {});

/// One row for each bar's end; units in the heads.
QString tornadoCsv(const Sensitivity& sensitivity);

} // namespace tilesight
