#include "core/base/file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace tilesight {
namespace {
Error fileError(std::string id, const std::string& path, std::string message, std::string remedy = {}) {
    return {std::move(id), std::move(message), path, {path, 0, 0, {}}, std::move(remedy)};
}
} // namespace

Expected<std::string> readTextFile(const std::string& path, std::uintmax_t maximumBytes) {
    std::error_code code;
    const std::filesystem::file_status status = std::filesystem::status(path, code);
    if (!std::filesystem::exists(status)) {
        if (code && code != std::errc::no_such_file_or_directory && code != std::errc::not_a_directory)
            return fileError("file.unreadable", path, "cannot be read: " + code.message());
        return fileError("file.missing", path, "no such file", "check the path");
    }
    if (std::filesystem::is_directory(status))
        return fileError("file.is_directory", path, "is a directory, not a file", "name a file in it");

    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return fileError("file.unreadable", path, std::string("cannot be read: ") + std::strerror(errno));
    std::string text; // read in pieces: pipes and devices tell no size
    std::array<char, 1 << 16> piece;
    while (stream.read(piece.data(), piece.size()), stream.gcount() > 0) {
        text.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > maximumBytes)
            return fileError("file.too_large", path,
                             "is larger than " + std::to_string(maximumBytes >> 20) +
                                 " MiB, the most that is read",
                             "split the file");
    }
    if (stream.bad()) return fileError("file.unreadable", path, "reading failed before the end");
    return text;
}

} // namespace tilesight
