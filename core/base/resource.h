// The nine independently schedulable pipes of a GPU (paper Eq. 1), in the fixed lane order of every view.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tilesight {

enum class Resource { tensor, cuda, sfu, tmem, smem, l15, l2, dram, network };
inline constexpr std::size_t resourceCount = 9;
inline constexpr std::array<Resource, resourceCount> allResources = {
    Resource::tensor, Resource::cuda, Resource::sfu,  Resource::tmem,   Resource::smem,
    Resource::l15,    Resource::l2,   Resource::dram, Resource::network};

/// u(o), Eq. 1: seconds that one execution of an action occupies each pipe.
struct ResourceVector {
    std::array<double, resourceCount> seconds{};

    double& operator[](Resource r) { return seconds[static_cast<std::size_t>(r)]; }
    double operator[](Resource r) const { return seconds[static_cast<std::size_t>(r)]; }
    ResourceVector& operator+=(const ResourceVector& other) {
        for (std::size_t i = 0; i < resourceCount; ++i) seconds[i] += other.seconds[i];
        return *this;
    }
    friend ResourceVector operator*(double factor, ResourceVector v) {
        for (double& s : v.seconds) s *= factor;
        return v;
    }
    /// The pipe with the largest time; ties go to the first in lane order.
    Resource largest() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < resourceCount; ++i)
            if (seconds[i] > seconds[best]) best = i;
        return static_cast<Resource>(best);
    }
    bool operator==(const ResourceVector&) const = default;
};

/// "tensor", "cuda", ... : the id used in JSON and in theme tables.
std::string_view resourceId(Resource r);
/// "Tensor core", "CUDA core", ... : the name shown to people.
std::string_view resourceName(Resource r);
/// "TC", "CU", "SF", "TM", "SM", "1.5", "L2", "DR", "NE".
std::string_view resourceCode(Resource r);

} // namespace tilesight
