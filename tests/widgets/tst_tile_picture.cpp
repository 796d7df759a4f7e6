// The tile picture: its words and geometry, and its edges dragged by real events.
#include "core/plan/plan_io.h"
#include "tests/widgets/example_state.h"
#include "tests/widgets/pictures.h"
#include "tests/widgets/real_state.h"
#include "widgets/tile/tile_handle.h"
#include "widgets/tile/tile_picture.h"

#include <QSignalSpy>
#include <QTest>

using namespace tilesight;
using namespace tilesight::example;

Q_DECLARE_METATYPE(tilesight::TilePlan)

namespace {

struct Bench {
    Selection selection;
    TilePicture view{&selection};
    ViewState state;
    int edits = 0, previews = 0, ended = 0;
    QString undoText, mergeKey;
    std::vector<std::string> previewedValues;

    explicit Bench(const ViewState& start, bool followPreviews = true) : state(start) {
        useTheme(Theme::light());
        view.resize(720, 460);
        view.setState(state);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window does not show");
        QObject::connect(&view, &TilePicture::edited, &view,
                         [this](const TilePlan& plan, const QString& text, const QString& key) {
                             ++edits;
                             undoText = text;
                             mergeKey = key;
                             state.plan = std::make_shared<const TilePlan>(plan);
                             view.setState(state);
                         });
        QObject::connect(&view, &TilePicture::previewed, &view, [this, followPreviews](const TilePlan& plan) {
            ++previews;
            previewedValues.push_back(plan.parameter("BN") ? plan.parameter("BN")->value.text
                                                           : std::string());
            if (!followPreviews) return;
            ViewState shown = state; // as the window does: everybody sees the preview
            shown.plan = std::make_shared<const TilePlan>(plan);
            view.setState(shown);
        });
        QObject::connect(&view, &TilePicture::previewEnded, &view, [this] {
            ++ended;
            view.setState(state);
        });
    }
    TileHandle& handle(TilePicture::Edge edge) { return *view.handle(edge); }
    void press(TilePicture::Edge edge) {
        QTest::mousePress(&handle(edge), Qt::LeftButton, {}, handle(edge).rect().center());
    }
    /// Moves the grabbed edge in five moves to `delta` from where it is; the handle itself moves along.
    void moveBy(TilePicture::Edge edge, QPoint delta) {
        const QPoint start = handle(edge).mapToParent(handle(edge).rect().center());
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&handle(edge), handle(edge).mapFromParent(start + delta * i / 5));
    }
    void release(TilePicture::Edge edge, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseRelease(&handle(edge), Qt::LeftButton, modifiers, handle(edge).rect().center());
    }
    std::string value(const char* name) { return state.plan->parameter(name)->value.text; }
    /// Pixels of so many elements along the columns.
    int columns(double elements) { return qRound(elements * view.tileGeometry().columnScale); }
};

} // namespace

class TestTilePicture : public QObject {
    Q_OBJECT
private slots:
    void findsThePartsOfAGemm() {
        const TileFigure f = tileFigure(gemmState());
        QVERIFY(f.shown && !f.flat);
        QCOMPARE(f.output, QStringLiteral("C"));
        QCOMPARE(f.outputSize, QStringLiteral("128 × 256 = 64\u2009KiB"));
        QCOMPARE(f.left.name, QStringLiteral("A"));
        QCOMPARE(f.left.size, QStringLiteral("128 × 64 = 16\u2009KiB"));
        QCOMPARE(f.top.name, QStringLiteral("B"));
        QCOMPARE(f.rows.knob, QStringLiteral("BM"));
        QCOMPARE(f.columns.knob, QStringLiteral("BN"));
        QCOMPARE(f.depth.knob, QStringLiteral("BK"));
        QCOMPARE(f.depth.count, 64);
        QCOMPARE(f.gridCaption, QStringLiteral("32 × 16 = 512 tiles"));
        QCOMPARE(f.waveCaption, QStringLiteral("3 full waves and a tail of 116"));
        QCOMPARE(f.wave.size(), std::size_t(512));
        QCOMPARE(*std::max_element(f.wave.begin(), f.wave.end()), 3);
        QCOMPARE(std::count(f.wave.begin(), f.wave.end(), 3), 116);
    }

    void sharedMemoryCountsStages() {
        const SharedMemoryUse use = sharedMemoryUse(gemmState());
        QCOMPARE(use.stages, 3);
        QCOMPARE(use.stageBytes, 49152.0);
        QCOMPARE(use.usedBytes(), 147456.0);
        QCOMPARE(use.summary(), QStringLiteral("144 of 227\u2009KiB per block"));
        QVERIFY(use.fits() && use.oneMoreFits());
        QCOMPARE(use.next(), QStringLiteral("a 4th fits"));
        QVERIFY(!sharedMemoryUse(stateOf(elementwisePlan())).known());
        QVERIFY(!sharedMemoryUse({}).known());
    }

    void whatDoesNotFitStandsBelowItsTitle_data() {
        QTest::addColumn<int>("stages");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("twoLines");
        QTest::newRow("fits") << 3 << 420.0 << 1.0 << false;
        QTest::newRow("does not fit, wide") << 7 << 720.0 << 1.0 << false;
        QTest::newRow("does not fit, narrow") << 7 << 272.0 << 1.0 << true;
        QTest::newRow("large letters") << 7 << 480.0 << 1.75 << true;
    }
    void whatDoesNotFitStandsBelowItsTitle() {
        QFETCH(int, stages);
        QFETCH(double, width);
        QFETCH(double, scale);
        QFETCH(bool, twoLines);
        TileFigure figure = tileFigure(gemmState());
        figure.memory.stages = stages;
        QCOMPARE(figure.memory.caption(), stages == 3
                                              ? QStringLiteral("144 of 227\u2009KiB per block")
                                              : QStringLiteral("does not fit: 336 of 227\u2009KiB per block"));
        const TileLayout layout = tileLayout(figure, {width, 500}, scale);
        QCOMPARE(layout.memoryTwoLines, twoLines);
        QCOMPARE(layout.memoryWords.height(), (twoLines ? 36 : 20) * scale);
        QVERIFY(!layout.memoryWords.intersects(layout.memory));
    }

    void otherPlansShowWhatTheyHave() {
        const TileFigure attention = tileFigure(stateOf(attentionPlan()));
        QVERIFY(attention.shown);
        QCOMPARE(attention.output, QStringLiteral("O"));
        QCOMPARE(attention.rows.knob, QStringLiteral("BQ"));
        QVERIFY(attention.columns.knob.isEmpty()); // the head size belongs to the problem
        QCOMPARE(attention.columns.tile, 128);
        QVERIFY(attention.left.shown && attention.top.shown);
        const TileFigure relu = tileFigure(stateOf(elementwisePlan()));
        QVERIFY(relu.shown && relu.flat && !relu.left.shown && !relu.top.shown);
        QCOMPARE(relu.columns.knob, QStringLiteral("BLOCK"));
        TilePlan empty;
        QVERIFY(!tileFigure(stateOf(empty)).shown);
    }

    /// Whatever is loaded is drawn, or named as not drawn; every tile dimension that a knob sets has its edge.
    void everyOperandHasItsPlace_data() {
        QTest::addColumn<QByteArray>("sample");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("top");
        QTest::addColumn<QStringList>("notDrawn");
        QTest::addColumn<QStringList>("knobs");
        QTest::newRow("gemm") << QByteArray("gemm_4096_bf16") << "A"
                              << "B" << QStringList{} << QStringList{"BK", "BM", "BN"};
        QTest::newRow("attention") << QByteArray("attention_4096_d128") << "Q"
                                   << "K, V" << QStringList{} << QStringList{"BM", "BN"};
    }
    void everyOperandHasItsPlace() {
        QFETCH(QByteArray, sample);
        const TilePlan plan = *readPlan(SOURCE_DIR "/samples/" + sample.toStdString() + ".json");
        Bench b(stateOf(plan));
        const TileFigure& f = b.view.figure();
        QTEST(f.left.name, "left");
        QTEST(f.top.name, "top");
        QTEST(f.notDrawn, "notDrawn");
        QStringList knobs;
        for (int edge = 0; edge < TilePicture::edgeCount; ++edge)
            if (const TileHandle* handle = b.view.handle(TilePicture::Edge(edge)); handle->isVisible())
                knobs << handle->knob();
        knobs.removeDuplicates();
        knobs.sort();
        QTEST(knobs, "knobs");
    }

    void queriesOfAttentionAreDragged() {
        Bench b(stateOf(*readPlan(SOURCE_DIR "/samples/attention_4096_d128.json")), false);
        b.press(TilePicture::rows);
        b.moveBy(TilePicture::rows, QPoint(0, -qRound(64 * b.view.tileGeometry().rowScale)));
        b.release(TilePicture::rows);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.value("BM"), std::string("64"));
    }

    /// The size that layout Edit gives it: nothing on top of anything else.
    void lowAndNarrowNothingOverlaps_data() {
        QTest::addColumn<QByteArray>("sample");
        for (const char* sample :
             {"gemm_4096_bf16", "attention_4096_d128", "gqa_decode_64", "relu", "mla_decode"})
            QTest::newRow(sample) << QByteArray(sample);
    }
    void lowAndNarrowNothingOverlaps() {
        QFETCH(QByteArray, sample);
        ViewState state = stateOf(*readPlan(SOURCE_DIR "/samples/" + sample.toStdString() + ".json"));
        state.gpu = realGpu("h200-sxm");
        Analysis analysis;
        analysis.occupancy.residentBlocks = 1;
        analysis.occupancy.limits = {{"shared_memory", 1, "144 of 227 KiB per block"},
                                     {"warps", 8, "8 warps"},
                                     {"blocks", 32, "block slots of an SM"}};
        state.analysis = std::make_shared<const Analysis>(analysis);
        for (const QSizeF size : {QSizeF(272, 410), QSizeF(324, 400), QSizeF(272, 330)}) {
            const TileLayout l = tileLayout(tileFigure(state), size);
            const QList<QRectF> parts{l.output.united(l.left).united(l.top),
                                      l.notes,
                                      l.memoryWords,
                                      l.memory,
                                      l.occupancyWords,
                                      l.occupancy};
            for (qsizetype i = 0; i < parts.size(); ++i) {
                if (!parts[i].isNull()) QVERIFY(QRectF(QPointF(), size).contains(parts[i]));
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY2(!parts[i].intersects(parts[j]),
                             qPrintable(QStringLiteral("%1 %2").arg(i).arg(j)));
            }
            QVERIFY(!l.occupancy.isNull() || size.height() < 400);
            QVERIFY(l.output.height() > 20);
        }
    }

    void blocksPerSmInWords() {
        ViewState state = gemmState();
        Analysis analysis;
        analysis.occupancy.residentBlocks = 1;
        analysis.occupancy.sharedBytesPerBlock = 147456;
        analysis.occupancy.warpsPerBlock = 8;
        analysis.occupancy.limits = {{"shared_memory", 1, "144 of 227 KiB per block"},
                                     {"warps", 8, "8 warps per block"}};
        state.analysis = std::make_shared<const Analysis>(analysis);
        auto gpu = std::make_shared<Gpu>(*state.gpu);
        gpu->sharedBytesPerSm.value = 228 * 1024;
        gpu->sharedBytesReservedPerBlock.value = 1024;
        gpu->sharedAllocationUnit.value = 128;
        state.gpu = gpu;
        const OccupancyPicture picture = tileFigure(state).occupancy;
        QCOMPARE(picture.summary(), QStringLiteral("1, shared memory binds"));
        QCOMPARE(picture.next().replace(QChar(0x2009), u' '),
                 QStringLiteral("2 blocks: 31 KiB less shared memory"));
        const Theme theme = Theme::light();
        QCOMPARE(occupancyRowAt(picture, 1, theme), 0);
        QCOMPARE(occupancyRowAt(picture, 16, theme), 1);
        QVERIFY(picture.tip(1).contains(QStringLiteral("8 warps per block")));
        Bench b(state);
        b.view.resize(300, 460);
        QImage image(300, 460, QImage::Format_ARGB32);
        b.view.render(&image);
        const QRectF ladder = b.view.tileGeometry().occupancy;
        int accent = 0; // the cell of the row that binds is filled
        for (int x = int(ladder.left()); x < int(ladder.right()); ++x)
            accent += image.pixelColor(x, int(ladder.top() + 7)) == theme.accent;
        QVERIFY2(accent > 5, qPrintable(QString::number(accent)));
        state.errors = {{"plan.any", "no", "", {}, {}}};
        QVERIFY(tileFigure(state).occupancy.old); // stays, so that the scale does not jump during a drag
    }

    void geometryIsToScaleAndInside_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(320, 220), QSize(640, 400), QSize(1200, 300), QSize(400, 900)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void geometryIsToScaleAndInside() {
        QFETCH(QSize, size);
        const TileFigure f = tileFigure(gemmState());
        const TileLayout l = tileLayout(f, size);
        const QRectF all(0, 0, size.width(), size.height());
        QVERIFY(l.toScale);
        QVERIFY(qAbs(l.tile.width() / l.tile.height() - 2) < 1e-9);
        QVERIFY(qAbs(l.leftSlice.width() / l.tile.height() - 0.5) < 1e-9);
        for (const QRectF& part : {l.output, l.tile, l.left, l.top, l.grid, l.memory})
            if (!part.isNull()) QVERIFY(all.contains(part));
        QVERIFY(!l.left.intersects(l.output) && !l.top.intersects(l.output) && !l.grid.intersects(l.output));
    }

    void aDragPreviewsAndEditsOnce() {
        Bench b(gemmState());
        b.press(TilePicture::columns);
        b.moveBy(TilePicture::columns, QPoint(b.columns(-128), 0));
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.previews, 1);
        QCOMPARE(b.previewedValues.back(), std::string("128"));
        QCOMPARE(b.view.figure().columns.tile, 128);
        b.release(TilePicture::columns);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Change BN 256 → 128"));
        QVERIFY(b.mergeKey.isEmpty());
        QCOMPARE(b.value("BN"), std::string("128"));
        QCOMPARE(b.value("BM"), std::string("128"));
    }

    void everyEdgeChangesItsKnob_data() {
        QTest::addColumn<int>("edge");
        QTest::addColumn<QByteArray>("knob");
        QTest::addColumn<QPoint>("direction");
        QTest::newRow("bottom") << int(TilePicture::rows) << QByteArray("BM") << QPoint(0, 1);
        QTest::newRow("right") << int(TilePicture::columns) << QByteArray("BN") << QPoint(1, 0);
        QTest::newRow("left slice") << int(TilePicture::leftDepth) << QByteArray("BK") << QPoint(1, 0);
        QTest::newRow("top slice") << int(TilePicture::topDepth) << QByteArray("BK") << QPoint(0, 1);
    }
    void everyEdgeChangesItsKnob() {
        QFETCH(int, edge);
        QFETCH(QByteArray, knob);
        QFETCH(QPoint, direction);
        Bench b(gemmState(), false);
        const long long before = std::stoll(b.value(knob));
        const auto e = TilePicture::Edge(edge);
        b.press(e);
        b.moveBy(e, -direction * b.columns(double(before) / 2));
        b.release(e);
        QCOMPARE(b.edits, 1);
        QCOMPARE(std::stoll(b.value(knob)), before / 2);
    }

    void escapeRestores() {
        Bench b(gemmState());
        b.press(TilePicture::rows);
        b.moveBy(TilePicture::rows, QPoint(0, b.columns(128)));
        QCOMPARE(b.view.figure().rows.tile, 256);
        QTest::keyClick(&b.handle(TilePicture::rows), Qt::Key_Escape);
        QCOMPARE(b.ended, 1);
        QCOMPARE(b.view.figure().rows.tile, 128);
        b.release(TilePicture::rows);
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.ended, 1);
    }

    void shiftPreviewsOnly() {
        Bench b(gemmState());
        b.press(TilePicture::rows);
        b.moveBy(TilePicture::rows, QPoint(0, b.columns(128)));
        b.release(TilePicture::rows, Qt::ShiftModifier);
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.ended, 1);
        QCOMPARE(b.view.figure().rows.tile, 128);
    }

    void thereAndBackIsNoEdit() {
        Bench b(gemmState());
        b.press(TilePicture::columns);
        b.moveBy(TilePicture::columns, QPoint(b.columns(-128), 0));
        b.moveBy(TilePicture::columns, QPoint(b.columns(128), 0));
        b.release(TilePicture::columns);
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.ended, 1);
        QCOMPARE(b.value("BN"), std::string("256"));
    }

    void keysChangeAnEdge() {
        Bench b(gemmState());
        TileHandle& handle = b.handle(TilePicture::leftDepth);
        handle.setFocus();
        QTest::keyClick(&handle, Qt::Key_Right);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.value("BK"), std::string("128"));
        QVERIFY(!b.mergeKey.isEmpty());
        const QString key = b.mergeKey;
        QTest::keyClick(&handle, Qt::Key_Left);
        QCOMPARE(b.mergeKey, key);
        QTest::keyClick(&handle, Qt::Key_Home);
        QCOMPARE(b.value("BK"), std::string("16"));
        QVERIFY(!handle.accessibleName().isEmpty());
        QCOMPARE(handle.focusPolicy(), Qt::StrongFocus);
    }

    void pictures() {
        for (const auto& [name, theme] : pictureThemes()) {
            Bench b(gemmState());
            useTheme(theme);
            b.view.setTheme(theme);
            savePicture(b.view, QStringLiteral("tile-gemm-") + name);
            b.view.resize(320, 240);
            savePicture(b.view, QStringLiteral("tile-gemm-small-") + name);
            b.view.resize(1242, 404);
            savePicture(b.view, QStringLiteral("tile-gemm-wide-") + name);
            b.view.setState(stateOf(attentionPlan()));
            savePicture(b.view, QStringLiteral("tile-attention-") + name);
            b.view.setState(stateOf(elementwisePlan()));
            savePicture(b.view, QStringLiteral("tile-elementwise-") + name);
            ViewState state = gemmState();
            TilePlan plan = *state.plan;
            plan.parameter("STAGES")->value = 5;
            plan.parameter("BM")->value = 32;
            state.plan = std::make_shared<const TilePlan>(plan);
            auto gpu = std::make_shared<Gpu>(*state.gpu);
            gpu->sharedBytesPerBlockMax.value = 150'000;
            state.gpu = gpu;
            state.errors = {{"occupancy.does_not_fit", "SMEM needs 180 KiB of 146 KiB", "", {}, {}}};
            b.view.setState(state);
            savePicture(b.view, QStringLiteral("tile-error-") + name);
            QVERIFY(!b.view.figure().memory.fits());
        }
    }
};

QTEST_MAIN(TestTilePicture)
#include "tst_tile_picture.moc"
