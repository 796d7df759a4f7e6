// Plans and small GPUs that the tests of the cache models share.
#pragma once

#include "core/cache/cache_model.h"
#include "core/plan/template_registry.h"

#include <cstdlib>
#include <string>

namespace tilesight::test {

/// A GPU with nothing but what a cache model reads.
inline Gpu smallGpu(int sms, int gpcs, double l2Bytes, int partitions, bool merges = true) {
    Gpu gpu;
    gpu.id = gpu.name = "test";
    gpu.vendor = "NVIDIA";
    gpu.architecture = "test";
    gpu.smCount.value = sms;
    gpu.smsPerTpc.value = 1;
    gpu.gpcCount.value = gpcs;
    gpu.l2Bytes.value = l2Bytes;
    gpu.l2Partitions.value = partitions;
    gpu.l2EffectiveBytes.value = l2Bytes / partitions;
    gpu.l2Ways.value = 16;
    gpu.l15GroupSms.value = 2;
    gpu.l15BytesPerGroup.value = merges ? 65536 : 0;
    return gpu;
}

inline TilePlan gemmPlan(long m, long n, long k, int bm, int bn, int bk, int group,
                         const std::string& variant) {
    const auto text = [](long value) { return std::to_string(value); };
    return *makePlan("gemm", {{"M", text(m)},
                              {"N", text(n)},
                              {"K", text(k)},
                              {"BM", text(bm)},
                              {"BN", text(bn)},
                              {"BK", text(bk)},
                              {"group_m", text(group)},
                              {"variant", variant},
                              {"stages", "3"},
                              {"warps", "4"}});
}

inline ResolvedPlan resolvedGemm(long m, long n, long k, int bm, int bn, int bk, int group,
                                 const std::string& variant = "tma_persistent") {
    return *resolve(gemmPlan(m, n, k, bm, bn, bk, group, variant));
}

/// A memory action of a hand-drawn plan.
inline Action accessAction(const std::string& name, Operation operation, const std::string& tensor,
                           const std::string& loop, std::vector<Expression> index,
                           std::vector<Expression> extent, std::vector<Expression> step = {}) {
    Action action;
    action.name = name;
    action.operation = operation;
    action.loop = loop;
    action.access = TensorAccess{tensor, std::move(index), std::move(extent), std::move(step)};
    return action;
}

inline CacheTraffic traffic(const std::string& model, const ResolvedPlan& plan, const Gpu& gpu,
                            int residents = 1, int slices = 4, double warm = 0, bool tileHits = false) {
    CacheInput input;
    input.plan = &plan;
    input.gpu = &gpu;
    input.residentBlocks = residents;
    input.slices = slices;
    input.preloadedBytes = warm;
    input.wantTileHits = tileHits;
    return *cacheModelKind(model)->evaluate(input, {});
}

} // namespace tilesight::test
