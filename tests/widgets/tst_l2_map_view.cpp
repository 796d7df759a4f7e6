// The L2 dock: cells and colours of the map, scrubbing by slider and keys, quantities, tensors, differences, hover,
// selection, plots, exports, empty states.
#include "pictures.h"
#include "real_state.h"

#include "core/analysis/report.h"
#include "core/plan/edit.h"
#include "core/search/l2_study.h"
#include "widgets/l2_map/l2_cells.h"
#include "widgets/l2_map/l2_map_view.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/task_foot.h"
#include "widgets/summary/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QSignalSpy>
#include <QSlider>

using namespace tilesight;
using namespace tilesight::example;

namespace {

TaskResult<L2Study> resultFor(const ViewState& state, const L2Reference& reference = {}) {
    TaskResult<L2Study> result;
    result.plan = state.plan;
    result.gpu = state.gpu;
    if (const auto value = l2Study(*state.plan, *state.gpu, reference))
        result.value = std::make_shared<const L2Study>(*value);
    return result;
}

/// The sample with another launch order or shape of tile.
L2Reference changedPlan(const ViewState& state, const std::string& parameter, long long value) {
    return {std::make_shared<const TilePlan>(*setParameter(*state.plan, parameter, Expression(value))),
            state.gpu};
}

/// Two rows of three tiles on one SM, row by row; only A is read, more of it in the second row.
L2Map smallMap() {
    L2Map map;
    map.rows = 2;
    map.columns = 3;
    map.tiles = map.replayed = 6;
    map.waveTiles = 2;
    map.tileAt = {0, 1, 2, 3, 4, 5};
    L2Map::Tensor a;
    a.tensor = 0;
    a.name = "A";
    a.requested = {100, 100, 100, 200, 200, 200};
    a.dram = {100, 50, 0, 200, 0, 0};
    a.crossing = a.written = {0, 0, 0, 0, 0, 0};
    a.evicted = {0, 0, 0, 0, 10, 20};
    a.total = {900, 350, 0, 30, 0};
    map.tensors = {a};
    map.total = a.total;
    return map;
}

struct Fixture {
    Selection selection;
    L2MapView view{&selection};
    ViewState state;
    explicit Fixture(const std::string& sample = "gemm_4096_bf16", const L2Reference& reference = {})
        : state(realState(sample)) {
        view.resize(1000, 420);
        view.setState(state);
        view.show();
        view.setStudy(resultFor(state, reference));
        (void)QTest::qWaitForWindowExposed(&view);
    }
    QPointF centreOf(std::int64_t position) {
        const L2Map& map = *view.look().map;
        return view.canvas()->cellCentre(l2Plane(map).cellOf(map, map.tileAt[std::size_t(position)]));
    }
    void choose(L2Quantity quantity) {
        view.quantityBox()->setCurrentIndex(view.quantityBox()->findData(int(quantity)));
    }
};

} // namespace

class TestL2MapView : public QObject {
    Q_OBJECT
private slots:
    void cellsUpToThePosition();
    void longGridsAreFolded();
    void scaleStaysWhileScrubbing();
    void differencesOfOtherShapes();
    void wordsOfDifferences_data();
    void wordsOfDifferences();
    void slider();
    void keys();
    void quantitiesAndTensors();
    void hoverTellsTheTile();
    void clickSelectsTheLoads();
    void selectionElsewhereShowsItsTensor();
    void differenceNeedsABaseline();
    void playRunsToTheEnd();
    void plots();
    void numbersOfTheTileAndWhatIsResident();
    void launchPlots();
    void oldPictureStays();
    void asksWhenSeenAndQuiet();
    void summaryOfTheWholeLaunch();
    void emptyStates();
    void exportsEverything();
    void pictures();
};

void TestL2MapView::cellsUpToThePosition() {
    const L2Map map = smallMap();
    L2Look look;
    look.map = &map;
    look.position = 3;
    const L2Cells cells = l2Cells(look);
    QCOMPARE(cells.rows, 2);
    QCOMPARE(cells.columns, 3);
    QCOMPARE(cells.at({0, 0}), 0.0);
    QCOMPARE(cells.at({1, 0}), 0.5);
    QCOMPARE(cells.at({2, 0}), 1.0);
    QCOMPARE(cells.at({0, 1}), 0.0);
    QVERIFY(std::isnan(cells.at({1, 1}))); // launched later
    look.quantity = L2Quantity::position;
    QCOMPARE(l2Cells(look).at({0, 1}), 4.0);
    look.quantity = L2Quantity::evictedBytes;
    look.position = 5;
    QCOMPARE(l2Cells(look).at({2, 1}), 20.0);
}

void TestL2MapView::longGridsAreFolded() {
    L2Map map = smallMap();
    map.rows = 1000;
    map.columns = 1;
    const L2Plane plane = l2Plane(map);
    QVERIFY(plane.folded);
    QVERIFY(plane.rows * plane.columns >= 1000);
    QCOMPARE(plane.cellOf(map, plane.columns), QPoint(0, 1)); // reading order goes on in the next row
    QCOMPARE(tileName(map, 417), QStringLiteral("417"));
    QCOMPARE(tileName(smallMap(), 4), QStringLiteral("(1, 1)"));
}

void TestL2MapView::scaleStaysWhileScrubbing() {
    const L2Map map = smallMap();
    L2Look look;
    look.map = &map;
    for (const L2Quantity quantity : {L2Quantity::hitRate, L2Quantity::dramBytes, L2Quantity::evictedBytes}) {
        look.quantity = quantity;
        look.position = 5;
        const L2Scale whole = l2Scale(look);
        look.position = 0;
        QCOMPARE(l2Scale(look).low, whole.low);
        QCOMPARE(l2Scale(look).high, whole.high);
        QVERIFY(whole.high > whole.low);
    }
}

void TestL2MapView::differencesOfOtherShapes() {
    const L2Map map = smallMap();
    L2Map one = smallMap(); // a single tile over the whole output
    one.rows = one.columns = one.tiles = one.replayed = 1;
    one.tileAt = {0};
    for (std::vector<float>* bytes :
         {&one.tensors[0].requested, &one.tensors[0].dram, &one.tensors[0].crossing, &one.tensors[0].evicted,
          &one.tensors[0].written})
        bytes->resize(1);
    one.tensors[0].requested = {600};
    one.tensors[0].dram = {300};
    L2Look look;
    look.map = &map;
    look.reference = &one;
    look.position = 5;
    QCOMPARE(l2Cells(look).at({2, 0}), 0.5); // all hit here, half of it there
    look.quantity = L2Quantity::dramBytes;
    QCOMPARE(l2Cells(look).at({0, 1}), 200.0 - 50.0); // a sixth of its bytes belongs to this place
    QCOMPARE(l2Scale(look).low, -l2Scale(look).high);
    QVERIFY(worseness(look.quantity, 150, l2Scale(look)) > 0.5);
    QVERIFY(worseness(L2Quantity::hitRate, 0.2, {-0.5, 0.5}) < 0.5); // more hits: blue
}

void TestL2MapView::wordsOfDifferences_data() {
    QTest::addColumn<int>("quantity");
    QTest::addColumn<double>("difference");
    QTest::addColumn<QString>("words");
    QTest::newRow("more hits") << int(L2Quantity::hitRate) << 0.031 << "▲ 3.1 points, better";
    QTest::newRow("fewer hits") << int(L2Quantity::hitRate) << -0.031 << "▼ 3.1 points, worse";
    QTest::newRow("same") << int(L2Quantity::hitRate) << 0.0 << "± 0, the same";
    QTest::newRow("fewer bytes") << int(L2Quantity::dramBytes) << -500.0 << "▼ 500 B, better";
    QTest::newRow("more asked for") << int(L2Quantity::requestedBytes) << 500.0 << "▲ 500 B more";
    QTest::newRow("later") << int(L2Quantity::position) << 7.0 << "▲ launched 7 positions later";
}
void TestL2MapView::wordsOfDifferences() {
    QFETCH(int, quantity);
    QFETCH(double, difference);
    QFETCH(QString, words);
    QCOMPARE(differenceText(L2Quantity(quantity), difference).replace(QChar(0x2009), u' '), words);
}

void TestL2MapView::slider() {
    Fixture f;
    const std::int64_t last = f.view.look().map->replayed - 1;
    QCOMPARE(f.view.position(), last); // at first the whole launch is shown
    QVERIFY2(f.view.sentence().contains("launch 512 of 512"), qPrintable(f.view.sentence()));
    f.view.slider()->setValue(1);
    QCOMPARE(f.view.position(), std::int64_t(0));
    QVERIFY2(f.view.sentence().contains("launch 1 of 512, wave 1"), qPrintable(f.view.sentence()));
    f.view.slider()->setFocus();
    QTest::keyClick(f.view.slider(), Qt::Key_PageDown);
    QCOMPARE(f.view.position(), f.view.look().map->waveTiles);
    QVERIFY(f.view.sentence().contains("wave 2"));
    const L2Cells cells = l2Cells(f.view.look());
    QCOMPARE(
        std::count_if(cells.values.begin(), cells.values.end(), [](double v) { return std::isfinite(v); }),
        f.view.position() + 1);
}

void TestL2MapView::keys() {
    Fixture f;
    const std::int64_t last = f.view.look().map->replayed - 1;
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(f.view.canvas(), key);
        return f.view.position();
    };
    QCOMPARE(press(Qt::Key_Right), last); // there is no further one
    QCOMPARE(press(Qt::Key_Left), last - 1);
    QCOMPARE(press(Qt::Key_Home), std::int64_t(0));
    QCOMPARE(press(Qt::Key_Right), std::int64_t(1));
    QCOMPARE(press(Qt::Key_PageDown), 1 + f.view.look().map->waveTiles);
    QCOMPARE(press(Qt::Key_PageUp), std::int64_t(1));
    QCOMPARE(press(Qt::Key_End), last);
    QCOMPARE(f.view.slider()->value(), int(last) + 1);
}

void TestL2MapView::quantitiesAndTensors() {
    Fixture f;
    QImage before = f.view.canvas()->grab().toImage();
    for (const L2Quantity quantity :
         {L2Quantity::requestedBytes, L2Quantity::hitBytes, L2Quantity::dramBytes, L2Quantity::crossingBytes,
          L2Quantity::evictedBytes, L2Quantity::position}) {
        f.choose(quantity);
        QCOMPARE(f.view.look().quantity, quantity);
        const QImage now = f.view.canvas()->grab().toImage();
        QVERIFY(now != before);
        before = now;
    }
    f.choose(L2Quantity::hitRate);
    QCOMPARE(f.view.tensorBox()->count(), 4); // all, A, B, C
    f.view.tensorBox()->setCurrentIndex(1);
    QCOMPARE(f.view.look().tensor, 0);
    QVERIFY2(f.view.sentence().contains("A ") && !f.view.sentence().contains("B "),
             qPrintable(f.view.sentence()));
}

void TestL2MapView::hoverTellsTheTile() {
    Fixture f;
    const L2Map& map = *f.view.look().map;
    const TooltipText text = f.view.hoverText(l2Plane(map).cellOf(map, map.tileAt[417]));
    QCOMPARE(text.title, QStringLiteral("Tile ") + tileName(map, map.tileAt[417]));
    QVERIFY2(text.plain().contains("418 of 512, wave 4"), qPrintable(text.plain()));
    QVERIFY(text.plain().contains("from L2"));
    QVERIFY(text.rows.size() <= 5);
    QCOMPARE(f.view.hoverText({-1, -1}).title, QString());
    QSignalSpy hovered(f.view.canvas(), &L2MapCanvas::cellHovered);
    QTest::mouseMove(f.view.canvas(), f.centreOf(100).toPoint());
    QTRY_VERIFY(!hovered.isEmpty());
    QCOMPARE(hovered.last().at(0).toPoint(), l2Plane(map).cellOf(map, map.tileAt[100]));
}

void TestL2MapView::clickSelectsTheLoads() {
    Fixture f;
    QTest::mouseClick(f.view.canvas(), Qt::LeftButton, {}, f.centreOf(100).toPoint());
    QCOMPARE(f.view.position(), std::int64_t(100));
    QStringList loads;
    for (const Action& action : f.state.plan->actions)
        if (action.operation == Operation::load) loads << QString::fromStdString(action.name);
    QCOMPARE(f.selection.actions(), loads);
    f.view.tensorBox()->setCurrentIndex(2); // B
    QTest::mouseClick(f.view.canvas(), Qt::LeftButton, {}, f.centreOf(7).toPoint());
    QCOMPARE(f.selection.actions().size(), 1);
    const Action* action = f.state.plan->action(f.selection.actions().first().toStdString());
    QVERIFY(action && action->access->tensor == "B");
}

void TestL2MapView::selectionElsewhereShowsItsTensor() {
    Fixture f;
    for (const Action& action : f.state.plan->actions)
        if (action.access && action.access->tensor == "A")
            f.selection.setActions({QString::fromStdString(action.name)});
    QCOMPARE(f.view.tensorBox()->currentText(), QStringLiteral("A"));
    f.selection.setActions({});
    QCOMPARE(f.view.tensorBox()->currentText(), QStringLiteral("A")); // nothing else was asked for
}

void TestL2MapView::differenceNeedsABaseline() {
    Fixture f;
    QAction* difference = f.view.modeActions()->actions().last();
    QVERIFY(!difference->isEnabled());
    QVERIFY(difference->toolTip().contains("baseline"));
    f.state.baselineName = QStringLiteral("64 wide");
    f.view.setState(f.state);
    f.view.setStudy(resultFor(f.state, changedPlan(f.state, "BM", 64)));
    QVERIFY(difference->isEnabled());
    difference->trigger();
    QVERIFY(f.view.look().reference);
    QVERIFY2(f.view.sentence().contains("against 64 wide:"), qPrintable(f.view.sentence()));
    QVERIFY2(f.view.foot()->text().contains("against 64 wide: hit rate"), qPrintable(f.view.foot()->text()));
    QVERIFY(f.view.hoverText({0, 0}).plain().contains("Against 64 wide"));
    f.view.setStudy(resultFor(f.state)); // the baseline is gone
    QVERIFY(!f.view.look().reference);
    QVERIFY(f.view.modeActions()->actions().first()->isChecked());
}

void TestL2MapView::playRunsToTheEnd() {
    Fixture f;
    QTest::keyClick(f.view.canvas(), Qt::Key_Space);
    QVERIFY(f.view.isPlaying());
    QVERIFY(f.view.position() < 10); // from the start
    QTRY_VERIFY(f.view.position() > 10);
    QTest::keyClick(f.view.canvas(), Qt::Key_Left);
    QVERIFY(!f.view.isPlaying()); // who takes over stops it
    f.view.setPosition(f.view.look().map->replayed - 2);
    QTest::keyClick(f.view.canvas(), Qt::Key_Space);
    QTRY_VERIFY(!f.view.isPlaying());
    QCOMPARE(f.view.position(), f.view.look().map->replayed - 1);
}

void TestL2MapView::plots() {
    Fixture f;
    const auto study = resultFor(f.state).value;
    QVERIFY(f.view.capacityCanvas()->isVisible() && f.view.shapeCanvas()->isVisible());
    QVERIFY(capacityText(*study, 6).plain().contains("that of this GPU"));
    QVERIFY(capacityText(*study, 8).plain().contains("2 times"));
    PlotCanvas* sizes = f.view.capacityCanvas();
    const QString own = toQString(formatNumber(study->capacities[6].l2Bytes / 1048576));
    for (const int width : {130, 200, 400}) { // sizes as ticks keep apart, and this GPU's is one of them
        sizes->setFixedWidth(width);
        QCoreApplication::processEvents();
        sizes->replot();
        const QVector<double> ticks = sizes->xAxis->tickVector();
        const QVector<QString> labels = sizes->xAxis->tickVectorLabels();
        QVERIFY(labels.contains(own));
        const QFontMetricsF metrics(sizes->xAxis->tickLabelFont());
        for (qsizetype i = 1; i < ticks.size(); ++i) {
            const double apart = sizes->xAxis->coordToPixel(ticks[i]) - sizes->xAxis->coordToPixel(ticks[i - 1]);
            QVERIFY(apart > (metrics.horizontalAdvance(labels[i]) + metrics.horizontalAdvance(labels[i - 1])) / 2);
        }
    }
    f.view.shapeCanvas()->replot();
    QSignalSpy edits(&f.view, &L2MapView::edited);
    int other = -1;
    for (std::size_t i = 0; i < study->shapes->points.size(); ++i)
        if (study->shapes->points[i].runs() && !study->shapes->points[i].current) other = int(i);
    QTest::mouseClick(f.view.shapeCanvas(), Qt::LeftButton, {}, f.view.shapePosition(other).toPoint());
    QCOMPARE(edits.size(), 1);
    const auto plan = edits.first().at(0).value<TilePlan>();
    QVERIFY(plan.parameter(study->shapes->axes[0].parameter)->value ==
            Expression(study->shapes->points[std::size_t(other)].values[0]));
    f.choose(L2Quantity::dramBytes);
    QVERIFY(f.view.capacityCanvas()->yAxis->label().contains("DRAM"));
}

void TestL2MapView::numbersOfTheTileAndWhatIsResident() {
    Fixture f;
    QVERIFY(f.view.nowPanel()->isVisible());
    f.view.setPosition(0);
    const QStringList first = f.view.nowPanel()->lines();
    f.view.setPosition(300);
    const QStringList later = f.view.nowPanel()->lines();
    QVERIFY(first != later);
    const L2Map& map = *f.view.look().map;
    QVERIFY2(later.front().contains(tileName(map, map.tileAt[300])), qPrintable(later.join(u'\n')));
    for (const L2Map::Tensor& tensor : map.tensors) { // a bar for each tensor
        const QString row =
            QString::fromStdString(tensor.name + ": " + formatBytes(double(tensor.resident[300])));
        QVERIFY2(later.contains(row), qPrintable(row + u'\n' + later.join(u'\n')));
    }
    QVERIFY(!later.filter(QStringLiteral("Evicted")).isEmpty());
    // What the next wave pushes out, of each tensor; nothing comes after the last launch.
    double leaving = 0;
    for (const L2Map::Tensor& tensor : map.tensors)
        leaving += tensor.lostNext(300, map.waveTiles);
    QVERIFY(leaving > 0);
    const QString next = QStringLiteral("Next evictions: ") + toQString(formatDecimalBytes(leaving));
    QVERIFY2(later.contains(next), qPrintable(next + u'\n' + later.join(u'\n')));
    QVERIFY(later.contains(QStringLiteral("within: %1 launches").arg(map.waveTiles)));
    f.view.setPosition(int(map.replayed) - 1);
    QVERIFY(f.view.nowPanel()->lines().filter(QStringLiteral("Next")).isEmpty());
    f.view.setPosition(300);
    QCOMPARE(f.view.nowPanel()->accessibleDescription(), later.join(QStringLiteral("; ")));
}

void TestL2MapView::launchPlots() {
    const ViewState state = realState("gemm_4096_bf16");
    Fixture f("gemm_4096_bf16", changedPlan(state, "BN", 128));
    QVERIFY(!f.view.orderCanvas()->isVisible()); // too low
    f.view.resize(1100, 620);
    QVERIFY(f.view.orderCanvas()->isVisible() && f.view.reuseCanvas()->isVisible());
    // The plan and the baseline, dashed.
    QCOMPARE(f.view.orderCanvas()->graphCount(), 2);
    QCOMPARE(f.view.orderCanvas()->graph(0)->pen().style(), Qt::DashLine);
    QCOMPARE(f.view.orderCanvas()->graph(1)->pen().style(), Qt::SolidLine);
    f.view.orderCanvas()->replot();
    const auto at = [&](double launch) {
        PlotCanvas* plot = f.view.orderCanvas();
        return QPointF(plot->xAxis->coordToPixel(launch), plot->axisRect()->center().y());
    };
    QTest::mouseClick(f.view.orderCanvas(), Qt::LeftButton, {}, at(200).toPoint());
    QVERIFY2(std::abs(f.view.position() - 200) <= 2, qPrintable(QString::number(f.view.position())));
    // The mean over all launches of equal reads is the rate of the whole.
    const L2Map& map = *f.view.look().map;
    const auto rates = hitRatesAlong(map, -1, 1);
    double sum = 0;
    for (const double rate : rates)
        sum += rate;
    QVERIFY(std::abs(sum / double(rates.size()) - map.total.hitRate()) < 0.01);
    // The bars hold what is read again.
    QCOMPARE(f.view.reuseCanvas()->plottableCount(), 2);
    f.view.tensorBox()->setCurrentIndex(1);
    QCOMPARE(f.view.reuseCanvas()->plottableCount(), 1);
    QVERIFY(ordersCsv(*resultFor(state).value).startsWith("launch,hit_rate,baseline_hit_rate\n1,"));
    QCOMPARE(reuseCsv(*resultFor(state).value).count('\n'), int(reuseBands) + 1);
}

void TestL2MapView::oldPictureStays() {
    Fixture f;
    f.view.setPosition(100);
    ViewState next = f.state;
    next.plan = changedPlan(f.state, "STAGES", 2).plan;
    f.view.setState(next);
    QVERIFY(f.view.canvas()->isVisible());
    QVERIFY(f.view.sentence().startsWith("Of the plan before"));
    f.view.setStudy(resultFor(next));
    QVERIFY(!f.view.sentence().startsWith("Of the plan before"));
    QCOMPARE(f.view.position(), std::int64_t(100)); // where one was looking
}

void TestL2MapView::asksWhenSeenAndQuiet() {
    Selection selection;
    L2MapView view(&selection);
    QSignalSpy asked(&view, &L2MapView::l2Requested), cancelled(&view, &L2MapView::l2Cancelled);
    view.setState(realState("gemm_4096_bf16"));
    QVERIFY(asked.isEmpty());
    view.show();
    QTRY_COMPARE(asked.size(), 1);
    view.hide();
    QCOMPARE(cancelled.size(), 1);
}

void TestL2MapView::summaryOfTheWholeLaunch() {
    Fixture f;
    QVERIFY2(f.view.summary().startsWith("All launches: 88.5"), qPrintable(f.view.summary()));
    QVERIFY(!f.view.summary().contains("analysis")); // the same numbers
    auto other = std::make_shared<Analysis>(*f.state.analysis);
    other->cache.dramReadBytes *= 1.5;
    f.state.analysis = other;
    f.view.setState(f.state);
    QVERIFY2(f.view.summary().contains("The analysis, which replays a part"), qPrintable(f.view.summary()));
    Fixture streaming("relu");
    QVERIFY(streaming.view.summary().contains("No tile finds what another one has read"));
    // Of a grid above the limit the rest is told, not shown.
    TaskResult<L2Study> part = resultFor(f.state);
    auto cut = std::make_shared<L2Study>(*part.value);
    cut->map.replayed = 100;
    part.value = cut;
    f.view.setStudy(part);
    QVERIFY(f.view.summary().contains("The first 100 of 512 launches were replayed"));
    QCOMPARE(f.view.slider()->maximum(), 100);
    const L2Map whole = resultFor(f.state).value->map;
    QVERIFY(f.view.hoverText(l2Plane(whole).cellOf(whole, whole.tileAt[400]))
                .plain()
                .contains("after the replayed"));
}

void TestL2MapView::emptyStates() {
    Selection selection;
    L2MapView view(&selection);
    view.resize(700, 300);
    view.show();
    QVERIFY2(view.sentence().contains("once a plan is open"), qPrintable(view.sentence()));
    ViewState state = realState("gemm_4096_bf16");
    view.setState(state);
    QVERIFY(view.sentence().contains("appears here"));
    QVERIFY(!view.canvas()->isVisible());
    // One tile: M and N as large as the tile.
    TilePlan plan = *setParameter(*state.plan, "M", Expression(128));
    plan = *setParameter(plan, "N", Expression(256));
    state = realState(plan, "h200-sxm");
    view.setState(state);
    view.setStudy(resultFor(state));
    QVERIFY2(view.sentence().contains("one tile"), qPrintable(view.sentence()));
    QVERIFY(!view.canvas()->isVisible());
    // Nothing is read.
    TaskResult<L2Study> result = resultFor(state);
    auto silent = std::make_shared<L2Study>(*result.value);
    silent->map.total = {};
    result.value = silent;
    view.setStudy(result);
    QVERIFY2(view.sentence().contains("read nothing"), qPrintable(view.sentence()));
    result.value = nullptr;
    result.errors = {{"occupancy.does_not_fit", "one block needs too much", {}, {}, {}}};
    view.setStudy(result);
    QVERIFY(view.sentence().contains("one block needs too much"));
}

void TestL2MapView::exportsEverything() {
    Fixture f;
    const QString csv = f.view.exports()->csv();
    QCOMPARE(csv.count('\n'), 1 + 512);
    QVERIFY(csv.startsWith("launch,wave,row,column,plane,A requested (B),A from DRAM (B)"));
    QVERIFY(f.view.exports()->svg().contains("<svg"));
    QVERIFY(QImage::fromData(f.view.exports()->png(), "PNG").width() == 2000);
    const auto study = resultFor(f.state).value;
    QCOMPARE(capacitiesCsv(*study).count('\n'), 1 + int(study->capacities.size()));
    QCOMPARE(shapesCsv(*study).count('\n'), 1 + int(study->shapes->points.size()));
    QSignalSpy saved(f.view.exports(), &ExportActions::saveRequested);
    for (QAction* action : f.view.actions())
        if (action->text().contains("SVG")) action->trigger();
    QCOMPARE(saved.size(), 1);
}

void TestL2MapView::pictures() {
    for (const auto& [name, theme] : pictureThemes()) {
        useTheme(theme);
        ViewState state = realState("gemm_4096_bf16");
        state.baselineName = QStringLiteral("64 × 256");
        Fixture f("gemm_4096_bf16", changedPlan(state, "BM", 64));
        f.view.setState(state);
        f.view.setTheme(theme);
        f.view.setPosition(300);
        savePicture(f.view, "l2-" + name);
        f.view.modeActions()->actions().last()->trigger();
        f.choose(L2Quantity::dramBytes);
        f.view.resize(620, 560);
        savePicture(f.view, "l2-difference-" + name);
        const QString folder = qEnvironmentVariable("TILESIGHT_PICTURES");
        if (folder.isEmpty() || name != QLatin1String("light")) continue;
        QImage::fromData(f.view.exports()->png(), "PNG").save(folder + "/l2-export.png");
        for (const char* sample : {"relu", "attention_4096_d128", "moe_64_experts"}) {
            Fixture other(sample);
            other.view.setTheme(theme);
            savePicture(other.view, QStringLiteral("l2-") + sample);
        }
    }
    useTheme(Theme::light());
}

QTEST_MAIN(TestL2MapView)
#include "tst_l2_map_view.moc"
