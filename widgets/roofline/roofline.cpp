#include "widgets/roofline/roofline.h"

#include "core/action/rates.h"
#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <algorithm>

namespace tilesight {
namespace {

constexpr std::array levels = {Resource::smem, Resource::l15, Resource::l2, Resource::dram};

/// The type of most of the plan's products, and whether all are done by instructions of single warps.
struct Products {
    DataType type = DataType::bf16;
    bool any = false, mmaSync = true;
};
Products productsOf(const Analysis& a) {
    Products products;
    double most = -1;
    for (std::size_t i = 0; i < std::min(a.actions.size(), a.plan.actions.size()); ++i) {
        const Action& action = a.plan.actions[i];
        if (action.operation != Operation::matmul) continue;
        products.any = true;
        products.mmaSync = products.mmaSync && action.mmaSync;
        const double flops = a.actions[i].flops * double(a.actions[i].executions);
        if (flops <= most) continue;
        most = flops;
        products.type = action.dtype;
    }
    products.mmaSync = products.mmaSync && products.any;
    return products;
}

QString megahertz(double hz) { return QString::number(hz / 1e6, 'f', 0) + QStringLiteral(" MHz"); }

double flopsPerClock(const Gpu& gpu, DataType type, bool mmaSync) {
    double perClock = tensorFlopsPerClock(gpu, type);
    if (mmaSync && gpu.tensorMmaSyncFlopsPerClock.known())
        perClock *= gpu.tensorMmaSyncFlopsPerClock.value / gpu.tensorBf16FlopsPerClock.value;
    return perClock * gpu.smCount.value;
}

void addTensorCeilings(const Analysis& a, const Gpu& gpu, const Products& products, Roofline& roofline) {
    const QString title = tr("Tensor core %1").arg(toQString(nameOf(products.type)));
    const double perClock = flopsPerClock(gpu, products.type, products.mmaSync);
    if (perClock <= 0) return;
    roofline.ceilings.push_back(
        {Resource::tensor,
         title + (products.mmaSync ? tr(" mma.sync") : QString()) + tr(" at %1").arg(megahertz(a.clock.hz)),
         perClock * a.clock.hz, Ceiling::binding});
    if (a.clock.maximumHz > 1.01 * a.clock.hz)
        roofline.ceilings.push_back({Resource::tensor,
                                     title + tr(" at %1, largest clock").arg(megahertz(a.clock.maximumHz)),
                                     perClock * a.clock.maximumHz, Ceiling::fastestClock});
    std::vector<double> known = {perClock};
    for (const DataType other : {DataType::bf16, DataType::f8, DataType::tf32, DataType::i8}) {
        const double rate = flopsPerClock(gpu, other, false);
        // f16 runs at the rate of bf16: lines that would lie on another are left out.
        if (!(rate > 0) ||
            std::any_of(known.begin(), known.end(), [&](double k) { return std::abs(k / rate - 1) < 0.01; }))
            continue;
        known.push_back(rate);
        roofline.ceilings.push_back({Resource::tensor, tr("Tensor core %1").arg(toQString(nameOf(other))),
                                     rate * a.clock.hz, Ceiling::otherType});
    }
}

} // namespace

const RoofDot* Roofline::dot(Resource level) const {
    for (const RoofDot& dot : dots)
        if (dot.level == level) return &dot;
    return nullptr;
}

const RoofDot* Roofline::lowest() const {
    const auto found = std::min_element(dots.begin(), dots.end(),
                                        [](const RoofDot& a, const RoofDot& b) { return a.roof < b.roof; });
    return found == dots.end() ? nullptr : &*found;
}

QString levelName(Resource level) { return engineWord(resourceName(level)); }

Roofline rooflineOf(const Analysis& a, const Gpu& gpu) {
    Roofline roofline;
    if (!(a.latencySeconds > 0)) return roofline;
    const Products products = productsOf(a);
    roofline.operations = !(a.flops > 0);
    roofline.work = roofline.operations ? a.use(Resource::cuda).used : a.flops;
    if (!(roofline.work > 0)) return roofline;
    roofline.attained = roofline.work / a.latencySeconds;

    const double lanes =
        gpu.smCount.value * gpu.fmaLanesPerClock.value * a.clock.hz; // an FMA counts two FLOP
    if (!roofline.operations && products.any) addTensorCeilings(a, gpu, products, roofline);
    if (lanes > 0)
        roofline.ceilings.push_back({Resource::cuda, tr("CUDA core at %1").arg(megahertz(a.clock.hz)),
                                     roofline.operations ? a.use(Resource::cuda).peak : 2 * lanes,
                                     roofline.ceilings.empty() ? Ceiling::binding : Ceiling::otherPipe});
    if (roofline.ceilings.empty()) return roofline;

    const bool hasL15 = gpu.l15BytesPerGroup.known() && gpu.l15BytesPerGroup.value > 0;
    const double peak = roofline.ceilings.front().perSecond;
    for (const Resource level : levels) {
        const ResourceUse& use = a.use(level);
        if (!(use.peak > 0) || (level == Resource::l15 && !hasL15)) continue;
        roofline.slopes.push_back({level, use.peak});
        if (!(use.used > 0)) continue;
        RoofDot dot;
        dot.level = level;
        dot.bytes = use.used;
        dot.intensity = roofline.work / use.used;
        dot.attained = roofline.attained;
        dot.roof = std::min(peak, dot.intensity * use.peak);
        dot.boundByLevel = dot.roof < peak;
        roofline.dots.push_back(dot);
    }
    return roofline;
}

QString roofInWords(const Roofline& roofline, const Analysis& a, std::optional<Resource> level) {
    const RoofDot* dot = level ? roofline.dot(*level) : roofline.lowest();
    if (roofline.empty())
        return tr("This plan multiplies nothing and computes nothing: there is no roof to compare with.");
    if (!dot) return tr("%1 moves no bytes in this plan.").arg(levelName(*level));
    const auto rate = [&](double perSecond) {
        return toQString(formatRate(perSecond, roofline.rateUnit().toStdString()));
    };
    const QString name =
        dot->boundByLevel ? levelName(dot->level) : engineWord(resourceName(roofline.ceilings.front().pipe));
    QString text = level ? tr("%1 at %2 %3/B, held by %4: ")
                               .arg(levelName(*level), toQString(formatNumber(dot->intensity)),
                                    roofline.workUnit(), name)
                         : tr("%1 binds: ").arg(name);
    text += tr("%1 of %2, %3 of that roof.")
                .arg(rate(dot->attained), rate(dot->roof), toQString(formatPercent(dot->share())));
    if (level) return text;
    const bool held = a.bottleneck == Bottleneck::latency || a.bottleneck == Bottleneck::issue ||
                      a.bottleneck == Bottleneck::launch;
    if (held && dot->share() < 0.7)
        return text +
               tr(" It is far away: %1 limits, %2.")
                   .arg(engineWord(titleOf(a.bottleneck)).toLower(), engineSentence(a.bottleneckReason));
    // The next roof, were this one higher: the pipe's, or the next level's slope.
    double next = dot->boundByLevel ? roofline.ceilings.front().perSecond : 0;
    QString nextName = engineWord(resourceName(roofline.ceilings.front().pipe));
    for (const Slope& slope : roofline.slopes) {
        const RoofDot* other = roofline.dot(slope.level);
        if (!other || (dot->boundByLevel && slope.level == dot->level)) continue;
        const double limit = other->intensity * slope.bytesPerSecond;
        if (next > 0 && limit >= next) continue;
        next = limit;
        nextName = levelName(slope.level);
    }
    if (next > 0) text += tr(" Next: %1 at %2.").arg(nextName, rate(next));
    return text;
}

QString rooflineCsv(const Roofline& roofline, const Roofline* baseline) {
    QString csv =
        QStringLiteral(
            "of,level,bytes,intensity_%1_per_byte,attained_%1_per_s,roof_%1_per_s,share_of_roof,bound_by\n")
            .arg(roofline.workUnit().toLower());
    const auto add = [&csv](const QString& of, const Roofline& r) {
        for (const RoofDot& dot : r.dots)
            csv += QStringList{of,
                               toQString(resourceId(dot.level)),
                               toQString(formatNumber(dot.bytes, 9)),
                               toQString(formatNumber(dot.intensity, 9)),
                               toQString(formatNumber(dot.attained, 9)),
                               toQString(formatNumber(dot.roof, 9)),
                               toQString(formatNumber(dot.share(), 9)),
                               toQString(resourceId(dot.boundByLevel ? dot.level : r.ceilings.front().pipe))}
                       .join(',') +
                   '\n';
    };
    add(QStringLiteral("plan"), roofline);
    if (baseline) add(QStringLiteral("baseline"), *baseline);
    return csv;
}

} // namespace tilesight
