// Sensitivity, sweep and L2 in the real window with the real engine, and the background task behind them.
#include "app/explorer/latest_task.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/main_window.h"
#include "widgets/l2_map/l2_map_view.h"
#include "widgets/plot/plot_canvas.h"
#include "widgets/sensitivity/sensitivity_view.h"
#include "widgets/sweep/sweep_view.h"
#include "core/plan/edit.h"

#include <QAction>
#include <QActionGroup>

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>
#include <atomic>
#include <thread>

using namespace tilesight;

class TestAnalysingDocks : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_analysing_docks");
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_themes = std::make_unique<ThemeController>(false);
    }
    void init() {
        m_workspace = std::make_unique<Workspace>(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), coreEngine());
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        QVERIFY(m_workspace->document().open(SOURCE_DIR "/samples/gemm_4096_bf16.json").empty());
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes, SOURCE_DIR "/samples", false);
        m_window->resize(1600, 1000);
        m_window->show();
        m_window->setLayoutName("analyse");
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 60'000);
    }
    void cleanup() {
        m_window.reset();
        m_workspace.reset();
    }
    void sensitivityIsComputedWhenShown();
    void sweepPointIsOneUndoStep();
    void l2IsMappedWhenShown();
    void newestWorkWins();
    void cancelledWorkIsSilent();
    void slowWorkTellsItsProgress();

private:
    template <class View>
    View* show(const char* id) {
        m_window->showView(QLatin1String(id));
        picture(id);
        return qobject_cast<View*>(m_window->views().view(QLatin1String(id)));
    }
    void picture(const QString& name) {
        const QString folder = qEnvironmentVariable("TILESIGHT_PICTURES");
        if (!folder.isEmpty()) m_window->grab().save(folder + "/window-" + name + ".png");
    }
    std::unique_ptr<tbb::global_control> m_workers; ///< as the program has them
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

void TestAnalysingDocks::sensitivityIsComputedWhenShown() {
    QSignalSpy answers(m_workspace.get(), &Workspace::sensitivityChanged);
    QVERIFY(answers.isEmpty()); // behind another tab nothing is computed
    auto* view = show<SensitivityView>("sensitivity");
    QTRY_VERIFY_WITH_TIMEOUT(!view->tornado().lines.empty(), 60'000);
    QVERIFY2(view->sentence().contains("limits"), qPrintable(view->sentence()));
    picture("sensitivity");
    int stages = -1;
    for (std::size_t i = 0; i < view->tornado().lines.size(); ++i)
        if (view->hoverText(int(i)).title == "STAGES 4") stages = int(i);
    QVERIFY(stages >= 0);
    QUndoStack& undo = *m_workspace->document().undoStack();
    const int before = undo.count();
    const QPoint button = view->tornado().lines[std::size_t(stages)].button.center().toPoint();
    QTest::mouseClick(view->canvas(), Qt::LeftButton, {}, button);
    QCOMPARE(undo.count(), before + 1);
    QCOMPARE(m_workspace->document().plan()->parameter("STAGES")->value, Expression(4));
    QVERIFY(view->sentence().startsWith("Of the plan before"));
    QTRY_VERIFY_WITH_TIMEOUT(!view->sentence().startsWith("Of the plan before"), 60'000);
    undo.undo();
    QCOMPARE(m_workspace->document().plan()->parameter("STAGES")->value, Expression(3));
}

void TestAnalysingDocks::sweepPointIsOneUndoStep() {
    auto* view = show<SweepView>("sweep");
    QTRY_VERIFY_WITH_TIMEOUT(view->canvas()->isVisible(), 60'000);
    view->canvas()->replot();
    picture("sweep");
    QUndoStack& undo = *m_workspace->document().undoStack();
    const int before = undo.count();
    QTest::mouseClick(view->canvas(), Qt::LeftButton, {}, view->pointPosition(1).toPoint()); // STAGES 2
    QCOMPARE(undo.count(), before + 1);
    QCOMPARE(m_workspace->document().plan()->parameter("STAGES")->value, Expression(2));
    QTRY_VERIFY_WITH_TIMEOUT(view->hoverText(1).plain().contains("this is now"), 60'000);
}

void TestAnalysingDocks::l2IsMappedWhenShown() {
    QSignalSpy answers(m_workspace.get(), &Workspace::l2Changed);
    QVERIFY(answers.isEmpty()); // behind another tab nothing is computed
    auto* view = show<L2MapView>("l2");
    QTRY_VERIFY_WITH_TIMEOUT(view->canvas()->isVisible(), 60'000);
    picture("l2");
    QCOMPARE(view->look().map->tiles, std::int64_t(512));
    QVERIFY(!view->modeActions()->actions().last()->isEnabled());
    // The baseline is mapped, too, as soon as there is one; then the plan is changed.
    QVERIFY(m_workspace->pinVariant());
    QTRY_VERIFY_WITH_TIMEOUT(view->modeActions()->actions().last()->isEnabled(), 60'000);
    TilePlan wide = *m_workspace->document().plan();
    wide = *setParameter(wide, "BM", Expression(64));
    m_workspace->document().edit(wide, "BM 64");
    view->modeActions()->actions().last()->trigger();
    m_window->views().catchUp();
    QVERIFY2(view->sentence().startsWith("Of the plan before"), qPrintable(view->sentence()));
    QTRY_VERIFY_WITH_TIMEOUT(!view->sentence().startsWith("Of the plan before"), 60'000);
    QCOMPARE(view->look().map->tiles, std::int64_t(1024));
    QVERIFY(view->look().reference && view->look().reference->tiles == 512);
    QVERIFY2(view->sentence().contains("against 128 × 256:"), qPrintable(view->sentence()));
    picture("l2-difference");
    // A click on the plot of tile shapes is one undo step.
    QUndoStack& undo = *m_workspace->document().undoStack();
    const int before = undo.count();
    view->shapeCanvas()->replot();
    QTest::mouseClick(view->shapeCanvas(), Qt::LeftButton, {}, view->shapePosition(0).toPoint());
    QCOMPARE(undo.count(), before + 1);
}

void TestAnalysingDocks::newestWorkWins() {
    LatestTask task;
    QStringList answers;
    std::atomic<bool> begun{false}, stopped{false};
    task.start([&](StopToken stop, const Progress&) {
        begun = true;
        while (!stop.stop_requested())
            std::this_thread::yield();
        stopped = true;
        return [&] { answers << "first"; };
    });
    QTRY_VERIFY(begun);
    task.start([&](StopToken, const Progress&) { return [&] { answers << "second"; }; });
    QTRY_COMPARE(answers, QStringList{"second"});
    QTRY_VERIFY(stopped);
    QCoreApplication::processEvents();
    QCOMPARE(answers, QStringList{"second"});
    QVERIFY(!task.isRunning());
}

void TestAnalysingDocks::cancelledWorkIsSilent() {
    int answers = 0;
    std::atomic<bool> begun{false};
    {
        LatestTask task;
        task.start([&](StopToken stop, const Progress&) {
            begun = true;
            while (!stop.stop_requested())
                std::this_thread::yield();
            return [&] { ++answers; };
        });
        QTRY_VERIFY(begun);
        task.cancel();
        QVERIFY(!task.isRunning());
    } // waits for what still runs
    QCoreApplication::processEvents();
    QCOMPARE(answers, 0);
}

void TestAnalysingDocks::slowWorkTellsItsProgress() {
    LatestTask task;
    QSignalSpy told(&task, &LatestTask::progressed);
    std::atomic<bool> go{false};
    bool answered = false;
    task.start([&](StopToken stop, const Progress& progress) {
        progress(3, 10);
        while (!go && !stop.stop_requested())
            std::this_thread::yield();
        return [&] { answered = true; };
    });
    QVERIFY(!task.isSlow());
    QTRY_VERIFY(!told.isEmpty());
    QVERIFY(task.isSlow());
    QCOMPARE(task.done(), std::size_t(3));
    QCOMPARE(task.total(), std::size_t(10));
    go = true;
    QTRY_VERIFY(answered);
}

QTEST_MAIN(TestAnalysingDocks)
#include "tst_analysing_docks.moc"
