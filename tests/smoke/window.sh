#!/usr/bin/env bash
# The real window under a display: it appears, draws something, an edge of the tile can be dragged and the drag undone,
# and it closes with exit status 0. Called by tests/run.sh with the build directory, inside Xvfb with a window manager.
set -euo pipefail
build=$1
top=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'kill "$pid" 2>/dev/null || true; rm -rf "$scratch"' EXIT
export XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data TILESIGHT_HWDB=$top/hwdb QT_QPA_PLATFORM=xcb

"$build/app/tilesight-explorer" "$top/samples/gemm_4096_bf16.json" --gpu h200-sxm --theme light --layout edit \
    --size 1600x960 &
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
for _ in $(seq 1 50); do # the window manager may still be starting
    timeout 5 xdotool windowactivate --sync "$window" 2>/dev/null && break
    sleep 0.2
done

colours=0
for _ in $(seq 1 100); do # until the first result is drawn
    import -window "$window" "$scratch/window.png" 2>/dev/null || { sleep 0.2; continue; } # not mapped yet
    colours=$(identify -format %k "$scratch/window.png")
    ((colours > 60)) && break
    sleep 0.2
done
((colours > 60)) || { echo "the window stays blank: $colours colours"; exit 1; }

# Title "gemm_4096_bf16.json* - ..." = modified. Waits until it is as wanted: "modified" or "clean".
await_title() {
    for _ in $(seq 1 100); do
        local state=clean
        [[ $(xdotool getwindowname "$window") == *'*'* ]] && state=modified
        [[ $state == "$1" ]] && return
        sleep 0.1
    done
    echo "the title never became $1: $(xdotool getwindowname "$window")"
    exit 1
}

# The grips of the tile picture are the only upright bars in the accent colour, 4 px wide or more. The rightmost one
# changes the tile's columns. The picture is right of the plan, in the upper half.
grip() {
    import -window "$window" "$scratch/grips.png" || return 0
    convert "$scratch/grips.png" -crop 340x420+900+160 +repage \
        -fill black +opaque '#4F46C8' -fill white -opaque '#4F46C8' -morphology Erode rectangle:3x13 txt:- |
        sed -n 's/^\([0-9]*\),\([0-9]*\): .*white.*/\1 \2/p' | sort -n | tail -1
}
await_title clean
place= before=
for _ in $(seq 1 50); do # until it is there and stays there
    place=$(grip) || true
    [[ -n $place && $place == "$before" ]] && break
    before=$place
    sleep 0.2
done
[[ -n $place ]] || { echo "no grip of the tile was found"; exit 1; }
read -r x y <<<"$place"
x=$((900 + x)) y=$((160 + y))
# Places within the window: what getwindowgeometry says of a window's place on the screen counts the frame twice.
pointer() { xdotool mousemove --sync --window "$window" "$@"; }
pointer "$x" "$y"
xdotool mousedown 1
for step in 1 2 3 4 5 6 7 8; do
    pointer $((x - 9 * step)) "$y"
done
xdotool mouseup 1 # until here the drag is a preview
await_title modified
xdotool key ctrl+z
await_title clean
kill -0 "$pid" || { echo "the explorer ended after the drag"; exit 1; }
xdotool key ctrl+q
for _ in $(seq 1 100); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
done
wait "$pid"
