#include "app/explorer/window/start_commands.h"

#include "app/explorer/recent_files.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/main_window.h"
#include "widgets/start/start_page.h"

#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QSettings>
#include <QStatusBar>
#include <algorithm>

namespace tilesight {
namespace {
const QString wantedKey = QStringLiteral("start/page");
}

bool StartCommands::wantedAtStart() { return QSettings().value(wantedKey, true).toBool(); }

StartCommands::StartCommands(Workspace& workspace, MainWindow& window, QVector<Sample> samples,
                             const QString& defaultSample, bool remember)
    : QObject(&window), m_workspace(workspace), m_window(window), m_samples(std::move(samples)),
      m_service(coreEngine()), m_page(new StartPage(&window)) {
    std::stable_partition(m_samples.begin(), m_samples.end(),
                          [&](const Sample& sample) { return sample.path == defaultSample; });
    m_page->hide();
    m_page->showAtStart()->setVisible(remember);
    m_page->showAtStart()->setChecked(wantedAtStart());
    connect(m_page->showAtStart(), &QCheckBox::toggled, this,
            [](bool wanted) { QSettings().setValue(wantedKey, wanted); });
    connect(&m_service, &StartService::found, this, &StartCommands::onFound);
    connect(m_page, &StartPage::closed, this, &StartCommands::close);
    connect(m_page, &StartPage::newRequested, &window, &MainWindow::showNewMenu);
    connect(m_page, &StartPage::openRequested, &window, [&window] { window.files().open(); });
    connect(m_page, &StartPage::sampleRequested, &window,
            [&window](const QString& path) { window.files().newFromSample(path); });
    connect(m_page, &StartPage::recentRequested, &window,
            [&window](const QString& path) { window.files().openPath(path); });
    connect(m_page, &StartPage::lessonRequested, &window, [&window](const QString& id) { window.lessons().start(id); });
    window.installEventFilter(this);
    window.menuWidget()->installEventFilter(this);
    connect(&workspace.document(), &Document::planChanged, this, &StartCommands::close);
    connect(&workspace.document(), &Document::pathChanged, this, &StartCommands::close);
}

void StartCommands::fill() {
    m_state = {};
    for (const Sample& sample : std::as_const(m_samples))
        m_state.samples.append({sample.path, sample.title, sample.description, {}, {}});
    for (const QString& path : recentFiles())
        m_state.recent.append({path, QFileInfo(path).completeBaseName(), {}, {}, {}});
    m_state.lessons = m_window.lessons().runner().state().lessons;
    const auto gpu = m_workspace.state().gpu;
    m_state.gpuName = gpu ? QString::fromStdString(gpu->name) : QString();
    m_page->setState(m_state);
    QStringList paths;
    for (const auto* list : {&m_state.samples, &m_state.recent})
        for (const PlanOffer& plan : *list)
            paths << plan.path;
    paths.removeDuplicates();
    m_service.request(paths, gpu);
}

void StartCommands::onFound(const PlanOffer& offer) {
    for (auto* list : {&m_state.samples, &m_state.recent})
        for (PlanOffer& plan : *list)
            if (plan.path == offer.path) {
                plan.fingerprint = offer.fingerprint;
                plan.refusal = offer.refusal;
            }
    m_page->setState(m_state);
}

void StartCommands::open() {
    fill();
    place();
    m_page->show();
    m_page->raise();
    m_page->setFocus();
    emit openChanged(true);
}

void StartCommands::close() {
    if (!isOpen()) return;
    m_service.cancel();
    m_page->hide();
    emit openChanged(false);
}

bool StartCommands::isOpen() const { return m_page->isVisibleTo(&m_window); }

void StartCommands::setTheme(const Theme& theme) { m_page->setTheme(theme); }

bool StartCommands::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isOpen()) place();
    if (event->type() == QEvent::ChildPolished && isOpen()) m_page->raise(); // something new came to lie over it
    return QObject::eventFilter(watched, event);
}

void StartCommands::place() {
    const int top = m_window.menuWidget()->geometry().bottom() + 1;
    m_page->setGeometry(0, top, m_window.width(), m_window.statusBar()->geometry().top() - top);
}

} // namespace tilesight
