// Memory chart: bytes, rates and shares against the analysis, deltas in words, layout, clicks and keys.
#include "pictures.h"
#include "real_state.h"

#include "core/plan/edit.h"
#include "widgets/memory_chart/memory_chart_view.h"
#include "widgets/plot/export_actions.h"

#include <QScrollBar>

using namespace tilesight;
using namespace tilesight::example;

namespace {

const MemoryNumber* number(const MemoryChart& chart, const QString& id) {
    for (const MemoryBox& box : chart.boxes)
        for (const MemoryNumber& n : box.numbers)
            if (n.id == id) return &n;
    for (const MemoryLink& link : chart.links)
        for (const MemoryNumber& n : link.numbers)
            if (n.id == id) return &n;
    return nullptr;
}

ViewState withBaseline() {
    ViewState state = realState("gemm_4096_bf16");
    state.baseline = realState(*setParameter(*state.plan, "BN", 128), "h200-sxm").analysis;
    state.baselineName = "BN 128";
    return state;
}

} // namespace

class TestMemoryChart : public QObject {
    Q_OBJECT
private slots:
    void numbersFollowTheAnalysis();
    void boxesOfTheGpu_data();
    void boxesOfTheGpu();
    void deltasSayWhatTheyMean();
    void layoutKeepsApart_data();
    void layoutKeepsApart();
    void clickExplains();
    void keysMove();
    void exportsEverything();
    void emptyAndFaulty();
    void pictures();
};

void TestMemoryChart::numbersFollowTheAnalysis() {
    const ViewState state = realState("gemm_4096_bf16");
    const Analysis& a = *state.analysis;
    const MemoryChart chart = memoryChartOf(a, *state.gpu, nullptr);
    QCOMPARE(chart.links.size() + 1, chart.boxes.size());
    QCOMPARE(number(chart, "l2.reads")->raw, a.cache.l2ReadBytes);
    QCOMPARE(number(chart, "dram.writes")->raw, a.cache.dramWriteBytes);
    QCOMPARE(number(chart, "l15.hit")->raw, a.l15Hit);
    QCOMPARE(number(chart, "l2.hit")->raw, a.cache.l2Hit);
    for (const MemoryLink& link : chart.links) {
        const ResourceUse& use = a.use(link.level);
        QCOMPARE(link.share * use.peak * a.latencySeconds, use.used);
        QVERIFY(link.share >= 0 && link.share <= 1);
        QVERIFY(link.numbers.back().value.contains("of peak"));
        QVERIFY(link.numbers[link.numbers.size() - 2].value.contains("B/s"));
    }
    QVERIFY2(memoryInWords(chart).contains("of peak"), qPrintable(memoryInWords(chart)));
}

void TestMemoryChart::boxesOfTheGpu_data() {
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("Hopper: L1.5") << "h200-sxm" << QStringList{"Registers", "SMEM", "L1.5", "L2", "DRAM"};
    QTest::newRow("Blackwell: TMEM and L1.5")
        << "b200-sxm" << QStringList{"Registers", "TMEM", "SMEM", "L1.5", "L2", "DRAM"};
    QTest::newRow("Ada: neither") << "rtx-4090" << QStringList{"Registers", "SMEM", "L2", "DRAM"};
}

void TestMemoryChart::boxesOfTheGpu() {
    QFETCH(QString, gpu);
    QFETCH(QStringList, titles);
    const ViewState state = realState("softmax_4096", gpu.toStdString());
    QVERIFY(state.analysis);
    QStringList found;
    for (const MemoryBox& box : memoryChartOf(*state.analysis, *state.gpu, nullptr).boxes)
        found << box.title;
    QCOMPARE(found, titles);
}

void TestMemoryChart::deltasSayWhatTheyMean() {
    const ViewState state = withBaseline();
    const MemoryChart chart = memoryChartOf(*state.analysis, *state.gpu, state.baseline.get());
    const Delta reads = number(chart, "l2.reads")->delta;
    QVERIFY(state.analysis->cache.l2ReadBytes < state.baseline->cache.l2ReadBytes);
    QVERIFY2(reads.text.startsWith("▼") && reads.word == "fewer", qPrintable(reads.sentence()));
    QCOMPARE(reads.judgement, Judgement::better);
    QCOMPARE(number(chart, "l2.rate")->delta.judgement, Judgement::same); // faster is neither good nor bad
    QVERIFY(!number(chart, "l2.rate")->delta.word.isEmpty());
    QVERIFY(number(memoryChartOf(*state.analysis, *state.gpu, nullptr), "l2.reads")->delta.text.isEmpty());
    const Delta same =
        number(memoryChartOf(*state.analysis, *state.gpu, state.analysis.get()), "l2.reads")->delta;
    QCOMPARE(same.word, QString("same"));
}

void TestMemoryChart::layoutKeepsApart_data() {
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QSize>("room");
    QTest::addColumn<bool>("vertical");
    QTest::newRow("wide") << "h200-sxm" << QSize(1240, 400) << false;
    QTest::newRow("laptop") << "h200-sxm" << QSize(1048, 280) << false;
    QTest::newRow("narrow") << "h200-sxm" << QSize(380, 500) << true;
    QTest::newRow("wide with TMEM") << "b200-sxm" << QSize(1500, 400) << false;
    QTest::newRow("laptop with TMEM") << "b200-sxm" << QSize(1048, 280) << true;
    QTest::newRow("tiny") << "h200-sxm" << QSize(240, 160) << true;
}

void TestMemoryChart::layoutKeepsApart() {
    QFETCH(QString, gpu);
    QFETCH(QSize, room);
    QFETCH(bool, vertical);
    const ViewState state = realState("softmax_4096", gpu.toStdString());
    const MemoryChart chart = memoryChartOf(*state.analysis, *state.gpu, state.analysis.get());
    const MemoryLayout layout = memoryLayout(chart, room, Theme::light());
    QCOMPARE(layout.vertical, vertical);
    QCOMPARE(layout.boxes.size(), chart.boxes.size());
    const QRectF all(QPointF(0, 0), layout.size);
    for (std::size_t i = 0; i < layout.numbers.size(); ++i) {
        QVERIFY(all.contains(layout.numbers[i].rect));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(!layout.numbers[i].rect.intersects(layout.numbers[j].rect),
                     qPrintable(layout.numbers[i].number->id + " on " + layout.numbers[j].number->id));
        for (const QRectF& link : layout.links)
            QVERIFY(!link.intersects(layout.numbers[i].rect));
        if (!vertical) // the frame of the SMs runs through none of them
            QVERIFY(layout.sm.contains(layout.numbers[i].rect) || layout.numbers[i].rect.left() > layout.sm.right() + 6);
    }
    for (std::size_t i = 1; i < layout.boxes.size(); ++i)
        QVERIFY(!layout.boxes[i].intersects(layout.boxes[i - 1]));
}

void TestMemoryChart::clickExplains() {
    Selection selection;
    MemoryChartView view(&selection);
    view.resize(1100, 320);
    view.show();
    view.setState(realState("gemm_4096_bf16"));
    QSignalSpy spy(&view, &MemoryChartView::explainRequested);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.numberRect("l2.hit").center());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.numberRect("dram.share").center());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {2, 2});
    QCOMPARE(spy.size(), 2);
    QCOMPARE(spy[0].first().toString(), QString("l2_hit"));
    QCOMPARE(spy[1].first().toString(), QString("latency/steady/turn/dram"));
}

void TestMemoryChart::keysMove() {
    Selection selection;
    MemoryChartView view(&selection);
    view.resize(300, 200); // one below the other, scrolled
    view.show();
    view.setState(realState("gemm_4096_bf16"));
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.currentNumber(), QString("registers.per_thread"));
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.currentNumber(), QString("registers.blocks"));
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(view.currentNumber(), QString("dram.capacity"));
    QVERIFY(view.verticalScrollBar()->value() > 0);
    QVERIFY(view.viewport()->rect().contains(view.numberRect("dram.capacity")));
    QSignalSpy spy(&view, &MemoryChartView::explainRequested);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QVERIFY(view.accessibleDescription().contains("holds"));
}

void TestMemoryChart::exportsEverything() {
    Selection selection;
    MemoryChartView view(&selection);
    view.resize(300, 160);
    view.setState(withBaseline());
    const QByteArray svg = view.exports()->svg();
    QVERIFY(svg.contains("DRAM") && svg.contains("of peak"));
    const QString csv = view.exports()->csv();
    QVERIFY2(csv.startsWith("place,number,value,unit,against_baseline\n"), qPrintable(csv));
    QVERIFY(csv.contains("dram.reads") && csv.contains("fewer"));
}

void TestMemoryChart::emptyAndFaulty() {
    Selection selection;
    MemoryChartView view(&selection);
    view.resize(400, 200);
    view.show();
    view.setState({});
    QVERIFY(view.accessibleDescription().contains("once a plan is open"));
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {50, 50});
    ViewState faulty;
    faulty.errors = {{"plan.cycle", "a waits for b", {}, {}, {}}};
    view.setState(faulty);
    QVERIFY(view.accessibleDescription().contains("a waits for b"));
    QVERIFY(view.currentNumber().isEmpty());
}

void TestMemoryChart::pictures() {
    for (const auto& [name, theme] : pictureThemes()) {
        useTheme(theme);
        for (const QSize size : {QSize(1240, 400), QSize(1048, 270), QSize(380, 520)}) {
            Selection selection;
            MemoryChartView view(&selection);
            view.setTheme(theme);
            view.resize(size);
            view.setState(withBaseline());
            view.show();
            savePicture(view, QString("memory-%1-%2").arg(size.width()).arg(name));
            QVERIFY(!view.numberRect("l2.hit").isEmpty());
        }
    }
}

QTEST_MAIN(TestMemoryChart)
#include "tst_memory_chart.moc"
