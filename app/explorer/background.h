// Makes the threads that compute give way to the one that paints: on few cores the window would wait for them.
#pragma once

#include "app/explorer/tbb_qt.h"

namespace tilesight {

class Background : public tbb::task_scheduler_observer {
public:
    explicit Background(tbb::task_arena& arena);
    ~Background() override;

private:
    void on_scheduler_entry(bool isWorker) override;
};

} // namespace tilesight
