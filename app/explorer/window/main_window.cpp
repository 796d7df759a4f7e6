#include "app/explorer/window/main_window.h"

#include "app/explorer/pinned_name.h"
#include "app/explorer/recent_files.h"
#include "app/explorer/window/conditions_commands.h"
#include "app/explorer/window/context_bar.h"
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/file_name_label.h"
#include "app/explorer/window/hardware_commands.h"
#include "app/explorer/window/measured_commands.h"
#include "app/explorer/window/no_panels_hint.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/removed_variants.h"
#include "app/explorer/window/start_commands.h"
#include "app/explorer/window/view_memory.h"
#include "app/explorer/window/view_finder.h"
#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "core/analysis/versions.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/pickers/conditions_picker.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/pickers/gpu_picker.h"
#include "widgets/pickers/layout_switch.h"
#include "widgets/pickers/search_field.h"
#include "widgets/summary/summary_strip.h"
#include "widgets/shown_text.h"
#include "widgets/theme/painting.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDropEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

namespace tilesight {
namespace {
constexpr int stateVersion = 5; // raise it when docks change, so that old saved layouts are dropped
}

MainWindow::MainWindow(Workspace& workspace, ThemeController& themes, const QString& samplesDirectory,
                       bool remember)
    : m_workspace(workspace), m_themes(themes), m_samplesDirectory(samplesDirectory),
      m_samples(samples(samplesDirectory)), m_remember(remember),
      m_textBeside(*this, m_docks, stateVersion) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setMinimumSize(960, 560);
    setAcceptDrops(true);
    QCoreApplication::instance()->installEventFilter(this);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);

    m_messages = new MessageBar(this);
    m_files = new FileCommands(workspace, *m_messages, this);
    new RemovedVariants(workspace, *m_messages, this);
    m_hardware = new HardwareCommands(workspace, *m_files, this);
    m_measured = new MeasuredCommands(workspace, this);
    m_conditions = new ConditionsCommands(workspace, remember, this);
    makeActions();
    makeTop();
    m_views = new ViewSet(workspace, this); // after the top: Tab goes downwards
    makeMenus();
    makeDocks();
    m_lessons = new LessonCommands(workspace, *this, samplesDirectory);
    connect(&m_lessons->runner(), &LessonRunner::changed, this,
            [this] { m_conditions->setLocked(m_lessons->runner().lesson() != nullptr); });
    m_start = new StartCommands(workspace, *this, m_samples, defaultSample(samplesDirectory), remember);
    connect(m_start, &StartCommands::openChanged, this, [this](bool open) {
        m_context->setVisible(!open); // they speak of a plan
        m_summaryRow->setVisible(!open);
    });
    new ViewFinder(workspace, themes, *this);
    makeStatusBar();

    connect(&workspace, &Workspace::stateChanged, this, &MainWindow::setState);
    connect(m_views, &ViewSet::restChanged, this, &MainWindow::showRest);
    connect(&themes, &ThemeController::themeChanged, this, &MainWindow::setTheme);
    connect(&workspace.document(), &Document::pathChanged, this, &MainWindow::updateTitle);
    connect(&workspace.document(), &Document::planChanged, this, &MainWindow::updateTitle);
    connect(&workspace.document(), &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&workspace.document(), &Document::stepped, m_views, &ViewSet::showChanged);
    connect(m_views, &ViewSet::explainRequested, this, &MainWindow::explain);
    connect(m_views, &ViewSet::viewRequested, this, &MainWindow::showView);
    connect(m_views, &ViewSet::exportRequested, m_files, &FileCommands::exportView);
    connect(m_views, &ViewSet::dataSaveRequested, this,
            [this](const QString& id, const QString& extension, const QByteArray& content) {
                m_files->exportText(tr("Save %1").arg(m_docks.value(id)->windowTitle()),
                                    QStringLiteral("_%1.%2").arg(id, extension), content);
            });
    connect(m_views, &ViewSet::gpuChosen, this, &MainWindow::useGpu);
    connect(m_views, &ViewSet::gpuSaveRequested, m_hardware, &HardwareCommands::saveAsUserGpu);
    connect(m_views, &ViewSet::gpuExportRequested, m_hardware, &HardwareCommands::exportFile);
    connect(&workspace, &Workspace::hardwareListChanged, this,
            [this] { m_gpuPicker->setGpus(m_workspace.hardware().gpus()); });
    connect(m_hardware, &HardwareCommands::message, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    connect(m_measured, &MeasuredCommands::message, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });
    connect(m_views, &ViewSet::refused, this, &MainWindow::sayRefused);
    connect(m_views, &ViewSet::textFaultsChanged, m_summary, &SummaryStrip::setTextFaults);
    const auto nextStep = [this] {
        if (!m_refusal.isEmpty() && statusBar()->currentMessage() == m_refusal) statusBar()->clearMessage();
        m_refusal.clear();
    };
    connect(workspace.document().undoStack(), &QUndoStack::indexChanged, this, nextStep);
    connect(&workspace.selection(), &Selection::actionsChanged, this, nextStep);
    connect(m_files, &FileCommands::message, this,
            [this](const QString& text) { statusBar()->showMessage(text, 8000); });

    setTheme(themes.theme());
    setState(workspace.state());
    m_views->catchUp();
    updateTitle();
    restoreWindow();
    setFocus(); // of no control yet: nothing wears a ring before the first Tab
    if (!remember) return;
    m_viewMemory = new ViewMemory(workspace.document(), findChild<PlanCanvas*>(), this);
    m_files->offerRecovery();
}

MainWindow::~MainWindow() {
    delete m_views; // hands out no more states while the docks go
}

void MainWindow::makeTop() {
    m_top = new QWidget(this);
    auto* column = new QVBoxLayout(m_top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // Not the menu bar's corner: that keeps its size when the name changes, and cuts the switch off.
    auto* title = new QWidget(m_top);
    auto* titleRow = new QHBoxLayout(title);
    titleRow->setContentsMargins(0, 0, 8, 0);
    titleRow->setSpacing(14);
    m_menuBar = new QMenuBar(title);
    m_menuBar->setNativeMenuBar(false);
    m_menuBar->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_fileName = new FileNameLabel(title);
    m_layoutSwitch = new LayoutSwitch(title);
    m_layoutSwitch->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    titleRow->addWidget(m_menuBar);
    titleRow->addWidget(m_fileName, 1);
    titleRow->addWidget(m_layoutSwitch);
    connect(m_layoutSwitch, &LayoutSwitch::layoutChosen, this, &MainWindow::setLayoutName);

    m_context = new ContextBar(m_top);
    m_context->addAction(m_actions.newPlan, QStringLiteral("new"));
    m_context->addAction(m_actions.open, QStringLiteral("open"));
    m_context->addAction(m_actions.save, QStringLiteral("save"));
    m_context->addSeparator();
    m_context->addAction(m_actions.undo, QStringLiteral("undo"));
    m_context->addAction(m_actions.redo, QStringLiteral("redo"));
    m_context->addSeparator();
    m_gpuPicker = new GpuPicker(m_context);
    m_gpuPicker->setGpus(m_workspace.hardware().gpus());
    m_context->addPicker(m_gpuPicker);
    auto* conditions = new ConditionsPicker(m_context);
    m_conditions->setPicker(conditions);
    m_context->addPicker(conditions);
    m_context->addBaseline(m_actions.pin, m_actions.clearBaseline);
    m_context->addStretch();
    m_search = new SearchField(tr("Find, or run a command"), m_actions.palette->shortcut(), m_context);
    m_context->addSearch(m_search);
    connect(m_search, &QToolButton::clicked, m_actions.palette, &QAction::trigger);
    m_context->addAction(m_actions.toggleTheme, QStringLiteral("moon"));
    m_context->addAction(m_actions.report, QStringLiteral("export"));
    connect(m_gpuPicker, &GpuPicker::gpuChosen, this, &MainWindow::useGpu);
    connect(m_conditions, &ConditionsCommands::chosen, this, [this] { m_lastChoice = Choice::conditions; });

    m_summaryRow = new QWidget(m_top);
    m_summary = new SummaryStrip(&m_workspace.selection(), m_summaryRow);
    auto* summaryColumn = new QVBoxLayout(m_summaryRow);
    summaryColumn->setContentsMargins(0, 0, 0, 0);
    summaryColumn->addWidget(m_summary);
    connect(m_summary, &SummaryStrip::pinRequested, m_actions.pin, &QAction::trigger);
    connect(m_summary, &SummaryStrip::explainRequested, this, &MainWindow::explain);
    connect(m_summary, &SummaryStrip::baselineCleared, m_actions.clearBaseline, &QAction::trigger);
    connect(m_summary, &SummaryStrip::measuredRequested, this, &MainWindow::askMeasured);
    connect(m_summary, &SummaryStrip::measuredCleared, this, [this] { m_workspace.setMeasured({}); });
    connect(m_summary, &SummaryStrip::cancelRequested, m_actions.cancel, &QAction::trigger);
    for (QWidget* row : {title, static_cast<QWidget*>(m_context), m_summaryRow,
                         static_cast<QWidget*>(m_messages)})
        column->addWidget(row);
    setMenuWidget(m_top);
}

void MainWindow::useGpu(const QString& id) {
    if (const Errors errors = m_workspace.setGpu(id); !errors.empty())
        ErrorDialog::show(tr("Cannot use this GPU"), errors, this);
    else {
        m_lastChoice = Choice::gpu;
        if (m_remember) QSettings().setValue(QStringLiteral("gpu"), id);
    }
}

void MainWindow::sayWhatUndoLeaves() {
    const ViewState& state = m_workspace.state();
    if (m_lastChoice == Choice::none || !state.gpu) return;
    const QString undone = m_workspace.document().undoStack()->redoText();
    statusBar()->showMessage(
        m_lastChoice == Choice::gpu
            ? tr("Undone: %1. The choice of a GPU is no step: it stays %2.").arg(undone, shortGpuName(*state.gpu))
            : tr("Undone: %1. How the kernel is run is no step: it stays at %2.")
                  .arg(undone, conditionsText(state.conditions)),
        12000);
    m_lastChoice = Choice::none;
}

void MainWindow::makeDocks() {
    m_tabs = new DockTabs(this);
    for (const ViewEntry& entry : m_views->entries()) {
        auto* dock = new DockPanel(entry.id, entry.title, entry.widget, this);
        dock->setModes(entry.modes);
        m_docks.insert(entry.id, dock);
        m_tabs->add(dock);
        connect(dock, &QDockWidget::visibilityChanged, m_views,
                [this, id = entry.id](bool visible) { m_views->setShown(id, visible); });
        connect(dock, &DockPanel::expandRequested, this, [this, dock] { toggleExpanded(dock); });
    }
    new NoPanelsHint(this, m_docks, [this] { setLayoutName(m_layout); });
    connect(m_views, &ViewSet::captionChanged, this, [this](const QString& id, const QString& caption) {
        if (DockPanel* dock = m_docks.value(id)) dock->setCaption(caption);
    });
}

void MainWindow::makeStatusBar() {
    m_statusLeft = new QLabel(this);
    m_statusRight = new QLabel(this);
    for (QLabel* label : {m_statusLeft, m_statusRight})
        label->setContentsMargins(10, 0, 12, 0);
    statusBar()->addWidget(m_statusLeft, 1);
    statusBar()->addPermanentWidget(m_statusRight);
    connect(m_workspace.document().undoStack(), &QUndoStack::undoTextChanged, this,
            [this](const QString& text) {
                m_statusLeft->setText(text.isEmpty() ? QString() : tr("Undo: %1").arg(text));
            });
    statusBar()->setSizeGripEnabled(false);
    connect(m_actions.undo, &QAction::triggered, this, &MainWindow::sayWhatUndoLeaves);
    connect(m_workspace.document().undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (!m_workspace.document().undoStack()->canRedo()) m_lastChoice = Choice::none; // an edit
    });
}

void MainWindow::setState(const ViewState& state) {
    m_views->stateChanged();
    m_summary->setPreviewing(m_workspace.previewing());
    LatencyMarks marks;
    marks.measuredSeconds = state.measuredSeconds;
    m_summary->setMarks(marks);
    m_summary->setState(state);
}

void MainWindow::showRest() {
    const ViewState& state = m_workspace.state();
    m_context->setBaseline(pinnedName(m_workspace.document().variants()));
    if (state.gpu) m_gpuPicker->setCurrent(*state.gpu);
    m_conditions->setState(state);
    QStringList right{tr("Model %1").arg(QString::fromLatin1(modelVersion))};
    if (state.gpu) {
        if (state.gpu->file != m_gpuFile) { // it is read from disk: not after every edit
            m_gpuFile = state.gpu->file;
            m_hardwareTable = QString::fromStdString(hardwareTableVersion(m_gpuFile));
        }
        right.last() += m_hardwareTable.isEmpty() ? tr(" · GPU of the user") : tr(" · table %1").arg(m_hardwareTable);
    }
    if (const QString validation = validationInWords(); !validation.isEmpty()) right << validation;
    right << tr("%1 %").arg(qRound(m_themes.theme().fontScale * 100));
    m_statusRight->setText(right.join(QStringLiteral("     ")));
    updateActions();
}

QString MainWindow::validationInWords() const {
    const ViewState& state = m_workspace.state();
    if (!state.analysis || !state.gpu) return {};
    const ValidatedRow& row = *validatedFor(*state.analysis).row;
    const bool asMeasured = state.analysis->conditions.clock == ClockRegime::sustained;
    return (asMeasured ? tr("Validated on %1, %2: %3 mean error, %4 cases")
                       : tr("Validated over many launches on %1, %2: %3 mean error, %4 cases"))
        .arg(QString::fromUtf8(row.gpuName), QString::fromStdString(inWords(row.family)),
             QString::fromStdString(formatPercent(row.meanPercent / 100)))
        .arg(row.rows);
}

void MainWindow::setTheme(const Theme& theme) {
    m_views->setTheme(theme);
    m_summary->setTheme(theme);
    m_context->setTheme(theme);
    m_layoutSwitch->setTheme(theme);
    m_palette->setTheme(theme);
    m_messages->setTheme(theme);
    m_tabs->setTheme(theme);
    m_start->setTheme(theme);
    for (QWidget* row : {m_summaryRow, static_cast<QWidget*>(m_summary)})
        row->setFixedHeight(qRound(72 * theme.fontScale));
    m_fileName->setTheme(theme);
    m_menuBar->updateGeometry();
    m_statusLeft->setFont(theme.font(11));
    m_statusRight->setFont(theme.font(11));
    statusBar()->setFont(theme.font(11));
    m_actions.toggleTheme->setIcon(
        themedIcon(theme.isDark ? QStringLiteral("sun") : QStringLiteral("moon"), theme));
}

void MainWindow::updateTitle() {
    const Document& document = m_workspace.document();
    const QString name = document.displayName();
    setWindowTitle(tr("%1[*] - TileSight Explorer")
                       .arg(QString(name).replace(QLatin1String("[*]"), QLatin1String("[*][*]"))));
    setWindowModified(document.isModified());
    m_fileName->setName(name, document.isModified());
    m_fileName->setToolTip(shownText(document.path(), 1000));
    updateActions();
}

void MainWindow::sayRefused(const QString& why) {
    m_refusal = why;
    statusBar()->showMessage(why, 8000);
}

void MainWindow::setLayoutName(const QString& name) {
    m_start->close();
    m_layout = name;
    m_beforeExpand.clear();
    m_textBeside.setBefore({});
    m_themes.setPresenting(name == QLatin1String("present"));
    applyLayout(*this, m_docks, name);
    m_tabs->update();
    m_layoutSwitch->setCurrent(name);
    for (QAction* action : m_actions.layouts->actions())
        action->setChecked(action->data() == name);
}

Arrangement MainWindow::arrangement() const {
    return {m_layout, saveState(stateVersion), m_beforeExpand, m_besideBeforeExpand, m_textBeside.before()};
}

void MainWindow::setArrangement(const Arrangement& arrangement) {
    setLayoutName(arrangement.layout); // docks that it does not use are gone then
    restoreState(arrangement.state, stateVersion);
    m_beforeExpand = arrangement.beforeExpand;
    m_besideBeforeExpand = arrangement.besideBeforeExpand;
    m_textBeside.setBefore(arrangement.textBefore);
    m_tabs->update();
    m_views->catchUp();
}

void MainWindow::showView(const QString& id) {
    DockPanel* dock = m_docks.value(id);
    if (!dock) return;
    m_start->close();
    letGoOfSeparators(*this);
    if (!dock->isFloating() && dockWidgetArea(dock) == Qt::NoDockWidgetArea)
        addDockWidget(Qt::RightDockWidgetArea, dock); // the layout has no place for it
    dock->show();
    dock->raise();
    m_views->catchUp();
}

void MainWindow::explain(const QString& id) {
    showView(QStringLiteral("explain"));
    if (auto* panel = qobject_cast<ExplainPanel*>(m_views->view(QStringLiteral("explain"))))
        panel->explain(id);
}

ExplainedFigure MainWindow::figureAt(const QWidget* focused) const {
    for (const QWidget* at = focused; at; at = at->parentWidget()) {
        if (const QString id = at->property(explainedProperty).toString(); !id.isEmpty()) return {id, {}};
        ExplainedFigure figure;
        if (at == m_summary) figure = m_summary->explainedFigure();
        for (const ViewEntry& entry : m_views->entries())
            if (at == entry.widget || at == m_docks.value(entry.id)) figure = entry.explained();
        if (!figure.id.isEmpty()) return figure;
    }
    const QStringList& selected = m_workspace.selection().actions();
    return {selected.isEmpty() ? QStringLiteral("latency") : QStringLiteral("action/") + selected.first(), {}};
}

void MainWindow::explainFocused() {
    m_views->catchUp();
    const ExplainedFigure figure = figureAt(QApplication::focusWidget());
    showView(QStringLiteral("explain"));
    if (auto* panel = qobject_cast<ExplainPanel*>(m_views->view(QStringLiteral("explain")))) panel->explainFigure(figure);
}

void MainWindow::toggleExpanded(DockPanel* dock) {
    letGoOfSeparators(*this);
    if (dock->isFloating()) {
        dock->toggleLarge();
    } else if (!m_beforeExpand.isEmpty()) {
        restoreState(m_beforeExpand, stateVersion);
        m_beforeExpand.clear();
        m_textBeside.setBefore(m_besideBeforeExpand);
    } else {
        m_beforeExpand = saveState(stateVersion);
        m_besideBeforeExpand = m_textBeside.before();
        m_textBeside.setBefore({});
        for (DockPanel* other : qAsConst(m_docks))
            if (other != dock && !other->isFloating()) other->hide();
    }
    m_tabs->update();
}

/// The first size: a big one, or all of a screen that is smaller. (The screen of no display is a fiction.)
void MainWindow::fitScreen() {
    const QSize wanted(1600, 1000), room = screen()->availableSize();
    const QSize frame(16, 48); // of the window manager, which has not made it yet
    const bool fits = (wanted + frame).boundedTo(room) == wanted + frame ||
                      QGuiApplication::platformName() == QLatin1String("offscreen");
    resize(fits ? wanted : wanted.boundedTo(room));
    if (!fits) setWindowState(windowState() | Qt::WindowMaximized);
}

LanesView* MainWindow::lanesView() const {
    return qobject_cast<LanesView*>(m_views->view(QStringLiteral("lanes")));
}

void MainWindow::restoreWindow() {
    QSettings settings;
    if (m_remember && restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray()))
        m_layout = settings.value(QStringLiteral("window/layout"), QStringLiteral("edit")).toString();
    else
        fitScreen();
    setLayoutName(m_layout.isEmpty() ? QStringLiteral("edit") : m_layout);
    if (!m_remember) return;
    if (restoreState(settings.value(QStringLiteral("window/state")).toByteArray(), stateVersion))
        m_textBeside.setBefore(settings.value(QStringLiteral("window/stateWithoutText")).toByteArray());
    lanesView()->setPinnedCodes(settings.value(QStringLiteral("window/pinnedLanes")).toStringList());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_closing && !m_files->isSafe()) {
        event->ignore();
        m_files->whenSafe([this] {
            m_closing = true;
            close();
        });
        return;
    }
    if (m_remember) {
        m_viewMemory->store();
        if (!m_beforeExpand.isEmpty()) {
            restoreState(m_beforeExpand, stateVersion);
            m_textBeside.setBefore(m_besideBeforeExpand);
        }
        QSettings settings;
        settings.setValue(QStringLiteral("window/stateWithoutText"), m_textBeside.before());
        settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
        settings.setValue(QStringLiteral("window/state"), saveState(stateVersion));
        settings.setValue(QStringLiteral("window/layout"), m_layout);
        settings.setValue(QStringLiteral("window/pinnedLanes"), lanesView()->pinnedCodes());
    }
    event->accept();
}

/// Whatever lies under the pointer: text fields and the graph would keep the file for themselves.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QMainWindow::eventFilter(watched, event);
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != this) return QMainWindow::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event); // drag events are kinds of it
    if (FileCommands::droppedFiles(drop->mimeData()).isEmpty() || !(drop->possibleActions() & Qt::CopyAction))
        return QMainWindow::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction); // to be moved is to be deleted where it came from
    drop->accept();
    if (type == QEvent::Drop && !m_measured->importDropped(drop->mimeData())) m_files->openDropped(drop->mimeData());
    return true;
}

} // namespace tilesight
