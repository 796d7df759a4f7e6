#!/usr/bin/env bash
# Fills the numbers of core/ACCURACY.md into the table behind the error bands. One command, after tests/accuracy.sh:
#   bash tests/validated.sh
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
table=$top/core/analysis/validated_table.inc
scratch=$(mktemp)
trap 'rm -f "$scratch"' EXIT
awk '
    FNR == NR { # "| title | rows | mean | median | bias | p95 |", the first of a title counts
        if (split($0, cell, / *[|] */) > 7 && !(cell[2] in numbers))
            numbers[cell[2]] = cell[3] ", " cell[4] ", " cell[7]
        next
    }
    match($0, /", [0-9.]+, [0-9.]+, [0-9.]+, /) {
        title = $0
        sub(/"},$/, "", title); sub(/.*"/, "", title)
        if (!(title in numbers)) { print "no row \"" title "\" in core/ACCURACY.md" > "/dev/stderr"; exit 1 }
        $0 = substr($0, 1, RSTART - 1) "\", " numbers[title] ", " substr($0, RSTART + RLENGTH)
    }
    { print }' "$top/core/ACCURACY.md" "$table" >"$scratch"
cp "$scratch" "$table"
