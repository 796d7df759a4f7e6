#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test. The last line is "N passed, N failed";
# the exit status is 0 only when something passed and nothing failed.
#   tests/run.sh [ctest options]      e.g. tests/run.sh -R tst_cli
# Counted: every test function of the Qt Test programs, and every script of tests/smoke (run under Xvfb and openbox,
# first argument: the build directory). A program that crashes, hangs or does not build counts as failed.
set -uo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
build=$top/build/test
source "$top/app/packages.sh"
export LC_ALL=C.UTF-8

give_up() { # nothing could be run
    echo "$1" >&2
    echo "0 passed, 1 failed"
    exit 1
}

install_packages "${runPackages[@]}" "${testPackages[@]}" || give_up "The set-up failed."

# Lightly optimised, with asserts, without debug information: the quickest to build and run that still checks itself.
cmake -S "$top" -B "$build" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -DTILESIGHT_TESTS=ON -DTILESIGHT_BENCH=ON >/dev/null ||
    give_up "The build could not be configured."
cmake --build "$build" -- -k 0
buildStatus=$?

# Tests see no settings or hardware files of the user.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -m 700 "$scratch/runtime" "$scratch/config" "$scratch/data"
export XDG_RUNTIME_DIR=$scratch/runtime XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data

log=$build/Testing/Temporary/LastTest.log
rm -f "$log"
ctest --test-dir "$build" --parallel 2 --output-on-failure --no-tests=error "$@"
touch "$log"
read -r passed failed < <(awk -f "$top/tests/sum_totals.awk" "$log")
((buildStatus != 0 && failed == 0)) && failed=1

for script in "$top"/tests/smoke/*.sh; do
    [[ -e $script && $# -eq 0 ]] || continue
    if timeout --kill-after=10 180 xvfb-run -a --server-args="-screen 0 1600x1000x24" \
        bash -c 'openbox & exec bash "$1" "$2"' smoke "$script" "$build" >"$scratch/smoke.log" 2>&1; then
        echo "PASS   : smoke/$(basename "$script")"
        passed=$((passed + 1))
    else
        cat "$scratch/smoke.log"
        echo "FAIL!  : smoke/$(basename "$script")"
        failed=$((failed + 1))
    fi
done

((passed + failed > 0)) || failed=1
echo "$passed passed, $failed failed"
((failed == 0))
