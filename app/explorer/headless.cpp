#include "app/explorer/headless.h"

#include "app/explorer/plan_file.h"
#include "app/explorer/report/report.h"
#include "app/explorer/window/main_window.h"
#include "core/base/output_files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QEventLoop>
#include <QFile>
#include <QPixmap>
#include <cstdio>

namespace tilesight {
namespace {

int fail(const Errors& errors) {
    std::fputs(toString(errors).c_str(), stderr);
    return 2;
}

/// Hands the last results to all views and lets timers of 0 ms (dock rows, polish) and paint events pass.
void settleWindow(MainWindow& window) {
    window.views().catchUp();
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

} // namespace

int runHeadless(const ProgramOptions& options, Workspace& workspace, MainWindow* window) {
    const auto path = [](const QString& name) { return QFile::encodeName(name).toStdString(); };
    const Errors lost =
        lostFiles({{"the plan", path(options.plan)}, {"the GPU's file", path(options.gpu)}},
                  {{"--report", path(options.report)}, {"--screenshot", path(options.screenshot)}});
    if (!lost.empty()) return fail(lost);
    for (const QString& target : {options.report, options.screenshot})
        if (!target.isEmpty())
            if (const Errors errors = writeRefusal(target); !errors.empty()) return fail(errors);

    QEventLoop loop;
    QObject::connect(&workspace, &Workspace::settled, &loop, [&] {
        if (workspace.isSettled()) loop.quit();
    });
    if (!workspace.isSettled()) loop.exec();

    const ViewState& state = workspace.state();
    if (!state.errors.empty()) return fail(state.errors);
    if (!state.analysis) return fail({{"plan.empty", "the plan has no actions to analyse", {}, {}, {}}});

    if (!options.report.isEmpty()) {
        const Document& document = workspace.document();
        const Expected<ReportValues> values =
            reportValues({state.plan, state.gpu, workspace.gpus(), state.conditions, options.reportSettings}, workspace.engine());
        if (!values) return fail(values.errors());
        const ReportInput input{state, document.displayName(), QDate::currentDate(), {}, options.reportSettings,
                                document.unchangedFile(), {}, *values};
        if (const Errors errors = writeReport(input, options.report); !errors.empty()) return fail(errors);
    }
    if (!options.screenshot.isEmpty() && window) {
        settleWindow(*window);
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        window->grab().save(&buffer, "PNG");
        if (const Errors errors = writeFileAtomically(options.screenshot, png); !errors.empty())
            return fail(errors);
    }
    return 0;
}

} // namespace tilesight
