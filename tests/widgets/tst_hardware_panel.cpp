// Hardware numbers: the table with its filter and edits, and quantities as people write them.
#include "tests/widgets/example_analysis.h"
#include "widgets/hardware/hardware_panel.h"
#include "widgets/hardware/number_details.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>
#include <cmath>

using namespace tilesight;

namespace {

QString plain(QString text) { return text.replace(QChar(0x2009), ' ').replace(QChar(0x2212), '-'); }

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

std::shared_ptr<const Gpu> gpu() { return example::exampleState().gpu; }

} // namespace

class TestHardwarePanel : public QObject {
    Q_OBJECT
private slots:
    void gpuTable();
    void gpuEdit_data();
    void gpuEdit();
    void gpuFilter();
    void gpuSourceHasRoom();
    void gpuCsv();
    void quantities_data();
    void quantities();
    void quantityRefusals_data();
    void quantityRefusals();
};

void TestHardwarePanel::gpuTable() {
    GpuModel model;
    QAbstractItemModelTester tester(&model, fatal);
    model.setGpu(gpu());
    QCOMPARE(model.rowCount(), int(gpuFields().size()));
    const int row = model.rowOf("l2_bandwidth");
    QVERIFY(row >= 0);
    QCOMPARE(plain(model.index(row, GpuModel::value).data().toString()), QStringLiteral("9.2 TB/s"));
    QCOMPARE(model.index(row, GpuModel::kind).data().toString(), QStringLiteral("measured"));
    QCOMPARE(model.index(row, GpuModel::source).data().toString(),
             QStringLiteral("published microbenchmark"));
    QVERIFY(model.index(row, GpuModel::kind).data(TableDelegate::provenanceRole).toBool());
    QCOMPARE(model.index(model.rowOf("dram_bandwidth"), GpuModel::value).data().toString(),
             QStringLiteral("unknown"));
    QCOMPARE(model.rowOf("no_such_key"), -1);
    model.setGpu(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestHardwarePanel::gpuEdit_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value"); // NaN = refused with a sentence
    QTest::newRow("capacity") << "60 MiB" << 62914560.0;
    QTest::newRow("bare number in the unit") << "62914560" << 62914560.0;
    QTest::newRow("not a number") << "much" << std::nan("");
    QTest::newRow("below the least") << "-5" << std::nan("");
}

void TestHardwarePanel::gpuEdit() {
    QFETCH(QString, text);
    QFETCH(double, value);
    Selection selection;
    HardwarePanel panel(&selection);
    ViewState state = example::exampleState();
    panel.setState(state);
    panel.resize(400, 420);
    panel.show();
    (void)QTest::qWaitForWindowExposed(&panel);
    QSignalSpy spy(&panel, &HardwarePanel::numberEdited);
    panel.showEntry("l2_bytes");
    panel.table()->setFocus();
    QTest::keyClick(panel.table(), Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor && editor != panel.filterLine());
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    auto* refusal = panel.findChild<QLabel*>("refusal");
    if (std::isnan(value)) {
        QTRY_VERIFY(refusal->isVisible() && !refusal->text().isEmpty());
        QCOMPARE(spy.count(), 0);
    } else {
        QTRY_COMPARE(spy.count(), 1);
        QCOMPARE(spy[0][0].toString(), QStringLiteral("l2_bytes"));
        QCOMPARE(spy[0][1].toDouble(), value);
        QVERIFY(!refusal->isVisible());
    }
    // The table shows the document's GPU, not the typed text.
    QCOMPARE(plain(panel.table()->currentIndex().data().toString()), QStringLiteral("50 MiB"));
}

void TestHardwarePanel::gpuFilter() {
    Selection selection;
    HardwarePanel panel(&selection);
    panel.setState(example::exampleState());
    panel.show();
    const auto* model = panel.table()->model();
    const int all = model->rowCount();
    QTest::keyClicks(panel.filterLine(), "l2 bandwidth");
    QVERIFY(model->rowCount() > 0 && model->rowCount() < 6);
    for (int r = 0; r < model->rowCount(); ++r)
        QVERIFY(model->index(r, 0).data(GpuModel::keyRole).toString().contains("l2"));
    panel.showEntry("sm_count");
    QCOMPARE(model->rowCount(), all);
    QCOMPARE(panel.table()->currentIndex().data(GpuModel::keyRole).toString(), QStringLiteral("sm_count"));
    QCOMPARE(panel.headerCaption(), QStringLiteral("NVIDIA H200 SXM"));
}

void TestHardwarePanel::gpuSourceHasRoom() {
    Selection selection;
    HardwarePanel panel(&selection);
    panel.setState(example::exampleState());
    panel.resize(480, 400);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QVERIFY2(panel.table()->columnWidth(GpuModel::source) >= 60,
             qPrintable(QString::number(panel.table()->columnWidth(GpuModel::source))));
    panel.resize(312, 400); // narrow: the names have the room, the source stands below the table
    QTRY_VERIFY(panel.table()->isColumnHidden(GpuModel::source));
    panel.showEntry("l2_bandwidth");
    QVERIFY(panel.details()->label()->text().contains("published microbenchmark"));
}

void TestHardwarePanel::gpuCsv() {
    Selection selection;
    HardwarePanel panel(&selection);
    panel.setState(example::exampleState());
    panel.show();
    panel.showEntry("l2_bandwidth");
    QTest::keyClick(panel.table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("Number,Value,Kind,Source\n"
                            "l2_bandwidth (B/s),9200000000000,measured,published microbenchmark\n"));
}

void TestHardwarePanel::quantities_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("text");
    QTest::newRow("rate") << 9.2e12 << "B/s"
                          << "9.2 TB/s";
    QTest::newRow("capacity") << 52428800.0 << "B"
                              << "50 MiB";
    QTest::newRow("clock") << 1.74e9 << "Hz"
                           << "1.74 GHz";
    QTest::newRow("time") << 6.5e-7 << "s"
                          << "650 ns";
    QTest::newRow("energy") << 1.2e-11 << "J/B"
                            << "12 pJ/B";
    QTest::newRow("count") << 132.0 << "1"
                           << "132";
    QTest::newRow("per clock") << 4096.0 << "FLOP/clk"
                               << "4096 FLOP/clk";
    QTest::newRow("slots per clock") << 128.0 << "1/clk"
                                     << "128 /clk";
}

void TestHardwarePanel::quantities() {
    QFETCH(double, value);
    QFETCH(QString, unit);
    QFETCH(QString, text);
    QCOMPARE(plain(quantityText(value, unit.toStdString())), text);
    // What is shown can be typed back.
    const auto parsed = parseQuantityText(quantityText(value, unit.toStdString()), unit.toStdString());
    QVERIFY(parsed.has_value());
    QVERIFY(std::abs(*parsed - value) <= 1e-3 * value);
}

void TestHardwarePanel::quantityRefusals_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("unit");
    for (const char* text : {"", "TB/s", "9.2 TB", "9,2 TB/s", "1e999", "nan", "9.2 TB/s fast", "--3"})
        QTest::newRow(text[0] ? text : "empty") << text << "B/s";
    QTest::newRow("capacity for a count") << "3 MiB"
                                          << "1";
}

void TestHardwarePanel::quantityRefusals() {
    QFETCH(QString, text);
    QFETCH(QString, unit);
    QVERIFY(!parseQuantityText(text, unit.toStdString()));
}

QTEST_MAIN(TestHardwarePanel)
#include "tst_hardware_panel.moc"
