// Pinned variants of a document: plans to compare with, each with its GPU, one of them the baseline. A plan file stays
// a plan: like edited hardware numbers they lie in the user's data folder under the plan's path, and in the autosave
// copy. Results are not stored; the engine computes them anew.
#pragma once

#include "app/explorer/hardware_edits.h"
#include "core/plan/tile_plan.h"

#include <memory>
#include <optional>
#include <vector>

namespace tilesight {

struct Variant {
    QString name;
    bool named = false;                   ///< by the user; else the name was made from the plan
    std::shared_ptr<const TilePlan> plan; ///< not null
    std::string gpuId;
    NumberEdits gpuEdits; ///< of that GPU
    quint64 id = 0;       ///< tells variants apart while the program runs; not stored
};

/// What the user measured of one plan on one GPU.
struct Measurement {
    std::string planSha256, gpuId; ///< of the plan's text as it would be saved
    double seconds = 0;
};

struct Variants {
    std::vector<Variant> list;
    int baseline = -1; ///< index; -1 = none
    std::vector<Measurement> measured; ///< kept beside the variants: one for each plan and GPU
    bool empty() const { return list.empty() && measured.empty(); }
    const Measurement* measurementOf(const TilePlan& plan, const std::string& gpuId) const;
    void setMeasured(const TilePlan& plan, const std::string& gpuId, std::optional<double> seconds);
};

/// A name for a plan among these variants: "128 × 256", "128 × 256, STAGES 2", "128 × 256 (2)".
QString variantName(const TilePlan& plan, const std::string& gpuId, const Variants& among);

quint64 newVariantId();

QJsonObject toJson(const Variants& variants); ///< "variants/1"
/// Variants that cannot be read are left out.
Variants variantsFromJson(const QJsonObject& object);

/// In the user's data folder.
QString variantsDirectory();
Variants readVariants(const QString& directory, const QString& planPath);
/// What two windows made of the variants `base` that both knew: what either added is in it, what either removed is not.
/// Variants are the same when plan, GPU and its numbers are; of names and baseline the changed one counts, else ours.
Variants merged(const Variants& base, const Variants& ours, const Variants& theirs);
/// Merged with what the file has; `variants` is then what was written. Without variants the file is removed. Errors of
/// writeFileAtomically().
Errors writeVariants(const QString& directory, const QString& planPath, Variants& variants, const Variants& base);

} // namespace tilesight
