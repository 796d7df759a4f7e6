// Sections of the report that are computed for it: L2, sensitivity, all GPUs. Their numbers are the engine's, only what is
// wanted is computed, and the window goes on meanwhile.
#include "app/explorer/report/report.h"
#include "app/explorer/report/report_writer.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/main_window.h"
#include "app/explorer/window/report_dialog.h"
#include "core/analysis/report.h"
#include "tests/gui/pdf_text.h"
#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/sensitivity/tornado.h"

#include <QFileDialog>
#include <QProgressDialog>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace tilesight;

class TestReportStudies : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_report_studies");
        QSettings().clear();
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_engine = coreEngine();
        const auto sensitivity = m_engine.sensitivity;
        m_engine.sensitivity = [this, sensitivity](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options,
                                                   StopToken stop, const Progress& progress) {
            ++m_asked;
            if (m_held) progress(1, 4);
            while (m_held && !stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return sensitivity(plan, gpu, options, stop, progress);
        };
        m_workspace = std::make_unique<Workspace>(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), m_engine);
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        QVERIFY(m_workspace->document().open(SOURCE_DIR "/samples/gemm_4096_bf16.json").empty());
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 120'000);
        const auto values = reportValues(question(studies), m_engine);
        QVERIFY(values);
        m_values = *values;
    }
    void cleanupTestCase() { m_workspace.reset(); }

    void onlyWhatIsWantedIsComputed() {
        const int before = m_asked;
        const auto none = reportValues(question({"lanes"}), m_engine);
        QVERIFY(none && !none->l2 && !none->sensitivity && none->gpus.empty());
        QVERIFY(question({"lanes"}).isEmpty());
        const auto l2 = reportValues(question({"l2"}), m_engine);
        QVERIFY(l2 && l2->l2 && !l2->sensitivity && l2->gpus.empty());
        QCOMPARE(m_asked.load(), before);
    }

    void allOfThemAreOfTheConditions() {
        ReportQuestion burst = question({"gpus", "sensitivity"});
        burst.conditions.clock = ClockRegime::burst;
        const auto values = reportValues(burst, m_engine);
        QVERIFY(values);
        const auto expected = analyze(*burst.plan, *burst.gpu, nullptr, under(burst.conditions));
        QVERIFY(expected && expected->latencySeconds < m_workspace->state().analysis->latencySeconds);
        QCOMPARE(values->sensitivity->latencySeconds, expected->latencySeconds);
        for (const GpuEstimate& row : values->gpus)
            if (row.gpuId == burst.gpu->id) QCOMPARE(row.latencySeconds, expected->latencySeconds);
    }

    void progressGoesUpToTheWhole() {
        std::size_t last = 0, whole = 0;
        bool grows = true;
        QVERIFY(reportValues(question(studies), m_engine, {}, [&](std::size_t done, std::size_t total) {
            grows = grows && done >= last && done <= total;
            last = done;
            whole = total;
        }));
        QVERIFY(grows);
        QCOMPARE(whole, std::size_t(3000));
        QCOMPARE(last, whole);
    }

    void stoppingIsAnError() {
        StopSource stop;
        stop.request_stop();
        const auto stopped = reportValues(question({"gpus"}), m_engine, stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.errors().front().id, std::string("engine.stopped"));
    }

    void numbersAreTheEngines() {
        const QString pdf = write(studies, {});
        const QString text = run("pdftotext", {"-layout", pdf, "-"}).simplified();
        const L2Map& map = m_values.l2->map;
        QStringList wanted;
        for (const L2Map::Tensor& tensor : map.tensors)
            if (tensor.total.requested > 0)
                wanted << QString::fromStdString(tensor.name + ' ' + formatDecimalBytes(tensor.total.requested) + ' ' +
                                                 formatPercent(tensor.total.hitRate()) + ' ' +
                                                 formatDecimalBytes(tensor.total.dram));
        QVERIFY(wanted.size() >= 2);
        wanted << QString::fromStdString("All " + formatDecimalBytes(map.total.requested) + ' ' +
                                         formatPercent(map.total.hitRate()) + ' ' + formatDecimalBytes(map.total.dram));
        const SensitivityBar& widest = m_values.sensitivity->bars.front();
        wanted << QString::fromStdString(widest.title);
        for (const auto& end : {widest.less, widest.more})
            if (end && end->refusal.empty()) wanted << QString::fromStdString(formatSeconds(end->latencySeconds)) + ", ";
        int refused = 0;
        for (const GpuEstimate& row : m_values.gpus) {
            wanted << withoutVendor(row.gpuName);
            if (row.reason.empty()) wanted << QString::fromStdString(formatSeconds(row.latencySeconds));
            refused += !row.reason.empty();
            if (QString::fromStdString(row.reason).startsWith("does not fit"))
                wanted << QString::fromStdString(row.reason).left(20);
        }
        QVERIFY(refused > 0);
        QCOMPARE(m_values.gpus.size(), m_workspace->gpus().size());
        for (const QString& words : wanted)
            QVERIFY2(text.contains(words.normalized(QString::NormalizationForm_KC)), qPrintable("not found: " + words));
        const QString contents = run("pdftotext", {"-layout", "-l", "1", pdf, "-"});
        for (const char* heading : {"What tiles find in L2", "Sensitivity", "The plan on all GPUs"})
            QVERIFY2(QRegularExpression(QLatin1String(heading) + QStringLiteral(" +\\d+")).match(contents).hasMatch(),
                     heading);
    }

    void sectionsWithoutTheirValueAreLeftOut() {
        const QString pdf = write(studies, {}, ReportValues{});
        QVERIFY(!run("pdftotext", {pdf, "-"}).contains("Sensitivity"));
    }

    void everythingIsWithinThePage_data() {
        QTest::addColumn<QString>("paper");
        for (const QString& name : paperNames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void everythingIsWithinThePage() {
        QFETCH(QString, paper);
        const QString pdf = write(studies, paperOfName(paper));
        for (const Page& page : wordsOf(pdf)) {
            constexpr double margin = 18 / 25.4 * 72, tolerance = 1.5;
            const QRectF inside = QRectF({}, page.size).adjusted(margin - tolerance, margin - tolerance,
                                                                 tolerance - margin, tolerance - margin);
            for (std::size_t i = 0; i < page.words.size(); ++i) {
                const Word& word = page.words[i];
                QVERIFY2(inside.contains(word.box.center()) && word.box.right() < inside.right() &&
                             word.box.left() > inside.left(),
                         qPrintable(word.text));
                for (std::size_t j = i + 1; j < page.words.size(); ++j) {
                    const QRectF common = word.box & page.words[j].box;
                    const double smaller = std::min(word.box.height(), page.words[j].box.height());
                    QVERIFY2(common.width() <= 1.5 || common.height() <= 0.5 * smaller,
                             qPrintable(word.text + " on " + page.words[j].text));
                }
            }
        }
    }

    /// Against the same tables on paper so wide that nothing wraps: the same words, none in pieces, none left out.
    void tablesKeepTheirWords_data() { everythingIsWithinThePage_data(); }
    void tablesKeepTheirWords() {
        QFETCH(QString, paper);
        const QSet<QString> whole = wordsOfTables({QPageSize::A0, true});
        QVERIFY(whole.size() > 200 && whole.contains("number_of_stages_kept_in_flight_12"));
        const QSet<QString> found = wordsOfTables(paperOfName(paper));
        QVERIFY2((found - whole).isEmpty(), qPrintable("broken: " + QStringList((found - whole).values()).join(u' ')));
        QVERIFY2((whole - found).isEmpty(), qPrintable("missing: " + QStringList((whole - found).values()).join(u' ')));
    }

    /// Only the cells of the map are pixels: one for each tile.
    void onlyTheMapIsAPicture() {
        const QString pdf = write(studies, {});
        const QStringList images = run("pdfimages", {"-list", pdf}).split('\n', Qt::SkipEmptyParts).mid(2);
        QCOMPARE(images.size(), 1);
        const QStringList fields = images.first().simplified().split(' ');
        QCOMPARE(fields.value(3).toInt(), int(m_values.l2->map.columns));
        QCOMPARE(fields.value(4).toInt(), int(m_values.l2->map.rows));
        QVERIFY(!run("pdffonts", {pdf}).contains("Type 3"));
    }

    void computedAnewItIsTheSame() {
        const QByteArray first = withoutCreationDate(write(studies, {}));
        const auto again = reportValues(question(studies), m_engine);
        QVERIFY(again);
        QCOMPARE(withoutCreationDate(write(studies, {}, *again)) == first, true);
    }

    void theWindowGoesOnAndCanCancel() {
        ThemeController themes(false);
        MainWindow window(*m_workspace, themes, SOURCE_DIR "/samples", false);
        window.show();
        m_held = true;
        writeFrom(window, "cancelled.pdf");
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QProgressDialog*>("reportProgress"), 60'000);
        auto* progress = window.findChild<QProgressDialog*>("reportProgress");
        QVERIFY(progress->isVisible() && !progress->isModal());
        QTRY_VERIFY(progress->maximum() == 3000 && progress->value() >= 1250); // of L2 all, of the next a quarter
        window.files().exportReport();
        QVERIFY(!window.findChild<ReportDialog*>()); // one at a time
        progress->findChild<QPushButton*>()->click();
        QTRY_VERIFY(!window.findChild<QProgressDialog*>("reportProgress"));
        QVERIFY(!QFile::exists(path("cancelled.pdf")));

        writeFrom(window, "edited.pdf");
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QProgressDialog*>("reportProgress"), 60'000);
        TilePlan other = *m_workspace->document().plan();
        other.name = "another name";
        m_workspace->document().edit(other, "Rename");
        m_held = false;
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("edited.pdf")), 120'000);
        QTRY_VERIFY(!window.findChild<QProgressDialog*>("reportProgress"));
        QVERIFY(window.statusBar()->currentMessage().contains("edited.pdf"));
        const QString text = run("pdftotext", {"-layout", path("edited.pdf"), "-"});
        QVERIFY(text.contains("Sensitivity") && !text.contains("another name"));
        m_workspace->document().undoStack()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 120'000);
    }

private:
    const QStringList studies{"l2", "sensitivity", "gpus"};

    QString path(const QString& name) const { return m_folder.filePath(name); }
    static QStringList without(const QStringList& kept) {
        QStringList leftOut = reportSectionIds();
        for (const QString& id : kept)
            leftOut.removeAll(id);
        return leftOut;
    }
    ReportQuestion question(const QStringList& sections) {
        const ViewState& state = m_workspace->state();
        return {state.plan, state.gpu, m_workspace->gpus(), state.conditions, {without(sections), {}}};
    }
    QString write(const QStringList& sections, const ReportPage& page, const std::optional<ReportValues>& values = {}) {
        ReportInput input{m_workspace->state(), "gemm.json", QDate(2026, 1, 1)};
        input.settings = {without(sections), page};
        input.values = values.value_or(m_values);
        const QString pdf = path(QStringLiteral("%1.pdf").arg(++m_count));
        const Errors errors = writeReport(input, pdf);
        if (!errors.empty()) qWarning("%s", toString(errors).c_str());
        return pdf;
    }
    /// Of sections without figures, with three variants of 12 parameters that differ; the foot, with its page numbers,
    /// is not looked at, and words are taken apart where a line may end.
    QSet<QString> wordsOfTables(const ReportPage& paper) {
        ReportInput input{m_workspace->state(), "gemm.json", QDate(2026, 1, 1)};
        input.values = m_values;
        input.measuredSeconds = 250e-6;
        for (int row = 0; row < 3; ++row) {
            VariantRow variant = presentRow(m_workspace->state());
            TilePlan plan = *variant.plan;
            for (int i = 1; i <= 12; ++i)
                plan.parameters.push_back({QStringLiteral("number_of_stages_kept_in_flight_%1").arg(i).toStdString(),
                                           1'000'000 * (row + 1) + i, {}});
            variant.plan = std::make_shared<const TilePlan>(plan);
            variant.analysis = m_workspace->state().analysis;
            variant.name = QStringLiteral("variant with a_rather_long_name_%1 and words").arg(row);
            variant.gpu = "H200 SXM";
            variant.measuredSeconds = 210e-6 + 1e-6 * row;
            variant.present = false;
            input.variants.rows.push_back(variant);
        }
        input.variants.baseline = 0;
        ReportWriter writer(Theme::print(), paper);
        for (const auto add : {addDiagnosis, addHints, addVariants, addOnGpus, addResources, addLegalOrders, addPlanTables,
                               addAssumptions, addHardware, addOrigin})
            add(writer, input);
        const QString pdf = path(QStringLiteral("words%1.pdf").arg(++m_count));
        QFile file(pdf);
        if (!file.open(QIODevice::WriteOnly)) return {};
        writer.write(file, {"title", "left", "right", "foot", "date"});
        file.close();
        static const QRegularExpression places(QStringLiteral("(?<=[^A-Za-z0-9_.,])|(?=[^A-Za-z0-9_.,])"));
        QSet<QString> words;
        for (const Page& page : wordsOf(pdf))
            for (const Word& word : page.words) {
                if (word.box.top() > page.size.height() - 18 / 25.4 * 72 - 20) continue;
                for (const QString& piece : word.text.split(places, Qt::SkipEmptyParts))
                    words.insert(piece.endsWith(u'.') ? piece.chopped(1) : piece); // the end of a sentence
            }
        for (const char* ofSentence : {"The", "same", "in", "all", "rows", ";", ":", ""}) // of columns, on narrow paper
            words.remove(QLatin1String(ofSentence));
        return words;
    }
    void writeFrom(MainWindow& window, const QString& name) {
        window.files().exportReport();
        auto* dialog = window.findChild<ReportDialog*>();
        QVERIFY(dialog);
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == "All") button->click();
        dialog->accept();
        delete dialog;
        auto* file = window.findChild<QFileDialog*>();
        QVERIFY(file);
        emit file->fileSelected(path(name));
        delete file;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<tbb::global_control> m_workers;
    std::atomic<bool> m_held{false};
    std::atomic<int> m_asked{0};
    Engine m_engine;
    std::unique_ptr<Workspace> m_workspace;
    ReportValues m_values;
    int m_count = 0;
};

QTEST_MAIN(TestReportStudies)
#include "tst_report_studies.moc"
