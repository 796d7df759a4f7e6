// What the menus of the main window do beyond files and layouts.
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/main_window.h"
#include "app/explorer/window/measured_dialog.h"
#include "app/explorer/window/shortcuts_dialog.h"
#include "app/explorer/window/view_cover.h"
#include "core/analysis/versions.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/pickers/search_field.h"
#include "widgets/plot/export_actions.h"

#include <QAction>
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

/// What names the content of a covered view may not be done either.
bool MainWindow::refusesCovered(const char* view) {
    const bool covered = m_lessons->isCovered(QLatin1String(view));
    if (covered) sayRefused(ViewCover::sentence());
    return covered;
}

void MainWindow::adoptFastestOrder() {
    if (refusesCovered("gallery")) return;
    const auto gallery = m_workspace.state().gallery;
    if (!gallery || gallery->entries.empty() || gallery->entries.front().current) return;
    const GalleryEntry& fastest = gallery->entries.front();
    m_workspace.document().edit(setLaunchOrder(*m_workspace.document().plan(), fastest.order),
                                tr("Adopt launch order %1").arg(QString::fromStdString(fastest.title)));
}

void MainWindow::applyFirstHint() {
    if (refusesCovered("hints")) return;
    const auto hints = m_workspace.state().hints;
    if (!hints || hints->empty()) return;
    m_workspace.document().edit(hints->front().changedPlan, QString::fromStdString(hints->front().title));
}

QString MainWindow::commandLine() const {
    const QString path = m_workspace.document().path();
    QString file = path.isEmpty() ? QStringLiteral("PLAN.json") : path;
    if (file.contains(u' ') || file.contains(u'\''))
        file = u'\'' + file.replace(u'\'', QLatin1String("'\\''")) + u'\'';
    const ViewState& state = m_workspace.state();
    return QStringLiteral("tilesight analyze %1 --gpu %2%3")
        .arg(file, state.gpu ? QString::fromStdString(state.gpu->id) : QString(),
             QString::fromStdString(commandLineOf(state.conditions)));
}

void MainWindow::updateActions() {
    const ViewState& state = m_workspace.state();
    const bool fresh = m_workspace.isFresh();
    m_actions.reload->setEnabled(!m_workspace.document().path().isEmpty());
    for (QAction* action :
         {m_actions.saveGpu, m_actions.exportGpu, m_actions.showNumbers, m_actions.compareGpus})
        action->setEnabled(state.gpu != nullptr);
    m_actions.resetGpu->setEnabled(state.gpu && state.catalogueGpu &&
                                   state.gpu->name != state.catalogueGpu->name);
    m_actions.pin->setEnabled(fresh);
    m_actions.pinVariant->setEnabled(fresh);
    m_actions.importMeasured->setEnabled(state.gpu && state.plan && !state.plan->actions.empty());
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
    auto* dialog = new ShortcutsDialog(menuCommands(m_menuBar, actions()), m_themes.theme(), this);
    dialog->open();
}

std::vector<Command> MainWindow::commands() const {
    std::vector<Command> list = menuCommands(m_menuBar, actions());
    auto* window = const_cast<MainWindow*>(this); // the commands are run later, by the palette
    for (const ViewEntry& entry : m_views->entries())
        list.push_back({QStringLiteral("Show › ") + entry.title,
                        tr("Show %1").arg(entry.title),
                        tr("Panels"),
                        {},
                        [window, id = entry.id] { window->showView(id); }});
    for (const ViewEntry& entry : m_views->entries())
        for (const ExportActions* exports : ExportActions::of(entry.widget)) {
            const QString what = exports->parent() == entry.widget || exports->title().isEmpty()
                                     ? entry.title
                                     : entry.title + QStringLiteral(" › ") + exports->title();
            for (QAction* action : exports->actions()) {
                QString title = action->text();
                title.remove(u'…');
                list.push_back({QStringLiteral("Export › ") + what + QStringLiteral(" › ") + title,
                                tr("%1: %2").arg(what, title), tr("Export"), {}, [action] { action->trigger(); },
                                action->isEnabled()});
            }
        }
    const auto gallery = m_workspace.state().gallery; // fastest first: its order is an answer, too
    if (gallery && m_workspace.isFresh() && !m_lessons->isCovered(QStringLiteral("gallery")))
        for (const GalleryEntry& entry : gallery->entries) {
            const QString title = QString::fromStdString(entry.title);
            list.push_back({QStringLiteral("Order › ") + title,
                            tr("Adopt launch order %1").arg(title),
                            entry.current ? tr("Launch orders, in use") : tr("Launch orders"),
                            {},
                            [window, order = entry.order, title] {
                                Document& document = window->m_workspace.document();
                                document.edit(setLaunchOrder(*document.plan(), order),
                                              tr("Adopt launch order %1").arg(title));
                            }});
        }
    return list;
}

void MainWindow::showPalette() {
    m_views->catchUp();
    m_offered = recentFirst(commands(), m_recentCommands);
    std::vector<FilterPopup::Entry> entries;
    for (const Command& command : m_offered) {
        if (!command.enabled) continue;
        const QString detail =
            command.keys.isEmpty() ? command.place : command.place + QStringLiteral("   ") + command.keys;
        entries.push_back({command.id, command.title, detail, {}, {}});
    }
    m_palette->setEntries(std::move(entries));
    // Below the field that it belongs to, where that is one; else in the middle.
    const int wide = qRound(520 * m_themes.fontScale());
    const bool field = m_search->isVisible() && m_search->look() != SearchField::Look::icon;
    const QPoint below = m_search->mapToGlobal(QPoint(m_search->width() - wide, m_search->height() + 2));
    m_palette->popup(field ? below : mapToGlobal(QPoint((width() - wide) / 2, 74)));
}

void MainWindow::showTextBeside() {
    m_textBeside.toggle();
    m_tabs->update();
    m_views->catchUp();
    const char* front = m_textBeside.isBeside() ? "text" : "plan";
    if (DockPanel* dock = m_docks.value(QLatin1String(front))) dock->view()->setFocus();
}

void MainWindow::askMeasured() {
    if (!m_workspace.state().analysis) return;
    auto* dialog = new MeasuredDialog(m_workspace.measuredSeconds(), this);
    connect(dialog, &MeasuredDialog::chosen, &m_workspace, &Workspace::setMeasured);
    dialog->open();
}

/// Model, hardware table and its file, and what the model was compared with.
QString MainWindow::versionsInWords() const {
    if (!m_workspace.state().gpu) return tr("Model %1.").arg(QString::fromLatin1(modelVersion));
    const Gpu& gpu = *m_workspace.state().gpu;
    const QString table = QString::fromStdString(hardwareTableVersion(gpu.file));
    const ValidationExtent extent = validationExtent();
    return tr("Model %1. Hardware table %2, %3 GPUs; the numbers of %4 come from %5, each with its source.<br>"
              "Compared with measurements of %6 kernels on %7 GPUs.")
        .arg(QString::fromLatin1(modelVersion), table.isEmpty() ? tr("of the user") : table)
        .arg(m_workspace.hardware().gpus().size())
        .arg(QString::fromStdString(gpu.name).toHtmlEscaped(),
             QString::fromStdString(gpu.file).toHtmlEscaped())
        .arg(extent.kernels)
        .arg(extent.gpus);
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, tr("About TileSight Explorer"),
        tr("<b>TileSight Explorer %1</b><p>How long a GPU kernel takes, what limits it and what to change, "
           "without "
           "running it.</p><p>%2</p><p>Free software under the GNU General Public License, version 3 or later. "
           "Nothing leaves this computer.</p>")
            .arg(QStringLiteral(TILESIGHT_VERSION), versionsInWords()),
        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace tilesight
