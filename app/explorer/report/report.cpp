#include "app/explorer/report/report.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/report/report_text.h"
#include "app/explorer/report/report_writer.h"
#include "core/plan/plan_io.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QLocale>

namespace tilesight {

void composeReport(ReportWriter& writer, const ReportInput& input) {
    for (const auto add : {addSummary, addLanes, addHints, addVariants, addPhases, addOrders, addResources, addPlanFigure,
                           addPlanTables, addAssumptions, addHardware})
        add(writer, input);
}

QString planHash(const TilePlan& plan, bool full) {
    const QByteArray text = QByteArray::fromStdString(planToJson(plan));
    const QString digits =
        QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    return full ? digits : digits.left(4) + u' ' + digits.mid(4, 4) + QStringLiteral(" … ") + digits.right(4);
}

Errors writeReport(const ReportInput& input, const QString& path) {
    const ViewState& state = input.state;
    if (!state.analysis || !state.gpu || state.stale) {
        if (!state.errors.empty()) return state.errors;
        return {{"report.nothing_to_show",
                 "there is no result for this plan yet",
                 {},
                 {},
                 "wait for the analysis"}};
    }
    if (Errors errors = writeRefusal(path); !errors.empty()) return errors;
    ReportWriter writer(Theme::print());
    composeReport(writer, input);

    const QString gpu = text(state.analysis->gpuName);
    ReportFrame frame;
    frame.title = reportTr("%1 on %2").arg(text(state.plan->name), gpu);
    frame.headLeft = reportTr("TileSight Explorer report");
    frame.headRight = reportTr("%1 on %2").arg(input.documentName, gpu);
    frame.footLeft =
        reportTr("Model %1, plan sha256 %2").arg(QStringLiteral(TILESIGHT_VERSION), planHash(*state.plan));
    frame.footRight = QLocale::c().toString(input.date, QStringLiteral("d MMMM yyyy"));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writer.write(buffer, frame);
    return writeFileAtomically(path, buffer.data());
}

} // namespace tilesight
