// Command line of tilesight-explorer.
#pragma once

#include "app/explorer/report/report_settings.h"
#include "core/analysis/run_conditions.h"

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

namespace tilesight {

struct ProgramOptions {
    QString plan;       ///< "" = the GEMM sample
    QString gpu;        ///< "" = the one used last, else h200-sxm
    std::optional<RunConditions> conditions; ///< absent = those used last; without a window the default
    QString report;     ///< PDF to write; no window then
    ReportSettings reportSettings;
    QString screenshot; ///< PNG to write; no window then
    QSize size{1600, 1000};
    bool sizeGiven = false;
    QString theme;    ///< "light", "dark", "contrast", "contrast-dark"; "" = as saved
    QString language; ///< "de"; "" = as saved, else the system's
    int textSize = 0; ///< percent, 80 to 175; 0 = as saved
    QString layout; ///< "edit", "analyse", "present"; "" = as saved

    bool headless() const { return !report.isEmpty() || !screenshot.isEmpty(); }
};

struct ParsedOptions {
    ProgramOptions options;
    QString message;  ///< help, version or what is wrong; empty = go on
    int exitCode = 0; ///< 2 when something is wrong
};

/// `arguments` as given to main(). Reads $TILESIGHT_THEME and $TILESIGHT_CONTRAST when --theme is absent.
ParsedOptions parseOptions(const QStringList& arguments);

} // namespace tilesight
