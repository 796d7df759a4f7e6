// Occupancy: how many blocks of a plan live on one SM, and which limit binds.
//
//   resident = min(shared memory, registers, warps, block slots; 1 if persistent)
//
//   shared memory  floor(SMEM per SM / (block's bytes rounded up + reserved bytes per block))
//   registers      floor(registers per SM / (registers per warp rounded to the allocation unit x warps))
//
// Registers and shared memory as compiled are used when the plan gives them, else estimated from the footprints:
// SMEM = stages x tiles that land in SMEM; registers = accumulators + operands in flight + addressing.
#pragma once

#include "core/analysis/analysis.h"
#include "core/hardware/gpu.h"
#include "core/plan/resolved_plan.h"

namespace tilesight {

/// Bytes of shared memory that one block needs, estimated.
double estimatedSharedBytes(const ResolvedPlan& plan);
/// 32-bit registers per thread, estimated, capped at the GPU's maximum.
int estimatedRegisters(const ResolvedPlan& plan, const Gpu& gpu);

/// Error "occupancy.does_not_fit" (sentence with the numbers) when not even one block fits.
Expected<Occupancy> occupancyOf(const ResolvedPlan& plan, const Gpu& gpu);

} // namespace tilesight
