// The panels of the window as a person moves them: expanded, floating, closed, put into layouts.
#include "app/explorer/window/dock_panel.h"
#include "tests/gui/window_on_sample.h"

#include <QPushButton>
#include <QScreen>
#include <QStatusBar>

using namespace tilesight;

class TestPanels : public QObject {
    Q_OBJECT
private slots:
    void init() { m_sample = std::make_unique<WindowOnSample>(); }

    /// A floating panel gets large by itself: the window keeps all that it shows.
    void expandingAFloatingPanel() {
        DockPanel* lanes = dock("lanes");
        lanes->setFloating(true);
        lanes->resize(420, 300);
        m_sample->settle();
        const QRect before = lanes->geometry();
        const QStringList shown = docked();
        emit lanes->expandRequested();
        m_sample->settle();
        QCOMPARE(docked(), shown);
        QVERIFY(lanes->width() > before.width() && lanes->height() > before.height());
        QVERIFY(lanes->screen()->availableGeometry().contains(lanes->geometry()));
        emit lanes->expandRequested();
        QCOMPARE(lanes->geometry(), before);
    }

    /// A line around it, all the way, and an edge by which it is resized.
    void aFloatingPanelHasAFrame_data() {
        QTest::addColumn<QString>("theme");
        QTest::newRow("light") << "light";
        QTest::newRow("dark") << "dark";
    }
    void aFloatingPanelHasAFrame() {
        QFETCH(QString, theme);
        m_sample->themes().setTheme(theme);
        DockPanel* lanes = dock("lanes");
        lanes->setFloating(true);
        lanes->resize(420, 300);
        m_sample->settle();
        const QImage picture = lanes->grab().toImage();
        const QColor frame = picture.pixelColor(0, 0);
        for (const QPoint& place : {QPoint(210, 0), QPoint(0, 150), QPoint(picture.width() - 1, 150),
                                    QPoint(210, picture.height() - 1)})
            QCOMPARE(picture.pixelColor(place), frame);
        QVERIFY(frame != picture.pixelColor(1, 150));
        QVERIFY(lanes->view()->geometry().left() >= 2);
    }

    void withoutPanelsTheWindowSaysHowToGetThemBack() {
        QWidget* hint = m_sample->window().findChild<QWidget*>("noPanels");
        QVERIFY(hint && hint->isHidden());
        for (DockPanel* each : m_sample->window().docks())
            each->close();
        QTRY_VERIFY(hint->isVisible());
        QVERIFY(hint->geometry().bottom() < m_sample->window().statusBar()->geometry().top());
        hint->findChild<QPushButton*>()->click();
        QTRY_VERIFY(hint->isHidden());
        QVERIFY(!docked().isEmpty());
    }

    /// A layout looks the same whichever was before it; the letters of "present" are larger.
    void layoutsDoNotDependOnTheOneBefore_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("column");
        QTest::newRow("analyse") << "analyse"
                                 << "explain";
        QTest::newRow("edit") << "edit"
                              << "properties";
    }
    void layoutsDoNotDependOnTheOneBefore() {
        QFETCH(QString, layout);
        QFETCH(QString, column);
        m_sample->window().setLayoutName(layout);
        m_sample->settle();
        const int width = dock(column)->width();
        QVERIFY2(std::abs(width - 352) <= 2, qPrintable(QString::number(width))); // frames of the style
        m_sample->window().setLayoutName("present");
        m_sample->settle();
        m_sample->window().setLayoutName(layout);
        m_sample->settle();
        QCOMPARE(dock(column)->width(), width);
    }

    /// Undo takes back the edit before the choice of a GPU, and says that the GPU stays.
    void undoAfterAnotherGpu() {
        TilePlan plan = *m_sample->workspace().document().plan();
        plan.name += " edited";
        m_sample->workspace().document().edit(plan, "Rename");
        emit m_sample->window().views().gpuChosen("a100-sxm");
        m_sample->settle();
        QTest::keyClick(&m_sample->window(), Qt::Key_Z, Qt::ControlModifier);
        const QString told = m_sample->window().statusBar()->currentMessage();
        QVERIFY2(told.contains("Rename") && told.contains("A100"), qPrintable(told));
        QTest::keyClick(&m_sample->window(), Qt::Key_Y, Qt::ControlModifier);
        m_sample->window().statusBar()->clearMessage();
        QTest::keyClick(&m_sample->window(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_sample->window().statusBar()->currentMessage().isEmpty()); // said once
    }

private:
    DockPanel* dock(const QString& id) { return m_sample->window().docks().value(id); }
    QStringList docked() {
        QStringList ids;
        for (const DockPanel* each : m_sample->window().docks())
            if (!each->isHidden() && !each->isFloating()) ids << each->objectName();
        ids.sort();
        return ids;
    }
    std::unique_ptr<WindowOnSample> m_sample;
};

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
