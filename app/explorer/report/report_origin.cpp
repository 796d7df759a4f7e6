// The end note: from which inputs and by which program this report was made, so that it can be made again.
#include "app/explorer/report/report.h"

#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/analysis/versions.h"
#include "core/base/sha256.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace tilesight {
namespace {

/// "gemm.json, sha256 3f9c…"; a file that cannot be read says so.
QString hashedFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Report::tr("%1 (cannot be read any more)").arg(QFileInfo(path).fileName());
    return Report::tr("%1, sha256 %2").arg(QFileInfo(path).fileName(), text(sha256(file.readAll().toStdString())));
}

} // namespace

void addOrigin(ReportWriter& writer, const ReportInput& input) {
    const ViewState& state = input.state;
    writer.heading(Report::tr("Origin of this report"));
    ReportTable table;
    table.fontPixels = 11;
    table.columns = {{Report::tr("Input"), false, true, 0.18}, {Report::tr("from what")}};
    table.rows = {{Report::tr("Plan"),
                   input.planFile.isEmpty()
                       ? Report::tr("not saved; as it would be saved, sha256 %1").arg(text(planSha256(*state.plan)))
                       : hashedFile(input.planFile)},
                  {Report::tr("GPU"),
                   hashedFile(text(state.gpu->file)) +
                       (state.gpu->edited ? Report::tr(", with numbers edited by the user") : QString())},
                  {Report::tr("Program"), QStringLiteral("TileSight Explorer " TILESIGHT_VERSION)},
                  {Report::tr("Model"), QString::fromLatin1(modelVersion)},
                  {Report::tr("Hardware table"), text(hardwareTableVersion(state.gpu->file))},
                  {QStringLiteral("Qt"), QString::fromLatin1(qVersion())},
                  {Report::tr("Date"), QLocale().toString(input.date, Report::tr("d MMMM yyyy"))}};
    writer.table(table);
    writer.keepWithNext();
    writer.note(Report::tr("The same inputs and versions give the same report but for its date."));
}

} // namespace tilesight
