// tilesight-explorer: options, display, hardware, plan; then the window, or a report and a picture without
// one.
#include "app/explorer/headless.h"
#include "app/explorer/program_options.h"
#include "app/explorer/samples.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/translation.h"
#include "app/explorer/window/conditions_commands.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/main_window.h"
#include "app/explorer/window/start_commands.h"
#include "core/plan/plan_io.h"

#include <QApplication>
#include <QHashSeed>
#include <QSettings>
#include <csignal>
#include <cstdio>
#include <memory>

using namespace tilesight;

namespace {

void print(std::FILE* stream, const QString& text) { std::fputs(text.toLocal8Bit().constData(), stream); }

int refuse(const Errors& errors) {
    std::fputs(toString(errors).c_str(), stderr);
    return 2;
}

/// Without a display Qt would abort; the pictures need none. False when a window was asked for all the same.
bool chooseDisplay(bool headless) {
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) return true;
    const bool display =
        !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (headless) qputenv("QT_QPA_PLATFORM", "offscreen");
    return headless || display;
}

/// Two remarks of Qt about every start without a desktop are no news; everything else is passed on.
void filterMessages(QtMsgType, const QMessageLogContext&, const QString& message) {
    for (const char* noise : {"propagateSizeHints", "XDG_RUNTIME_DIR not set"})
        if (message.contains(QLatin1String(noise))) return;
    print(stderr, message + u'\n');
}

QString gpuToUse(const ProgramOptions& options, const HardwareDatabase& hardware) {
    if (!options.gpu.isEmpty()) return options.gpu;
    const QString last = options.headless() ? QString() : QSettings().value(QStringLiteral("gpu")).toString();
    for (const QString& id : {last, QStringLiteral("h200-sxm")})
        if (hardware.find(id.toStdString())) return id;
    return hardware.gpus().empty() ? QStringLiteral("h200-sxm")
                                   : QString::fromStdString(hardware.gpus().front().id);
}

RunConditions conditionsToUse(const ProgramOptions& options) {
    if (options.conditions) return *options.conditions;
    return options.headless() ? RunConditions{} : rememberedConditions();
}

/// Opens what was asked for, or a copy of the default sample.
Errors openPlan(Workspace& workspace, const QString& plan, const QString& sampleFolder) {
    if (!plan.isEmpty()) return workspace.document().open(plan);
    const QString sample = defaultSample(sampleFolder);
    if (sample.isEmpty())
        return {{"samples.missing",
                 "the samples that come with the program were not found",
                 {},
                 {},
                 "give a plan, or set TILESIGHT_SAMPLES to their folder"}};
    const Expected<TilePlan> copy = readPlan(sample.toStdString());
    if (!copy) return copy.errors();
    workspace.document().startNew(*copy);
    return {};
}

int run(QApplication& app, const ProgramOptions& options) {
    const QString folder = QCoreApplication::applicationDirPath();
    const HardwareDatabase hardware = HardwareDatabase::load(hardwareDirectories(folder.toStdString()));
    std::fputs(toString(hardware.errors()).c_str(),
               stderr); // faulty hardware files are skipped, but not in silence
    Workspace workspace(hardware, coreEngine());
    const QString gpu = gpuToUse(options, hardware);
    if (const Errors errors = workspace.setGpu(gpu); !errors.empty()) return refuse(errors);
    workspace.setConditions(conditionsToUse(options));
    // A report or picture of a plan must not depend on what was once edited in the window.
    if (!options.headless()) workspace.document().keepHardwareEditsIn(hardwareEditsDirectory());
    if (!options.headless()) workspace.document().keepVariantsIn(variantsDirectory());
    const QString sampleFolder = samplesDirectory(folder);
    const Errors openErrors = openPlan(workspace, options.plan, sampleFolder);
    if (!openErrors.empty() && options.headless()) return refuse(openErrors);
    // A plan comes with the GPU edited for it, unless one was asked for.
    if (!options.gpu.isEmpty()) workspace.setGpu(options.gpu);

    ThemeController themes(!options.headless());
    if (!options.theme.isEmpty()) themes.setTheme(options.theme, false);
    if (options.textSize > 0) themes.setFontScale(options.textSize / 100.0, false);
    std::unique_ptr<MainWindow> window;
    if (!options.headless() || !options.screenshot.isEmpty()) {
        window = std::make_unique<MainWindow>(workspace, themes, sampleFolder, !options.headless());
        if (options.headless() || options.sizeGiven) {
            window->setWindowState(window->windowState() & ~Qt::WindowMaximized); // as on a small screen at first
            window->resize(options.size);
        }
        if (options.headless() || options.sizeGiven || !options.layout.isEmpty())
            window->setLayoutName(options.layout.isEmpty() ? QStringLiteral("edit") : options.layout);
        window->show();
    }
    if (window && options.plan.isEmpty() && !options.headless() && options.layout.isEmpty() &&
        StartCommands::wantedAtStart())
        window->start().open();
    if (options.headless()) return runHeadless(options, workspace, window.get());
    if (!openErrors.empty())
        ErrorDialog::show(QObject::tr("Cannot open %1").arg(options.plan), openErrors, window.get());
    return app.exec();
}

} // namespace

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN); // a limit of file sizes is an error of writing, no death
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const ParsedOptions parsed = parseOptions(arguments);
    if (!parsed.message.isEmpty() || parsed.exitCode != 0) {
        print(parsed.exitCode == 0 ? stdout : stderr, parsed.message);
        return parsed.exitCode;
    }
    if (!chooseDisplay(parsed.options.headless())) {
        print(stderr, QStringLiteral("tilesight-explorer: there is no display for a window.\n"
                                     "Use --report OUT.pdf or --screenshot OUT.png, or set DISPLAY.\n"));
        return 2;
    }
    qInstallMessageHandler(filterMessages);
    QHashSeed::setDeterministicGlobalSeed(); // Qt embeds fonts in the order of a hash: same input, same report
    // The window's thread never computes, but counts as a worker: one more keeps every core busy.
    const tbb::global_control workers(tbb::global_control::max_allowed_parallelism,
                                      std::size_t(tbb::info::default_concurrency()) + 1);
    QCoreApplication::setOrganizationName(QStringLiteral("TileSight"));
    QCoreApplication::setApplicationName(QStringLiteral("TileSight Explorer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TILESIGHT_VERSION));
    QApplication app(argc, argv);
    // A report or picture is the same on every machine unless another language is asked for.
    if (!parsed.options.language.isEmpty())
        installTranslation(app, parsed.options.language);
    else if (!parsed.options.headless())
        installTranslation(app, chosenLanguage());
    return run(app, parsed.options);
}
