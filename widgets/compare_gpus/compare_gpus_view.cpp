#include "widgets/compare_gpus/compare_gpus_view.h"

#include "widgets/words.h"
#include "core/analysis/report.h"
#include "widgets/conditions_text.h"
#include "widgets/hardware/hardware_delegate.h"
#include "widgets/mode_switch.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/word_filter.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <cmath>

namespace tilesight {
namespace {

/// By the column's value; GPUs that cannot run the plan stay at the end in either direction.
class PlanSorter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    bool lessThan(const QModelIndex& a, const QModelIndex& b) const override {
        const bool runsA = a.data(PlanOnGpusModel::reasonRole).toString().isEmpty();
        const bool runsB = b.data(PlanOnGpusModel::reasonRole).toString().isEmpty();
        if (runsA != runsB) return runsA == (sortOrder() == Qt::AscendingOrder);
        return QSortFilterProxyModel::lessThan(a, b);
    }
};

/// Words in the number's title, key or group; on wish only what differs.
class NumbersFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void set(const QString& words, bool onlyDifferent) {
        m_words = filterWords(words);
        m_onlyDifferent = onlyDifferent;
        invalidateFilter();
    }
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const QModelIndex first = sourceModel()->index(row, 0, parent);
        if (m_onlyDifferent && !first.data(GpuNumbersModel::differsRole).toBool()) return false;
        const QString text = first.data().toString() + ' ' + first.data(GpuNumbersModel::keyRole).toString() +
                             ' ' + first.data(GpuNumbersModel::groupRole).toString();
        return holdsWords(text, m_words);
    }

private:
    QStringList m_words;
    bool m_onlyDifferent = false;
};

constexpr int maxSideBySide = 6;

} // namespace

CompareGpusView::CompareGpusView(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_pages(new QStackedWidget(this)), m_planModel(new PlanOnGpusModel(this)),
      m_numbersModel(new GpuNumbersModel(this)), m_planSorted(new PlanSorter(this)),
      m_numbersSorted(new NumbersFilter(this)), m_planDelegate(new TableDelegate(this)),
      m_numbersDelegate(new HardwareDelegate(this)), m_planTable(new CopyableTable(true, this)),
      m_numbersTable(new CopyableTable(true, this)), m_status(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_cancel(new QPushButton(tr("Cancel"), this)),
      m_copy(new QPushButton(tr("Copy as CSV"), this)), m_filter(new QLineEdit(this)),
      m_onlyDifferent(new QCheckBox(tr("Only differences"), this)),
      m_choose(new QPushButton(tr("Choose GPUs…"), this)) {
    setAccessibleName(tr("GPUs compared"));
    m_modes = modeSwitch(this, {{tr("This plan")}, {tr("Numbers")}}, [this](int page) {
        m_pages->setCurrentIndex(page);
        refreshStatus();
    });
    makeTables();
    makePages();
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        if (m_state.computing) return m_quiet.start(); // the plan's own result comes first
        emit comparisonRequested();
    });
}

void CompareGpusView::makeTables() {
    m_planSorted->setSourceModel(m_planModel);
    m_planSorted->setSortRole(PlanOnGpusModel::sortRole);
    m_numbersSorted->setSourceModel(m_numbersModel);
    m_numbersSorted->setSortRole(GpuNumbersModel::sortRole);
    m_planTable->setModel(m_planSorted);
    m_planTable->setItemDelegate(m_planDelegate);
    m_planTable->setAccessibleName(tr("The plan on all GPUs"));
    m_planTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_numbersTable->setModel(m_numbersSorted);
    m_numbersTable->setItemDelegate(m_numbersDelegate);
    m_numbersTable->setAccessibleName(tr("Numbers of the chosen GPUs"));
    for (CopyableTable* table : {m_planTable, m_numbersTable}) {
        table->horizontalHeader()->setSectionsClickable(true);
        table->setSortingEnabled(true);
        table->setMouseTracking(true);
    }
    m_planTable->sortByColumn(-1, Qt::AscendingOrder); // fastest first, as the rows come
    m_numbersTable->sortByColumn(0, Qt::AscendingOrder);
    const auto take = [this](const QModelIndex& index) {
        const QString id = index.data(PlanOnGpusModel::idRole).toString();
        if (!id.isEmpty() && m_state.gpu && id != toQString(m_state.gpu->id)) emit gpuChosen(id);
    };
    connect(m_planTable, &QTableView::clicked, this, take);
    connect(m_planTable, &QTableView::activated, this, take);
    connect(m_planTable->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &CompareGpusView::fitPlan);
    connect(m_numbersTable->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &CompareGpusView::fitNumbers);
}

void CompareGpusView::makePages() {
    m_filter->setPlaceholderText(tr("Filter numbers"));
    m_filter->setAccessibleName(tr("Filter numbers"));
    m_filter->setClearButtonEnabled(true);
    const auto filter = [this] {
        static_cast<NumbersFilter*>(m_numbersSorted)->set(m_filter->text(), m_onlyDifferent->isChecked());
        fitNumbers();
        refreshStatus();
    };
    connect(m_filter, &QLineEdit::textChanged, this, filter);
    connect(m_onlyDifferent, &QCheckBox::toggled, this, filter);
    connect(m_choose, &QPushButton::clicked, this, &CompareGpusView::showChoice);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_comparison.running)
            emit comparisonCancelled();
        else
            emit comparisonRequested();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        const CopyableTable* table = m_pages->currentIndex() == 0 ? m_planTable : m_numbersTable;
        QGuiApplication::clipboard()->setText(csvText(*table->model()));
    });
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_progress->setAccessibleName(tr("GPUs computed"));

    auto* numbers = new QWidget(m_pages);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(8, 6, 8, 6);
    tools->setSpacing(8);
    tools->addWidget(m_choose);
    tools->addWidget(m_filter, 1);
    tools->addWidget(m_onlyDifferent);
    auto* column = new QVBoxLayout(numbers);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(tools);
    column->addWidget(m_numbersTable, 1);
    m_pages->addWidget(m_planTable);
    m_pages->addWidget(numbers);

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(10, 4, 8, 4);
    foot->setSpacing(8);
    foot->addWidget(m_status, 1);
    foot->addWidget(m_progress);
    foot->addWidget(m_cancel);
    foot->addWidget(m_copy);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_pages, 1);
    all->addLayout(foot);
    m_status->setMinimumWidth(60);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

bool CompareGpusView::isOld() const {
    if (!m_comparison.plan || m_comparison.rows.empty()) return false;
    return m_comparison.plan != m_state.plan || m_comparison.conditions != m_state.conditions ||
           (m_comparison.running && m_comparison.done == 0);
}

void CompareGpusView::setState(const ViewState& state) {
    const bool ask = state.plan && !state.plan->actions.empty() &&
                     (!state.isAskedAs(m_state) || !m_comparison.plan);
    const bool otherGpu = state.gpu != m_state.gpu;
    m_state = state;
    if (ask) m_quiet.start();
    if (otherGpu) {
        refreshPlan();
        refreshNumbers();
    }
    refreshStatus();
}

void CompareGpusView::setComparison(const GpuComparison& comparison) {
    const bool otherGpus = comparison.gpus != m_comparison.gpus;
    m_comparison = comparison;
    refreshPlan();
    if (otherGpus || !m_comparison.running) refreshNumbers();
    refreshStatus();
}

void CompareGpusView::refreshPlan() {
    const QString current = m_state.gpu ? toQString(m_state.gpu->id) : QString();
    m_planModel->setRows(m_comparison.rows, current);
    fitPlan();
    if (const int row = m_planModel->rowOf(current); row >= 0)
        m_planTable->setCurrentIndex(m_planSorted->mapFromSource(m_planModel->index(row, 0)));
    emit headerCaptionChanged(headerCaption());
}

QStringList CompareGpusView::chosen() const {
    QStringList ids = m_chosen;
    if (m_state.gpu) {
        ids.removeAll(toQString(m_state.gpu->id));
        ids.prepend(toQString(m_state.gpu->id));
    }
    return ids;
}

void CompareGpusView::setChosen(const QStringList& ids) {
    m_chosen = ids;
    refreshNumbers();
    refreshStatus();
}

void CompareGpusView::refreshNumbers() {
    if (m_chosen.isEmpty()) // until the user chooses: those that run the plan fastest
        for (const GpuEstimate& row : m_comparison.rows)
            if (m_chosen.size() < 3 && m_comparison.done == m_comparison.total)
                m_chosen << toQString(row.gpuId);
    std::vector<std::shared_ptr<const Gpu>> gpus;
    for (const QString& id : chosen())
        for (const auto& gpu : m_comparison.gpus)
            if (toQString(gpu->id) == id)
                gpus.push_back(m_state.gpu && m_state.gpu->id == gpu->id ? m_state.gpu : gpu);
    if (gpus == m_numbersModel->gpus()) return;
    m_numbersModel->setGpus(std::move(gpus));
    fitNumbers();
}

void CompareGpusView::showChoice() {
    QMenu menu(this);
    const QString current = m_state.gpu ? toQString(m_state.gpu->id) : QString();
    const QStringList now = chosen();
    for (const auto& gpu : m_comparison.gpus) {
        const QString id = toQString(gpu->id);
        QAction* choice = menu.addAction(withoutVendor(gpu->name));
        choice->setCheckable(true);
        choice->setChecked(now.contains(id));
        choice->setEnabled(id != current && (now.contains(id) || now.size() < maxSideBySide));
        connect(choice, &QAction::toggled, this, [this, id](bool on) {
            QStringList ids = m_chosen;
            ids.removeAll(id);
            if (on) ids << id;
            setChosen(ids);
        });
    }
    menu.exec(m_choose->mapToGlobal(QPoint(0, m_choose->height())));
}

QString CompareGpusView::headerCaption() const {
    if (m_comparison.rows.empty()) return {};
    const auto runs = std::count_if(m_comparison.rows.begin(), m_comparison.rows.end(),
                                    [](const GpuEstimate& row) { return row.reason.empty(); });
    QString caption = tr("%1 of %2 GPUs run this plan").arg(runs).arg(m_comparison.rows.size());
    if (const QString unusual = unusualText(m_comparison.conditions); !unusual.isEmpty())
        caption += QStringLiteral(", ") + unusual;
    return caption;
}

void CompareGpusView::refreshStatus() {
    const bool plan = m_pages->currentIndex() == 0;
    const bool old = plan && isOld();
    m_progress->setVisible(plan && m_comparison.running);
    m_progress->setRange(0, int(std::max<std::size_t>(m_comparison.total, 1)));
    m_progress->setValue(int(m_comparison.done));
    m_cancel->setVisible(plan && (m_comparison.running || m_comparison.cancelled));
    m_cancel->setText(m_comparison.running ? tr("Cancel") : tr("Compute"));
    m_copy->setEnabled(plan ? m_planModel->rowCount() > 0 : m_numbersModel->rowCount() > 0);
    m_planTable->setEnabled(!old);
    if (!plan) {
        int differing = 0;
        for (int row = 0; row < m_numbersModel->rowCount(); ++row)
            differing += m_numbersModel->index(row, 0).data(GpuNumbersModel::differsRole).toBool();
        m_status->setText(
            m_numbersModel->rowCount() == 0
                ? QString()
                : tr("%1 of %2 numbers differ. ? = a guess. Click a head to sort by difference.")
                      .arg(differing)
                      .arg(m_numbersModel->rowCount()));
    } else if (m_comparison.running) {
        m_status->setText(tr("Computing, %1 of %2%3")
                              .arg(m_comparison.done)
                              .arg(m_comparison.total)
                              .arg(old ? tr("; the table is of an earlier plan") : QString()));
    } else if (m_comparison.cancelled) {
        m_status->setText(tr("Stopped after %1 of %2").arg(m_comparison.done).arg(m_comparison.total));
    } else if (old) {
        m_status->setText(tr("The table is of an earlier plan"));
    } else {
        m_status->setText(m_comparison.rows.empty()
                              ? QString()
                              : tr("Click a row to use that GPU. Bands: model error and guesses."));
    }
    m_status->setToolTip(m_status->text());
    update();
}

void CompareGpusView::fitPlan() {
    m_planTable->clearSpans();
    m_planTable->resizeColumnsToContents();
    // Reasons stand where the numbers would, so they need no width of their own. Long names and lists of guesses are
    // elided: the tooltip has them.
    const double s = m_theme.fontScale;
    m_planTable->setColumnWidth(PlanOnGpusModel::latency, qRound(104 * s));
    m_planTable->setColumnWidth(PlanOnGpusModel::gpu,
                                std::min(m_planTable->columnWidth(PlanOnGpusModel::gpu), qRound(190 * s)));
    m_planTable->setColumnWidth(PlanOnGpusModel::guesses, qRound(60 * s)); // and what is left
    for (const auto& [column, least] : {std::pair(PlanOnGpusModel::gpu, 130), std::pair(PlanOnGpusModel::guesses, 34)})
        if (const int over = m_planTable->columnsWidth() - m_planTable->viewport()->width(); over > 0) {
            const int wide = m_planTable->columnWidth(column);
            m_planTable->setColumnWidth(column, std::max(wide - over, std::min(wide, qRound(least * s))));
        }
    for (int row = 0; row < m_planSorted->rowCount(); ++row)
        if (!m_planSorted->index(row, 0).data(PlanOnGpusModel::reasonRole).toString().isEmpty())
            m_planTable->setSpan(row, PlanOnGpusModel::latency, 1,
                                 PlanOnGpusModel::columnsCount - PlanOnGpusModel::latency);
}

void CompareGpusView::fitNumbers() {
    m_numbersDelegate->setHeadings(m_numbersSorted->sortColumn() <= 0);
    m_numbersTable->resizeColumnsToContents();
    for (int row = 0; row < m_numbersSorted->rowCount(); ++row)
        m_numbersTable->setRowHeight(row, m_numbersDelegate->rowHeight(m_numbersSorted->index(row, 0)));
    const int columns = m_numbersSorted->columnCount();
    const int spare = m_numbersTable->viewport()->width() - m_numbersTable->columnsWidth();
    for (int column = 0; spare > 0 && column < columns; ++column) // evenly, so that the columns stand apart
        m_numbersTable->setColumnWidth(column,
                                       m_numbersTable->columnWidth(column) + std::min(spare / columns, 60));
}

void CompareGpusView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_planDelegate->setTheme(theme);
    m_numbersDelegate->setTheme(theme);
    m_planTable->setTheme(theme);
    m_numbersTable->setTheme(theme);
    for (QWidget* widget : {static_cast<QWidget*>(m_status), static_cast<QWidget*>(m_cancel),
                            static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_filter),
                            static_cast<QWidget*>(m_onlyDifferent), static_cast<QWidget*>(m_choose)})
        widget->setFont(theme.font(12));
    QPalette palette = m_status->palette();
    palette.setColor(QPalette::WindowText, theme.textSecondary);
    m_status->setPalette(palette);
    m_progress->setFixedHeight(qRound(8 * theme.fontScale));
    fitPlan();
    fitNumbers();
    update();
}

void CompareGpusView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (layout()) layout()->activate(); // the tables have their new size
    fitPlan();
    fitNumbers();
}

void CompareGpusView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_comparison.cancelled) m_quiet.start();
}

void CompareGpusView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_comparison.running)
        emit comparisonCancelled();
    else
        QWidget::keyPressEvent(event);
}

void CompareGpusView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
}

/// Plan page: the time on that GPU; numbers page: the entry of the hardware file.
ExplainedFigure CompareGpusView::explainedFigure() const {
    if (m_pages->currentIndex() == 1) {
        const QString key =
            m_numbersTable->currentIndex().siblingAtColumn(0).data(GpuNumbersModel::keyRole).toString();
        return key.isEmpty() ? ExplainedFigure{} : ExplainedFigure{QStringLiteral("hardware/") + key, {}};
    }
    const QString id = m_planTable->currentIndex().data(PlanOnGpusModel::idRole).toString();
    for (const GpuEstimate& row : m_comparison.rows) {
        if (toQString(row.gpuId) != id) continue;
        const std::string path = "gpu/" + row.gpuId;
        const QString title = tr("Latency on %1").arg(toQString(row.gpuName));
        if (!row.reason.empty()) return ownFigure(figureNode(path, title, std::nan(""), "s", toQString(row.reason)));
        Explanation own = figureNode(path, title, row.latencySeconds, "s",
                                     engineWord(titleOf(row.bottleneck)) + ": " + engineSentence(row.bottleneckReason),
                                     tr("the same plan, analysed on this GPU"));
        const QString pipe = toQString(resourceName(row.efficiencyOf));
        own.inputs = {figureNode(path + "/efficiency", tr("Share of its peak, %1").arg(pipe), row.efficiency, "1"),
                      figureNode(path + "/clock", tr("SM clock"), row.clockHz, "Hz",
                                 row.throttled ? tr("the power limit binds") : tr("the power limit does not bind")),
                      figureNode(path + "/occupancy", tr("Resident blocks per SM"), row.residentBlocks, "1",
                                 tr("limited by %1").arg(engineWord(limitInWords(row.limitedBy)))),
                      figureNode(path + "/band", tr("Error band"), row.doubt.band, "1", toQString(row.doubt.modelSource))};
        for (const DoubtfulNumber& number : row.doubt.numbers)
            own.inputs.back().inputs.push_back(figureNode(path + "/band/" + number.key, toQString(number.title),
                                                          number.change, "1",
                                                          tr("a guess: change when it is a quarter larger or smaller")));
        return ownFigure(std::move(own));
    }
    return {};
}

} // namespace tilesight
