// Cooperative cancellation: long loops of the engine poll the token and return early with error "engine.stopped".
#pragma once

#include <stop_token>

namespace tilesight {
using StopToken = std::stop_token;
using StopSource = std::stop_source;
} // namespace tilesight
