// The report: everything a reader needs to trust or to doubt a prediction, on A4 pages.
//
//   summary      title, four key cells, the result in sentences
//   figures      lanes, hints, time by phase, plan graph, launch orders on one scale
//   tables       pinned variants; resources, traffic, the plan (parameters, tensors, actions)
//   assumptions  remarks, model, what was examined; hardware numbers with kind and source
//
// Each part is one function in one file; composeReport() lists them in order.
#pragma once

#include "widgets/compare_variants/variants_model.h"
#include "widgets/view_state.h"

#include <QDate>
#include <QString>

namespace tilesight {

class ReportWriter;

struct ReportInput {
    const ViewState& state; ///< with an analysis that belongs to its plan
    QString documentName;   ///< "gemm.json"
    QDate date;
    VariantTable variants = {}; ///< pinned for comparison
};

void addSummary(ReportWriter& writer, const ReportInput& input);
void addLanes(ReportWriter& writer, const ReportInput& input);
void addHints(ReportWriter& writer, const ReportInput& input);
void addVariants(ReportWriter& writer, const ReportInput& input); ///< nothing when there are none
void addPhases(ReportWriter& writer, const ReportInput& input);
void addPlanFigure(ReportWriter& writer, const ReportInput& input);
void addOrders(ReportWriter& writer, const ReportInput& input);
void addResources(ReportWriter& writer, const ReportInput& input); ///< pipes, traffic of tensors
void addPlanTables(ReportWriter& writer, const ReportInput& input);
void addAssumptions(ReportWriter& writer, const ReportInput& input);
void addHardware(ReportWriter& writer, const ReportInput& input);

void composeReport(ReportWriter& writer, const ReportInput& input);

/// Composes and writes. Errors "report.nothing_to_show" (no fresh analysis) and those of writing a file.
Errors writeReport(const ReportInput& input, const QString& path);

/// "In short": two to four sentences with the numbers that matter.
QStringList inShort(const ViewState& state);

/// First and last digits of the SHA-256 of the plan's text, "3f9c 71d2 … e08a".
QString planHash(const TilePlan& plan, bool full = false);

} // namespace tilesight
