#include "core/hardware/calibrate/derivations.h"

#include "core/hardware/calibrate/bandwidths.h"
#include "core/hardware/calibrate/capacities.h"
#include "core/hardware/calibrate/clocks.h"
#include "core/hardware/calibrate/energies.h"
#include "core/hardware/calibrate/latencies.h"
#include "core/hardware/calibrate/launches.h"
#include "core/hardware/calibrate/limits.h"
#include "core/hardware/calibrate/rates.h"

namespace tilesight {

const std::vector<Derivation>& derivations() {
    static const std::vector<Derivation> all = {
        limitDerivation(),     clockDerivation(),   rateDerivation(),   capacityDerivation(),
        bandwidthDerivation(), latencyDerivation(), launchDerivation(), energyDerivation(),
    };
    return all;
}

} // namespace tilesight
