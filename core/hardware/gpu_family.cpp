#include "core/hardware/gpu_family.h"

#include <vector>

namespace tilesight {
namespace {
// L2 per SM and clock: V100 2.45 TB/s / 80 / 1.53 GHz; A100 5.4 TB/s / 108 / 1.41; H200 10.2 / 132 / 1.98;
// B200 20.5 / 148 / 1.965; L40 5.2 / 142 / 2.49; RTX PRO 6000 7.6 / 188 / 2.43; MI210 4.8 / 104 / 1.7;
// MI300X 26.8 / 304 / 2.1. One SM: 0.18 TB/s on H200 = 91 B a clock, 64 B a clock (the nominal port)
// elsewhere. Tile load = pointer chase x 1.5 (L2) or x 1.9 (DRAM), the ratio found on H200: 0.145 -> 0.22 us,
// 0.35 -> 0.68 us.
const std::vector<GpuFamily>& families() {
    // clang-format off
    static const std::vector<GpuFamily> rows = {
        // architecture, origin, warp, blocks, register and shared unit, TPC, CPC, GPC,
        //     FMA, ALU, SFU, issue, SMEM, mma.sync, efficiency,
        //     L2 all, L2 one, partitions, copies, L1.5 group, bytes, rate, SMEM clk, L2 clk, DRAM s
        {"hopper", "H200 SXM", 32, 32, 256, 128, 2, 6, 16.5,
            128, 64, 16, 128, 128, 0.577, 0.975,
            39.0, 91, 2, true, 8, 184320, 48.8, 29, 436, 0.68e-6},
        {"volta", "V100 SXM2", 32, 32, 256, 256, 2, 2, 14,
            64, 64, 16, 128, 128, 1, 0.92,
            20.0, 64, 1, false, 2, 0, 0, 23, 326, 0.61e-6},
        {"ampere", "A100 SXM4", 32, 32, 256, 128, 2, 2, 15.5,
            64, 64, 16, 128, 128, 1, 0.958,
            35.6, 64, 2, true, 2, 0, 0, 29, 320, 0.78e-6},
        {"ada", "L40", 32, 24, 256, 128, 2, 2, 12,
            128, 64, 16, 128, 128, 1, 0.925,
            14.8, 64, 1, false, 2, 0, 0, 30, 418, 0.49e-6},
        {"blackwell", "B200", 32, 32, 256, 128, 2, 8, 18.5,
            128, 64, 16, 128, 128, 0.289, 0.971,
            70.7, 91, 2, true, 8, 194560, 77.2, 29, 436, 0.72e-6},
        {"blackwell_rtx", "RTX PRO 6000", 32, 24, 256, 128, 2, 2, 16,
            128, 64, 16, 128, 128, 1, 0.925,
            16.6, 64, 1, false, 2, 0, 0, 30, 418, 0.49e-6},
        {"cdna2", "MI210", 64, 32, 512, 512, 1, 1, 104,
            128, 64, 16, 128, 128, 1, 0.923,
            27.1, 64, 1, true, 1, 0, 0, 48, 380, 0.73e-6},
        {"cdna3", "MI300X", 64, 32, 512, 512, 1, 1, 38,
            128, 64, 16, 128, 128, 1, 0.923,
            42.0, 64, 8, true, 1, 0, 0, 51, 324, 0.82e-6},
        {"cdna4", "MI300X", 64, 32, 512, 512, 1, 1, 32,
            128, 64, 16, 128, 128, 1, 0.923,
            42.0, 64, 8, true, 1, 0, 0, 51, 324, 0.82e-6},
    };
    // clang-format on
    return rows;
}
} // namespace

const GpuFamily& gpuFamily(const std::string& architecture) {
    for (const GpuFamily& family : families())
        if (family.architecture == architecture) return family;
    return families().front();
}

std::vector<std::string> gpuArchitectures() {
    std::vector<std::string> names;
    for (const GpuFamily& family : families())
        names.push_back(family.architecture);
    return names;
}

} // namespace tilesight
