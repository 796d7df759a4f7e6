// The plan that a command works on: a file, or a template with its inputs.
#pragma once

#include "app/cli/arguments.h"
#include "core/analysis/analyze.h"
#include "core/base/output_files.h"

namespace tilesight::cli {

struct PlanInput {
    TilePlan plan;
    std::string path; ///< "" = from a template
    std::string text; ///< of the file; errors found later are located in it
};

/// Reads the file and applies `--set`, or builds the template from `--set`. Exactly one of both must be
/// named.
Expected<PlanInput> planInput(const std::string& path, const std::string& templateName,
                              const Settings& settings);

/// What a command with a plan, settings and a GPU was given; each part may be faulty.
struct Asked {
    Expected<Settings> settings;
    Expected<Gpu> gpu;
    Expected<PlanInput> input;
    /// Of all parts. A template without the settings that could not be read would only list its inputs as missing.
    Errors errors(const std::string& templateName) const;
    /// Those that were read, for lostFiles().
    std::vector<NamedFile> files() const;
};
Asked askedFor(const std::string& path, const std::string& templateName, const std::vector<std::string>& settings,
               const std::string& gpu);

/// The input as it is, or, where a library's kernel is meant and the settings do not say which of its plans, the plan that
/// the library chooses on this GPU. Errors: those of searchLibrary().
Expected<PlanInput> chosenInput(PlanInput input, const std::string& templateName, const Settings& settings,
                                const Gpu& gpu, const AnalysisOptions& options);

/// analyze(), with the faults of the plan located in its file.
Expected<Analysis> analyzeInput(const PlanInput& input, const Gpu& gpu, const AnalysisOptions& options);

} // namespace tilesight::cli
