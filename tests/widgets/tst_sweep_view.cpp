// Sweep view: choosing parameters and values, points and gaps, Apply by click and key, exports, asking.
#include "pictures.h"
#include "real_state.h"

#include "widgets/plot/export_actions.h"
#include "widgets/plot/task_foot.h"
#include "widgets/sweep/sweep_view.h"

#include <QActionGroup>
#include <QComboBox>
#include <QLineEdit>

using namespace tilesight;
using namespace tilesight::example;

namespace {

TaskResult<Sweep> resultFor(const ViewState& state, const std::vector<SweepAxis>& axes) {
    TaskResult<Sweep> result;
    result.plan = state.plan;
    result.gpu = state.gpu;
    if (const auto value = sweep(*state.plan, *state.gpu, axes, rankingOptions()))
        result.value = std::make_shared<const Sweep>(*value);
    return result;
}

const std::vector<SweepAxis> line = {{"STAGES", {1, 2, 3, 4, 5, 6}}};
const std::vector<SweepAxis> plane = {{"BM", {64, 128, 256}}, {"BN", {64, 128, 256}}};

/// A view with a result, shown and laid out.
struct Fixture {
    Selection selection;
    SweepView view{&selection};
    ViewState state = realState("gemm_4096_bf16");
    explicit Fixture(const std::vector<SweepAxis>& axes) {
        view.resize(900, 460);
        view.setState(state);
        view.show();
        view.setSweep(resultFor(state, axes));
        view.canvas()->replot();
    }
    void click(int point) {
        QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, view.pointPosition(point).toPoint());
    }
};

} // namespace

class TestSweepView : public QObject {
    Q_OBJECT
private slots:
    void suggestsValues();
    void badValuesAreSaid();
    void clickSetsAPoint();
    void gapsSayWhy();
    void mapAndCurves();
    void cellsSayWhatFits();
    void keysMoveAndSet();
    void asksWhenSeenAndQuiet();
    void oldPictureStays();
    void exportsEverything();
    void pictures();
};

void TestSweepView::suggestsValues() {
    Selection selection;
    SweepView view(&selection);
    view.setState(realState("gemm_4096_bf16"));
    QCOMPARE(view.parameterBox(0)->currentText(), QString("STAGES"));
    QCOMPARE(view.valuesField(0)->text(), QString("1,2,3,4,5,6,7,8"));
    QVERIFY(!view.valuesField(1)->isEnabled());
    view.parameterBox(1)->setCurrentText("BM");
    emit view.parameterBox(1)->activated(view.parameterBox(1)->currentIndex());
    QVERIFY(view.valuesField(1)->isEnabled());
    const auto axes = view.axes();
    QVERIFY(axes && axes->size() == 2);
    QCOMPARE(axes->at(1), (SweepAxis{"BM", {16, 32, 64, 128, 256}}));
    // Another plan has other parameters; the same plan edited keeps what was chosen.
    view.setState(realState("mla_decode"));
    QVERIFY(view.axes() && view.axes()->size() == 1);
}

void TestSweepView::badValuesAreSaid() {
    Selection selection;
    SweepView view(&selection);
    view.show();
    view.setState(realState("gemm_4096_bf16"));
    QSignalSpy asked(&view, &SweepView::sweepRequested);
    view.valuesField(0)->clear();
    QTest::keyClicks(view.valuesField(0), "3..1");
    QTest::keyClick(view.valuesField(0), Qt::Key_Return);
    QVERIFY2(view.sentence().contains("'3..1'"), qPrintable(view.sentence()));
    QVERIFY(asked.isEmpty());
    view.valuesField(0)->clear();
    QTest::keyClicks(view.valuesField(0), "2..4");
    QTest::keyClick(view.valuesField(0), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    view.parameterBox(1)->setCurrentText("STAGES");
    emit view.parameterBox(1)->activated(view.parameterBox(1)->currentIndex());
    QVERIFY(view.sentence().contains("different"));
}

void TestSweepView::clickSetsAPoint() {
    Fixture f(line);
    QSignalSpy spy(&f.view, &SweepView::edited);
    f.click(3); // STAGES 4
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().at(0).value<TilePlan>().parameter("STAGES")->value, Expression(4));
    QCOMPARE(spy.first().at(1).toString(), QString("Set STAGES 4"));
    f.click(2); // as it is
    QCOMPARE(spy.size(), 1);
}

void TestSweepView::gapsSayWhy() {
    Fixture f(line);
    QSignalSpy edits(&f.view, &SweepView::edited);
    QSignalSpy refusals(&f.view, &SweepView::refused);
    f.click(4); // STAGES 5 does not fit
    QVERIFY(edits.isEmpty());
    QCOMPARE(refusals.size(), 1);
    QVERIFY(refusals.first().first().toString().contains("SMEM"));
    QVERIFY(f.view.hoverText(4).plain().contains("Cannot run: SMEM"));
    QVERIFY(f.view.sentence().contains("2 of 6 cannot run"));
    QVERIFY(f.view.hoverText(0).plain().contains("slower"));
}

void TestSweepView::mapAndCurves() {
    Fixture f(plane);
    for (QAction* mode : f.view.modeActions()->actions()) {
        mode->trigger();
        f.view.canvas()->replot();
        QSignalSpy spy(&f.view, &SweepView::edited);
        f.click(4); // BM 128, BN 128
        QCOMPARE(spy.size(), 1);
        const auto plan = spy.first().at(0).value<TilePlan>();
        QCOMPARE(plan.parameter("BM")->value, Expression(128));
        QCOMPARE(plan.parameter("BN")->value, Expression(128));
    }
    f.view.setSweep(resultFor(f.state, line));
    QVERIFY(!f.view.modeActions()->actions().first()->isEnabled());
}

/// One unit for the whole map, with a scale of colours; small cells say less instead of printing over each other.
void TestSweepView::cellsSayWhatFits() {
    Fixture f({{"STAGES", {1, 2, 3, 4}}, {"N", {64, 4096, 65536}}}); // microseconds and milliseconds
    const auto scale = [&] { return f.view.plot().colourScale(); };
    QVERIFY(scale());
    QVERIFY2(scale()->axis()->label().endsWith(QStringLiteral("ms")), qPrintable(scale()->axis()->label()));
    const auto texts = [&] {
        QStringList all;
        for (int point = 0; point < 12; ++point)
            all << f.view.plot().cellText(point);
        return all;
    };
    QVERIFY(texts().filter(QStringLiteral("\u2009")).isEmpty()); // the unit stands at the scale
    QVERIFY(!texts().filter(QStringLiteral("\n")).isEmpty());
    f.view.resize(900, 190); // cells of some 20 pixels
    f.view.canvas()->replot();
    QVERIFY(texts().filter(QStringLiteral("\n")).isEmpty());
    QVERIFY(!texts().join(QString()).isEmpty());
    f.view.modeActions()->actions().at(1)->trigger(); // curves have their own axis
    QVERIFY(!scale());
}

void TestSweepView::keysMoveAndSet() {
    Fixture f(plane);
    QSignalSpy spy(&f.view, &SweepView::edited);
    f.view.canvas()->setFocus();
    QTest::keyClick(f.view.canvas(), Qt::Key_Right); // begins at the plan as it is: BM 128, BN 256
    QCOMPARE(f.view.marked(), 7);
    QTest::keyClick(f.view.canvas(), Qt::Key_Down);
    QCOMPARE(f.view.marked(), 4);
    QVERIFY(f.view.foot()->text().contains("BM 128, BN 128"));
    QTest::keyClick(f.view.canvas(), Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(f.view.canvas(), Qt::Key_Left);
    QCOMPARE(f.view.marked(), 3);
    QTest::keyClick(f.view.canvas(), Qt::Key_Escape);
    QCOMPARE(f.view.marked(), -1);
}

void TestSweepView::asksWhenSeenAndQuiet() {
    Selection selection;
    SweepView view(&selection);
    QSignalSpy asked(&view, &SweepView::sweepRequested);
    QSignalSpy stopped(&view, &SweepView::sweepCancelled);
    view.setState(realState("gemm_4096_bf16"));
    view.show();
    QTRY_COMPARE(asked.size(), 1);
    const auto axes = asked.first().first().value<std::vector<SweepAxis>>();
    QCOMPARE(axes.front().parameter, std::string("STAGES"));
    view.hide();
    QCOMPARE(stopped.size(), 1);
}

void TestSweepView::oldPictureStays() {
    Fixture f(line);
    QVERIFY(f.view.sentence().startsWith("Fastest: STAGES 4"));
    f.view.setState(realState("gemm_4096_bf16", "h100-sxm"));
    QVERIFY(f.view.sentence().startsWith("Of the plan before"));
    QVERIFY(f.view.canvas()->isVisible());
    TaskResult<Sweep> failed;
    failed.errors = {{"engine.stopped", "the sweep was stopped", {}, {}, {}}};
    f.view.setSweep(failed);
    QVERIFY(!f.view.canvas()->isVisible());
}

void TestSweepView::exportsEverything() {
    Fixture f(plane);
    QVERIFY(f.view.exports()->csv().startsWith("BM,BN,predicted_us,bottleneck,error\n"));
    QCOMPARE(f.view.exports()->csv().count('\n'), 10);
    QVERIFY(f.view.exports()->svg().contains("<svg"));
    QVERIFY(!f.view.headerCaption().isEmpty());
}

void TestSweepView::pictures() {
    const ViewState state = realState("gemm_4096_bf16");
    for (const auto& [name, theme] : pictureThemes())
        for (const auto& [kind, axes] :
             {std::pair("line", line), std::pair("map", plane), std::pair("curves", plane)}) {
            useTheme(theme);
            Selection selection;
            SweepView view(&selection);
            view.setTheme(theme);
            view.resize(860, 380);
            view.setState(state);
            view.show();
            view.setSweep(resultFor(state, axes));
            if (QString(kind) == "curves") view.modeActions()->actions().at(1)->trigger();
            view.canvas()->replot();
            savePicture(view, QString("sweep-%1-%2").arg(kind, name));
            QVERIFY(view.canvas()->isVisible());
        }
}

QTEST_MAIN(TestSweepView)
#include "tst_sweep_view.moc"
