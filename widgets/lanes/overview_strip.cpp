// The whole kernel in one strip: launch cost hatched, one box for each wave, the tail drawn lower by its busy
// share.
#include "core/analysis/report.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QFontMetricsF>

namespace tilesight {
namespace {

double kernelSeconds(const LaneFrame& f) {
    double seconds = std::max(f.options.kernelSeconds, f.scene.analysis->latencySeconds);
    for (const WaveInfo& wave : f.scene.analysis->waves.list)
        seconds = std::max(seconds, wave.startSeconds + wave.durationSeconds);
    return seconds;
}

int mostSms(const Analysis& analysis) {
    int most = 1;
    for (const WaveInfo& wave : analysis.waves.list)
        most = std::max(most, wave.activeSms);
    return most;
}

/// The pipe whose colour a wave gets: the bottleneck where it is a pipe.
Resource waveResource(const Analysis& analysis) {
    const auto index = std::size_t(analysis.bottleneck);
    if (index < resourceCount) return allResources[index];
    Resource best = Resource::tensor;
    for (Resource r : allResources)
        if (analysis.use(r).busySeconds > analysis.use(best).busySeconds) best = r;
    return best;
}

QRectF trackRect(const LaneFrame& f) {
    const double s = f.theme.fontScale;
    return {f.layout.plotLeft(), f.layout.overview.top() + 8 * s, f.layout.axisWidth(), 18 * s};
}

/// What one box of the strip stands for.
struct MergedWaves {
    long long count = 1; ///< full waves and the tail
    double blocks = 0;   ///< in waves: 31.03 = 31 full ones and a small tail
    QString words;       ///< "31 waves + tail"
};

/// A stream of blocks is one box, and long launches sum up what follows their first waves.
MergedWaves mergedWaves(const Waves& waves, const WaveInfo& wave) {
    const long long perWave = std::max(1LL, waves.blocksPerWave), full = wave.blocks / perWave;
    MergedWaves merged;
    merged.blocks = double(wave.blocks) / double(perWave);
    merged.count = std::max(1LL, full + (wave.blocks % perWave > 0 ? 1 : 0));
    merged.words = counted(full, tr("wave"), tr("waves"));
    if (wave.blocks % perWave > 0) merged.words += tr(" + tail");
    return merged;
}

/// Notches at the bounds of merged waves, where they are not too many to tell apart.
void paintWaveBounds(QPainter& p, const LaneFrame& f, const QRectF& box, const MergedWaves& merged) {
    const double step = box.width() / merged.blocks;
    if (merged.count < 2 || step < 5) return;
    p.setPen(QPen(f.theme.panel, 1));
    for (double x = box.left() + step; x < box.right() - 1; x += step) {
        p.drawLine(QPointF(x, box.top() + 1), QPointF(x, box.top() + 5));
        p.drawLine(QPointF(x, box.bottom() - 5), QPointF(x, box.bottom() - 1));
    }
}

void paintWave(QPainter& p, const LaneFrame& f, const WaveInfo& wave, int number, int sms) {
    const Theme& theme = f.theme;
    const QRectF track = trackRect(f);
    const double left = overviewX(f, wave.startSeconds),
                 right = overviewX(f, wave.startSeconds + wave.durationSeconds);
    const QRectF box(left, track.top(), std::max(1.0, right - left - 1), track.height());
    if (box.width() >= 3) {
        p.setPen(QPen(theme.line, 1));
        p.setBrush(theme.sunken);
        p.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    // Full bar = the steady part; ramp up and drain stay empty, as far as they are resolved.
    const Lanes& lanes = f.scene.lanes();
    const double block = f.scene.totalSeconds;
    double from = left, to = box.right();
    if (block > 0 && lanes.steadySeconds > 0 && wave.durationSeconds < 1.5 * block) {
        from = left + box.width() * lanes.prologueSeconds / block;
        to = left + box.width() * (lanes.prologueSeconds + lanes.steadySeconds) / block;
    }
    const double share = sms > 0 ? double(wave.activeSms) / sms : 1;
    const double height = std::max(2.0, (box.height() - 2) * std::clamp(share, 0.05, 1.0));
    const QRectF bar(from, box.bottom() - 1 - height, std::max(1.0, to - from), height);
    const Resource resource = waveResource(*f.scene.analysis);
    paintResourceBar(p, bar, resource, theme, bar.width() > 40 ? -1 : 0);
    const MergedWaves merged = mergedWaves(f.scene.analysis->waves, wave);
    paintWaveBounds(p, f, box, merged);
    const bool partial =
        f.scene.analysis->waves.full == 0 && merged.count == 1; // no wave before it: not a tail
    const QString full = merged.count > 1 ? tr("%1 · %2 SMs").arg(merged.words).arg(wave.activeSms)
                         : partial        ? tr("One partial wave · %1 SMs").arg(wave.activeSms)
                         : wave.tail && wave.activeSms >= sms // with fewer blocks each, or full after all
                             ? tr("Tail wave · all %1 SMs").arg(sms)
                             : wave.tail ? tr("Tail wave · %1 of %2 SMs").arg(wave.activeSms).arg(sms)
                                         : tr("Wave %1 · %2 SMs").arg(number).arg(wave.activeSms);
    const QString brief = merged.count > 1 ? QStringLiteral("× %1").arg(merged.count)
                          : wave.tail      ? tr("Tail")
                                           : QString::number(number);
    p.setFont(theme.font(11, true));
    const QFontMetricsF metrics(p.font());
    for (const QString& text : {full, brief}) {
        const double width = textWidth(p.font(), text);
        if (width + 8 > bar.width() || bar.height() < metrics.ascent()) continue;
        const QRectF plate(bar.center().x() - width / 2 - 4, bar.top() + 1, width + 8, bar.height() - 2);
        p.fillRect(plate, theme.resource(resource).fill);
        p.setPen(theme.resource(resource).text);
        p.drawText(bar, Qt::AlignCenter, text);
        return;
    }
    // A small tail is a low bar: its name goes above it.
    const QRectF above(box.left(), box.top(), box.width(), bar.top() - box.top());
    p.setFont(theme.font(10));
    const QFontMetricsF small(p.font());
    for (const QString& text : {full, brief}) {
        const double width = small.horizontalAdvance(text);
        if (width + 6 > above.width() || above.height() < small.capHeight() + 3) continue;
        p.setPen(theme.textSecondary);
        p.drawText(QPointF(above.center().x() - width / 2, above.bottom() - 2),
                   text); // stands on the bar, clear of it
        return;
    }
}

} // namespace

double overviewX(const LaneFrame& f, double seconds) {
    const double all = kernelSeconds(f);
    const QRectF track = trackRect(f);
    return all > 0 ? track.left() + track.width() * seconds / all : track.left();
}

double overviewSeconds(const LaneFrame& f, double x) {
    const QRectF track = trackRect(f);
    return track.width() > 0 ? (x - track.left()) / track.width() * kernelSeconds(f) : 0;
}

QRectF overviewViewRect(const LaneFrame& f) {
    const auto& waves = f.scene.analysis->waves.list;
    const double start = waves.empty() ? f.scene.analysis->phases.launchSeconds : waves.front().startSeconds;
    const double from = std::max(0.0, timeAt(f.axis, 0));
    const double to = std::min(f.scene.totalSeconds, timeAt(f.axis, f.axis.width));
    const double left = overviewX(f, start + from), right = overviewX(f, start + to);
    const QRectF track = trackRect(f);
    return QRectF(left - 1, track.top() - 4, std::max(4.0, right - left + 2), track.height() + 8);
}

void paintOverview(QPainter& p, const LaneFrame& f) {
    if (f.layout.overview.height() <= 0) return;
    const Theme& theme = f.theme;
    const Analysis& analysis = *f.scene.analysis;
    const double s = theme.fontScale;
    p.fillRect(f.layout.overview, theme.panel);
    const QRectF track = trackRect(f);

    const QRectF head(f.layout.overview.left() + 12 * s, track.top(), f.layout.labelWidth - 24 * s,
                      track.height());
    const QString latency = QString::fromStdString(formatSeconds(analysis.latencySeconds));
    p.setFont(theme.font(11));
    p.setPen(theme.textTertiary);
    p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, latency);
    p.setFont(theme.font(11, true));
    p.setPen(theme.textSecondary);
    if (f.layout.names) p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, tr("Whole kernel"));

    p.save();
    p.setRenderHint(QPainter::Antialiasing, true);
    const auto& waves = analysis.waves.list;
    const double launch = waves.empty() ? analysis.phases.launchSeconds : waves.front().startSeconds;
    if (launch > 0) {
        const QRectF hatch(track.left(), track.top(), std::max(2.0, overviewX(f, launch) - track.left()),
                           track.height());
        paintHatch(p, hatch, theme);
        p.setPen(QPen(theme.line, 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(hatch.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    const int sms = mostSms(analysis);
    int number = 0;
    for (const WaveInfo& wave : waves)
        paintWave(p, f, wave, ++number, sms);

    const QRectF view = overviewViewRect(f);
    QPen dotted(theme.accent, 1, Qt::CustomDashLine);
    dotted.setDashPattern({2, 3});
    p.setOpacity(0.55);
    p.setPen(dotted);
    const double bottom = f.layout.overview.bottom();
    p.drawLine(QPointF(view.left() + 1, view.bottom()), QPointF(f.layout.plotLeft(), bottom));
    p.drawLine(QPointF(view.right() - 1, view.bottom()), QPointF(f.layout.plotLeft() + f.axis.width, bottom));
    p.setOpacity(1);
    p.setPen(QPen(theme.accent, 2));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(view, 3, 3);
    p.restore();
}

} // namespace tilesight
