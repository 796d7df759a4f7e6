// Comparing in the window: two rows of Variants shown side by side, and measured times that come from a table.
#include "app/explorer/measured_import.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/measured_commands.h"
#include "core/plan/edit.h"
#include "tests/gui/window_on_sample.h"
#include "tests/widgets/pictures.h"
#include "widgets/compare_variants/variants_view.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/table/csv_text.h"

#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tilesight;

class TestComparing : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_comparing");
    }
    /// "128 × 256" is pinned and the baseline, "128 × 128" is pinned, BN = 64 is on screen.
    void init() {
        m_sample = std::make_unique<WindowOnSample>("analyse");
        QVERIFY(workspace().pinVariant());
        set("BN", 128);
        QVERIFY(workspace().pinVariant());
        set("BN", 64);
        m_sample->window().showView("variants");
        m_sample->settle();
        QTRY_VERIFY(workspace().variantTable().rows[0].analysis && workspace().variantTable().rows[1].analysis);
    }
    void cleanup() { m_sample.reset(); }

    void twoSelectedRows() {
        const int baseline = document().variants().baseline;
        click(1, Qt::NoModifier);
        QCOMPARE(document().variants().baseline, 1);
        workspace().setBaseline(baseline);
        click(1, Qt::NoModifier);
        click(0, Qt::ControlModifier);
        QCOMPARE(document().variants().baseline, 1); // Ctrl+click only selects
        QVERIFY(button("Side by Side")->isEnabled());
        QTest::mouseClick(button("Side by Side"), Qt::LeftButton);
        QVERIFY(sides()->isVisible());
        QCOMPARE(names(), QStringList({"128 × 256", "128 × 128"}));
        QVERIFY(sides()->pair().hasLanes(0) && sides()->pair().hasLanes(1));
        // Three rows are one too many.
        m_sample->window().showView("variants");
        click(2, Qt::ControlModifier);
        QVERIFY(!button("Side by Side")->isEnabled());
    }

    void oneRowIsAgainstThePresentPlan() {
        table()->setFocus();
        selectOnly(1);
        QTest::keyClick(table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(names(), QStringList({"128 × 128", "present plan"}));
        QVERIFY(sides()->hasFocus());
        // The present plan alone is against the baseline, also by the menu.
        m_sample->window().showView("variants");
        selectOnly(2);
        QAction* entry = nullptr;
        for (QAction* action : table()->actions())
            if (action->text() == "Side by Side") entry = action;
        QVERIFY(entry && entry->isEnabled());
        entry->trigger();
        QCOMPARE(names(), QStringList({"128 × 256", "present plan"}));
    }

    /// A new result, or a changed baseline, leaves what is selected.
    void selectionOutlivesResults() {
        click(0, Qt::NoModifier);
        click(1, Qt::ControlModifier);
        set("STAGES", 2);
        set("WARPS", 4); // another column
        QVERIFY(view()->selectedPair());
        QCOMPARE(*view()->selectedPair(), std::pair(id(0), id(1)));
    }

    void theCommandOfThePalette() {
        m_sample->window().showPalette();
        FilterPopup* palette = m_sample->window().palette();
        palette->filterLine()->setText("two variants side by side");
        QCOMPARE(palette->list()->count(), 1);
        QTest::keyClick(palette->filterLine(), Qt::Key_Return);
        QTRY_VERIFY(sides()->isVisible());
        QTRY_VERIFY(sides()->hasFocus());
        QCOMPARE(names(), QStringList({"128 × 256", "present plan"}));
    }

    /// The engine's own results on one axis, and the present plan follows an edit.
    void followsThePlan() {
        m_sample->window().showView("sidebyside");
        m_sample->settle();
        QCOMPARE(sides()->frame(0).x(20e-6), sides()->frame(1).x(20e-6));
        const auto before = sides()->pair().row(1)->analysis;
        set("BN", 256);
        QVERIFY(sides()->pair().row(1)->analysis != before);
        QCOMPARE(sides()->pair().row(1)->analysis->latencySeconds, sides()->pair().row(0)->analysis->latencySeconds);
        // A plan that does not fit says so in its own half.
        set("BM", 512);
        QVERIFY(!sides()->pair().hasLanes(1));
        QVERIFY2(sides()->accessibleDescription().contains("“present plan” does not fit"),
                 qPrintable(sides()->accessibleDescription()));
        // Another GPU for the present plan.
        set("BM", 128);
        QVERIFY(workspace().setGpu("h100-sxm").empty());
        m_sample->settle();
        QVERIFY2(sides()->note().startsWith("Different GPUs"), qPrintable(sides()->note()));
    }

    void usableAt1366x768() {
        m_sample->window().resize(1366, 768);
        m_sample->window().setLayoutName("analyse");
        m_sample->window().showView("sidebyside");
        m_sample->settle();
        for (const std::size_t side : {0, 1}) {
            const LaneFrame f = sides()->frame(side);
            QVERIFY2(f.layout.lanes.height() >= 3 * 20, qPrintable(QString::number(f.layout.lanes.height())));
            QVERIFY(f.layout.plotWidth() > 250);
            QVERIFY(sides()->picker(side)->isVisible());
        }
        example::savePicture(m_sample->window(), "comparing_1366x768");
    }

    void measuredFromATable() {
        const QString path = write("measured.csv", "M,N,K,BM,BN,stages,measured_us\n"
                                                   "4096,4096,4096,128,256,3,200\n"
                                                   "4096,4096,4096,128,128,3,210\n"
                                                   "4096,4096,4096,128,128,3,230\n"
                                                   "4096,4096,4096,128,128,3,214\n"
                                                   "4096,4096,4096,256,128,3,190\n"
                                                   "512,4096,4096,128,128,3,\n");
        QVERIFY(view()->table()->isColumnHidden(VariantsModel::measured));
        emit askedFor()->fileSelected(path);
        const QString told = message();
        QVERIFY2(told.startsWith("measured.csv: 4 of 6 rows matched, by the times in measured_us"), qPrintable(told));
        QVERIFY2(told.contains("“128 × 256”: 200 µs, from one row"), qPrintable(told));
        QVERIFY2(told.contains("“128 × 128”: 214 µs, the median of 3 rows from 210 µs to 230 µs"), qPrintable(told));
        QVERIFY2(told.contains("the present plan: no row"), qPrintable(told));
        QVERIFY2(told.contains("1 row not used: other values of BM (first in line 6)"), qPrintable(told));
        QVERIFY2(told.contains("1 row not used: without a measured time (first in line 7)"), qPrintable(told));
        QVERIFY2(told.contains("no such column: BK, GROUP_M, WARPS"), qPrintable(told));

        QVERIFY(!view()->table()->isColumnHidden(VariantsModel::measured));
        QCOMPARE(head(VariantsModel::latency), QStringLiteral("predicted, µs"));
        QCOMPARE(cell(0, VariantsModel::measured), QStringLiteral("200"));
        QCOMPARE(cell(1, VariantsModel::measured), QStringLiteral("214"));
        QCOMPARE(cell(2, VariantsModel::measured), QStringLiteral("–"));
        example::savePicture(m_sample->window(), "measured_variants");
        const double predicted = workspace().variantTable().rows[0].analysis->latencySeconds;
        const double percent = 100 * (predicted / 200e-6 - 1);
        QVERIFY(std::abs(percent) >= 0.05);
        QCOMPARE(cell(0, VariantsModel::error),
                 (percent > 0 ? QStringLiteral("+%1\u2009% too long") : QStringLiteral("−%1\u2009% too short"))
                     .arg(QString::number(std::abs(percent), 'f', 1)));
        QVERIFY2(csvText(*view()->model()).contains(",200,"), qPrintable(csvText(*view()->model())));

        // Imported anew: the message says what is replaced.
        m_sample->window().measured().importFile(write("again.csv", "BN,measured_us\n256,190\n"));
        QVERIFY2(message().contains("“128 × 256”: 190 µs, from one row, instead of 200 µs"), "replaced");
        QCOMPARE(cell(0, VariantsModel::measured), QStringLiteral("190"));
    }

    void measuredOfThePresentPlan() {
        m_sample->window().measured().importFile(write("m.csv", "BN,gpu,measured_us\n64,h200-sxm,250\n64,l4,900\n"));
        const QString told = message();
        QVERIFY2(told.contains("the present plan: 250 µs"), qPrintable(told));
        QVERIFY2(told.contains("1 row not used: of another GPU, l4 (first in line 3)"), qPrintable(told));
        QCOMPARE(*workspace().measuredSeconds(), 250e-6);
        QCOMPARE(*workspace().state().measuredSeconds, 250e-6); // marked in the strip
        QCOMPARE(cell(2, VariantsModel::measured), QStringLiteral("250"));
        set("BN", 32); // another plan
        QVERIFY(!workspace().state().measuredSeconds);
    }

    void measuredIsTakenBack() {
        m_sample->window().measured().importFile(write("m.csv", "BN,measured_us\n256,200\n64,250\n"));
        message();
        m_sample->window().measured().importFile(write("again.csv", "BN,measured_us\n256,190\n"));
        QTRY_VERIFY(m_sample->window().findChild<QMessageBox*>("measuredImport"));
        auto* box = m_sample->window().findChild<QMessageBox*>("measuredImport");
        for (QAbstractButton* choice : box->buttons())
            if (choice->text() == "Take Back") choice->click();
        delete box;
        QCOMPARE(cell(0, VariantsModel::measured), QStringLiteral("200")); // as before that import

        QAction* forget = nullptr;
        for (QAction* action : table()->actions())
            if (action->text() == "Forget Measured Time") forget = action;
        QVERIFY(forget);
        for (int row : {0, 2}) { // a variant, and the present plan
            selectOnly(row);
            QVERIFY(forget->isEnabled());
            forget->trigger();
            m_sample->settle();
        }
        QVERIFY(document().variants().measured.empty());
        QVERIFY(view()->table()->isColumnHidden(VariantsModel::measured));
        selectOnly(0);
        QVERIFY(!forget->isEnabled());
    }

    void nothingMatches() {
        const Variants before = document().variants();
        m_sample->window().measured().importFile(write("m.csv", "BM,BN,measured_us\n64,64,1\n64,64,2\n"));
        QVERIFY2(message().startsWith("m.csv: 0 of 2 rows matched"), "headline");
        QVERIFY(document().variants().measured.empty() && before.measured.empty());
    }

    void faultyTables_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("no number") << QByteArray("BN,measured_us\n256,fast\n") << "faulty.csv:2:5";
        QTest::newRow("no time") << QByteArray("BN,speed\n256,7\n") << "faulty.csv:1:1";
        QTest::newRow("ragged") << QByteArray("BN,measured_us\n256\n") << "faulty.csv:2";
        QTest::newRow("a plan") << QByteArray("{\"format\": \"tileplan/1\"}") << "tile plan";
    }
    void faultyTables() {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        m_sample->window().measured().importFile(write("faulty.csv", text));
        QTRY_VERIFY(m_sample->window().findChild<ErrorDialog*>());
        auto* dialog = m_sample->window().findChild<ErrorDialog*>();
        QVERIFY2(dialog->details().contains(said), qPrintable(dialog->details()));
        QVERIFY(document().variants().measured.empty());
        delete dialog;
    }

    void droppedTable() {
        const QString plan = document().path();
        drop(write("m.csv", "BN,measured_us\n256,199\n"));
        QVERIFY(message().contains("199 µs"));
        QCOMPARE(document().path(), plan);
        // Without a measured time it is opened as anything else, which first asks about what is unsaved.
        drop(write("cases.csv", "template,M,N,K\ngemm,1,1,1\n"));
        auto* question = m_sample->window().findChild<QMessageBox*>("unsavedChanges");
        QVERIFY(question);
        delete question;
        QVERIFY(!m_sample->window().findChild<QMessageBox*>("measuredImport"));
    }

    /// Two variants that no column tells apart, and a plan that is pinned twice with other hardware numbers.
    void sharedRowsAreSaid() {
        set("BN", 128);
        set("STAGES", 2);
        QVERIFY(workspace().pinVariant());
        const auto subjects = measuredSubjects(document().variants(), document().plan(), "h200-sxm");
        QCOMPARE(subjects.size(), std::size_t(3)); // the present plan is the last variant
        const std::string text = "BN,measured_us\n128,9\n";
        std::vector<MeasuredTarget> targets;
        for (const MeasuredSubject& subject : subjects)
            targets.push_back(subject.target);
        const auto match = matchMeasured(*tableFromCsv(text), text, "m.csv", targets, workspace().hardware());
        QVERIFY(match);
        const MeasuredMessage words = measuredInWords("m.csv", subjects, *match, {});
        QVERIFY2(words.lines.contains("The same rows count for “128 × 128” and “128 × 128, STAGES 2”: no column tells them apart"),
                 qPrintable(words.lines.join('\n')));
        Variants same = document().variants();
        same.list.push_back(same.list[0]);
        same.list.back().name = "twin";
        QCOMPARE(measuredSubjects(same, nullptr, "h200-sxm")[0].name, QStringLiteral("“128 × 256”, “twin”"));
    }

private:
    Workspace& workspace() { return m_sample->workspace(); }
    Document& document() { return workspace().document(); }
    VariantsView* view() const { return qobject_cast<VariantsView*>(m_sample->window().views().view("variants")); }
    CopyableTable* table() const { return view()->table(); }
    SideBySideView* sides() const {
        return qobject_cast<SideBySideView*>(m_sample->window().views().view("sidebyside"));
    }
    QStringList names() const { return {sides()->pair().row(0)->name, sides()->pair().row(1)->name}; }
    quint64 id(int row) const { return view()->model()->rows()[std::size_t(row)].id; }
    QString cell(int row, int column) const { return view()->model()->index(row, column).data().toString(); }
    QString head(int column) const {
        return view()->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    void set(const char* parameter, int value) {
        document().edit(*setParameter(*document().plan(), parameter, value), "change");
        m_sample->settle();
    }
    void click(int row, Qt::KeyboardModifiers modifiers) {
        const QRect rect = table()->visualRect(view()->model()->index(row, VariantsModel::latency));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, modifiers, rect.center());
    }
    void selectOnly(int row) { // whatever modifiers the test before left
        table()->selectionModel()->setCurrentIndex(view()->model()->index(row, VariantsModel::name),
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    QPushButton* button(const QString& title) const {
        for (QPushButton* found : view()->findChildren<QPushButton*>())
            if (found->text().remove('&') == title) return found;
        qFatal("no button %s", qPrintable(title));
    }
    QString write(const QString& name, const QByteArray& text) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
        return file.fileName();
    }
    QFileDialog* askedFor() {
        for (QAction* action : m_sample->window().actions())
            if (action->text() == "Import &Measured Times…") action->trigger();
        auto* dialog = m_sample->window().findChild<QFileDialog*>("importMeasured");
        if (!dialog) qFatal("no dialog");
        dialog->hide();
        return dialog;
    }
    /// Headline and lines of the message that an import ends with, which is then closed.
    QString message() {
        QMessageBox* box = nullptr;
        [&] { QTRY_VERIFY_WITH_TIMEOUT(m_sample->window().findChild<QMessageBox*>("measuredImport"), 20'000); }();
        box = m_sample->window().findChild<QMessageBox*>("measuredImport");
        if (!box) return {};
        QString words = box->text() + '\n' + box->informativeText();
        delete box;
        return words.replace(QChar(0x2009), ' ');
    }
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_sample->window(), &enter); // Qt drops only where something has entered
        QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_sample->window(), &event);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowOnSample> m_sample;
};

QTEST_MAIN(TestComparing)
#include "tst_comparing.moc"
