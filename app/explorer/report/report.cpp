#include "app/explorer/report/report.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/versions.h"
#include "core/base/sha256.h"

#include <QBuffer>
#include <QLocale>

namespace tilesight {

std::vector<ReportSection> reportSections() {
    return {
        {QStringLiteral("summary"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Summary"), addSummary},
        {QStringLiteral("lanes"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Where the time goes"),
         addLanes},
        {QStringLiteral("diagnosis"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Diagnosis"), addDiagnosis},
        {QStringLiteral("hints"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "What to try"), addHints},
        {QStringLiteral("variants"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Variants"), addVariants},
        {QStringLiteral("phases"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Time by phase"), addPhases},
        {QStringLiteral("orders"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Launch orders"), addOrders},
        {QStringLiteral("l2"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "What tiles find in L2"), addL2},
        {QStringLiteral("resources"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Resources"),
         addResources},
        {QStringLiteral("roofline"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Roofline"), addRoofline},
        {QStringLiteral("memory"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Memory"), addMemory},
        {QStringLiteral("sensitivity"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Sensitivity"), addSensitivity},
        {QStringLiteral("gpus"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "The plan on all GPUs"), addOnGpus},
        {QStringLiteral("legal_orders"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Legal orders"), addLegalOrders},
        {QStringLiteral("graph"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "The plan as a graph"),
         addPlanFigure},
        {QStringLiteral("plan"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "The plan"), addPlanTables},
        {QStringLiteral("assumptions"), QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Assumptions"),
         addAssumptions},
        {QStringLiteral("hardware"),
         QT_TRANSLATE_NOOP("tilesight::ReportDialog", "Hardware numbers and their sources"), addHardware}};
}

QStringList reportSectionIds() {
    QStringList ids;
    for (const ReportSection& section : reportSections())
        ids << section.id;
    return ids;
}

void composeReport(ReportWriter& writer, const ReportInput& input) {
    addTitle(writer, input);
    writer.contents();
    for (const ReportSection& section : reportSections())
        if (!input.settings.leftOut.contains(section.id)) section.add(writer, input);
    addOrigin(writer, input);
}

Errors writeReport(const ReportInput& input, const QString& path) {
    const ViewState& state = input.state;
    if (!state.analysis || !state.gpu || state.stale) {
        if (!state.errors.empty()) return state.errors;
        return {{"report.nothing_to_show",
                 Report::tr("there is no result for this plan yet").toStdString(),
                 {},
                 {},
                 Report::tr("wait for the analysis").toStdString()}};
    }
    if (Errors errors = writeRefusal(path); !errors.empty()) return errors;
    ReportWriter writer(Theme::print(), input.settings.page);
    composeReport(writer, input);

    const QString gpu = text(state.analysis->gpuName);
    ReportFrame frame;
    frame.title = Report::tr("%1 on %2").arg(text(state.plan->name), gpu);
    frame.headLeft = Report::tr("TileSight Explorer report");
    frame.headRight = Report::tr("%1 on %2").arg(input.documentName, gpu);
    const Versions versions = versionsOf(*state.plan, *state.gpu);
    frame.footLeft =
        Report::tr("Model %1, %2, plan sha256 %3")
            .arg(text(versions.model),
                 versions.hardwareTable.empty() ? Report::tr("hardware file %1").arg(text(versions.hardwareFile))
                                                : Report::tr("hardware table %1").arg(text(versions.hardwareTable)),
                 text(briefHash(versions.planSha256)));
    frame.footRight = QLocale().toString(input.date, Report::tr("d MMMM yyyy"));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writer.write(buffer, frame);
    return writeFileAtomically(path, buffer.data());
}

} // namespace tilesight
