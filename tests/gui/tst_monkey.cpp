// Random gestures on the real window: nothing crashes, every change can be undone to the first byte, and the
// window comes to rest with every view up to date.
//   TILESIGHT_MONKEY_GESTURES  how many (800; QTEST_FUNCTION_TIMEOUT in ms for hours of it); TILESIGHT_MONKEY_SEED  which
//   (1); TILESIGHT_MONKEY_LOG=1
//   prints each
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/main_window.h"
#include "core/cache/launch_order.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "widgets/properties/stop_results.h"

#include <QApplication>
#include <QDialog>
#include <QPointer>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace tilesight;

namespace {

int numberFromEnvironment(const char* name, int otherwise) {
    bool given = false;
    const int number = qEnvironmentVariableIntValue(name, &given);
    return given ? number : otherwise;
}

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_monkey");
        QSettings().clear(); // how far a lesson has come is kept there
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
    }

    void gestures_data() {
        QTest::addColumn<QString>("sample");
        for (const char* sample : {"gemm_4096_bf16.json", "relu.json"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }
    void gestures() {
        QFETCH(QString, sample);
        const QString path = m_folder.filePath(sample); // a copy: Ctrl+S is one of the gestures
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/samples/") + sample, path));
        QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
        m_random.seed(quint32(numberFromEnvironment("TILESIGHT_MONKEY_SEED", 1)));
        m_themes = std::make_unique<ThemeController>(false);
        m_workspace = std::make_unique<Workspace>(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), coreEngine());
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        QVERIFY(m_workspace->document().open(path).empty());
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes, SOURCE_DIR "/samples", false);
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_original = planToJson(*plan());
        // A click can open another plan, from the start page or as a lesson; a lesson's work aside comes back with its
        // steps, and an opened plan has none yet.
        Document& document = m_workspace->document();
        const auto takeOriginal = [this, &document] {
            if (!document.hasAside() && document.undoStack()->count() == 0) m_original = planToJson(*plan());
        };
        connect(&document, &Document::pathChanged, m_window.get(), takeOriginal, Qt::QueuedConnection);
        // A menu runs its own loop until somebody closes it.
        QTimer closer;
        connect(&closer, &QTimer::timeout, this, [this] { closePopups(); });
        closer.start(50);

        const int count = numberFromEnvironment("TILESIGHT_MONKEY_GESTURES", 800) / 2;
        for (int i = 0; i < count; ++i) {
            gesture();
            QCoreApplication::processEvents();
            closePopups();
            if (i % 100 != 99 && i != count - 1) continue;
            m_window->lessons().runner().leave();
            undoesToTheOriginal();
            if (QTest::currentTestFailed()) return;
            QVERIFY2(comesToRest(), qPrintable(lastGestures()));
            // The stack forgets its first steps when it is full; hours of gestures go on from here.
            QUndoStack* stack = document.undoStack();
            if (stack->count() < stack->undoLimit() / 2) continue;
            stack->clear();
            m_original = planToJson(*plan());
        }
    }
    void cleanup() {
        m_window.reset();
        m_workspace.reset();
        m_themes.reset();
    }

private:
    void undoesToTheOriginal() {
        QUndoStack* stack = m_workspace->document().undoStack();
        while (stack->canRedo())
            stack->redo();
        const std::string final = planToJson(*plan());
        while (stack->canUndo())
            stack->undo();
        QVERIFY2(planToJson(*plan()) == m_original,
                 qPrintable(QString::fromStdString(planToJson(*plan()) + "\n" + m_original) + lastGestures()));
        while (stack->canRedo())
            stack->redo();
        QVERIFY2(planToJson(*plan()) == final, qPrintable(lastGestures()));
    }

    std::shared_ptr<const TilePlan> plan() const { return m_workspace->document().plan(); }
    int below(int bound) { return int(m_random.bounded(std::max(1, bound))); }
    template <class List>
    auto oneOf(const List& list) {
        return *std::next(std::begin(list), below(int(std::size(list))));
    }

    void note(const QString& gesture) {
        m_log << gesture;
        if (m_log.size() > 30) m_log.removeFirst();
        if (qEnvironmentVariableIsSet("TILESIGHT_MONKEY_LOG")) qInfo().noquote() << gesture;
    }
    QString lastGestures() const { return m_log.join('\n'); }

    /// A widget that can be seen within a view, and a place on it.
    std::pair<QPointer<QWidget>, QPoint> target() {
        std::vector<QWidget*> shown;
        for (const ViewEntry& entry : m_window->views().entries())
            if (!entry.widget->visibleRegion().isEmpty()) shown.push_back(entry.widget);
        QWidget* widget = oneOf(shown);
        const QPoint place(below(widget->width()), below(widget->height()));
        QWidget* child = widget->childAt(place);
        return {child ? child : widget, child ? child->mapFrom(widget, place) : place};
    }
    static QString nameOf(const QWidget* widget) {
        return QString::fromLatin1(widget->metaObject()->className());
    }

    void gesture() {
        const int kind = below(100);
        if (kind < 25)
            drag();
        else if (kind < 45)
            click();
        else if (kind < 55)
            wheel();
        else if (kind < 78)
            key();
        else if (kind < 86)
            knob();
        else if (kind < 89)
            launchOrder();
        else if (kind < 94)
            undoOrRedo();
        else
            window();
    }

    void drag() {
        auto [widget, place] = target();
        note(QStringLiteral("drag %1 at %2,%3").arg(nameOf(widget)).arg(place.x()).arg(place.y()));
        const auto modifier = below(5) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
        QTest::mousePress(widget, Qt::LeftButton, modifier, place);
        for (int steps = 1 + below(8); steps > 0 && widget; --steps) {
            place += QPoint(below(61) - 30, below(41) - 20);
            QTest::mouseMove(widget, place);
        }
        if (widget && below(6) == 0) QTest::keyClick(widget, Qt::Key_Escape);
        if (widget) QTest::mouseRelease(widget, Qt::LeftButton, modifier, place);
    }

    void click() {
        auto [widget, place] = target();
        const bool twice = below(4) == 0;
        const auto button = below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
        note(QStringLiteral("%1 %2 at %3,%4")
                 .arg(twice ? QStringLiteral("double click") : QStringLiteral("click"), nameOf(widget))
                 .arg(place.x())
                 .arg(place.y()));
        const auto modifier = below(6) == 0 ? Qt::ControlModifier : Qt::NoModifier;
        QTest::mouseClick(widget, button, modifier, place);
        if (twice && widget) QTest::mouseDClick(widget, button, modifier, place);
    }

    void wheel() {
        auto [widget, place] = target();
        const int turn = (below(7) - 3) * 120;
        note(QStringLiteral("wheel %1 by %2").arg(nameOf(widget)).arg(turn));
        const auto modifier = oneOf(std::array{Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier});
        QWheelEvent event(place, widget->mapToGlobal(place), {}, {0, turn}, Qt::NoButton, modifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
    }

    void key() {
        static constexpr std::array plain = {
            Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,  Qt::Key_Home,      Qt::Key_End,
            Qt::Key_PageUp, Qt::Key_Tab,   Qt::Key_Escape, Qt::Key_Enter, Qt::Key_Return,    Qt::Key_Space,
            Qt::Key_Delete, Qt::Key_F1,    Qt::Key_F2,     Qt::Key_W,     Qt::Key_S,         Qt::Key_A,
            Qt::Key_D,      Qt::Key_F,     Qt::Key_L,      Qt::Key_2,     Qt::Key_Backspace, Qt::Key_Period};
        static constexpr std::array withControl = {Qt::Key_Z, Qt::Key_Y, Qt::Key_D, Qt::Key_A, Qt::Key_C,
                                                   Qt::Key_V, Qt::Key_S, Qt::Key_B, Qt::Key_T, Qt::Key_E};
        QWidget* widget = QApplication::focusWidget() ? QApplication::focusWidget() : m_window.get();
        const bool control = below(4) == 0;
        const Qt::Key key = control ? oneOf(withControl) : oneOf(plain);
        note(QStringLiteral("key %1 in %2")
                 .arg(QKeySequence(int(key) | (control ? int(Qt::CTRL) : 0)).toString(), nameOf(widget)));
        QTest::keyClick(widget, key, control ? Qt::ControlModifier : Qt::NoModifier);
    }

    void knob() {
        const auto questions = stopQuestions(*plan());
        if (questions.empty()) return;
        const StopQuestion question = oneOf(questions);
        note(QStringLiteral("knob %1 = %2")
                 .arg(QString::fromStdString(question.parameter))
                 .arg(question.value));
        const auto changed = setParameter(*plan(), question.parameter, Expression(question.value));
        if (changed) m_workspace->document().edit(*changed, "Change a knob", below(2) ? "knob" : "");
    }

    void launchOrder() {
        const auto gallery = m_workspace->state().gallery;
        if (!gallery || gallery->entries.empty()) return;
        note(QStringLiteral("launch order"));
        m_workspace->document().edit(setLaunchOrder(*plan(), oneOf(gallery->entries).order),
                                     "Adopt a launch order");
    }

    void undoOrRedo() {
        note(QStringLiteral("undo or redo"));
        QUndoStack* stack = m_workspace->document().undoStack();
        for (int steps = 1 + below(4); steps > 0; --steps)
            below(3) ? stack->undo() : stack->redo();
    }

    void window() {
        switch (below(7)) {
        case 0:
            note(QStringLiteral("theme"));
            return m_themes->toggle();
        case 1:
            note(QStringLiteral("layout"));
            return m_window->setLayoutName(oneOf(std::array{"edit", "analyse", "present"}));
        case 2:
            note(QStringLiteral("size"));
            return m_window->resize(1180 + below(500), 680 + below(400));
        case 3:
            note(QStringLiteral("view"));
            return m_window->showView(oneOf(m_window->views().entries()).id);
        case 4:
            note(QStringLiteral("GPU"));
            m_workspace->setGpu(QString::fromStdString(oneOf(m_workspace->hardware().gpus()).id));
            return;
        case 5:
            note(QStringLiteral("lesson"));
            return lesson();
        default:
            note(QStringLiteral("baseline"));
            return below(2) ? void(m_workspace->pinBaseline()) : m_workspace->clearBaseline();
        }
    }

    void lesson() {
        LessonRunner& runner = m_window->lessons().runner();
        if (!runner.lesson() && !runner.state().lessons.isEmpty()) return runner.start(oneOf(runner.state().lessons).id);
        below(2) ? runner.reveal() : runner.leave();
    }

    void closePopups() {
        for (int tries = 0; tries < 20; ++tries) {
            QWidget* top = QApplication::activePopupWidget();
            if (!top) top = QApplication::activeModalWidget();
            if (!top) return;
            if (auto* dialog = qobject_cast<QDialog*>(top))
                dialog->reject();
            else
                top->close();
            QCoreApplication::processEvents();
        }
    }

    bool comesToRest() {
        return QTest::qWaitFor(
            [&] {
                if (!m_workspace->isSettled()) return false;
                for (const ViewEntry& entry : m_window->views().entries())
                    if (entry.due && !entry.widget->visibleRegion().isEmpty()) return false;
                return true;
            },
            60'000);
    }

    QRandomGenerator m_random;
    std::string m_original; ///< the plan before the first step on the undo stack
    QStringList m_log;
    QTemporaryDir m_folder;
    std::unique_ptr<tbb::global_control> m_workers;
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
