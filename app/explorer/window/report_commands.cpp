// The report from the window: its dialog, what is computed for it in the background, the file.
#include "app/explorer/report/report.h"
#include "app/explorer/window/file_commands.h"
#include "app/explorer/window/report_dialog.h"
#include "widgets/shown_text.h"

#include <QProgressDialog>

namespace tilesight {

void FileCommands::exportReport() {
    if (refusesResults()) return;
    if (m_report.isRunning()) return void(emit message(tr("A report is being made")));
    auto* dialog = new ReportDialog(loadReportSettings(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ReportSettings settings = dialog->settings();
        saveReportSettings(settings);
        askSaveFile(tr("Write a report"), suggestedPath(QStringLiteral(".pdf")), tr("PDF (*.pdf)"),
                    [this, settings](const QString& path) {
                        if (!m_workspace.isSettled())
                            emit message(tr("The report is written as soon as all results are there"));
                        m_workspace.whenSettled([this, path, settings] { writeReportTo(path, settings); });
                    });
    });
    dialog->open();
}

/// Of the plan as it is now, whatever is edited while its values are computed.
void FileCommands::writeReportTo(const QString& path, const ReportSettings& settings) {
    if (refusesResults()) return;
    const Document& document = m_workspace.document();
    const ViewState& state = m_workspace.state();
    const auto write = [this, path, settings, state, name = document.displayName(), variants = m_workspace.variantTable(),
                        file = document.unchangedFile(),
                        measured = m_workspace.measuredSeconds()](const Expected<ReportValues>& values) {
        endReportProgress();
        Errors errors = values.errors();
        if (values)
            errors = writeReport({state, name, QDate::currentDate(), variants, settings, file, measured, *values}, path);
        if (report(tr("Cannot write %1").arg(shownFileName(path)), errors))
            emit message(tr("Report written to %1").arg(shownText(path, 120)));
    };
    const ReportQuestion question{state.plan, state.gpu, m_workspace.gpus(), state.conditions, settings};
    if (question.isEmpty() || !m_workspace.isFresh()) return write(ReportValues{});
    m_report.start([question, write, engine = m_workspace.engine()](StopToken stop, const Progress& progress) {
        const auto values = std::make_shared<const Expected<ReportValues>>(reportValues(question, engine, stop, progress));
        return [values, write] { write(*values); };
    });
}

void FileCommands::showReportProgress() {
    if (!m_report.isRunning()) { // it failed
        endReportProgress();
        report(tr("Cannot write the report"),
               {{"report.failed", tr("its values could not be computed").toStdString(), {}, {}, {}}});
        return;
    }
    if (!m_progress) {
        m_progress = new QProgressDialog(tr("Computing for the report…"), tr("Cancel"), 0, 0, m_window);
        m_progress->setObjectName(QStringLiteral("reportProgress"));
        m_progress->setWindowTitle(tr("Report"));
        m_progress->setAutoReset(false);
        connect(m_progress, &QProgressDialog::canceled, this, [this] {
            m_report.cancel();
            endReportProgress();
            emit message(tr("No report was written"));
        });
        m_progress->show();
    }
    m_progress->setMaximum(int(m_report.total()));
    m_progress->setValue(int(m_report.done()));
}

void FileCommands::endReportProgress() {
    if (m_progress) m_progress->deleteLater();
    m_progress = nullptr;
}

void FileCommands::exportPdf(const QString& title, const QString& suffix,
                             const std::function<Errors(const QString& path)>& write) {
    askSaveFile(title, suggestedPath(suffix), tr("PDF (*.pdf)"), [this, write](const QString& path) {
        if (report(tr("Cannot write %1").arg(shownFileName(path)), write(path)))
            emit message(tr("Written to %1").arg(shownText(path, 120)));
    });
}

} // namespace tilesight
