// Roofline: values against their definition, words, and gestures on the chart.
#include "pictures.h"
#include "real_state.h"

#include "core/plan/edit.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/plot_canvas.h"
#include "widgets/roofline/label_places.h"
#include "widgets/roofline/roofline_view.h"

using namespace tilesight;
using namespace tilesight::example;

namespace {

void wheel(PlotCanvas& canvas, const QPointF& at, int steps, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(at, canvas.mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&canvas, &event);
}

} // namespace

class TestRoofline : public QObject {
    Q_OBJECT
private slots:
    void dotsFollowTheDefinition_data();
    void dotsFollowTheDefinition();
    void levelsOfTheGpu();
    void wordsNameTheRoof();
    void levelByClickKeyAndMode();
    void hoverNamesEverything();
    void explainsALevel();
    void zoomKeysAndWheel();
    void baselineIsAGhost();
    void labelOfTheBaselineIsNear_data();
    void labelOfTheBaselineIsNear();
    void labelsKeepApart_data();
    void labelsKeepApart();
    void valuesCrossNoRoof();
    void exportsEverything();
    void statesWithoutAResult();
    void pictures();
};

void TestRoofline::dotsFollowTheDefinition_data() {
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("operations");
    QTest::newRow("gemm") << "gemm_4096_bf16" << false;
    QTest::newRow("fp8 gemm") << "gemm_8192_fp8" << false;
    QTest::newRow("attention") << "attention_4096_d128" << false;
    QTest::newRow("softmax has no products") << "softmax_4096" << true;
}

void TestRoofline::dotsFollowTheDefinition() {
    QFETCH(QString, sample);
    QFETCH(bool, operations);
    const ViewState state = realState(sample.toStdString());
    QVERIFY(state.analysis);
    const Roofline r = rooflineOf(*state.analysis, *state.gpu);
    QCOMPARE(r.operations, operations);
    QVERIFY(!r.empty());
    for (const RoofDot& dot : r.dots) {
        QCOMPARE(dot.intensity * dot.bytes, r.work);
        QCOMPARE(dot.attained * state.analysis->latencySeconds, r.work);
        const double slope = dot.intensity * state.analysis->use(dot.level).peak;
        QCOMPARE(dot.roof, std::min(slope, r.ceilings.front().perSecond));
        QVERIFY2(dot.share() > 0 && dot.share() <= 1, qPrintable(QString::number(dot.share())));
    }
    for (const Ceiling& ceiling : r.ceilings)
        QVERIFY(ceiling.perSecond > 0 && !ceiling.title.isEmpty());
    if (sample == "gemm_8192_fp8")
        QVERIFY2(r.ceilings.front().title.contains("f8"), qPrintable(r.ceilings.front().title));
}

void TestRoofline::levelsOfTheGpu() {
    const auto has = [](const Roofline& r, Resource level) {
        return std::any_of(r.slopes.begin(), r.slopes.end(),
                           [&](const Slope& slope) { return slope.level == level; });
    };
    const ViewState hopper = realState("gemm_4096_bf16", "h200-sxm");
    QVERIFY(has(rooflineOf(*hopper.analysis, *hopper.gpu), Resource::l15));
    const ViewState ada = realState("softmax_4096", "rtx-4090");
    QVERIFY(ada.analysis);
    const Roofline r = rooflineOf(*ada.analysis, *ada.gpu);
    QVERIFY(!has(r, Resource::l15));
    QVERIFY(has(r, Resource::dram) && has(r, Resource::l2) && has(r, Resource::smem));
}

void TestRoofline::wordsNameTheRoof() {
    const ViewState gemm = realState("gemm_4096_bf16");
    const QString tensor = roofInWords(rooflineOf(*gemm.analysis, *gemm.gpu), *gemm.analysis);
    QVERIFY2(tensor.startsWith("Tensor core binds"), qPrintable(tensor));
    const ViewState relu = realState("relu");
    const Roofline streaming = rooflineOf(*relu.analysis, *relu.gpu);
    const QString dram = roofInWords(streaming, *relu.analysis);
    QVERIFY2(dram.startsWith("DRAM binds"), qPrintable(dram));
    const QString l2 = roofInWords(streaming, *relu.analysis, Resource::l2);
    QVERIFY2(l2.startsWith("L2 at "), qPrintable(l2));
}

void TestRoofline::levelByClickKeyAndMode() {
    Selection selection;
    RooflineView view(&selection);
    view.resize(420, 420);
    view.show();
    view.setState(realState("gemm_4096_bf16"));
    QTRY_VERIFY(view.dotPosition(Resource::dram).has_value());
    view.canvas()->replot();
    const QPoint dram = view.dotPosition(Resource::dram)->toPoint();
    QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, dram);
    QVERIFY(view.level() == Resource::dram);
    QVERIFY(view.sentence().startsWith("DRAM at "));
    QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, dram);
    QVERIFY(!view.level());
    QTest::keyClick(view.canvas(), Qt::Key_3);
    QVERIFY(view.level() == Resource::l2);
    QVERIFY(view.modeActions()->actions().at(3)->isChecked());
    QTest::keyClick(view.canvas(), Qt::Key_Escape);
    QVERIFY(!view.level());
    view.modeActions()->actions().at(1)->trigger();
    QVERIFY(view.level() == Resource::smem);
    QVERIFY(view.modeActions()->actions().at(1)->isChecked());
}

void TestRoofline::hoverNamesEverything() {
    Selection selection;
    RooflineView view(&selection);
    view.resize(420, 420);
    view.show();
    view.setState(realState("gemm_4096_bf16"));
    view.canvas()->replot();
    const QString text = view.hoverText(*view.dotPosition(Resource::l2)).plain();
    for (const char* part :
         {"L2", "Intensity", "FLOP/B", "Attained", "FLOP/s", "Roof, Tensor core", "Share of that roof", "%"})
        QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(view.hoverText({1, 1}).title.isEmpty());
}

void TestRoofline::explainsALevel() {
    Selection selection;
    RooflineView view(&selection);
    view.resize(420, 420);
    view.show();
    view.setState(realState("gemm_4096_bf16"));
    view.canvas()->replot();
    QSignalSpy spy(&view, &RooflineView::explainRequested);
    QTest::mouseDClick(view.canvas(), Qt::LeftButton, {}, view.dotPosition(Resource::dram)->toPoint());
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first().toString(), QString("latency/steady/turn/dram"));
    QTest::keyClick(view.canvas(), Qt::Key_Return);
    QCOMPARE(spy.size(), 2);
}

void TestRoofline::zoomKeysAndWheel() {
    Selection selection;
    RooflineView view(&selection);
    view.resize(420, 420);
    view.show();
    view.setState(realState("gemm_4096_bf16"));
    PlotCanvas& canvas = *view.canvas();
    canvas.replot();
    QVERIFY(canvas.isHome());
    const QPointF at = canvas.axisRect()->rect().center();
    const double before = canvas.xAxis->pixelToCoord(at.x());
    wheel(canvas, at, 3, Qt::ControlModifier);
    QVERIFY(!canvas.isHome());
    QVERIFY2(std::abs(canvas.xAxis->pixelToCoord(at.x()) / before - 1) < 1e-6,
             "the point under the pointer stays");
    const QCPRange zoomed = canvas.xAxis->range();
    wheel(canvas, at, 2, Qt::ShiftModifier);
    QVERIFY(canvas.xAxis->range().lower < zoomed.lower);
    const QCPRange panned = canvas.yAxis->range();
    wheel(canvas, at, -1, Qt::NoModifier);
    QVERIFY(canvas.yAxis->range().lower < panned.lower);
    QTest::keyClick(&canvas, Qt::Key_Home);
    QVERIFY(canvas.isHome());
    QTest::keyClick(&canvas, Qt::Key_F);
    QVERIFY(!canvas.isHome());
    QVERIFY(canvas.rect().contains(view.dotPosition(Resource::dram)->toPoint()));
    for (int i = 0; i < 100; ++i)
        wheel(canvas, at, 5, Qt::ControlModifier); // never into nothing
    QVERIFY(canvas.xAxis->range().size() > 0);
    for (int i = 0; i < 100; ++i)
        wheel(canvas, at, -5, Qt::ControlModifier);
    QVERIFY(std::isfinite(canvas.xAxis->range().upper));
}

void TestRoofline::baselineIsAGhost() {
    ViewState state = realState("gemm_4096_bf16");
    const auto changed = setParameter(*state.plan, "STAGES", 2);
    QVERIFY(bool(changed));
    state.baseline = realState(*changed, "h200-sxm").analysis;
    state.baselineName = "2 stages";
    Selection selection;
    RooflineView view(&selection);
    view.resize(420, 420);
    view.setState(state);
    const QString csv = view.exports()->csv();
    QVERIFY(csv.contains("plan,dram,") && csv.contains("baseline,dram,"));
    bool named = false;
    for (int i = 0; i < view.canvas()->itemCount(); ++i)
        if (const auto* text = qobject_cast<QCPItemText*>(view.canvas()->item(i)))
            named = named || text->text().contains("2 stages");
    QVERIFY(named);
}

/// Beside its own dots or not at all: in a corner it would be another one's.
void TestRoofline::labelOfTheBaselineIsNear_data() {
    QTest::addColumn<int>("stages");
    QTest::addColumn<bool>("seen");
    QTest::newRow("as the plan") << 3 << false;
    QTest::newRow("slower") << 1 << true;
}
void TestRoofline::labelOfTheBaselineIsNear() {
    QFETCH(int, stages);
    QFETCH(bool, seen);
    ViewState state = realState("gemm_4096_bf16");
    state.baseline = realState(*setParameter(*state.plan, "STAGES", Expression(stages)), "h200-sxm").analysis;
    state.baselineName = "pinned";
    Selection selection;
    RooflineView view(&selection);
    view.resize(420, 420);
    view.show();
    view.setState(state);
    view.canvas()->replot();
    const Roofline then = rooflineOf(*state.baseline, *state.gpu);
    const double perUnit = rooflineOf(*state.analysis, *state.gpu).ceilings.front().perSecond >= 2e12 ? 1e12 : 1e9;
    const double y = view.canvas()->yAxis->coordToPixel(then.attained / perUnit);
    bool found = false, largest = false;
    for (int i = 0; i < view.canvas()->itemCount(); ++i) {
        const auto* label = qobject_cast<QCPItemText*>(view.canvas()->item(i));
        if (!label || !label->visible()) continue;
        largest = largest || label->text().contains("largest clock");
        if (!label->text().contains("pinned")) continue;
        found = true;
        QVERIFY(std::abs(outlineOf(*label).boundingRect().center().y() - y) < 50);
    }
    QCOMPARE(found, seen);
    QVERIFY(largest);
}

void TestRoofline::labelsKeepApart_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("baseline");
    for (const QSize size : {QSize(300, 240), QSize(420, 420), QSize(900, 330)})
        for (const char* sample : {"gemm_4096_bf16", "softmax_4096", "mla_decode"})
            for (const bool baseline : {false, true})
                QTest::addRow("%s at %d x %d%s", sample, size.width(), size.height(), baseline ? ", baseline" : "")
                    << size << QString::fromLatin1(sample) << baseline;
}

void TestRoofline::labelsKeepApart() {
    QFETCH(QSize, size);
    QFETCH(QString, sample);
    QFETCH(bool, baseline);
    ViewState state = realState(sample.toStdString());
    if (baseline) { // right at the plan's own dots
        state.baseline = state.analysis;
        state.baselineName = "128 × 256, STAGES 2";
    }
    Selection selection;
    RooflineView view(&selection);
    view.resize(size);
    view.show();
    view.setState(state);
    view.canvas()->replot();
    const QRectF plot = view.canvas()->axisRect()->rect();
    std::vector<std::pair<QString, QPolygonF>> shown;
    bool now = false;
    for (int i = 0; i < view.canvas()->itemCount(); ++i) {
        const auto* label = qobject_cast<QCPItemText*>(view.canvas()->item(i));
        if (!label || !label->visible()) continue;
        const QPolygonF outline = outlineOf(*label);
        now = now || label->text().endsWith(" now");
        QVERIFY2(plot.contains(outline.boundingRect()), qPrintable(label->text()));
        for (const auto& [text, other] : shown)
            QVERIFY2(!outline.intersects(other), qPrintable(label->text() + " over " + text));
        shown.emplace_back(label->text(), outline);
    }
    QVERIFY(now);
    QVERIFY(shown.size() >= 3);
    // What a line is called is also under the pointer.
    const Roofline r = rooflineOf(*state.analysis, *state.gpu);
    const double y = view.canvas()->yAxis->coordToPixel(
        r.ceilings.front().perSecond / (r.ceilings.front().perSecond >= 2e12 ? 1e12 : 1e9));
    const TooltipText text = view.hoverText({plot.right() - 3, y});
    QVERIFY2(text.title.contains(r.ceilings.front().title), qPrintable(text.title));
}

/// Where there is room, the values stand clear of the roofs, and no label prints over a dot.
void TestRoofline::valuesCrossNoRoof() {
    ViewState state = realState("gemm_4096_bf16");
    const auto other = setParameter(*state.plan, "BM", Expression(64));
    state.baseline = std::make_shared<const Analysis>(*analyze(*other, *state.gpu));
    state.baselineName = "64 × 256";
    Selection selection;
    RooflineView view(&selection);
    view.resize(560, 420);
    view.show();
    view.setState(state);
    view.canvas()->replot();
    std::vector<QRectF> dots;
    for (int i = 0; i < view.canvas()->graphCount(); ++i) {
        const QCPGraph* graph = view.canvas()->graph(i);
        for (const QCPGraphData& point : *graph->data())
            dots.push_back(QRectF(-4, -4, 8, 8).translated(graph->coordsToPixels(point.key, point.value)));
    }
    QVERIFY(!dots.empty());
    int values = 0;
    for (int i = 0; i < view.canvas()->itemCount(); ++i) {
        const auto* label = qobject_cast<QCPItemText*>(view.canvas()->item(i));
        if (!label || !label->visible()) continue;
        const QPolygonF outline = outlineOf(*label);
        if (label->text().size() > 3) // not the code of a dot
            for (const QRectF& dot : dots)
                QVERIFY2(!outline.intersects(QPolygonF(dot)), qPrintable(label->text()));
        if (!label->text().endsWith(" now") && !label->text().endsWith(state.baselineName)) continue;
        ++values;
        for (int k = 0; k < view.canvas()->itemCount(); ++k) {
            const auto* line = qobject_cast<QCPItemLine*>(view.canvas()->item(k));
            if (!line) continue;
            const QLineF drawn(line->start->pixelPosition(), line->end->pixelPosition());
            for (qsizetype side = 0; side < outline.size(); ++side) {
                const QLineF edge(outline[side], outline[(side + 1) % outline.size()]);
                QVERIFY2(edge.intersects(drawn) != QLineF::BoundedIntersection, qPrintable(label->text()));
            }
        }
    }
    QCOMPARE(values, 2);
}

void TestRoofline::exportsEverything() {
    Selection selection;
    RooflineView view(&selection);
    view.setState(realState("gemm_4096_bf16"));
    view.setTheme(Theme::dark());
    const QByteArray svg = view.exports()->svg();
    QVERIFY(svg.contains("<svg") && svg.contains("Tensor core bf16"));
    QVERIFY(QImage::fromData(view.exports()->png()).width() >= 1000);
    QCOMPARE(view.exports()->csv().split('\n', Qt::SkipEmptyParts).size(), 5);
    QSignalSpy spy(view.exports(), &ExportActions::saveRequested);
    for (QAction* action : view.actions())
        if (action->text().contains("SVG")) action->trigger();
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first().toString(), QString("svg"));
}

void TestRoofline::statesWithoutAResult() {
    Selection selection;
    RooflineView view(&selection);
    view.setState({});
    QVERIFY(view.sentence().contains("once a plan is open"));
    ViewState faulty;
    faulty.errors = {{"plan.cycle", "a waits for b", {}, {}, {}}};
    view.setState(faulty);
    QVERIFY(view.sentence().contains("a waits for b"));
    QVERIFY(!view.actions().first()->isEnabled());
}

void TestRoofline::pictures() {
    for (const auto& [name, theme] : pictureThemes())
        for (const char* sample : {"gemm_4096_bf16", "softmax_4096", "mla_decode"}) {
            useTheme(theme);
            Selection selection;
            RooflineView view(&selection);
            view.setTheme(theme);
            view.resize(420, 400);
            ViewState state = realState(sample);
            if (QString(sample).startsWith("gemm")) {
                state.baseline = realState(*setParameter(*state.plan, "STAGES", 2), "h200-sxm").analysis;
                state.baselineName = "2 stages";
            }
            view.setState(state);
            view.show();
            view.canvas()->replot();
            savePicture(view, QString("roofline-%1-%2").arg(sample, name));
            QVERIFY(view.dotPosition(Resource::dram).has_value());
        }
}

QTEST_MAIN(TestRoofline)
#include "tst_roofline.moc"
