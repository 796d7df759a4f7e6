#!/usr/bin/env bash
# Installs what is missing, builds the programs and opens the explorer.
#   app/run.sh                        the GEMM sample
#   app/run.sh PLAN.json [options]    any arguments of tilesight-explorer
# Without a display it writes report.pdf and screenshot.png of the plan instead.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
build=$top/build/release
source "$top/app/packages.sh"
export LC_ALL=C.UTF-8

install_packages "${runPackages[@]}"
cmake -S "$top" -B "$build" -G Ninja --log-level=WARNING \
    -DCMAKE_BUILD_TYPE=Release -DTILESIGHT_TESTS=OFF >/dev/null
cmake --build "$build" --target tilesight tilesight-explorer

(($#)) || set -- "$top/samples/gemm_4096_bf16.json"
explorer=$build/app/tilesight-explorer
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    exec "$explorer" "$@"
fi
echo "No display: writing a report and a picture of the window instead."
runtime=$(mktemp -d)
trap 'rm -rf "$runtime"' EXIT
XDG_RUNTIME_DIR=$runtime QT_QPA_PLATFORM=offscreen \
    "$explorer" "$@" --report "$top/report.pdf" --screenshot "$top/screenshot.png"
echo "Report:  $top/report.pdf"
echo "Picture: $top/screenshot.png"
echo "Command line: $build/app/tilesight --help"
