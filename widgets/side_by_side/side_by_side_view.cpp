#include "widgets/side_by_side/side_by_side_view.h"

#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/mode_switch.h"
#include "widgets/plot/export_actions.h"
#include "widgets/side_by_side/side_words.h"
#include "widgets/theme/painting.h"
#include "widgets/tooltip/value_tooltip.h"

#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>

namespace tilesight {
namespace {

constexpr double pickerWidth = 168; ///< times the scale

} // namespace

SideBySideView::SideBySideView(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()), m_arrange(new QToolButton(this)),
      m_scrollBar(new QScrollBar(Qt::Vertical, this)), m_tooltip(new ValueTooltip(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Side by side"));
    m_foldActions = modeSwitch(this,
                               {{tr("Folded"), tr("Fold the iterations that both repeat at the same time")},
                                {tr("All"), tr("Draw every iteration at its true place")}},
                               [this](int mode) { setFolded(mode == 0); });
    for (const std::size_t side : {0, 1}) {
        auto* picker = m_pickers[side] = new QComboBox(this);
        picker->setAccessibleName(side == 0 ? tr("First result") : tr("Second result"));
        picker->setMinimumContentsLength(4);
        picker->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(picker, &QComboBox::activated, this,
                [this, side, picker](int index) { pick(side, picker->itemData(index).toULongLong()); });
    }
    m_arrange->setAutoRaise(true);
    m_arrange->setFocusPolicy(Qt::TabFocus);
    connect(m_arrange, &QToolButton::clicked, this, [this] { setBeside(!isBeside()); });
    m_exports = new ExportActions(this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                                             paintExport(painter, size, theme);
                                         },
                                         [this] { return m_pair.csv(); },
                                         {},
                                         [this](const Theme& theme) {
                                             const auto lanes = std::max(m_pair.scene(0).rows.size(), m_pair.scene(1).rows.size());
                                             const double side = besideHeadHeight + 106 + 32 * double(lanes);
                                             const int sides = m_beside.value_or(false) ? 1 : 2;
                                             return QSize(1200, int((sides * side + sideNoteHeight) * theme.fontScale));
                                         }});
    m_scrollBar->setAccessibleName(tr("Scroll lanes"));
    m_scrollBar->hide();
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) {
        changeBoth([value](LanesOptions& o) { o.scrollY = value; });
    });
    connect(m_selection, &Selection::actionsChanged, this, &SideBySideView::selectionChanged);
    refresh();
}

void SideBySideView::setState(const ViewState& state) {
    m_state = state;
    refresh();
}

void SideBySideView::setVariants(const VariantTable& table) {
    m_variants = table;
    refresh();
}

void SideBySideView::showPair(quint64 first, quint64 second) {
    m_ids = {first, second};
    m_picked = true;
    refresh();
    fitAll();
}

/// The one picked on the other side already: the two change places.
void SideBySideView::pick(std::size_t side, quint64 id) {
    if (m_ids[1 - side] == id) m_ids[1 - side] = m_ids[side];
    m_ids[side] = id;
    m_picked = true;
    m_active = side;
    refresh();
}

const VariantRow* SideBySideView::rowOf(quint64 id) const {
    if (id == 0) return m_present.plan ? &m_present : nullptr;
    const auto found = std::find_if(m_variants.rows.begin(), m_variants.rows.end(),
                                    [id](const VariantRow& row) { return row.id == id; });
    return found == m_variants.rows.end() ? nullptr : &*found;
}

void SideBySideView::refresh() {
    m_present = presentRow(m_state);
    for (const quint64 id : m_ids)
        if (id != 0 && !rowOf(id)) m_picked = false; // gone
    if (!m_picked) {
        const int baseline = m_variants.baseline;
        m_ids = {m_variants.rows.empty() ? 0 : m_variants.rows[std::size_t(std::max(0, baseline))].id, 0};
    }
    const auto copyOf = [this](quint64 id) {
        const VariantRow* row = rowOf(id);
        return row && !m_variants.rows.empty() ? std::optional(*row) : std::nullopt;
    };
    if (m_pair.set(copyOf(m_ids[0]), copyOf(m_ids[1]), m_showIdle)) {
        m_tooltip->dismiss();
        changeBoth([](LanesOptions& o) {
            o.currentSegment = o.hoveredRow = -1;
            o.guideSeconds.reset();
        });
    }
    changeBoth([this](LanesOptions& o) { o.kernelSeconds = m_pair.kernelSeconds(); });
    m_exports->setEnabled(m_pair.hasAnyLanes());
    fillPickers();
    selectionChanged();
    place();
    describe();
    emit headerCaptionChanged(headerCaption());
    update();
}

void SideBySideView::fillPickers() {
    for (const std::size_t side : {0, 1}) {
        QComboBox* picker = m_pickers[side];
        const QSignalBlocker blocked(picker);
        QStringList names;
        QList<quint64> ids;
        if (!m_variants.rows.empty()) {
            for (const VariantRow& row : m_variants.rows) {
                names << row.name;
                ids << row.id;
            }
            names << m_present.name;
            ids << 0;
        }
        bool same = picker->count() == names.size();
        for (int i = 0; same && i < picker->count(); ++i)
            same = picker->itemText(i) == names[i] && picker->itemData(i).toULongLong() == ids[i];
        if (!same) { // a list that is open stays as it is otherwise
            picker->clear();
            for (int i = 0; i < names.size(); ++i)
                picker->addItem(names[i], ids[i]);
        }
        picker->setCurrentIndex(int(ids.indexOf(m_ids[side])));
        picker->setVisible(!names.isEmpty());
        const auto& row = m_pair.row(side);
        picker->setAccessibleDescription(row ? sideSentence(*row) : QString());
        picker->setToolTip(row ? row->name : QString());
    }
    m_arrange->setVisible(!m_variants.rows.empty());
}

/// What a screen reader says of the whole.
void SideBySideView::describe() {
    if (!m_pair.row(0) || !m_pair.row(1)) return setAccessibleDescription(emptySentence());
    QStringList parts{sideSentence(*m_pair.row(0)), sideSentence(*m_pair.row(1))};
    for (const std::size_t side : {0, 1})
        if (!m_pair.hasLanes(side)) parts << missingSentence(*m_pair.row(side));
    if (!note().isEmpty()) parts << note();
    setAccessibleDescription(parts.join(QStringLiteral(". ")));
}

QString SideBySideView::emptySentence() const {
    return tr("Pin the plan as a variant (Ctrl+Shift+B), change it, and see both here on one time scale; or any two variants.");
}

QString SideBySideView::note() const {
    if (!m_pair.row(0) || !m_pair.row(1)) return {};
    return pairNote(*m_pair.row(0), *m_pair.row(1), m_state.gpu ? withoutVendor(m_state.gpu->name) : QString());
}

QString SideBySideView::headerCaption() const {
    if (!m_pair.row(0) || !m_pair.row(1)) return {};
    return tr("“%1” and “%2” on one time scale").arg(m_pair.row(0)->name, m_pair.row(1)->name);
}

ExplainedFigure SideBySideView::explainedFigure() const {
    const auto& row = m_pair.row(m_active);
    if (!row) return {QStringLiteral("latency"), {}};
    const int segment = currentSegment();
    if (row->present && segment >= 0) {
        const int action = m_pair.scene(m_active).lanes().segments[std::size_t(segment)].action;
        if (action >= 0 && action < int(row->analysis->plan.actions.size()))
            return {QStringLiteral("action/") + QString::fromStdString(row->analysis->plan.actions[std::size_t(action)].name), {}};
    }
    return variantFigure(*row);
}

bool SideBySideView::isBeside() const { return m_beside.value_or(isBesideBetter(QSizeF(size()), m_theme.fontScale)); }

void SideBySideView::setBeside(bool beside) {
    m_beside = beside;
    place();
    fitAll();
}

SideBySideLayout SideBySideView::sideLayout() const {
    return sideBySideLayout(QRectF(rect()), m_theme.fontScale, isBeside(), !note().isEmpty());
}

LaneFrame SideBySideView::frame(std::size_t side) const {
    return m_pair.frame(side, sideLayout().lanes[side], m_theme, m_options[side]);
}

void SideBySideView::setFolded(bool folded) {
    m_foldActions->actions().at(folded ? 0 : 1)->setChecked(true);
    changeBoth([folded](LanesOptions& o) {
        o.folded = folded;
        o.measuredSeconds.reset();
    });
    fitAll();
}

void SideBySideView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_tooltip->setTheme(theme);
    for (QComboBox* picker : m_pickers)
        picker->setFont(theme.font(12));
    m_arrange->setFont(theme.font(11));
    place();
    update();
}

/// Pickers at the left of the heads, the arrangement at the right of the first one's.
void SideBySideView::place() {
    const SideBySideLayout layout = sideLayout();
    const double s = m_theme.fontScale;
    m_arrange->setText(layout.beside ? tr("Stack") : tr("Beside"));
    m_arrange->setAccessibleName(layout.beside ? tr("One above the other") : tr("One beside the other"));
    m_arrange->setToolTip(m_arrange->accessibleName());
    // The whole kernel stands above the lanes where these do not have to scroll for it.
    const double rest = layout.lanes[0].height() - 106 * s;
    const auto rows = double(std::max(m_pair.scene(0).rows.size(), m_pair.scene(1).rows.size()));
    changeBoth([&](LanesOptions& o) { o.overview = rest >= rows * 24 * s; });
    const int line = qRound(sideHeadHeight * s) - 4;
    for (const std::size_t side : {0, 1}) {
        const QPointF at = layout.heads[side].topLeft();
        m_pickers[side]->setGeometry(qRound(at.x() + 6 * s), qRound(at.y()) + 2, qRound(pickerWidth * s), line);
    }
    const int width = m_arrange->sizeHint().width();
    const QRectF head = layout.heads[layout.beside ? 1 : 0];
    m_arrange->setGeometry(qRound(head.right()) - width - 4, qRound(head.top()) + 2, width, line);
    updateScrollBar();
}

void SideBySideView::updateScrollBar() {
    double over = 0;
    for (const std::size_t side : {0, 1}) {
        if (!m_pair.hasLanes(side)) continue;
        const LaneLayout layout = frame(side).layout;
        over = std::max(over, layout.contentHeight() - layout.lanes.height());
    }
    const SideBySideLayout layout = sideLayout();
    const double top = layout.lanes[0].top(), bottom = layout.lanes[1].bottom();
    m_scrollBar->setGeometry(width() - 10, int(top), 10, int(bottom - top));
    m_scrollBar->setRange(0, std::max(0, int(std::ceil(over))));
    if (m_pair.hasAnyLanes()) {
        const LaneLayout lanes = anyFrame().layout;
        m_scrollBar->setPageStep(int(lanes.lanes.height()));
        m_scrollBar->setSingleStep(int(lanes.laneHeight));
    }
    m_scrollBar->setVisible(over > 0.5);
    changeBoth([this](LanesOptions& o) { o.scrollY = m_scrollBar->value(); });
}

std::array<HeadRoom, 2> SideBySideView::headRooms(bool beside) const {
    HeadRoom plain{(pickerWidth + 20) * m_theme.fontScale, 0, false}, button = plain;
    button.right = m_arrange->width() + 8;
    return beside ? std::array{plain, button} : std::array{button, plain};
}

void SideBySideView::resizeEvent(QResizeEvent*) { place(); }

void SideBySideView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::EnabledChange) update();
    QWidget::changeEvent(event);
}

std::array<LanesOptions, 2> SideBySideView::exportOptions() const {
    LanesOptions plain; // without what belongs to pointer and keyboard
    plain.folded = m_options[0].folded;
    plain.showIdle = m_showIdle;
    plain.kernelSeconds = m_pair.kernelSeconds();
    return {plain, plain};
}

void SideBySideView::paintExport(QPainter& painter, const QSize& size, const Theme& theme) const {
    if (!m_pair.hasAnyLanes()) return;
    const QRectF all(0, 0, size.width(), size.height());
    const HeadRoom named{0, 0, true};
    paintPair(painter, sideBySideLayout(all, theme.fontScale, m_beside.value_or(false), !note().isEmpty()), m_pair, note(),
              theme, exportOptions(), {named, named});
}

void SideBySideView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (!m_pair.row(0) || !m_pair.row(1)) {
        p.setFont(m_theme.font(13));
        p.setPen(m_theme.textSecondary);
        p.drawText(rect().adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap, emptySentence());
    } else {
        const SideBySideLayout layout = sideLayout();
        paintPair(p, layout, m_pair, note(), m_theme, m_options, headRooms(layout.beside));
    }
    if (hasFocus()) paintFocusRing(p, QRectF(rect()), m_theme, 0);
}

} // namespace tilesight
