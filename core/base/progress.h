// How far a long piece of work has come. Called from the threads that work: quickly, and never at the same time.
#pragma once

#include <cstddef>
#include <functional>

namespace tilesight {
using Progress = std::function<void(std::size_t done, std::size_t total)>;
} // namespace tilesight
