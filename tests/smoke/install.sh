#!/usr/bin/env bash
# What `cmake --install` puts in place works there: both programs run without any environment variable and find the
# shipped GPUs and samples, desktop file, metainfo, MIME type and manual pages are valid, and plans have their type.
# Called by tests/run.sh with the build directory.
set -euo pipefail
build=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/usr
cmake --install "$build" --prefix "$prefix" >/dev/null

unset TILESIGHT_HWDB TILESIGHT_SAMPLES
export HOME=$scratch/home XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data QT_QPA_PLATFORM=offscreen
mkdir -p "$HOME"
cd "$scratch" # away from the sources
fail() {
    echo "$1"
    exit 1
}

shipped=$(find "$prefix/share/tilesight-explorer/hwdb/gpu" -name '*.json' | wc -l)
known=$("$prefix/bin/tilesight" gpus | wc -l)
((shipped > 0 && shipped == known)) || fail "$shipped GPUs are installed, but $known are known"
"$prefix/bin/tilesight" analyze "$prefix/share/tilesight-explorer/samples/gemm_4096_bf16.json" --gpu h200-sxm |
    grep -q 'µs' || fail "the installed command line analyses no sample"

# By its name and through a link, as from a menu or a PATH.
ln -s "$prefix/bin/tilesight-explorer" "$scratch/linked"
for program in "$prefix/bin/tilesight-explorer" "$scratch/linked"; do
    "$program" --report "$scratch/x.pdf" --screenshot "$scratch/x.png" 2>"$scratch/said" ||
        fail "$program: $(cat "$scratch/said")"
    [[ $(head -c 4 "$scratch/x.pdf") == %PDF && -s $scratch/x.png ]] || fail "$program wrote no report or picture"
    [[ ! -s $scratch/said ]] || fail "$program complains: $(cat "$scratch/said")"
    rm "$scratch/x.pdf" "$scratch/x.png"
done

id=org.tilesight.explorer
desktop-file-validate "$prefix/share/applications/$id.desktop"
appstreamcli validate-tree --no-net "$scratch" >"$scratch/said" || fail "$(cat "$scratch/said")"

# The manual pages name every command and option that --help has.
for program in tilesight tilesight-explorer; do
    page=$prefix/share/man/man1/$program.1.gz
    warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ= man --warnings -l "$page" 2>&1 >"$scratch/page")
    [[ -z $warnings ]] || fail "$page: $warnings"
    { "$prefix/bin/$program" --help
      [[ $program == tilesight-explorer ]] || for command in analyze predict validate rank orders calibrate gpus; do
          "$prefix/bin/$program" "$command" --help
      done; } >"$scratch/help"
    options=$(grep -o -- '--[a-z][a-z0-9-]*' "$scratch/help" | sort -u)
    for option in $options; do
        grep -q -- "$option" "$scratch/page" || fail "the manual page of $program lacks $option"
    done
done

# A plan is told from other JSON by its name.
update-mime-database "$prefix/share/mime" 2>/dev/null # says that the folder is not searched
grep -q '60:application/x-tilesight-plan+json:\*.tileplan.json' "$prefix/share/mime/globs2" ||
    fail "the MIME type has no pattern"
