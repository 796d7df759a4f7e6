// The properties panel: stops dragged and stepped, expressions typed, choices made; the pickers of the
// context bar.
#include "core/plan/plan_io.h"
#include "tests/widgets/properties_bench.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/pickers/gpu_picker.h"
#include "widgets/pickers/layout_switch.h"
#include "widgets/properties/action_section.h"
#include "widgets/properties/launch_section.h"
#include "widgets/properties/legal_line.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/properties/parameters_section.h"
#include "widgets/properties/plan_description.h"
#include "widgets/properties/problem_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QScrollArea>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>

using namespace tilesight;
using namespace tilesight::example;

class TestProperties : public QObject {
    Q_OBJECT
private slots:
    void fieldsStayInside_data() {
        QTest::addColumn<QString>("sample");
        for (const char* sample : {"gemm_4096_bf16", "attention_4096_d128", "mla_decode", "moe_64_experts",
                                   "relu", "softmax_4096", "conv_56x56_c64"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }
    /// The dock on a laptop's screen: nothing under the scroll bar, nothing over anything else.
    void fieldsStayInside() {
        QFETCH(QString, sample);
        const auto plan = readPlan((QStringLiteral(SOURCE_DIR "/samples/%1.json").arg(sample)).toStdString());
        QVERIFY(plan);
        Bench bench(stateOf(*plan), {312, 288});
        const auto* scroll = bench.panel.findChild<QScrollArea*>();
        const ProblemSection* problem = bench.panel.problem();
        QTRY_VERIFY(problem->isVisible() && scroll->widget()->width() == scroll->viewport()->width());
        for (const auto* section : bench.panel.findChildren<PropertySection*>())
            QVERIFY(!section->isVisible() || section->geometry().right() < scroll->viewport()->width());
        QList<QWidget*> fields{problem->dataType()};
        for (auto* field : problem->findChildren<ExpressionField*>())
            fields << field;
        const auto place = [&](const QWidget* w) { return QRect(w->mapTo(problem, QPoint()), w->size()); };
        for (const QWidget* a : std::as_const(fields)) {
            QVERIFY(a->isVisible());
            QVERIFY(problem->rect().contains(place(a)));
            for (const QWidget* b : std::as_const(fields))
                QVERIFY(a == b || !place(a).intersects(place(b)));
        }
        for (const auto* field : bench.panel.findChildren<ExpressionField*>())
            QCOMPARE(field->error(), QString());
    }
    void theDescriptionIsFoldedToThreeLines() {
        Bench b(gemmState(), {312, 540});
        PlanDescription* description = b.panel.description();
        TilePlan plan = *b.state.plan;
        const auto say = [&](const QString& words) {
            plan.description = words.toStdString();
            b.state.plan = std::make_shared<const TilePlan>(plan);
            b.panel.setState(b.state);
        };
        say({});
        QVERIFY(description->isHidden());
        say("One line.");
        QTRY_VERIFY(description->isVisible() && description->width() > 200);
        QVERIFY(!description->isLong());
        QCOMPARE(description->shownLines(), QStringList{"One line."});
        QCOMPARE(description->focusPolicy(), Qt::NoFocus);
        const QString words =
            QStringLiteral("Each block loads <tiles> and multiplies them. ").repeated(12).trimmed();
        say(words);
        QVERIFY(description->isLong());
        QCOMPARE(description->shownLines().size(), 3);
        QVERIFY(description->shownLines().last().endsWith(QChar(u'…')));
        QVERIFY(!description->accessibleName().isEmpty());
        QCOMPARE(description->accessibleDescription(), words);
        QVERIFY(description->toolTip().contains("&lt;tiles&gt;"));
        QTRY_COMPARE(description->height(), description->heightForWidth(description->width()));
        const int folded = description->height();
        QTest::mouseClick(description, Qt::LeftButton, {}, description->rect().center());
        QVERIFY(description->isUnfolded());
        QCOMPARE(description->shownLines().join(u' ').simplified(), words);
        QTRY_VERIFY(description->height() > folded);
        description->setFocus(Qt::TabFocusReason);
        QTest::keyClick(description, Qt::Key_Space);
        QVERIFY(!description->isUnfolded());
        QTRY_COMPARE(description->height(), folded);
        b.panel.resize(312, 360); // a small window: the knobs need the room
        QTRY_COMPARE(description->shownLines().size(), 1);
    }
    void rowsComeFromThePlan() {
        const auto names = stopParameters(gemmPlan());
        QCOMPARE(names, (std::vector<std::string>{"BM", "BN", "BK", "STAGES"}));
        QCOMPARE(stopParameters(elementwisePlan()), std::vector<std::string>{"BLOCK"});
        QVERIFY(!stopQuestions(gemmPlan()).empty());
        TilePlan moved = gemmPlan(), changed = gemmPlan();
        moved.actions[0].position = {1, 2};
        changed.parameter("BM")->value = 64;
        QVERIFY(sameButFor(gemmPlan(), moved, "BN"));
        QVERIFY(sameButFor(gemmPlan(), changed, "BM"));
        QVERIFY(!sameButFor(gemmPlan(), changed, "BN"));
    }

    void aDragPreviewsAndEditsOnce() {
        Bench b(gemmState());
        StopBar& bar = b.bar("BM");
        QCOMPARE(bar.currentValue(), 128);
        drag(bar, 128, 32);
        QCOMPARE(b.previews, 2); // 64, then 32
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Change BM 128 → 32"));
        QCOMPARE(b.value("BM"), std::string("32"));
        QVERIFY(b.mergeKey.isEmpty());
    }

    void aClickOnAStopChoosesIt() {
        Bench b(gemmState());
        QTest::mouseClick(&b.bar("STAGES"), Qt::LeftButton, {}, centre(b.bar("STAGES"), 4));
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.value("STAGES"), std::string("4"));
        QTest::mouseClick(&b.bar("STAGES"), Qt::LeftButton, {}, centre(b.bar("STAGES"), 4));
        QCOMPARE(b.edits, 1);
    }

    void escapeCancelsADrag() {
        Bench b(gemmState());
        StopBar& bar = b.bar("BM");
        const QPoint a = centre(bar, 128), c = centre(bar, 64);
        QTest::mousePress(&bar, Qt::LeftButton, {}, a);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&bar, a + (c - a) * i / 5);
        QCOMPARE(bar.currentValue(), 64);
        QTest::keyClick(&bar, Qt::Key_Escape);
        QCOMPARE(bar.currentValue(), 128);
        QCOMPARE(b.ended, 1);
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, c);
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.value("BM"), std::string("128"));
    }

    void shiftPreviewsWithoutAnEdit() {
        Bench b(gemmState());
        drag(b.bar("BM"), 128, 64, Qt::ShiftModifier);
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.ended, 1);
        QCOMPARE(b.bar("BM").currentValue(), 128);
    }

    void keysStepAndJoin() {
        Bench b(gemmState());
        StopBar& bar = b.bar("BK");
        bar.setFocus();
        QTest::keyClick(&bar, Qt::Key_Right);
        QCOMPARE(b.value("BK"), std::string("128"));
        QCOMPARE(b.mergeKey, QStringLiteral("step:BK"));
        QTest::keyClick(&bar, Qt::Key_Home);
        QCOMPARE(b.value("BK"), std::string("16"));
        QTest::keyClick(&bar, Qt::Key_End);
        QCOMPARE(b.value("BK"), std::string("256"));
        QTest::keyClick(&bar, Qt::Key_Right);
        QCOMPARE(b.edits, 3);
    }

    void theWheelNeedsFocus() {
        Bench b(gemmState());
        StopBar& bar = b.bar("BK");
        const auto wheel = [&] {
            QWheelEvent event(QPointF(bar.rect().center()), bar.mapToGlobal(QPointF(bar.rect().center())), {},
                              {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&bar, &event);
        };
        bar.clearFocus();
        wheel();
        QCOMPARE(b.edits, 0);
        bar.setFocus();
        wheel();
        QCOMPARE(b.edits, 1);
    }

    void unusualValuesAreStopsToo() {
        TilePlan plan = gemmPlan();
        plan.parameter("BN")->value = "BM + 64";
        Bench b(stateOf(plan));
        QCOMPARE(b.bar("BN").currentValue(), 192);
        QVERIFY(indexOf(b.bar("BN"), 192) >= 0);
    }

    void latenciesStandAtTheStopsWhileTheyAreTrue() {
        Bench b(gemmState());
        b.panel.setStopResults(someResults(*b.state.plan));
        StopBar& bar = b.bar("BM");
        QCOMPARE(bar.stops()[std::size_t(indexOf(bar, 64))].detail, QStringLiteral("205\u2009µs"));
        QVERIFY(!bar.stops()[std::size_t(indexOf(bar, 256))].fits);
        QCOMPARE(b.panel.knobs()->caption(), QStringLiteral("latency at every stop"));
        TilePlan other = *b.state.plan;
        other.parameter("BM")->value = 64; // true for BM's own row, no longer for BN's
        b.state.plan = std::make_shared<const TilePlan>(other);
        b.panel.setState(b.state);
        QVERIFY(!b.bar("BM").stops()[std::size_t(indexOf(b.bar("BM"), 64))].detail.isEmpty());
        QVERIFY(b.bar("BN").stops()[std::size_t(indexOf(b.bar("BN"), 128))].detail.isEmpty());
    }

    void theCurrentStopAlwaysSaysItsLatency_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("knob");
        for (const int width : {352, 312, 280, 240})
            for (const char* knob : {"BM", "BN", "BK", "STAGES"})
                QTest::addRow("%s %d", knob, width) << width << QString::fromLatin1(knob);
    }
    void theCurrentStopAlwaysSaysItsLatency() {
        QFETCH(int, width);
        QFETCH(QString, knob);
        Bench b(gemmState(), {width, 900});
        StopResults results = someResults(*b.state.plan);
        for (StopResult& result : results.results)
            result.latencySeconds *= 7.77; // "1.39 ms" is wider than "179 µs"
        b.panel.setStopResults(results);
        const StopBar& bar = b.bar(qPrintable(knob));
        const StopWords words = bar.wordsOf(bar.value());
        QVERIFY(!words.detail.isEmpty());
        QVERIFY2(words.detail.startsWith(QStringLiteral("1.39")), qPrintable(words.detail));
        QCOMPARE(bar.trackOf(bar.value()).isNull(), words.below); // no bar strikes it through
    }

    void mixedUnitsAreWritten() {
        Bench b(gemmState());
        StopResults results = someResults(*b.state.plan);
        for (StopResult& result : results.results)
            if (result.value == 1) result.latencySeconds = 1.2e-3; // of the stages; the others take µs
        b.panel.setStopResults(results);
        const StopBar& bar = b.bar("STAGES");
        QCOMPARE(bar.wordsOf(bar.value()).detail, QStringLiteral("179\u2009µs"));
    }

    void aValueBetweenTheStopsHasThePlansLatency() {
        ViewState state = gemmState();
        TilePlan plan = *state.plan;
        plan.parameter("BN")->value = "BM + 64";
        state.plan = std::make_shared<const TilePlan>(plan);
        Bench b(state);
        b.panel.setStopResults(someResults(plan));
        const StopBar& bar = b.bar("BN");
        QCOMPARE(bar.currentValue(), 192);
        QCOMPARE(bar.stops()[std::size_t(bar.value())].detail, QStringLiteral("179\u2009µs"));
    }

    void theTypeIsThatOfTheMainOperand_data() {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("type");
        QTest::newRow("product") << "gemm_8192_fp8" << int(DataType::f8);
        QTest::newRow("indices come first") << "gather_8192" << int(DataType::bf16);
        QTest::newRow("the result is not it") << "cross_entropy_32000" << int(DataType::bf16);
        QTest::newRow("no product") << "relu" << int(DataType::bf16);
    }
    void theTypeIsThatOfTheMainOperand() {
        QFETCH(QString, sample);
        QFETCH(int, type);
        const auto plan = readPlan((SOURCE_DIR "/samples/" + sample + ".json").toStdString());
        QVERIFY(plan);
        QCOMPARE(int(computeType(*plan)), type);
    }

    /// Two clicks at one place choose one stop; once the mouse has left, the neighbours are shown again.
    void stopsStandStillUnderTheMouse() {
        StopBar bar;
        std::vector<Stop> stops;
        for (int value : {16, 32, 64, 128, 256, 512}) {
            stops.push_back({value});
            stops.back().detail = QStringLiteral("9 µs"); // wide
        }
        bar.setStops(stops, 256);
        bar.resize(260, 34);
        QCOMPARE(bar.shownCount(), 3);
        QCOMPARE(bar.firstShown(), 3); // 128 256 512
        const QPoint first = bar.stopRect(3).center().toPoint();
        for (int click = 0; click < 2; ++click) {
            QTest::mouseClick(&bar, Qt::LeftButton, {}, first);
            QCOMPARE(bar.currentValue(), 128);
            QCOMPARE(bar.firstShown(), 3);
        }
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&bar, &leave);
        QCOMPARE(bar.firstShown(), 2); // 64 128 256
    }

    void barsAreSlidersToAssistiveTools() {
        Bench b(gemmState());
        StopBar& bar = b.bar("BM");
        QCOMPARE(bar.accessibleName(), QStringLiteral("BM"));
        QCOMPARE(bar.maximum() + 1, int(bar.stops().size()));
        QCOMPARE(bar.focusPolicy(), Qt::StrongFocus);
    }

    void problemSizesAreTyped() {
        Bench b(gemmState());
        ExpressionField* k = b.panel.problem()->field(QStringLiteral("K"));
        QVERIFY(k);
        QVERIFY(!b.panel.problem()->field(QStringLiteral("BM")));
        type(*k, QStringLiteral("2 * M"));
        QCOMPARE(k->shownValue(), QStringLiteral("= 8192"));
        QCOMPARE(b.edits, 0);
        QTest::keyClick(k->editor(), Qt::Key_Return);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.undoText, QStringLiteral("Change K 4096 → 2 * M"));
        k->editor()->clearFocus();
        QCOMPARE(b.edits, 1);
    }

    void aLongNumberShowsItsBeginning() {
        Bench b(gemmState());
        ExpressionField* k = b.panel.problem()->field(QStringLiteral("K"));
        k->editor()->setFocus();
        k->editor()->selectAll();
        QTest::keyClicks(k->editor(), QStringLiteral("1000000000000"));
        QTest::keyClick(k->editor(), Qt::Key_Tab);
        QCOMPARE(k->editor()->text(), QStringLiteral("1000000000000"));
        QCOMPARE(k->editor()->cursorPosition(), 0); // not its last zeros
        QTRY_VERIFY(k->editor()->width() >=
                    QFontMetrics(k->editor()->font()).horizontalAdvance(k->editor()->text()));
    }

    void oldNumbersSaySo() {
        Bench b(gemmState());
        const QString flops = b.panel.problem()->caption();
        QVERIFY(flops.endsWith(QStringLiteral("FLOP")));
        b.state.stale = true;
        b.panel.setState(b.state);
        QCOMPARE(b.panel.problem()->caption(), flops + QStringLiteral(", of the plan before"));
        b.state.stale = false;
        b.panel.setState(b.state);
        QCOMPARE(b.panel.problem()->caption(), flops);
    }

    void faultyExpressionsStayWithTheirReason() {
        Bench b(gemmState());
        ExpressionField* k = b.panel.problem()->field(QStringLiteral("K"));
        type(*k, QStringLiteral("2 * Q"));
        QVERIFY(!k->error().isEmpty());
        QTest::keyClick(k->editor(), Qt::Key_Return);
        QCOMPARE(b.edits, 0);
        b.panel.setState(b.state); // a result arrives: what was typed stays
        QCOMPARE(k->editor()->text(), QStringLiteral("2 * Q"));
        savePicture(b.panel, QStringLiteral("properties-typing-error"));
        QTest::keyClick(k->editor(), Qt::Key_Escape);
        QCOMPARE(k->editor()->text(), QStringLiteral("4096"));
        QVERIFY(k->error().isEmpty());
    }

    void everyParameterIsAnExpression() {
        Bench b(gemmState());
        QVERIFY(b.panel.parameters()->isFolded());
        b.panel.parameters()->setFolded(false);
        ExpressionField* bn = b.panel.parameters()->field(QStringLiteral("BN"));
        QVERIFY(bn);
        type(*bn, QStringLiteral("2 * BM"));
        QTest::keyClick(bn->editor(), Qt::Key_Return);
        QCOMPARE(b.value("BN"), std::string("2 * BM"));
        QCOMPARE(b.bar("BN").currentValue(), 256);
    }

    void dataTypeChangesTensorsAndActions() {
        Bench b(gemmState());
        QComboBox* box = b.panel.problem()->dataType();
        QCOMPARE(box->currentText(), QStringLiteral("BF16"));
        box->setFocus();
        QTest::keyClicks(box, QStringLiteral("F8"));
        const int f8 = box->findText(QStringLiteral("F8"));
        box->setCurrentIndex(f8);
        emit box->activated(f8);
        QCOMPARE(b.state.plan->tensors[0].dtype, DataType::f8);
        QCOMPARE(b.state.plan->actions[2].dtype, DataType::f8);
        QCOMPARE(b.state.plan->actions[3].dtype, DataType::f32);
    }

    void launchOrderGroupAndWarps() {
        Bench b(gemmState());
        LaunchSection* launch = b.panel.launch();
        QCOMPARE(launch->caption(), QStringLiteral("32 × 16 = 512 tiles"));
        QVERIFY(launch->group()->isVisible());
        QTest::keyClick(launch->group()->editor(), Qt::Key_Up);
        QCOMPARE(b.value("GROUP"), std::string("16"));
        QCOMPARE(b.mergeKey, QStringLiteral("step:GROUP"));
        type(*launch->warps(), QStringLiteral("4"));
        QTest::keyClick(launch->warps()->editor(), Qt::Key_Return);
        QCOMPARE(b.value("WARPS"), std::string("4"));
        QTest::mouseClick(launch->persistent(), Qt::LeftButton, {},
                          QPoint(6, launch->persistent()->height() / 2));
        QVERIFY(b.state.plan->grid.order.persistent);
        const int hilbert = launch->order()->findData(QStringLiteral("hilbert"));
        launch->order()->setCurrentIndex(hilbert);
        emit launch->order()->activated(hilbert);
        QCOMPARE(b.state.plan->grid.order.kind, std::string("hilbert"));
        QVERIFY(!launch->group()->isVisible());
        QCOMPARE(b.edits, 4);
    }

    void legalOrWhyNot() {
        Bench b(gemmState());
        QCOMPARE(b.panel.legalLine()->text(), QStringLiteral("Legal on H200 SXM"));
        QVERIFY(b.panel.legalLine()->detail().contains(QStringLiteral("154")));
        ViewState state = b.state;
        state.errors = {{"occupancy.does_not_fit", "SMEM needs 240 KiB of 227 KiB", "", {}, "use 4 stages"}};
        b.panel.setState(state);
        QVERIFY(
            b.panel.legalLine()->accessibleName().contains(QStringLiteral("SMEM needs 240 KiB of 227 KiB")));
    }

    void theSelectedActionIsEdited() {
        Bench b(gemmState());
        ActionSection* section = b.panel.actionSection();
        QVERIFY(!section->isVisible());
        b.panel.showAction(QStringLiteral("Load A"));
        QVERIFY(section->isVisible());
        QCOMPARE(section->action(), QStringLiteral("Load A"));
        ExpressionField* extent = section->field(QStringLiteral("extent 0"));
        QVERIFY(extent);
        QCOMPARE(extent->shownValue(), QStringLiteral("= 128"));
        QVERIFY(section->field(QStringLiteral("index 0"))->shownValue().isEmpty());
        QVERIFY(section->field(QStringLiteral("index 0"))->error().isEmpty());
        type(*extent, QStringLiteral("BM / 2"));
        QCOMPARE(extent->shownValue(), QStringLiteral("= 64"));
        QTest::keyClick(extent->editor(), Qt::Key_Return);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.state.plan->actions[0].access->extent[0].text, std::string("BM / 2"));
    }

    void dependenciesAreAddedAndRemoved() {
        Bench b(gemmState());
        b.panel.showAction(QStringLiteral("MMA"));
        ActionSection* section = b.panel.actionSection();
        const auto buttons = section->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 2);
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.state.plan->actions[2].dependsOn, std::vector<std::string>{"Load B"});
        QComboBox* add = section->addDependency();
        const int a = add->findData(QStringLiteral("Load A"));
        QVERIFY(a > 0);
        QCOMPARE(add->findData(QStringLiteral("Store C")), -1); // would close a cycle
        emit add->activated(a);
        QCOMPARE(b.edits, 2);
        QCOMPARE(b.state.plan->actions[2].dependsOn.size(), std::size_t(2));
    }

    void actionsAreRenamedOnce() {
        Bench b(gemmState());
        b.panel.showAction(QStringLiteral("MMA"));
        QLineEdit* name = b.panel.actionSection()->name();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Product"));
        QTest::keyClick(name, Qt::Key_Return);
        name->clearFocus();
        QCOMPARE(b.edits, 1);
        QCOMPARE(b.selection.actions(), QStringList{"Product"});
        QVERIFY(b.state.plan->action("Product"));
    }

    void gpuPickerFindsAndChooses() {
        useTheme(Theme::light());
        GpuPicker picker;
        QSignalSpy chosen(&picker, &GpuPicker::gpuChosen);
        picker.setGpus(someGpus());
        picker.setCurrent(QStringLiteral("h200-sxm"));
        QCOMPARE(picker.value(), QStringLiteral("H200 SXM"));
        QCOMPARE(picker.detail(), QStringLiteral("132 SMs · 50\u2009MiB L2 · 4.8\u2009TB/s"));
        picker.resize(picker.sizeHint());
        picker.show();
        savePicture(picker, QStringLiteral("picker"));
        QTest::mouseClick(&picker, Qt::LeftButton);
        FilterPopup* popup = picker.popup();
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->list()->count(), 3);
        savePicture(*popup, QStringLiteral("picker-popup"));
        QTest::keyClicks(popup->filterLine(), QStringLiteral("mi3"));
        QCOMPARE(popup->list()->count(), 1);
        QTest::keyClick(popup->filterLine(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("mi300x"));
        QCOMPARE(picker.currentId(), QStringLiteral("mi300x"));
        picker.setCurrent(QStringLiteral("a100-sxm"));
        QCOMPARE(chosen.size(), 1);
    }

    void layoutSwitchChooses() {
        useTheme(Theme::light());
        LayoutSwitch layout;
        QSignalSpy chosen(&layout, &LayoutSwitch::layoutChosen);
        layout.show();
        QCOMPARE(layout.current(), QStringLiteral("edit"));
        QTest::mouseClick(layout.findChild<QToolButton*>(QStringLiteral("analyse")), Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("analyse"));
        layout.setCurrent(QStringLiteral("present"));
        QCOMPARE(layout.current(), QStringLiteral("present"));
        QCOMPARE(chosen.size(), 1);
        savePicture(layout, QStringLiteral("layout-switch"));
    }

    void pictures() {
        for (const auto& [name, theme] : pictureThemes()) {
            Bench b(gemmState(), {352, 470});
            useTheme(theme);
            b.panel.setTheme(theme);
            b.panel.setStopResults(someResults(*b.state.plan));
            savePicture(b.panel, QStringLiteral("properties-") + name);
            b.panel.resize(312, 420);
            savePicture(b.panel, QStringLiteral("properties-small-") + name);
            b.panel.resize(352, 1000);
            b.panel.parameters()->setFolded(false);
            b.selection.setActions({"Load A"});
            savePicture(b.panel, QStringLiteral("properties-action-") + name);
            b.panel.parameters()->setFolded(true);
            b.selection.setActions({"MMA"});
            ViewState state = b.state;
            state.errors = {{"occupancy.does_not_fit",
                             "SMEM needs 240 KiB of 227 KiB",
                             "",
                             {},
                             "use 4 stages, or a smaller tile"},
                            {"plan.bad", "'Load A' reads 3 dimensions of a tensor with 2", "Load A", {}, ""}};
            b.panel.setState(state);
            savePicture(b.panel, QStringLiteral("properties-error-") + name);
            b.panel.resize(352, 470);
            b.panel.setState(stateOf(attentionPlan()));
            savePicture(b.panel, QStringLiteral("properties-attention-") + name);
        }
        Bench b(gemmState(), {520, 700});
        Theme big = Theme::dark();
        big.fontScale = 1.5;
        useTheme(big);
        b.panel.setTheme(big);
        b.panel.setStopResults(someResults(*b.state.plan));
        savePicture(b.panel, QStringLiteral("properties-scale150"));
        QCOMPARE(b.bar("BM").mapTo(&b.panel, QPoint()).x(), b.bar("STAGES").mapTo(&b.panel, QPoint()).x());
    }
};

QTEST_MAIN(TestProperties)
#include "tst_properties.moc"
