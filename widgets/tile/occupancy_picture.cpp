#include "widgets/tile/occupancy_picture.h"

#include "core/analysis/report.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tilesight {

namespace {

constexpr double rowHeight = 15, footHeight = 17;
constexpr int mostCells = 16;

QString text(const std::string& s) { return QString::fromStdString(s); }

QString wordsOf(const LadderStep& step) {
    return step.name == "blocks" ? tr("block slots") : engineWord(limitInWords(step.name));
}

QString titleOf(const LadderStep& step) {
    QString title = wordsOf(step);
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

double namesWidth(const OccupancyPicture& picture, const Theme& theme) {
    double width = 0;
    for (const LadderStep& step : picture.steps)
        width = std::max(width, textWidth(theme.font(11, step.binds), titleOf(step)));
    return width + 10;
}

struct Cells {
    double left, width;
    int shown;
    QRectF at(int index, double y, double height) const {
        return {left + index * width, y, width - 2, height};
    }
};

void paintCells(QPainter& painter, const Cells& cells, const LadderStep& step, int resident, double y,
                double height, const Theme& theme) {
    const int drawn = std::min(step.blocks, cells.shown);
    const bool more = step.blocks > cells.shown; // the last cell dissolves into dots
    for (int i = 0; i < drawn; ++i) {
        const QRectF cell = cells.at(i, y, height).adjusted(0.5, 0.5, -0.5, -0.5);
        if (more && i == drawn - 1) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.control);
            for (int dot = -1; dot <= 1; ++dot)
                painter.drawEllipse(cell.center() + QPointF(dot * std::min(5.0, cell.width() / 3), 0), 1.2,
                                    1.2);
            break;
        }
        painter.setPen(QPen(i < resident && step.binds ? theme.accent : theme.control, theme.borderWidth));
        painter.setBrush(i >= resident ? theme.sunken : step.binds ? theme.accent : theme.accentTint);
        painter.drawRect(cell);
    }
    if (!step.binds || drawn >= cells.shown) return;
    QPen pen(theme.control, 1);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cells.at(drawn, y, height).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace

QString OccupancyPicture::summary() const {
    QStringList binding;
    for (const LadderStep& step : steps)
        if (step.binds) binding << wordsOf(step);
    const QString blocks = QString::number(resident);
    if (binding.isEmpty()) return blocks;
    return binding.size() == 1 ? tr("%1, %2 binds").arg(blocks, binding.front())
                               : tr("%1, %2 bind").arg(blocks, binding.join(QStringLiteral(", ")));
}

QString OccupancyPicture::next() const {
    QString words = text(oneMoreBlockInWords(steps));
    const QString tail = QStringLiteral(" for %1 blocks").arg(resident + 1);
    if (!words.endsWith(tail)) return words;
    words.chop(tail.size());
    return tr("%1 blocks: %2").arg(resident + 1).arg(words);
}

QString OccupancyPicture::tip(int row) const {
    if (row < 0 || row >= int(steps.size())) return tip();
    const LadderStep& step = steps[std::size_t(row)];
    QString words = tr("%1 allows %2: %3").arg(titleOf(step)).arg(step.blocks).arg(text(step.sentence));
    if (step.binds) words += QStringLiteral("; ") + text(step.next);
    return words;
}

QString OccupancyPicture::tip() const {
    QStringList lines;
    for (int row = 0; row < int(steps.size()); ++row)
        lines << tip(row);
    return lines.join(u'\n');
}

OccupancyPicture occupancyPicture(const ViewState& state) {
    OccupancyPicture picture;
    if (!state.analysis || !state.gpu) return picture;
    picture.steps = occupancyLadder(state.analysis->occupancy, *state.gpu);
    picture.resident = state.analysis->occupancy.residentBlocks;
    picture.old = state.stale || !state.errors.empty();
    return picture;
}

double occupancyHeight(const OccupancyPicture& picture, const Theme& theme) {
    return std::ceil((double(picture.steps.size()) * rowHeight + footHeight) * theme.fontScale);
}

int occupancyRowAt(const OccupancyPicture& picture, double y, const Theme& theme) {
    const int row = int(std::floor(y / (rowHeight * theme.fontScale)));
    return row >= 0 && row < int(picture.steps.size()) ? row : -1;
}

void paintOccupancy(QPainter& painter, const QRectF& rect, const OccupancyPicture& picture,
                    const Theme& theme) {
    if (!picture.known()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (picture.old) painter.setOpacity(0.5);
    const double high = rowHeight * theme.fontScale,
                 numbers = textWidth(theme.font(11, true), QStringLiteral("000"));
    const double names = namesWidth(picture, theme);
    int most = picture.resident + 1;
    for (const LadderStep& step : picture.steps)
        most = std::max(most, step.blocks);
    const double room = std::max(0.0, rect.width() - names - numbers - 4);
    const int shown = std::clamp(std::min({most, mostCells, int(room / 7)}), 1, mostCells);
    const Cells cells{rect.x() + names, std::min(room / shown, 26 * theme.fontScale), shown};
    for (std::size_t i = 0; i < picture.steps.size(); ++i) {
        const LadderStep& step = picture.steps[i];
        const QRectF row(rect.x(), rect.y() + double(i) * high, rect.width(), high);
        painter.setFont(theme.font(11, step.binds));
        painter.setPen(step.binds ? theme.text : theme.textSecondary);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, titleOf(step));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, QString::number(step.blocks));
        paintCells(painter, cells, step, picture.resident, row.y() + 2, high - 4, theme);
    }
    if (picture.resident < shown) {
        const double x = cells.left + picture.resident * cells.width - 1;
        painter.setPen(QPen(theme.accent, 2));
        painter.drawLine(QPointF(x, rect.y()), QPointF(x, rect.y() + double(picture.steps.size()) * high));
    }
    const QRectF foot(rect.x(), rect.y() + double(picture.steps.size()) * high, rect.width(),
                      footHeight * theme.fontScale);
    painter.setFont(theme.font(11));
    painter.setPen(theme.textSecondary);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(picture.next(), Qt::ElideRight, foot.width()));
    painter.restore();
}

} // namespace tilesight
