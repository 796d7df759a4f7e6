// What the L2 dock says of the value it was given, and how its parts follow it.
#include "core/analysis/report.h"
#include "widgets/l2_map/l2_map_view.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/task_foot.h"
#include "widgets/summary/wording.h"

#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <algorithm>

namespace tilesight {
namespace {

/// "96.4 % from L2", "12 kB written".
QString tensorWords(const L2Moved& moved) {
    if (moved.requested > 0) return L2Words::tr("%1 from L2").arg(toQString(formatPercent(moved.hitRate())));
    return L2Words::tr("%1 written").arg(toQString(formatDecimalBytes(moved.written)));
}

} // namespace

QString L2MapView::headerCaption() const {
    return hasMap() ? L2Words::tr("%1 of the reads hit")
                          .arg(toQString(formatPercent(m_shown->map.total.hitRate())))
                    : QString();
}

QString L2MapView::sentence() const {
    if (!m_state.errors.empty() && !m_shown)
        return L2Words::tr("No map of L2: %1").arg(toQString(m_state.errors.front().message));
    if (!m_shown) {
        if (!m_result.errors.empty() && !m_result.cancelled)
            return L2Words::tr("No map of L2: %1").arg(toQString(m_result.errors.front().message));
        return m_state.plan && !m_state.plan->actions.empty()
                   ? L2Words::tr("What every tile finds in L2 appears here.")
                   : L2Words::tr("What tiles find in L2 appears here once a plan is open.");
    }
    const L2Map& map = m_shown->map;
    const QString old = isOld() ? L2Words::tr("Of the plan before: ") : QString();
    if (map.total.requested <= 0)
        return old + L2Words::tr("The tiles of this plan read nothing through L2: there is nothing to map.");
    if (map.tiles <= 1)
        return old + L2Words::tr("The grid has one tile, so there is no order of launches to map: %1 of its "
                                 "reads hit in L2, %2 come from DRAM.")
                         .arg(toQString(formatPercent(map.total.hitRate())),
                              toQString(formatDecimalBytes(map.total.dram)));
    const auto at = std::size_t(m_position);
    QString text = L2Words::tr("Tile %1, launch %2 of %3, wave %4")
                       .arg(tileName(map, map.tileAt[at]))
                       .arg(m_position + 1)
                       .arg(map.tiles)
                       .arg(map.waveOf(m_position) + 1);
    QStringList words;
    for (std::size_t t = 0; t < map.tensors.size(); ++t) {
        const L2Moved moved = map.tensors[t].at(at);
        const bool shown = m_tensor->currentIndex() <= 0 || m_tensor->currentIndex() == int(t) + 1;
        if (shown && moved.requested + moved.written > 0)
            words << toQString(map.tensors[t].name) + ' ' + tensorWords(moved);
    }
    if (words.isEmpty()) words << L2Words::tr("touches nothing");
    text += QStringLiteral(": ") + words.join(QStringLiteral(", "));
    const double evicted = map.moved(at, m_tensor->currentIndex() - 1).evicted;
    text += QStringLiteral(", ") +
            (evicted > 0 ? L2Words::tr("%1 evicted").arg(toQString(formatDecimalBytes(evicted)))
                         : L2Words::tr("nothing evicted"));
    if (const L2Look now = look(); now.reference) {
        const L2Cells cells = l2Cells(now);
        text += L2Words::tr("; against %1: %2")
                    .arg(referenceName(),
                         differenceText(now.quantity, cells.at(l2Plane(map).cellOf(map, map.tileAt[at]))));
    }
    return old + text;
}

QString L2MapView::summary() const {
    if (!hasMap()) return {};
    const L2Map& map = m_shown->map;
    const L2Moved& total = map.total;
    QString text;
    if (m_difference && m_shown->reference) {
        const L2Moved& before = m_shown->reference->total;
        text =
            L2Words::tr("All launches against %1: hit rate %2; from DRAM %3; evicted %4")
                .arg(referenceName(), differenceText(L2Quantity::hitRate, total.hitRate() - before.hitRate()),
                     differenceText(L2Quantity::dramBytes, total.dram - before.dram),
                     differenceText(L2Quantity::evictedBytes, total.evicted - before.evicted));
    } else {
        text = totalsInWords(map);
    }
    const bool told = m_state.analysis && !isOld() && !m_state.stale;
    return text + remarksInWords(map, told ? m_state.analysis->cache.dramReadBytes : 0);
}

TooltipText L2MapView::hoverText(const QPoint& cell) const {
    TooltipText text;
    if (!hasMap()) return text;
    const L2Map& map = m_shown->map;
    const L2Plane plane = l2Plane(map);
    if (!plane.contains(cell)) return text;
    const std::int64_t position = positionAt(map, plane, cell);
    if (position < 0) {
        text.title = L2Words::tr("No tile");
        if (map.replayed < map.tiles) text.add(L2Words::tr("Launch"), L2Words::tr("after the replayed ones"));
        return text;
    }
    const auto at = std::size_t(position);
    text.title = L2Words::tr("Tile %1").arg(tileName(map, map.tileAt[at]));
    text.add(L2Words::tr("Launch"),
             L2Words::tr("%1 of %2, wave %3").arg(position + 1).arg(map.tiles).arg(map.waveOf(position) + 1));
    if (const L2Look now = look(); now.reference) {
        L2Look whole = now;
        whole.position = map.replayed - 1;
        text.add(L2Words::tr("Against %1").arg(referenceName()),
                 differenceText(now.quantity, l2Cells(whole).at(cell)));
    }
    const std::size_t room = text.rows.size() < 2 ? 3 : 2;
    std::size_t shown = 0;
    for (const L2Map::Tensor& tensor : map.tensors) {
        const L2Moved moved = tensor.at(at);
        if (moved.requested <= 0 || shown >= room) continue;
        ++shown;
        text.add(toQString(tensor.name), L2Words::tr("%1 from L2, %2 from DRAM")
                                             .arg(toQString(formatPercent(moved.hitRate())),
                                                  toQString(formatDecimalBytes(moved.dram))));
    }
    text.add(L2Words::tr("Evicted"), toQString(formatDecimalBytes(map.moved(at, -1).evicted)));
    text.foot = L2Words::tr("Click goes to its launch and selects its loads");
    return text;
}

void L2MapView::refreshMap() {
    m_canvas->setLook(look(), m_theme, isOld());
    m_now->setMap(hasMap() ? m_shown : nullptr, m_position, m_theme, isOld());
    m_orderPlot.mark(m_position);
    m_orderCanvas->replot(QCustomPlot::rpQueuedReplot);
    m_words->setText(sentence());
    m_words->setAlignment(hasMap() ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
    QPalette palette = m_words->palette();
    palette.setColor(QPalette::WindowText, isOld() ? m_theme.textSecondary : m_theme.text);
    m_words->setPalette(palette);
    setAccessibleDescription(m_words->text());
    m_canvas->setAccessibleDescription(m_words->text());
    m_slider->setAccessibleDescription(m_words->text());
    m_foot->setState(TaskFoot::stateOf(m_result, summary(), isOld(), hasMap()));
}

void L2MapView::refreshLaunchPlots() {
    const L2Study* study = hasMap() ? m_shown.get() : nullptr;
    m_orderPlot.build(study, m_tensor->currentIndex() - 1, m_state.baselineName, m_theme);
    m_reusePlot.build(study, m_tensor->currentIndex() - 1, m_theme);
    m_orderPlot.mark(m_position);
    for (PlotCanvas* plot : {m_orderCanvas, m_reuseCanvas}) {
        plot->setDimmed(isOld());
        plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void L2MapView::refreshPlots() {
    const L2Study* study = hasMap() ? m_shown.get() : nullptr;
    refreshLaunchPlots();
    m_capacityPlot.build(study, showsBytes(), m_theme);
    m_shapePlot.build(study, showsBytes(), m_theme);
    m_shapeCanvas->setVisible(study && study->shapes);
    for (PlotCanvas* plot : {m_capacityCanvas, m_shapeCanvas}) {
        plot->setDimmed(isOld());
        plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void L2MapView::refresh() {
    m_body->setVisible(hasMap());
    m_controls->setVisible(hasMap());
    m_exports->setEnabled(hasMap());
    QAction* difference = m_modes->actions().last();
    const bool comparable = m_shown && m_shown->reference;
    difference->setEnabled(comparable);
    difference->setToolTip(comparable ? L2Words::tr("What is better or worse than in the baseline variant")
                                      : L2Words::tr("Pin a variant as the baseline to see differences"));
    if (!comparable && m_difference) {
        m_difference = false;
        m_modes->actions().first()->setChecked(true);
    }
    if (!hasMap()) setPlaying(false);
    refreshPlots();
    refreshMap();
    update();
}

void L2MapView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_words->setFont(theme.font(12));
    for (QWidget* control : {static_cast<QWidget*>(m_quantity), static_cast<QWidget*>(m_tensor),
                             static_cast<QWidget*>(m_playButton)})
        control->setFont(theme.font(12));
    m_foot->setTheme(theme);
    m_tooltip->setTheme(theme);
    m_capacityCanvas->setTheme(theme);
    m_shapeCanvas->setTheme(theme);
    m_orderCanvas->setTheme(theme);
    m_reuseCanvas->setTheme(theme);
    setPlaying(isPlaying());
    refresh();
}

} // namespace tilesight
