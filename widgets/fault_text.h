// Faults in cells, where there is no room for their whole sentence; the tooltip has it.
#pragma once

#include <QString>

namespace tilesight {

/// What stands before the colon: "SMEM 336 of 227 KiB"; a bare name there says too little, then the whole sentence.
inline QString shortFault(const QString& sentence) {
    constexpr qsizetype bareName = 12;
    const QString head = sentence.section(QStringLiteral(": "), 0, 0);
    return head.size() >= bareName ? head : sentence;
}

} // namespace tilesight
