// Subcommands of `tilesight`. One subcommand = one file and one line in main.cpp.
#pragma once

#include <CLI/App.hpp>

#include <functional>

namespace tilesight::cli {

/// Exit codes that scripts rely on.
enum ExitCode { done = 0, checkFailed = 1, unusableInput = 2 };

/// What the chosen subcommand does after all options were read; returns the exit code.
using Run = std::function<int()>;

// Each adds its subcommand and options to `program`; when the user chose it, `run` is set.
void addAnalyze(CLI::App& program, Run& run);
void addAdvise(CLI::App& program, Run& run);
void addPredict(CLI::App& program, Run& run);
void addValidate(CLI::App& program, Run& run);
void addRank(CLI::App& program, Run& run);
void addSweep(CLI::App& program, Run& run);
void addOrders(CLI::App& program, Run& run);
void addImport(CLI::App& program, Run& run);
void addCalibrate(CLI::App& program, Run& run);
void addGpus(CLI::App& program, Run& run);
void addTopologies(CLI::App& program, Run& run);
void addTemplates(CLI::App& program, Run& run);

} // namespace tilesight::cli
