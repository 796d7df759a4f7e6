// The legal-order explorer by real keys, on a survey of the engine.
#include "core/plan/plan_io.h"
#include "core/hardware/gpu.h"
#include "tests/widgets/example_state.h"
#include "tests/widgets/pictures.h"
#include "widgets/orders/order_histogram.h"
#include "widgets/orders/orders_view.h"
#include "widgets/table/copyable_table.h"

#include <QSignalSpy>
#include <QTest>

using namespace tilesight;
using namespace tilesight::example;

namespace {

std::shared_ptr<const OrderSurvey> surveyed(const char* sample, std::shared_ptr<const Analysis>& analysis,
                                            long long maxOrders = 20'000) {
    const auto plan = readPlan(std::string(SOURCE_DIR "/samples/") + sample);
    const HardwareDatabase hardware = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    const auto gpu = hardware.find("h200-sxm");
    if (!plan || !gpu) qFatal("no input");
    AnalysisOptions options;
    options.maxOrders = maxOrders;
    const auto result = analyze(*plan, *gpu, nullptr, options);
    if (!result) qFatal("no analysis");
    analysis = std::make_shared<const Analysis>(*result);
    const auto survey = surveyOrders(*plan, *gpu, *analysis, options);
    if (!survey) qFatal("no survey");
    return std::make_shared<const OrderSurvey>(*survey);
}

} // namespace

class TestOrders : public QObject {
    Q_OBJECT
private slots:
    void theSurveyAgreesWithTheAnalysis_data() {
        QTest::addColumn<QByteArray>("sample");
        QTest::newRow("gemm") << QByteArray("gemm_4096_bf16.json");
        QTest::newRow("attention") << QByteArray("mla_decode.json");
    }
    void theSurveyAgreesWithTheAnalysis() {
        QFETCH(QByteArray, sample);
        std::shared_ptr<const Analysis> analysis;
        const auto survey = surveyed(sample.constData(), analysis);
        QCOMPARE(survey->legal.orders, analysis->orders.legal);
        QCOMPARE(survey->examined, analysis->orders.examined);
        QVERIFY(survey->complete);
        QVERIFY(qAbs(survey->fastestSeconds / analysis->orders.steadySeconds - 1) < 1e-6);
        QVERIFY(qAbs(survey->slowestSeconds / analysis->orders.worstSeconds - 1) < 1e-6);
        long long counted = 0;
        for (const long long count : survey->histogram)
            counted += count;
        QCOMPARE(counted, survey->examined);
        for (std::size_t i = 1; i < survey->orders.size(); ++i)
            QVERIFY(survey->orders[i].seconds >= survey->orders[i - 1].seconds * (1 - 1e-8));
    }

    void aBoundedSearchSaysSo() {
        std::shared_ptr<const Analysis> analysis;
        const auto survey = surveyed("mla_decode.json", analysis, 10);
        QVERIFY(!survey->complete);
        QVERIFY(ordersSentence(*survey).contains("the first 10 examined"));
        OrderSurvey wide = *survey;
        wide.legal = {4.2e9, false};
        QVERIFY(ordersSentence(wide).startsWith("at least 4200000000"));
        QVERIFY(ordersSentence(wide).contains("counting stopped at 262144 sets"));
    }

    void stepsMovesAndRefusals() {
        std::shared_ptr<const Analysis> analysis;
        const auto survey = surveyed("mla_decode.json", analysis);
        Selection selection;
        OrdersView view(&selection);
        view.resize(900, 420);
        view.setSurvey(survey, analysis);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCOMPARE(view.shownOrder(), survey->chosen);
        QCOMPARE(view.table()->model()->rowCount(), int(survey->orders.size()));
        QVERIFY(view.headerCaption().contains("all examined"));
        // stepping selects in all views
        view.sequence()->setFocus();
        view.sequence()->selectRow(0);
        QTest::keyClick(view.sequence(), Qt::Key_Down);
        QCOMPARE(selection.actions(), QStringList{QString::fromStdString(survey->names[std::size_t(survey->chosen[1])])});
        // an action that needs the one before it is refused
        int blocked = -1, free = -1;
        for (std::size_t i = 1; i < survey->chosen.size(); ++i)
            (moveInOrder(survey->dag, survey->chosen, i, i - 1).order.empty() ? blocked : free) = int(i);
        QVERIFY(blocked > 0 && free > 0);
        QSignalSpy refused(&view, &OrdersView::refused);
        view.sequence()->selectRow(blocked);
        QTest::keyClick(view.sequence(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(refused.size(), 1);
        QVERIFY(view.message().contains("the edge"));
        QCOMPARE(view.shownOrder(), survey->chosen);
        view.sequence()->selectRow(free);
        QTest::keyClick(view.sequence(), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(view.shownOrder() != survey->chosen);
        QCOMPARE(refused.size(), 1);
        // the slowest end of the histogram
        QTest::mouseClick(view.histogram(), Qt::LeftButton, {}, QPoint(view.histogram()->width() - 16, 50));
        QVERIFY(qAbs(survey->scheduleOfOrder(view.shownOrder()).periodSeconds / survey->slowestSeconds - 1) < 1e-6);
        view.setSurvey(nullptr, nullptr);
        QCOMPARE(view.table()->model()->rowCount(), 0);
    }

    void asksOnceForEachAnalysisAndOnlyWhenSeen() {
        Selection selection;
        OrdersView view(&selection);
        QSignalSpy asked(&view, &OrdersView::surveyRequested);
        view.setState(gemmState());
        QTest::qWait(OrdersView::quietMilliseconds + 50);
        QCOMPARE(asked.size(), 0);
        view.show();
        QTRY_COMPARE(asked.size(), 1);
    }

    void pictures() {
        std::shared_ptr<const Analysis> analysis;
        const auto survey = surveyed("mla_decode.json", analysis);
        for (const auto& [name, theme] : pictureThemes()) {
            Selection selection;
            useTheme(theme);
            OrdersView view(&selection);
            view.setTheme(theme);
            view.resize(900, 380);
            view.setSurvey(survey, analysis);
            view.show();
            view.sequence()->selectRow(2);
            savePicture(view, QStringLiteral("orders-") + name);
        }
    }
};

QTEST_MAIN(TestOrders)
#include "tst_orders.moc"
