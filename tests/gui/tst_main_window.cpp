// The real window with the real engine: gestures through widgets end in one undo step each, and every view
// follows.
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/dock_tools.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/file_name_label.h"
#include "app/explorer/window/main_window.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "widgets/gallery/gallery_view.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/hints/hint_card.h"
#include "widgets/hints/hints_panel.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/orders/orders_view.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/pickers/gpu_picker.h"
#include "widgets/pickers/layout_switch.h"
#include "widgets/plan_text/plan_editor.h"
#include "widgets/plan_text/plan_text_view.h"
#include "widgets/summary/summary_strip.h"
#include "widgets/table/actions_table.h"
#include "widgets/tile/tile_handle.h"
#include "widgets/tile/tile_picture.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace tilesight;

namespace {
const char* const sample = SOURCE_DIR "/samples/gemm_4096_bf16.json";
}

class TestMainWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_main_window");
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_hardware = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
        m_themes = std::make_unique<ThemeController>(false);
    }
    void init() {
        m_workspace = std::make_unique<Workspace>(m_hardware, coreEngine());
        QVERIFY(m_workspace->setGpu("h200-sxm").empty());
        QVERIFY(m_workspace->document().open(sample).empty());
        m_themes->setTheme("light", false);
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes, SOURCE_DIR "/samples", false);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        settle();
    }
    void cleanup() {
        m_window.reset();
        m_workspace.reset();
    }

    void startsWithAnAnswer() {
        QVERIFY(m_workspace->isFresh());
        QVERIFY(m_workspace->state().gallery);
        QVERIFY(m_workspace->state().hints);
        QVERIFY(view<LanesView>("lanes")->hasLanes());
        QVERIFY(m_window->windowTitle().startsWith("gemm_4096_bf16.json"));
        QVERIFY(!m_window->isWindowModified());
    }

    void draggingATileEdgeIsOneStep() {
        auto* picture = view<TilePicture>("tile");
        TileHandle* handle = picture->handle(TilePicture::columns);
        const long long before = handle->currentValue();
        const QPoint start = handle->mapTo(picture, handle->grip().center().toPoint());
        QSignalSpy states(m_workspace.get(), &Workspace::stateChanged);
        QTest::mousePress(handle, Qt::LeftButton, {}, handle->mapFrom(picture, start));
        for (int pixels = 10; pixels <= picture->width() && *m_workspace->state().plan == *plan();
             pixels += 10)
            QTest::mouseMove(handle, handle->mapFrom(picture, start - QPoint(pixels, 0)));
        QVERIFY(m_workspace->previewing()); // the window follows the drag, the document does not
        QVERIFY(!m_window->isWindowModified());
        QTRY_VERIFY(m_workspace->isFresh());
        QTest::mouseRelease(handle, Qt::LeftButton, {},
                            handle->mapFrom(picture, picture->mapFromGlobal(QCursor::pos())));
        QTRY_VERIFY(!m_workspace->previewing());
        if (!m_window->isWindowModified()) QSKIP("the release position put the edge back");
        QVERIFY(handle->currentValue() != before);
        QCOMPARE(stack()->count(), 1);
        QVERIFY2(!stack()->undoText().isEmpty(), "the step has a name");
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(handle->currentValue(), before);
        QVERIFY(!m_window->isWindowModified());
        settle();
        QVERIFY(m_workspace->isFresh());
    }

    void aKnobByKeyboardIsUndoable() {
        TileHandle* handle = view<TilePicture>("tile")->handle(TilePicture::rows);
        const double before = latency();
        handle->setFocus();
        QTest::keyClick(handle, Qt::Key_Left);
        QCOMPARE(stack()->count(), 1);
        QVERIFY(m_window->isWindowModified());
        settle();
        QVERIFY(latency() != before);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        settle();
        QCOMPARE(latency(), before);
        QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
        settle();
        QVERIFY(latency() != before);
    }

    void anotherGpuAnotherAnswer() {
        const double before = latency();
        emit m_window->gpuPicker()->popup()->chosen("h100-sxm");
        settle();
        QCOMPARE(m_workspace->state().gpu->id, std::string("h100-sxm"));
        QCOMPARE(m_workspace->state().analysis->gpuId, std::string("h100-sxm"));
        QVERIFY(latency() != before);
        QCOMPARE(m_window->gpuPicker()->currentId(), QStringLiteral("h100-sxm"));
    }

    void unknownGpuChangesNothing() {
        const Errors errors = m_workspace->setGpu("h2000");
        QCOMPARE(errors.front().id, std::string("gpu.unknown"));
        QCOMPARE(m_workspace->state().gpu->id, std::string("h200-sxm"));
        QVERIFY(m_workspace->isFresh());
    }

    void pinnedBaselineIsComparedWith() {
        m_workspace->pinBaseline();
        const QString name = m_workspace->variantTable().rows.front().name;
        QCOMPARE(m_workspace->state().baselineName, name);
        const TilePlan pinned = *plan();
        const std::string knob = parameterOfRole(*plan(), "stages");
        m_workspace->document().edit(*setParameter(*plan(), knob, 2), "Change stages 3 → 2");
        settle();
        QVERIFY(m_workspace->state().baseline->latencySeconds != latency());
        QCOMPARE(m_workspace->state().baselineName, name); // the same, whatever the plan is now
        m_workspace->document().edit(pinned, "Back");
        settle();
        m_workspace->preview(*setParameter(*plan(), knob, 2));
        QCOMPARE(m_workspace->state().baselineName, name); // what was before the preview is the baseline
        m_workspace->endPreview();
        m_workspace->document().edit(*setParameter(*plan(), knob, 2), "Change stages 3 → 2");
        settle();
        const double changed = latency();
        m_workspace->preview(*setParameter(*plan(), knob, 3));
        QCOMPARE(m_workspace->state().baselineName, QStringLiteral("before this change"));
        QCOMPARE(m_workspace->state().baseline->latencySeconds, changed);
        auto* picker = m_window->findChild<QToolButton*>("baseline");
        m_window->views().catchUp();
        QVERIFY2(picker->accessibleName().contains(name),
                 "what is pinned stays so while something is dragged");
        m_workspace->endPreview();
        settle();
        QCOMPARE(m_workspace->state().baselineName, name);
        m_workspace->document().edit(*setParameter(*plan(), knob, 1), "Change stages 2 → 1");
        m_workspace->preview(*setParameter(*plan(), knob, 3)); // of a plan that has no result yet
        QCOMPARE(m_workspace->state().baselineName, name);
        QVERIFY(m_workspace->state().baseline->plan == pinned);
        m_workspace->endPreview();
        m_workspace->document().undoStack()->undo();
        settle();
        m_workspace->clearBaseline();
        QVERIFY(!m_workspace->state().baseline);
    }

    void adoptsALaunchOrder() {
        m_window->showView("gallery");
        auto* gallery = view<GalleryView>("gallery");
        QTRY_VERIFY(gallery->cards().size() >= 4);
        GalleryCard* other = nullptr;
        for (GalleryCard* card : gallery->cards())
            if (!other && !card->entry().current) other = card;
        QVERIFY(other);
        const LaunchOrder wanted = other->entry().order;
        other->click();
        QCOMPARE(plan()->grid.order, wanted);
        QCOMPARE(stack()->count(), 1);
        QVERIFY(stack()->undoText().contains("launch order"));
        settle();
        QVERIFY(m_workspace->isFresh());
    }

    void appliesAHint() {
        auto* panel = view<HintsPanel>("hints");
        QTRY_VERIFY(!panel->cards().isEmpty());
        const double promised = m_workspace->state().hints->front().latencySeconds;
        QTest::mouseClick(panel->cards().first()->applyButton(), Qt::LeftButton);
        QCOMPARE(stack()->count(), 1);
        settle();
        QVERIFY2(qAbs(latency() / promised - 1) < 0.01, "the gain is what was promised");
        stack()->undo();
        QVERIFY(!m_window->isWindowModified());
    }

    void previewIsSaidAndEndsByEscape() {
        auto* panel = view<HintsPanel>("hints");
        QTRY_VERIFY(!panel->cards().isEmpty());
        QPushButton* button = panel->cards().first()->previewButton();
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(m_workspace->previewing());
        QTRY_VERIFY(m_workspace->isFresh());
        QVERIFY(m_workspace->state().baseline); // what it is compared with
        QCOMPARE(m_window->summary()->cell("result")->cell().value, QStringLiteral("Preview"));
        QVERIFY(button->isChecked());
        QTest::keyClick(m_window->findChild<PlanCanvas*>(), Qt::Key_Escape); // wherever the focus is
        QVERIFY(!m_workspace->previewing());
        QVERIFY(m_window->summary()->cell("result")->cell().value != QStringLiteral("Preview"));
        QVERIFY(!m_window->isWindowModified());
        settle();
        QVERIFY(!m_workspace->state().baseline);
    }

    void illegalPlanKeepsTheOldPictureAndSaysWhy() {
        const double before = latency();
        const std::string knob = parameterOfRole(*plan(), "stages");
        m_workspace->document().edit(*setParameter(*plan(), knob, 8), "Change stages 3 → 8");
        settle();
        QVERIFY(!m_workspace->state().errors.empty());
        QCOMPARE(m_workspace->state().errors.front().id, std::string("occupancy.does_not_fit"));
        QVERIFY(m_workspace->state().stale);
        QCOMPARE(latency(), before);
        stack()->undo();
        settle();
        QVERIFY(m_workspace->state().errors.empty());
        QVERIFY(!m_workspace->state().stale);
    }

    void editedHardwareNumberIsMarkedAndReset() {
        const double before = latency();
        const double original = m_workspace->state().gpu->l2Bandwidth.value;
        m_workspace->editHardware("l2_bandwidth", original / 4);
        settle();
        QVERIFY(m_workspace->state().gpu->edited);
        QCOMPARE(m_workspace->state().gpu->l2Bandwidth.kind, Provenance::edited);
        QVERIFY(latency() > before);
        m_workspace->resetHardware("l2_bandwidth");
        settle();
        QVERIFY(!m_workspace->state().gpu->edited);
        QCOMPARE(latency(), before);
    }

    void themeReachesEveryView() {
        for (const char* name : {"dark", "light"}) {
            m_themes->setTheme(name, false);
            QCoreApplication::processEvents();
            const bool dark = QLatin1String(name) == QLatin1String("dark");
            for (const ViewEntry& entry : m_window->views().entries()) {
                if (!entry.widget->isVisible()) continue;
                const QImage mean = entry.widget->grab().toImage().scaled(1, 1, Qt::IgnoreAspectRatio,
                                                                          Qt::SmoothTransformation);
                QVERIFY2((mean.pixelColor(0, 0).lightness() < 128) == dark,
                         qPrintable(entry.id + " in theme " + name));
            }
        }
    }

    void theFileNameGivesWayToTheLayoutSwitch_data() {
        QTest::addColumn<int>("nameLength");
        QTest::addColumn<bool>("whole");
        QTest::newRow("short") << 12 << true;
        QTest::newRow("long") << 140 << false;
    }
    void theFileNameGivesWayToTheLayoutSwitch() {
        QFETCH(int, nameLength);
        QFETCH(bool, whole);
        QTemporaryDir folder;
        const QString name = QString(nameLength, 'k') + ".json";
        QVERIFY(QFile::copy(sample, folder.filePath(name)));
        QVERIFY(m_workspace->document().open(folder.filePath(name)).empty());
        m_window->resize(1366, 768);
        const std::string knob = parameterOfRole(*plan(), "columns");
        m_workspace->document().edit(*setParameter(*plan(), knob, 128), "Change columns");
        QCoreApplication::processEvents();
        const auto* label = m_window->findChild<FileNameLabel*>();
        const auto* layouts = m_window->findChild<LayoutSwitch*>();
        QCOMPARE(label->accessibleName(), name + ", modified");
        QCOMPARE(label->shownName() == name, whole);
        const QRect switchPlace(layouts->mapTo(m_window.get(), QPoint()), layouts->size());
        QVERIFY(m_window->rect().contains(switchPlace));
        QVERIFY(layouts->width() >= layouts->sizeHint().width());
        QVERIFY(label->mapTo(m_window.get(), QPoint(label->width(), 0)).x() <= switchPlace.left());
        settle();
    }

    void everySampleIsSeenWhole_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"rope_8192", "gather_8192", "splitk_64x4096x14336", "mla_decode_split"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void everySampleIsSeenWhole() {
        QFETCH(QString, name);
        m_window->resize(1366, 768);
        m_window->setLayoutName("edit");
        QVERIFY(m_workspace->document().open(SOURCE_DIR "/samples/" + name + ".json").empty());
        settle();
        m_window->views().catchUp();
        QTRY_VERIFY(m_window->findChild<PlanCanvas*>()->showsAll());
    }

    void tabsAndToolsShareTheRow_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<double>("letters");
        for (const char* layout : {"edit", "analyse", "present"})
            for (double letters : {1.0, 1.75})
                QTest::addRow("%s, letters %g", layout, letters) << QString::fromLatin1(layout) << letters;
    }
    void tabsAndToolsShareTheRow() {
        QFETCH(QString, layout);
        QFETCH(double, letters);
        m_themes->setFontScale(letters);
        m_window->resize(1366, 768);
        m_window->setLayoutName(layout);
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
        int bars = 0;
        for (auto* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!tabs->isVisible() || tabs->count() == 0) continue;
            ++bars;
            DockTools* tools = nullptr;
            for (auto* candidate : m_window->findChildren<DockTools*>(QString(), Qt::FindDirectChildrenOnly))
                if (candidate->isVisible() && candidate->y() == tabs->y() &&
                    candidate->x() == tabs->geometry().right() + 1)
                    tools = candidate;
            QVERIFY2(tools, "the tools begin where the tabs end");
            for (const char* name : {"expand", "more"}) {
                const auto* button = tools->findChild<QToolButton*>(QString::fromLatin1(name));
                QVERIFY(button && button->isVisible() && tools->rect().contains(button->geometry()));
            }
            int needed = 0;
            for (int tab = 0; tab < tabs->count(); ++tab) {
                QCOMPARE(tabs->tabToolTip(tab), tabs->tabText(tab));
                QVERIFY2(tabs->tabRect(tab).width() >=
                             tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab)),
                         qPrintable(tabs->tabText(tab)));
                needed += tabs->tabRect(tab).width();
            }
            const auto arrows = tabs->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly);
            const bool scrolls =
                std::any_of(arrows.begin(), arrows.end(), [](auto* b) { return b->isVisible(); });
            QCOMPARE(scrolls, needed > tabs->width());
            tabs->setCurrentIndex(tabs->count() - 1); // the last one can be reached
            QVERIFY(tabs->rect().contains(tabs->tabRect(tabs->count() - 1).center()));
        }
        QVERIFY(bars > 0);
        m_themes->setFontScale(1);
    }

    void tileAndLanesFirstTheRestSoon() {
        m_window->setLayoutName("edit");
        QCoreApplication::processEvents();
        const std::string knob = parameterOfRole(*plan(), "columns");
        m_workspace->document().edit(*setParameter(*plan(), knob, 128), "Change columns");
        QVERIFY(!entry("tile").due);
        QVERIFY(!entry("lanes").due);
        QVERIFY(entry("properties").due);
        QTRY_VERIFY(!entry("properties").due);
        settle();
        QTRY_VERIFY(std::none_of(entries().begin(), entries().end(), [](const ViewEntry& entry) {
            return entry.due && !entry.widget->visibleRegion().isEmpty();
        }));
    }

    void noKeyMeetsAnOldPlan() {
        auto* canvas = m_window->findChild<PlanCanvas*>();
        const std::string knob = parameterOfRole(*plan(), "columns");
        m_workspace->document().edit(*setParameter(*plan(), knob, 128), "Change columns");
        QVERIFY(entry("plan").due);
        QTest::keyClick(canvas, Qt::Key_Home);
        QVERIFY(!entry("plan").due);
    }

    void aViewBehindATabIsFilledWhenItIsShown() {
        m_window->setLayoutName("edit");
        QCoreApplication::processEvents();
        auto* table = view<ActionsTable>("table");
        QVERIFY(table->visibleRegion().isEmpty());
        m_window->showView("table");
        QCoreApplication::processEvents();
        const auto cells = [&] {
            QStringList texts;
            const QAbstractItemModel& model = *table->findChild<QTableView*>()->model();
            for (int row = 0; row < model.rowCount(); ++row)
                for (int column = 0; column < model.columnCount(); ++column)
                    texts << model.index(row, column).data().toString();
            return texts;
        };
        const QStringList before = cells();
        QVERIFY(!before.isEmpty());
        m_window->showView("lanes");
        const std::string knob = parameterOfRole(*plan(), "columns");
        m_workspace->document().edit(*setParameter(*plan(), knob, 128), "Change columns");
        settle();
        QVERIFY(entry("table").due); // nobody looks
        QCOMPARE(cells(), before);
        m_window->showView("table");
        QVERIFY(!entry("table").due);
        QVERIFY(cells() != before);
    }

    void everyLayoutHasOneRowPerDock_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QSize>("size");
        for (const char* layout : {"edit", "analyse", "present"})
            for (const QSize& size : {QSize(1600, 1000), QSize(1366, 768)})
                QTest::addRow("%s %d", layout, size.width()) << QString::fromLatin1(layout) << size;
    }
    void everyLayoutHasOneRowPerDock() {
        QFETCH(QString, layout);
        QFETCH(QSize, size);
        m_window->resize(size);
        m_window->setLayoutName(layout);
        QTRY_VERIFY(std::all_of(m_window->docks().begin(), m_window->docks().end(), [&](DockPanel* dock) {
            const bool tabbed = !m_window->tabifiedDockWidgets(dock).isEmpty();
            return !dock->isVisible() || dock->visibleRegion().isEmpty() ||
                   tabbed == (dock->titleBarWidget()->height() == 0);
        }));
        QCOMPARE(m_window->size(), size); // nothing pushes the window open
        QVERIFY(view<LanesView>("lanes")->isVisible());
        QVERIFY(view<LanesView>("lanes")->height() >= 180);
        QCOMPARE(m_window->summary()->height(), layout == "present" ? 101 : 72); // large letters for a room
    }

    void dropsAFile() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(SOURCE_DIR "/samples/relu.json")});
        const QPoint centre = m_window->rect().center();
        QDragEnterEvent enter(centre, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(centre, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QCOMPARE(m_workspace->document().displayName(), QStringLiteral("relu.json"));
        settle();
        QVERIFY(m_workspace->isFresh());
    }

    void faultyFileShowsALocatedErrorAndChangesNothing() {
        QTemporaryDir folder;
        QFile file(folder.filePath("bad.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\n  \"format\": \"tileplan/1\",\n  \"nmae\": 3\n}\n");
        file.close();
        m_window->files().openPath(file.fileName());
        auto* dialog = m_window->findChild<ErrorDialog*>();
        QVERIFY(dialog);
        QVERIFY2(dialog->details().contains("bad.json:3:"), qPrintable(dialog->details()));
        QTest::mouseClick(dialog->findChild<QPushButton*>("copyDetails"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), dialog->details());
        dialog->close();
        QCOMPARE(m_workspace->document().displayName(), QStringLiteral("gemm_4096_bf16.json"));
        QVERIFY(m_workspace->isFresh());
    }

    void asksBeforeChangesAreLost() {
        TilePlan changed = *plan();
        changed.description = "changed";
        m_workspace->document().edit(changed, "Change the description");
        m_window->close();
        QVERIFY(m_window->isVisible());
        auto* box = m_window->findChild<QMessageBox*>("unsavedChanges");
        QVERIFY(box);
        const auto press = [&](const char* name) {
            for (QAbstractButton* button : box->buttons())
                if (button->text().remove('&') == QLatin1String(name)) button->click();
        };
        press("Cancel");
        QVERIFY(m_window->isVisible());
        QTRY_VERIFY(!m_window->findChild<QMessageBox*>("unsavedChanges"));
        m_window->close();
        box = m_window->findChild<QMessageBox*>("unsavedChanges");
        QVERIFY(box);
        press("Discard");
        QVERIFY(!m_window->isVisible());
    }

    void copiesAndPastesThePlan() {
        const TilePlan before = *plan();
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), planToJson(before));
        m_workspace->document().edit(*setParameter(before, "M", 1024), "Change M");
        QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(*plan(), before);
        QCOMPARE(stack()->count(), 2);
    }

    void theTextEditsTheDocument() {
        m_window->showView("text");
        auto* text = view<PlanTextView>("text");
        QCOMPARE(text->editor()->toPlainText().toStdString(), planToJson(*plan()));
        QTextCursor cursor = text->editor()->textCursor();
        const QString head = "\"name\": \"M\", \"value\": ";
        cursor.setPosition(int(text->editor()->toPlainText().indexOf(head) + head.size()));
        text->editor()->setTextCursor(cursor);
        text->editor()->setFocus();
        const std::string before = plan()->parameter("M")->value.text;
        QTest::keyClicks(text->editor(), "1");
        QTRY_COMPARE(plan()->parameter("M")->value.text, "1" + before);
        QCOMPARE(stack()->count(), 1);
        QTest::keyClicks(text->editor(), "2");
        QTRY_COMPARE(plan()->parameter("M")->value.text, "12" + before);
        QCOMPARE(stack()->count(), 1); // a burst
        QTest::keyClick(text->editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(plan()->parameter("M")->value.text, before);
        QTRY_COMPARE(text->editor()->toPlainText().toStdString(), planToJson(*plan()));
    }

    void textStandsBesideTheGraph() {
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(view<PlanTextView>("text")->isVisible() &&
                    m_window->docks().value("plan")->view()->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(m_window->tabifiedDockWidgets(m_window->docks().value("plan"))
                        .contains(m_window->docks().value("text")));
        QVERIFY(!m_window->docks().value("text")->isHidden());
    }

    void legalOrdersAreSurveyed() {
        m_window->showView("orders");
        auto* orders = view<OrdersView>("orders");
        QTRY_VERIFY_WITH_TIMEOUT(orders->headerCaption().contains("legal order"), 60'000);
        QVERIFY(orders->table()->model()->rowCount() >= 1);
        QCOMPARE(orders->shownOrder().size(), std::size_t(orders->sequence()->model()->rowCount()));
    }

    void sizesOutsideOfTheMeasuredOnesAreWarnedOf() {
        TilePlan deep = *plan();
        for (Parameter& parameter : deep.parameters)
            if (parameter.name == "K") parameter.value = Expression(1048576);
        m_workspace->document().edit(deep, "K");
        settle();
        const SummaryCell& result = m_window->summary()->cell("result")->cell();
        QCOMPARE(result.caption, QStringLiteral("Outside range"));
        QCOMPARE(result.icon, QStringLiteral("warning"));
        QCOMPARE(result.tone, CellTone::warning);
        QCOMPARE(result.value, QStringLiteral("± 45 %"));
        QCOMPARE(result.detail, QStringLiteral("K above 57344"));
        stack()->undo();
        settle();
        QCOMPARE(m_window->summary()->cell("result")->cell().value, QStringLiteral("Up to date"));
    }

    void explainOpensItsPanel() {
        m_window->showView("hints");
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(m_window->docks().value("explain")->isVisible());
    }

private:
    template <class View>
    View* view(const char* id) const {
        return qobject_cast<View*>(m_window->views().view(QLatin1String(id)));
    }
    const std::vector<ViewEntry>& entries() const { return m_window->views().entries(); }
    const ViewEntry& entry(const char* id) const {
        return *std::find_if(entries().begin(), entries().end(),
                             [id](const ViewEntry& entry) { return entry.id == QLatin1String(id); });
    }
    std::shared_ptr<const TilePlan> plan() const { return m_workspace->document().plan(); }
    QUndoStack* stack() const { return m_workspace->document().undoStack(); }
    double latency() const { return m_workspace->state().analysis->latencySeconds; }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 60'000);
        QCoreApplication::processEvents();
    }

    std::unique_ptr<tbb::global_control> m_workers;
    HardwareDatabase m_hardware;
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
