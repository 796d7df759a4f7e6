// What a view can be taken along as: one list in each, every format is what it says, pictures hold the whole content in
// light colours whatever the theme, and the ending of a file's name decides.
#include "core/analysis/order_survey.h"
#include "core/search/gallery.h"
#include "tests/widgets/real_state.h"
#include "widgets/diagnosis/diagnosis_view.h"
#include "widgets/gallery/gallery_view.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/memory_chart/memory_chart_view.h"
#include "widgets/orders/orders_view.h"
#include "widgets/plot/export_actions.h"
#include "widgets/roofline/roofline_view.h"
#include "widgets/table/actions_table.h"
#include "widgets/table/copyable_table.h"
#include "widgets/tile/tile_picture.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QSignalSpy>
#include <QtTest>
#include <functional>

using namespace tilesight;

namespace {

using Made = std::unique_ptr<QWidget>;

template <class View>
Made made(Selection& selection, const ViewState& state) {
    auto view = std::make_unique<View>(&selection);
    view->setState(state);
    view->setTheme(Theme::dark());
    view->resize(400, 200); // smaller than the content
    return view;
}

struct Sample {
    const char* name;
    std::function<Made(Selection&, const ViewState&)> make;
    QByteArray words; ///< that its SVG holds
    bool numbers;     ///< has CSV
};

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all = {
        {"lanes", made<LanesView>, "Epilogue", true},     {"plan", made<PlanGraphView>, "matmul", false},
        {"tile", made<TilePicture>, "C", false},          {"gallery", made<GalleryView>, "hit", true},
        {"roofline", made<RooflineView>, "Tensor", true}, {"memory", made<MemoryChartView>, "DRAM", true},
        {"diagnosis", made<DiagnosisView>, "", true},     {"orders", made<OrdersView>, "", true},
        {"table", made<ActionsTable>, "matmul", true},
    };
    return all;
}

} // namespace

class TestViewExports : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        m_state = example::realState("gemm_4096_bf16");
        QVERIFY(m_state.analysis);
        const Expected<Gallery> orders = gallery(*m_state.plan, *m_state.gpu);
        QVERIFY(orders);
        m_state.gallery = std::make_shared<const Gallery>(*orders);
    }

    void everyFormat_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < samples().size(); ++i)
            QTest::newRow(samples()[i].name) << int(i);
    }
    void everyFormat() {
        QFETCH(int, index);
        const Sample& sample = samples()[std::size_t(index)];
        Selection selection;
        const Made view = sample.make(selection, m_state);
        const QList<ExportActions*> all = ExportActions::of(view.get());
        QVERIFY(!all.isEmpty());
        for (const ExportActions* exports : all) {
            QStringList texts;
            for (const QAction* action : exports->actions())
                texts << action->text();
            QStringList expected{"Copy Picture", "Save as SVG…", "Save as PNG…", "Save as PDF…"};
            if (sample.numbers)
                expected << "Copy Numbers as CSV"
                         << "Save Numbers as CSV…";
            QCOMPARE(texts, expected);
            QCOMPARE(exports->suffixes().contains("csv"), sample.numbers);
            QVERIFY(exports->content("svg").contains("<svg"));
            QVERIFY(exports->content("pdf").startsWith("%PDF"));
            const QImage image = QImage::fromData(exports->content("png"), "PNG");
            QVERIFY(!image.isNull());
            QVERIFY2(image.pixelColor(1, image.height() - 2).lightness() > 200,
                     "light ground from a dark theme");
            QVERIFY(exports->content("gif").isEmpty());
        }
        QVERIFY2(std::any_of(all.begin(), all.end(), [&](const auto* e) { return e->svg().contains(sample.words); }),
                 sample.words);
    }

    /// A picture does not depend on how small the view is: the last lane and the last row are on it.
    void wholeContent() {
        Selection selection;
        const Made lanes = made<LanesView>(selection, m_state),
                   table = made<ActionsTable>(selection, m_state);
        const ExportActions* exports = ExportActions::of(lanes.get()).first();
        QVERIFY(QImage::fromData(exports->png()).width() == 2400);
        QVERIFY(exports->svg().contains("DRAM"));
        QCOMPARE(exports->csv().count('\n'),
                 int(m_state.analysis->lanes.segments.size()) + 2); // head and fold
        const auto* actions = static_cast<ActionsTable*>(table.get())->actions();
        const QByteArray svg = ExportActions::of(actions).first()->svg();
        for (const auto& action : m_state.analysis->plan.actions)
            QVERIFY2(svg.contains(action.name.c_str()), action.name.c_str());
    }

    void theEndingDecides_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("as offered") << "a/lanes.svg" << true;
        QTest::newRow("capitals") << "a/lanes.PDF" << true;
        QTest::newRow("dots before it") << "a/lanes.v2.png" << true;
        QTest::newRow("unknown") << "a/lanes.gif" << false;
        QTest::newRow("none") << "a.b/lanes" << false;
    }
    void theEndingDecides() {
        QFETCH(QString, path);
        QFETCH(bool, allowed);
        const QString refusal = suffixRefusal(path, {"svg", "png", "pdf"});
        QCOMPARE(refusal.isEmpty(), allowed);
        if (!allowed) QVERIFY2(refusal.contains(".svg, .png, .pdf"), qPrintable(refusal));
    }

    void aSaveSaysItsFormat() {
        Selection selection;
        const Made lanes = made<LanesView>(selection, m_state);
        ExportActions* exports = ExportActions::of(lanes.get()).first();
        QSignalSpy spy(exports, &ExportActions::saveRequested);
        for (QAction* action : exports->actions())
            if (action->text().startsWith("Save")) action->trigger();
        QStringList suffixes;
        for (const auto& call : spy)
            suffixes << call.first().toString();
        QCOMPARE(suffixes, exports->suffixes());
    }

    void theMenuOfATableCopies() {
        Selection selection;
        const Made view = made<ActionsTable>(selection, m_state);
        auto* table = view->findChild<CopyableTable*>();
        QCOMPARE(table->contextMenuPolicy(), Qt::ActionsContextMenu);
        QCOMPARE(table->actions().first()->text(), QStringLiteral("Copy\tCtrl+C"));
        for (QAction* action : table->actions())
            if (action->text() == "Copy Numbers as CSV") action->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n'), table->model()->rowCount() + 1);
    }

private:
    ViewState m_state;
};

QTEST_MAIN(TestViewExports)
#include "tst_view_exports.moc"
