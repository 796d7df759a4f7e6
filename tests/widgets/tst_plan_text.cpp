// The plan's text by real keys: it follows the document, becomes the document's plan, and loses nothing.
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "tests/widgets/example_state.h"
#include "tests/widgets/pictures.h"
#include "widgets/plan_text/find_bar.h"
#include "widgets/plan_text/plan_editor.h"
#include "widgets/plan_text/plan_text_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>

using namespace tilesight;
using namespace tilesight::example;

namespace {

/// A view that takes its own edits, as the window makes it do.
struct Bench {
    Selection selection;
    PlanTextView view{&selection};
    ViewState state;
    int edits = 0;
    QStringList mergeKeys;

    explicit Bench(const ViewState& start = gemmState()) : state(start) {
        useTheme(Theme::light());
        view.resize(520, 420);
        view.setState(state);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window does not show");
        view.activateWindow();
        editor().setFocus();
        QObject::connect(&view, &PlanTextView::edited, &view,
                         [this](const TilePlan& plan, const QString&, const QString& key) {
                             ++edits;
                             mergeKeys << key;
                             show(plan);
                         });
    }
    void show(const TilePlan& plan) {
        state.plan = std::make_shared<const TilePlan>(plan);
        view.setState(state);
    }
    PlanEditor& editor() { return *view.editor(); }
    QString text() { return editor().toPlainText(); }
    void caretBehind(const QString& words) {
        const qsizetype at = text().indexOf(words);
        if (at < 0) qFatal("no such words");
        QTextCursor cursor = editor().textCursor();
        cursor.setPosition(int(at + words.size()));
        editor().setTextCursor(cursor);
    }
    void type(const QString& letters) { QTest::keyClicks(&editor(), letters); }
    void back(int times = 1) {
        while (times-- > 0)
            QTest::keyClick(&editor(), Qt::Key_Backspace);
    }
    QString parameter(const char* name) { return QString::fromStdString(state.plan->parameter(name)->value.text); }
};

} // namespace

class TestPlanText : public QObject {
    Q_OBJECT
private slots:
    void oneStretchDiffers_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        QTest::addColumn<QString>("by");
        QTest::newRow("nothing") << "abc" << "abc" << 3 << 3 << "";
        QTest::newRow("in the middle") << "a 128 b" << "a 256 b" << 2 << 5 << "256";
        QTest::newRow("added") << "ab" << "aXb" << 1 << 1 << "X";
        QTest::newRow("repeats do not overlap") << "aaa" << "aaaaa" << 3 << 3 << "aa";
        QTest::newRow("all") << "" << "abc" << 0 << 0 << "abc";
    }
    void oneStretchDiffers() {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, begin);
        QFETCH(int, end);
        QFETCH(QString, by);
        const TextChange change = changeBetween(before, after);
        QCOMPARE(change.range.begin, begin);
        QCOMPARE(change.range.end, end);
        QCOMPARE(change.replacement, by);
    }

    void placesOfActions() {
        const QString text = QString::fromStdString(planToJson(gemmPlan()));
        const auto places = actionPlaces(text);
        QCOMPARE(places.size(), gemmPlan().actions.size());
        QCOMPARE(places[2].name, QStringLiteral("MMA"));
        QVERIFY(text.mid(places[2].range.begin, 40).contains("\"MMA\""));
        QCOMPARE(text[places[2].range.end - 1], QChar('}'));
        // what can be read of a text with a fault is found all the same
        QString broken = text;
        broken.truncate(places[3].range.begin + 20);
        QVERIFY(actionPlaces(broken).size() >= 3);
    }

    void faultsAreWordsStringsOrLines_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("underlined");
        QTest::newRow("string") << "{\n \"naem\": 1}" << 2 << 2 << "\"naem\"";
        QTest::newRow("number") << "{\"a\": 12.5}" << 1 << 7 << "12.5";
        QTest::newRow("object: rest of the line") << "[\n  {\"a\": 1}\n]" << 2 << 3 << "{\"a\": 1}";
        QTest::newRow("behind the end") << "{\"a\"" << 1 << 5 << "\"";
        QTest::newRow("after a wide character") << QStringLiteral("{\"\U0001F600\": x}") << 1 << 7 << "x";
    }
    void faultsAreWordsStringsOrLines() {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, underlined);
        Error error;
        error.where.line = line;
        error.where.column = column;
        const TextRange range = rangeOf(error, text);
        QCOMPARE(text.mid(range.begin, range.end - range.begin), underlined);
    }

    void editsElsewhereKeepCursorAndScroll() {
        Bench b;
        b.caretBehind("\"MMA");
        b.editor().verticalScrollBar()->setValue(20);
        const int scroll = b.editor().verticalScrollBar()->value();
        const auto& changed = *b.state.plan;
        b.show(*setParameter(changed, "M", Expression{"12345"}));
        QVERIFY(b.text().contains("12345"));
        QCOMPARE(b.text().toStdString(), planToJson(*b.state.plan));
        QTextCursor cursor = b.editor().textCursor();
        QVERIFY(cursor.block().text().left(cursor.positionInBlock()).endsWith("\"MMA"));
        QCOMPARE(b.editor().verticalScrollBar()->value(), scroll);
        QCOMPARE(b.edits, 0);
    }

    void aBurstOfTypingIsOneStep() {
        Bench b;
        const QString before = b.parameter("BM");
        b.caretBehind("{\"name\": \"BM\", \"value\": " + before);
        b.back(int(before.size()));
        b.type("6");
        QTRY_COMPARE(b.edits, 1); // after the quiet
        QCOMPARE(b.parameter("BM"), QStringLiteral("6"));
        b.type("4");
        QTRY_COMPARE(b.edits, 2);
        QCOMPARE(b.parameter("BM"), QStringLiteral("64"));
        QCOMPARE(b.mergeKeys[0], b.mergeKeys[1]);
        QVERIFY(!b.mergeKeys[0].isEmpty());
        b.show(*setParameter(*b.state.plan, "M", Expression{"512"})); // an edit elsewhere ends the burst
        b.type("0");
        QTRY_COMPARE(b.edits, 3);
        QVERIFY(b.mergeKeys[2] != b.mergeKeys[1]);
    }

    void spacesChangeNoPlanAndStay() {
        Bench b;
        b.caretBehind("\"parameters\": [");
        b.type("   ");
        b.view.readNow();
        QCOMPARE(b.edits, 0);
        QVERIFY(!b.view.differs());
        b.view.setState(b.state);
        QVERIFY(b.text().contains("\"parameters\": [   "));
    }

    void faultsAreUnderlinedAndListed() {
        Bench b;
        b.caretBehind("\"operation\": \"load");
        b.type("x");
        b.view.readNow();
        QVERIFY(b.view.differs());
        QCOMPARE(b.edits, 0);
        QCOMPARE(b.view.errors().size(), std::size_t(1));
        QVERIFY(b.view.headerCaption().contains("differs from the plan: 1 error"));
        const TextRange range = b.editor().errorRanges().front();
        QCOMPARE(b.text().mid(range.begin, range.end - range.begin), QStringLiteral("\"loadx\""));
        QVERIFY(b.editor().errorAt(range.begin + 2).contains("load"));
        QCOMPARE(b.editor().errorAt(0), QString());
        QVERIFY(b.view.takeBackButton()->isVisible());
        b.back();
        b.view.readNow();
        QVERIFY(!b.view.differs());
        QCOMPARE(b.edits, 0); // it is the plan that it was
        QVERIFY(b.editor().errorRanges().empty());
        QVERIFY(!b.view.takeBackButton()->isVisible());
    }

    void notEvenJsonIsListed() {
        Bench b;
        b.editor().selectAll();
        b.type("{\"format\": ");
        b.view.readNow();
        QVERIFY(b.view.differs());
        QVERIFY(!b.editor().errorRanges().empty());
        QTest::keyClick(&b.editor(), Qt::Key_Z, Qt::ControlModifier); // letters come back while it is not sound
        QTRY_VERIFY(b.text().size() > 100 || b.text().size() < 11);
    }

    void selectingLosesNothing() {
        Bench b;
        b.caretBehind("\"operation\": \"load");
        b.type("x");
        b.view.readNow();
        const QString typed = b.text();
        b.selection.setActions({"Store C"});
        b.view.setState(b.state); // the analysis has come
        QCOMPARE(b.text(), typed);
        QVERIFY(b.view.differs());
    }

    void anEditElsewhereSetsTypedTextAside() {
        Bench b;
        b.caretBehind("\"operation\": \"load");
        b.type("x"); // not even read yet
        const QString typed = b.text();
        b.show(*setParameter(*b.state.plan, "M", Expression{"777"}));
        QCOMPARE(b.text().toStdString(), planToJson(*b.state.plan));
        QCOMPARE(b.view.setAside(), typed);
        QVERIFY(!b.view.differs());
        QVERIFY(b.view.bringBackButton()->isVisible());
        QTest::mouseClick(b.view.bringBackButton(), Qt::LeftButton);
        QCOMPARE(b.text(), typed);
        QVERIFY(b.view.differs());
        QVERIFY(b.view.setAside().isEmpty());
        QTest::mouseClick(b.view.takeBackButton(), Qt::LeftButton);
        QCOMPARE(b.text().toStdString(), planToJson(*b.state.plan));
        QCOMPARE(b.view.setAside(), typed);
        QCOMPARE(b.edits, 0);
    }

    void undoBelongsToTheDocumentWhileSound() {
        Bench b;
        const auto overridden = [&] {
            QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
            event.ignore();
            QApplication::sendEvent(&b.editor(), &event);
            return event.isAccepted();
        };
        QVERIFY(!overridden());
        b.caretBehind("\"operation\": \"load");
        b.type("x");
        QVERIFY(overridden()); // has been read first
        QVERIFY(b.view.differs());
    }

    void selectionAndTextFollowEachOther() {
        Bench b;
        b.caretBehind("\"name\": \"MMA");
        QCOMPARE(b.selection.actions(), QStringList{"MMA"});
        b.editor().clearFocus();
        QPushButton elsewhere;
        b.selection.setActions({"Store C"});
        const auto places = actionPlaces(b.text());
        const auto store = std::find_if(places.begin(), places.end(), [](auto& p) { return p.name == "Store C"; });
        QVERIFY(store->range.contains(b.editor().textCursor().position()));
        QVERIFY(b.editor().cursorRect().intersects(b.editor().viewport()->rect()));
        QCOMPARE(b.selection.actions(), QStringList{"Store C"});
    }

    void hiddenItWaits() {
        Selection selection;
        PlanTextView view(&selection);
        view.setState(gemmState());
        selection.setActions({"Store C"});
        QCOMPARE(view.editor()->textCursor().position(), view.editor()->toPlainText().size()); // nothing moved it
    }

    void finds() {
        Bench b;
        QTest::keyClick(&b.editor(), Qt::Key_F, Qt::ControlModifier);
        QLineEdit* field = b.view.findBar()->field();
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, "\"load\"");
        QVERIFY(b.view.findBar()->summary().startsWith("1 of "));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(b.view.findBar()->summary().startsWith("2 of "));
        QCOMPARE(b.editor().textCursor().selectedText(), QStringLiteral("\"load\""));
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(b.view.findBar()->summary().startsWith("1 of "));
        savePicture(b.view, QStringLiteral("text-find"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!b.view.findBar()->isVisible());
        QVERIFY(b.editor().hasFocus());
    }

    void copies() {
        Bench b;
        b.editor().selectAll();
        QTest::keyClick(&b.editor(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), planToJson(*b.state.plan));
    }

    void pictures() {
        for (const auto& [name, theme] : pictureThemes()) {
            Bench b;
            useTheme(theme);
            b.view.setTheme(theme);
            b.caretBehind("\"name\": \"MMA");
            savePicture(b.view, QStringLiteral("text-") + name);
            b.caretBehind("\"operation\": \"mat");
            b.type("x");
            b.view.readNow();
            savePicture(b.view, QStringLiteral("text-errors-") + name);
            b.show(*setParameter(*b.state.plan, "M", Expression{"777"}));
            savePicture(b.view, QStringLiteral("text-aside-") + name);
        }
    }
};

QTEST_MAIN(TestPlanText)
#include "tst_plan_text.moc"
