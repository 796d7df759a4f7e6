// The window: menus, context bar, summary strip, docks with the views, status bar. It holds no plan and no
// result; it hands the workspace's state to the views and the user's wishes to the workspace.
#pragma once

#include "app/explorer/window/commands.h"
#include "app/explorer/window/dock_tabs.h"
#include "app/explorer/window/file_commands.h"
#include "app/explorer/window/layouts.h"
#include "app/explorer/window/message_bar.h"
#include "app/explorer/window/text_beside.h"
#include "app/explorer/window/theme_controller.h"
#include "app/explorer/window/view_set.h"
#include "app/explorer/samples.h"
#include "app/explorer/workspace.h"

#include <QMainWindow>

class QActionGroup;
class QDropEvent;
class QLabel;

namespace tilesight {

class ConditionsCommands;
class ContextBar;
class FilterPopup;
class LanesView;
class HardwareCommands;
class LessonCommands;
class MeasuredCommands;
class StartCommands;
class GpuPicker;
class FileNameLabel;
class LayoutSwitch;
class SearchField;
class SummaryStrip;
class ViewMemory;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `remember`: geometry and layout are restored from the settings and saved on close.
    MainWindow(Workspace& workspace, ThemeController& themes, const QString& samplesDirectory, bool remember);
    ~MainWindow() override;

    /// "edit", "analyse", "present".
    void setLayoutName(const QString& name);
    QString layoutName() const { return m_layout; }
    Arrangement arrangement() const;
    void setArrangement(const Arrangement& arrangement);
    FileCommands& files() { return *m_files; }
    HardwareCommands& hardwareCommands() { return *m_hardware; }
    MeasuredCommands& measured() { return *m_measured; }
    LessonCommands& lessons() { return *m_lessons; }
    StartCommands& start() { return *m_start; }
    ViewSet& views() { return *m_views; }
    const Docks& docks() const { return m_docks; }
    SummaryStrip* summary() const { return m_summary; }
    GpuPicker* gpuPicker() const { return m_gpuPicker; }
    void showNewMenu(); ///< samples, templates, lessons
    void showPalette(); ///< finds and runs any command
    FilterPopup* palette() const { return m_palette; }
    void showView(const QString& id); ///< opens its dock, brings it to the front
    void explain(const QString& id);
    void explainFocused(); ///< F1: the figure of the view that has the focus
    /// Of the view (or the strip) that `focused` lies in; the latency when none has an answer.
    ExplainedFigure figureAt(const QWidget* focused) const;

private:
    // main_window.cpp
    void makeTop();
    void makeDocks();
    void makeStatusBar();
    void setState(const ViewState& state);
    void showRest(); ///< what is not in a hurry: menus, pickers, status bar
    void setTheme(const Theme& theme);
    void updateTitle();
    void sayRefused(const QString& why); ///< in the status bar, until the next step
    void toggleExpanded(DockPanel* dock);
    void sayWhatUndoLeaves(); ///< the choice of a GPU, or of clock and caches, is no step
    void fitScreen();
    LanesView* lanesView() const; ///< its pinned lanes are part of the layout
    void restoreWindow();
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< files dropped anywhere in the window

    // main_window_menus.cpp
    void makeActions();
    void makeMenus();
    void fillFileMenu(QMenu* menu);
    void fillEditMenu(QMenu* menu);
    void fillViewMenu(QMenu* menu);
    void fillPlanMenu(QMenu* menu);
    void fillHardwareMenu(QMenu* menu);
    void fillAnalyseMenu(QMenu* menu);
    void fillToolsMenu(QMenu* menu);
    void fillHelpMenu(QMenu* menu);
    void fillRecentMenu(QMenu* menu);
    void copyPlan();
    void pastePlan();
    bool refusesCovered(const char* view); ///< says so; see LessonCommands::isCovered()
    void adoptFastestOrder();
    void applyFirstHint();
    QString commandLine() const; ///< the same analysis with the command-line sibling
    void showShortcuts();
    std::vector<Command> commands() const; ///< all that the palette offers
    void showTextBeside();
    void showAbout();
    void askMeasured(); ///< the latency that was measured of this plan on this GPU
    QString versionsInWords() const;
    QString validationInWords() const; ///< of kernels such as this on this GPU
    void updateActions();
    void useGpu(const QString& id);

    Workspace& m_workspace;
    ThemeController& m_themes;
    QString m_samplesDirectory;
    QVector<Sample> m_samples; ///< for the menu and the start page
    bool m_remember;
    QString m_layout;
    QByteArray m_beforeExpand; ///< dock state to go back to; empty = nothing is expanded
    QByteArray m_besideBeforeExpand;
    QString m_refusal;      ///< shown in the status bar
    bool m_closing = false; ///< unsaved changes have been dealt with

    QWidget* m_top = nullptr;
    QWidget* m_summaryRow = nullptr; ///< holds the strip, or what covers it
    QMenuBar* m_menuBar = nullptr;
    ContextBar* m_context = nullptr;
    GpuPicker* m_gpuPicker = nullptr;
    SearchField* m_search = nullptr;
    LayoutSwitch* m_layoutSwitch = nullptr;
    SummaryStrip* m_summary = nullptr;
    MessageBar* m_messages = nullptr;
    FileNameLabel* m_fileName = nullptr;
    std::string m_gpuFile; ///< that m_hardwareTable, the version of its table, belongs to
    QString m_hardwareTable;
    QLabel* m_statusLeft = nullptr;
    QLabel* m_statusRight = nullptr;
    FileCommands* m_files = nullptr;
    HardwareCommands* m_hardware = nullptr;
    MeasuredCommands* m_measured = nullptr;
    ConditionsCommands* m_conditions = nullptr;
    LessonCommands* m_lessons = nullptr;
    StartCommands* m_start = nullptr;
    QMenu* m_newMenu = nullptr;
    ViewSet* m_views = nullptr;
    FilterPopup* m_palette = nullptr;
    std::vector<Command> m_offered; ///< by the palette
    QStringList m_recentCommands;
    ViewMemory* m_viewMemory = nullptr; ///< null = nothing is remembered
    DockTabs* m_tabs = nullptr;
    enum class Choice { none, gpu, conditions } m_lastChoice = Choice::none; ///< after the last edit
    Docks m_docks;
    TextBeside m_textBeside;

    struct Actions {
        QAction *newPlan, *startPage, *open, *save, *saveAs, *reload, *report, *picture, *json, *quit;
        QAction *undo, *redo, *copyPlan, *pastePlan;
        QAction *restoreLayout, *toggleTheme, *fullScreen;
        QActionGroup* layouts;
        QAction *saveGpu, *exportGpu, *resetGpu, *compareGpus, *showNumbers;
        QAction *pinVariant, *pin, *clearBaseline, *sideBySide, *importMeasured;
        QAction *explain, *cancel, *adoptOrder, *applyHint, *copyCommand;
        QAction *palette, *shortcuts, *textBeside;
    } m_actions{};
};

} // namespace tilesight
