// What all undo commands of a document have in common: they can be copied, so that the history of a document that is
// put aside comes back with it.
#pragma once

#include <QUndoCommand>
#include <memory>

namespace tilesight {

class DocumentCommand : public QUndoCommand {
public:
    using QUndoCommand::QUndoCommand;
    virtual std::unique_ptr<DocumentCommand> copy() const = 0;
};

} // namespace tilesight
