// Everything can be reached by the keyboard, says what it is, and fits at every size of letters.
#include "app/explorer/window/dock_tools.h"
#include "tests/gui/window_on_sample.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QSet>
#include <QTabBar>

using namespace tilesight;

namespace {

bool takesFocus(const QWidget* widget) {
    if (!(widget->focusPolicy() & Qt::TabFocus)) return false;
    if (widget->focusProxy()) return false; // another takes it for this one
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget); tabs && tabs->count() == 0)
        return false; // in store
    // The inner parts of Qt's own compound widgets speak through the whole.
    for (const QWidget* up = widget; up; up = up->parentWidget())
        if (up->objectName().startsWith(QLatin1String("qt_")) ||
            (up != widget && qobject_cast<const QComboBox*>(up)))
            return false;
    return true;
}

QString nameOf(QWidget* widget) {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
    return face ? face->text(QAccessible::Name) : QString();
}

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("TileSightTest"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_accessibility"));
    }

    void everyControlHasAName() {
        WindowOnSample sample;
        sample.visitAllViews();
        QStringList without;
        int seen = 0;
        for (QWidget* widget : sample.window().findChildren<QWidget*>()) {
            if (!takesFocus(widget)) continue;
            if (widget->inherits("QComboBoxListView")) continue; // opened by its box, which has the name
            ++seen;
            if (nameOf(widget).trimmed().isEmpty()) without << WindowOnSample::place(widget);
        }
        QVERIFY(seen > 40);
        QVERIFY2(without.isEmpty(), qPrintable(QStringLiteral("without a name:\n") + without.join(u'\n')));
    }

    /// A tool tip or a description says more than the name, where the name is not the text on it.
    void everyIconIsExplained() {
        WindowOnSample sample;
        sample.visitAllViews();
        QStringList without;
        for (QAbstractButton* button : sample.window().findChildren<QAbstractButton*>()) {
            if (!button->text().isEmpty() || button->icon().isNull()) continue;
            if (button->objectName().startsWith(QLatin1String("qt_"))) continue;
            if (qobject_cast<QLineEdit*>(button->parent()))
                continue; // the toolkit's button that clears a field
            if (button->toolTip().isEmpty() && button->accessibleDescription().isEmpty())
                without << WindowOnSample::place(button);
        }
        QVERIFY2(without.isEmpty(), qPrintable(QStringLiteral("not explained:\n") + without.join(u'\n')));
    }

    /// Tab comes to every control that can be seen once, and back to where it began.
    void tabGoesRound_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"edit", "analyse", "present"})
            QTest::newRow(layout) << QString::fromLatin1(layout);
    }
    void tabGoesRound() {
        QFETCH(QString, layout);
        WindowOnSample sample(layout);
        QVERIFY(QTest::qWaitForWindowActive(&sample.window()));
        QSet<QWidget*> wanted;
        for (QWidget* widget : sample.window().findChildren<QWidget*>())
            if (takesFocus(widget) && widget->isVisible() && widget->isEnabled() &&
                widget->window() == &sample.window() && !widget->focusProxy())
                wanted << widget;
        QSet<QWidget*> reached;
        QList<QWidget*> order;
        QWidget* at = &sample.window();
        for (int i = 0; i < 1000; ++i) { // the chain of Qt, as Tab follows it
            at = at->nextInFocusChain();
            if (at == &sample.window()) break;
            if (wanted.contains(at)) {
                reached << at;
                order << at;
            }
        }
        for (QWidget* widget : qAsConst(wanted))
            QVERIFY2(reached.contains(widget), qPrintable(WindowOnSample::place(widget)));
        // What stands at the top comes before what is in the docks.
        const auto isInDock = [](const QWidget* widget) {
            for (; widget; widget = widget->parentWidget())
                if (qobject_cast<const DockPanel*>(widget) || qobject_cast<const QTabBar*>(widget) ||
                    qobject_cast<const DockTools*>(widget))
                    return true;
            return false;
        };
        bool docks = false;
        for (QWidget* widget : order) {
            const bool below = isInDock(widget);
            const bool top = !below && widget->mapTo(&sample.window(), QPoint()).y() < 160;
            QVERIFY2(!(docks && top), qPrintable(WindowOnSample::place(widget) + " comes after the docks"));
            docks = docks || below;
        }
    }

    /// Whatever has the focus looks different from what has not.
    void focusIsVisible() {
        WindowOnSample sample;
        QVERIFY(QTest::qWaitForWindowActive(&sample.window()));
        sample.window().setAttribute(Qt::WA_KeyboardFocusChange); // as pressing Tab does
        QStringList unchanged;
        int seen = 0;
        for (QWidget* widget : sample.window().findChildren<QWidget*>()) {
            if (!takesFocus(widget) || !widget->isVisible() || !widget->isEnabled() || widget->focusProxy())
                continue;
            if (widget->visibleRegion().isEmpty()) continue; // scrolled out of sight
            if (qobject_cast<QLineEdit*>(widget) && qobject_cast<QLineEdit*>(widget)->isReadOnly()) continue;
            sample.window().setFocus();
            const QImage before = widget->grab().toImage();
            widget->setFocus(Qt::TabFocusReason);
            if (!widget->hasFocus()) continue;
            const QImage after = widget->grab().toImage();
            ++seen;
            if (before == after) unchanged << WindowOnSample::place(widget);
        }
        QVERIFY(seen > 15);
        QVERIFY2(unchanged.isEmpty(),
                 qPrintable(QStringLiteral("focus cannot be seen:\n") + unchanged.join(u'\n')));
    }
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
