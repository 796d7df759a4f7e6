#include "app/cli/output.h"

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

int notWritten(const std::string& path, int error) {
    return reportFile("file.not_written", path, std::string("cannot be written: ") + std::strerror(error),
                      "choose another place with -o");
}

/// Devices and pipes cannot be replaced, only written to.
int writeInPlace(const std::string& text, const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return notWritten(path, errno);
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
    writeAll(STDERR_FILENO, text);
}

int report(const Errors& errors) {
    writeMessage(toString(errors));
    return unusableInput;
}

int writeResult(const std::string& text, const std::string& path) {
    if (path.empty() || path == "-") {
        const int error = writeAll(STDOUT_FILENO, text);
        return error == 0 || error == EPIPE ? done : notWritten("standard output", error);
    }
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (fs::is_directory(status)) return notWritten(path, EISDIR);
    if (fs::exists(status) && !fs::is_regular_file(status)) return writeInPlace(text, path);
    if (!fs::exists(status)) return replaceFile(text, path, fs::absolute(path, code), modeForNewFiles());

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
    return writeResult(out.str());
}

int reportUsage(const CLI::App& program, const CLI::ParseError& error) {
    const CLI::App* command = &program;
    if (!program.get_subcommands().empty()) command = program.get_subcommands().front();
    const std::string name = command == &program ? "tilesight" : "tilesight " + command->get_name();
    writeMessage(std::string(error.what()) + " (`" + name +
                 " --help` shows what is possible) [option.usage]\n");
    return unusableInput;
}

} // namespace tilesight::cli
