#include "core/base/output_files.h"

#include <filesystem>

namespace tilesight {
namespace {

namespace fs = std::filesystem;

/// Replacing it loses something, or creates it.
bool isFile(const std::string& path) {
    if (path.empty() || path == "-") return false;
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    return !fs::exists(status) || fs::is_regular_file(status);
}

bool sameFile(const std::string& a, const std::string& b) {
    std::error_code none;
    const bool aExists = fs::exists(a, none), bExists = fs::exists(b, none);
    if (aExists != bExists) return false;
    if (aExists) return fs::equivalent(a, b, none);
    const auto place = [&](const std::string& path) {
        const std::optional<std::string> target = targetOfLinks(path);
        return target ? fs::weakly_canonical(*target, none) : fs::path();
    };
    const fs::path first = place(a);
    return !first.empty() && first == place(b);
}

} // namespace

std::optional<std::string> targetOfLinks(const std::string& path) {
    constexpr int mostLinks = 40;
    std::error_code code;
    fs::path at = path;
    for (int i = 0; i < mostLinks; ++i) {
        if (!fs::is_symlink(fs::symlink_status(at, code))) return fs::absolute(at, code).string();
        at = at.parent_path() / fs::read_symlink(at, code); // an absolute target replaces the folder
    }
    return std::nullopt;
}

Errors lostFiles(const std::vector<NamedFile>& inputs, const std::vector<NamedFile>& outputs) {
    Errors errors;
    std::error_code none;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const NamedFile& output = outputs[i];
        if (!isFile(output.path)) continue;
        for (const NamedFile& input : inputs)
            if (isFile(input.path) && fs::exists(input.path, none) && sameFile(input.path, output.path))
                errors.push_back({"output.is_input",
                                  output.name + " names " + input.name + " itself, which would be lost",
                                  output.name,
                                  {output.path, 0, 0, {}},
                                  "write to another file"});
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (isFile(outputs[earlier].path) && sameFile(outputs[earlier].path, output.path))
                errors.push_back({"output.given_twice",
                                  outputs[earlier].name + " and " + output.name +
                                      " name the same file, of which one would be lost",
                                  output.name,
                                  {output.path, 0, 0, {}},
                                  "name two files"});
    }
    return errors;
}

} // namespace tilesight
