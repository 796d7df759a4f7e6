#include "widgets/l2_map/l2_map_view.h"

#include "core/plan/edit.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/task_foot.h"
#include "widgets/summary/wording.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <algorithm>

namespace tilesight {
namespace {

constexpr int playMilliseconds = 40;
constexpr std::int64_t playSteps = 250; ///< through a whole launch

} // namespace

L2MapView::L2MapView(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()), m_modes(new QActionGroup(this)),
      m_controls(new QWidget(this)), m_body(new QWidget(this)), m_quantity(new QComboBox(m_controls)),
      m_tensor(new QComboBox(m_controls)), m_playButton(new QPushButton(m_controls)),
      m_slider(new QSlider(Qt::Horizontal, m_controls)), m_words(new QLabel(this)),
      m_bodyLayout(new QBoxLayout(QBoxLayout::LeftToRight, m_body)), m_plotsLayout(new QVBoxLayout), m_canvas(new L2MapCanvas(m_body)),
      m_capacityCanvas(new PlotCanvas(m_body)), m_shapeCanvas(new PlotCanvas(m_body)),
      m_orderCanvas(new PlotCanvas(m_body)), m_reuseCanvas(new PlotCanvas(m_body)),
      m_now(new L2NowPanel(m_body)), m_capacityPlot(m_capacityCanvas), m_shapePlot(m_shapeCanvas),
      m_orderPlot(m_orderCanvas), m_reusePlot(m_reuseCanvas), m_foot(new TaskFoot(this)),
      m_quiet(new QuietRequest(this, [this] { return m_state.computing; })),
      m_tooltip(new ValueTooltip(this)) {
    setAccessibleName(L2Words::tr("L2"));
    makeControls();
    m_words->setWordWrap(true);
    m_words->setContentsMargins(12, 2, 12, 2);
    m_plotsLayout->setContentsMargins(0, 0, 4, 0);
    m_plotsLayout->setSpacing(0);
    for (const auto& [left, right] :
         {std::pair(m_orderCanvas, m_reuseCanvas), std::pair(m_capacityCanvas, m_shapeCanvas)}) {
        auto* row = new QHBoxLayout;
        row->setSpacing(0);
        row->addWidget(left, 1);
        row->addWidget(right, 1);
        m_plotsLayout->addLayout(row, 1);
    }
    m_bodyLayout->setContentsMargins(0, 0, 0, 0);
    m_bodyLayout->setSpacing(0);
    m_bodyLayout->addWidget(m_canvas, 4);
    m_bodyLayout->addWidget(m_now);
    m_bodyLayout->addLayout(m_plotsLayout, 5);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_controls);
    column->addWidget(m_words);
    column->addWidget(m_body, 1);
    column->addWidget(m_foot);
    setFocusProxy(m_canvas);
    m_capacityCanvas->setAccessibleName(L2Words::tr("Hit rate over the size of L2"));
    m_shapeCanvas->setAccessibleName(L2Words::tr("Hit rate over the shape of the tile"));
    m_orderCanvas->setAccessibleName(L2Words::tr("Hit rate along the launches"));
    m_reuseCanvas->setAccessibleName(L2Words::tr("Reuse distances"));
    for (PlotCanvas* plot : {m_capacityCanvas, m_shapeCanvas, m_orderCanvas, m_reuseCanvas}) {
        plot->setZoomable(false);
        plot->setMinimumSize(120, 90);
    }
    connectCanvas();
    connectPlots();
    makeExports();
    connect(m_foot, &TaskFoot::cancelRequested, this, &L2MapView::l2Cancelled);
    connect(m_foot, &TaskFoot::computeRequested, this, &L2MapView::l2Requested);
    connect(m_foot, &TaskFoot::copyRequested, this,
            [this] { QGuiApplication::clipboard()->setText(m_exports->csv()); });
    connect(m_quiet, &QuietRequest::due, this, [this] {
        if (m_state.plan && !m_state.plan->actions.empty() && m_state.errors.empty()) emit l2Requested();
    });
    connect(m_quiet, &QuietRequest::unseen, this, [this] {
        setPlaying(false);
        emit l2Cancelled();
    });
    if (m_selection) connect(m_selection, &Selection::actionsChanged, this, &L2MapView::showTensorOf);
    setTheme(m_theme);
}

void L2MapView::makeControls() {
    for (const auto& [text, difference] :
         {std::pair(L2Words::tr("Values"), false), std::pair(L2Words::tr("Difference"), true)}) {
        QAction* mode = m_modes->addAction(text);
        mode->setToolTip(difference ? L2Words::tr("What is better or worse than in the baseline variant")
                                    : L2Words::tr("The plan by itself"));
        mode->setCheckable(true);
        mode->setChecked(!difference);
        connect(mode, &QAction::triggered, this, [this, difference = difference] {
            m_difference = difference;
            refreshMap();
        });
    }
    for (const auto& [text, quantity] :
         {std::pair(L2Words::tr("Hit rate"), L2Quantity::hitRate),
          std::pair(L2Words::tr("Bytes asked for"), L2Quantity::requestedBytes),
          std::pair(L2Words::tr("Bytes found in L2"), L2Quantity::hitBytes),
          std::pair(L2Words::tr("Bytes from DRAM"), L2Quantity::dramBytes),
          std::pair(L2Words::tr("Bytes between partitions"), L2Quantity::crossingBytes),
          std::pair(L2Words::tr("Bytes evicted"), L2Quantity::evictedBytes),
          std::pair(L2Words::tr("Position of the launch"), L2Quantity::position)})
        m_quantity->addItem(text, int(quantity));
    m_quantity->setAccessibleName(L2Words::tr("What the colours show"));
    m_tensor->setAccessibleName(L2Words::tr("Of which tensor"));
    m_slider->setAccessibleName(L2Words::tr("Position in the launch order"));
    m_playButton->setAccessibleName(L2Words::tr("Play the launches"));
    for (QWidget* control : {static_cast<QWidget*>(m_quantity), static_cast<QWidget*>(m_tensor)})
        control->setToolTip(control->accessibleName());
    m_slider->setToolTip(L2Words::tr(
        "Goes through the launches: Left and Right by one, Page Up and Page Down by a wave, Home, End"));
    m_playButton->setToolTip(L2Words::tr("Runs through the launches"));
    m_slider->setInvertedControls(true); // Page Down and a turn of the wheel go on
    m_slider->setMinimumWidth(60);
    m_tensor->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_tensor->setMinimumContentsLength(11);
    m_quantity->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins(12, 6, 12, 2);
    row->setSpacing(6);
    row->addWidget(m_quantity);
    row->addWidget(m_tensor);
    row->addWidget(m_playButton);
    row->addWidget(m_slider, 1);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, [this] {
        refreshMap();
        refreshPlots();
    });
    connect(m_tensor, &QComboBox::currentIndexChanged, this, [this] {
        refreshLaunchPlots();
        refreshMap();
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        m_position = value - 1;
        refreshMap();
    });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { setPlaying(false); });
    connect(m_playButton, &QPushButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    m_play.setInterval(playMilliseconds);
    connect(&m_play, &QTimer::timeout, this, [this] {
        if (!hasMap() || m_position + 1 >= m_shown->map.replayed) return setPlaying(false);
        setPosition(m_position + std::max<std::int64_t>(1, m_shown->map.replayed / playSteps));
    });
}

void L2MapView::connectCanvas() {
    connect(m_canvas, &L2MapCanvas::cellClicked, this, &L2MapView::clickCell);
    connect(m_canvas, &L2MapCanvas::cellHovered, this,
            [this](const QPoint& cell, const QPoint& at, const QRect& avoid) {
                if (cell.x() < 0) return m_tooltip->dismiss();
                const QRect small = avoid.width() > 60 ? QRect(at - QPoint(8, 8), QSize(16, 16)) : avoid;
                m_tooltip->request(hoverText(cell), at, small);
            });
    const auto go = [this](std::int64_t position) {
        setPlaying(false);
        setPosition(position);
    };
    connect(m_canvas, &L2MapCanvas::stepped, this, [this, go](qint64 by) { go(m_position + by); });
    connect(m_canvas, &L2MapCanvas::waveStepped, this,
            [this, go](int by) { go(m_position + by * (hasMap() ? m_shown->map.waveTiles : 1)); });
    connect(m_canvas, &L2MapCanvas::firstRequested, this, [go] { go(0); });
    connect(m_canvas, &L2MapCanvas::lastRequested, this,
            [this, go] { go(hasMap() ? m_shown->map.replayed - 1 : 0); });
    connect(m_canvas, &L2MapCanvas::playToggled, this, [this] { setPlaying(!isPlaying()); });
}

void L2MapView::setState(const ViewState& state) {
    const bool other = !state.isAskedAs(m_state);
    const bool otherBaseline = state.baseline != m_state.baseline;
    m_state = state;
    if (other && m_result.running) emit l2Cancelled(); // of a plan that is not shown any more
    if (other || otherBaseline) m_quiet->poke();
    refresh();
}

void L2MapView::setStudy(const TaskResult<L2Study>& result) {
    const bool fresh = result.value && result.value != m_shown;
    m_result = result;
    if (fresh) {
        // Who looked at the end goes on looking at the end.
        const bool atEnd = !m_shown || m_position + 1 >= m_shown->map.replayed;
        m_shown = result.value;
        if (result.plan) m_tileAspect = tileAspect(*result.plan);
        fillTensors();
        const auto last = std::max<std::int64_t>(m_shown->map.replayed - 1, 0);
        m_position = atEnd ? last : std::min(m_position, last);
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(1, int(std::max<std::int64_t>(m_shown->map.replayed, 1)));
        m_slider->setPageStep(int(std::max<std::int64_t>(m_shown->map.waveTiles, 1)));
        m_slider->setValue(int(m_position) + 1);
    }
    if (!result.running && !result.errors.empty()) m_shown = nullptr;
    refresh();
    if (fresh || !m_shown) emit headerCaptionChanged(headerCaption());
}

void L2MapView::fillTensors() {
    const QString before = m_tensor->currentIndex() > 0 ? m_tensor->currentText() : QString();
    const QSignalBlocker quiet(m_tensor);
    m_tensor->clear();
    m_tensor->addItem(L2Words::tr("All tensors"));
    for (const L2Map::Tensor& tensor : m_shown->map.tensors)
        m_tensor->addItem(toQString(tensor.name));
    const int same = before.isEmpty() ? 0 : m_tensor->findText(before);
    m_tensor->setCurrentIndex(std::max(0, same));
}

bool L2MapView::hasMap() const {
    return m_shown && m_shown->map.tiles > 1 && m_shown->map.total.requested > 0;
}
bool L2MapView::isOld() const {
    return m_shown && !m_state.isAskedAs(m_result);
}
bool L2MapView::showsBytes() const { return m_quantity->currentData().toInt() == int(L2Quantity::dramBytes); }

void L2MapView::setReferenceName(const QString& name) {
    m_referenceName = name;
    if (m_difference) update();
}

L2Look L2MapView::look() const {
    L2Look look;
    if (!hasMap()) return look;
    look.map = &m_shown->map;
    if (m_difference) look.reference = m_shown->reference.get();
    look.referenceName = referenceName();
    look.quantity = L2Quantity(m_quantity->currentData().toInt());
    look.tensor = m_tensor->currentIndex() - 1;
    look.position = m_position;
    look.tileAspect = m_tileAspect;
    return look;
}

void L2MapView::setPosition(std::int64_t position) {
    if (!hasMap()) return;
    m_slider->setValue(int(std::clamp<std::int64_t>(position, 0, m_shown->map.replayed - 1)) + 1);
}

void L2MapView::setPlaying(bool playing) {
    if (playing && hasMap()) {
        if (m_position + 1 >= m_shown->map.replayed) setPosition(0);
        m_play.start();
    } else {
        m_play.stop();
    }
    m_playButton->setText(isPlaying() ? L2Words::tr("Stop") : L2Words::tr("Play"));
}

void L2MapView::showTensorOf(const QStringList& actions) {
    if (!m_state.plan || !hasMap()) return;
    QStringList tensors;
    for (const QString& name : actions)
        if (const Action* action = m_state.plan->action(name.toStdString()); action && action->access)
            tensors << toQString(action->access->tensor);
    tensors.removeDuplicates();
    if (tensors.size() != 1) return;
    if (const int index = m_tensor->findText(tensors.first()); index > 0) m_tensor->setCurrentIndex(index);
}

QStringList L2MapView::loadsOfTile() const {
    QStringList names;
    if (!m_state.plan) return names;
    const QString only = m_tensor->currentIndex() > 0 ? m_tensor->currentText() : QString();
    for (const Action& action : m_state.plan->actions) {
        if (!action.access || (action.operation != Operation::load && only.isEmpty())) continue;
        if (only.isEmpty() || only == toQString(action.access->tensor)) names << toQString(action.name);
    }
    return names;
}

void L2MapView::clickCell(const QPoint& cell) {
    m_tooltip->dismiss();
    if (!hasMap()) return;
    const std::int64_t position = positionAt(m_shown->map, l2Plane(m_shown->map), cell);
    if (position < 0) return;
    setPlaying(false);
    setPosition(position);
    if (m_selection) m_selection->setActions(loadsOfTile());
}

void L2MapView::resizeEvent(QResizeEvent*) {
    const bool wide = width() > 1.6 * height();
    m_bodyLayout->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Two rows of plots where each keeps its shape; the numbers beside them where the map stays large.
    const double scale = m_theme.fontScale;
    m_now->setVisible(wide && width() > 800 * scale && height() > 250 * scale);
    m_now->setFixedWidth(qRound(190 * scale));
    const bool high = height() > (wide ? 440 : 640) * scale;
    m_orderCanvas->setVisible(high);
    m_reuseCanvas->setVisible(high);
    m_plotsLayout->setStretch(0, high ? 1 : 0); // a row without plots would keep its share of the height
}

void L2MapView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
}

ExplainedFigure L2MapView::explainedFigure() const {
    if (m_tensor->currentIndex() > 0) return {QStringLiteral("l2_hit/") + m_tensor->currentText(), {}};
    return {QStringLiteral("l2_hit"), {}};
}

} // namespace tilesight
