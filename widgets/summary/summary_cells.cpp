#include "widgets/summary/summary_cells.h"

#include "core/analysis/band_words.h"
#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "widgets/conditions_text.h"
#include "widgets/lanes/lane_geometry.h"
#include "widgets/words.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

const QString dot = QStringLiteral(" · ");
constexpr double seriousDoubt = 0.05; ///< change of the latency by one guessed number

QString seconds(double s) { return toQString(formatSeconds(s)); }
QString percent(double share) { return toQString(formatPercent(share)); }
QString megahertz(double hz) { return QString::number(std::llround(hz / 1e6)); }

/// "768 TFLOP/s", or "3.9 TB/s of DRAM" for kernels without tensor work.
QString throughput(const Analysis& a) {
    if (!(a.latencySeconds > 0)) return {};
    if (a.use(Resource::tensor).busySeconds > 0)
        return toQString(formatRate(a.flops / a.latencySeconds, "FLOP/s"));
    const double bytes = a.cache.dramReadBytes + a.cache.dramWriteBytes;
    if (bytes > 0) return tr("%1 of DRAM").arg(toQString(formatRate(bytes / a.latencySeconds, "B/s")));
    return a.flops > 0 ? toQString(formatRate(a.flops / a.latencySeconds, "FLOP/s")) : QString();
}

/// What the band is made of, a line each.
QStringList bandLines(const Doubt& doubt) {
    QStringList lines{tr("Band: ±%1 is the %2")
                          .arg(toQString(formatPercent(doubt.modelBand, 2)), toQString(doubt.modelSource))};
    for (const DoubtfulNumber& number : doubt.numbers)
        lines << tr("%1 is a guess: a quarter more or less moves the latency by up to %2")
                     .arg(toQString(number.title), toQString(formatPercent(number.change, 2)));
    return lines;
}

SummaryCell latencyCell(const Analysis* a, const Doubt* doubt, const LatencyMarks& marks) {
    SummaryCell c;
    c.id = QStringLiteral("latency");
    c.caption = tr("Latency, predicted");
    c.value = a ? seconds(a->latencySeconds) : QStringLiteral("–");
    if (!a) return c;
    if (const QString unusual = unusualText(a->conditions); !unusual.isEmpty()) {
        c.caption = tr("Latency, %1").arg(unusual);
        c.more << tr("Predicted for: %1").arg(conditionsText(a->conditions));
    }
    c.detail = throughput(*a);
    if (a->use(Resource::tensor).busySeconds <= 0 && a->cache.dramReadBytes + a->cache.dramWriteBytes > 0)
        c.more << tr("Throughput: DRAM read + write, over the latency");
    if (!marks.relativeBand && doubt) {
        const QString band = toQString(bandWithTime(*doubt, a->latencySeconds));
        c.detail = c.detail.isEmpty() ? band : band + dot + c.detail;
        c.briefDetail = band;
        c.more << bandLines(*doubt);
    }
    if (marks.relativeBand) {
        const QString band = QStringLiteral("± ") + seconds(*marks.relativeBand * a->latencySeconds);
        c.detail = c.detail.isEmpty() ? band : band + ", " + c.detail;
        if (!marks.bandSource.isEmpty()) c.more << tr("Band: %1").arg(marks.bandSource);
    }
    if (marks.measuredSeconds) {
        const double error = a->latencySeconds / *marks.measuredSeconds - 1;
        const QString share = percent(std::abs(error));
        const QString measured = (error < 0 ? tr("measured %1: predicted %2 too short") : tr("measured %1: predicted %2 too long"))
                                     .arg(seconds(*marks.measuredSeconds), share);
        if (!c.detail.isEmpty()) c.more.prepend(c.detail);
        // The band stays in sight; where there is no room for both, the gauge has the measured mark.
        c.detail = c.briefDetail.isEmpty() ? measured : c.briefDetail + dot + measured;
        if (c.briefDetail.isEmpty()) c.briefDetail = measured;
    }
    if (marks.measuredSeconds)
        c.more << tr("Measured %1, the prediction is %2")
                      .arg(seconds(*marks.measuredSeconds),
                           latencyDelta(*marks.measuredSeconds, a->latencySeconds).sentence());
    return c;
}

SummaryCell baselineCell(const ViewState& state) {
    SummaryCell c;
    c.id = QStringLiteral("baseline");
    c.caption = tr("Baseline");
    if (!state.baseline) {
        c.more << tr("Pin the present result to compare changes with it.");
        return c;
    }
    c.caption = tr("Against “%1”").arg(state.baselineName);
    const double then = state.baseline->latencySeconds;
    if (!state.analysis) {
        c.value = seconds(then);
        return c;
    }
    const Delta delta = latencyDelta(then, state.analysis->latencySeconds);
    c.value = delta.sentence();
    c.tone = delta.judgement == Judgement::better  ? CellTone::better
             : delta.judgement == Judgement::worse ? CellTone::worse
                                                   : CellTone::normal;
    c.detail = seconds(then) + QStringLiteral(" → ") + seconds(state.analysis->latencySeconds);
    return c;
}

SummaryCell bottleneckCell(const Analysis* a) {
    SummaryCell c;
    c.id = QStringLiteral("bottleneck");
    c.caption = tr("Bottleneck");
    c.value = QStringLiteral("–");
    if (!a) return c;
    const auto index = static_cast<std::size_t>(a->bottleneck);
    if (index < resourceCount)
        c.chip = allResources[index];
    else
        c.icon = a->bottleneck == Bottleneck::latency ? QStringLiteral("clock") : QStringLiteral("loop");
    const QString title = engineWord(titleOf(a->bottleneck)), reason = engineSentence(a->bottleneckReason);
    c.value = c.briefValue = title;
    c.detail = c.briefDetail = reason;
    c.more << reason;
    if (a->clock.throttled) {
        const QString clock =
            tr("Clock %1 of %2 MHz: power limit").arg(megahertz(a->clock.hz), megahertz(a->clock.maximumHz));
        // A short reason moves up beside the name, so that the clock has its line.
        QString shortReason = toQString(a->bottleneckReason);
        shortReason.replace(QStringLiteral("of the steady period"), QStringLiteral("of steady"));
        if (shortReason.size() <= 22) {
            shortReason = engineSentence(shortReason.toStdString());
            c.value = shortReason.isEmpty() ? title : title + ", " + shortReason;
            c.detail = clock;
            c.briefDetail = shortReason + dot + megahertz(a->clock.hz) + QStringLiteral(" MHz");
        }
        c.more << clock;
    }
    return c;
}

SummaryCell cacheCell(const Analysis* a) {
    SummaryCell c;
    c.id = QStringLiteral("l2_hit");
    c.caption = tr("L2 hit, with writes");
    c.value = a ? percent(a->cache.l2Hit) : QStringLiteral("–");
    if (!a) return c;
    c.detail = c.briefDetail = tr("DRAM read %1").arg(toQString(formatDecimalBytes(a->cache.dramReadBytes)));
    c.more << tr("Reads and writes as a profiler counts them; of the reads alone a cache answers %1")
                  .arg(percent(a->readHit()));
    if (a->l15Hit < 0.0005 && a->readHit() < a->cache.l2Hit - 0.02) {
        // Streams: what hits are the writes, so the reads get their own number.
        c.detail = c.briefDetail = tr("Reads %1").arg(percent(a->readHit())) + dot + c.detail;
    } else if (a->l15Hit >= 0.0005) {
        const QString share = toQString(formatPercent(a->l15Hit, 2));
        c.detail = tr("L1.5 takes %1").arg(share) + dot + c.detail;
        c.more << tr("L1.5 takes %1 of the tile reads, L2 sees the rest").arg(share);
    }
    c.more << tr("DRAM: %1 read, %2 written")
                  .arg(toQString(formatDecimalBytes(a->cache.dramReadBytes)),
                       toQString(formatDecimalBytes(a->cache.dramWriteBytes)));
    return c;
}

SummaryCell wavesCell(const Analysis* a) {
    SummaryCell c;
    c.id = QStringLiteral("waves");
    c.caption = tr("Waves");
    c.value = QStringLiteral("–");
    if (!a) return c;
    const Waves& w = a->waves;
    const bool tail = w.tailBlocks > 0;
    if (w.full == 0 && tail)
        c.value = tr("1 partial");
    else
        c.value = tail ? tr("%1 + tail").arg(w.full) : QString::number(w.full);
    int most = 1;
    for (const WaveInfo& wave : w.list)
        most = std::max(most, wave.activeSms);
    for (const WaveInfo& wave : w.list)
        c.waveShares.push_back(double(wave.activeSms) / most);
    if (tail && !w.list.empty() && (w.list.size() > 1 || w.list.back().activeSms < most)) {
        // With every SM busy, but not full, only the blocks tell that it is a tail.
        const bool allBusy = w.list.back().activeSms >= most && w.blocksPerWave > most;
        const QString share = allBusy ? tr("Tail: %1 of %2 blocks").arg(w.tailBlocks).arg(w.blocksPerWave)
                                      : tr("Tail: %1 of %2 SMs").arg(w.list.back().activeSms).arg(most);
        c.detail = allBusy ? share : tr("%1 busy").arg(share);
        c.briefDetail = share;
    } else {
        c.detail = c.briefDetail = counted(w.gridBlocks, tr("block"), tr("blocks"));
    }
    c.more << tr("%1 in the grid, %2 in a wave")
                  .arg(counted(w.gridBlocks, tr("block"), tr("blocks")))
                  .arg(w.blocksPerWave);
    return c;
}

QString limitTitle(const std::string& id) {
    if (id == "shared_memory" || id == "SMEM") return QStringLiteral("SMEM");
    QString text = engineWord(limitInWords(id));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

SummaryCell occupancyCell(const Analysis* a) {
    SummaryCell c;
    c.id = QStringLiteral("occupancy");
    c.caption = tr("Occupancy");
    c.value = QStringLiteral("–");
    if (!a) return c;
    const Occupancy& o = a->occupancy;
    c.value = counted(o.residentBlocks, tr("block"), tr("blocks")) + QStringLiteral(" / SM");
    const QString who = limitTitle(o.limitedBy);
    QString sentence;
    for (const OccupancyLimit& limit : o.limits) {
        if (limitTitle(limit.name) == who) sentence = toQString(limit.sentence);
        c.more << QStringLiteral("%1: %2, %3")
                      .arg(limitTitle(limit.name), counted(limit.blocks, tr("block"), tr("blocks")),
                           engineSentence(limit.sentence));
    }
    const bool several = o.limitedBy.ends_with('s'); // registers, warps, blocks
    // What a block takes; other sentences stay in the tooltip.
    const QString perBlock = QStringLiteral(" per block");
    if (!sentence.endsWith(perBlock) || sentence.size() > 34) {
        c.detail = c.briefDetail = (several ? tr("%1 bind") : tr("%1 binds")).arg(who);
    } else if (o.limitedBy == "warps") { // "4 warps per block": the name is there already
        c.detail = tr("%1 bind: %2").arg(who, tr("%1 per block").arg(sentence.section(u' ', 0, 0)));
        c.briefDetail = engineSentence(sentence.toStdString());
    } else {
        const QString brief = engineSentence(sentence.chopped(perBlock.size()).toStdString());
        c.detail = (several ? tr("%1 bind: %2") : tr("%1 binds: %2")).arg(who, brief);
        c.briefDetail = who + ' ' + brief;
    }
    return c;
}

QString searchWords(const OrderSearch& orders) {
    if (orders.bounded) return tr("best of %1 orders, search bounded").arg(orders.examined);
    const QString legal = toQString(formatNumber(orders.legal, 4));
    return tr("exact, %1 of %2 %3")
        .arg(QString::number(orders.examined), legal, orders.legal == 1 ? tr("order") : tr("orders"));
}

/// The plan is larger or smaller than anything that was measured. The remark comes with the analysis, the band later.
bool outsideRange(const ViewState& state, SummaryCell& c) {
    const auto& remarks = state.analysis->remarks;
    const auto remark = std::find_if(remarks.begin(), remarks.end(),
                                     [](const Remark& one) { return one.id == "range.outside"; });
    if (remark == remarks.end()) return false;
    c.caption = tr("Outside range");
    c.tone = CellTone::warning;
    c.icon = QStringLiteral("warning");
    c.value = tr("Not measured");
    c.detail = c.briefDetail = toQString(remark->sentence);
    if (state.doubt) c.value = QStringLiteral("± %1").arg(toQString(formatPercent(state.doubt->band, 2)));
    QStringList sizes;
    for (const OutsideRange& part : validatedFor(*state.analysis).outside)
        if (part.isSize()) sizes << toQString(part.brief());
    c.detail = c.briefDetail = sizes.join(QStringLiteral(", "));
    return true;
}

SummaryCell resultCell(const ViewState& state) {
    SummaryCell c;
    c.id = QStringLiteral("result");
    c.caption = tr("Result");
    if (!state.errors.empty()) {
        const Error& first = state.errors.front();
        c.tone = CellTone::error;
        c.icon = QStringLiteral("error");
        c.value = first.id.starts_with("occupancy.") ? tr("Does not fit")
                  : state.errors.size() == 1         ? tr("Not legal")
                                                     : tr("%1 errors").arg(state.errors.size());
        c.detail = toQString(first.message);
        for (const Error& error : state.errors)
            c.more << toQString(toString(error));
        return c;
    }
    if (!state.analysis) {
        c.value = state.computing ? tr("Computing") : tr("None yet");
        c.detail = state.plan ? QString() : tr("no plan open");
        return c;
    }
    const Analysis& a = *state.analysis;
    c.detail = searchWords(a.orders);
    if (state.computeSeconds > 0) c.detail += tr(", found in %1").arg(seconds(state.computeSeconds));
    c.briefDetail = searchWords(a.orders);
    for (const Remark& remark : a.remarks)
        c.more << toQString(remark.sentence);
    if (state.computing) {
        c.value = tr("Computing");
        return c;
    }
    if (state.stale) {
        c.icon = QStringLiteral("clock");
        c.value = tr("Stale");
        c.detail = c.briefDetail = tr("of an earlier plan, GPU or clock");
        return c;
    }
    if (outsideRange(state, c)) return c;
    c.icon = QStringLiteral("check");
    c.value = tr("Up to date");
    for (const Remark& remark : a.remarks) {
        // Two remarks have their own place: the bound of the search in the line below, the clock at the
        // bottleneck.
        if (!remark.warning || remark.id == "orders.bounded" || remark.id == "clock.throttled") continue;
        c.tone = CellTone::warning;
        c.icon = QStringLiteral("warning");
        c.value = tr("Doubtful");
        c.detail = c.briefDetail = toQString(remark.sentence);
        return c;
    }
    if (state.doubt && !state.doubt->numbers.empty() && state.doubt->numbers.front().change >= seriousDoubt) {
        c.tone = CellTone::warning;
        c.icon = QStringLiteral("warning");
        c.value = tr("Rests on guesses");
        QStringList names;
        for (const DoubtfulNumber& number : state.doubt->numbers)
            if (number.change >= seriousDoubt)
                names << QStringLiteral("%1 %2").arg(toQString(number.title),
                                                     toQString(formatPercent(number.change, 2)));
        c.detail = names.join(QStringLiteral(", "));
        c.briefDetail = toQString(state.doubt->numbers.front().title);
        if (names.size() > 1) c.briefDetail += tr(" and %1 more").arg(names.size() - 1);
        return c;
    }
    if (state.gpu && state.gpu->edited) {
        c.tone = CellTone::edited;
        c.icon = QStringLiteral("pencil");
        c.detail = c.briefDetail = tr("edited hardware numbers");
    }
    return c;
}

} // namespace

QString SummaryCell::sentence() const {
    QStringList parts;
    QString head = caption;
    if (!value.isEmpty()) head += QStringLiteral(": ") + value;
    parts << head;
    if (!detail.isEmpty()) parts << detail;
    for (const QString& line : more)
        if (!line.isEmpty() && line != detail) parts << line;
    return parts.join(QStringLiteral(". "));
}

std::vector<SummaryCell> summaryCells(const ViewState& state, const LatencyMarks& marks) {
    const Analysis* a = state.analysis.get();
    return {latencyCell(a, state.doubt.get(), marks),
            baselineCell(state),
            bottleneckCell(a),
            cacheCell(a),
            wavesCell(a),
            occupancyCell(a),
            resultCell(state)};
}

LatencyGauge latencyGauge(const ViewState& state, const LatencyMarks& marks) {
    LatencyGauge g;
    if (!state.analysis || !(state.analysis->latencySeconds > 0)) return g;
    g.predicted = state.analysis->latencySeconds;
    g.measured = marks.measuredSeconds;
    if (state.baseline) g.baseline = state.baseline->latencySeconds;
    if (marks.relativeBand) {
        g.bandFrom = g.predicted * (1 - *marks.relativeBand);
        g.bandTo = g.predicted * (1 + *marks.relativeBand);
    }
    double low = g.predicted, high = g.predicted;
    for (const auto& mark : {g.measured, g.baseline, g.bandFrom, g.bandTo})
        if (mark) low = std::min(low, *mark), high = std::max(high, *mark);
    if (high - low < 1e-3 * g.predicted) return {};
    if (!g.bandFrom && state.doubt) { // beside other marks only: alone it repeats what is written
        g.bandFrom = g.predicted * (1 - std::min(state.doubt->band, 1.0));
        g.bandTo = g.predicted * (1 + state.doubt->band);
        low = std::min(low, *g.bandFrom), high = std::max(high, *g.bandTo);
    }
    g.step = niceStep((high - low) / 2.5);
    g.from = std::max(0.0, std::floor(low / g.step - 0.15) * g.step);
    g.to = std::ceil(high / g.step + 0.15) * g.step;
    return g;
}

} // namespace tilesight
