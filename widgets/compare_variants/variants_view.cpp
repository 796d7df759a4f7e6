#include "widgets/compare_variants/variants_view.h"

#include "core/analysis/difference.h"
#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/conditions_text.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <cmath>

namespace tilesight {

VariantsView::VariantsView(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_model(new VariantsModel(this)),
      m_delegate(new TableDelegate(this)), m_table(new CopyableTable(false, this)),
      m_sentence(new QLabel(this)), m_threshold(new QComboBox(this)),
      m_pin(new QPushButton(tr("&Pin This as Variant"), this)), m_load(new QPushButton(tr("&Load"), this)),
      m_remove(new QPushButton(tr("&Remove"), this)), m_copy(new QPushButton(tr("&Copy as CSV"), this)) {
    setAccessibleName(tr("Variants"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setAccessibleName(tr("Variants compared"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->setMouseTracking(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setAccessibleName(tr("What makes the difference"));
    for (const double percent : {0.0, 0.5, 1.0, 2.0, 5.0})
        m_threshold->addItem(percent == 0 ? tr("show every change")
                                          : tr("hide changes below %1 %").arg(percent),
                             percent / 100);
    m_threshold->setCurrentIndex(1);
    m_threshold->setAccessibleName(tr("Changes that count as noise"));
    m_load->setToolTip(tr("Take the plan of the selected variant (double click, Enter)"));
    m_remove->setToolTip(tr("Forget the selected variant (Delete)"));
    auto* tools = new QHBoxLayout;
    tools->setSpacing(6);
    for (QWidget* tool : std::initializer_list<QWidget*>{m_pin, m_load, m_remove})
        tools->addWidget(tool);
    tools->addStretch(1);
    tools->addWidget(m_threshold);
    tools->addWidget(m_copy);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 6);
    all->setSpacing(4);
    all->addWidget(m_table, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(10, 0, 8, 0);
    foot->addWidget(m_sentence);
    foot->addLayout(tools);
    all->addLayout(foot);

    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const int row = variantAt(index);
        m_clicked = row;
        m_beforeClick = m_variants.baseline;
        if (row >= 0 && row != m_variants.baseline) emit baselineChosen(row);
    });
    m_table->viewport()->installEventFilter(this); // a click changes the rows, and the table then sees no double click
    connect(m_model, &VariantsModel::renamed, this, &VariantsView::renameRequested, Qt::QueuedConnection);
    connect(m_threshold, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setThreshold(m_threshold->currentData().toDouble());
        refresh();
    });
    connect(m_pin, &QPushButton::clicked, this, &VariantsView::pinRequested);
    connect(m_load, &QPushButton::clicked, this, [this] {
        if (currentVariant() >= 0) emit loadRequested(currentVariant());
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (currentVariant() >= 0) emit removeRequested(currentVariant());
    });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(csvText(*m_model)); });
    refresh();
}

int VariantsView::variantAt(const QModelIndex& index) const {
    return index.isValid() && !m_model->rows()[std::size_t(index.row())].present ? index.row() : -1;
}

bool VariantsView::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_table->viewport()) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) m_loading = false;
    if (event->type() == QEvent::MouseButtonRelease && m_loading) {
        m_loading = false; // the end of the double click is no click
        return true;
    }
    if (event->type() != QEvent::MouseButtonDblClick) return QWidget::eventFilter(watched, event);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const int row = variantAt(m_table->indexAt(mouse->position().toPoint()));
    if (row < 0 || mouse->button() != Qt::LeftButton) return QWidget::eventFilter(watched, event);
    m_loading = true;
    // Its first half was taken for a click: the baseline is again what it was.
    if (m_clicked == row && m_beforeClick != m_variants.baseline) emit baselineChosen(m_beforeClick);
    m_clicked = -1;
    emit loadRequested(row);
    return true;
}

int VariantsView::currentVariant() const {
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < int(m_variants.rows.size()) ? row : -1;
}

void VariantsView::setState(const ViewState& state) {
    const bool same =
        state.isAskedAs(m_state) && state.analysis == m_state.analysis && state.stale == m_state.stale;
    m_state = state;
    if (!same) refresh();
}

void VariantsView::setVariants(const VariantTable& table) {
    m_variants = table;
    refresh();
}

void VariantsView::refresh() {
    const int row = std::max(0, m_table->currentIndex().row());
    std::vector<VariantRow> rows = m_variants.rows;
    if (m_state.plan && !rows.empty()) {
        VariantRow now;
        now.name = tr("present plan");
        now.gpu = m_state.gpu ? withoutVendor(m_state.gpu->name) : QString();
        now.plan = m_state.plan;
        now.stale = m_state.stale;
        if (!m_state.errors.empty())
            now.fault = toQString(m_state.errors.front().message);
        else if (!m_state.stale)
            now.analysis = m_state.analysis;
        now.present = true;
        rows.push_back(std::move(now));
    }
    m_model->setRows(std::move(rows), m_variants.baseline);
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), VariantsModel::name));
    const bool any = !m_variants.rows.empty();
    m_table->setVisible(any);
    m_pin->setEnabled(m_state.analysis && !m_state.stale && m_state.errors.empty());
    for (QPushButton* button : {m_load, m_remove, m_copy})
        button->setEnabled(any);
    m_sentence->setText(sentence());
    fit();
    emit headerCaptionChanged(headerCaption());
    update();
}

QString VariantsView::sentence() const {
    if (m_variants.rows.empty())
        return tr("Pin the plan as a variant, change it, and compare: any number of variants, one of them "
                  "the baseline.");
    if (m_variants.baseline < 0) return tr("Click a variant to make it the baseline.");
    const VariantRow& base = m_variants.rows[std::size_t(m_variants.baseline)];
    if (!base.analysis || !m_state.analysis || m_state.stale || !m_state.errors.empty()) return {};
    if (m_state.plan && *m_state.plan == *base.plan && m_state.analysis->gpuName == base.analysis->gpuName)
        return tr("The present plan is the baseline “%1”. Change it, or click another variant.")
            .arg(base.name);
    const double threshold = std::max(0.0005, m_threshold->currentData().toDouble());
    return tr("Against “%1” the present plan is %2")
        .arg(base.name, toQString(differenceInWords(*base.analysis, *m_state.analysis, threshold)));
}

QString VariantsView::headerCaption() const {
    if (m_variants.rows.empty()) return {};
    QString caption = counted((long long)(m_variants.rows.size()), tr("variant"), tr("variants"));
    // Whatever they were pinned under: times taken differently cannot be compared.
    if (const QString unusual = unusualText(m_state.conditions); !unusual.isEmpty())
        caption += tr(", all at %1").arg(unusual);
    return caption;
}

void VariantsView::fit() {
    m_table->resizeColumnsToContents();
    const double s = m_theme.fontScale;
    m_table->setColumnWidth(VariantsModel::latency,
                            std::min(m_table->columnWidth(VariantsModel::latency), qRound(220 * s)));
    m_table->setColumnWidth(VariantsModel::name, std::clamp(m_table->columnWidth(VariantsModel::name),
                                                            qRound(110 * s), qRound(240 * s)));
}

void VariantsView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_table->setTheme(theme);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_sentence, m_threshold, m_pin, m_load, m_remove, m_copy})
        widget->setFont(theme.font(12));
    QPalette palette = m_sentence->palette();
    palette.setColor(QPalette::WindowText, theme.text);
    m_sentence->setPalette(palette);
    fit();
    update();
}

void VariantsView::keyPressEvent(QKeyEvent* event) {
    const int row = currentVariant();
    if (row >= 0 && event->key() == Qt::Key_Delete)
        emit removeRequested(row);
    else if (row >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit loadRequested(row);
    else if (row >= 0 && event->key() == Qt::Key_Space)
        emit baselineChosen(row);
    else
        QWidget::keyPressEvent(event);
}

void VariantsView::resizeEvent(QResizeEvent*) { fit(); }

void VariantsView::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_theme.panel); }

/// The derivation of the row's own plan; what a coarse result lacks is said by its phases.
ExplainedFigure VariantsView::explainedFigure() const {
    const int index = m_table->currentIndex().row();
    if (index < 0 || index >= int(m_model->rows().size())) return {};
    const VariantRow& row = m_model->rows()[std::size_t(index)];
    if (row.present) return {QStringLiteral("latency"), {}};
    const std::string id = "variant/" + row.name.toStdString();
    const QString title = tr("Latency of “%1” on %2").arg(row.name, row.gpu);
    if (!row.analysis)
        return ownFigure(figureNode(id, title, std::nan(""), "s", row.fault.isEmpty() ? tr("not computed yet") : row.fault));
    const Analysis& a = *row.analysis;
    Explanation own = a.explanation;
    if (own.title.empty()) {
        own = figureNode(id, title, a.latencySeconds, "s", toQString(a.bottleneckReason),
                         tr("T = sum of the phases of all waves"));
        own.inputs = {figureNode(id + "/launch", tr("Launch"), a.phases.launchSeconds, "s"),
                      figureNode(id + "/prologue", tr("Prologue, all waves"), a.phases.prologueSeconds, "s"),
                      figureNode(id + "/steady", tr("Steady state, all waves"), a.phases.steadySeconds, "s"),
                      figureNode(id + "/epilogue", tr("Epilogue, all waves"), a.phases.epilogueSeconds, "s")};
    }
    own.id = id;
    own.title = title.toStdString();
    return ownFigure(std::move(own));
}

} // namespace tilesight
