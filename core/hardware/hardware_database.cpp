#include "core/base/file.h"
#include "core/base/json_positions.h"
#include "core/base/text.h"
#include "core/hardware/gpu.h"
#include "core/hardware/user_hardware.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>

namespace tilesight {
namespace fs = std::filesystem;
namespace {
constexpr std::uintmax_t maxFileBytes = 1 << 20; // a GPU file has about 30 KiB

std::string normalised(std::string id) {
    for (char& c : id) {
        if (c == '_') c = '-';
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return id;
}

/// The *.json files of `directory`/gpu, sorted by name; none when it does not exist.
std::vector<fs::path> gpuFiles(const std::string& directory) {
    std::vector<fs::path> files;
    std::error_code fault;
    fs::directory_iterator entry(fs::path(directory) / "gpu", fault), end;
    while (!fault && entry != end) {
        if (entry->path().extension() == ".json") files.push_back(entry->path());
        entry.increment(fault);
    }
    std::sort(files.begin(), files.end());
    return files;
}

Expected<Gpu> readGpu(const std::string& file) {
    const Expected<std::string> text = readTextFile(file, maxFileBytes);
    if (!text) return text.errors();
    return gpuFromJson(*text, file);
}

/// A second file of one folder with the id of `other`.
Error duplicate(const std::string& id, const std::string& file, const std::string& other) {
    Errors errors = {{"gpu.duplicate_id",
                      "id \"" + id + "\" is also that of " + other + " in the same folder, which is used",
                      id,
                      {file, 0, 0, "/id"},
                      "give one of the two another id, or remove it"}};
    if (const Expected<std::string> text = readTextFile(file, maxFileBytes)) locateJson(errors, *text, file);
    return errors.front();
}

/// "did you mean ...": all ids that hold what was typed, or else the nearest.
std::string suggestion(const std::string& wanted, const std::vector<std::string>& known) {
    constexpr std::size_t shortest = 2, most = 5;
    std::vector<std::string> names;
    if (wanted.size() >= shortest)
        for (const std::string& id : known)
            if (id.find(wanted) != std::string::npos) names.push_back(id);
    if (names.empty() || names.size() > most) {
        const std::string near = wanted.empty() ? "" : nearestName(wanted, known);
        names = near.empty() ? std::vector<std::string>{} : std::vector{near};
    }
    if (names.empty()) return "list them with: tilesight gpus";
    for (std::string& name : names)
        name = "\"" + name + "\"";
    return "did you mean " + listed(names, " or ") + "?";
}
} // namespace

HardwareDatabase HardwareDatabase::load(const std::vector<std::string>& directories) {
    HardwareDatabase database;
    std::map<std::string, Gpu> byId;
    std::set<std::string> seen;
    for (const std::string& directory : directories) {
        if (directory.empty() || !seen.insert(directory).second) continue;
        std::map<std::string, std::string> files; // of this folder: by id
        for (const fs::path& path : gpuFiles(directory)) {
            const Expected<Gpu> gpu = readGpu(path.string());
            if (!gpu) {
                database.m_errors.insert(database.m_errors.end(), gpu.errors().begin(), gpu.errors().end());
                continue;
            }
            const auto [first, isNew] = files.emplace(gpu->id, path.filename().string());
            if (isNew)
                byId.insert_or_assign(gpu->id, *gpu);
            else
                database.m_errors.push_back(duplicate(gpu->id, path.string(), first->second));
        }
    }
    for (auto& [id, gpu] : byId)
        database.m_gpus.push_back(std::move(gpu));
    return database;
}

Expected<Gpu> HardwareDatabase::find(const std::string& id) const {
    if (fs::path(id).extension() == ".json") return readGpu(id);
    const std::string wanted = normalised(id);
    std::vector<std::string> known;
    for (const Gpu& gpu : m_gpus) {
        if (gpu.id == wanted) return gpu;
        known.push_back(gpu.id);
    }
    return Error{"gpu.unknown",
                 "GPU \"" + shortened(id) + "\" is not among the " + std::to_string(known.size()) +
                     " known ones",
                 id,
                 {},
                 suggestion(wanted, known)};
}

std::string userHardwareDirectory() {
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value ? value : "");
    };
    fs::path data = variable("XDG_DATA_HOME");
    if (data.empty()) {
        const std::string home = variable("HOME");
        if (home.empty()) return {};
        data = fs::path(home) / ".local" / "share";
    }
    return (data / "tilesight-explorer" / "hwdb").lexically_normal().string();
}

std::vector<std::string> hardwareDirectories(const std::string& programDirectory) {
    std::vector<std::string> directories;
    const auto add = [&](const fs::path& path) {
        const std::string text = path.lexically_normal().string();
        if (std::find(directories.begin(), directories.end(), text) == directories.end())
            directories.push_back(text);
    };
    const auto holdsGpus = [](const fs::path& path) {
        std::error_code fault;
        return fs::is_directory(path / "gpu", fault);
    };
    // Installed beside the program, or else in the source tree that the program was built in.
    const fs::path installed =
        (fs::path(programDirectory) / ".." / "share" / "tilesight-explorer" / "hwdb").lexically_normal();
    if (holdsGpus(installed))
        add(installed);
    else {
        for (fs::path above = fs::path(programDirectory).lexically_normal();; above = above.parent_path()) {
            if (holdsGpus(above / "hwdb")) {
                add(above / "hwdb");
                break;
            }
            if (!above.has_relative_path()) break;
        }
    }
    if (const std::string own = userHardwareDirectory(); !own.empty()) add(own);
    if (const char* given = std::getenv("TILESIGHT_HWDB"); given && *given) add(given); // has the last word
    return directories;
}

} // namespace tilesight
