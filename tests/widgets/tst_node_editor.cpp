// Editing the expressions of an action in the plan graph, by real mouse and key events.
#include "graph_bench.h"
#include "widgets/graph/graph_words.h"
#include "widgets/graph/node_editor.h"
#include "widgets/properties/expression_field.h"

#include <QLineEdit>
#include <QToolButton>

using namespace tilesight;
using namespace tilesight::example;

namespace {

/// A bench at 100 %, where the lines of the nodes can be read.
struct Editing : Bench {
    explicit Editing(const char* action) : Bench(gemmState()) {
        canvas().setZoom(1, canvas().viewport()->rect().center());
        canvas().reveal(QString::fromUtf8(action));
    }
    NodeEditor& editor() { return *canvas().expressionEditor(); }
    ExpressionField& field() { return *editor().field(); }
    QLineEdit* line() { return field().editor(); }
    QPoint inLine(const char* action, int index, double x) {
        return at(node(action).lineRect(index).topLeft() + QPointF(x, 7));
    }
    void doubleClick(QPoint p) { QTest::mouseDClick(canvas().viewport(), Qt::LeftButton, {}, p); }
    std::string extent(std::size_t action, std::size_t dimension) const {
        return state.plan->actions[action].access->extent[dimension].text;
    }
};

} // namespace

class TestNodeEditor : public QObject {
    Q_OBJECT
private slots:
    void theLinesKnowTheirExpressions_data() {
        QTest::addColumn<int>("action");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("load") << 0 << QStringList{"0 index 0 m",   "0 extent 0 BM",  "0 index 1 k",
                                                  "0 extent 1 BK", "1 extent 0 128", "1 extent 1 64"};
        QTest::newRow("matmul") << 2 << QStringList{"0 m BM",  "0 k BK",  "0 k BK", "0 n BN",
                                                    "1 m 128", "1 n 256", "1 k 64"};
        QTest::newRow("elements") << 3 << QStringList{"0 elements BM * BN"};
    }
    void theLinesKnowTheirExpressions() {
        QFETCH(int, action);
        const TilePlan plan = gemmPlan();
        std::vector<LinePart> parts;
        const QStringList lines = PlanWords(plan).lines(std::size_t(action), &parts);
        QStringList found;
        for (const LinePart& part : parts)
            found << QStringLiteral("%1 %2 %3")
                         .arg(part.line)
                         .arg(part.id, lines[part.line].mid(part.from, part.length));
        QTEST(found, "parts");
    }

    void aConversionSaysFromWhatToWhere() {
        TilePlan plan = gemmPlan();
        plan.actions[3].dtype = DataType::f32;
        plan.actions[3].result = Placement::smem;
        QCOMPARE(PlanWords(plan).lines(3).last(), QStringLiteral("from f32, to SMEM"));
    }

    void aDoubleClickOnASizeEditsItWithItsValue() {
        Editing b("Load A");
        b.doubleClick(b.inLine("Load A", 1, 4));
        QVERIFY(b.editor().isVisible());
        QCOMPARE(b.field().label(), QStringLiteral("extent 0"));
        QCOMPARE(b.line()->text(), QStringLiteral("BM"));
        QVERIFY(b.line()->hasFocus());
        QTest::keyClicks(b.line(), QStringLiteral("BM * 2"));
        QCOMPARE(b.field().shownValue(), QStringLiteral("= 256 elements"));
        QCOMPARE(b.editor().result(), QStringLiteral("256×64 = 32\u2009KiB"));
        QCOMPARE(b.edits, 0);
        QTest::keyClick(b.line(), Qt::Key_Return);
        QVERIFY(!b.editor().isVisible());
        QVERIFY(b.canvas().hasFocus());
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Change extent 0 of Load A BM → BM * 2"));
        QCOMPARE(b.extent(0, 0), std::string("BM * 2"));
    }

    void theSecondFactorIsUnderThePointer() {
        Editing b("Load A");
        b.doubleClick(b.inLine("Load A", 1, 34)); // "128×64": behind the cross
        QCOMPARE(b.field().label(), QStringLiteral("extent 1"));
    }

    void aFaultyTextIsNotTaken_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("reason");
        QTest::newRow("unfinished") << "BM *"
                                    << "character 5";
        QTest::newRow("unknown name") << "BM * BX"
                                      << "'BX'";
        QTest::newRow("zero") << "BM - 128"
                              << "0";
    }
    void aFaultyTextIsNotTaken() {
        QFETCH(QString, typed);
        QFETCH(QString, reason);
        Editing b("Load A");
        b.doubleClick(b.inLine("Load A", 1, 4));
        QTest::keyClicks(b.line(), typed);
        QVERIFY2(b.field().error().contains(reason), qPrintable(b.field().error()));
        QCOMPARE(b.editor().result(), QString());
        savePicture(b.view, QStringLiteral("node-editor-faulty"));
        QTest::keyClick(b.line(), Qt::Key_Return);
        QVERIFY(b.editor().isVisible());
        QCOMPARE(b.line()->text(), typed);
        b.canvas().setFocus();
        QVERIFY(b.editor().isVisible());
        QCOMPARE(b.edits, 0);
        b.line()->setFocus();
        QTest::keyClick(b.line(), Qt::Key_Escape);
        QVERIFY(!b.editor().isVisible());
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.extent(0, 0), std::string("BM"));
    }

    void tabWalksOverTheExpressionsAndTheirParameters() {
        Editing b("MMA");
        b.selection.setActions({"MMA"});
        b.key(Qt::Key_Return);
        QStringList labels;
        for (int i = 0; i < 7; ++i) {
            labels << b.field().label();
            QTest::keyClick(b.line(), Qt::Key_Tab);
        }
        QCOMPARE(labels, (QStringList{"m", "n", "k", "BM", "BN", "BK", "count of k"}));
        QCOMPARE(b.field().label(), QStringLiteral("m")); // and around
        QTest::keyClick(b.line(), Qt::Key_Backtab);
        QTest::keyClick(b.line(), Qt::Key_Backtab);
        QCOMPARE(b.field().label(), QStringLiteral("BK"));
        QTest::keyClicks(b.line(), QStringLiteral("32 * 4"));
        QCOMPARE(b.field().shownValue(), QStringLiteral("= 128"));
        QCOMPARE(b.editor().result(), QStringLiteral("128×256×128 bf16 = 8.39\u2009MFLOP"));
        b.canvas().setFocus(); // leaving commits
        QCOMPARE(b.edits, 1);
        QVERIFY(!b.editor().isVisible());
        QCOMPARE(b.state.plan->parameter("BK")->value.text, std::string("32 * 4"));
        b.canvas().setFocus();
        QCOMPARE(b.edits, 1);
    }

    void theButtonGoesOnByMouse() {
        Editing b("Store C");
        b.doubleClick(b.inLine("Store C", 1, 4));
        QVERIFY(b.editor().nextButton()->text().startsWith(QStringLiteral("extent 1")));
        QTest::mouseClick(b.editor().nextButton(), Qt::LeftButton);
        QCOMPARE(b.field().label(), QStringLiteral("extent 1"));
        QVERIFY(b.line()->hasFocus());
    }

    void aDoubleClickInTheHeadOfALoopEditsItsCount() {
        Editing b("Load A");
        const QPoint head = b.at(b.canvas().graph().frames().front()->headRect().center());
        b.doubleClick(head);
        QVERIFY(b.editor().isVisible());
        QCOMPARE(b.field().label(), QStringLiteral("count"));
        QCOMPARE(b.line()->text(), QStringLiteral("cdiv(K, BK)"));
        QVERIFY(b.editor().geometry().contains(b.canvas().viewport()->pos() + QPoint(b.editor().x() + 5, head.y())));
        QTest::keyClicks(b.line(), QStringLiteral("cdiv(K, BK) / 2"));
        QCOMPARE(b.field().shownValue(), QStringLiteral("= 32 iterations"));
        QTest::keyClick(b.line(), Qt::Key_Return);
        QCOMPARE(b.undoText, QStringLiteral("Change count of k cdiv(K, BK) → cdiv(K, BK) / 2"));
        QCOMPARE(b.state.plan->loops.front().count.text, std::string("cdiv(K, BK) / 2"));
    }

    void aDoubleClickOnADimensionOfATensorEditsIt() {
        Editing b("Load A");
        const TensorItem& a = *b.canvas().graph().tensors().front();
        QCOMPARE(a.tensor().name, QStringLiteral("A"));
        b.canvas().revealRect(a.frame());
        b.doubleClick(b.at(a.frame().topLeft() + QPointF(50, a.frame().height() / 2))); // "4096×4096": behind the cross
        QCOMPARE(b.field().label(), QStringLiteral("dims 1"));
        QCOMPARE(b.line()->text(), QStringLiteral("K"));
        QTest::keyClicks(b.line(), QStringLiteral("K * 2"));
        QCOMPARE(b.field().shownValue(), QStringLiteral("= 8192 elements"));
        QCOMPARE(b.editor().result(), QStringLiteral("4096×8192, BF16 · 64\u2009MiB"));
        QTest::keyClicks(b.line(), QStringLiteral(" + BX"));
        QVERIFY2(b.field().error().contains(QStringLiteral("'BX'")), qPrintable(b.field().error()));
        QTest::keyClick(b.line(), Qt::Key_Escape);
        QCOMPARE(b.edits, 0);
        b.doubleClick(b.at(a.frame().topLeft() + QPointF(12, a.frame().height() / 2)));
        QCOMPARE(b.field().label(), QStringLiteral("dims 0"));
    }

    void tabReachesLoopAndTensorOfALoad() {
        Editing b("Load A");
        b.selection.setActions({"Load A"});
        b.key(Qt::Key_Return);
        QTest::keyClick(b.line(), Qt::Key_Backtab); // extent 0 is where Enter begins: two indices come before it
        QStringList labels;
        for (int i = 0; i < 12; ++i) {
            if (!labels.contains(b.field().label())) labels << b.field().label();
            QTest::keyClick(b.line(), Qt::Key_Tab);
        }
        for (const char* label : {"count of k", "dims 0 of A", "dims 1 of A"})
            QVERIFY2(labels.contains(QLatin1String(label)), qPrintable(labels.join(u'|')));
    }

    void anIndexHasNoSingleValue() {
        Editing b("Load A");
        b.doubleClick(b.inLine("Load A", 0, 16)); // "A[m": the m
        QCOMPARE(b.field().label(), QStringLiteral("index 0"));
        QTest::keyClicks(b.line(), QStringLiteral("m + 1"));
        QCOMPARE(b.field().shownValue(), QString());
        QCOMPARE(b.field().error(), QString());
    }

    void nameAndPropertiesHaveTheirOwnGestures() {
        Editing b("Convert");
        QSignalSpy activated(&b.view, &PlanGraphView::activated);
        b.doubleClick(b.header("Convert"));
        QVERIFY(b.canvas().renameEditor()->isVisible());
        QTest::keyClicks(b.canvas().renameEditor(), QStringLiteral("To bf16"));
        QTest::keyClick(b.canvas().renameEditor(), Qt::Key_Return);
        QCOMPARE(b.undoText, QStringLiteral("Rename Convert to To bf16"));
        QVERIFY(!b.editor().isVisible());
        b.key(Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].toString(), QStringLiteral("To bf16"));
        QVERIFY(!b.editor().isVisible());
    }

    void itFollowsTheViewAndGoesWithItsNode() {
        Editing b("Load A");
        b.doubleClick(b.inLine("Load A", 1, 4));
        const QPoint before = b.editor().pos();
        b.canvas().setZoom(0.8, QPoint(b.canvas().viewport()->width(), 200));
        QVERIFY(b.editor().isVisible());
        QVERIFY(b.editor().pos() != before);
        TilePlan without = *b.state.plan;
        without.actions.erase(without.actions.begin());
        b.state.plan = std::make_shared<const TilePlan>(without);
        b.state.analysis = nullptr;
        b.view.setState(b.state);
        QVERIFY(!b.editor().isVisible());
        QCOMPARE(b.edits, 0);
    }

    void pictures() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            Editing b("Load A");
            useTheme(theme);
            b.view.setTheme(theme);
            const QString name = theme.isDark ? QStringLiteral("dark") : QStringLiteral("light");
            b.doubleClick(b.inLine("Load A", 1, 4));
            QTest::keyClicks(b.line(), QStringLiteral("BM * 2"));
            savePicture(b.view, QStringLiteral("node-editor-") + name);
            QTest::keyClicks(b.line(), QStringLiteral(" + BX"));
            QVERIFY(!b.field().error().isEmpty());
            savePicture(b.view, QStringLiteral("node-editor-fault-") + name);
        }
    }
};

QTEST_MAIN(TestNodeEditor)
#include "tst_node_editor.moc"
