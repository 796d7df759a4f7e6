// The start page's content: the plans and lessons it offers, and what is known of each by now.
#pragma once

#include "widgets/lesson/lesson_state.h"
#include "widgets/start/fingerprint.h"

#include <QString>
#include <QVector>
#include <optional>

namespace tilesight {

struct PlanOffer {
    QString path;
    QString title;       ///< the plan's name, or the file's
    QString description; ///< what the plan says of itself; "" = nothing
    std::optional<Fingerprint> fingerprint; ///< none = being computed, or `refusal` says why there is none
    QString refusal;
};

struct StartState {
    QVector<PlanOffer> samples, recent;
    QList<LessonEntry> lessons;
    QString gpuName; ///< that the latencies are of
};

} // namespace tilesight
