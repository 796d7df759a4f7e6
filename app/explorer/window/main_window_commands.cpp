// What the menus of the main window do beyond files and layouts.
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/main_window.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QStatusBar>

namespace tilesight {

void MainWindow::copyPlan() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(planToJson(*m_workspace.document().plan())));
    statusBar()->showMessage(tr("Plan copied as text"), 5000);
}

void MainWindow::pastePlan() {
    const Expected<TilePlan> plan =
        planFromJson(QGuiApplication::clipboard()->text().toStdString(), "clipboard");
    if (plan)
        m_workspace.document().edit(*plan, tr("Paste plan"));
    else
        ErrorDialog::show(tr("The clipboard holds no plan"), plan.errors(), this);
}

void MainWindow::adoptFastestOrder() {
    const auto gallery = m_workspace.state().gallery;
    if (!gallery || gallery->entries.empty() || gallery->entries.front().current) return;
    const GalleryEntry& fastest = gallery->entries.front();
    m_workspace.document().edit(setLaunchOrder(*m_workspace.document().plan(), fastest.order),
                                tr("Adopt launch order %1").arg(QString::fromStdString(fastest.title)));
}

void MainWindow::applyFirstHint() {
    const auto hints = m_workspace.state().hints;
    if (!hints || hints->empty()) return;
    m_workspace.document().edit(hints->front().changedPlan, QString::fromStdString(hints->front().title));
}

QString MainWindow::commandLine() const {
    const QString path = m_workspace.document().path();
    QString file = path.isEmpty() ? QStringLiteral("PLAN.json") : path;
    if (file.contains(u' ') || file.contains(u'\''))
        file = u'\'' + file.replace(u'\'', QLatin1String("'\\''")) + u'\'';
    return QStringLiteral("tilesight analyze %1 --gpu %2")
        .arg(file, m_workspace.state().gpu ? QString::fromStdString(m_workspace.state().gpu->id) : QString());
}

void MainWindow::updateActions() {
    const ViewState& state = m_workspace.state();
    const bool fresh = m_workspace.isFresh();
    m_actions.reload->setEnabled(!m_workspace.document().path().isEmpty());
    for (QAction* action : {m_actions.saveGpu, m_actions.exportGpu, m_actions.showNumbers, m_actions.compareGpus})
        action->setEnabled(state.gpu != nullptr);
    m_actions.resetGpu->setEnabled(state.gpu && state.catalogueGpu && state.gpu->name != state.catalogueGpu->name);
    m_actions.pin->setEnabled(fresh);
    m_actions.clearBaseline->setEnabled(state.baseline && !m_workspace.previewing());
    m_actions.report->setEnabled(fresh);
    m_actions.json->setEnabled(fresh);
    m_actions.explain->setEnabled(state.analysis != nullptr);
    m_actions.cancel->setEnabled(state.computing);
    m_actions.applyHint->setEnabled(fresh && state.hints && !state.hints->empty() && !state.hintsStale);
    m_actions.adoptOrder->setEnabled(fresh && state.gallery && !state.gallery->entries.empty() &&
                                     !state.gallery->entries.front().current);
}

void MainWindow::showShortcuts() {
    QString rows;
    for (const QAction* action : actions()) {
        if (action->shortcut().isEmpty()) continue;
        rows += QStringLiteral("<tr><td style='padding-right:24px'>%1</td><td>%2</td></tr>")
                    .arg(action->text().remove(u'&').remove(QStringLiteral("…")).toHtmlEscaped(),
                         action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped());
    }
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Keyboard shortcuts"),
                                tr("<b>Window</b><table>%1</table>"
                                   "<p><b>Lanes, graph and maps</b><br>"
                                   "W S zoom, A D pan, F fit the selection, Home fit all<br>"
                                   ". and , next and previous, Enter select, F1 explain, Esc clear</p>")
                                    .arg(rows),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, tr("About TileSight Explorer"),
        tr("<b>TileSight Explorer %1</b><p>How long a GPU kernel takes, what limits it and what to change, "
           "without "
           "running it.</p><p>Free software under the GNU General Public License, version 3 or later. "
           "Nothing leaves this computer.</p>")
            .arg(QStringLiteral(TILESIGHT_VERSION)),
        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace tilesight
