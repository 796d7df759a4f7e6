// Actions and menus of the main window. Only what works is listed.
#include "app/explorer/recent_files.h"
#include "app/explorer/samples.h"
#include "app/explorer/window/appearance_menus.h"
#include "app/explorer/window/conditions_commands.h"
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/hardware_commands.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/start_commands.h"
#include "app/explorer/window/main_window.h"
#include "app/explorer/window/measured_commands.h"
#include "core/analysis/report.h"
#include "core/analysis/versions.h"
#include "core/plan/plan_io.h"
#include "core/plan/template_registry.h"
#include "widgets/graph/canvas_actions.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/pickers/conditions_menu.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/shown_text.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QStatusBar>
#include <memory>

namespace tilesight {
namespace {

/// "Show Roofline", ..., before `before`. Menus are made before the docks, so it is filled in when the menu opens.
void offerPanels(MainWindow* window, QMenu* menu, QAction* before, const QStringList& ids) {
    auto made = std::make_shared<QList<QAction*>>();
    QObject::connect(menu, &QMenu::aboutToShow, window, [window, menu, before, ids, made] {
        qDeleteAll(*made);
        made->clear();
        for (const QString& id : ids) {
            const DockPanel* dock = window->docks().value(id);
            if (!dock) continue;
            auto* show = new QAction(MainWindow::tr("Show %1").arg(dock->windowTitle()), menu);
            show->setProperty(showsPanelProperty, true);
            QObject::connect(show, &QAction::triggered, window, [window, id] { window->showView(id); });
            menu->insertAction(before, show);
            made->append(show);
        }
    });
}

} // namespace

void MainWindow::makeActions() {
    const auto action = [this](const QString& text, const QKeySequence& key, auto slot) {
        auto* made = new QAction(text, this);
        made->setShortcut(key);
        connect(made, &QAction::triggered, this, slot);
        addAction(made); // shortcuts work although the menu is a plain widget
        return made;
    };
    auto& a = m_actions;
    a.newPlan = new QAction(tr("&New"), this); // a menu of samples and templates, see fillFileMenu
    a.startPage = action(tr("S&tart Page"), {}, [this] { m_start->open(); });
    a.open = action(tr("&Open…"), QKeySequence::Open, [this] { m_files->open(); });
    a.save = action(tr("&Save"), QKeySequence::Save, [this] { m_files->save(); });
    a.saveAs = action(tr("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
                      [this] { m_files->saveAs(); });
    a.reload = action(tr("Re&load from Disk"), {}, [this] {
        if (const Errors errors = m_workspace.document().reload(); !errors.empty())
            ErrorDialog::show(tr("Cannot reload %1").arg(m_workspace.document().displayName()), errors, this);
    });
    a.report = action(tr("&Report as PDF…"), QKeySequence::Print, [this] { m_files->exportReport(); });
    a.picture = action(tr("&Picture of the Window…"), {},
                       [this] { m_files->exportPicture(this, QStringLiteral("window")); });
    a.json = action(tr("Result as &JSON…"), {}, [this] { m_files->exportResult(); });
    a.quit = action(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); });

    QUndoStack* stack = m_workspace.document().undoStack();
    a.undo = stack->createUndoAction(this, tr("&Undo"));
    a.undo->setShortcut(QKeySequence::Undo);
    a.redo = stack->createRedoAction(this, tr("&Redo"));
    a.redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    addActions({a.undo, a.redo});
    a.copyPlan = action(tr("&Copy Plan as Text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                        [this] { copyPlan(); });
    a.pastePlan =
        action(tr("&Paste Plan"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), [this] { pastePlan(); });

    a.layouts = new QActionGroup(this);
    for (const auto& [name, title] : {std::pair("edit", tr("&Edit")), std::pair("analyse", tr("&Analyse")),
                                      std::pair("present", tr("&Present"))}) {
        QAction* layout = a.layouts->addAction(title);
        layout->setData(QString::fromLatin1(name));
        layout->setCheckable(true);
    }
    connect(a.layouts, &QActionGroup::triggered, this,
            [this](QAction* chosen) { setLayoutName(chosen->data().toString()); });
    a.restoreLayout = action(tr("&Restore Default Layout"), {}, [this] {
        lanesView()->setPinnedCodes({});
        setLayoutName(m_layout);
    });
    a.toggleTheme = action(tr("Light or Dark"), {}, [this] { m_themes.toggle(); });
    a.fullScreen = action(tr("&Full Screen"), QKeySequence(Qt::Key_F11),
                          [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });

    a.showNumbers = action(tr("Show the &Numbers and Their Sources"), QKeySequence(Qt::CTRL | Qt::Key_H),
                           [this] { showView(QStringLiteral("hardware")); });
    a.compareGpus = action(tr("&Compare GPUs"), QKeySequence(Qt::CTRL | Qt::Key_G),
                           [this] { showView(QStringLiteral("gpus")); });
    a.resetGpu = action(tr("&Reset All Edited Numbers"), {}, [this] { m_workspace.resetAllHardware(); });
    a.saveGpu = action(tr("Save as &User GPU…"), {}, [this] { m_hardware->saveAsUserGpu(); });
    a.exportGpu = action(tr("&Export GPU File…"), {}, [this] { m_hardware->exportFile(); });

    a.pinVariant = action(tr("Pin This as &Variant"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), [this] {
        if (m_workspace.pinVariant()) showView(QStringLiteral("variants"));
    });
    a.sideBySide = action(tr("Show T&wo Variants Side by Side"), {}, [this] {
        showView(QStringLiteral("sidebyside"));
        m_views->view(QStringLiteral("sidebyside"))->setFocus();
    });
    a.importMeasured = action(tr("Import &Measured Times…"), {}, [this] { m_measured->ask(); });
    a.pin = action(tr("&Pin as Baseline"), QKeySequence(Qt::CTRL | Qt::Key_B),
                   [this] { m_workspace.pinBaseline(); });
    a.clearBaseline = action(tr("&Clear Baseline"), {}, [this] { m_workspace.clearBaseline(); });
    a.explain = action(tr("&Explain What Is Focused"), QKeySequence(Qt::Key_F1), [this] { explainFocused(); });
    a.cancel = action(tr("S&top Computing"), {}, [this] { m_workspace.cancel(); });
    a.adoptOrder = action(tr("Adopt &Fastest Launch Order"), {}, [this] { adoptFastestOrder(); });
    a.applyHint = action(tr("&Apply First Hint"), {}, [this] { applyFirstHint(); });
    a.palette = action(tr("&Find or Run a Command…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
                       [this] { showPalette(); });
    a.shortcuts =
        action(tr("&Keyboard Shortcuts"), QKeySequence(Qt::Key_Question), [this] { showShortcuts(); });
    a.textBeside = action(tr("Text &Beside the Graph"), QKeySequence(Qt::CTRL | Qt::Key_T),
                          [this] { showTextBeside(); });
    m_palette = new FilterPopup(tr("Find or run a command"), this);
    m_palette->setObjectName(QStringLiteral("palette"));
    m_palette->setWidth(520);
    connect(m_palette, &FilterPopup::chosen, this, [this](const QString& id) {
        m_recentCommands = withRecent(m_recentCommands, id);
        if (m_remember) QSettings().setValue(QStringLiteral("recentCommands"), m_recentCommands);
        const auto offered = m_offered; // running one may open the palette anew
        for (const Command& command : offered)
            if (command.id == id) return command.run();
    });
    if (m_remember) m_recentCommands = QSettings().value(QStringLiteral("recentCommands")).toStringList();
    a.copyCommand = action(tr("&Copy Command Line"), {},
                           [this] { QGuiApplication::clipboard()->setText(commandLine()); });
}

void MainWindow::makeMenus() {
    using Fill = void (MainWindow::*)(QMenu*);
    for (const auto& [title, fill] : {std::pair(tr("&File"), Fill(&MainWindow::fillFileMenu)),
                                      std::pair(tr("&Edit"), Fill(&MainWindow::fillEditMenu)),
                                      std::pair(tr("&View"), Fill(&MainWindow::fillViewMenu)),
                                      std::pair(tr("&Plan"), Fill(&MainWindow::fillPlanMenu)),
                                      std::pair(tr("Hard&ware"), Fill(&MainWindow::fillHardwareMenu)),
                                      std::pair(tr("&Analyse"), Fill(&MainWindow::fillAnalyseMenu)),
                                      std::pair(tr("&Tools"), Fill(&MainWindow::fillToolsMenu)),
                                      std::pair(tr("&Help"), Fill(&MainWindow::fillHelpMenu))})
        (this->*fill)(m_menuBar->addMenu(title));
}

void MainWindow::fillFileMenu(QMenu* menu) {
    auto* fresh = m_newMenu = new QMenu(tr("&New"), this);
    const auto offer = [this](QMenu* list, const QVector<Sample>& plans) {
        list->setToolTipsVisible(true);
        for (const Sample& sample : plans) {
            QAction* entry =
                list->addAction(sample.title, this, [this, sample] { m_files->newFromSample(sample.path); });
            if (!sample.description.isEmpty()) // wrapped, as rich text is
                entry->setToolTip(QStringLiteral("<p>%1</p>").arg(sample.description.toHtmlEscaped()));
        }
    };
    offer(fresh, m_samples);
    fresh->addSeparator();
    QMenu* causes = fresh->addMenu(tr("&Causes of Lost Time"));
    offer(causes, samples(m_samplesDirectory + QStringLiteral("/diagnosis")));
    QMenu* templates = fresh->addMenu(tr("From &Template"));
    for (const KernelTemplate& kernel : kernelTemplates())
        templates->addAction(QString::fromStdString(kernel.name), this, [this, name = kernel.name] {
            if (const Expected<TilePlan> plan = makePlan(name, {}))
                m_files->newFrom(*plan);
            else
                ErrorDialog::show(tr("Cannot make a plan from this template"), plan.errors(), this);
        });
    QMenu* lessons = fresh->addMenu(tr("&Lesson"));
    lessons->setToolTipsVisible(true);
    connect(lessons, &QMenu::aboutToShow, this, [this, lessons] {
        lessons->clear();
        m_lessons->fillMenu(lessons);
    });
    m_actions.newPlan->setShortcut(QKeySequence::New);
    m_actions.newPlan->setProperty(opensMenuProperty, true);
    connect(m_actions.newPlan, &QAction::triggered, this, &MainWindow::showNewMenu);
    addAction(m_actions.newPlan);

    menu->addAction(m_actions.startPage);
    menu->addMenu(fresh);
    menu->addAction(m_actions.open);
    QMenu* recent = menu->addMenu(tr("Open Re&cent"));
    recent->setToolTipsVisible(true); // paths
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecentMenu(recent); });
    menu->addSeparator();
    menu->addActions({m_actions.save, m_actions.saveAs, m_actions.reload});
    menu->addSeparator();
    menu->addAction(m_actions.importMeasured);
    menu->addSeparator();
    menu->addActions({m_actions.report, m_actions.picture, m_actions.json});
    menu->addSeparator();
    menu->addAction(m_actions.quit);
}

void MainWindow::showNewMenu() { m_newMenu->popup(m_menuBar->mapToGlobal(QPoint(8, m_menuBar->height()))); }

void MainWindow::fillRecentMenu(QMenu* menu) {
    menu->clear();
    for (const QString& path : recentFiles())
        menu->addAction(shownFileName(path).replace(u'&', QStringLiteral("&&")), this, [this, path] { m_files->openPath(path); })
            ->setToolTip(shownText(path, 1000));
    if (menu->isEmpty()) {
        menu->addAction(tr("No recent files"))->setEnabled(false);
        return;
    }
    menu->addSeparator();
    menu->addAction(tr("Clear List"), this, [] { clearRecentFiles(); });
}

void MainWindow::fillEditMenu(QMenu* menu) {
    menu->addActions({m_actions.undo, m_actions.redo});
    menu->addSeparator();
    menu->addActions({m_actions.copyPlan, m_actions.pastePlan});
    const auto* graph = qobject_cast<PlanGraphView*>(m_views->view(QStringLiteral("plan")));
    if (!graph) return;
    menu->addSeparator();
    graph->editActions()->addTo(menu);
    connect(graph->editActions(), &CanvasActions::sightNeeded, this,
            [this] { showView(QStringLiteral("plan")); });
}

void MainWindow::fillViewMenu(QMenu* menu) {
    menu->addSection(tr("Layout"));
    menu->addActions(m_actions.layouts->actions());
    menu->addAction(m_actions.restoreLayout);
    menu->addSeparator();
    auto* appearance = new AppearanceMenus(m_themes, m_remember, this);
    connect(appearance, &AppearanceMenus::message, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    appearance->addTo(menu);
    menu->addSeparator();
    QMenu* panels = menu->addMenu(tr("&Panels"));
    connect(panels, &QMenu::aboutToShow, this, [this, panels] {
        panels->clear();
        for (const ViewEntry& entry : m_views->entries()) {
            QAction* toggle = m_docks.value(entry.id)->toggleViewAction();
            toggle->setProperty(showsPanelProperty, true); // the palette shows each panel once
            panels->addAction(toggle);
        }
    });
    menu->addAction(m_actions.fullScreen);
}

void MainWindow::fillPlanMenu(QMenu* menu) {
    menu->addAction(m_actions.textBeside);
    offerPanels(this, menu, m_actions.textBeside, {"plan", "text", "tile", "properties", "orders", "table"});
    menu->addSeparator();
    menu->addActions({m_actions.adoptOrder, m_actions.applyHint});
}

void MainWindow::fillHardwareMenu(QMenu* menu) {
    // The list changes when a GPU is saved.
    QMenu* list = menu->addMenu(tr("&Use"));
    connect(list, &QMenu::aboutToShow, this, [this, list] {
        list->clear();
        for (const auto& gpu : m_workspace.gpus()) {
            const QString id = QString::fromStdString(gpu->id);
            QAction* choice =
                list->addAction(QString::fromStdString(gpu->name), this, [this, id] { useGpu(id); });
            choice->setCheckable(true);
            choice->setChecked(m_workspace.state().gpu && m_workspace.state().gpu->id == gpu->id);
        }
    });
    menu->addMenu(m_conditions->menu());
    menu->addSeparator();
    menu->addActions({m_actions.showNumbers, m_actions.compareGpus});
    menu->addSeparator();
    menu->addActions({m_actions.resetGpu, m_actions.saveGpu, m_actions.exportGpu});
}

void MainWindow::fillAnalyseMenu(QMenu* menu) {
    menu->addActions({m_actions.pinVariant, m_actions.pin, m_actions.clearBaseline, m_actions.sideBySide});
    menu->addAction(tr("&Measured Latency…"), this, &MainWindow::askMeasured);
    menu->addSeparator();
    menu->addActions({m_actions.explain, m_actions.cancel});
    menu->addSeparator();
    offerPanels(
        this, menu, nullptr,
        {"lanes", "gallery", "l2", "roofline", "memory", "sensitivity", "sweep", "diagnosis", "hints"});
}

void MainWindow::fillToolsMenu(QMenu* menu) {
    menu->addAction(m_actions.palette);
    menu->addSeparator();
    menu->addActions({m_actions.importMeasured, m_actions.copyCommand, m_actions.json});
}

void MainWindow::fillHelpMenu(QMenu* menu) {
    menu->addAction(tr("&Lessons"), this, [this] { m_lessons->showLessons(); });
    menu->addAction(m_actions.shortcuts);
    menu->addAction(tr("&About TileSight Explorer"), this, [this] { showAbout(); });
}

} // namespace tilesight
