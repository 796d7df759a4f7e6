// Summary strip: what each cell says in each state, what stays when it gets narrow, and its signals.
#include "tests/widgets/example_analysis.h"
#include "widgets/summary/summary_strip.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace tilesight;

namespace {

QString plain(QString text) { return text.replace(QChar(0x2009), ' '); }

SummaryCell cellOf(const ViewState& state, const QString& id, const LatencyMarks& marks = {}) {
    for (const SummaryCell& cell : summaryCells(state, marks))
        if (cell.id == id) return cell;
    return {};
}

struct Fixture {
    Selection selection;
    SummaryStrip strip{&selection};
    explicit Fixture(const ViewState& state, int width = 1600) {
        strip.resize(width, strip.sizeHint().height());
        strip.setState(state);
        strip.show();
        (void)QTest::qWaitForWindowExposed(&strip);
    }
};

} // namespace

class TestSummary : public QObject {
    Q_OBJECT
private slots:
    /// However large the letters and however long a name: the latency keeps its unit, and values go before details.
    void theLatencyIsNeverCut_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("scale");
        QTest::newRow("large letters") << QString() << 1.75;
        QTest::newRow("long name") << QString(400, u'W') << 1.0;
        QTest::newRow("both") << QString(400, u'W') << 1.75;
    }
    void theLatencyIsNeverCut() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        ViewState state = example::exampleState(!name.isEmpty());
        state.baselineName = name;
        Theme theme = Theme::light();
        theme.fontScale = scale;
        const auto cells = summaryCells(state, {});
        const SummaryLayout layout = summaryLayout(cells, latencyGauge(state, {}), theme, 1362);
        double sum = 0;
        for (const double width : layout.widths)
            sum += width;
        QVERIFY(sum <= 1362);
        const QString value =
            cells.front().briefValue.isEmpty() ? cells.front().value : cells.front().briefValue;
        QVERIFY(layout.widths.front() > QFontMetricsF(theme.font(26, true)).horizontalAdvance(value));
    }
    void aFaultIsReadInFull() {
        ViewState state = example::exampleState(false);
        state.errors = {{"occupancy.does_not_fit",
                         "SMEM 336.1 of 227 KiB: one block needs more shared memory than NVIDIA H200 SXM has",
                         "",
                         {},
                         ""}};
        const Theme theme = Theme::light();
        const auto cells = summaryCells(state, {});
        const SummaryLayout layout = summaryLayout(cells, latencyGauge(state, {}), theme, 1600);
        QVERIFY(layout.widths.back() > QFontMetricsF(theme.font(11)).horizontalAdvance(cells.back().detail));
        double sum = 0;
        for (const double width : layout.widths)
            sum += width;
        QCOMPARE(sum, 1600.0);
    }
    void deltas_data();
    void deltas();
    void points();
    void words_data();
    void words();
    void tailOfBusySms();
    void bindingWarpsAreNamedOnce();
    void emptyCellsHaveHeadings();
    void memoryKernelShowsBytes();
    void resultStates_data();
    void resultStates();
    void gauge();
    void levels_data();
    void levels();
    void nothingClipped_data();
    void nothingClipped();
    void everyCellExplains();
    void pinAndClear();
    void cancelWhileComputing();
    void occupancyMovesToTooltip();
    void accessibleNames();
};

void TestSummary::deltas_data() {
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("judgement");
    QTest::newRow("faster") << 286.0 << 179.0 << "▼ 37.4 % faster" << int(Judgement::better);
    QTest::newRow("slower") << 100.0 << 116.2 << "▲ 16.2 % slower" << int(Judgement::worse);
    QTest::newRow("much slower") << 100.0 << 412.0 << "▲ 312 % slower" << int(Judgement::worse);
    QTest::newRow("same") << 100.0 << 100.04 << "± 0 % same" << int(Judgement::same);
    QTest::newRow("no baseline") << 0.0 << 100.0 << "" << int(Judgement::same);
}

void TestSummary::deltas() {
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(QString, sentence);
    QFETCH(int, judgement);
    const Delta delta = latencyDelta(from, to);
    QCOMPARE(plain(delta.sentence()), sentence);
    QCOMPARE(int(delta.judgement), judgement);
}

void TestSummary::points() {
    QCOMPARE(plain(shareDelta(0.781, 0.764).sentence()), QStringLiteral("▼ 1.7 points worse"));
    QCOMPARE(plain(shareDelta(0.47, 0.82).sentence()), QStringLiteral("▲ 35.0 points better"));
    QCOMPARE(shareDelta(0.1, 0.2, false).judgement, Judgement::worse);
}

void TestSummary::words_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("detail");
    QTest::newRow("latency") << "latency"
                             << "179 µs"
                             << "768 TFLOP/s";
    QTest::newRow("baseline") << "baseline"
                              << "▼ 37.4 % faster"
                              << "286 µs → 179 µs";
    QTest::newRow("bottleneck") << "bottleneck"
                                << "Tensor core, 98 % of steady"
                                << "Clock 1740 of 1980 MHz: power limit";
    QTest::newRow("cache") << "l2_hit"
                           << "76.4 %"
                           << "L1.5 takes 34 % · DRAM read 251 MB";
    QTest::newRow("waves") << "waves"
                           << "3 + tail"
                           << "Tail: 116 of 132 SMs busy";
    QTest::newRow("occupancy") << "occupancy"
                               << "1 block / SM"
                               << "SMEM binds: 144 of 227 KiB";
    QTest::newRow("result") << "result"
                            << "Up to date"
                            << "exact, 2 of 2 orders, found in 9 ms";
}

void TestSummary::words() {
    QFETCH(QString, id);
    QFETCH(QString, value);
    QFETCH(QString, detail);
    const SummaryCell cell = cellOf(example::exampleState(), id);
    QCOMPARE(plain(cell.value), value);
    QCOMPARE(plain(cell.detail), detail);
}

void TestSummary::tailOfBusySms() {
    ViewState state = example::exampleState();
    auto a = std::make_shared<Analysis>(*state.analysis);
    a->waves.full = 7;
    a->waves.blocksPerWave = 264;
    a->waves.tailBlocks = 132;
    a->waves.list = {{}, {}};
    a->waves.list[0].activeSms = a->waves.list[1].activeSms = 132;
    state.analysis = a;
    QCOMPARE(cellOf(state, "waves").detail, QStringLiteral("Tail: 132 of 264 blocks"));
}

void TestSummary::bindingWarpsAreNamedOnce() {
    ViewState state = example::exampleState();
    auto a = std::make_shared<Analysis>(*state.analysis);
    a->occupancy.limitedBy = "warps";
    a->occupancy.limits = {{"warps", 16, "4 warps per block"}};
    state.analysis = a;
    QCOMPARE(cellOf(state, "occupancy").detail, QStringLiteral("Warps bind: 4 per block"));
    QCOMPARE(cellOf(state, "occupancy").briefDetail, QStringLiteral("4 warps per block"));
}

void TestSummary::emptyCellsHaveHeadings() {
    for (const SummaryCell& cell : summaryCells({}, {}))
        QVERIFY2(!cell.caption.isEmpty(), qPrintable(cell.id));
}

void TestSummary::memoryKernelShowsBytes() {
    ViewState state = example::exampleState();
    auto a = std::make_shared<Analysis>(*state.analysis);
    a->resources[0] = {};
    a->latencySeconds = 100e-6;
    a->cache.dramReadBytes = 200e6;
    a->cache.dramWriteBytes = 200e6;
    state.analysis = a;
    QCOMPARE(plain(cellOf(state, "latency").detail), QStringLiteral("4 TB/s of DRAM"));
}

void TestSummary::resultStates_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("tone");
    QTest::newRow("up to date") << "ok"
                                << "Up to date"
                                << "exact, 2 of 2 orders, found in 9 ms" << int(CellTone::normal);
    QTest::newRow("bounded search") << "bounded"
                                    << "Up to date"
                                    << "best of 400 orders, search bounded, found in 9 ms" << int(CellTone::normal);
    QTest::newRow("does not fit") << "fit"
                                  << "Does not fit"
                                  << "SMEM 240 of 227 KiB" << int(CellTone::error);
    QTest::newRow("one error") << "cycle"
                               << "Not legal"
                               << "a cycle: A, B, A" << int(CellTone::error);
    QTest::newRow("errors") << "errors"
                            << "2 errors"
                            << "a cycle: A, B, A" << int(CellTone::error);
    QTest::newRow("stale") << "stale"
                           << "Stale"
                           << "of an earlier plan, GPU or clock" << int(CellTone::normal);
    QTest::newRow("outside validated range") << "warning"
                                             << "Doubtful"
                                             << "K is above 28672" << int(CellTone::warning);
    QTest::newRow("edited hardware") << "edited"
                                     << "Up to date"
                                     << "edited hardware numbers" << int(CellTone::edited);
    QTest::newRow("nothing") << "none"
                             << "None yet"
                             << "no plan open" << int(CellTone::normal);
}

void TestSummary::resultStates() {
    QFETCH(QString, kind);
    QFETCH(QString, value);
    QFETCH(QString, detail);
    QFETCH(int, tone);
    ViewState state = kind == "none" ? ViewState{} : example::exampleState();
    const Error cycle{"plan.cycle", "a cycle: A, B, A", "A", {}, ""};
    if (kind == "fit") state.errors = {{"occupancy.does_not_fit", "SMEM 240 of 227 KiB", "", {}, ""}};
    if (kind == "cycle") state.errors = {cycle};
    if (kind == "errors") state.errors = {cycle, cycle};
    state.stale = kind == "stale";
    if (kind == "bounded" || kind == "warning") {
        auto a = std::make_shared<Analysis>(*state.analysis);
        if (kind == "bounded") {
            a->orders.bounded = true;
            a->orders.examined = 400;
            a->remarks.push_back({"orders.bounded", "best of 400", true});
        } else {
            a->remarks.push_back({"range.k", "K is above 28672", true});
        }
        state.analysis = a;
    }
    if (kind == "edited") {
        auto gpu = std::make_shared<Gpu>(*state.gpu);
        gpu->edited = true;
        state.gpu = gpu;
    }
    const SummaryCell cell = cellOf(state, "result");
    QCOMPARE(cell.value, value);
    QCOMPARE(plain(cell.detail), detail);
    QCOMPARE(int(cell.tone), tone);
    QCOMPARE(cell.icon.isEmpty(), kind == "none");
}

void TestSummary::gauge() {
    const ViewState with = example::exampleState(), without = example::exampleState(false);
    QVERIFY(latencyGauge(without, {}).empty());
    const LatencyGauge g = latencyGauge(with, {182e-6, 0.067, {}});
    QVERIFY(g.from < 167e-6 && g.to > 286e-6);
    QVERIFY(std::abs(g.from / g.step - std::round(g.from / g.step)) < 1e-9);
    QCOMPARE(*g.measured, 182e-6);
    QVERIFY(*g.bandFrom < g.predicted && g.predicted < *g.bandTo);
}

void TestSummary::levels_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("detail");
    QTest::newRow("1600") << 1600 << int(SummaryDetail::full);
    QTest::newRow("1366: shorter words") << 1366 << int(SummaryDetail::brief);
    QTest::newRow("1180: occupancy is in the tooltip of waves") << 1180 << int(SummaryDetail::noOccupancy);
    QTest::newRow("900: no gauge") << 900 << int(SummaryDetail::noGauge);
    QTest::newRow("600: words are cut") << 600 << int(SummaryDetail::narrow);
}

void TestSummary::levels() {
    QFETCH(int, width);
    QFETCH(int, detail);
    Fixture f(example::exampleState(), width);
    QCOMPARE(int(f.strip.detail()), detail);
    QCOMPARE(f.strip.cell("occupancy")->isVisible(), detail < int(SummaryDetail::noOccupancy));
    const auto* result = f.strip.cell("result");
    QVERIFY(result->geometry().right() >= width - 8 && result->geometry().right() <= width);
}

void TestSummary::nothingClipped_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("baseline");
    for (int width : {1180, 1280, 1366, 1500, 1600, 1920})
        for (bool baseline : {false, true})
            QTest::addRow("%d %s", width, baseline ? "baseline" : "none") << width << baseline;
}

void TestSummary::nothingClipped() {
    QFETCH(int, width);
    QFETCH(bool, baseline);
    Fixture f(example::exampleState(baseline), width);
    const LatencyGauge gauge = latencyGauge(example::exampleState(baseline), {});
    for (const SummaryCellButton* button : f.strip.cells()) {
        if (!button->isVisible()) continue;
        CellLook look;
        look.detail = f.strip.detail();
        look.gauge = button->cell().id == "latency" ? &gauge : nullptr;
        QVERIFY2(button->width() + 1 >= summaryCellWidth(button->cell(), Theme::light(), look) - 1,
                 qPrintable(button->cell().id));
    }
}

void TestSummary::everyCellExplains() {
    Fixture f(example::exampleState());
    QSignalSpy spy(&f.strip, &SummaryStrip::explainRequested);
    QStringList expected;
    for (SummaryCellButton* button : f.strip.cells()) {
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(6, button->height() - 6));
        QTest::keyClick(button, Qt::Key_Return);
        expected << button->cell().id << button->cell().id;
    }
    QStringList asked;
    for (const auto& call : spy)
        asked << call.at(0).toString();
    QCOMPARE(asked, expected);
}

void TestSummary::pinAndClear() {
    Fixture f(example::exampleState(false));
    QSignalSpy pinned(&f.strip, &SummaryStrip::pinRequested),
        cleared(&f.strip, &SummaryStrip::baselineCleared);
    auto* pin = f.strip.findChild<QPushButton*>();
    QVERIFY(pin->isVisible() && pin->isEnabled());
    QTest::mouseClick(pin, Qt::LeftButton);
    QCOMPARE(pinned.count(), 1);
    f.strip.setState(example::exampleState(true));
    QVERIFY(!pin->isVisible());
    const auto tools = f.strip.findChildren<QToolButton*>();
    QCOMPARE(tools.size(), 2);
    for (QToolButton* tool : tools) {
        QVERIFY(tool->isVisible());
        QTest::mouseClick(tool, Qt::LeftButton);
    }
    QCOMPARE(pinned.count(), 2);
    QCOMPARE(cleared.count(), 1);
    // Nothing to pin while the result is not of this plan.
    ViewState stale = example::exampleState(false);
    stale.stale = true;
    f.strip.setState(stale);
    QVERIFY(!pin->isEnabled());
}

void TestSummary::cancelWhileComputing() {
    ViewState state = example::exampleState();
    state.computing = true;
    Fixture f(state);
    QSignalSpy spy(&f.strip, &SummaryStrip::cancelRequested);
    // A quick computation leaves the words alone; a slow one says so.
    QCOMPARE(f.strip.cell("result")->cell().value, QStringLiteral("Up to date"));
    QTRY_COMPARE(f.strip.cell("result")->cell().value, QStringLiteral("Computing"));
    f.strip.setProgress(214, 400);
    QCOMPARE(f.strip.cell("result")->cell().detail, QStringLiteral("214 of 400 · Cancel"));
    QTest::mouseClick(f.strip.cell("result"), Qt::LeftButton);
    QCOMPARE(spy.count(), 1);
    state.computing = false;
    f.strip.setState(state);
    QCOMPARE(f.strip.cell("result")->cell().value, QStringLiteral("Up to date"));
}

void TestSummary::occupancyMovesToTooltip() {
    Fixture f(example::exampleState(), 1200);
    QVERIFY(f.strip.cell("waves")->toolTip().contains("1 block / SM"));
}

void TestSummary::accessibleNames() {
    Fixture f(example::exampleState());
    QVERIFY(plain(f.strip.cell("latency")->accessibleName()).startsWith("Latency, predicted: 179 µs"));
    QVERIFY(plain(f.strip.cell("baseline")->accessibleName()).contains("faster"));
    for (SummaryCellButton* button : f.strip.cells())
        QVERIFY(!button->accessibleName().isEmpty());
}

QTEST_MAIN(TestSummary)
#include "tst_summary.moc"
