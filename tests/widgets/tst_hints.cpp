// What to try: words of a hint, its three buttons by mouse and keyboard, compact form, states.
#include "tests/widgets/example_analysis.h"
#include "widgets/hints/hints_panel.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace tilesight;

namespace {

QString plain(QString text) { return text.replace(QChar(0x2009), ' '); }

struct Fixture {
    Selection selection;
    HintsPanel panel{&selection};
    ViewState state = example::exampleState();
    explicit Fixture(QSize size = {352, 400}) {
        panel.resize(size);
        panel.setState(state);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
    }
};

} // namespace

class TestHints : public QObject {
    Q_OBJECT
private slots:
    void words();
    void longTitlesTakeTwoLines();
    void atMostThree();
    void onlyFirstIsFilled();
    void applyByMouseAndKey();
    void previewByClick();
    void previewByKey_data();
    void previewByKey();
    void previewEndsWhenSomethingElseBegins();
    void previewSurvivesItsOwnStates();
    void whyExplains();
    void compactWhenLow();
    void buttonsStayInside_data();
    void buttonsStayInside();
    void staleHintsCannotBeApplied();
    void lateHintsStayDimmed();
    void caption();
    void emptySentences_data();
    void emptySentences();
};

void TestHints::words() {
    const HintWords w = hintWords(example::exampleHints()[0]);
    QCOMPARE(plain(w.gain), QStringLiteral("−7.4 µs"));
    QCOMPARE(plain(w.change), QStringLiteral("▼ 4.1 %"));
    QVERIFY(w.sentence.endsWith("Then: Tensor core bound."));
    QVERIFY(plain(w.all()).contains("exact re-run"));
    Hint bare;
    bare.then = Bottleneck::latency;
    QCOMPARE(hintWords(bare).sentence, QStringLiteral("Then: Memory latency bound."));

    // A gain that is smaller than what the model is usually off is not presented as sure.
    Hint small;
    small.latencySeconds = 98e-6;
    small.gainSeconds = 2e-6;
    QVERIFY2(hintWords(small, 0.056).sentence.contains(QStringLiteral("within ±5.6 %: may not be measurable")),
             qPrintable(hintWords(small, 0.056).sentence));
    QVERIFY(hintWords(small, 0.01).doubt.isEmpty());
    QVERIFY(hintWords(small).doubt.isEmpty());
}

void TestHints::longTitlesTakeTwoLines() {
    Fixture f({312, 273});
    Hint hint = example::exampleHints()[0];
    hint.title = "Launch order: Grouped panels, 16";
    f.state.hints = std::make_shared<const std::vector<Hint>>(1, hint);
    f.panel.setState(f.state);
    const QString shown = f.panel.cards()[0]->shownTitle();
    QCOMPARE(shown.count('|'), 1);
    QCOMPARE(QString(shown).replace('|', ' '), QStringLiteral("Launch order: Grouped panels, 16"));
    QVERIFY(!f.panel.cards()[0]->compact()); // there is room for the reason
}

void TestHints::atMostThree() {
    Fixture f;
    QCOMPARE(f.panel.cards().size(), 3);
    QCOMPARE(f.panel.cards()[1]->words().title, QStringLiteral("Split the tail wave"));
    f.state.hints = std::make_shared<const std::vector<Hint>>(example::exampleHints(2));
    f.panel.setState(f.state);
    QCOMPARE(f.panel.cards().size(), 2);
}

void TestHints::onlyFirstIsFilled() {
    Fixture f;
    for (int i = 0; i < 3; ++i)
        QCOMPARE(f.panel.cards()[i]->applyButton()->property("primary").toBool(), i == 0);
}

void TestHints::applyByMouseAndKey() {
    Fixture f;
    QSignalSpy spy(&f.panel, &HintsPanel::edited);
    QTest::mouseClick(f.panel.cards()[0]->applyButton(), Qt::LeftButton);
    QTest::keyClick(f.panel.cards()[1]->applyButton(), Qt::Key_Space);
    QCOMPARE(spy.count(), 2);
    QCOMPARE(spy[0][0].value<TilePlan>(), (*f.state.hints)[0].changedPlan);
    QCOMPARE(spy[0][1].toString(), QStringLiteral("Overlap epilogue with next tile"));
    QCOMPARE(spy[1][1].toString(), QStringLiteral("Split the tail wave"));
}

void TestHints::previewByClick() {
    Fixture f;
    QSignalSpy shown(&f.panel, &HintsPanel::previewed), ended(&f.panel, &HintsPanel::previewEnded);
    QPushButton* button = f.panel.cards()[1]->previewButton();
    QTest::mouseClick(button, Qt::LeftButton); // nobody has to hold it
    QCOMPARE(shown.count(), 1);
    QCOMPARE(shown[0][0].value<TilePlan>(), (*f.state.hints)[1].changedPlan);
    QVERIFY(button->isChecked() && button->accessibleDescription().contains("not changed"));
    QCOMPARE(ended.count(), 0);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(ended.count(), 1);
}

void TestHints::previewByKey_data() {
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("finish");
    QTest::newRow("space") << int(Qt::Key_Space) << int(Qt::Key_Space);
    QTest::newRow("enter, escape") << int(Qt::Key_Return) << int(Qt::Key_Escape);
}

void TestHints::previewByKey() {
    QFETCH(int, begin);
    QFETCH(int, finish);
    Fixture f;
    QSignalSpy shown(&f.panel, &HintsPanel::previewed), ended(&f.panel, &HintsPanel::previewEnded);
    QPushButton* button = f.panel.cards()[0]->previewButton();
    button->setFocus();
    QTest::keyClick(button, Qt::Key(begin));
    QCOMPARE(shown.count(), 1);
    QCOMPARE(ended.count(), 0);
    QTest::keyClick(button, Qt::Key(finish));
    QCOMPARE(ended.count(), 1);
    QVERIFY(!button->isChecked());
}

void TestHints::previewEndsWhenSomethingElseBegins() {
    // An edit never stands on what is only shown: the views have the plan again before they get the press.
    Fixture f;
    QSignalSpy ended(&f.panel, &HintsPanel::previewEnded), applied(&f.panel, &HintsPanel::edited);
    QWidget other;
    other.show();
    const auto begin = [&] { QTest::mouseClick(f.panel.cards()[0]->previewButton(), Qt::LeftButton); };
    begin();
    QTest::mouseMove(&other, QPoint(3, 3)); // looking is free
    QTest::keyClick(&other, Qt::Key_Tab);
    QCOMPARE(ended.count(), 0);
    QTest::mousePress(&other, Qt::LeftButton);
    QCOMPARE(ended.count(), 1);
    begin();
    QTest::keyClick(&other, Qt::Key_A);
    QCOMPARE(ended.count(), 2);
    begin();
    f.panel.hide();
    QCOMPARE(ended.count(), 3);
    f.panel.show();
    begin();
    QTest::mouseClick(f.panel.cards()[0]->applyButton(), Qt::LeftButton); // of what is shown
    QCOMPARE(ended.count(), 4);
    QCOMPARE(applied.count(), 1);
}

void TestHints::previewSurvivesItsOwnStates() {
    // While previewing, the window shows another plan and sends states without hints; the button must live.
    Fixture f;
    QSignalSpy ended(&f.panel, &HintsPanel::previewEnded);
    HintCard* card = f.panel.cards()[0];
    QTest::mouseClick(card->previewButton(), Qt::LeftButton);
    ViewState preview = f.state;
    preview.plan = std::make_shared<const TilePlan>((*f.state.hints)[0].changedPlan);
    preview.hints = nullptr;
    preview.stale = true;
    f.panel.setState(preview);
    QCOMPARE(f.panel.cards().value(0), card);
    QVERIFY(card->previewButton()->isEnabled() && card->applyButton()->isEnabled());
    TilePlan another = *preview.plan;
    another.description += " edited";
    preview.plan = std::make_shared<const TilePlan>(another);
    f.panel.setState(preview); // the preview is over already
    QVERIFY(!card->previewButton()->isChecked());
    QCOMPARE(ended.count(), 0);
}

void TestHints::whyExplains() {
    Fixture f;
    QSignalSpy spy(&f.panel, &HintsPanel::explainRequested);
    QTest::mouseClick(f.panel.cards()[2]->whyButton(), Qt::LeftButton);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("hint/launch_order"));
}

void TestHints::compactWhenLow() {
    Fixture f({352, 400});
    QVERIFY(!f.panel.cards()[0]->compact());
    f.panel.resize(312, 230);
    for (HintCard* card : f.panel.cards()) {
        QVERIFY(card->compact());
        QVERIFY(card->geometry().bottom() < 230);
        QVERIFY(!card->toolTip().isEmpty());
    }
    QCOMPARE(f.panel.headerCaption(), QStringLiteral("3 of 7"));
}

void TestHints::buttonsStayInside_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("scale");
    for (int width : {240, 300, 352, 420})
        for (double scale : {0.8, 1.0, 1.75})
            QTest::addRow("%d x %g", width, scale) << width << scale;
}

void TestHints::buttonsStayInside() {
    QFETCH(int, width);
    QFETCH(double, scale);
    Fixture f({width, 600});
    Theme theme = Theme::light();
    theme.fontScale = scale;
    f.panel.setTheme(theme);
    for (HintCard* card : f.panel.cards()) {
        const QPushButton* buttons[] = {card->applyButton(), card->previewButton(), card->whyButton()};
        for (const QPushButton* a : buttons) {
            QVERIFY(a->geometry().bottom() < card->height());
            QVERIFY(a->geometry().top() > 0);
            for (const QPushButton* b : buttons)
                QVERIFY(a == b || !a->geometry().intersects(b->geometry()));
        }
    }
}

void TestHints::staleHintsCannotBeApplied() {
    Fixture f;
    f.state.stale = true;
    f.panel.setState(f.state);
    QVERIFY(!f.panel.cards()[0]->applyButton()->isEnabled());
    QVERIFY(!f.panel.cards()[0]->previewButton()->isEnabled());
    QVERIFY(f.panel.cards()[0]->whyButton()->isEnabled());
    f.state.stale = false;
    f.panel.setState(f.state);
    QVERIFY(f.panel.cards()[0]->applyButton()->isEnabled());
}

void TestHints::lateHintsStayDimmed() {
    Fixture f;
    f.state.hints = nullptr;
    f.panel.setState(f.state);
    QCOMPARE(f.panel.cards().size(), 3);
    QVERIFY(!f.panel.cards()[0]->applyButton()->isEnabled());
    // Another plan: nothing of the old one may stay.
    ViewState other = example::stateOf(example::attentionPlan());
    f.panel.setState(other);
    QCOMPARE(f.panel.cards().size(), 0);
}

void TestHints::caption() {
    Fixture f;
    QCOMPARE(f.panel.headerCaption(), QStringLiteral("3 of 7, gains re-computed"));
}

void TestHints::emptySentences_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no plan") << "none"
                             << "once a plan is open";
    QTest::newRow("not legal") << "errors"
                               << "SMEM 240 of 227 KiB";
    QTest::newRow("being computed") << "late"
                                    << "Trying changes";
    QTest::newRow("nothing gains") << "empty"
                                   << "No single change";
}

void TestHints::emptySentences() {
    QFETCH(QString, kind);
    QFETCH(QString, sentence);
    ViewState state = kind == "none" ? ViewState{} : example::stateOf(example::gemmPlan());
    if (kind == "errors") state.errors = {{"occupancy.does_not_fit", "SMEM 240 of 227 KiB", "", {}, ""}};
    if (kind == "empty") state.hints = std::make_shared<const std::vector<Hint>>();
    Selection selection;
    HintsPanel panel(&selection);
    panel.setState(state);
    QVERIFY2(panel.accessibleDescription().contains(sentence), qPrintable(panel.accessibleDescription()));
    QVERIFY(!panel.grab().isNull());
}

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
