// SHA-256 of a text (FIPS 180-4), to tell inputs apart in reports: the same as `sha256sum` of a file with this content.
#pragma once

#include <string>
#include <string_view>

namespace tilesight {

/// 64 hexadecimal digits.
std::string sha256(std::string_view text);

/// "3f9c 71d2 ... e08a", for a line that is read by people.
std::string briefHash(std::string_view hash);

} // namespace tilesight
