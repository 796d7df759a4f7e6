#include "app/explorer/window/view_set.h"

#include "app/explorer/orders_service.h"
#include "app/explorer/pinned_name.h"
#include "widgets/compare_gpus/compare_gpus_view.h"
#include "widgets/compare_variants/variants_view.h"
#include "widgets/diagnosis/diagnosis_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/gallery/gallery_view.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/hardware/hardware_panel.h"
#include "widgets/hints/hints_panel.h"
#include "widgets/l2_map/l2_map_view.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/plot/export_actions.h"
#include "widgets/lesson/lesson_view.h"
#include "widgets/memory_chart/memory_chart_view.h"
#include "widgets/orders/orders_view.h"
#include "widgets/plan_text/plan_text_view.h"
#include "widgets/properties/properties_panel.h"
#include "widgets/roofline/roofline_view.h"
#include "widgets/sensitivity/sensitivity_view.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/sweep/sweep_view.h"
#include "widgets/table/actions_table.h"
#include "widgets/table/errors_panel.h"
#include "widgets/tile/tile_picture.h"

#include <QCoreApplication>
#include <QEvent>
#include <QRegularExpression>
#include <QScrollArea>

namespace tilesight {

template <class View>
void ViewSet::connectEdits(View* view, const QString& id) {
    if constexpr (requires { &View::edited; })
        connect(view, &View::edited, this,
                [this, id](const TilePlan& plan, const QString& text, const QString& key) {
                    // A hint is a whole plan: applied late, it would undo what was edited meanwhile.
                    if (id == QLatin1String("hints") && m_workspace.state().hintsStale) return;
                    m_workspace.document().edit(plan, text, key);
                    give(*entry(id)); // a view that edits sees what has become of it
                });
    if constexpr (requires { &View::previewed; })
        connect(view, &View::previewed, &m_workspace, &Workspace::preview);
    if constexpr (requires { &View::previewEnded; })
        connect(view, &View::previewEnded, &m_workspace, &Workspace::endPreview);
    if constexpr (requires { &View::numberEdited; })
        connect(view, &View::numberEdited, &m_workspace, &Workspace::editHardware);
    if constexpr (requires { &View::numberReset; })
        connect(view, &View::numberReset, &m_workspace, &Workspace::resetHardware);
}

/// Every view has exports; one that makes none itself is painted as it stands, scrolled content in full.
void ViewSet::connectExports(QWidget* view, const QString& id) {
    if (ExportActions::of(view).isEmpty()) {
        const auto content = [view]() -> QWidget* {
            const auto* area = view->findChild<QScrollArea*>();
            return area && area->widget() ? area->widget() : view;
        };
        new ExportActions(view, {[content](QPainter& painter, const QSize&, const Theme&) {
                                     content()->render(&painter, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
                                 },
                                 {},
                                 {},
                                 [content](const Theme&) { return content()->size(); }});
    }
    for (ExportActions* exports : ExportActions::of(view)) {
        connect(exports, &ExportActions::saveRequested, this,
                [this, id, exports](const QString& suffix) { emit exportRequested(id, exports, suffix); });
        connect(exports, &ExportActions::refused, this, &ViewSet::refused);
    }
}

/// Makes a view and connects whatever signals it has.
template <class View>
View* ViewSet::add(const QString& id, const QString& title) {
    auto* view = new View(&m_workspace.selection(), m_window);
    view->setObjectName(id + QStringLiteral("View"));

    ViewEntry entry;
    entry.id = id;
    entry.title = title;
    entry.widget = view;
    entry.setState = [view](const ViewState& state) { view->setState(state); };
    entry.setTheme = [view](const Theme& theme) { view->setTheme(theme); };
    entry.explained = [view] { return view->explainedFigure(); };
    if constexpr (requires { view->headerCaption(); })
        entry.caption = [view] { return view->headerCaption(); };
    if constexpr (requires { view->foldActions(); }) entry.modes = view->foldActions();
    if constexpr (requires { view->modeActions(); }) entry.modes = view->modeActions();
    connectEdits(view, id);
    if constexpr (requires { &View::headerCaptionChanged; })
        connect(view, &View::headerCaptionChanged, this,
                [this, id](const QString& caption) { emit captionChanged(id, caption); });
    if constexpr (requires { &View::explainRequested; })
        connect(view, &View::explainRequested, this, &ViewSet::explainRequested);
    if constexpr (requires { &View::refused; }) connect(view, &View::refused, this, &ViewSet::refused);
    if constexpr (requires { &View::dataSaveRequested; })
        connect(view, &View::dataSaveRequested, this, [this, id](const QString& extension, const QByteArray& content) {
            emit dataSaveRequested(id, extension, content);
        });
    connectExports(view, id);
    m_entries.push_back(std::move(entry));
    return view;
}

ViewSet::ViewSet(Workspace& workspace, QWidget* window)
    : QObject(window), m_workspace(workspace), m_window(window) {
    auto* plan = add<PlanGraphView>(QStringLiteral("plan"), tr("Plan"));
    auto* text = add<PlanTextView>(QStringLiteral("text"), tr("Text"));
    entry(QStringLiteral("text"))->setState = [this, text](const ViewState& state) {
        ViewState stored = state;
        stored.plan = m_workspace.document().plan(); // not what is previewed: it is no text to go on with
        text->setState(stored);
    };
    connect(text, &PlanTextView::draftsChanged, &workspace.document(), &Document::setDrafts);
    connect(&workspace.document(), &Document::draftsWanted, text, &PlanTextView::readNow);
    connect(&workspace.document(), &Document::draftsReplaced, text, &PlanTextView::setDrafts);
    add<TilePicture>(QStringLiteral("tile"), tr("Tile"));
    add<LanesView>(QStringLiteral("lanes"), tr("Lanes"));
    for (const char* id : {"tile", "lanes"})
        entry(QLatin1String(id))->atOnce = true;
    add<GalleryView>(QStringLiteral("gallery"), tr("Launch orders"));
    auto* orders = add<OrdersView>(QStringLiteral("orders"), tr("Legal orders"));
    auto* ordersService = new OrdersService(this);
    connect(orders, &OrdersView::surveyRequested, this, [this, ordersService] {
        const ViewState& state = m_workspace.state();
        if (m_workspace.isFresh()) ordersService->request(state.plan, state.gpu, state.analysis);
    });
    connect(ordersService, &OrdersService::delivered, orders, &OrdersView::setSurvey);
    auto* l2 = add<L2MapView>(QStringLiteral("l2"), tr("L2"));
    add<RooflineView>(QStringLiteral("roofline"), tr("Roofline"));
    add<MemoryChartView>(QStringLiteral("memory"), tr("Memory"));
    auto* sensitivity = add<SensitivityView>(QStringLiteral("sensitivity"), tr("Sensitivity"));
    auto* sweep = add<SweepView>(QStringLiteral("sweep"), tr("Sweep"));
    add<ActionsTable>(QStringLiteral("table"), tr("Table"));
    auto* errors = add<ErrorsPanel>(QStringLiteral("errors"), tr("Errors"));
    auto* properties = add<PropertiesPanel>(QStringLiteral("properties"), tr("Properties"));
    auto* hardware = add<HardwarePanel>(QStringLiteral("hardware"), tr("Hardware"));
    auto* gpus = add<CompareGpusView>(QStringLiteral("gpus"), tr("GPUs"));
    auto* variants = add<VariantsView>(QStringLiteral("variants"), tr("Variants"));
    auto* sides = add<SideBySideView>(QStringLiteral("sidebyside"), tr("Side by side"));
    add<DiagnosisView>(QStringLiteral("diagnosis"), tr("Diagnosis"));
    add<HintsPanel>(QStringLiteral("hints"), tr("What to try"));
    add<LessonView>(QStringLiteral("lesson"), tr("Lesson"));
    auto* explain = add<ExplainPanel>(QStringLiteral("explain"), tr("Explain"));

    connect(&workspace, &Workspace::stopsChanged, properties, &PropertiesPanel::setStopResults);
    connect(plan, &PlanGraphView::activated, this, [this, properties](const QString& action) {
        emit viewRequested(QStringLiteral("properties"));
        properties->showAction(action);
    });
    connect(explain, &ExplainPanel::hardwareEntryRequested, this, &ViewSet::showHardwareEntry);
    connect(hardware, &HardwarePanel::numberPreviewed, &workspace, &Workspace::previewHardware);
    connect(hardware, &HardwarePanel::statementChosen, &workspace, &Workspace::useStatement);
    connect(hardware, &HardwarePanel::allReset, &workspace, &Workspace::resetAllHardware);
    connect(hardware, &HardwarePanel::saveRequested, this, &ViewSet::gpuSaveRequested);
    connect(hardware, &HardwarePanel::exportRequested, this, &ViewSet::gpuExportRequested);
    connect(&workspace, &Workspace::hardwareRefused, hardware, &HardwarePanel::showRefusal);
    connect(&workspace.document(), &Document::hardwareStepped, this, [this, hardware](const QString& key) {
        if (!hardware->isVisible()) return;
        catchUp();
        hardware->showEntry(key);
    });
    connect(gpus, &CompareGpusView::comparisonRequested, &workspace, &Workspace::compareGpus);
    connect(gpus, &CompareGpusView::comparisonCancelled, &workspace, &Workspace::cancelComparison);
    connect(gpus, &CompareGpusView::gpuChosen, this, &ViewSet::gpuChosen);
    connect(&workspace, &Workspace::comparisonChanged, gpus, &CompareGpusView::setComparison);
    connect(sensitivity, &SensitivityView::sensitivityRequested, &workspace, &Workspace::askSensitivity);
    connect(sensitivity, &SensitivityView::sensitivityCancelled, &workspace, &Workspace::cancelSensitivity);
    connect(&workspace, &Workspace::sensitivityChanged, sensitivity, &SensitivityView::setSensitivity);
    connect(sensitivity, &SensitivityView::hardwareEntryRequested, this, &ViewSet::showHardwareEntry);
    connect(sweep, &SweepView::sweepRequested, &workspace, &Workspace::askSweep);
    connect(sweep, &SweepView::sweepCancelled, &workspace, &Workspace::cancelSweep);
    connect(&workspace, &Workspace::sweepChanged, sweep, &SweepView::setSweep);
    connect(l2, &L2MapView::l2Requested, &workspace, &Workspace::askL2);
    connect(l2, &L2MapView::l2Cancelled, &workspace, &Workspace::cancelL2);
    connect(&workspace, &Workspace::l2Changed, l2, &L2MapView::setStudy);
    connect(&workspace, &Workspace::variantsChanged, l2,
            [l2, &workspace] { l2->setReferenceName(pinnedName(workspace.document().variants())); });
    connect(variants, &VariantsView::pinRequested, &workspace, &Workspace::pinVariant);
    connect(variants, &VariantsView::baselineChosen, &workspace, &Workspace::setBaseline);
    connect(variants, &VariantsView::loadRequested, &workspace, &Workspace::loadVariant);
    connect(variants, &VariantsView::renameRequested, &workspace, &Workspace::renameVariant);
    connect(variants, &VariantsView::removeRequested, &workspace, &Workspace::removeVariant);
    connect(variants, &VariantsView::forgetMeasuredRequested, &workspace, &Workspace::forgetMeasured);
    connect(&workspace, &Workspace::variantsChanged, variants, &VariantsView::setVariants);
    connect(&workspace, &Workspace::variantsChanged, sides, &SideBySideView::setVariants);
    connect(variants, &VariantsView::sideBySideRequested, this, [this, sides](quint64 first, quint64 second) {
        emit viewRequested(QStringLiteral("sidebyside"));
        sides->showPair(first, second);
        sides->setFocus();
    });
    variants->setVariants(workspace.variantTable());
    sides->setVariants(workspace.variantTable());
    connect(errors, &ErrorsPanel::errorActivated, this, &ViewSet::selectCulprit);
    connect(errors, &ErrorsPanel::textErrorActivated, this, [this, text](const Error& error) {
        emit viewRequested(QStringLiteral("text"));
        text->showError(error);
    });
    connect(text, &PlanTextView::faultsChanged, errors, &ErrorsPanel::setTextErrors);
    connect(text, &PlanTextView::faultsChanged, this, [this, errors](const Errors& faults) {
        emit textFaultsChanged(faults);
        emit captionChanged(QStringLiteral("errors"), errors->headerCaption());
    });
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &ViewSet::giveNext);
    QCoreApplication::instance()->installEventFilter(this);
}

void ViewSet::showChanged(const QStringList& actions) {
    if (actions.isEmpty()) return;
    catchUp();
    m_workspace.selection().setActions(actions);
    qobject_cast<PlanGraphView*>(view(QStringLiteral("plan")))->reveal(actions.first());
}

void ViewSet::showHardwareEntry(const QString& key) {
    emit viewRequested(QStringLiteral("hardware"));
    qobject_cast<HardwarePanel*>(view(QStringLiteral("hardware")))->showEntry(key);
}

void ViewSet::selectCulprit(const Error& error) {
    const TilePlan& plan = *m_workspace.document().plan();
    QString name = QString::fromStdString(error.object);
    static const QRegularExpression pointer(QStringLiteral("^/actions/(\\d+)"));
    const auto match = pointer.match(QString::fromStdString(error.where.pointer));
    if (const auto index = match.captured(1).toULongLong(); match.hasMatch() && index < plan.actions.size())
        name = QString::fromStdString(plan.actions[index].name);
    if (!plan.action(name.toStdString())) return;
    emit viewRequested(QStringLiteral("plan"));
    catchUp();
    m_workspace.selection().setActions({name});
}

ViewEntry* ViewSet::entry(const QString& id) {
    for (ViewEntry& entry : m_entries)
        if (entry.id == id) return &entry;
    return nullptr;
}

QWidget* ViewSet::view(const QString& id) const {
    for (const ViewEntry& entry : m_entries)
        if (entry.id == id) return entry.widget;
    return nullptr;
}

void ViewSet::give(ViewEntry& entry) {
    if (!entry.due) return;
    entry.due = false; // first: setState may lead back here
    entry.setState(m_workspace.state());
    if (entry.caption) emit captionChanged(entry.id, entry.caption());
}

void ViewSet::stateChanged() {
    for (ViewEntry& entry : m_entries)
        entry.due = true;
    for (ViewEntry& entry : m_entries)
        if (entry.atOnce && entry.shown) give(entry);
    m_restDue = true;
    if (!m_workspace.isAnalysing())
        giveNextSoon();
    else if (!m_wait.isActive())
        m_wait.start(restAfterMilliseconds);
}

void ViewSet::giveNextSoon() {
    if (m_posted) return;
    m_posted = true;
    // Painting has the low priority: this comes behind it.
    QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::LowEventPriority - 1);
}

void ViewSet::customEvent(QEvent*) {
    m_posted = false;
    giveNext();
}

void ViewSet::giveNext() {
    m_wait.stop();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        ViewEntry& next = m_entries[m_turn++ % m_entries.size()];
        if (!next.shown || !next.due) continue;
        give(next);
        return giveNextSoon();
    }
    catchUp();
}

void ViewSet::catchUp() {
    m_wait.stop();
    for (ViewEntry& entry : m_entries)
        if (entry.shown) give(entry);
    if (!m_restDue) return;
    m_restDue = false;
    emit restChanged();
}

void ViewSet::setShown(const QString& id, bool shown) {
    ViewEntry* changed = entry(id);
    if (!changed) return;
    changed->shown = shown;
    if (shown) give(*changed);
}

bool ViewSet::eventFilter(QObject* watched, QEvent* event) {
    if (m_restDue) {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
        case QEvent::KeyPress:
        case QEvent::ShortcutOverride:
        case QEvent::Wheel:
        case QEvent::ContextMenu:
        case QEvent::FocusOut: // ends the editing of a field
        case QEvent::Drop:
            catchUp();
            break;
        default:
            break;
        }
    }
    return QObject::eventFilter(watched, event);
}

void ViewSet::setTheme(const Theme& theme) {
    for (const ViewEntry& entry : m_entries)
        entry.setTheme(theme);
}

} // namespace tilesight
