// A removed variant can be taken back for a while: variants are no part of undo, and the key Delete is near others.
#pragma once

#include "app/explorer/workspace.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace tilesight {

class MessageBar;

class RemovedVariants : public QObject {
    Q_OBJECT
public:
    RemovedVariants(Workspace& workspace, MessageBar& messages, QObject* parent);

private:
    struct Removed {
        int place = 0;
        Variant variant;
        bool wasBaseline = false;
    };
    void tell();
    void takeBack();
    void forget();

    Workspace& m_workspace;
    MessageBar& m_messages;
    std::vector<Removed> m_removed; ///< while the message stands, the last one last
    QTimer m_while;
};

} // namespace tilesight
