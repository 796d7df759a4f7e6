// Tornado: layout, words, Apply, keys, asking only while seen and quiet, old pictures.
#include "pictures.h"
#include "real_state.h"

#include "core/plan/edit.h"
#include "core/search/sensitivity.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/task_foot.h"
#include "widgets/sensitivity/sensitivity_view.h"

#include <QProgressBar>
#include <QPushButton>

using namespace tilesight;
using namespace tilesight::example;

namespace {

TaskResult<Sensitivity> resultFor(const ViewState& state) {
    TaskResult<Sensitivity> result;
    result.plan = state.plan;
    result.gpu = state.gpu;
    if (const auto value = sensitivity(*state.plan, *state.gpu, rankingOptions()))
        result.value = std::make_shared<const Sensitivity>(*value);
    return result;
}

int lineOf(const SensitivityView& view, const Sensitivity& s, const std::string& title, bool more) {
    for (std::size_t i = 0; i < view.tornado().lines.size(); ++i) {
        const TornadoLine& line = view.tornado().lines[i];
        if (s.bars[std::size_t(line.bar)].title == title && line.more == more) return int(i);
    }
    return -1;
}

} // namespace

class TestSensitivityView : public QObject {
    Q_OBJECT
private slots:
    void layoutKeepsApart_data();
    void layoutKeepsApart();
    void applyIsOneEdit();
    void refusalsAreSaid();
    void keysAndHardware();
    void asksWhenSeenAndQuiet();
    void progressAndCancel();
    void oldPictureStays();
    void exportsEverything();
    void pictures();
};

void TestSensitivityView::layoutKeepsApart_data() {
    QTest::addColumn<double>("width");
    QTest::newRow("wide") << 1240.0;
    QTest::newRow("laptop") << 1040.0;
    QTest::newRow("narrow") << 380.0;
}

void TestSensitivityView::layoutKeepsApart() {
    QFETCH(double, width);
    const ViewState state = realState("gemm_4096_bf16");
    const auto result = resultFor(state);
    QVERIFY(result.value);
    const TornadoLayout layout = tornadoLayout(*result.value, width, Theme::light());
    QVERIFY(layout.lines.size() >= 10);
    for (std::size_t i = 0; i < layout.lines.size(); ++i) {
        const TornadoLine& line = layout.lines[i];
        QVERIFY(line.rect.left() >= 0 && line.rect.right() <= width);
        QVERIFY(line.track.right() < layout.wordsLeft);
        if (i) QVERIFY(line.rect.top() >= layout.lines[i - 1].rect.bottom() - 0.01);
        const SensitivityEnd* end = endOf(*result.value, line);
        const bool applies = result.value->bars[std::size_t(line.bar)].knob && end && end->refusal.empty();
        QCOMPARE(!line.button.isEmpty(), applies);
        if (applies) QVERIFY(line.button.left() > layout.wordsLeft + 60 && line.button.right() <= width);
    }
}

void TestSensitivityView::applyIsOneEdit() {
    Selection selection;
    SensitivityView view(&selection);
    view.resize(900, 500);
    view.show();
    const ViewState state = realState("gemm_4096_bf16");
    view.setState(state);
    const auto result = resultFor(state);
    view.setSensitivity(result);
    QSignalSpy spy(&view, &SensitivityView::edited);
    const int line = lineOf(view, *result.value, "STAGES", true);
    QVERIFY(line >= 0);
    const QPoint button = view.tornado().lines[std::size_t(line)].button.center().toPoint();
    QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, button);
    QCOMPARE(spy.size(), 1);
    const auto plan = spy.first().at(0).value<TilePlan>();
    QCOMPARE(plan.parameter("STAGES")->value, Expression(4));
    QCOMPARE(spy.first().at(1).toString(), QString("Change STAGES 3 → 4"));
    QVERIFY(spy.first().at(2).toString().isEmpty());
    // Beside the button nothing is applied.
    QTest::mouseClick(view.canvas(), Qt::LeftButton, {},
                      view.tornado().lines[std::size_t(line)].track.center().toPoint());
    QCOMPARE(spy.size(), 1);
}

void TestSensitivityView::refusalsAreSaid() {
    const ViewState state = realState(*setParameter(*samplePlan("gemm_4096_bf16"), "STAGES", 4), "h200-sxm");
    Selection selection;
    SensitivityView view(&selection);
    view.resize(900, 500);
    view.show();
    view.setState(state);
    const auto result = resultFor(state);
    view.setSensitivity(result);
    const int line = lineOf(view, *result.value, "STAGES", true);
    QVERIFY(line >= 0);
    QVERIFY2(view.hoverText(line).plain().contains("Cannot run: SMEM"),
             qPrintable(view.hoverText(line).plain()));
    QVERIFY(view.tornado().lines[std::size_t(line)].button.isEmpty());
    QVERIFY(view.exports()->csv().contains("SMEM"));
}

void TestSensitivityView::keysAndHardware() {
    Selection selection;
    SensitivityView view(&selection);
    view.resize(900, 300);
    view.show();
    const ViewState state = realState("relu");
    view.setState(state);
    const auto result = resultFor(state);
    view.setSensitivity(result);
    QCOMPARE(view.sentence().left(14), QString("DRAM bandwidth"));
    QSignalSpy spy(&view, &SensitivityView::hardwareEntryRequested);
    const int line = lineOf(view, *result.value, "DRAM bandwidth", true);
    QTest::keyClick(view.canvas(), Qt::Key_Home);
    for (int i = 0; i < line; ++i)
        QTest::keyClick(view.canvas(), Qt::Key_Down);
    QTest::keyClick(view.canvas(), Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first().toString(), QString("dram_bandwidth"));
    const QString text = view.hoverText(line).plain();
    for (const char* part : {"DRAM bandwidth +20", "TB/s, measured", "Latency"})
        QVERIFY2(text.contains(part), qPrintable(text));
    QTest::keyClick(view.canvas(), Qt::Key_End);
    QTest::keyClick(view.canvas(), Qt::Key_Down);
    QVERIFY(!view.canvas()->accessibleDescription().isEmpty());
}

void TestSensitivityView::asksWhenSeenAndQuiet() {
    Selection selection;
    SensitivityView view(&selection);
    QSignalSpy asked(&view, &SensitivityView::sensitivityRequested);
    QSignalSpy stopped(&view, &SensitivityView::sensitivityCancelled);
    ViewState state = realState("relu");
    view.setState(state);
    QTest::qWait(0);
    QVERIFY(asked.isEmpty()); // not seen
    state.computing = true;
    view.setState(state);
    view.show();
    QTest::qWait(2 * QuietRequest::quietMilliseconds);
    QVERIFY(asked.isEmpty()); // the plan's own result comes first
    state.computing = false;
    view.setState(state);
    QTRY_COMPARE(asked.size(), 1);
    view.hide();
    QCOMPARE(stopped.size(), 1);
    view.show();
    QTRY_COMPARE(asked.size(), 2);
}

void TestSensitivityView::progressAndCancel() {
    Selection selection;
    SensitivityView view(&selection);
    view.show();
    view.setState(realState("relu"));
    TaskResult<Sensitivity> running;
    running.running = true;
    view.setSensitivity(running);
    QVERIFY(!view.foot()->progress()->isVisible()); // not before it takes long
    running.slow = true;
    running.done = 7;
    running.total = 40;
    view.setSensitivity(running);
    QVERIFY(view.foot()->progress()->isVisible());
    QVERIFY(view.foot()->text().contains("7 of 40"));
    QSignalSpy stopped(&view, &SensitivityView::sensitivityCancelled);
    QTest::mouseClick(view.foot()->cancelButton(), Qt::LeftButton);
    QCOMPARE(stopped.size(), 1);
    running.running = running.slow = false;
    running.cancelled = true;
    view.setSensitivity(running);
    QSignalSpy asked(&view, &SensitivityView::sensitivityRequested);
    QTest::mouseClick(view.foot()->cancelButton(), Qt::LeftButton); // now "Compute"
    QCOMPARE(asked.size(), 1);
}

void TestSensitivityView::oldPictureStays() {
    Selection selection;
    SensitivityView view(&selection);
    const ViewState state = realState("relu");
    view.setState(state);
    view.setSensitivity(resultFor(state));
    QVERIFY(!view.sentence().startsWith("Of the plan before"));
    view.setState(realState("softmax_4096"));
    QVERIFY(view.sentence().startsWith("Of the plan before"));
    QVERIFY(!view.tornado().lines.empty());
    ViewState faulty;
    faulty.errors = {{"plan.cycle", "a waits for b", {}, {}, {}}};
    view.setState(faulty);
    QVERIFY(view.sentence().contains("a waits for b"));
}

void TestSensitivityView::exportsEverything() {
    Selection selection;
    SensitivityView view(&selection);
    const ViewState state = realState("gemm_4096_bf16");
    view.setState(state);
    view.setSensitivity(resultFor(state));
    QVERIFY(view.exports()->svg().contains("Board power"));
    const QString csv = view.exports()->csv();
    QVERIFY(csv.startsWith("what,kind,setting,latency_us,change_percent,bottleneck,reason\n"));
    QVERIFY(csv.contains("\nBM,knob,64,"));
}

void TestSensitivityView::pictures() {
    const ViewState state = realState("gemm_4096_bf16");
    const auto result = resultFor(state);
    for (const auto& [name, theme] : pictureThemes())
        for (const QSize size : {QSize(1040, 420), QSize(380, 520)}) {
            useTheme(theme);
            Selection selection;
            SensitivityView view(&selection);
            view.setTheme(theme);
            view.resize(size);
            view.setState(state);
            view.show();
            view.setSensitivity(result);
            savePicture(view, QString("sensitivity-%1-%2").arg(size.width()).arg(name));
            QVERIFY(!view.tornado().lines.empty());
        }
}

QTEST_MAIN(TestSensitivityView)
#include "tst_sensitivity_view.moc"
