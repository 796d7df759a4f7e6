// What a user says about the numbers of a GPU, kept apart from the GPU itself: a list of statements laid over the
// database's numbers. An edited GPU is always made anew from the two, so taking one statement back is exact.
#pragma once

#include "core/hardware/gpu.h"

namespace tilesight {

/// One number as the user wants it: a value of his own (kind edited) or another statement that the file keeps.
struct NumberEdit {
    std::string key; ///< of gpuFields()
    Quantity::Alternative statement;
    bool operator==(const NumberEdit&) const = default;
};
using NumberEdits = std::vector<NumberEdit>; ///< at most one for each key

/// The user's own value: kind edited.
NumberEdit ownNumber(const std::string& key, double value);

/// `edits` with the one of `edit.key` replaced or added at the end.
NumberEdits withEdit(NumberEdits edits, const NumberEdit& edit);
NumberEdits withoutEdit(NumberEdits edits, const std::string& key);

/// The database's `gpu` with the edits laid over it. What a number was stays as its first alternative, a statement
/// chosen from the alternatives leaves them; numbers that derive() had filled in are computed anew. The name says
/// so: "NVIDIA H200 SXM, edited (2 numbers)". Statements that repeat the database count as no edit.
/// Errors, all together: "gpu.unknown_key", "gpu.out_of_range", "gpu.inconsistent".
Expected<Gpu> withEdits(const Gpu& gpu, const NumberEdits& edits);

} // namespace tilesight
