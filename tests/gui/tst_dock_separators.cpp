// Docks change places while the mouse is over, or drags, the line between two of them.
#include "tests/gui/window_on_sample.h"

#include <QHoverEvent>
#include <QMouseEvent>

using namespace tilesight;

class TestDockSeparators : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void docksChangePlaces_data() {
        QTest::addColumn<bool>("dragged");
        QTest::addColumn<QString>("change");
        for (const char* change : {"present", "edit", "expand", "text beside"})
            for (bool dragged : {false, true})
                QTest::addRow("%s, separator %s", change, dragged ? "dragged" : "under the mouse")
                    << dragged << QString::fromLatin1(change);
    }
    void docksChangePlaces() {
        QFETCH(bool, dragged);
        QFETCH(QString, change);
        WindowOnSample on(QStringLiteral("analyse"));
        MainWindow& window = on.window();
        for (const QPoint& separator : separators(window)) {
            window.setLayoutName(QStringLiteral("analyse"));
            hover(window, separator);
            if (dragged) {
                mouse(window, QEvent::MouseButtonPress, separator);
                mouse(window, QEvent::MouseMove, separator + QPoint(9, 9));
            }
            if (change == QLatin1String("expand"))
                emit window.findChild<DockPanel*>()->expandRequested();
            else if (change == QLatin1String("text beside"))
                QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
            else
                window.setLayoutName(change);
            if (dragged) mouse(window, QEvent::MouseMove, separator + QPoint(30, 30));
            QCoreApplication::processEvents(); // a dragged separator moves by a timer
            if (dragged) mouse(window, QEvent::MouseButtonRelease, separator + QPoint(30, 30));
            hover(window, separator + QPoint(60, 60));
            hover(window, separator);
            on.settle();
        }
    }

private:
    /// One point on each, found as a person finds it: the cursor changes.
    static QList<QPoint> separators(MainWindow& window) {
        QList<QPoint> found;
        for (const QPoint& start : {QPoint(200, 200), QPoint(200, 800), QPoint(1500, 200)})
            for (const QPoint& way : {QPoint(2, 0), QPoint(0, 2)})
                for (QPoint place = start; window.rect().contains(place); place += way) {
                    hover(window, place);
                    const auto shape = window.cursor().shape();
                    if (shape != Qt::SplitHCursor && shape != Qt::SplitVCursor) continue;
                    found << place;
                    break;
                }
        hover(window, {1, 1});
        [&] { QVERIFY2(found.size() >= 2, "no separators"); }();
        return found;
    }
    static void hover(MainWindow& window, const QPoint& place) {
        QHoverEvent event(QEvent::HoverMove, place, place, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }
    static void mouse(MainWindow& window, QEvent::Type type, const QPoint& place) {
        QMouseEvent event(type, place, window.mapToGlobal(place), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }
};

QTEST_MAIN(TestDockSeparators)
#include "tst_dock_separators.moc"
