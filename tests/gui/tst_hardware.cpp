// Hardware in the window: numbers edited, refused, undone, reset, chosen among statements, previewed while typed, kept
// with the document and saved as a GPU; GPUs compared, the comparison cancelled, another GPU taken from it.
#include "app/explorer/autosave.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/hardware_commands.h"
#include "app/explorer/window/main_window.h"
#include "app/explorer/window/save_gpu_dialog.h"
#include "core/plan/plan_io.h"
#include "widgets/compare_gpus/compare_gpus_view.h"
#include "widgets/hardware/hardware_panel.h"
#include "widgets/hardware/number_details.h"
#include "widgets/pickers/gpu_picker.h"
#include "widgets/summary/summary_strip.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <atomic>

using namespace tilesight;

class TestHardware : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_hardware");
        QVERIFY(m_scratch.isValid());
        qputenv("XDG_DATA_HOME", m_scratch.path().toUtf8());
        qunsetenv("TILESIGHT_HWDB");
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_themes = std::make_unique<ThemeController>(false);
    }
    void init() { open(coreEngine()); }
    void cleanup() {
        m_window.reset();
        m_workspace.reset();
        QDir(ownFolder()).removeRecursively();
    }

    void typedEditIsPreviewedAndIsOneStep() {
        const double before = latency();
        type("l2_bandwidth", "3 TB/s", false);
        QTRY_VERIFY(m_workspace->previewing());
        QTRY_VERIFY(m_workspace->isFresh() && latency() > before);
        QCOMPARE(stack()->count(), 0);                      // nothing has happened to the document yet
        QVERIFY(panel()->table()->findChild<QLineEdit*>()); // the editor has lived through the new state
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_COMPARE(stack()->count(), 1);
        QTRY_VERIFY(!m_workspace->previewing());
        QCOMPARE(gpu().l2Bandwidth.value, 3e12);
        QCOMPARE(gpu().l2Bandwidth.kind, Provenance::edited);
        QVERIFY2(stack()->undoText().contains("L2 bandwidth"), qPrintable(stack()->undoText()));
        settle();
        QVERIFY(latency() > before);
        QVERIFY(m_window->isWindowModified());
        // Marked wherever the name stands.
        QCOMPARE(m_window->gpuPicker()->value(), QStringLiteral("H200 SXM, edited (1 number)"));
        QCOMPARE(panel()->headerCaption(), QStringLiteral("NVIDIA H200 SXM, edited (1 number)"));
        QCOMPARE(m_workspace->state().analysis->gpuName, std::string("NVIDIA H200 SXM, edited (1 number)"));
        QVERIFY(!editor());

        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        settle();
        QCOMPARE(latency(), before);
        QVERIFY(!gpu().edited);
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(m_window->gpuPicker()->value(), QStringLiteral("H200 SXM"));
        stack()->redo();
        QCOMPARE(gpu().l2Bandwidth.value, 3e12);
        QCOMPARE(panel()->table()->currentIndex().data(GpuModel::keyRole).toString(),
                 QStringLiteral("l2_bandwidth"));
    }

    void escapeTakesThePreviewBack() {
        const double before = latency();
        type("l2_bandwidth", "3 TB/s", false);
        QTRY_VERIFY(m_workspace->isFresh() && latency() > before);
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!m_workspace->previewing());
        settle();
        QCOMPARE(latency(), before);
        QCOMPARE(stack()->count(), 0);
    }

    void anyCellOfTheRowOpensTheValue() {
        panel()->showEntry("l2_bandwidth");
        panel()->table()->setCurrentIndex(panel()->table()->currentIndex().siblingAtColumn(GpuModel::number));
        panel()->table()->setFocus();
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_Return}) {
            QTest::keyClick(panel()->table(), key);
            QTRY_VERIFY(editor());
            QTest::keyClick(editor(), Qt::Key_Escape);
            QTRY_VERIFY(!editor());
        }
        QCOMPARE(stack()->count(), 0);
    }

    void refusals_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("range") << "l2_bandwidth"
                               << "3 B/s"
                               << "must lie between 1 GB/s and";
        QTest::newRow("no number") << "l2_bandwidth"
                                   << "fast"
                                   << "is not a number in B/s";
        QTest::newRow("half an SM") << "sm_count"
                                    << "131.5"
                                    << "whole number";
        QTest::newRow("pair") << "shared_bytes_per_block_max"
                              << "900 KiB"
                              << "exceeds shared_bytes_per_sm";
    }
    void refusals() {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        const double before = latency();
        type(key, text, true);
        QTRY_VERIFY2(panel()->refusal().replace(QChar(0x2009), ' ').contains(sentence),
                     qPrintable(panel()->refusal()));
        QCOMPARE(stack()->count(), 0);
        settle();
        QCOMPARE(latency(), before);
        QVERIFY(!gpu().edited);
    }

    void anotherStatementIsUsed() {
        const Quantity before = gpu().dramBandwidth;
        QVERIFY(!before.alternatives.empty());
        panel()->showEntry("dram_bandwidth");
        QVERIFY(panel()->details()->label()->text().contains("href='0'"));
        emit panel()->details()->label()->linkActivated("0");
        QCOMPARE(stack()->count(), 1);
        QCOMPARE(gpu().dramBandwidth.value, before.alternatives.front().value);
        QCOMPARE(gpu().dramBandwidth.kind, before.alternatives.front().kind);
        QVERIFY(gpu().edited);
        m_window->views().catchUp();
        QVERIFY(panel()->details()->label()->text().contains("changed by you"));
        emit panel()->details()->label()->linkActivated("0"); // and back: nothing is edited any more
        QVERIFY(!gpu().edited);
        QCOMPARE(gpu().dramBandwidth.value, before.value);
    }

    void resetOneAndAll() {
        m_workspace->editHardware("l2_bandwidth", 3e12);
        m_workspace->editHardware("dram_bandwidth", 2e12);
        m_workspace->editHardware("sm_count", 100);
        QCOMPARE(stack()->count(), 3);
        m_window->views().catchUp();
        panel()->showEntry("l2_bandwidth");
        QTest::keyClick(panel()->table(), Qt::Key_Delete);
        QCOMPARE(stack()->count(), 4);
        QCOMPARE(QString::fromStdString(gpu().name), QStringLiteral("NVIDIA H200 SXM, edited (2 numbers)"));
        m_workspace->resetAllHardware();
        QVERIFY(!gpu().edited);
        stack()->undo(); // one step brings both back
        QCOMPARE(gpu().smCount.value, 100.0);
        QCOMPARE(gpu().dramBandwidth.value, 2e12);
        m_workspace->resetHardware("warp_size"); // was never edited
        QCOMPARE(stack()->count(), 5);
        QVERIFY(stack()->canRedo());
    }

    void editsStayWithTheirGpu() {
        m_workspace->editHardware("l2_bandwidth", 3e12);
        QVERIFY(m_workspace->setGpu("h100-sxm").empty());
        QVERIFY(!gpu().edited);
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        QCOMPARE(gpu().l2Bandwidth.value, 3e12);
        m_workspace->setGpu("h100-sxm");
        stack()->undo(); // shows what it changes
        QCOMPARE(QString::fromStdString(gpu().id), QStringLiteral("h200-sxm"));
        QVERIFY(!gpu().edited);
    }

    void keptBesideThePlanAndReadAgain() {
        const QString kept = m_scratch.filePath("kept"), file = m_scratch.filePath("plan.json");
        m_workspace->document().keepHardwareEditsIn(kept);
        m_workspace->setGpu("mi300x");
        m_workspace->editHardware("dram_bandwidth", 3e12);
        QVERIFY(m_workspace->document().saveAs(file).empty());
        QVERIFY(!m_workspace->document().isModified());
        QVERIFY(readPlan(file.toStdString())); // still a plan
        QCOMPARE(QDir(kept).entryList({"*.json"}).size(), 1);
        QVERIFY(m_workspace->document().open(sample).empty());
        QVERIFY(!gpu().edited);
        m_workspace->setGpu("h200-sxm");
        QVERIFY(m_workspace->document().open(file).empty());
        QCOMPARE(QString::fromStdString(gpu().id), QStringLiteral("mi300x")); // comes with its GPU
        QCOMPARE(gpu().dramBandwidth.value, 3e12);
        m_workspace->resetAllHardware();
        QVERIFY(m_workspace->document().save().empty());
        QCOMPARE(QDir(kept).entryList({"*.json"}).size(), 0);
    }

    void survivesACrash() {
        const QString folder = m_scratch.filePath("autosave");
        auto* crashed = new Autosave(m_workspace->document(), folder); // never destroyed: the program died
        m_workspace->editHardware("l2_bandwidth", 3e12);
        QVERIFY(crashed->saveNow());
        // Its lock is taken away as the system does when a process ends.
        for (const QString& lock : QDir(folder).entryList({"*.lock"}))
            QVERIFY(QFile::remove(folder + '/' + lock));
        Document next;
        const auto found = Autosave(next, folder).recoveries();
        QCOMPARE(found.size(), 1);
        QVERIFY(m_workspace->document().open(sample).empty());
        QVERIFY(!gpu().edited);
        m_workspace->document().recover(found.first().plan, found.first().originalPath,
                                        found.first().hardware);
        QCOMPARE(gpu().l2Bandwidth.value, 3e12);
        QVERIFY(m_workspace->document().isModified());
    }

    void nonsenseInTheKeptFileIsLeftOut() {
        const QString kept = m_scratch.filePath("nonsense");
        HardwareEdits edits;
        edits.set("h200-sxm",
                  {ownNumber("l2_bandwidth", 3e12), ownNumber("no_such_key", 1), ownNumber("sm_count", -4)});
        edits.set("no-such-gpu", {ownNumber("sm_count", 4)});
        QVERIFY(writeHardwareEdits(kept, sample, edits).empty());
        const HardwareEdits read = readHardwareEdits(kept, sample);
        QCOMPARE(read.of("h200-sxm").size(), std::size_t(1));
        m_workspace->document().keepHardwareEditsIn(kept);
        QVERIFY(m_workspace->document().open(sample).empty());
        QCOMPARE(gpu().l2Bandwidth.value, 3e12);
    }

    void savedAsAUserGpu() {
        m_workspace->editHardware("dram_bandwidth", 4e12);
        settle();
        m_window->hardwareCommands().saveAsUserGpu();
        auto* dialog = m_window->findChild<SaveGpuDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->idLine()->text(), QStringLiteral("h200-sxm-edited"));
        dialog->idLine()->setText("h200-sxm");
        dialog->accept();
        QVERIFY2(dialog->fault().contains("comes with the program"), qPrintable(dialog->fault()));
        QVERIFY(dialog->isVisible() && dialog->replaceBox()->isVisible());
        dialog->idLine()->setText("my-h200");
        dialog->nameLine()->setText("My H200");
        dialog->accept();
        QTRY_VERIFY(!m_window->findChild<SaveGpuDialog*>());
        QVERIFY(QFile::exists(ownFolder() + "/my-h200.json"));
        QCOMPARE(QString::fromStdString(gpu().id), QStringLiteral("my-h200"));
        QCOMPARE(QString::fromStdString(gpu().name), QStringLiteral("My H200"));
        QCOMPARE(gpu().dramBandwidth.value, 4e12);
        QCOMPARE(m_workspace->hardware().gpus().size(), m_hardware.gpus().size() + 1);
        m_window->gpuPicker()->click();
        QVERIFY(m_workspace->hardware().find("my-h200")); // and the picker lists it
        // The old GPU has its own numbers again; that can be undone.
        QVERIFY(m_workspace->document().hardwareEdits().empty());
        stack()->undo();
        QCOMPARE(QString::fromStdString(gpu().name), QStringLiteral("NVIDIA H200 SXM, edited (1 number)"));
        // Any later program finds it.
        const auto again =
            HardwareDatabase::load({SOURCE_DIR "/hwdb", QFileInfo(ownFolder()).path().toStdString()});
        QVERIFY(again.errors().empty());
        QCOMPARE(again.find("my-h200")->dramBandwidth.value, 4e12);
    }

    void aShippedGpuIsReplacedOnlyOnWish() {
        m_workspace->editHardware("dram_bandwidth", 4e12);
        auto& commands = m_window->hardwareCommands();
        QCOMPARE(commands.save("h200-sxm", "Ours", false).front().id, std::string("gpu.shipped_id"));
        QCOMPARE(commands.save("H 200", "Ours", false).front().id, std::string("gpu.bad_name"));
        QCOMPARE(commands.save("ours", " ", false).front().id, std::string("gpu.bad_name"));
        QVERIFY(!QDir(ownFolder()).exists() || QDir(ownFolder()).isEmpty());
        QVERIFY(commands.save("h200-sxm", "Ours", true).empty());
        QCOMPARE(QString::fromStdString(gpu().name), QStringLiteral("Ours"));
        QCOMPARE(m_workspace->hardware().gpus().size(), m_hardware.gpus().size());
        QCOMPARE(commands.save("h200-sxm", "Ours", false).front().id, std::string("gpu.id_taken"));
    }

    void comparisonComesWhenItsDockIsShown() {
        QSignalSpy changed(m_workspace.get(), &Workspace::comparisonChanged);
        settle();
        QCOMPARE(changed.count(), 0); // a hidden dock costs nothing
        m_window->showView("gpus");
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty() && !last(changed).running, 60'000);
        const GpuComparison rows = last(changed);
        QCOMPARE(rows.rows.size(), m_workspace->hardware().gpus().size());
        QCOMPARE(rows.done, rows.total);
        const GpuEstimate& h200 = rowOf(rows, "h200-sxm");
        QCOMPARE(h200.latencySeconds, latency()); // the same number to the last digit
        QCOMPARE(QString::fromStdString(rowOf(rows, "l40s").reason),
                 QStringLiteral("does not fit: SMEM 144 of 99 KiB"));
        // Another GPU of the same list is no new comparison, an edited one is, and so is another plan.
        changed.clear();
        m_workspace->setGpu("h100-sxm");
        settle();
        QTest::qWait(2 * CompareGpusView::quietMilliseconds);
        QCOMPARE(changed.count(), 0);
        m_workspace->editHardware("l2_bandwidth", 3e12);
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty() && !last(changed).running, 60'000);
        QVERIFY(rowOf(last(changed), "h100-sxm").edited);
        QCOMPARE(rowOf(last(changed), "h100-sxm").latencySeconds, latency());
    }

    void aRowTakesItsGpu() {
        m_window->showView("gpus");
        auto* view = compare();
        QTRY_COMPARE_WITH_TIMEOUT(view->planTable()->model()->rowCount(), 19, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!view->cancelButton()->isVisible(), 60'000);
        for (int row = 0; row < 19; ++row) {
            const QModelIndex index = view->planTable()->model()->index(row, 0);
            if (index.data(PlanOnGpusModel::idRole).toString() != "h100-sxm") continue;
            view->planTable()->scrollTo(index);
            QTest::mouseClick(view->planTable()->viewport(), Qt::LeftButton, {},
                              view->planTable()->visualRect(index).center());
        }
        QTRY_COMPARE(QString::fromStdString(gpu().id), QStringLiteral("h100-sxm"));
        m_window->views().catchUp();
        QCOMPARE(view->chosen().first(), QStringLiteral("h100-sxm"));
    }

    void comparisonIsCancelledAndTakenUpAgain() {
        std::atomic<bool> hold = true;
        std::atomic<int> begun = 0;
        Engine engine = coreEngine();
        engine.estimate = [&](const TilePlan&, const Gpu& gpu, const AnalysisOptions&, StopToken stop) {
            ++begun;
            while (hold && gpu.id != "a100-sxm" && !stop.stop_requested())
                QThread::msleep(1);
            GpuEstimate row;
            row.gpuId = gpu.id;
            row.gpuName = gpu.name;
            row.latencySeconds = 1e-6;
            return row;
        };
        open(engine);
        QSignalSpy changed(m_workspace.get(), &Workspace::comparisonChanged);
        m_window->showView("gpus");
        QTRY_VERIFY(begun > 0);
        QTRY_VERIFY(compare()->cancelButton()->isVisible());
        QTest::mouseClick(compare()->cancelButton(), Qt::LeftButton);
        QVERIFY(!last(changed).running && last(changed).cancelled);
        QCOMPARE(compare()->cancelButton()->text(), QStringLiteral("Compute"));
        hold = false;
        QTest::mouseClick(compare()->cancelButton(), Qt::LeftButton);
        QTRY_COMPARE(last(changed).done, m_workspace->hardware().gpus().size());
        QTRY_VERIFY(!last(changed).running);
        QVERIFY(!last(changed).cancelled);
        // A newer plan wins; until its first row comes the old rows stay.
        hold = true;
        TilePlan renamed = *m_workspace->document().plan();
        renamed.name = "another";
        changed.clear();
        m_workspace->document().edit(renamed, "Rename");
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), 60'000);
        QCOMPARE(last(changed).plan->name, std::string("another"));
        QCOMPARE(last(changed).rows.size(), m_workspace->hardware().gpus().size());
        hold = false;
        QTRY_VERIFY(!last(changed).running);
        m_window.reset(); // with the engine that this function owns
        m_workspace.reset();
    }

    void guessesAreSaidInTheStrip() {
        QVERIFY(m_workspace->document().open(SOURCE_DIR "/samples/softmax_4096.json").empty());
        m_workspace->setGpu("l4");
        settle();
        QVERIFY(m_workspace->state().doubt);
        auto* strip = m_window->summary();
        QVERIFY2(strip->cell("latency")->cell().detail.contains(QStringLiteral(" (2")),
                 qPrintable(strip->cell("latency")->cell().detail));
        QVERIFY(strip->cell("latency")->toolTip().contains("DRAM bandwidth is a guess"));
        QCOMPARE(strip->cell("result")->cell().value, QStringLiteral("Rests on guesses"));
        m_workspace->setGpu("h200-sxm");
        settle();
        QCOMPARE(strip->cell("result")->cell().value, QStringLiteral("Up to date"));
        QVERIFY(strip->cell("latency")->cell().detail.contains(QStringLiteral("(7.5 %)")));
    }

private:
    void open(Engine engine) {
        m_window.reset();
        m_workspace.reset();
        m_hardware = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
        m_workspace = std::make_unique<Workspace>(m_hardware, std::move(engine));
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        QVERIFY(m_workspace->document().open(sample).empty());
        m_themes->setTheme("light", false);
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes, SOURCE_DIR "/samples", false);
        m_window->setLayoutName("analyse");
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        settle();
        m_window->showView("hardware");
    }
    /// F2 on the number, then the text; `enter` also ends it.
    void type(const QString& key, const QString& text, bool enter) {
        panel()->showEntry(key);
        panel()->table()->setFocus();
        QTest::keyClick(panel()->table(), Qt::Key_F2);
        QVERIFY(editor());
        editor()->selectAll();
        QTest::keyClicks(editor(), text);
        if (enter) QTest::keyClick(editor(), Qt::Key_Return);
    }
    QLineEdit* editor() const {
        auto* focused = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        return focused && focused != panel()->filterLine() ? focused : nullptr;
    }
    HardwarePanel* panel() const { return qobject_cast<HardwarePanel*>(m_window->views().view("hardware")); }
    CompareGpusView* compare() const {
        return qobject_cast<CompareGpusView*>(m_window->views().view("gpus"));
    }
    const Gpu& gpu() const { return *m_workspace->state().gpu; }
    QUndoStack* stack() const { return m_workspace->document().undoStack(); }
    double latency() const { return m_workspace->state().analysis->latencySeconds; }
    QString ownFolder() const { return m_scratch.filePath("tilesight-explorer/hwdb/gpu"); }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 60'000);
        m_window->views().catchUp();
    }
    static GpuComparison last(const QSignalSpy& spy) { return spy.last().first().value<GpuComparison>(); }
    static const GpuEstimate& rowOf(const GpuComparison& comparison, const std::string& id) {
        return *std::find_if(comparison.rows.begin(), comparison.rows.end(),
                             [&](const GpuEstimate& row) { return row.gpuId == id; });
    }

    const QString sample = QStringLiteral(SOURCE_DIR "/samples/gemm_4096_bf16.json");
    QTemporaryDir m_scratch;
    std::unique_ptr<tbb::global_control> m_workers;
    HardwareDatabase m_hardware;
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestHardware)
#include "tst_hardware.moc"
