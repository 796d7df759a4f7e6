// Hit probability at any distance of one cache, each whole distance computed once.
#pragma once

#include <vector>

namespace tilesight {

class HitTable {
public:
    using Probability = double (*)(double distance, double ways, double capacity);
    /// `blockBytes`: the size of a block in which distance and capacity are counted.
    HitTable(Probability probability, double ways, double capacityBytes, double blockBytes);
    double at(double distanceBytes);

private:
    double whole(std::size_t distance);
    Probability m_probability;
    double m_ways, m_capacity, m_blockBytes, m_end; ///< from m_end blocks on nothing hits
    std::vector<double> m_known;                    ///< -1 = not computed yet
};

} // namespace tilesight
