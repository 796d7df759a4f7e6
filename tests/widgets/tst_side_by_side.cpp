// Two results side by side: one axis for both, linked gestures, pickers, states of a side, exports, many segments.
#include "tests/widgets/example_analysis.h"
#include "tests/widgets/pictures.h"
#include "widgets/plot/export_actions.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/side_by_side/side_words.h"

#include <QAccessible>
#include <QComboBox>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>

using namespace tilesight;

namespace {

QString plain(QString text) { return text.replace(QChar(0x2009), ' '); }

VariantRow variant(quint64 id, const QString& name, const Analysis& analysis, const QString& gpu = "H200 SXM") {
    VariantRow row;
    row.id = id;
    row.name = name;
    row.gpu = gpu;
    row.plan = std::make_shared<const TilePlan>(analysis.plan);
    row.analysis = std::make_shared<const Analysis>(analysis);
    return row;
}

/// Three stages of 0.603 µs a turn, and two of 1.02 µs.
struct Sides {
    Selection selection;
    SideBySideView view{&selection};
    VariantTable table;
    ViewState state = example::exampleState(false);

    explicit Sides(QSize size = {1200, 560}) {
        table.rows = {variant(7, "wide", example::exampleAnalysis(3)), variant(9, "narrow", example::exampleAnalysis(2))};
        table.baseline = 0;
        view.resize(size);
        view.setState(state);
        view.setVariants(table);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
        view.setFocus();
    }
    void showBoth() { view.showPair(7, 9); }
    double scale(std::size_t side) const { return view.frame(side).axis.pixelsPerSecond; }
    double scroll(std::size_t side) const { return view.frame(side).axis.scrollPixels; }
    QPoint centreOf(std::size_t side, Resource resource, Phase phase) const {
        const LaneFrame f = view.frame(side);
        for (const LaneSegment& s : f.scene.lanes().segments)
            if (s.resource == resource && s.phase == phase)
                return QPointF(f.x(s.startSeconds + s.durationSeconds / 2), f.layout.bar(f.scene.rowOf(resource)).center().y()).toPoint();
        return {};
    }
    void wheel(const QPoint& at, int steps, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(&view, Qt::LeftButton, modifiers, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&view, from + (to - from) * i / 5);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }
};

} // namespace

class TestSideBySide : public QObject {
    Q_OBJECT
private slots:
    void layout_data() {
        QTest::addColumn<bool>("beside");
        QTest::addColumn<bool>("note");
        QTest::newRow("stacked") << false << false;
        QTest::newRow("stacked with a note") << false << true;
        QTest::newRow("beside") << true << false;
        QTest::newRow("beside with a note") << true << true;
    }
    void layout() {
        QFETCH(bool, beside);
        QFETCH(bool, note);
        const QRectF all(0, 0, 1000, 500);
        const SideBySideLayout l = sideBySideLayout(all, 1, beside, note);
        QCOMPARE(l.note.height(), note ? 24.0 : 0.0);
        for (const std::size_t side : {0, 1}) {
            QVERIFY(all.contains(l.lanes[side]) && all.contains(l.heads[side]));
            QCOMPARE(l.heads[side].bottom(), l.lanes[side].top());
        }
        QCOMPARE(l.lanes[0].size(), l.lanes[1].size()); // one scale needs one width
        QVERIFY(!l.lanes[0].intersects(l.lanes[1]));
        QCOMPARE(l.lanes[0].top() == l.lanes[1].top(), beside);
    }

    void lowAndWideIsBeside() {
        QVERIFY(isBesideBetter({1050, 276}, 1));
        QVERIFY(!isBesideBetter({1050, 560}, 1));
        QVERIFY(!isBesideBetter({700, 276}, 1)); // too narrow for two
    }

    /// The same moment stands at the same x on both sides, before, in and behind what both fold.
    void oneAxis() {
        Sides s;
        s.showBoth();
        const LaneFrame a = s.view.frame(0), b = s.view.frame(1);
        for (const double us : {0.0, 1.0, 3.9, 20.0, 40.0, 60.0})
            QCOMPARE(a.x(us * 1e-6), b.x(us * 1e-6));
        QCOMPARE(a.axis.totalSeconds, std::max(a.scene.totalSeconds, b.scene.totalSeconds));
        // Hidden is what both repeat: from the later start to the earlier end.
        const Lanes &one = a.scene.lanes(), &other = b.scene.lanes();
        QCOMPARE(a.axis.foldStartSeconds, std::max(one.foldStartSeconds, other.foldStartSeconds));
        QCOMPARE(a.axis.foldStartSeconds + a.axis.foldSeconds,
                 std::min(one.foldStartSeconds + one.foldSeconds, other.foldStartSeconds + other.foldSeconds));
        s.view.setFolded(false);
        QCOMPARE(s.view.frame(0).axis.foldSeconds, 0.0);
        QCOMPARE(s.view.frame(0).x(30e-6), s.view.frame(1).x(30e-6));
    }

    /// Turns that the engine folded are drawn where the axis does not hide them.
    void turnsBesideTheSharedFold() {
        Sides s;
        s.showBoth();
        const LaneFrame f = s.view.frame(1); // the slow one: it goes on long after the other has ended
        const LaneRow& tensor = f.scene.rows[std::size_t(f.scene.rowOf(Resource::tensor))];
        const double end = f.axis.foldStartSeconds + f.axis.foldSeconds;
        const double period = f.scene.lanes().steadyPeriodSeconds;
        int before = 0, inside = 0, behind = 0;
        double last = -1;
        for (const DrawnSegment& d : visibleSegments(f.scene, tensor, f.axis, 0, f.axis.width)) {
            QVERIFY(d.startSeconds > last); // none twice
            last = d.startSeconds;
            if (d.startSeconds < f.axis.foldStartSeconds - 1e-12)
                ++before;
            else if (d.endSeconds() < end)
                ++inside;
            else
                ++behind;
        }
        QCOMPARE(inside, 0);
        const double begin = f.scene.lanes().prologueSeconds, turns = double(f.scene.lanes().iterations);
        QCOMPARE(before, int(std::ceil((f.axis.foldStartSeconds - begin) / period - 1e-6)));
        QVERIFY(std::abs(behind - (turns - (end - begin) / period)) < 1.01);
        // Alone in the lanes view everything that the engine folded stays hidden.
        const LaneAxis own = fittedAll(laneAxis(f.scene, 1000, true));
        for (const DrawnSegment& d : visibleSegments(f.scene, tensor, own, 0, 1000))
            QVERIFY(d.count == 1 && !(insideFold(own, d.startSeconds) && insideFold(own, d.endSeconds())));
    }

    /// Both sides show the same lanes, so that they stand in line.
    void lanesInLine() {
        Analysis plainLoads = example::exampleAnalysis(2);
        std::erase_if(plainLoads.lanes.segments, [](const LaneSegment& s) { return s.resource == Resource::tensor; });
        Sides s;
        s.table.rows[1] = variant(9, "no tensor", plainLoads);
        s.view.setVariants(s.table);
        s.showBoth();
        const auto lanes = [&](std::size_t side) {
            std::vector<Resource> list;
            for (const LaneRow& row : s.view.pair().scene(side).rows)
                list.push_back(row.resource);
            return list;
        };
        QCOMPARE(lanes(0), lanes(1));
        QVERIFY(s.view.pair().scene(1).rowOf(Resource::tensor) >= 0);
        QCOMPARE(s.view.pair().scene(0).idle, s.view.pair().scene(1).idle);
        QCOMPARE(s.view.frame(0).layout.laneHeight, s.view.frame(1).layout.laneHeight);
        // A click on "lanes without work" shows those, too, on both sides.
        const auto before = lanes(0).size();
        const QRectF toggle = idleToggleRect(s.view.frame(0));
        QVERIFY(!toggle.isEmpty());
        QTest::mouseClick(&s.view, Qt::LeftButton, {}, toggle.center().toPoint());
        QVERIFY(lanes(0).size() > before);
        QCOMPARE(lanes(0), lanes(1));
    }

    void keysMoveBoth() {
        Sides s;
        s.showBoth();
        const double fit = s.scale(0);
        QTest::keyClick(&s.view, Qt::Key_W);
        QCOMPARE(s.scale(0), fit * 1.25);
        QCOMPARE(s.scale(1), s.scale(0));
        QTest::keyClick(&s.view, Qt::Key_W); // room on both ends
        const double at = s.scroll(0);
        QTest::keyClick(&s.view, Qt::Key_D);
        QVERIFY(s.scroll(0) > at);
        QCOMPARE(s.scroll(1), s.scroll(0));
        QTest::keyClick(&s.view, Qt::Key_A);
        QCOMPARE(s.scroll(0), at);
        QTest::keyClick(&s.view, Qt::Key_S);
        QTest::keyClick(&s.view, Qt::Key_S);
        QCOMPARE(s.scale(1), fit);
        QTest::keyClick(&s.view, Qt::Key_W);
        QTest::keyClick(&s.view, Qt::Key_Home);
        QCOMPARE(s.scale(0), fit);
        QCOMPARE(s.scroll(1), 0.0);
    }

    void wheelZoomsAndPansBoth() {
        Sides s;
        s.showBoth();
        const LaneFrame f = s.view.frame(1);
        const QPoint at(int(f.layout.plotLeft() + 300), int(f.layout.lanes.center().y()));
        const double fit = s.scale(0), under = timeAt(f.axis, 300);
        s.wheel(at, 2, Qt::ControlModifier);
        QCOMPARE(s.scale(0), fit * 1.44);
        QCOMPARE(timeAt(s.view.frame(0).axis, 300), under); // the time under the pointer stays, on the other side as well
        const double before = s.scroll(0);
        s.wheel(at, -1, Qt::ShiftModifier);
        QVERIFY(s.scroll(0) > before);
        QCOMPARE(s.scroll(1), s.scroll(0));
    }

    void draggingPansBoth() {
        Sides s;
        s.showBoth();
        QTest::keyClick(&s.view, Qt::Key_W);
        QTest::keyClick(&s.view, Qt::Key_W);
        const QPointF at = s.view.frame(0).layout.lanes.center();
        const double before = s.scroll(1);
        s.drag(at.toPoint(), at.toPoint() - QPoint(50, 0));
        QVERIFY(std::abs(s.scroll(1) - before - 50) < 2);
        QCOMPARE(s.scroll(0), s.scroll(1));
    }

    void measuredOnBothAndFitted() {
        Sides s;
        s.showBoth();
        const LaneFrame f = s.view.frame(0);
        const QPoint from(int(f.x(0)), int(f.layout.ruler.center().y())), to(int(f.x(1.7e-6)), from.y());
        s.drag(from, to);
        QVERIFY(s.view.measuredSeconds());
        QCOMPARE(s.view.measuredSeconds()->first, 0.0);
        QVERIFY(std::abs(s.view.measuredSeconds()->second - 1.7e-6) < 0.1e-6); // snapped to an edge nearby
        QVERIFY(s.view.accessibleDescription().contains("measured"));
        const double fit = s.scale(0);
        QTest::keyClick(&s.view, Qt::Key_F);
        QVERIFY(s.scale(0) > 2 * fit);
        QCOMPARE(s.scale(0), s.scale(1));
        QTest::keyClick(&s.view, Qt::Key_Escape);
        QVERIFY(!s.view.measuredSeconds());
        // With Shift it measures anywhere.
        s.view.fitAll();
        const QPoint lane = s.view.frame(1).layout.lanes.center().toPoint();
        s.drag(lane, lane + QPoint(90, 0), Qt::ShiftModifier);
        QVERIFY(s.view.measuredSeconds());
    }

    void clickSelectsOnBothAndFFitsIt() {
        Sides s;
        s.showBoth();
        QTest::mouseClick(&s.view, Qt::LeftButton, {}, s.centreOf(1, Resource::dram, Phase::epilogue));
        QCOMPARE(s.selection.actions(), QStringList("Store C"));
        QCOMPARE(s.view.activeSide(), std::size_t(1));
        QVERIFY(s.view.currentSegment() >= 0);
        const LaneSegment& store = s.view.pair().scene(1).lanes().segments[std::size_t(s.view.currentSegment())];
        QTest::keyClick(&s.view, Qt::Key_F);
        const LaneFrame f = s.view.frame(1);
        QVERIFY(f.x(store.startSeconds) >= f.layout.plotLeft());
        QVERIFY(f.x(store.startSeconds + store.durationSeconds) <= f.layout.lanes.right());
        QVERIFY((store.durationSeconds) * f.axis.pixelsPerSecond > f.axis.width / 2);
        QTest::keyClick(&s.view, Qt::Key_Escape);
        QVERIFY(s.selection.actions().isEmpty());
        QCOMPARE(s.view.currentSegment(), -1);
    }

    void keysWalkAlongAndAcross() {
        Sides s;
        s.showBoth();
        QTest::keyClick(&s.view, Qt::Key_Period);
        const int first = s.view.currentSegment();
        QVERIFY(first >= 0);
        QVERIFY2(s.view.accessibleDescription().startsWith("wide, "), qPrintable(s.view.accessibleDescription()));
        QTest::keyClick(&s.view, Qt::Key_Period);
        QVERIFY(s.view.currentSegment() != first);
        QTest::keyClick(&s.view, Qt::Key_Comma);
        QCOMPARE(s.view.currentSegment(), first);
        const auto lanes = s.view.pair().scene(0).rows.size();
        for (std::size_t i = 1; i < lanes; ++i) {
            QTest::keyClick(&s.view, Qt::Key_Down);
            QCOMPARE(s.view.activeSide(), std::size_t(0));
        }
        QTest::keyClick(&s.view, Qt::Key_Down); // past the last lane
        QCOMPARE(s.view.activeSide(), std::size_t(1));
        QVERIFY2(s.view.accessibleDescription().startsWith("narrow, "), qPrintable(s.view.accessibleDescription()));
        QTest::keyClick(&s.view, Qt::Key_Up);
        QCOMPARE(s.view.activeSide(), std::size_t(0));
        QTest::keyClick(&s.view, Qt::Key_M);
        QVERIFY(s.view.measuredSeconds());
    }

    /// The guide stands at one moment on both sides.
    void guideOnBoth() {
        Sides s;
        s.showBoth();
        const QImage before = s.view.grab().toImage();
        const QRectF lanes = s.view.frame(0).layout.lanes;
        QTest::mouseMove(&s.view, QPoint(int(s.view.frame(0).layout.plotLeft()) + 400, int(lanes.bottom()) - 3));
        const QImage after = s.view.grab().toImage();
        const double ratio = after.devicePixelRatio();
        for (const std::size_t side : {0, 1}) {
            const LaneFrame f = s.view.frame(side);
            const QPoint at = (QPointF(f.layout.plotLeft() + 400, f.layout.phases.center().y()) * ratio).toPoint();
            bool changed = false;
            for (int dx = -2; dx <= 2; ++dx)
                changed |= before.pixel(at + QPoint(dx, 0)) != after.pixel(at + QPoint(dx, 0));
            QVERIFY2(changed, side == 0 ? "first" : "second");
        }
    }

    void rowsScrollTogether() {
        Sides s({1000, 300});
        s.view.setBeside(false);
        s.showBoth();
        auto* bar = s.view.findChild<QScrollBar*>();
        QVERIFY(bar->maximum() > 0);
        const QPoint at = s.view.frame(0).layout.lanes.center().toPoint();
        s.wheel(at, -1, {});
        QVERIFY(bar->value() > 0);
        QCOMPARE(s.view.frame(0).layout.scrollY, s.view.frame(1).layout.scrollY);
        QVERIFY(s.view.frame(0).layout.scrollY > 0);
    }

    void pickersChooseAndSwap() {
        Sides s;
        QCOMPARE(s.view.pair().row(0)->name, QStringLiteral("wide")); // the baseline
        QVERIFY(s.view.pair().row(1)->present);                       // and the present plan
        QComboBox *first = s.view.picker(0), *second = s.view.picker(1);
        QCOMPARE(first->count(), 3);
        QCOMPARE(first->currentText(), QStringLiteral("wide"));
        QCOMPARE(second->currentText(), QStringLiteral("present plan"));
        QVERIFY(!first->accessibleName().isEmpty() && first->accessibleDescription().contains("wide"));
        second->setFocus();
        QTest::keyClick(second, Qt::Key_Up); // with the keyboard
        QCOMPARE(s.view.pair().row(1)->name, QStringLiteral("narrow"));
        // The one that is on the other side: they change places.
        first->setCurrentIndex(1);
        emit first->activated(1);
        QCOMPARE(s.view.pair().row(0)->name, QStringLiteral("narrow"));
        QCOMPARE(s.view.pair().row(1)->name, QStringLiteral("wide"));
        QCOMPARE(second->currentText(), QStringLiteral("wide"));
        // A renamed one keeps its place, a removed one gives way to the baseline and the present plan.
        s.table.rows[0].name = "broad";
        s.view.setVariants(s.table);
        QCOMPARE(second->currentText(), QStringLiteral("broad"));
        s.table.rows.erase(s.table.rows.begin() + 1);
        s.view.setVariants(s.table);
        QCOMPARE(first->currentText(), QStringLiteral("broad"));
        QVERIFY(s.view.pair().row(1)->present);
    }

    /// The strip of the whole kernel gives way before a lane does; both strips have one scale.
    void wholeKernel() {
        Sides s;
        s.showBoth();
        QVERIFY(s.view.frame(0).layout.overview.height() > 0);
        QCOMPARE(overviewX(s.view.frame(0), 100e-6), overviewX(s.view.frame(1), 100e-6));
        QTest::keyClick(&s.view, Qt::Key_W);
        const QRectF strip = s.view.frame(1).layout.overview;
        const double before = s.scroll(1);
        QTest::mouseClick(&s.view, Qt::LeftButton, {}, QPoint(int(overviewX(s.view.frame(1), 67e-6)), int(strip.center().y())));
        QVERIFY(s.scroll(1) > before);
        QCOMPARE(s.scroll(0), s.scroll(1));
        s.view.resize(1044, 276);
        QCOMPARE(s.view.frame(0).layout.overview.height(), 0.0);
        QVERIFY(s.view.frame(0).layout.lanes.height() >= 5 * 24);
    }

    void arrangement() {
        Sides s({1100, 270});
        s.showBoth();
        QVERIFY(s.view.isBeside()); // low and wide
        QVERIFY(s.view.frame(0).layout.lanes.top() == s.view.frame(1).layout.lanes.top());
        auto* button = s.view.findChild<QToolButton*>();
        QVERIFY(!button->accessibleName().isEmpty());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!s.view.isBeside());
        s.view.resize(1300, 250); // chosen: the shape decides no more
        QVERIFY(!s.view.isBeside());
        QCOMPARE(s.view.frame(0).x(5e-6), s.view.frame(1).x(5e-6));
    }

    void figures() {
        VariantRow row = variant(7, "wide", example::exampleAnalysis());
        row.measuredSeconds = 160e-6;
        QStringList said;
        for (const SideFigure& figure : sideFigures(row))
            said << plain(figure.sentence());
        QCOMPARE(said.size(), 6);
        QVERIFY2(said[0].startsWith(QStringLiteral("Latency: 179 µs ±")), qPrintable(said[0]));
        QCOMPARE(said[1], QStringLiteral("Measured: 160 µs, +11.9 % too long"));
        QCOMPARE(said[2], QStringLiteral("Limited by: Tensor core"));
        QCOMPARE(said[3], QStringLiteral("L2 hit: 76.4 %"));
        QCOMPARE(said[4], QStringLiteral("Waves: 3 + tail"));
        QCOMPARE(said[5], QStringLiteral("GPU: H200 SXM"));
    }

    void states_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("figure");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("not computed yet") << "none" << "not computed yet"
                                          << "“narrow” is not computed yet: its lanes appear here as soon as they are";
        QTest::newRow("coarse result") << "coarse" << "" << "“narrow” is not computed yet: its lanes appear here as soon as they are";
        QTest::newRow("illegal") << "plan.cycle" << "not legal" << "“narrow” is not legal: the reason";
        QTest::newRow("does not fit") << "occupancy.does_not_fit" << "does not fit"
                                      << "“narrow” does not fit H200 SXM: the reason";
        QTest::newRow("unknown GPU") << "gpu.unknown" << "no such GPU" << "“narrow” has no result: the reason";
    }
    void states() {
        QFETCH(QString, kind);
        QFETCH(QString, figure);
        QFETCH(QString, sentence);
        Sides s;
        VariantRow& row = s.table.rows[1];
        if (kind == "coarse") {
            Analysis coarse = *row.analysis;
            coarse.lanes = {};
            row.analysis = std::make_shared<const Analysis>(coarse);
            row.computing = true;
        } else {
            row.analysis = nullptr;
        }
        if (kind.contains('.')) {
            row.fault = "the reason";
            row.faultId = kind.toStdString();
        }
        s.view.setVariants(s.table);
        s.showBoth();
        QVERIFY(s.view.pair().hasLanes(0) && !s.view.pair().hasLanes(1));
        QCOMPARE(missingSentence(*s.view.pair().row(1)), sentence);
        QVERIFY2(s.view.accessibleDescription().contains(sentence), qPrintable(s.view.accessibleDescription()));
        if (!figure.isEmpty()) QCOMPARE(sideFigures(row).front().value, figure);
        QVERIFY(QString::fromUtf8(s.view.exports()->svg()).contains("narrow"));
        // The side that is there answers to every key, the other trips over none.
        for (const Qt::Key key : {Qt::Key_W, Qt::Key_F, Qt::Key_Period, Qt::Key_Down, Qt::Key_Up, Qt::Key_M, Qt::Key_Home})
            QTest::keyClick(&s.view, key);
        s.wheel({600, 450}, 1, Qt::ControlModifier);
        s.drag({600, 450}, {700, 450});
        QVERIFY(!s.view.grab().isNull());
    }

    void otherGpusAreSaid() {
        Sides s;
        s.showBoth();
        QCOMPARE(s.view.note(), QString());
        s.table.rows[1].gpu = "A100 SXM4";
        s.view.setVariants(s.table);
        QCOMPARE(s.view.note(), QStringLiteral("Different GPUs: “wide” on H200 SXM, “narrow” on A100 SXM4"));
        QVERIFY(s.view.accessibleDescription().contains(s.view.note()));
        QVERIFY(s.view.sideLayout().note.height() > 0);
        s.table.rows[0].gpu = "A100 SXM4";
        s.view.setVariants(s.table);
        QCOMPARE(s.view.note(), QStringLiteral("Both are on A100 SXM4; the window shows H200 SXM"));
    }

    void staleIsSaid() {
        Sides s;
        s.state.stale = true;
        s.view.setState(s.state);
        QVERIFY(sideSentence(*s.view.pair().row(1)).contains("of an earlier plan"));
        QVERIFY(s.view.pair().hasLanes(1)); // the old picture stays
    }

    void nothingPinned() {
        Sides s;
        s.view.setVariants({});
        QVERIFY(!s.view.pair().row(0) && !s.view.pair().hasAnyLanes());
        QVERIFY(s.view.accessibleDescription().contains("Ctrl+Shift+B"));
        QVERIFY(!s.view.picker(0)->isVisible());
        for (const Qt::Key key : {Qt::Key_W, Qt::Key_F, Qt::Key_Home, Qt::Key_Period, Qt::Key_Down, Qt::Key_Escape})
            QTest::keyClick(&s.view, key);
        QVERIFY(!s.view.grab().isNull());
        QCOMPARE(s.view.explainedFigure().id, QStringLiteral("latency"));
    }

    void explainsTheSideUsedLast() {
        Sides s;
        QCOMPARE(s.view.explainedFigure().id, QStringLiteral("variant/wide"));
        QTest::mouseClick(&s.view, Qt::LeftButton, {}, s.centreOf(1, Resource::dram, Phase::epilogue));
        QCOMPARE(s.view.explainedFigure().id, QStringLiteral("action/Store C")); // the present plan
        QTest::keyClick(&s.view, Qt::Key_Escape);
        QCOMPARE(s.view.explainedFigure().id, QStringLiteral("latency"));
    }

    void exported() {
        Sides s;
        s.showBoth();
        const QString svg = QString::fromUtf8(s.view.exports()->svg());
        for (const char* word : {"wide", "narrow", "Steady state", "L2 hit", "Waves", "Tensor core"})
            QVERIFY2(svg.contains(QLatin1String(word)), word);
        QVERIFY(s.view.exports()->pdf().startsWith("%PDF"));
        QVERIFY(!QImage::fromData(s.view.exports()->png(), "PNG").isNull());
        const QString csv = s.view.exports()->csv();
        QVERIFY2(csv.startsWith("result,lane,action,turn,start (s),duration (s),critical\nwide,"), qPrintable(csv.left(200)));
        const auto bars = s.view.pair().scene(0).lanes().segments.size() + s.view.pair().scene(1).lanes().segments.size();
        QCOMPARE(csv.count('\n'), int(bars) + 1 + 2); // the head, and a line for what each folded
        QCOMPARE(csv.count("\nnarrow,"), int(s.view.pair().scene(1).lanes().segments.size()) + 1);
    }

    void looks_data() {
        QTest::addColumn<QString>("name");
        for (const auto& [name, theme] : example::pictureThemes())
            QTest::newRow(qPrintable(name)) << name;
    }
    void looks() {
        QFETCH(QString, name);
        for (const auto& [known, theme] : example::pictureThemes()) {
            if (known != name) continue;
            example::useTheme(theme);
            Sides s({1044, 276}); // the lower half of a window of 1366 x 768
            s.table.rows[1].gpu = "A100 SXM4";
            s.view.setVariants(s.table);
            s.view.setTheme(theme);
            s.showBoth();
            example::savePicture(s.view, "side_by_side_low_" + name);
            QVERIFY(s.view.frame(0).layout.lanes.height() >= 3 * 20);
            s.view.setBeside(false);
            s.view.resize(1200, 620);
            example::savePicture(s.view, "side_by_side_" + name);
            const QImage image = s.view.grab().toImage();
            QVERIFY((image.pixelColor(3, image.height() / 3).lightness() < 128) == theme.isDark);
        }
    }

    /// Painting costs what the pixels cost, whatever the number of segments.
    void manySegmentsStayFluent() {
        Analysis many = example::exampleAnalysis();
        many.lanes = example::gemmLanes(18'000, 3, 0.603, 18'000);
        QVERIFY(many.lanes.segments.size() > 100'000);
        Sides s;
        s.table.rows = {variant(7, "wide", many), variant(9, "narrow", many)};
        s.view.setVariants(s.table);
        s.showBoth();
        s.view.grab();
        QElapsedTimer clock;
        clock.start();
        constexpr int frames = 10;
        for (int i = 0; i < frames; ++i) {
            QTest::keyClick(&s.view, i % 2 ? Qt::Key_S : Qt::Key_W);
            s.view.grab();
        }
        const double each = double(clock.elapsed()) / frames;
        QVERIFY2(each < 250, qPrintable(QStringLiteral("%1 ms a frame").arg(each))); // of a debug build on a loaded machine
    }
};

QTEST_MAIN(TestSideBySide)
#include "tst_side_by_side.moc"
