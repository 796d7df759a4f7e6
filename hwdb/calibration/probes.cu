// Runs every group of probes in a process of its own, so that a fault or a hang in one leaves the others alone.
//   probes PROBES.csv [group ...]
#include "harness.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

struct Group {
    const char* name;
    const char* probe; ///< stands in the row that says why the group ended early
    void (*run)();
};
constexpr Group groups[] = {
    {"device", "device", probeDevice},          {"clocks", "clock", probeClocks},
    {"streams", "stream", probeStreams},        {"sets", "read_bandwidth", probeWorkingSets},
    {"sms", "active_sms", probeActiveSms},      {"chase", "chase", probeChase},
    {"bulk", "bulk_copy", probeBulkCopies},     {"rates", "rate", probeRates},
    {"launches", "launch", probeLaunches},      {"power", "power", probePower},
};
constexpr unsigned secondsPerGroup = 100;

int table = -1;
const Group* current = nullptr;
volatile std::sig_atomic_t stopped = 0;

std::string field(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? '\'' : c == '\n' || c == '\r' ? ' ' : c;
    return text.find_first_of(",\"\n\r") == std::string::npos ? text : quoted + "\"";
}
std::string number(double value) {
    if (value < 0) return "";
    char text[40];
    std::snprintf(text, sizeof text, "%.9g", value);
    return text;
}
void writeRow(const Row& row, const std::string& value, const std::string& unit, const std::string& note) {
    const std::string line = row.probe + "," + row.variant + "," + number(row.sms) + "," + number(row.setBytes) + "," +
                             number(row.inFlightBytes) + "," + number(row.count) + "," + value + "," + unit + "," +
                             field(note) + "\n";
    if (write(table, line.data(), line.size()) != static_cast<ssize_t>(line.size())) _exit(3);
}

/// Runs one group in a child; says in the table how it ended if it did not end well.
void runGroup(const Group& group) {
    std::fprintf(stderr, "%s ...\n", group.name);
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGINT, SIG_DFL);
        std::signal(SIGTERM, SIG_DFL);
        alarm(secondsPerGroup);
        current = &group;
        group.run();
        _exit(0);
    }
    int status = 0;
    while (child > 0 && waitpid(child, &status, 0) < 0) {
    }
    const Row row{group.probe, group.name};
    if (child < 0)
        writeReason(row, "no process could be started");
    else if (stopped)
        writeReason(row, "stopped by the user");
    else if (WIFSIGNALED(status))
        writeReason(row, WTERMSIG(status) == SIGALRM ? "took longer than its time" : "ended by a signal");
    else if (WEXITSTATUS(status) == 3)
        std::fprintf(stderr, "the table cannot be written\n");
}

} // namespace

void writeValue(const Row& row, double value, const char* unit, const std::string& note) {
    if (value >= 0 && value < 1e300)
        writeRow(row, number(value), unit, note);
    else
        writeReason(row, "gave no number");
}
void writeReason(const Row& row, const std::string& reason) { writeRow(row, "", "", reason); }

void stopGroup(const std::string& reason) {
    writeReason({current->probe, current->name}, reason);
    _exit(0);
}
void check(gpuError_t code, const char* what) {
    if (code != gpuSuccess) stopGroup(std::string(what) + ": " + gpuGetErrorString(code));
}

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: probes PROBES.csv [group ...]\n");
        return 2;
    }
    table = open(argv[1], O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0666);
    if (table < 0) {
        std::perror(argv[1]);
        return 2;
    }
    const char header[] = "probe,case,sms,set_bytes,in_flight_bytes,count,value,unit,note\n";
    if (write(table, header, sizeof header - 1) != sizeof header - 1) return 2;
    const auto stop = [](int) { stopped = 1; };
    std::signal(SIGINT, stop);
    std::signal(SIGTERM, stop);
    for (const Group& group : groups) {
        const bool wanted = argc == 2 || std::any_of(argv + 2, argv + argc, [&](const char* name) {
                                return std::strcmp(name, group.name) == 0;
                            });
        if (!wanted) continue;
        if (stopped)
            writeReason({group.probe, group.name}, "stopped by the user");
        else
            runGroup(group);
    }
    return stopped ? 130 : 0;
}
