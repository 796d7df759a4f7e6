// --report and --screenshot: no window on any screen, same pictures and numbers as in the window.
#pragma once

#include "app/explorer/program_options.h"
#include "app/explorer/workspace.h"

namespace tilesight {

class MainWindow;

/// Waits until every pass has been delivered, then writes. Faults go to standard error; returns the exit
/// code, 0 or 2. `window` is grabbed for the screenshot and may be null without one.
int runHeadless(const ProgramOptions& options, Workspace& workspace, MainWindow* window);

} // namespace tilesight
