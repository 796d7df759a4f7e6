// Variants in the window: pinned, told apart in the table, chosen as baseline, loaded as one step, renamed, removed,
// kept with the document and in the autosave copy, in the report.
#include "app/explorer/autosave.h"
#include "app/explorer/report/report.h"
#include "app/explorer/report/report_writer.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/main_window.h"
#include "app/explorer/window/measured_dialog.h"
#include "app/explorer/window/message_bar.h"
#include "core/plan/edit.h"
#include "widgets/compare_variants/variants_view.h"
#include "widgets/summary/summary_cells.h"
#include "widgets/table/csv_text.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDir>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tilesight;

class TestVariants : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_variants");
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_themes = std::make_unique<ThemeController>(false);
    }
    void init() {
        m_scratch = std::make_unique<QTemporaryDir>();
        m_file = m_scratch->filePath("gemm.json");
        QVERIFY(QFile::copy(SOURCE_DIR "/samples/gemm_4096_bf16.json", m_file));
        openWindow();
    }
    void cleanup() {
        m_asked = false;
        m_window.reset();
        m_workspace.reset();
    }

    void twoTilesCompared() {
        const QAbstractItemModelTester tester(view()->model());
        QVERIFY(view()->sentence().contains("Pin the plan"));
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document().variants().list.size(), std::size_t(1));
        QCOMPARE(cell(0, VariantsModel::name), QStringLiteral("128 × 256"));
        QVERIFY(m_workspace->state().baseline); // the ghost of lanes and summary
        QVERIFY2(view()->sentence().contains("is the baseline"), qPrintable(view()->sentence()));
        set("BN", 128);
        QCOMPARE(view()->model()->rowCount(), 2);
        QCOMPARE(view()->model()->columnCount(), int(VariantsModel::firstDifference) + 1); // BN alone differs
        QCOMPARE(head(VariantsModel::firstDifference), QStringLiteral("BN"));
        QCOMPARE(cell(0, VariantsModel::firstDifference), QStringLiteral("256"));
        QVERIFY2(cell(1, VariantsModel::against).contains("slower"),
                 qPrintable(cell(1, VariantsModel::against)));
        QVERIFY2(view()->sentence().contains("slower") && view()->sentence().contains("L2"),
                 qPrintable(view()->sentence()));
        // Pinned as well, and made the baseline by a click: now the other one is faster.
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        click(1);
        QCOMPARE(document().variants().baseline, 1);
        QVERIFY(cell(0, VariantsModel::against).contains("faster"));
        QCOMPARE(cell(2, VariantsModel::against), QStringLiteral("≈ same"));
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier); // no twins
        QCOMPARE(document().variants().list.size(), std::size_t(2));
    }

    void doubleClickLoadsAsOneStep() {
        QVERIFY(m_workspace->pinVariant());
        const TilePlan pinned = *document().plan();
        set("BN", 128);
        QVERIFY(m_workspace->pinBaseline());
        const int steps = document().undoStack()->count();
        const QRect rect = view()->table()->visualRect(view()->model()->index(0, VariantsModel::latency));
        QTest::mouseClick(view()->table()->viewport(), Qt::LeftButton, {}, rect.center());
        QTest::mouseDClick(view()->table()->viewport(), Qt::LeftButton, {}, rect.center());
        QCOMPARE(*document().plan(), pinned);
        QCOMPARE(document().undoStack()->count(), steps + 1);
        QVERIFY(document().undoStack()->undoText().contains("128 × 256"));
        document().undoStack()->undo();
        QVERIFY(*document().plan() != pinned);
    }

    void doubleClickLeavesTheBaseline_data() {
        QTest::addColumn<int>("baseline");
        QTest::newRow("another") << 1;
        QTest::newRow("none") << -1;
        QTest::newRow("the same") << 0;
    }
    void doubleClickLeavesTheBaseline() {
        QFETCH(int, baseline);
        QVERIFY(m_workspace->pinVariant());
        const TilePlan pinned = *document().plan();
        set("BN", 128);
        QVERIFY(m_workspace->pinVariant());
        const TilePlan present = *document().plan();
        m_workspace->setBaseline(baseline);
        QCOMPARE(document().variants().baseline, baseline);
        // As the window system sends it: press, release, double click, release.
        QWidget* area = view()->table()->viewport();
        const QPointF at = view()->table()->visualRect(view()->model()->index(0, VariantsModel::latency)).center();
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease,
                                        QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const bool up = type == QEvent::MouseButtonRelease;
            QMouseEvent event(type, at, area->mapToGlobal(at), Qt::LeftButton,
                              up ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(area, &event);
        }
        QCOMPARE(*document().plan(), pinned);
        QCOMPARE(document().variants().baseline, baseline);
        document().undoStack()->undo();
        QCOMPARE(*document().plan(), present);
        QCOMPARE(document().variants().baseline, baseline);
    }

    void renamedAndRemovedWithTheKeyboard() {
        QVERIFY(m_workspace->pinVariant());
        settle();
        view()->table()->setCurrentIndex(view()->model()->index(0, VariantsModel::name));
        view()->table()->setFocus();
        QTest::keyClick(view()->table(), Qt::Key_F2);
        auto* editor = view()->table()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "wide");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(cell(0, VariantsModel::name), QStringLiteral("wide"));
        QCOMPARE(m_workspace->state().baselineName, QStringLiteral("wide"));
        view()->table()->setFocus();
        QTest::keyClick(view()->table(), Qt::Key_Delete);
        QVERIFY(document().variants().empty());
        QVERIFY(!m_workspace->state().baseline);
    }

    void keptWithTheDocument() {
        QVERIFY(m_workspace->pinVariant());
        m_workspace->renameVariant(0, "wide");
        set("BN", 128);
        QVERIFY(m_workspace->pinBaseline());
        const double slower = m_workspace->state().baseline->latencySeconds;
        openWindow(); // as after a new start
        QCOMPARE(document().variants().list.size(), std::size_t(2));
        QCOMPARE(document().variants().baseline, 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->state().baseline, 60'000);
        QCOMPARE(m_workspace->state().baseline->latencySeconds, slower);
        QCOMPARE(cell(0, VariantsModel::name), QStringLiteral("wide"));
        QVERIFY(document().open(SOURCE_DIR "/samples/relu.json").empty());
        QVERIFY(document().variants().empty());
    }

    void inTheAutosaveCopy() {
        const QString folder = m_scratch->filePath("autosave");
        auto autosave = std::make_unique<Autosave>(document(), folder);
        QVERIFY(m_workspace->pinVariant());
        set("BN", 128);
        QVERIFY(autosave->saveNow());
        const QStringList copies = QDir(folder).entryList({"*.recovery.json"});
        QCOMPARE(copies.size(), 1);
        const QString left = m_scratch->filePath("left");
        QVERIFY(QDir().mkpath(left));
        QVERIFY(QFile::copy(folder + "/" + copies.first(), left + "/x.recovery.json"));
        Document other;
        const QVector<Recovery> found = Autosave(other, left).recoveries();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().variants.list.size(), std::size_t(1));
        QCOMPARE(found.first().variants.baseline, 0);
    }

    void faultyFilesAreNoHarm() {
        QVERIFY(variantsFromJson({}).empty());
        Variants variants;
        variants.list.push_back({"a", true, document().plan(), "h200-sxm", {}, 1});
        QJsonObject stored = toJson(variants);
        QCOMPARE(variantsFromJson(stored).list.size(), std::size_t(1));
        stored.insert("variants", QJsonArray{7, QJsonObject{{"plan", "no plan"}}});
        QVERIFY(variantsFromJson(stored).empty());
    }

    void tableAsCsvAndInTheReport() {
        QVERIFY(m_workspace->pinVariant());
        set("BN", 128);
        button("Copy as CSV")->click();
        const QString csv = QGuiApplication::clipboard()->text();
        QVERIFY2(csv.startsWith("Variant,\"latency, µs\","), qPrintable(csv));
        QCOMPARE(csv.count('\n'), 3);
        const ReportInput with{m_workspace->state(), "a.json", QDate(2026, 1, 2),
                               m_workspace->variantTable()};
        const ReportInput without{m_workspace->state(), "a.json", QDate(2026, 1, 2), {}};
        ReportWriter one(Theme::print()), two(Theme::print());
        addVariants(one, with);
        addVariants(two, without);
        QCOMPARE(one.pageCount(), 1);
        QCOMPARE(two.pageCount(), 0);
    }

    /// A measured latency belongs to this plan on this GPU, is kept with the variants and marked in the strip.
    void measuredLatencyIsKeptAndMarked() {
        Variants variants;
        TilePlan plan = *m_workspace->document().plan(), other = plan;
        other.name = "another";
        variants.setMeasured(plan, "h200-sxm", 54.2e-6);
        QCOMPARE(variants.measurementOf(plan, "h200-sxm")->seconds, 54.2e-6);
        QVERIFY(!variants.measurementOf(plan, "l4") && !variants.measurementOf(other, "h200-sxm"));
        const Variants again = variantsFromJson(toJson(variants));
        QCOMPARE(again.measurementOf(plan, "h200-sxm")->seconds, 54.2e-6);
        QVERIFY(!variants.empty());
        variants.setMeasured(plan, "h200-sxm", {});
        QVERIFY(variants.empty());

        ViewState state = m_workspace->state();
        QVERIFY(state.analysis);
        const LatencyMarks marks{state.analysis->latencySeconds / 1.25, {}, {}};
        QVERIFY(latencyGauge(state, marks).measured);
        const SummaryCell first = summaryCells(state, marks).front();
        QVERIFY2(first.detail.contains(QStringLiteral("25 % too long")), qPrintable(first.detail));

        m_workspace->setMeasured(state.analysis->latencySeconds);
        QCOMPARE(*m_workspace->measuredSeconds(), state.analysis->latencySeconds);
        m_workspace->setMeasured({});
        QVERIFY(!m_workspace->measuredSeconds());
    }

    void measuredLatencyIsTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("seconds"); // 0 = refused
        QTest::newRow("with its unit") << "54.2 us" << 54.2e-6;
        QTest::newRow("bare") << " 54.2 " << 54.2e-6;
        QTest::newRow("milliseconds") << "1.5 ms" << 1.5e-3;
        for (const char* refused : {"", "fast", "-3", "0", "1e9 s", "inf"})
            QTest::newRow(refused) << QString::fromLatin1(refused) << 0.0;
    }
    void measuredLatencyIsTyped() {
        QFETCH(QString, typed);
        QFETCH(double, seconds);
        askMeasured()->field()->setText(typed);
        askMeasured()->accept();
        if (seconds > 0) {
            QVERIFY(!askMeasured());
            QVERIFY(qAbs(*m_workspace->measuredSeconds() / seconds - 1) < 1e-12);
        } else { // the text stays, with the reason below it
            QVERIFY(askMeasured()->isVisible());
            QCOMPARE(askMeasured()->field()->text(), typed);
            QLabel* fault = askMeasured()->findChild<QLabel*>("fault");
            QVERIFY(fault && fault->height() >= fault->heightForWidth(fault->width())); // read in full
            QVERIFY2(askMeasured()->fault().contains("no time of a kernel"), qPrintable(askMeasured()->fault()));
            QVERIFY(!m_workspace->measuredSeconds());
        }
    }

    void measuredLatencyIsForgotten() {
        m_workspace->setMeasured(2e-4);
        QCOMPARE(askMeasured()->field()->text(), QStringLiteral("200\u2009µs"));
        for (QPushButton* button : askMeasured()->findChildren<QPushButton*>())
            if (button->text() == "Forget It") button->click();
        QVERIFY(!m_workspace->measuredSeconds());
    }

    /// Delete is near other keys, and variants are no part of undo.
    void removedVariantsAreTakenBack() {
        for (int columns : {256, 128, 64}) {
            set("BN", columns);
            QVERIFY(m_workspace->pinVariant());
        }
        m_workspace->setBaseline(1);
        settle();
        const Variants before = document().variants();
        auto* bar = m_window->findChild<MessageBar*>();
        for (int remaining = 3; remaining > 1; --remaining) { // the baseline, then the one that took its place
            view()->table()->setCurrentIndex(view()->model()->index(1, VariantsModel::name));
            QTest::keyClick(view(), Qt::Key_Delete);
            QCOMPARE(document().variants().list.size(), std::size_t(remaining - 1));
        }
        QCOMPARE(bar->sentence(), QStringLiteral("2 variants were removed."));
        for (QPushButton* button : bar->findChildren<QPushButton*>())
            if (button->text() == "Take Back") button->click();
        QVERIFY(bar->isHidden());
        QCOMPARE(document().variants().list.size(), before.list.size());
        for (std::size_t i = 0; i < before.list.size(); ++i)
            QCOMPARE(document().variants().list[i].id, before.list[i].id);
        QCOMPARE(document().variants().baseline, 1);
    }

private:
    /// The dialog that is open, or is opened; null after it was closed.
    MeasuredDialog* askMeasured() {
        const auto open = [this]() -> MeasuredDialog* {
            for (auto* dialog : m_window->findChildren<MeasuredDialog*>())
                if (dialog->isVisible()) return dialog;
            return nullptr;
        };
        if (!m_asked)
            for (QMenu* menu : m_window->findChildren<QMenu*>())
                for (QAction* action : menu->actions())
                    if (action->text() == "&Measured Latency…") action->trigger();
        m_asked = true;
        return open();
    }
    bool m_asked = false;
    Document& document() { return m_workspace->document(); }
    VariantsView* view() const { return qobject_cast<VariantsView*>(m_window->views().view("variants")); }
    QString cell(int row, int column) const { return view()->model()->index(row, column).data().toString(); }
    QString head(int column) const {
        return view()->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    void openWindow() {
        m_window.reset();
        m_workspace = std::make_unique<Workspace>(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), coreEngine());
        document().keepVariantsIn(m_scratch->filePath("variants"));
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        QVERIFY(document().open(m_file).empty());
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes, SOURCE_DIR "/samples", false);
        m_window->setLayoutName("analyse");
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->showView("variants");
        settle();
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 60'000);
        m_window->views().catchUp();
    }
    void set(const char* parameter, int value) {
        document().edit(*setParameter(*document().plan(), parameter, value), "change");
        settle();
    }
    void click(int row) {
        const QRect rect = view()->table()->visualRect(view()->model()->index(row, VariantsModel::latency));
        QTest::mouseClick(view()->table()->viewport(), Qt::LeftButton, {}, rect.center());
    }
    QPushButton* button(const QString& title) const {
        for (QPushButton* found : view()->findChildren<QPushButton*>())
            if (found->text().remove('&') == title) return found;
        qFatal("no button %s", qPrintable(title));
    }

    QString m_file;
    std::unique_ptr<QTemporaryDir> m_scratch;
    std::unique_ptr<tbb::global_control> m_workers;
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestVariants)
#include "tst_variants.moc"
