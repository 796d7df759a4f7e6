// Layout Edit at two sizes of the window: what a person edits with is in sight without scrolling.
#include "tests/gui/window_on_sample.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/properties/expression_field.h"
#include "widgets/properties/knobs_section.h"
#include "widgets/properties/launch_section.h"
#include "widgets/properties/problem_section.h"
#include "widgets/properties/properties_panel.h"
#include "widgets/properties/stop_bar.h"

#include <QComboBox>
#include <QScrollArea>

using namespace tilesight;

class TestEditLayout : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void knobsMemoryAndLanesAreWhole_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("launch");
        QTest::newRow("1366x768") << QSize(1366, 768) << false;
        QTest::newRow("1600x1000") << QSize(1600, 1000) << true;
    }
    void knobsMemoryAndLanesAreWhole() {
        QFETCH(QSize, size);
        QFETCH(bool, launch);
        WindowOnSample on(QStringLiteral("edit"), size);
        auto* panel = on.window().findChild<PropertiesPanel*>();
        QVERIFY(panel);
        auto* scroll = panel->findChild<QScrollArea*>();
        const auto whole = [&](const QWidget* part) {
            const QRect place(part->mapTo(scroll->viewport(), QPoint()), part->size());
            return part->isVisible() && scroll->viewport()->rect().contains(place);
        };
        for (const char* knob : {"BM", "BN", "BK", "STAGES"})
            QVERIFY2(whole(panel->knobs()->bar(QLatin1String(knob))), knob);
        QVERIFY(whole(panel->sharedMemory()));
        QVERIFY(!launch || whole(panel->launch()));
        // The data type stands in the row of M, N and K.
        QCOMPARE(panel->problem()->findChild<QComboBox*>()->mapTo(panel, QPoint()).y() / 12,
                 panel->problem()->field(QStringLiteral("M"))->mapTo(panel, QPoint()).y() / 12);

        const LanesView* lanes = on.window().findChild<LanesView*>();
        const LaneLayout layout = lanes->frame().layout;
        QVERIFY2(
            layout.contentHeight() <= layout.lanes.height() + 1,
            qPrintable(QStringLiteral("%1 of %2").arg(layout.contentHeight()).arg(layout.lanes.height())));
    }
};

QTEST_MAIN(TestEditLayout)
#include "tst_edit_layout.moc"
