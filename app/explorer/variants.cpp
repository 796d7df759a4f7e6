#include "app/explorer/variants.h"

#include "app/explorer/side_file.h"
#include "core/analysis/report.h"
#include "core/analysis/versions.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "core/plan/resolved_plan.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <algorithm>

namespace tilesight {
namespace {

const QString formatName = QStringLiteral("variants/1");

QString tileOf(const TilePlan& plan) {
    QStringList sizes;
    for (const char* role : {"rows", "columns"}) {
        const std::string name = parameterOfRole(plan, role);
        if (name.empty()) continue;
        if (const Expected<double> value = evaluate(plan, name))
            sizes << QString::fromStdString(formatNumber(*value, 9));
    }
    return sizes.isEmpty() ? QString::fromStdString(plan.name) : sizes.join(QStringLiteral(" × "));
}

bool taken(const QString& name, const Variants& among) {
    return std::any_of(among.list.begin(), among.list.end(),
                       [&](const Variant& v) { return v.name == name; });
}

const Variant* at(const Variants& variants, int index) {
    return index < 0 || index >= int(variants.list.size()) ? nullptr : &variants.list[std::size_t(index)];
}
const Variant* at(const Variants& variants) { return at(variants, variants.baseline); }

bool sameVariant(const Variant* a, const Variant* b) {
    if (!a || !b) return a == b;
    if (a->gpuId != b->gpuId) return false;
    HardwareEdits ours, theirs; // compared as they are stored: one of the two may have been read
    ours.set(a->gpuId, a->gpuEdits);
    theirs.set(b->gpuId, b->gpuEdits);
    return (a->plan == b->plan || planToJson(*a->plan) == planToJson(*b->plan)) && toJson(ours) == toJson(theirs);
}

const Variant* find(const Variants& among, const Variant& wanted) {
    for (const Variant& variant : among.list)
        if (sameVariant(&variant, &wanted)) return &variant;
    return nullptr;
}

const Measurement* find(const Variants& among, const Measurement& wanted) {
    for (const Measurement& one : among.measured)
        if (one.gpuId == wanted.gpuId && one.planSha256 == wanted.planSha256) return &one;
    return nullptr;
}

} // namespace

QString variantName(const TilePlan& plan, const std::string& gpuId, const Variants& among) {
    const QString tile = tileOf(plan);
    if (!taken(tile, among)) return tile;
    QString name = tile;
    for (const Variant& other : among.list) {
        if (other.name != tile) continue;
        for (const Parameter& parameter : plan.parameters) {
            const Parameter* there = other.plan->parameter(parameter.name);
            if (there && there->value != parameter.value)
                name += QStringLiteral(", ") +
                        QString::fromStdString(parameter.name + " " + parameter.value.text);
        }
        if (other.gpuId != gpuId) name += QStringLiteral(", ") + QString::fromStdString(gpuId);
        break;
    }
    for (int i = 2; taken(name, among); ++i)
        name = QStringLiteral("%1 (%2)").arg(tile).arg(i);
    return name;
}

const Measurement* Variants::measurementOf(const TilePlan& plan, const std::string& gpuId) const {
    if (measured.empty()) return nullptr;
    return find(*this, Measurement{planSha256(plan), gpuId});
}

void Variants::setMeasured(const TilePlan& plan, const std::string& gpuId, std::optional<double> seconds) {
    const std::string hash = planSha256(plan);
    std::erase_if(measured, [&](const Measurement& one) { return one.gpuId == gpuId && one.planSha256 == hash; });
    if (seconds) measured.push_back({hash, gpuId, *seconds});
}

quint64 newVariantId() {
    static quint64 last = 0; // of the window's thread
    return ++last;
}

QJsonObject toJson(const Variants& variants) {
    QJsonArray list;
    for (const Variant& variant : variants.list) {
        QJsonObject object{{QStringLiteral("name"), variant.name},
                           {QStringLiteral("gpu"), QString::fromStdString(variant.gpuId)},
                           {QStringLiteral("plan"), QString::fromStdString(planToJson(*variant.plan))}};
        if (variant.named) object.insert(QStringLiteral("named"), true);
        if (!variant.gpuEdits.empty()) {
            HardwareEdits edits;
            edits.set(variant.gpuId, variant.gpuEdits);
            object.insert(QStringLiteral("hardware"), toJson(edits));
        }
        list.append(object);
    }
    QJsonObject all{{QStringLiteral("format"), formatName},
                    {QStringLiteral("baseline"), variants.baseline},
                    {QStringLiteral("variants"), list}};
    QJsonArray measured;
    for (const Measurement& one : variants.measured)
        measured.append(QJsonObject{{QStringLiteral("plan_sha256"), QString::fromStdString(one.planSha256)},
                                    {QStringLiteral("gpu"), QString::fromStdString(one.gpuId)},
                                    {QStringLiteral("seconds"), one.seconds}});
    if (!measured.isEmpty()) all.insert(QStringLiteral("measured"), measured);
    return all;
}

Variants variantsFromJson(const QJsonObject& object) {
    Variants variants;
    if (object.value(QLatin1String("format")).toString() != formatName) return variants;
    for (const QJsonValue& value : object.value(QLatin1String("measured")).toArray()) {
        const QJsonObject one = value.toObject();
        Measurement measurement{one.value(QLatin1String("plan_sha256")).toString().toStdString(),
                                one.value(QLatin1String("gpu")).toString().toStdString(),
                                one.value(QLatin1String("seconds")).toDouble()};
        if (measurement.seconds > 0) variants.measured.push_back(std::move(measurement));
    }
    const int baseline = object.value(QLatin1String("baseline")).toInt(-1);
    int index = -1;
    for (const QJsonValue& value : object.value(QLatin1String("variants")).toArray()) {
        ++index;
        const QJsonObject stored = value.toObject();
        Expected<TilePlan> plan = planFromJson(stored.value(QLatin1String("plan")).toString().toStdString());
        Variant variant;
        variant.gpuId = stored.value(QLatin1String("gpu")).toString().toStdString();
        if (!plan || variant.gpuId.empty()) continue;
        variant.plan = std::make_shared<const TilePlan>(std::move(plan).value());
        variant.name = stored.value(QLatin1String("name")).toString();
        variant.named = stored.value(QLatin1String("named")).toBool();
        variant.gpuEdits =
            hardwareEditsFromJson(stored.value(QLatin1String("hardware")).toObject()).of(variant.gpuId);
        variant.id = newVariantId();
        if (index == baseline) variants.baseline = int(variants.list.size());
        variants.list.push_back(std::move(variant));
    }
    return variants;
}

QString variantsDirectory() { return sideDirectory(QStringLiteral("variants")); }

Variants readVariants(const QString& directory, const QString& planPath) {
    return variantsFromJson(readSideFile(directory, planPath));
}

Variants merged(const Variants& base, const Variants& ours, const Variants& theirs) {
    Variants result;
    const Variant* baseline = at(sameVariant(at(base), at(ours)) ? theirs : ours);
    for (const Variant& variant : ours.list) {
        const Variant *before = find(base, variant), *there = find(theirs, variant);
        if (before && !there) continue; // removed there
        result.list.push_back(variant);
        if (!before || !there || before->name != variant.name) continue;
        result.list.back().name = there->name;
        result.list.back().named = there->named;
    }
    for (const Variant& variant : theirs.list)
        if (!find(ours, variant) && !find(base, variant)) result.list.push_back(variant);
    for (std::size_t i = 0; baseline && i < result.list.size(); ++i)
        if (sameVariant(&result.list[i], baseline)) result.baseline = int(i);
    for (const Measurement& one : ours.measured) {
        const Measurement *before = find(base, one), *there = find(theirs, one);
        const bool untouched = before && before->seconds == one.seconds;
        if (untouched && !there) continue; // cleared there
        result.measured.push_back(untouched ? *there : one);
    }
    for (const Measurement& one : theirs.measured)
        if (!find(ours, one) && !find(base, one)) result.measured.push_back(one);
    return result;
}

Errors writeVariants(const QString& directory, const QString& planPath, Variants& variants, const Variants& base) {
    if (planPath.isEmpty() || directory.isEmpty()) return {};
    return changeSideFile(directory, planPath, [&](const QJsonObject& kept) {
        variants = merged(base, variants, variantsFromJson(kept));
        return variants.empty() ? QJsonObject() : toJson(variants);
    });
}

} // namespace tilesight
