#include "app/cli/output.h"

#include "core/base/output_files.h"
#include "core/base/text.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace tilesight::cli {
namespace {

namespace fs = std::filesystem;

/// 0, or the errno that stopped it.
int writeAll(int descriptor, const std::string& text) {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t count = ::write(descriptor, text.data() + written, text.size() - written);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        written += static_cast<std::size_t>(count);
    }
    return 0;
}

int reportFile(const std::string& id, const std::string& path, const std::string& message,
               const std::string& remedy) {
    return report({{id, message, path, {path, 0, 0, {}}, remedy}});
}

/// What to do about a target that cannot be written.
std::string remedyFor(int error, const fs::path& folder) {
    switch (error) {
    case EISDIR:
        return "name a file in it";
    case ENOENT:
        return "create the folder " + folder.string() + " first, or choose another place with -o";
    case ENOSPC:
    case EDQUOT:
        return "make room there, or choose another place with -o";
    case EACCES:
    case EPERM:
        return "check the folder's permissions, or choose another place with -o";
    case ENAMETOOLONG:
        return "choose a shorter name";
    case ELOOP:
        return "the links of the path go round: mend them, or choose another place with -o";
    default:
        return "choose another place with -o";
    }
}

int notWritten(const std::string& path, int error) {
    std::error_code code;
    const fs::path parent = fs::path(path).parent_path(), folder = parent.empty() ? "." : parent;
    if (error == ENOENT && fs::exists(folder, code))
        error = EACCES; // such as /proc, where nobody can create files
    const std::string reason = error == ENOENT   ? "there is no folder " + folder.string()
                               : error == EISDIR ? "it is a directory"
                                                 : std::strerror(error);
    return reportFile("file.not_written", path, "cannot be written: " + reason, remedyFor(error, folder));
}

/// Devices and pipes cannot be replaced, only written to. A named pipe that nobody reads is refused, not waited for.
int writeInPlace(const std::string& text, const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0 && errno == ENXIO)
        return reportFile("file.not_written", path, "is a pipe that no program reads",
                          "start its reader first");
    if (descriptor < 0) return notWritten(path, errno);
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    const int error = writeAll(descriptor, text);
    ::close(descriptor);
    return error == 0 || error == EPIPE ? done : notWritten(path, error);
}

/// Write beside the target, then rename over it.
int replaceFile(const std::string& text, const std::string& path, const fs::path& target, mode_t mode) {
    std::string temporary = (target.parent_path() / ("." + target.filename().string() + ".XXXXXX")).string();
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) return notWritten(path, errno);
    int error = writeAll(descriptor, text);
    if (error == 0 && ::fchmod(descriptor, mode) != 0) error = errno;
    if (error == 0 && ::fsync(descriptor) != 0) error = errno;
    if (::close(descriptor) != 0 && error == 0) error = errno;
    if (error == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) error = errno;
    if (error == 0) return done;
    ::unlink(temporary.c_str());
    return notWritten(path, error);
}

mode_t modeForNewFiles() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

} // namespace

void writeMessage(const std::string& text) {
    std::fflush(stdout);
    writeAll(STDERR_FILENO, printable(text));
}

int report(const Errors& errors) {
    writeMessage(toString(errors));
    return unusableInput;
}

int writeText(const std::string& text, const std::string& path) { return writeResult(printable(text), path); }

int writeResult(const std::string& text, const std::string& path) {
    if (path.empty() || path == "-") {
        const int error = writeAll(STDOUT_FILENO, ::isatty(STDOUT_FILENO) ? printable(text) : text);
        return error == 0 || error == EPIPE
                   ? done
                   : reportFile("file.not_written", "standard output",
                                std::string("cannot be written: ") + std::strerror(error),
                                "make room there, or name a file with -o");
    }
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (fs::is_directory(status)) return notWritten(path, EISDIR);
    if (fs::exists(status) && !fs::is_regular_file(status)) return writeInPlace(text, path);
    if (!fs::exists(status)) {
        const std::optional<std::string> target = targetOfLinks(path);
        return target ? replaceFile(text, path, *target, modeForNewFiles()) : notWritten(path, ELOOP);
    }

    constexpr fs::perms anyWrite = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    if ((status.permissions() & anyWrite) == fs::perms::none || ::access(path.c_str(), W_OK) != 0)
        return reportFile("file.read_only", path, "is read-only and was left as it is",
                          "make it writable (chmod u+w) or choose another place with -o");
    return replaceFile(text, path, fs::canonical(path, code), // through links to the file itself
                       static_cast<mode_t>(status.permissions() & fs::perms::mask));
}

int writeHelp(const CLI::App& program, const CLI::Success& request) {
    std::ostringstream out, unused;
    program.exit(request, out, unused);
    return writeText(out.str());
}

} // namespace tilesight::cli
