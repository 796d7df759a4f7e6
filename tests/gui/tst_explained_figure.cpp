// F1 explains what has the focus or is selected, in every view of the window: a walk over all that are registered.
#include "tests/gui/window_on_sample.h"

#include "widgets/compare_gpus/compare_gpus_view.h"
#include "widgets/compare_variants/variants_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explanations.h"
#include "widgets/gallery/gallery_view.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/hardware/hardware_panel.h"
#include "widgets/hints/hints_panel.h"
#include "widgets/orders/orders_view.h"
#include "widgets/properties/knobs_section.h"
#include "widgets/properties/properties_panel.h"
#include "widgets/summary/summary_strip.h"
#include "widgets/table/actions_table.h"
#include "widgets/tile/tile_handle.h"
#include "widgets/tile/tile_picture.h"

#include <QtTest>

using namespace tilesight;

class TestExplainedFigure : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        m_sample = std::make_unique<WindowOnSample>("analyse");
        m_sample->workspace().pinVariant();
        m_sample->visitAllViews();
    }
    void cleanupTestCase() { m_sample.reset(); }

    /// What each view explains when nothing in it has been chosen; a new view must be added here.
    void everyViewHasAnAnswer_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("prefix"); // of the explanation
        const QMap<QString, QString> expected = {
            {"plan", "action"},        {"text", "latency"},       {"tile", "occupancy"}, {"lanes", "latency"},
            {"gallery", "l2_hit"},     {"orders", "result"},      {"l2", "l2_hit"},      {"roofline", "pipes"},
            {"memory", ""},            {"sensitivity", "bottleneck"}, {"sweep", "latency"}, {"table", "action"},
            {"errors", "result"},      {"properties", "occupancy"}, {"hardware", ""},    {"gpus", ""},
            {"variants", ""},          {"diagnosis", "diagnosis"}, {"hints", "hint"},    {"lesson", "latency"},
            {"sidebyside", "variant"}, {"explain", ""}};
        for (const ViewEntry& entry : m_sample->window().views().entries()) {
            QVERIFY2(expected.contains(entry.id), qPrintable(entry.id));
            QTest::newRow(qPrintable(entry.id)) << entry.id << expected[entry.id];
        }
    }
    void everyViewHasAnAnswer() {
        QFETCH(QString, id);
        QFETCH(QString, prefix);
        m_sample->workspace().selection().setActions({});
        const ExplanationCheck shown = explained(m_sample->window().views().view(id));
        QVERIFY2(shown.root.title.size() > 0, qPrintable(id));
        QVERIFY2(shown.id.startsWith(prefix), qPrintable(id + ": " + shown.id));
        // The very figure, not the whole tree in its place.
        if (shown.id != "latency") QVERIFY2(shown.root.id != "latency", qPrintable(id + ": " + shown.id));
    }

    void nodeOfTheGraph() {
        auto* canvas = m_sample->window().findChild<PlanCanvas*>();
        const QString action = QString::fromStdString(m_sample->workspace().state().plan->actions[1].name);
        canvas->setCurrentAction(action);
        QCOMPARE(explained(canvas).id, "action/" + action);
    }

    void rowsOfTheTable() {
        auto* table = view<ActionsTable>("table");
        m_sample->window().showView("table");
        table->actions()->selectRow(2);
        QVERIFY(explained(table->actions()).id.startsWith("action/"));
    }

    void cardOfTheGallery() {
        auto* gallery = view<GalleryView>("gallery");
        QVERIFY(gallery->cards().size() > 1);
        m_sample->window().showView("gallery");
        m_sample->window().activateWindow();
        gallery->cards()[1]->setFocus();
        QTRY_VERIFY(gallery->cards()[1]->hasFocus());
        const ExplanationCheck shown = explained(gallery->cards()[1]);
        QCOMPARE(shown.id, "launch_order/" + QString::fromStdString(gallery->cards()[1]->entry().title));
        QCOMPARE(shown.root.value, gallery->cards()[1]->entry().analysis.latencySeconds);
    }

    void rowOfAnotherGpu() {
        auto* gpus = view<CompareGpusView>("gpus");
        m_sample->window().showView("gpus");
        QTRY_VERIFY_WITH_TIMEOUT(gpus->planTable()->model()->rowCount() > 3, 120'000);
        gpus->planTable()->selectRow(1);
        const ExplanationCheck shown = explained(gpus->planTable());
        QVERIFY2(shown.id.startsWith("gpu/"), qPrintable(shown.id));
        QVERIFY(!shown.root.inputs.empty());
    }

    void rowOfAVariant() {
        auto* variants = view<VariantsView>("variants");
        m_sample->window().showView("variants");
        variants->table()->selectRow(0);
        const ExplanationCheck shown = explained(variants->table());
        QVERIFY2(shown.id.startsWith("variant/"), qPrintable(shown.id));
        QVERIFY(!shown.root.inputs.empty());
    }

    void numberOfTheHardware() {
        auto* hardware = view<HardwarePanel>("hardware");
        m_sample->window().showView("hardware");
        hardware->showEntry("l2_bandwidth");
        const ExplanationCheck shown = explained(hardware->table());
        QCOMPARE(shown.id, QString("hardware/l2_bandwidth"));
        QCOMPARE(QString::fromStdString(shown.root.hardwareKey), QString("l2_bandwidth"));
    }

    void edgeOfTheTile() {
        auto* tile = view<TilePicture>("tile");
        m_sample->window().showView("tile");
        m_sample->window().activateWindow();
        TileHandle* handle = tile->handle(TilePicture::columns);
        handle->setFocus();
        QTRY_VERIFY(handle->hasFocus());
        QCOMPARE(explained(handle).id, "parameter/" + handle->knob());
    }

    /// Both latencies of a gain open further: that of the plan by its own tree.
    void gainOfAHint() {
        const auto hints = m_sample->workspace().state().hints;
        QVERIFY(hints && !hints->empty());
        const Explanation why = explanationFor(m_sample->workspace().state(),
                                               "hint/" + QString::fromStdString(hints->front().id));
        for (const std::string end : {"/now", "/then"}) {
            const Explanation* latency = findExplanation(why, why.id + end);
            QVERIFY2(latency && !latency->inputs.empty(), end.c_str());
        }
    }

    void cellOfTheStrip() {
        auto* strip = m_sample->window().summary();
        m_sample->window().activateWindow();
        strip->cell("waves")->setFocus();
        QTRY_VERIFY(strip->cell("waves")->hasFocus());
        QCOMPARE(explained(strip->cell("waves")).id, QString("waves"));
    }

private:
    struct ExplanationCheck {
        QString id;
        Explanation root;
    };
    /// As F1 does it with the focus there.
    ExplanationCheck explained(const QWidget* focused) {
        const ExplainedFigure figure = m_sample->window().figureAt(focused);
        auto* panel = view<ExplainPanel>("explain");
        panel->explainFigure(figure);
        return {panel->currentId(), panel->model().root()};
    }
    template <class View>
    View* view(const char* id) {
        return qobject_cast<View*>(m_sample->window().views().view(QLatin1String(id)));
    }
    std::unique_ptr<WindowOnSample> m_sample;
};

QTEST_MAIN(TestExplainedFigure)
#include "tst_explained_figure.moc"
