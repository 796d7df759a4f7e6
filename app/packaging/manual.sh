#!/usr/bin/env bash
# Writes the manual page of a program from what its --help says, so that the two cannot differ.
#   manual.sh PROGRAM VERSION REST > PAGE
# REST is a file of further sections in man's language (environment, files, see also).
set -euo pipefail
program=$1 version=$2 rest=$3
name=$(basename "$program")
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8

# Headings are lines that end in ":" at the margin; entries are indented by two; everything else is text.
# Examples are printed as they stand.
roff() {
    awk -v sub_heading="$1" '
        function escaped(text) {
            gsub(/\\/, "\\e", text); gsub(/-/, "\\-", text)
            if (text ~ /^[.\x27]/) text = "\\&" text
            return text
        }
        function leave() { if (verbatim) print ".EE"; verbatim = 0 }
        /^Usage: /     { leave(); print ".PP\n.B " escaped(substr($0, 8)) "\n.PP"; next }
        /^[A-Z][A-Za-z ]*:$/ {
            leave(); title = substr($0, 1, length($0) - 1)
            if (title == "Examples") { print sub_heading (sub_heading == ".SH " ? "EXAMPLES" : "Examples") "\n.EX"; verbatim = 1 }
            else print (sub_heading == ".SH " ? ".SH " toupper(title) : ".PP\n" title ":")
            next
        }
        verbatim && /^$/ { leave(); print ".PP"; next }
        verbatim       { print escaped($0); next }
        /^$/           { print ".PP"; next }
        /^   /         { text = $0; sub(/^ +/, "", text); print escaped(text); next }
        /^  /          {
            text = substr($0, 3); at = match(text, /   *[^ ]/)
            if (program != "" && index(text, program) == 1) { print ".PP\n.EX\n" escaped(text) "\n.EE"; next }
            print ".TP\n.B " escaped(at ? substr(text, 1, at - 1) : text)
            if (at) print escaped(substr(text, at + RLENGTH - 1))
            next
        }
                       { print escaped($0) }
        END            { leave() }' program="$name"
}

printf '.TH %s 1 "" "TileSight Explorer %s" "User Commands"\n' "${name^^}" "$version"
printf '.SH NAME\n%s \\- %s\n' "$name" "how long a GPU kernel takes and what limits it, without running it"
printf '.SH DESCRIPTION\n'
"$program" --help | roff ".SH "
if "$program" --help | grep -q '^Subcommands:'; then
    for command in $("$program" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\{1,\}\) .*/\1/p'); do
        printf '.SH "TILESIGHT %s"\n' "${command^^}"
        "$program" "$command" --help | roff ".SS "
    done
fi
cat "$rest"
