#include "widgets/memory_chart/memory_chart.h"

#include "core/analysis/report.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/plot/level_explanation.h"
#include "widgets/table/csv_text.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {
namespace {

const QString thin = QStringLiteral("\u2009");

enum class Better { less, more, neither };

/// "▼ 12.3 % fewer": relative; below 0.05 % it is the same.
Delta relativeDelta(double then, double now, Better better, const QString& less, const QString& more) {
    if (!(then > 0) || !std::isfinite(now)) return {};
    const double percent = (now - then) / then * 100;
    if (std::abs(percent) < 0.05) return {QStringLiteral("± 0") + thin + '%', tr("same"), Judgement::same};
    const double size = std::abs(percent);
    Delta delta{(percent > 0 ? QStringLiteral("▲ ") : QStringLiteral("▼ ")) +
                    QString::number(size, 'f', size < 99.95 ? 1 : 0) + thin + '%',
                percent > 0 ? more : less, Judgement::same};
    if (better != Better::neither)
        delta.judgement = (percent < 0) == (better == Better::less) ? Judgement::better : Judgement::worse;
    return delta;
}

/// Reads one number out of both analyses.
class Maker {
    Q_DECLARE_TR_FUNCTIONS(MemoryChart)
public:
    Maker(const Analysis& now, const Analysis* then) : m_now(now), m_then(then) {}

    template <class Get>
    MemoryNumber bytes(const QString& id, const QString& label, const QString& explainId,
                       const QString& meaning, Get get) const {
        MemoryNumber n{id,
                       label,
                       toQString(formatDecimalBytes(get(m_now))),
                       get(m_now),
                       QStringLiteral("B"),
                       explainId,
                       meaning,
                       {}};
        if (m_then) n.delta = relativeDelta(get(*m_then), get(m_now), Better::less, tr("fewer"), tr("more"));
        return n;
    }
    template <class Get>
    MemoryNumber share(const QString& id, const QString& label, const QString& explainId,
                       const QString& meaning, bool judged, Get get) const {
        MemoryNumber n{
            id,      label, toQString(formatPercent(get(m_now))), get(m_now), QStringLiteral("1"), explainId,
            meaning, {}};
        if (!m_then) return n;
        n.delta = shareDelta(get(*m_then), get(m_now));
        if (judged || n.delta.judgement == Judgement::same) return n;
        n.delta.word = get(m_now) > get(*m_then) ? tr("busier") : tr("less busy");
        n.delta.judgement = Judgement::same;
        return n;
    }
    MemoryNumber rate(const QString& id, Resource level) const {
        const auto get = [level](const Analysis& a) { return a.use(level).used / a.latencySeconds; };
        MemoryNumber n{id,
                       QString(),
                       toQString(formatRate(get(m_now), "B/s")),
                       get(m_now),
                       QStringLiteral("B/s"),
                       explanationOfLevel(m_now, level),
                       tr("Bytes per launch divided by the latency."),
                       {}};
        if (m_then)
            n.delta = relativeDelta(get(*m_then), get(m_now), Better::neither, tr("slower"), tr("faster"));
        return n;
    }
    MemoryNumber ofPeak(const QString& id, Resource level) const {
        const QString peak = toQString(formatRate(m_now.use(level).peak, "B/s"));
        MemoryNumber n = share(id, QString(), explanationOfLevel(m_now, level),
                               tr("Rate against the peak of %1 at the settled clock.").arg(peak), false,
                               [level](const Analysis& a) { return shareOf(a, level); });
        n.value += tr(" of peak");
        return n;
    }
    static double shareOf(const Analysis& a, Resource level) {
        const ResourceUse& use = a.use(level);
        return use.peak > 0 ? use.used / a.latencySeconds / use.peak : 0;
    }
    MemoryLink link(Resource level, std::vector<MemoryNumber> bytes) const {
        const QString id = toQString(resourceId(level));
        MemoryLink link{level, shareOf(m_now, level), std::move(bytes)};
        link.numbers.push_back(rate(id + ".rate", level));
        link.numbers.push_back(ofPeak(id + ".share", level));
        return link;
    }

private:
    const Analysis& m_now;
    const Analysis* m_then;
};

MemoryNumber plain(const QString& id, const QString& label, const QString& value, double raw,
                   const QString& unit, const QString& explainId, const QString& meaning) {
    return {id, label, value, raw, unit, explainId, meaning, {}};
}

QString capacity(const Quantity& bytes) { return quantityText(bytes.value, "B"); }

MemoryBox registersBox(const Analysis& a) {
    MemoryBox box{tr("Registers"), {}, true, {}};
    const Occupancy& o = a.occupancy;
    box.numbers.push_back(plain(QStringLiteral("registers.per_thread"), tr("per thread"),
                                QString::number(o.registersPerThread), o.registersPerThread,
                                QStringLiteral("1"), QStringLiteral("occupancy/registers"),
                                o.registersEstimated ? tr("32-bit registers of a thread, estimated.")
                                                     : tr("32-bit registers of a thread, as compiled.")));
    box.numbers.push_back(
        plain(QStringLiteral("registers.blocks"), tr("blocks per SM"), QString::number(o.residentBlocks),
              o.residentBlocks, QStringLiteral("1"), QStringLiteral("occupancy"),
              tr("Resident blocks, limited by %1.").arg(engineWord(limitInWords(o.limitedBy)))));
    return box;
}

MemoryBox smemBox(const Analysis& a) {
    MemoryBox box{QStringLiteral("SMEM"), Resource::smem, true, {}};
    const Occupancy& o = a.occupancy;
    box.numbers.push_back(plain(QStringLiteral("smem.per_block"), tr("per block"),
                                toQString(formatBytes(o.sharedBytesPerBlock)), o.sharedBytesPerBlock,
                                QStringLiteral("B"), QStringLiteral("occupancy/shared_memory"),
                                o.sharedEstimated ? tr("Shared memory of a block, estimated.")
                                                  : tr("Shared memory of a block, as compiled.")));
    if (o.sharedBytesLimit > 0)
        box.numbers.push_back(plain(QStringLiteral("smem.limit"), tr("at most"),
                                    toQString(formatBytes(o.sharedBytesLimit)), o.sharedBytesLimit,
                                    QStringLiteral("B"), QStringLiteral("occupancy/shared_memory"),
                                    tr("What one block may use on this GPU.")));
    return box;
}

} // namespace

QString MemoryNumber::sentence() const {
    return (label.isEmpty() ? QString() : label + ' ') + value +
           (delta.text.isEmpty() ? QString() : ", " + delta.sentence());
}

int MemoryChart::busiest() const {
    int best = -1;
    for (std::size_t i = 0; i < links.size(); ++i)
        if (links[i].share > 0 && (best < 0 || links[i].share > links[std::size_t(best)].share))
            best = int(i);
    return best;
}

MemoryChart memoryChartOf(const Analysis& a, const Gpu& gpu, const Analysis* baseline) {
    MemoryChart chart;
    if (!(a.latencySeconds > 0)) return chart;
    const Maker make(a, baseline && baseline->latencySeconds > 0 ? baseline : nullptr);
    const auto used = [](Resource level) { return [level](const Analysis& x) { return x.use(level).used; }; };
    chart.smTitle = gpu.smCount.known() ? tr("%1 SMs").arg(gpu.smCount.value) : tr("SMs");

    chart.boxes.push_back(registersBox(a));
    if (gpu.tmemBytesPerSm.known() && gpu.tmemBytesPerSm.value > 0) {
        chart.links.push_back(make.link(
            Resource::tmem,
            {make.bytes(QStringLiteral("tmem.bytes"), tr("moved"), explanationOfLevel(a, Resource::tmem),
                        tr("Bytes between TMEM and registers per launch."), used(Resource::tmem))}));
        chart.boxes.push_back(
            {QStringLiteral("TMEM"),
             Resource::tmem,
             true,
             {plain(QStringLiteral("tmem.capacity"), tr("per SM"), capacity(gpu.tmemBytesPerSm),
                    gpu.tmemBytesPerSm.value, QStringLiteral("B"), QStringLiteral("occupancy"),
                    tr("Tensor memory of an SM."))}});
    }
    chart.links.push_back(make.link(
        Resource::smem,
        {make.bytes(QStringLiteral("smem.bytes"), tr("moved"), explanationOfLevel(a, Resource::smem),
                    tr("Bytes through the ports of shared memory per launch."), used(Resource::smem))}));
    chart.boxes.push_back(smemBox(a));

    const auto l2Reads = make.bytes(QStringLiteral("l2.reads"), tr("reads"), QStringLiteral("l2_hit/reads"),
                                    tr("Bytes that reach L2 per launch, after merging."),
                                    [](const Analysis& x) { return x.cache.l2ReadBytes; });
    const auto l2Writes = make.bytes(QStringLiteral("l2.writes"), tr("writes"), QStringLiteral("l2_hit/w"),
                                     tr("Bytes written to L2 per launch."),
                                     [](const Analysis& x) { return x.cache.l2WriteBytes; });
    if (gpu.l15BytesPerGroup.known() && gpu.l15BytesPerGroup.value > 0) {
        chart.links.push_back(make.link(
            Resource::l15,
            {make.bytes(QStringLiteral("l15.reads"), tr("reads"), QStringLiteral("l2_hit/requested"),
                        tr("Bytes that tiles ask for per launch."),
                        [](const Analysis& x) { return x.cache.requestedBytes; })}));
        MemoryBox box{QStringLiteral("L1.5"), Resource::l15, false, {}};
        box.numbers.push_back(make.share(QStringLiteral("l15.hit"), tr("merged"),
                                         QStringLiteral("l2_hit/l15"),
                                         tr("Share of the bytes that tiles ask for that never arrive at L2."),
                                         true, [](const Analysis& x) { return x.l15Hit; }));
        box.numbers.push_back(plain(QStringLiteral("l15.capacity"), tr("per group"),
                                    capacity(gpu.l15BytesPerGroup), gpu.l15BytesPerGroup.value,
                                    QStringLiteral("B"), QStringLiteral("l2_hit/l15"),
                                    tr("Capacity of one group of SMs that share an L1.5.")));
        chart.boxes.push_back(std::move(box));
    }
    chart.links.push_back(make.link(Resource::l2, {l2Reads, l2Writes}));
    MemoryBox l2{QStringLiteral("L2"), Resource::l2, false, {}};
    l2.numbers.push_back(make.share(QStringLiteral("l2.hit"), tr("hit"), QStringLiteral("l2_hit"),
                                    tr("Of what arrives at L2, reads and writes, as a profiler counts."),
                                    true, [](const Analysis& x) { return x.cache.l2Hit; }));
    l2.numbers.push_back(make.share(QStringLiteral("l2.read_hit"), tr("no DRAM"),
                                    QStringLiteral("l2_hit/requested"),
                                    tr("Share of the bytes that tiles read which a cache answers."), true,
                                    [](const Analysis& x) { return x.readHit(); }));
    l2.numbers.push_back(plain(QStringLiteral("l2.capacity"), tr("holds"), capacity(gpu.l2Bytes),
                               gpu.l2Bytes.value, QStringLiteral("B"), QStringLiteral("l2_hit/l2_bytes"),
                               tr("Capacity of L2.")));
    chart.boxes.push_back(std::move(l2));

    chart.links.push_back(make.link(
        Resource::dram,
        {make.bytes(QStringLiteral("dram.reads"), tr("reads"), QStringLiteral("l2_hit/d"),
                    tr("Bytes read from DRAM per launch."),
                    [](const Analysis& x) { return x.cache.dramReadBytes; }),
         make.bytes(QStringLiteral("dram.writes"), tr("writes"), explanationOfLevel(a, Resource::dram),
                    tr("Bytes written to DRAM within the launch."),
                    [](const Analysis& x) { return x.cache.dramWriteBytes; })}));
    chart.boxes.push_back(
        {QStringLiteral("DRAM"),
         Resource::dram,
         false,
         {plain(QStringLiteral("dram.capacity"), tr("holds"), capacity(gpu.dramBytes), gpu.dramBytes.value,
                QStringLiteral("B"), explanationOfLevel(a, Resource::dram), tr("Capacity of DRAM."))}});
    return chart;
}

QString memoryInWords(const MemoryChart& chart) {
    const int busiest = chart.busiest();
    if (busiest < 0) return chart.empty() ? QString() : tr("This plan moves no bytes.");
    const MemoryLink& link = chart.links[std::size_t(busiest)];
    const auto& rate = link.numbers[link.numbers.size() - 2];
    return tr("Busiest: %1, %2, %3")
        .arg(engineWord(resourceName(link.level)), rate.value, link.numbers.back().value);
}

QString memoryCsv(const MemoryChart& chart) {
    QString csv = QStringLiteral("place,number,value,unit,against_baseline\n");
    const auto add = [&csv](const QString& place, const MemoryNumber& n) {
        csv += QStringList{csvField(place), csvField(n.id), QString::number(n.raw, 'g', 9), n.unit,
                           csvField(n.delta.sentence())}
                   .join(',') +
               '\n';
    };
    for (std::size_t i = 0; i < chart.boxes.size(); ++i) {
        for (const MemoryNumber& n : chart.boxes[i].numbers)
            add(chart.boxes[i].title, n);
        if (i >= chart.links.size()) break;
        for (const MemoryNumber& n : chart.links[i].numbers)
            add(chart.boxes[i].title + QStringLiteral(" - ") + chart.boxes[i + 1].title, n);
    }
    return csv;
}

} // namespace tilesight
