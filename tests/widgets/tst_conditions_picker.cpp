// Picker and menu of the run conditions, and the field that opens the palette: words, figures, gestures.
#include "tests/widgets/pictures.h"
#include "tests/widgets/real_state.h"
#include "widgets/pickers/conditions_picker.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/pickers/search_field.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QtTest>

using namespace tilesight;
using namespace tilesight::example;

class TestConditionsPicker : public QObject {
    Q_OBJECT
private slots:
    void whatIsNamedAsTypedComesFirst() {
        FilterPopup popup(QStringLiteral("Find"));
        popup.setEntries({{"1", "Show Two Variants Side by Side", "Panels", {}, {}},
                          {"2", "Open the Variants of Another Plan", "File", {}, {}},
                          {"3", "Variants as CSV", "Export", {}, {}},
                          {"4", "Show Variants", "Panels", {}, {}},
                          {"5", "Show Variants in the Report", "Report", {}, {}}});
        const auto found = [&](const char* typed) {
            popup.filterLine()->setText(QString::fromLatin1(typed));
            QStringList ids;
            for (int row = 0; row < popup.list()->count(); ++row)
                ids << popup.list()->item(row)->data(Qt::UserRole).toString();
            return ids.join(QString());
        };
        QCOMPARE(found("show variants"), QStringLiteral("451"));
        QCOMPARE(popup.list()->currentRow(), 0);
        QCOMPARE(found("variants"), QStringLiteral("31245"));
        QCOMPARE(found(""), QStringLiteral("12345"));
        QCOMPARE(found("panels"), QStringLiteral("14"));
    }
    void saysWhatIsInUse_data() {
        QTest::addColumn<int>("clock");
        QTest::addColumn<int>("copies");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("detail");
        QTest::newRow("default") << 0 << 0 << "Sustained, 700 W" << "cold caches";
        QTest::newRow("burst") << 1 << 0 << "Burst, 900 W" << "cold caches";
        QTest::newRow("warm") << 0 << 1 << "Sustained, 700 W, warm caches" << "";
        QTest::newRow("copies") << 1 << 4 << "Burst, 900 W, 4 copies" << "";
    }
    void saysWhatIsInUse() {
        QFETCH(int, clock);
        QFETCH(int, copies);
        QFETCH(QString, value);
        QFETCH(QString, detail);
        ConditionsPicker picker;
        picker.setState(stateAt({ClockRegime(clock), copies}));
        QCOMPARE(picker.value(), value);
        QCOMPARE(picker.detail(), detail);
        QCOMPARE(picker.accessibleName(), "Clock: " + value);
        QVERIFY2(picker.toolTip().contains("holds the board at 700 W"), qPrintable(picker.toolTip()));
        QVERIFY2(picker.toolTip().contains("up to 900 W"), qPrintable(picker.toolTip()));
        QVERIFY2(picker.toolTip().contains("28"), qPrintable(picker.toolTip())); // ms until the controller answers
    }

    void choosesOneThingAtATime() {
        ConditionsMenu menu("Clock and Caches");
        QSignalSpy chosen(&menu, &ConditionsMenu::chosen), copies(&menu, &ConditionsMenu::copiesRequested);
        menu.setState(stateAt({ClockRegime::sustained, 1}));
        QCOMPARE(checked(menu), (QStringList{"Sustained, 700 W", "Warm Caches"}));
        trigger(menu, "Burst, 900 W");
        QCOMPARE(chosen.takeFirst()[0].value<RunConditions>(), (RunConditions{ClockRegime::burst, 1}));
        QCOMPARE(checked(menu), (QStringList{"Sustained, 700 W", "Warm Caches"})); // until the answer comes
        trigger(menu, "Cold Caches");
        QCOMPARE(chosen.takeFirst()[0].value<RunConditions>(), RunConditions{});
        trigger(menu, "Warm Caches"); // in use: nothing to change
        QVERIFY(chosen.isEmpty());
        trigger(menu, QStringLiteral("Rotating over Copies…"));
        QCOMPARE(copies.size(), 1);
        QVERIFY(chosen.isEmpty());
        menu.setState(stateAt({ClockRegime::burst, 6}));
        QCOMPARE(checked(menu), (QStringList{"Burst, 900 W", QStringLiteral("Rotating over 6 Copies…")}));
        menu.setLocked(true);
        for (const QAction* action : menu.actions())
            QVERIFY(action->isSeparator() || !action->isEnabled());
    }

    void offersStandBesideTheChoices() {
        ConditionsPicker picker;
        const ViewState state = stateAt({});
        picker.setState(state);
        QSignalSpy asked(picker.conditionsMenu(), &ConditionsMenu::offersRequested);
        picker.resize(picker.sizeHint());
        picker.show();
        QTest::keyClick(&picker, Qt::Key_Space);
        QVERIFY(picker.conditionsMenu()->isVisible());
        QVERIFY(asked.size() >= 1);
        picker.setOffers({{{ClockRegime::sustained, 0}, 201e-6, 1.48e9},
                          {{ClockRegime::burst, 0}, 173e-6, 1.73e9},
                          {{ClockRegime::sustained, 1}, 199e-6, 1.47e9}});
        const auto column = [&](const QString& name) { return find(*picker.conditionsMenu(), name)->text().section('\t', 1); };
        const QString burst = QStringLiteral("173\u2009µs at 1.73\u2009GHz");
        QCOMPARE(column("Burst, 900 W"), burst);
        QVERIFY(column("Sustained, 700 W").startsWith("201"));
        QVERIFY(column("Warm Caches").startsWith("199"));
        QCOMPARE(column("Cold Caches"), column("Sustained, 700 W"));
        QVERIFY2(picker.toolTip().contains("this plan: " + burst), qPrintable(picker.toolTip()));
        savePicture(*picker.conditionsMenu(), "conditions-menu");
        picker.conditionsMenu()->close();
        // They belong to one plan, GPU and choice.
        ViewState other = state;
        other.plan = std::make_shared<const TilePlan>(*state.plan);
        picker.setState(other);
        QCOMPARE(column("Burst, 900 W"), QString());
        QVERIFY(!picker.toolTip().contains("this plan"));
    }

    void offersAreOneChangeEach() {
        const auto offered = offeredConditions({ClockRegime::burst, 4});
        QCOMPARE(offered, (std::vector<RunConditions>{{ClockRegime::burst, 4},
                                                      {ClockRegime::sustained, 4},
                                                      {ClockRegime::burst, 0},
                                                      {ClockRegime::burst, 1}}));
        QCOMPARE(offeredConditions({}).size(), std::size_t(3));
    }

    void wordsAndOptions() {
        QCOMPARE(unusualText({}), QString());
        QCOMPARE(unusualText({ClockRegime::burst, 1}), QStringLiteral("burst clock, warm caches"));
        QCOMPARE(conditionsText({ClockRegime::sustained, 3}), QStringLiteral("sustained clock, 3 copies"));
        QCOMPARE(commandLineOf({}), std::string());
        QCOMPARE(commandLineOf({ClockRegime::burst, 2}), std::string(" --burst --copies 2"));
    }

    void fieldOpensByMouseAndKeyAndShrinks() {
        SearchField field("Find, or run a command", QKeySequence("Ctrl+Shift+P"));
        QSignalSpy clicked(&field, &QToolButton::clicked);
        field.show();
        QCOMPARE(field.accessibleName(), QStringLiteral("Find, or run a command"));
        QCOMPARE(field.accessibleDescription(), QStringLiteral("Ctrl+Shift+P"));
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClick(&field, Qt::Key_Space);
        QCOMPARE(clicked.size(), 2);
        using Look = SearchField::Look;
        QVERIFY(field.widthOf(Look::whole) > field.widthOf(Look::words));
        QVERIFY(field.widthOf(Look::words) > field.widthOf(Look::icon));
        field.setLook(Look::icon);
        QCOMPARE(field.sizeHint(), QSize(28, 28));
        for (const auto& [name, theme] : pictureThemes()) {
            field.setTheme(theme);
            field.setLook(Look::whole);
            field.resize(field.sizeHint());
            savePicture(field, "search-field-" + name);
        }
    }

private:
    static ViewState stateAt(const RunConditions& conditions) {
        static const ViewState state = realState("gemm_4096_bf16");
        ViewState copy = state;
        copy.conditions = conditions;
        return copy;
    }
    static QAction* find(const QMenu& menu, const QString& name) {
        for (QAction* action : menu.actions())
            if (!action->isSeparator() && action->text().section('\t', 0, 0) == name) return action;
        qFatal("no entry %s", qPrintable(name));
    }
    static void trigger(const QMenu& menu, const QString& name) { find(menu, name)->trigger(); }
    static QStringList checked(const QMenu& menu) {
        QStringList names;
        for (const QAction* action : menu.actions())
            if (action->isChecked()) names << action->text().section('\t', 0, 0);
        return names;
    }
};

QTEST_MAIN(TestConditionsPicker)
#include "tst_conditions_picker.moc"
