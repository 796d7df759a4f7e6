// How the kernel is run, in the real window: every question to the engine carries it, no view keeps numbers of another
// choice, and the numbers are those of the command line to the last digit.
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/conditions_commands.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/main_window.h"
#include "core/analysis/report.h"
#include "core/analysis/versions.h"
#include "core/plan/edit.h"
#include "tests/cli/program.h"
#include "tests/gui/listening_engine.h"
#include "widgets/compare_variants/variants_view.h"
#include "widgets/pickers/conditions_picker.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/pickers/search_field.h"
#include "widgets/summary/summary_strip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace tilesight;

namespace {
const char* const sample = SOURCE_DIR "/samples/gemm_4096_bf16.json";
constexpr RunConditions burstWarm{ClockRegime::burst, 1};
} // namespace

class TestConditions : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_conditions");
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_themes = std::make_unique<ThemeController>(false);
    }
    void init() {
        QSettings().clear();
        open(coreEngine());
    }
    void cleanup() {
        m_window.reset();
        m_workspace.reset();
    }

    void numbersAreThoseOfTheCommandLine_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("sustained") << "" << QStringList{};
        QTest::newRow("burst") << "Burst, 900 W" << QStringList{"--burst"};
        QTest::newRow("warm") << "Warm Caches" << QStringList{"--copies", "1"};
    }
    void numbersAreThoseOfTheCommandLine() {
        QFETCH(QString, entry);
        QFETCH(QStringList, options);
        if (!entry.isEmpty()) choose(entry);
        settle();
        const Outcome outcome = runTilesight(QStringList{"analyze", sample, "--gpu", "h200-sxm", "--json"} + options);
        QCOMPARE(outcome.code, 0);
        const QJsonObject cli = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        const QJsonObject window =
            QJsonDocument::fromJson(QByteArray::fromStdString(analysisToJson(analysis(), *m_workspace->state().gpu))).object();
        QVERIFY(cli.contains("latency_us"));
        QCOMPARE(window["latency_us"].toDouble(), cli["latency_us"].toDouble());
        QCOMPARE(window["clock"], cli["clock"]);
        QCOMPARE(window["cache"].toObject()["dram_read_bytes"], cli["cache"].toObject()["dram_read_bytes"]);
    }

    void everyQuestionCarriesThem() {
        Listener listener;
        listener.expected = burstWarm;
        open(listener.engine(), burstWarm);
        QVERIFY(m_workspace->pinVariant());
        m_workspace->compareGpus();
        m_workspace->askSensitivity();
        m_workspace->askSweep({{"STAGES", {2, 3}}});
        m_workspace->askL2();
        QSignalSpy gpus(m_workspace.get(), &Workspace::comparisonChanged);
        QTRY_VERIFY_WITH_TIMEOUT(!gpus.isEmpty() && !gpus.last()[0].value<GpuComparison>().running, 120'000);
        QCOMPARE(gpus.last()[0].value<GpuComparison>().conditions, burstWarm);
        const std::set<std::string> all{"analyze", "gallery",     "advise", "doubt", "estimate",
                                        "sensitivity", "sweep", "l2",     "diagnose"};
        QTRY_VERIFY_WITH_TIMEOUT(listener.called == all, 120'000);
        QVERIFY2(listener.wrong.empty(), listener.wrong.empty() ? "" : listener.wrong.begin()->c_str());
        m_window.reset(); // with the engine that this function owns
        m_workspace.reset();
    }

    void analysesCarryThem() {
        Listener listener;
        open(listener.engine());
        QVERIFY(m_workspace->pinVariant());
        settle();
        QVERIFY(listener.wrong.empty());
        listener.expected = burstWarm;
        m_workspace->setConditions(burstWarm);
        settle();
        QTRY_VERIFY(m_workspace->variantTable().rows.front().analysis);
        TilePlan other = *m_workspace->document().plan();
        m_workspace->preview(*setParameter(other, "BN", 128));
        settle();
        m_workspace->endPreview();
        settle();
        QVERIFY2(listener.wrong.empty(), listener.wrong.empty() ? "" : listener.wrong.begin()->c_str());
        m_window.reset();
        m_workspace.reset();
    }

    void nothingOfTheOldChoiceStaysFresh() {
        QSignalSpy stops(m_workspace.get(), &Workspace::stopsChanged);
        const auto before = m_workspace->state();
        QVERIFY(before.gallery && m_workspace->isFresh() && !before.hintsStale);
        m_workspace->setConditions({ClockRegime::burst, 0});
        const ViewState& state = m_workspace->state();
        QVERIFY(!m_workspace->isFresh());
        QVERIFY(state.hintsStale);
        QVERIFY(!state.gallery);
        QVERIFY(!stops.first()[0].value<StopResults>().plan);
        settle();
        QVERIFY(m_workspace->isFresh() && !state.stale && !state.hintsStale);
        QCOMPARE(state.analysis->conditions, (RunConditions{ClockRegime::burst, 0}));
        QVERIFY(state.analysis->latencySeconds < before.analysis->latencySeconds);
        // No table has times of first launches alone: the band says how its rows were measured.
        QVERIFY(state.doubt->modelSource.find("measured over many launches, not the first ones") != std::string::npos);
        QVERIFY(before.doubt->modelSource.find("launches") == std::string::npos);
    }

    void theStripAndTheStatusLineSaySo() {
        auto* latency = m_window->summary()->cell("latency");
        QCOMPARE(latency->cell().caption, QStringLiteral("Latency, predicted"));
        choose("Burst, 900 W");
        settle();
        QCOMPARE(latency->cell().caption, QStringLiteral("Latency, burst clock"));
        choose("Warm Caches");
        settle();
        QCOMPARE(latency->cell().caption, QStringLiteral("Latency, burst clock, warm caches"));
        QVERIFY(latency->toolTip().contains("burst clock, warm caches"));
        QCOMPARE(picker()->value(), QStringLiteral("Burst, 900 W, warm caches"));
        bool said = false;
        for (const QLabel* label : m_window->statusBar()->findChildren<QLabel*>())
            said = said || label->text().contains("Validated over many launches");
        QVERIFY(said);
    }

    void isNoStepAsTheGpuIsNone() {
        m_workspace->document().edit(*setParameter(*m_workspace->document().plan(), "BN", 128), "Change BN");
        settle();
        choose("Burst, 900 W");
        QCOMPARE(m_workspace->document().undoStack()->count(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        settle();
        QCOMPARE(m_workspace->state().conditions, (RunConditions{ClockRegime::burst, 0}));
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QStringLiteral("Undone: Change BN. How the kernel is run is no step: it stays at burst clock, cold caches."));
    }

    void isRememberedAsTheGpuIs() {
        QCOMPARE(rememberedConditions(), RunConditions{});
        choose("Burst, 900 W");
        QCOMPARE(rememberedConditions(), RunConditions{}); // this window remembers nothing
        ConditionsCommands commands(*m_workspace, true, m_window.get());
        emit commands.menu()->chosen({ClockRegime::burst, 1});
        QCOMPARE(rememberedConditions(), burstWarm);
        emit commands.menu()->chosen({ClockRegime::sustained, 1});
        QCOMPARE(rememberedConditions(), (RunConditions{ClockRegime::sustained, 1}));
    }

    void copiesAreAskedFor() {
        trigger(QStringLiteral("Rotating over Copies…"));
        auto* dialog = m_window->findChild<QInputDialog*>("copiesDialog");
        QVERIFY(dialog && dialog->isVisible());
        auto* number = dialog->findChild<QSpinBox*>();
        number->setValue(6);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE(m_workspace->state().conditions, (RunConditions{ClockRegime::sustained, 6}));
        settle();
        QVERIFY(picker()->value().endsWith("6 copies"));
    }

    void theMenuAndThePaletteHaveItToo() {
        QTest::mouseClick(search(), Qt::LeftButton);
        FilterPopup* palette = m_window->palette();
        QVERIFY(palette->isVisible());
        palette->filterLine()->setText("burst clock hardware");
        QCOMPARE(palette->list()->count(), 1);
        QCOMPARE(palette->list()->item(0)->text(), QStringLiteral("Burst, 900 W")); // without what it would take
        QTest::keyClick(palette->filterLine(), Qt::Key_Return);
        QCOMPARE(m_workspace->state().conditions.clock, ClockRegime::burst);
        settle();
        for (QAction* action : m_window->actions())
            if (action->text().contains("Copy Command Line")) action->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().endsWith("--gpu h200-sxm --burst"));
    }

    void menuTellsWhatTheOthersWouldTake() {
        QTest::keyClick(picker(), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(entry("Burst, 900 W")->text().contains('\t'), 60'000);
        const QString offered = entry("Burst, 900 W")->text().section('\t', 1);
        picker()->conditionsMenu()->close();
        choose("Burst, 900 W");
        settle();
        QVERIFY(offered.startsWith(QString::fromStdString(formatSeconds(analysis().latencySeconds))));
    }

    void variantsAreComputedAnewAndSaySo() {
        QVERIFY(m_workspace->pinVariant());
        const double sustained = m_workspace->variantTable().rows.front().analysis->latencySeconds;
        auto* view = qobject_cast<VariantsView*>(m_window->views().view("variants"));
        QCOMPARE(view->headerCaption(), QStringLiteral("1 variant"));
        m_workspace->setConditions({ClockRegime::burst, 0});
        QVERIFY(!m_workspace->variantTable().rows.front().analysis); // none of other conditions
        settle();
        QTRY_VERIFY(m_workspace->variantTable().rows.front().analysis);
        QVERIFY(m_workspace->variantTable().rows.front().analysis->latencySeconds < sustained);
        QCOMPARE(m_workspace->variantTable().rows.front().analysis->latencySeconds, analysis().latencySeconds);
        QTRY_VERIFY(m_workspace->state().baseline);
        QCOMPARE(m_workspace->state().baseline->conditions, analysis().conditions);
        m_window->showView("variants");
        m_window->views().catchUp();
        QCOMPARE(view->headerCaption(), QStringLiteral("1 variant, all at burst clock"));
        QCOMPARE(m_workspace->document().variants().list.size(), std::size_t(1));
        QVERIFY(m_workspace->pinVariant()); // the same plan: one variant under all conditions
        QCOMPARE(m_workspace->document().variants().list.size(), std::size_t(1));
    }

    void baselineOfOtherConditionsIsNotComparedWith() {
        QVERIFY(m_workspace->pinBaseline());
        settle();
        connect(m_workspace.get(), &Workspace::stateChanged, this, [](const ViewState& state) {
            if (state.baseline && state.analysis) QCOMPARE(state.baseline->conditions, state.analysis->conditions);
        });
        m_workspace->setConditions(burstWarm);
        settle();
        QTRY_VERIFY(m_workspace->state().baseline);
        QCOMPARE(m_workspace->state().baseline->latencySeconds, analysis().latencySeconds);
    }

    void lessonsRunAtTheDefault() {
        choose("Burst, 900 W");
        settle();
        m_window->lessons().start("04_occupancy");
        QVERIFY(m_window->lessons().runner().lesson());
        QCOMPARE(m_workspace->state().conditions, RunConditions{});
        QVERIFY(!picker()->isEnabled());
        QVERIFY(picker()->toolTip().contains("lesson"));
        settle();
        m_window->lessons().runner().leave();
        QCOMPARE(m_workspace->state().conditions, (RunConditions{ClockRegime::burst, 0}));
        QVERIFY(picker()->isEnabled());
        // Another plan opened over the lesson.
        m_window->lessons().start("04_occupancy");
        QVERIFY(m_workspace->document().open(sample).empty());
        QVERIFY(!m_window->lessons().runner().lesson());
        QCOMPARE(m_workspace->state().conditions, (RunConditions{ClockRegime::burst, 0}));
        settle();
    }

    void reportsWithoutAWindowSayIt() {
        const QTemporaryDir scratch;
        const auto words = [&](const QStringList& options) {
            const QString pdf = scratch.filePath("report.pdf");
            QProcess explorer, text;
            explorer.start(BINARY_DIR "/app/tilesight-explorer",
                           QStringList{sample, "--gpu", "h200-sxm", "--report", pdf, "--report-sections",
                                       "summary,assumptions"} + options);
            explorer.waitForFinished(120'000);
            text.start("pdftotext", {pdf, "-"});
            text.waitForFinished(60'000);
            return QString::fromUtf8(text.readAllStandardOutput()).simplified();
        };
        const QString usual = words({}), other = words({"--burst", "--copies", "1"});
        QVERIFY2(usual.contains("Sustained: Seconds of repetition: the power controller holds the board at 700 W"),
                 qPrintable(usual));
        QVERIFY(usual.contains("Cold caches: emptied before each launch"));
        QVERIFY(!usual.contains("burst clock"));
        QVERIFY2(other.contains("up to 900 W"), qPrintable(other));
        QVERIFY(other.contains("Warm caches: the same tensors every launch"));
        QVERIFY2(other.contains("FLOP/s, burst clock, warm caches"), qPrintable(other));
        QVERIFY(other.contains("launches, 900 of 900 W") && !other.contains("sustained run"));
    }

    void theBarGivesUpTheLeastImportantFirst() {
        const auto* baseline = m_window->findChild<QToolButton*>("baseline");
        for (const int width : {1600, 1366, 1180}) {
            m_window->resize(width, 768);
            QCoreApplication::processEvents();
            QVERIFY(picker()->isVisible() && search()->isVisible());
            QVERIFY2(picker()->width() >= picker()->minimumSizeHint().width(), qPrintable(QString::number(width)));
            const QWidget* bar = search()->parentWidget();
            QCOMPARE(bar->width(), width);
            int right = 0; // nothing lies over anything else
            for (QWidget* child : sortedByX(bar)) {
                QVERIFY2(child->x() >= right, qPrintable(QStringLiteral("%1 at %2").arg(child->objectName()).arg(width)));
                right = child->geometry().right();
            }
            QVERIFY(right < width);
        }
        m_window->resize(1600, 1000);
        QCoreApplication::processEvents();
        QCOMPARE(search()->look(), SearchField::Look::whole);
        QVERIFY(baseline->isVisible());
        m_themes->setFontScale(1.75);
        m_window->resize(1180, 768);
        QCoreApplication::processEvents();
        QCOMPARE(search()->look(), SearchField::Look::icon);
        QVERIFY(!baseline->isVisible()); // it is in the strip
        m_themes->setFontScale(1);
    }

private:
    void open(Engine engine, const RunConditions& conditions = {}) {
        m_window.reset();
        m_workspace = std::make_unique<Workspace>(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), std::move(engine));
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        m_workspace->setConditions(conditions);
        QVERIFY(m_workspace->document().open(sample).empty());
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes, SOURCE_DIR "/samples", false);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        settle();
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 60'000);
        m_window->views().catchUp();
    }
    static QList<QWidget*> sortedByX(const QWidget* bar) {
        QList<QWidget*> children;
        for (QWidget* child : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (child->isVisible() && !child->isWindow()) children << child;
        std::sort(children.begin(), children.end(), [](const QWidget* a, const QWidget* b) { return a->x() < b->x(); });
        return children;
    }
    const Analysis& analysis() const { return *m_workspace->state().analysis; }
    ConditionsPicker* picker() const { return m_window->findChild<ConditionsPicker*>("conditions"); }
    SearchField* search() const { return m_window->findChild<SearchField*>("search"); }
    QAction* entry(const QString& name) const {
        for (QAction* action : picker()->conditionsMenu()->actions())
            if (!action->isSeparator() && action->text().section('\t', 0, 0) == name) return action;
        qFatal("no entry %s", qPrintable(name));
    }
    void trigger(const QString& name) { entry(name)->trigger(); }
    void choose(const QString& name) {
        m_window->views().catchUp(); // the picker shows what is in use
        trigger(name);
    }

    std::unique_ptr<tbb::global_control> m_workers;
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestConditions)
#include "tst_conditions.moc"
