#!/usr/bin/env bash
# A plan that was edited survives kill -9: the next start offers the copy, and Recover brings back name and edit. So does
# one that was put aside for a lesson.
# The edit is made by keys alone: another window's plan is copied as text and pasted over.
# Called by tests/run.sh with the build directory, inside Xvfb with a window manager.
set -euo pipefail
build=$1
top=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
pids=()
trap 'for pid in "${pids[@]}"; do kill -9 "$pid" 2>/dev/null || true; done; rm -rf "$scratch"' EXIT
export XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data TILESIGHT_HWDB=$top/hwdb QT_QPA_PLATFORM=xcb
export TILESIGHT_AUTOSAVE_SECONDS=1
cp "$top/samples/gemm_4096_bf16.json" "$scratch/mine.json"
fail() {
    echo "$1"
    exit 1
}

# Starts the explorer and waits for its window: sets `pid` and `window`.
start() {
    "$build/app/tilesight-explorer" "$@" --gpu h200-sxm --theme light --layout edit --size 1400x900 &
    pid=$!
    pids+=("$pid")
    window=
    for _ in $(seq 1 150); do
        for candidate in $(xdotool search --pid "$pid" 2>/dev/null || true); do
            width=$(xdotool getwindowgeometry --shell "$candidate" | sed -n 's/^WIDTH=//p')
            ((${width:-0} > 600)) && window=$candidate
        done
        [[ -n $window ]] && break
        kill -0 "$pid" || fail "the explorer ended before its window appeared"
        sleep 0.2
    done
    [[ -n $window ]] || fail "no window appeared"
    for _ in $(seq 1 50); do
        timeout 5 xdotool windowactivate --sync "$window" 2>/dev/null && break
        sleep 0.2
    done
}
await() { # a condition, for at most 20 s
    for _ in $(seq 1 100); do
        "$@" && return
        sleep 0.2
    done
    fail "never came true: $*; title: $(xdotool getwindowname "$window")"
}
title_is() { [[ $(xdotool getwindowname "$window") == $1 ]]; }
copies() { find "$scratch/data" -name '*.recovery.json' | grep -q .; }
# The bar of questions is the only thing in this tint; its filled button stands in the accent colour.
question() {
    import -window "$window" "$scratch/window.png" 2>/dev/null || return 1
    button=$(convert "$scratch/window.png" -crop 500x80+900+130 +repage -fill black +opaque '#4F46C8' -fill white \
        -opaque '#4F46C8' -morphology Erode rectangle:9x5 txt:- | sed -n 's/^\([0-9]*\),\([0-9]*\): .*white.*/\1 \2/p' | head -1)
    [[ -n $button ]] && (($(convert "$scratch/window.png" -fill black +opaque '#FFF4D6' -fill white -opaque '#FFF4D6' \
        -format '%[fx:round(mean*w*h)]' info:) > 10000))
}

start "$top/samples/softmax_4096.json"
await title_is 'softmax_4096.json - *'
xdotool key --clearmodifiers ctrl+shift+c
start "$scratch/mine.json"
await title_is 'mine.json - *'
await_edit() { xdotool key --clearmodifiers ctrl+shift+v; title_is 'mine.json\* - *'; }
await await_edit
await copies
die() {
    kill -9 "$pid"
    wait "$pid" 2>/dev/null || true
    copies || fail "the copy went with the program"
    cmp -s "$top/samples/gemm_4096_bf16.json" "$scratch/mine.json" || fail "the file itself was touched"
}
recover() {
    start
    await question
    read -r x y <<<"$button"
    xdotool mousemove --sync --window "$window" $((900 + x)) $((130 + y)) click 1
    await title_is 'mine.json\* - *'
}
die
recover
await copies
xdotool key --clearmodifiers ctrl+shift+p
xdotool type --delay 50 'hide the latency'
xdotool key Return
await title_is 'GEMM 4096 bf16 - *'
die
recover
xdotool key --clearmodifiers ctrl+s
await title_is 'mine.json - *'
grep -q -i softmax "$scratch/mine.json" || fail "the recovered plan lacks the edit"
! copies || fail "copies are left after saving"
