// Where results and messages go: results to standard output or a file, errors to standard error.
#pragma once

#include "app/cli/command.h"
#include "core/base/error.h"

#include <string>

namespace tilesight::cli {

/// Text on standard error, made printable.
void writeMessage(const std::string& text);
/// One line for each error on standard error. Returns `unusableInput`.
int report(const Errors& errors);

/// Text to standard output (`path` empty) or to a file. A file is replaced in one step once the text is
/// complete, so it is never half written; a link is followed. A closed pipe is no error. Tables and JSON go out as they are,
/// but to a terminal made printable. Errors: "file.not_written", "file.read_only".
int writeResult(const std::string& text, const std::string& path = {});
/// The same for text that people read: always made printable.
int writeText(const std::string& text, const std::string& path = {});

/// --help, --version.
int writeHelp(const CLI::App& program, const CLI::Success& request);

} // namespace tilesight::cli
