#include "app/explorer/hardware_edits.h"

#include "app/explorer/side_file.h"
#include "core/hardware/gpu_check.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace tilesight {
namespace {

const QString formatName = QStringLiteral("gpu_edits/1");

std::optional<NumberEdit> editFromJson(const QJsonObject& object) {
    NumberEdit edit;
    edit.key = object.value(QLatin1String("key")).toString().toStdString();
    edit.statement.value = object.value(QLatin1String("value")).toDouble(std::nan(""));
    edit.statement.source = object.value(QLatin1String("source")).toString().toStdString();
    edit.statement.note = object.value(QLatin1String("note")).toString().toStdString();
    const auto kind = provenanceFromName(object.value(QLatin1String("kind")).toString().toStdString());
    const GpuField* field = gpuField(edit.key);
    if (!kind || !field || !rangeFault(*field, edit.statement.value).empty()) return {};
    edit.statement.kind = *kind;
    return edit;
}

bool holds(const NumberEdits& edits, const NumberEdit& wanted) {
    return std::find(edits.begin(), edits.end(), wanted) != edits.end();
}

} // namespace

const NumberEdits& HardwareEdits::of(const std::string& id) const {
    static const NumberEdits none;
    const auto found = byGpu.find(id);
    return found == byGpu.end() ? none : found->second;
}

void HardwareEdits::set(const std::string& id, NumberEdits edits) {
    gpuId = id;
    if (edits.empty())
        byGpu.erase(id);
    else
        byGpu[id] = std::move(edits);
}

QJsonObject toJson(const HardwareEdits& edits) {
    QJsonObject gpus;
    for (const auto& [id, numbers] : edits.byGpu) {
        QJsonArray list;
        for (const NumberEdit& edit : numbers) {
            QJsonObject object{
                {QStringLiteral("key"), QString::fromStdString(edit.key)},
                {QStringLiteral("value"), edit.statement.value},
                {QStringLiteral("kind"), QString::fromStdString(std::string(nameOf(edit.statement.kind)))},
                {QStringLiteral("source"), QString::fromStdString(edit.statement.source)}};
            if (!edit.statement.note.empty())
                object.insert(QStringLiteral("note"), QString::fromStdString(edit.statement.note));
            list.append(object);
        }
        gpus.insert(QString::fromStdString(id), list);
    }
    return {{QStringLiteral("format"), formatName},
            {QStringLiteral("gpu"), QString::fromStdString(edits.gpuId)},
            {QStringLiteral("edits"), gpus}};
}

HardwareEdits hardwareEditsFromJson(const QJsonObject& object) {
    HardwareEdits edits;
    if (object.value(QLatin1String("format")).toString() != formatName) return edits;
    const QJsonObject gpus = object.value(QLatin1String("edits")).toObject();
    for (auto gpu = gpus.begin(); gpu != gpus.end(); ++gpu) {
        NumberEdits numbers;
        for (const QJsonValue& value : gpu.value().toArray())
            if (const auto edit = editFromJson(value.toObject()))
                numbers = withEdit(std::move(numbers), *edit);
        edits.set(gpu.key().toStdString(), std::move(numbers));
    }
    const std::string last = object.value(QLatin1String("gpu")).toString().toStdString();
    if (edits.byGpu.contains(last)) edits.gpuId = last;
    return edits;
}

QString hardwareEditsDirectory() { return sideDirectory(QStringLiteral("hardware")); }

HardwareEdits readHardwareEdits(const QString& directory, const QString& planPath) {
    return hardwareEditsFromJson(readSideFile(directory, planPath));
}

HardwareEdits merged(const HardwareEdits& base, const HardwareEdits& ours, const HardwareEdits& theirs) {
    HardwareEdits result = theirs;
    std::set<std::string> gpus;
    for (const HardwareEdits* edits : {&base, &ours})
        for (const auto& [id, numbers] : edits->byGpu)
            gpus.insert(id);
    for (const std::string& id : gpus) {
        NumberEdits numbers = theirs.of(id);
        for (const NumberEdit& edit : ours.of(id))
            if (!holds(base.of(id), edit)) numbers = withEdit(std::move(numbers), edit);
        for (const NumberEdit& edit : base.of(id))
            if (withoutEdit(ours.of(id), edit.key).size() == ours.of(id).size()) // taken back here
                numbers = withoutEdit(std::move(numbers), edit.key);
        result.set(id, std::move(numbers));
    }
    result.gpuId = ours.gpuId != base.gpuId ? ours.gpuId : theirs.gpuId;
    if (!result.byGpu.contains(result.gpuId)) result.gpuId = result.byGpu.contains(ours.gpuId) ? ours.gpuId : "";
    return result;
}

Errors writeHardwareEdits(const QString& directory, const QString& planPath, const HardwareEdits& edits,
                          const HardwareEdits& base) {
    return changeSideFile(directory, planPath, [&](const QJsonObject& kept) {
        const HardwareEdits both = merged(base, edits, hardwareEditsFromJson(kept));
        return both.empty() ? QJsonObject() : toJson(both);
    });
}

} // namespace tilesight
