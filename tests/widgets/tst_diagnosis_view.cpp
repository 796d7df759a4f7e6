// Diagnosis view: rows in order, nothing cut or overlapping, keys, a click explains, old rows, empty sentences, exports.
#include "example_analysis.h"
#include "pictures.h"

#include "widgets/diagnosis/diagnosis_view.h"
#include "widgets/explain/explanations.h"
#include "widgets/plot/export_actions.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>

using namespace tilesight;
using namespace tilesight::example;

namespace {

std::vector<Diagnosis> exampleDiagnoses() {
    Diagnosis tail, overlap;
    tail.obstacle = Obstacle::tail;
    tail.lostSeconds = 70e-6;
    tail.share = 0.44;
    tail.sentence =
        "The last wave, 12 blocks on 132 SMs, takes 77.3 µs; 91 % of the SMs' time in it is idle.";
    tail.remedy =
        "A tile that divides the grid into whole waves, a split of K, or a persistent kernel with stream-K.";
    overlap.obstacle = Obstacle::pipelineOverlap;
    overlap.lostSeconds = 10e-6;
    overlap.share = 0.064;
    overlap.reRun = true;
    overlap.sentence =
        "Tensor core, the busiest pipe, works 147 µs of the 157 µs that blocks run, \"all\" others less.";
    overlap.remedy = "More stages, loads further ahead, or more blocks per SM.";
    return {tail, overlap};
}

ViewState diagnosed() {
    ViewState state = exampleState();
    state.diagnoses = std::make_shared<const std::vector<Diagnosis>>(exampleDiagnoses());
    return state;
}

} // namespace

class TestDiagnosisView : public QObject {
    Q_OBJECT
private slots:
    void layoutKeepsApart_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("scale");
        QTest::newRow("wide") << 900.0 << 1.0;
        QTest::newRow("dock of a laptop") << 312.0 << 1.0;
        QTest::newRow("large letters") << 312.0 << 1.75;
    }
    void layoutKeepsApart() {
        QFETCH(double, width);
        QFETCH(double, scale);
        Theme theme = Theme::light();
        theme.fontScale = scale;
        const DiagnosisLayout layout = diagnosisLayout(exampleDiagnoses(), width, theme);
        QCOMPARE(layout.rows.size(), std::size_t(2));
        double below = 0;
        for (const DiagnosisRow& row : layout.rows) {
            QVERIFY(row.rect.left() >= 0 && row.rect.right() <= width);
            QVERIFY(row.rect.top() >= below);
            QVERIFY(row.track.bottom() <= row.sentenceRect.top());
            QVERIFY(row.sentenceRect.bottom() <= row.remedyRect.top());
            QVERIFY(row.remedyRect.bottom() <= row.rect.bottom());
            const QFontMetricsF metrics(theme.font(12));
            QVERIFY(metrics.boundingRect(row.sentenceRect, Qt::TextWordWrap, row.sentence).height() <=
                    row.sentenceRect.height());
            below = row.rect.bottom();
        }
        QCOMPARE(layout.note, QStringLiteral("Causes overlap, so the times do not add up."));
        QVERIFY(layout.noteRect.top() >= below);
        QVERIFY(layout.size.height() >= layout.noteRect.bottom());
        const bool says = layout.rows[1].cost.contains(QStringLiteral(", by a re-run"));
        QVERIFY(says || width < 800); // in a narrow dock the tooltip says it
        const QFontMetricsF bold(theme.font(13, true));
        QVERIFY(!says || bold.horizontalAdvance(layout.rows[1].title + layout.rows[1].cost) <=
                             layout.rows[1].track.width());
        QVERIFY(layout.rows[1].foundBy.contains(QStringLiteral("re-run")));
        QVERIFY(!layout.rows[0].cost.contains(QStringLiteral("re-run")));
    }

    void keysAndClickExplain() {
        DiagnosisView view(nullptr);
        view.resize(360, 400);
        view.setState(diagnosed());
        view.show();
        QCOMPARE(view.headerCaption(), QStringLiteral("Tail 44\u2009%"));
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("Pipeline overlap 6.4\u2009%")));
        QSignalSpy explain(&view, &DiagnosisView::explainRequested);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.current(), 1);
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("147 µs")));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(explain.takeFirst().first().toString(), QStringLiteral("diagnosis/pipeline_overlap"));
        QTest::keyClick(&view, Qt::Key_Up);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(view.current(), 0);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.chart().rows[0].track.center().toPoint());
        QCOMPARE(explain.takeFirst().first().toString(), QStringLiteral("diagnosis/tail"));
    }

    void eachCauseHasItsOwnExplanation() {
        const ViewState state = diagnosed();
        const Explanation tail = explanationFor(state, "diagnosis/tail");
        QCOMPARE(tail.title, std::string("Tail: time lost"));
        QCOMPARE(tail.value, 70e-6);
        QCOMPARE(tail.unit, std::string("s"));
        QVERIFY(tail.formula.find("T_last") != std::string::npos);
        QVERIFY(tail.reason.find("12 blocks on 132 SMs") != std::string::npos);
        QVERIFY(tail.reason.find("a persistent kernel") != std::string::npos);
        QVERIFY(tail.reason.find("\nTry: ") != std::string::npos);
        QCOMPARE(tail.inputs.size(), std::size_t(4)); // each term of the formula, and they give the number
        QCOMPARE(tail.inputs[0].title.substr(0, 6), std::string("T_last"));
        QVERIFY(std::abs(tail.inputs[0].value * tail.inputs[3].value - 70e-6) < 1e-9);
        const Explanation overlap = explanationFor(state, "diagnosis/pipeline_overlap");
        QCOMPARE(overlap.title, std::string("Pipeline overlap: time lost"));
        QCOMPARE(overlap.inputs.size(), std::size_t(2));
        QCOMPARE(overlap.inputs[0].id, std::string("latency")); // opens its own derivation
        QVERIFY(std::abs(overlap.inputs[0].value - overlap.inputs[1].value - overlap.value) < 1e-12);
        QVERIFY(overlap.formula.find("T_without") != std::string::npos); // this one says it was re-run
        // Gone with an edit, while its explanation stays open.
        const Explanation gone = explanationFor(state, "diagnosis/launch");
        QCOMPARE(gone.title, std::string("Launch: time lost"));
        QVERIFY(std::isnan(gone.value)); // not nothing: not known
        QVERIFY(gone.reason.find("less than 1 %") != std::string::npos);
    }

    void oldRowsStayAndIllegalPlansHaveNone() {
        DiagnosisView view(nullptr);
        ViewState state = diagnosed();
        view.setState(state);
        state.diagnoses = nullptr; // a newer edit is being computed
        view.setState(state);
        QCOMPARE(view.chart().rows.size(), std::size_t(2));
        state.errors = {Error{"plan.unknown_name", "BM is not known", "BM", {}, {}}};
        view.setState(state);
        QCOMPARE(view.chart().rows.size(), std::size_t(0));
        QVERIFY(view.emptySentence().contains(QStringLiteral("BM is not known")));
        QVERIFY(!view.exports()->csv().contains(QStringLiteral("tail")));
        view.setState({});
        QVERIFY(view.emptySentence().contains(QStringLiteral("once a plan is open")));
        state = exampleState();
        state.diagnoses = std::make_shared<const std::vector<Diagnosis>>();
        view.setState(state);
        QVERIFY(view.emptySentence().contains(QStringLiteral("Nothing costs more than 1 %")));
    }

    void exportsEverything() {
        DiagnosisView view(nullptr);
        view.resize(300, 100); // less than the rows need
        view.setState(diagnosed());
        const QString csv = view.exports()->csv();
        QVERIFY(csv.startsWith(QStringLiteral("cause,lost (us),share (%)")));
        QVERIFY(csv.contains(QStringLiteral("\ntail,70,44,analysis,")));
        QVERIFY(csv.contains(QStringLiteral("\"\"all\"\""))); // quoted
        QVERIFY(view.exports()->svg().contains("Pipeline overlap"));
    }

    void pictures() {
        for (const auto& [name, theme] : pictureThemes()) {
            useTheme(theme);
            DiagnosisView view(nullptr);
            view.setTheme(theme);
            view.resize(352, 330);
            view.setState(diagnosed());
            savePicture(view, QStringLiteral("diagnosis_") + name);
        }
    }
};

QTEST_MAIN(TestDiagnosisView)
#include "tst_diagnosis_view.moc"
