// Texts of free functions, and the short names of the engine, in the language of the window.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

namespace tilesight {

/// For free functions only: lupdate files their texts under `tilesight`. A class has its own `tr`, by Q_OBJECT or
/// Q_DECLARE_TR_FUNCTIONS.
inline QString tr(const char* text, const char* comment = nullptr, int n = -1) {
    return QCoreApplication::translate("tilesight", text, comment, n);
}

/// A short name that the engine gives: "Tensor core", "Memory latency", "registers". Names that are the same in all
/// languages (SMEM, L2) come back as they are.
QString engineWord(std::string_view name);
/// The few short sentences of the engine that always stand in the window, such as the reason of the bottleneck. Other
/// sentences come back as they are.
QString engineSentence(std::string_view sentence);

} // namespace tilesight
