// The edited hardware numbers of a document, by GPU, and their form as JSON. A plan file stays a plan: the numbers
// are kept beside the autosave copies, under the path of the plan they belong to.
#pragma once

#include "core/hardware/gpu_edit.h"

#include <QJsonObject>
#include <QString>
#include <map>

namespace tilesight {

struct HardwareEdits {
    std::map<std::string, NumberEdits> byGpu; ///< by id; no empty lists
    std::string gpuId;                        ///< edited last: a document is opened with this one; "" = none
    bool operator==(const HardwareEdits&) const = default;
    bool empty() const { return byGpu.empty(); }
    const NumberEdits& of(const std::string& id) const;
    void set(const std::string& id, NumberEdits edits); ///< empty = forgets the GPU; remembers it as the last
};

QJsonObject toJson(const HardwareEdits& edits); ///< "gpu_edits/1"
/// Statements that make no sense (unknown keys, impossible numbers) are left out.
HardwareEdits hardwareEditsFromJson(const QJsonObject& object);

/// In the user's data folder, beside the autosave copies.
QString hardwareEditsDirectory();

/// In the plan's side file (side_file.h).
HardwareEdits readHardwareEdits(const QString& directory, const QString& planPath);
/// `theirs` with what `ours` has changed since `base`.
HardwareEdits merged(const HardwareEdits& base, const HardwareEdits& ours, const HardwareEdits& theirs);
/// Merged with what the file has. Without edits the file is removed. Errors of writeFileAtomically().
Errors writeHardwareEdits(const QString& directory, const QString& planPath, const HardwareEdits& edits,
                          const HardwareEdits& base = {});

} // namespace tilesight
