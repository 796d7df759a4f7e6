#include "widgets/l2_map/l2_now.h"

#include "core/analysis/report.h"
#include "core/search/l2_study.h"
#include "widgets/l2_map/l2_cells.h"
#include "widgets/summary/wording.h"

#include <QPainter>

namespace tilesight {

void L2NowPanel::setMap(std::shared_ptr<const L2Study> study, std::int64_t position, const Theme& theme,
                        bool old) {
    m_study = std::move(study);
    m_position = position;
    m_theme = theme;
    m_old = old;
    setAccessibleName(L2Words::tr("The tile and what L2 holds"));
    setAccessibleDescription(lines().join(QStringLiteral("; ")));
    setToolTip(lines().join(u'\n'));
    update();
}

std::vector<L2NowPanel::Row> L2NowPanel::rows() const {
    std::vector<Row> rows;
    if (!m_study || m_position < 0 || m_position >= m_study->map.replayed) return rows;
    const L2Map& map = m_study->map;
    const auto at = std::size_t(m_position);
    const L2Moved tile = map.moved(at, -1);
    rows.push_back({L2Words::tr("Tile %1").arg(tileName(map, map.tileAt[at])),
                    L2Words::tr("%1 hit").arg(toQString(formatPercent(tile.hitRate()))), -1, true});
    for (std::size_t t = 0; t < map.tensors.size(); ++t) {
        const L2Moved moved = map.tensors[t].at(at);
        if (moved.requested <= 0) continue;
        rows.push_back(
            {toQString(map.tensors[t].name), L2Words::tr("%1 of %2")
                                                 .arg(toQString(formatPercent(moved.hitRate())),
                                                      toQString(formatDecimalBytes(moved.requested)))});
    }
    rows.push_back({L2Words::tr("From DRAM"), toQString(formatDecimalBytes(tile.dram))});
    if (tile.written > 0)
        rows.push_back({L2Words::tr("Written"), toQString(formatDecimalBytes(tile.written))});
    rows.push_back({L2Words::tr("Evicted by it"), toQString(formatDecimalBytes(tile.evicted))});
    double all = 0;
    for (const L2Map::Tensor& tensor : map.tensors)
        all += std::max(0.0, double(tensor.resident[at]));
    rows.push_back(
        {L2Words::tr("L2 holds"),
         L2Words::tr("%1 of %2").arg(toQString(formatBytes(all)), toQString(formatBytes(map.capacityBytes))),
         -1, true});
    for (const L2Map::Tensor& tensor : map.tensors) {
        const double bytes = std::max(0.0, double(tensor.resident[at]));
        rows.push_back({toQString(tensor.name), toQString(formatBytes(bytes)),
                        map.capacityBytes > 0 ? std::min(1.0, bytes / map.capacityBytes) : 0});
    }
    const std::int64_t next = std::min(map.waveTiles, map.replayed - 1 - m_position);
    if (next < 1) return rows;
    double leaving = 0;
    for (const L2Map::Tensor& tensor : map.tensors)
        leaving += tensor.lostNext(m_position, next);
    rows.push_back({L2Words::tr("Next evictions"),
                    leaving > 0 ? toQString(formatDecimalBytes(leaving)) : L2Words::tr("none"), -1, true});
    rows.push_back({L2Words::tr("within"), next == 1 ? L2Words::tr("one launch") : L2Words::tr("%1 launches").arg(next)});
    for (const L2Map::Tensor& tensor : map.tensors)
        if (const double bytes = tensor.lostNext(m_position, next); bytes > 0)
            rows.push_back({toQString(tensor.name), toQString(formatDecimalBytes(bytes))});
    return rows;
}

QStringList L2NowPanel::lines() const {
    QStringList all;
    for (const Row& row : rows())
        all << row.name + QStringLiteral(": ") + row.value;
    return all;
}

void L2NowPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (m_old) p.setOpacity(0.5);
    const double s = m_theme.fontScale, line = 17 * s, side = 10;
    double y = 6 * s;
    const QRectF room(side, 0, width() - 2 * side, height());
    for (const Row& row : rows()) {
        const double high = line + (row.share >= 0 ? 8 * s : 0);
        if (row.head && y > 7 * s) y += 7 * s;
        if (y + high > height()) break;
        const QRectF words(room.x(), y, room.width(), line);
        p.setFont(m_theme.font(11, true));
        p.setPen(m_theme.text);
        const double value = QFontMetricsF(p.font()).horizontalAdvance(row.value);
        p.drawText(words, Qt::AlignRight | Qt::AlignVCenter, row.value);
        p.setFont(row.head ? m_theme.font(12, true) : m_theme.font(11));
        p.setPen(row.head ? m_theme.text : m_theme.textSecondary);
        p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(p.font()).elidedText(row.name, Qt::ElideRight,
                                                      std::max(0.0, words.width() - value - 6)));
        if (row.share >= 0) {
            const QRectF track(room.x(), y + line, room.width(), 5 * s);
            p.fillRect(track, m_theme.sunken);
            p.fillRect(QRectF(track.topLeft(), QSizeF(track.width() * row.share, track.height())),
                       m_theme.accent);
            p.setPen(QPen(m_theme.control, 1));
            p.setBrush(Qt::NoBrush);
            p.drawRect(track.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        y += high;
    }
}

} // namespace tilesight
