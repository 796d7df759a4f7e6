#include "app/explorer/window/message_bar.h"

#include <QPushButton>
#include <QTest>

using namespace tilesight;

/// Questions wait for each other; none is lost, none outlives its reason.
class TestMessageBar : public QObject {
    Q_OBJECT
private slots:
    void questionsComeInTurn() {
        MessageBar bar;
        QStringList answers;
        const auto choice = [&](const QString& name) {
            return MessageBar::Choice{name, [&answers, name] { answers << name; }};
        };
        QVERIFY(bar.isHidden());
        bar.ask("recovery a", "A was not saved.", {choice("Recover A"), choice("Discard A")});
        bar.ask("disk", "B has been changed.", {choice("Reload")});
        QCOMPARE(bar.sentence(), QStringLiteral("A was not saved."));
        press(bar, "Discard A");
        QCOMPARE(answers, QStringList{"Discard A"});
        QCOMPARE(bar.sentence(), QStringLiteral("B has been changed."));
        bar.ask("disk", "C has been changed.", {choice("Reload")}); // the same topic: replaced
        QCOMPARE(bar.sentence(), QStringLiteral("C has been changed."));
        bar.withdraw("disk");
        QVERIFY(bar.isHidden());
        QCOMPARE(answers.size(), 1);
    }

    void aQuestionBehindAnotherCanBeWithdrawn() {
        MessageBar bar;
        bar.ask("a", "First?", {{"Yes", {}}});
        bar.ask("b", "Second?", {{"Yes", {}}});
        bar.withdraw("b");
        press(bar, "Yes");
        QVERIFY(bar.isHidden());
    }

private:
    static void press(MessageBar& bar, const QString& title) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (QPushButton* button : bar.findChildren<QPushButton*>())
            if (button->text() == title) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL("no such button");
    }
};

QTEST_MAIN(TestMessageBar)
#include "tst_message_bar.moc"
