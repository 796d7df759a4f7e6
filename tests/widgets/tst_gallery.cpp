// Launch-order gallery: maps, one scale for all, cards, adopting by mouse and keyboard, reflow.
#include "tests/widgets/example_analysis.h"
#include "widgets/gallery/gallery_view.h"

#include <QAction>
#include <QSignalSpy>
#include <QtTest>

using namespace tilesight;

namespace {

Analysis withMap(int rows, int columns, std::vector<float> hits) {
    Analysis a;
    a.gridRows = rows;
    a.gridColumns = columns;
    a.cache.tileHit = std::move(hits);
    return a;
}

struct Fixture {
    Selection selection;
    GalleryView view{&selection};
    ViewState state = example::exampleState();
    explicit Fixture(QSize size = {856, 380}) {
        view.resize(size);
        view.setState(state);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }
};

} // namespace

class TestGallery : public QObject {
    Q_OBJECT
private slots:
    void scaleHoldsAllMaps();
    void scaleLeavesOutTheColdTenth();
    void scaleOfEqualMaps_data();
    void scaleOfEqualMaps();
    void cells_data();
    void cells();
    void differenceColours();
    void mapShape_data();
    void mapShape();
    void columns_data();
    void columns();
    void cardsInOrder();
    void cardsTellWhatReachesL2();
    void clickAdopts();
    void enterAdopts();
    void adoptingKeepsPlacesAndFocus();
    void wholeRows_data();
    void wholeRows();
    void currentIsNotAdopted();
    void arrowKeysMove();
    void modeSwitch();
    void sameGalleryKeepsCards();
    void newGalleryReplacesCards();
    void reflow();
    void emptySentences();
    void paintsWithoutMaps();
};

void TestGallery::scaleHoldsAllMaps() {
    Gallery gallery;
    for (float low : {0.52f, 0.61f}) {
        GalleryEntry e;
        e.analysis = withMap(1, 2, {low, 0.93f});
        gallery.entries.push_back(e);
    }
    const MapScale scale = hitRateScale(gallery);
    QVERIFY(scale.valid);
    QCOMPARE(scale.minimum, 0.5);
    QCOMPARE(scale.maximum, 0.95);
    QVERIFY(!hitRateScale({}).valid);
    const MapScale difference = differenceScale(gallery, gallery.entries[0].analysis);
    QCOMPARE(difference.minimum, -difference.maximum);
    QCOMPARE(difference.maximum, 0.1);
}

/// Half the tiles near 90 %, a few at 0: the colours tell the many apart, and the end of the scale says so.
void TestGallery::scaleLeavesOutTheColdTenth() {
    Gallery gallery;
    gallery.entries.resize(1);
    std::vector<float> hits(100, 0.93f);
    for (std::size_t i = 0; i < 40; ++i)
        hits[i] = 0.86f;
    for (std::size_t i = 0; i < 5; ++i)
        hits[i] = 0;
    gallery.entries[0].analysis = withMap(10, 10, hits);
    const MapScale scale = hitRateScale(gallery);
    QCOMPARE(scale.minimum, 0.85);
    QCOMPARE(scale.maximum, 0.95);
    QVERIFY(scale.below);
    QVERIFY2(mapScaleSentence(scale).startsWith(QStringLiteral("from ≤")),
             qPrintable(mapScaleSentence(scale)));
    const QImage map = mapImage(gallery.entries[0].analysis, nullptr, scale, Theme::light(), {64, 64});
    QVERIFY(map.pixelColor(0, 2) != map.pixelColor(0, 9));
    QCOMPARE(map.pixelColor(0, 0), Theme::light().mapColor(Theme::light().viridis, 0));
}

void TestGallery::scaleOfEqualMaps_data() {
    QTest::addColumn<double>("hit");
    QTest::newRow("none hit") << 0.0;
    QTest::newRow("in between") << 0.63;
    QTest::newRow("on a step") << 0.75;
    QTest::newRow("all hit") << 1.0;
}

void TestGallery::scaleOfEqualMaps() {
    QFETCH(double, hit);
    Gallery gallery;
    gallery.entries.resize(1);
    gallery.entries[0].analysis = withMap(1, 1, {float(hit)});
    const MapScale scale = hitRateScale(gallery);
    QVERIFY(scale.valid && scale.minimum >= 0 && scale.maximum <= 1);
    QVERIFY(scale.maximum - scale.minimum > 0.09);
    QVERIFY(scale.minimum <= hit + 1e-6 && hit <= scale.maximum + 1e-6);
}

void TestGallery::cells_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QVector<float>>("hits");
    QTest::addColumn<QSize>("most");
    QTest::addColumn<QString>("expected");
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QTest::newRow("as it is") << 2 << 2 << QVector<float>{0, 1, 0.5, 0.25} << QSize(10, 10)
                              << "0 1 | 0.5 0.25";
    QTest::newRow("averaged down") << 2 << 4 << QVector<float>{0, 1, 0, 1, 1, 1, 0, 0} << QSize(2, 1)
                                   << "0.75 0.25";
    QTest::newRow("second plane averaged") << 1 << 2 << QVector<float>{0, 1, 1, 1} << QSize(9, 9) << "0.5 1";
    QTest::newRow("gaps are skipped") << 1 << 4 << QVector<float>{nan, 1, nan, nan} << QSize(2, 1) << "1 nan";
    QTest::newRow("long column") << 4 << 1 << QVector<float>{0, 0, 1, 1} << QSize(9, 2) << "0 | 1";
    QTest::newRow("no map") << 2 << 2 << QVector<float>{} << QSize(9, 9) << "";
    QTest::newRow("map of another grid") << 2 << 2 << QVector<float>{1, 1, 1} << QSize(9, 9) << "";
    QTest::newRow("no grid") << 0 << 0 << QVector<float>{1} << QSize(9, 9) << "";
    QTest::newRow("no room") << 2 << 2 << QVector<float>{0, 1, 0.5, 0.25} << QSize(0, 10) << "";
}

void TestGallery::cells() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(QVector<float>, hits);
    QFETCH(QSize, most);
    QFETCH(QString, expected);
    const MapCells cells = mapCells(withMap(rows, columns, {hits.begin(), hits.end()}), most);
    QStringList lines;
    for (int r = 0; r < cells.rows && !cells.empty(); ++r) {
        QStringList line;
        for (int c = 0; c < cells.columns; ++c)
            line << QString::number(cells.values[std::size_t(r * cells.columns + c)]);
        lines << line.join(' ');
    }
    QCOMPARE(lines.join(" | "), expected);
}

void TestGallery::differenceColours() {
    // More hits than the reference is better, and better is blue, whichever way the colour table runs.
    const Theme theme = Theme::light();
    const Analysis reference = withMap(1, 3, {0.5f, 0.5f, 0.5f}), other = withMap(1, 3, {0.9f, 0.5f, 0.1f});
    const QImage image = mapImage(other, &reference, {MapMode::difference, -0.4, 0.4, true}, theme, {3, 1});
    QCOMPARE(image.size(), QSize(3, 1));
    QCOMPARE(image.pixelColor(0, 0), theme.difference.first());
    QCOMPARE(image.pixelColor(1, 0), theme.difference[4]);
    QCOMPARE(image.pixelColor(2, 0), theme.difference.last());
    QVERIFY(image.pixelColor(0, 0).blue() > image.pixelColor(0, 0).red());
    QVERIFY(mapImage(other, nullptr, {MapMode::difference, -0.4, 0.4, true}, theme, {3, 1}).isNull());
}

void TestGallery::mapShape_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("ratio");
    QTest::newRow("square of oblong tiles") << 32 << 16 << 1.0; // 128 x 256 tiles
    QTest::newRow("tall: 1.6 at most") << 4096 << 1 << 0.625;
    QTest::newRow("wide: 1.6 at most") << 1 << 4096 << 1.6;
}

void TestGallery::mapShape() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, ratio);
    Analysis a = example::exampleAnalysis();
    a.gridRows = rows;
    a.gridColumns = columns;
    const QRectF rect = mapRect(QRectF(3, 5, 125, 125), a);
    QVERIFY(QRectF(3, 5, 125, 125).contains(rect));
    QVERIFY2(std::abs(rect.width() / rect.height() - ratio) < 0.02,
             qPrintable(QString::number(rect.width() / rect.height())));
}

void TestGallery::columns_data() {
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("columns");
    QTest::newRow("analyse layout") << 832.0 << 4;
    QTest::newRow("three") << 650.0 << 3;
    QTest::newRow("two") << 430.0 << 2;
    QTest::newRow("one") << 220.0 << 1;
    QTest::newRow("narrower than a card") << 50.0 << 1;
    QTest::newRow("very wide") << 5000.0 << 6;
}

void TestGallery::columns() {
    QFETCH(double, width);
    QFETCH(int, columns);
    QCOMPARE(galleryColumns(width, 200, 8), columns);
}

void TestGallery::cardsInOrder() {
    Fixture f;
    QCOMPARE(f.view.cards().size(), 8);
    QCOMPARE(f.view.headerCaption(), QStringLiteral("8 best of 10 examined, by predicted time"));
    QVERIFY2(f.view.cards()[2]->accessibleName().contains("Hilbert: 184"),
             qPrintable(f.view.cards()[2]->accessibleName()));
    QVERIFY(f.view.cards()[2]->accessibleName().contains("▲ 2.8"));
    QVERIFY(f.view.cards()[2]->accessibleName().contains("slower"));
    QVERIFY(f.view.cards()[1]->accessibleName().contains("current order"));
}

void TestGallery::cardsTellWhatReachesL2() {
    Fixture f;
    auto gallery = std::make_shared<Gallery>(*f.state.gallery);
    gallery->entries[2].analysis.cache.l2ReadBytes = 1.23e9;
    const QImage before = f.view.cards()[2]->grab().toImage();
    f.state.gallery = gallery;
    f.view.setState(f.state);
    QString tip = f.view.cards()[2]->toolTip();
    tip.replace(QChar(0x2009), ' ');
    QVERIFY2(tip.contains("reads that reach L2 after merging 1.23 GB"), qPrintable(tip));
    QVERIFY(f.view.cards()[2]->grab().toImage() != before); // and the card itself
}

void TestGallery::clickAdopts() {
    Fixture f;
    QSignalSpy spy(&f.view, &GalleryView::edited);
    QTest::mouseClick(f.view.cards()[2], Qt::LeftButton);
    QCOMPARE(spy.count(), 1);
    const auto plan = spy[0][0].value<TilePlan>();
    QCOMPARE(plan.grid.order.kind, std::string("hilbert"));
    QCOMPARE(spy[0][1].toString(), QStringLiteral("Adopt launch order Hilbert"));
    QCOMPARE(spy[0][2].toString(), QString());
    QCOMPARE(plan.actions, f.state.plan->actions);
}

void TestGallery::enterAdopts() {
    Fixture f;
    QSignalSpy spy(&f.view, &GalleryView::edited);
    f.view.cards()[0]->setFocus();
    QTest::keyClick(f.view.cards()[0], Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QVERIFY(spy[0][0].value<TilePlan>().grid.order.persistent);
}

void TestGallery::adoptingKeepsPlacesAndFocus() {
    Fixture f;
    f.view.resize(856, 220); // one row: the adopted card is scrolled to
    QObject::connect(&f.view, &GalleryView::edited, &f.view, [&](const TilePlan& plan) {
        // As the window does: the plan at once without a gallery, then one that is sorted anew.
        f.state.plan = std::make_shared<const TilePlan>(plan);
        f.state.gallery = nullptr;
        f.view.setState(f.state);
        auto next = std::make_shared<Gallery>(example::exampleGallery());
        std::reverse(next->entries.begin(), next->entries.end());
        for (GalleryEntry& entry : next->entries)
            entry.current = entry.order == plan.grid.order;
        f.state.gallery = next;
        f.view.setState(f.state);
    });
    const auto titles = [&] {
        QStringList all;
        for (const GalleryCard* card : f.view.cards())
            all << QString::fromStdString(card->entry().title);
        return all;
    };
    const QStringList before = titles();
    GalleryCard* card = f.view.cards()[6];
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Return);
    QCOMPARE(titles(), before);
    auto* focused = qobject_cast<GalleryCard*>(f.view.focusWidget());
    QVERIFY(focused);
    QCOMPARE(focused->title(), f.view.cards()[6]->title());
    QVERIFY(focused->entry().current);
    QVERIFY(f.view.rect().contains(QRect(focused->mapTo(&f.view, QPoint()), focused->size())));
    // Another change of the plan: fastest first again.
    TilePlan other = *f.state.plan;
    other.pipeline.warps = 16;
    f.state.plan = std::make_shared<const TilePlan>(other);
    f.state.gallery = std::make_shared<Gallery>(*f.state.gallery);
    f.view.setState(f.state);
    QStringList reversed = before;
    std::reverse(reversed.begin(), reversed.end());
    QCOMPARE(titles(), reversed);
}

void TestGallery::wholeRows_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("rows");
    QTest::newRow("layout Analyse") << QSize(856, 377) << 2;
    QTest::newRow("layout Present") << QSize(1600, 285) << 1;
    QTest::newRow("three rows") << QSize(660, 560) << 3;
    QTest::newRow("one low row") << QSize(856, 200) << 1;
}

void TestGallery::wholeRows() {
    QFETCH(QSize, size);
    Fixture f;
    f.view.resize(size);
    int whole = 0, cut = 0;
    for (const GalleryCard* card : f.view.cards()) {
        const QRegion seen = card->visibleRegion();
        if (seen.isEmpty()) continue;
        (seen.boundingRect() == card->rect() ? whole : cut)++;
    }
    QCOMPARE(cut, 0);
    QTEST((whole + f.view.columns() - 1) / f.view.columns(), "rows");
}

void TestGallery::currentIsNotAdopted() {
    Fixture f;
    QSignalSpy spy(&f.view, &GalleryView::edited);
    QTest::mouseClick(f.view.cards()[1], Qt::LeftButton);
    QCOMPARE(spy.count(), 0);
}

void TestGallery::arrowKeysMove() {
    Fixture f;
    QCOMPARE(f.view.columns(), 4);
    f.view.cards()[0]->setFocus();
    const auto press = [&](Qt::Key key) { QTest::keyClick(f.view.focusWidget(), key); };
    const auto focused = [&] { return static_cast<GalleryCard*>(f.view.focusWidget())->index(); };
    press(Qt::Key_Right);
    QCOMPARE(focused(), 1);
    press(Qt::Key_Down);
    QCOMPARE(focused(), 5);
    press(Qt::Key_Down); // no third row
    QCOMPARE(focused(), 5);
    press(Qt::Key_Left);
    press(Qt::Key_Up);
    QCOMPARE(focused(), 0);
    press(Qt::Key_End);
    QCOMPARE(focused(), 7);
    press(Qt::Key_Right);
    QCOMPARE(focused(), 7);
    press(Qt::Key_Home);
    QCOMPARE(focused(), 0);
}

void TestGallery::modeSwitch() {
    Fixture f;
    const QImage hits = f.view.cards()[2]->grab().toImage();
    QTest::keyClick(&f.view, Qt::Key_D);
    QCOMPARE(f.view.mode(), MapMode::difference);
    QVERIFY(f.view.modeActions()->actions().at(1)->isChecked());
    QVERIFY(f.view.accessibleDescription().contains("blue: more hits"));
    QVERIFY(f.view.cards()[2]->grab().toImage() != hits);
    f.view.modeActions()->actions().at(0)->trigger();
    QCOMPARE(f.view.mode(), MapMode::hitRate);
    QCOMPARE(f.view.cards()[2]->grab().toImage(), hits);
}

void TestGallery::sameGalleryKeepsCards() {
    Fixture f;
    const auto* first = f.view.cards()[0];
    f.state.stale = true;
    f.view.setState(f.state);
    QCOMPARE(f.view.cards()[0], first);
}

void TestGallery::newGalleryReplacesCards() {
    Fixture f;
    QSignalSpy spy(&f.view, &GalleryView::headerCaptionChanged);
    auto fewer = std::make_shared<Gallery>(example::exampleGallery());
    fewer->entries.resize(3);
    f.state.gallery = fewer;
    f.view.setState(f.state);
    QCOMPARE(f.view.cards().size(), 3);
    QCOMPARE(spy.last().at(0).toString(), QStringLiteral("3 best of 10 examined, by predicted time"));
    auto all = std::make_shared<Gallery>(*fewer);
    all->examined = 3;
    f.state.gallery = all;
    f.view.setState(f.state);
    QCOMPARE(f.view.headerCaption(), QStringLiteral("all 3 examined, by predicted time"));
}

void TestGallery::reflow() {
    Fixture f;
    for (const auto& [width, columns] : {std::pair{856, 4}, {660, 3}, {460, 2}, {240, 1}}) {
        f.view.resize(width, 380);
        QCOMPARE(f.view.columns(), columns);
        for (int i = 1; i < f.view.cards().size(); ++i) {
            const QRect a = f.view.cards()[i - 1]->geometry(), b = f.view.cards()[i]->geometry();
            QVERIFY(!a.intersects(b));
            QVERIFY(b.right() < width);
            QCOMPARE(a.top() == b.top(), i % columns != 0);
        }
    }
}

void TestGallery::emptySentences() {
    Selection selection;
    GalleryView view(&selection);
    view.setState({});
    QVERIFY(view.accessibleDescription().contains("once a plan is open"));
    ViewState state;
    state.errors = {{"plan.cycle", "a cycle: A, B, A", "A", {}, ""}};
    view.setState(state);
    QVERIFY(view.accessibleDescription().contains("a cycle: A, B, A"));
    QVERIFY(!view.grab().isNull());
}

void TestGallery::paintsWithoutMaps() {
    auto gallery = std::make_shared<Gallery>(example::exampleGallery());
    for (GalleryEntry& e : gallery->entries)
        e.analysis.cache.tileHit.clear();
    Fixture f;
    f.state.gallery = gallery;
    f.view.setState(f.state);
    QVERIFY(f.view.accessibleDescription().contains("no tile maps"));
    QVERIFY(!f.view.grab().isNull());
}

QTEST_MAIN(TestGallery)
#include "tst_gallery.moc"
