#!/usr/bin/env bash
# Writes the tables of core/ACCURACY.md anew, between its two marks. One command:
#   bash tests/accuracy.sh FOLDER_OF_MEASUREMENTS [BUILD_DIRECTORY]
# PUBLIC=FOLDER bash tests/accuracy.sh ...  also writes what other GPUs and libraries were measured to do, from that folder
# (gemm_library, gemm_tiles_amd, attention_prefill, attention_decode, mla); without it their rows stay as they are.
# The folder holds the CSV files named below; a file that is not there is left out.
set -euo pipefail
tables=$1
top=$(cd "$(dirname "$0")/.." && pwd)
tilesight=${2:-$top/build/dev}/app/tilesight
page=$top/core/ACCURACY.md
export TILESIGHT_HWDB=$top/hwdb LC_ALL=C.UTF-8
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

validate() { "$tilesight" validate "$@" --gpu h200-sxm 2>/dev/null; }
without() { # a table without these columns
    awk -F, -v drop=",$1," 'NR == 1 { for (i = 1; i <= NF; ++i) if (!index(drop, "," $i ",")) keep[++n] = i }
        { for (i = 1; i <= n; ++i) printf "%s%s", $keep[i], i < n ? "," : "\n" }' "$2"
}
times() { # title, then arguments of validate
    local title=$1
    shift
    validate "$@" | awk -v title="$title" '$1 == "all" {
        printf "| %s | %s | %.1f | %.1f | %+.1f | %.1f | %s | %s |\n", title, $2, $3, $4, $5, $6, $8, $9; exit }'
}
templates() {
    validate "$1" --by template | awk '/^template=/ {
        printf "| %s | %s | %.1f | %.1f | %+.1f | %.1f |\n", substr($1, 10), $2, $3, $4, $5, $6 }'
}
counters() { # title, table
    validate "$2" | awk -v title="$1" '
        /^L2 hit rate/ { hit = $6 } /^absorbed before L2/ { absorbed = $6 }
        /^DRAM read bytes/ { dram = $6; middle = $7; rows = $5 }
        END { if (rows) printf "| %s | %s | %.1f | %.1f | %.1f | %.1f |\n", title, rows, hit, absorbed, middle, dram }'
}
library() { # title, then arguments of validate
    local title=$1
    shift
    "$tilesight" validate "$@" --template gemm_library 2>/dev/null | awk -v title="$title" '
        $1 == "all" || $1 ~ /^(gpu|m)=/ {
            printf "| %s | %s | %.1f | %.1f | %+.1f | %.1f |\n", $1 == "all" ? title : title ", " $1, $2, $3, $4, $5, $6 }'
}
public() { # title, then arguments of validate: the whole table, then each group
    local title=$1
    shift
    "$tilesight" validate "$@" 2>/dev/null | awk -v title="$title" '
        $1 == "all" || $1 ~ /^(gpu|type|kernel|kernel_source|kind|kv_cache_dtype)=/ {
            printf "| %s | %s | %.1f | %.1f | %+.1f | %.1f |\n", $1 == "all" ? title : title ", " $1, $2, $3, $4, $5, $6 }'
}
have() { [[ -e $tables/$1.csv ]]; }
kept() { # rows of the page from the line that starts with this to the next empty line or mark
    awk -v head="$1" 'index($0, head) == 1 { on = 1; print ""; } /^$/ || /^<!-- end/ { on = 0 } on' "$page"
}

{
    echo '| times | rows | mean | median | bias | p95 | best pick | best of top 5 % |'
    echo '|---|---|---|---|---|---|---|---|'
    have gemm_tiles && times 'GEMM, 30 shapes x 118 configurations' "$tables/gemm_tiles.csv"
    have gemm_tiles_random && times 'GEMM, 22 random shapes, many ragged or skinny' "$tables/gemm_tiles_random.csv"
    for name in gemm_tiles gemm_tiles_random; do
        have $name || continue
        without regs,spills,smem_bytes "$tables/$name.csv" >"$scratch/$name.csv"
        times "the same, registers and shared memory estimated ($name)" "$scratch/$name.csv"
    done
    have fused_tiles && times 'attention, MLA decode, 4-bit GEMM, elementwise, rows, pooling' "$tables/fused_tiles.csv"
    have memory_sizes && times 'elementwise, rows, pooling from 0.25 MB to 0.5 GB, cold to warm' "$tables/memory_sizes.csv"
    have more_tiles && times 'split-K, FP8, grouped, convolution, decode, transpose, gather ...' "$tables/more_tiles.csv"
    have attention_library && times 'attention of two libraries, tiles chosen as they do' \
        "$tables/attention_library.csv" --template attention_library
    echo
    echo '| kernel template | rows | mean | median | bias | p95 |'
    echo '|---|---|---|---|---|---|'
    for name in fused_tiles memory_sizes more_tiles; do have $name && templates "$tables/$name.csv"; done
    echo
    echo '| counters | rows | L2 hit, points | absorbed before L2, points | DRAM reads, median % | DRAM reads, mean % |'
    echo '|---|---|---|---|---|---|'
    have gemm_counters && counters 'GEMM, 12 shapes' "$tables/gemm_counters.csv"
    have gemm_counters_random && counters 'GEMM, 48 random shapes' "$tables/gemm_counters_random.csv"
    have fused_counters && counters 'attention, MLA, elementwise, rows' "$tables/fused_counters.csv"
    have more_counters && counters 'split-K, FP8, grouped, convolution ...' "$tables/more_counters.csv"
    if [[ -e ${PUBLIC:-}/gemm_library.csv ]]; then
        echo
        echo '| library GEMM, searched | rows | mean | median | bias | p95 |'
        echo '|---|---|---|---|---|---|'
        have gemm_library && library 'H200, own' "$tables/gemm_library.csv" --gpu h200-sxm
        awk -F, '$1 == "l40s" || NR == 1' "$PUBLIC/gemm_library.csv" >"$scratch/l40s.csv"
        awk -F, '$1 != "l40s"' "$PUBLIC/gemm_library.csv" >"$scratch/five.csv"
        library 'five GPUs' "$scratch/five.csv" --by gpu --by m
        library 'l40s' "$scratch/l40s.csv"
    else
        kept '| library GEMM, searched'
    fi
    if [[ -e ${PUBLIC:-}/gemm_tiles_amd.csv ]]; then
        echo
        echo '| hipBLASLt, plan given | rows | mean | median | bias | p95 |'
        echo '|---|---|---|---|---|---|'
        public 'both GPUs' "$PUBLIC/gemm_tiles_amd.csv" --by gpu --by type
    else
        kept '| hipBLASLt, plan given'
    fi
    if [[ -e ${PUBLIC:-}/attention_prefill.csv ]]; then
        echo
        echo '| attention of serving engines | rows | mean | median | bias | p95 |'
        echo '|---|---|---|---|---|---|'
        public 'prefill' "$PUBLIC/attention_prefill.csv" --by gpu --by kernel
        public 'decode' "$PUBLIC/attention_decode.csv" --by gpu --by kernel
        public 'MLA' "$PUBLIC/mla.csv" --by gpu --by kernel_source --by kind --by kv_cache_dtype
    else
        kept '| attention of serving engines'
    fi
} >"$scratch/tables.md"

awk -v tables="$scratch/tables.md" '
    /^<!-- tables -->/ { print; while ((getline line < tables) > 0) print line; skip = 1; next }
    /^<!-- end of tables -->/ { skip = 0 }
    !skip' "$page" >"$scratch/page.md"
cp "$scratch/page.md" "$page"
bash "$top/tests/validated.sh" # the error bands quote these rows
