#include "core/base/file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace tilesight {
namespace {

namespace fs = std::filesystem;

Error fileError(std::string id, const std::string& path, std::string message, std::string remedy) {
    return {std::move(id), std::move(message), path, {path, 0, 0, {}}, std::move(remedy)};
}

Error unreadable(const std::string& path, int reason) {
    return fileError("file.unreadable", path, std::string("cannot be read: ") + std::strerror(reason),
                     reason == EACCES || reason == EPERM ? "check the permissions of the file and its folders"
                                                         : "check the path, or take a copy of the file");
}

/// "" = reading comes to an end.
std::string endlessKind(const std::string& path, fs::file_type type) {
    switch (type) {
    case fs::file_type::fifo: {
        const bool opened =
            path == "/dev/stdin" || path.starts_with("/dev/fd/") || path.starts_with("/proc/self/fd/");
        return opened ? "" : "a pipe";
    }
    case fs::file_type::character:
    case fs::file_type::block:
        return "a device";
    case fs::file_type::socket:
        return "a socket";
    default:
        return "";
    }
}

} // namespace

Expected<std::string> readTextFile(const std::string& path, std::uintmax_t maximumBytes) {
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status)) {
        if (code && code != std::errc::no_such_file_or_directory && code != std::errc::not_a_directory)
            return unreadable(path, code.value());
        return fileError("file.missing", path, "no such file",
                         path == "-" ? "/dev/stdin reads standard input" : "check the path");
    }
    if (fs::is_directory(status))
        return fileError("file.is_directory", path, "is a directory, not a file", "name a file in it");
    if (const std::string kind = endlessKind(path, status.type()); !kind.empty())
        return fileError("file.not_regular", path, "is " + kind + ", not a file",
                         "write its content into a file and name that");

    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return unreadable(path, errno);
    std::string text; // read in pieces: pipes tell no size
    std::array<char, 1 << 16> piece;
    while (stream.read(piece.data(), piece.size()), stream.gcount() > 0) {
        text.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > maximumBytes)
            return fileError("file.too_large", path,
                             "is larger than " + std::to_string(maximumBytes >> 20) +
                                 " MiB, the most that is read",
                             "check that it is the right one, or split it");
    }
    if (stream.bad()) return unreadable(path, errno ? errno : EIO);
    return text;
}

} // namespace tilesight
