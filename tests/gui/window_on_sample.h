// The whole window on a sample, settled, for tests that walk over everything in it.
#pragma once

#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/main_window.h"

#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTest>

#include <memory>

namespace tilesight {

class WindowOnSample {
public:
    explicit WindowOnSample(const QString& layout = QStringLiteral("edit"), const QSize& size = {1600, 1000},
                            double scale = 1)
        : m_workers(tbb::global_control::max_allowed_parallelism,
                    std::size_t(tbb::info::default_concurrency()) + 1),
          m_themes(false), m_workspace(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), coreEngine()) {
        m_themes.setFontScale(scale);
        m_workspace.setGpu(QStringLiteral("h200-sxm"));
        m_workspace.document().open(QStringLiteral(SOURCE_DIR "/samples/gemm_4096_bf16.json"));
        m_window =
            std::make_unique<MainWindow>(m_workspace, m_themes, QStringLiteral(SOURCE_DIR "/samples"), false);
        m_window->resize(size);
        m_window->setLayoutName(layout);
        m_window->show();
        settle();
    }

    MainWindow& window() { return *m_window; }
    Workspace& workspace() { return m_workspace; }
    ThemeController& themes() { return m_themes; }

    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace.isSettled(), 120'000);
        m_window->views().catchUp();
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    }

    /// Opens every dock once, so that every view has made its controls.
    void visitAllViews() {
        for (const ViewEntry& entry : m_window->views().entries()) {
            m_window->showView(entry.id);
            settle();
        }
    }

    /// All menus with their submenus, filled.
    QList<QMenu*> menus() {
        QList<QMenu*> all = m_window->findChildren<QMenu*>();
        for (qsizetype i = 0; i < all.size(); ++i) {
            emit all[i]->aboutToShow();
            for (QAction* action : all[i]->actions())
                if (action->menu() && !all.contains(action->menu())) all << action->menu();
        }
        return all;
    }

    /// "MainWindow > DockPanel plan > PlanCanvas": where a widget is, for messages.
    static QString place(const QObject* object) {
        QStringList path;
        for (; object; object = object->parent())
            path.prepend(
                QString::fromLatin1(object->metaObject()->className()).section(QLatin1String("::"), -1) +
                (object->objectName().isEmpty() ? QString() : u' ' + object->objectName()));
        return path.mid(std::max<qsizetype>(0, path.size() - 4)).join(QStringLiteral(" > "));
    }

private:
    tbb::global_control m_workers;
    ThemeController m_themes;
    Workspace m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tilesight
