// Which device the probes ran on, and whether what its driver says can be true beside what the probes did.
#pragma once

#include "core/hardware/calibrate/probe.h"
#include "core/hardware/gpu.h"

namespace tilesight {

/// "NVIDIA H200"; "" when no row tells it.
std::string deviceName(const std::vector<Probe>& probes);

/// By compute capability, or by the name of AMD's chips; "" when no row tells it.
std::string deviceArchitecture(const std::vector<Probe>& probes);

/// "NVIDIA H200" and "NVIDIA H200 SXM", with the same SMs and L2: one model.
bool sameModel(const std::vector<Probe>& probes, const Gpu& base);

/// Faults that no calibration survives, all together: rows of different devices ("calibrate.mixed_devices"), a base of another
/// architecture ("calibrate.other_architecture"), and statements that the probes' own rows exclude
/// ("calibrate.contradiction"): more SMs at work than there are, kernels that draw more than the power limit, tensor cores
/// that run faster than the light clock.
Errors deviceFaults(const std::vector<Probe>& probes, const Gpu* base);

} // namespace tilesight
