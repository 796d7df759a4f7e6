// What a call of a serving engine does beside the attention kernel, and how its time was taken.
//
// Replayed calls (SGLang, TensorRT-LLM, vLLM): one CUDA graph a call, some replays between two events
//   seconds = kernels + gap between graphs + start of the first graph / replays + small kernels x time of one
// Calls of vLLM's MLA layer are issued operation by operation and include its projections:
//   seconds = max(kernels + small kernels + projections, operations x pace of the host)
//
// Counts are facts of the libraries, read in their source (see the table); gap, start, small kernel and operations of a
// host were measured on one H200 with graphs of known kernels, not taken from tables of calls. Error of the sum: 1 to 2 us.
#pragma once

#include "core/exchange/serving_columns.h"

namespace tilesight {

/// vLLM's MLA layer: `tokens` new ones, `heads`; `absorbed`: queries are moved to the latents (decode), else keys and
/// values are made from them.
CallWork mlaProjections(double tokens, double heads, bool absorbed, bool padsValues);

/// TensorRT-LLM's context of MLA: rotary parts of queries and keys turned, latents appended; `eight`: queries, keys and
/// values turned into 8 bits.
CallWork mlaContext(double tokens, double heads, bool eight);

/// Sets besidesSeconds and hostSeconds.
void addCallOverhead(const TemplateValues& row, const Gpu& gpu, ServingCall& call);

} // namespace tilesight
