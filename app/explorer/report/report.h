// The report: everything a reader needs to trust or to doubt a prediction, on pages.
//
//   title        with the contents
//   summary      four key cells, the result in sentences
//   figures      lanes, hints, time by phase, plan graph, launch orders on one scale, roofline, memory levels
//   studies      map of L2, sensitivity, the plan on all GPUs: computed for the report (report_values.h)
//   tables       pinned variants; resources, traffic, legal orders, the plan (parameters, tensors, actions)
//   assumptions  remarks, model, what was examined; hardware numbers with kind and source
//   origin       hashes of plan and GPU file, versions, date; in short at the foot of each page
//
// The same input on the same day gives the same file but for the time of its making. A reader chooses among the
// sections; title and origin are always there.
#pragma once

#include "app/explorer/report/report_values.h"
#include "widgets/compare_variants/variants_model.h"
#include "widgets/view_state.h"

#include <QDate>
#include <QString>

#include <optional>

namespace tilesight {

class ReportWriter;

struct ReportInput {
    const ViewState& state; ///< with an analysis that belongs to its plan
    QString documentName;   ///< "gemm.json"
    QDate date;
    VariantTable variants = {}; ///< pinned for comparison
    ReportSettings settings = {};
    QString planFile = {}; ///< that holds this very plan; "" = it is not saved
    std::optional<double> measuredSeconds = {}; ///< by the user, of this plan on this GPU
    ReportValues values = {};                   ///< sections without their value are left out
};

void addTitle(ReportWriter& writer, const ReportInput& input);
void addSummary(ReportWriter& writer, const ReportInput& input);
void addLanes(ReportWriter& writer, const ReportInput& input);
void addDiagnosis(ReportWriter& writer, const ReportInput& input);
void addHints(ReportWriter& writer, const ReportInput& input);
void addVariants(ReportWriter& writer, const ReportInput& input); ///< nothing when there are none
void addPhases(ReportWriter& writer, const ReportInput& input);
void addPlanFigure(ReportWriter& writer, const ReportInput& input);
void addOrders(ReportWriter& writer, const ReportInput& input);
void addL2(ReportWriter& writer, const ReportInput& input);
void addSensitivity(ReportWriter& writer, const ReportInput& input);
void addOnGpus(ReportWriter& writer, const ReportInput& input);
void addResources(ReportWriter& writer, const ReportInput& input); ///< pipes, traffic of tensors
void addRoofline(ReportWriter& writer, const ReportInput& input);
void addMemory(ReportWriter& writer, const ReportInput& input);
void addLegalOrders(ReportWriter& writer, const ReportInput& input);
void addPlanTables(ReportWriter& writer, const ReportInput& input);
void addAssumptions(ReportWriter& writer, const ReportInput& input);
void addHardware(ReportWriter& writer, const ReportInput& input);
void addOrigin(ReportWriter& writer, const ReportInput& input);

struct ReportSection {
    QString id; ///< "lanes", as on the command line
    const char* title; ///< for the dialog, which translates it
    void (*add)(ReportWriter&, const ReportInput&);
};
/// Those that can be left out, in order.
std::vector<ReportSection> reportSections();
QStringList reportSectionIds();

void composeReport(ReportWriter& writer, const ReportInput& input);

/// Composes and writes. Errors "report.nothing_to_show" (no fresh analysis) and those of writing a file.
Errors writeReport(const ReportInput& input, const QString& path);

/// "In short": two to four sentences with the numbers that matter.
QStringList inShort(const ViewState& state);

} // namespace tilesight
