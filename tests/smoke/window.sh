#!/usr/bin/env bash
# The real window under a display: it appears, draws something, takes keys (zoom of the graph, undo) and closes with
# exit status 0. Called by tests/run.sh with the build directory, inside Xvfb with a window manager.
set -euo pipefail
build=$1
top=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'kill "$pid" 2>/dev/null || true; rm -rf "$scratch"' EXIT
export XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data TILESIGHT_HWDB=$top/hwdb QT_QPA_PLATFORM=xcb

"$build/app/tilesight-explorer" "$top/samples/gemm_4096_bf16.json" --gpu h200-sxm &
pid=$!

window=
for _ in $(seq 1 150); do # the toolkit also makes a tiny helper window: take the large one
    for candidate in $(xdotool search --pid "$pid" 2>/dev/null || true); do
        width=$(xdotool getwindowgeometry --shell "$candidate" | sed -n 's/^WIDTH=//p')
        ((${width:-0} > 600)) && window=$candidate
    done
    [[ -n $window ]] && break
    kill -0 "$pid" || { echo "the explorer ended before its window appeared"; exit 1; }
    sleep 0.2
done
[[ -n $window ]] || { echo "no window appeared"; exit 1; }
xdotool windowactivate --sync "$window"

colours=0
for _ in $(seq 1 100); do # until the first result is drawn
    import -window "$window" "$scratch/window.png"
    colours=$(identify -format %k "$scratch/window.png")
    ((colours > 60)) && break
    sleep 0.2
done
((colours > 60)) || { echo "the window stays blank: $colours colours"; exit 1; }

xdotool key --window "$window" plus minus ctrl+z
kill -0 "$pid" || { echo "the explorer ended after a few keys"; exit 1; }
xdotool key ctrl+q
for _ in $(seq 1 100); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
done
wait "$pid"
