// Measured times from a table for the plans of a document: which plans are asked for, what is kept, and the message that says
// which rows counted for which of them, and which did not, and why.
#pragma once

#include "app/explorer/variants.h"
#include "core/exchange/measured_match.h"

#include <QStringList>

namespace tilesight {

struct MeasuredSubject {
    QString name; ///< "“128 × 256”", quoted; of several with this plan and GPU all names
    MeasuredTarget target;
};

/// Pinned variants and the present plan, each plan on a GPU once.
std::vector<MeasuredSubject> measuredSubjects(const Variants& variants, const std::shared_ptr<const TilePlan>& present,
                                              const std::string& gpuId);

/// What is measured of `variants` with the medians of the match.
Variants withMeasured(Variants variants, const std::vector<MeasuredSubject>& subjects, const MeasuredMatch& match);

struct MeasuredMessage {
    QString headline;
    QStringList lines;
};
/// `before`: what was known until now.
MeasuredMessage measuredInWords(const QString& fileName, const std::vector<MeasuredSubject>& subjects,
                                const MeasuredMatch& match, const Variants& before);

} // namespace tilesight
