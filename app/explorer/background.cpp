#include "app/explorer/background.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace tilesight {

Background::Background(tbb::task_arena& arena) : tbb::task_scheduler_observer(arena) { observe(true); }
Background::~Background() { observe(false); }

void Background::on_scheduler_entry([[maybe_unused]] bool isWorker) {
#ifdef __linux__ // where a priority can be lowered for a single thread, and stays
    thread_local bool lowered = false;
    if (!isWorker || lowered) return;
    lowered = true;
    setpriority(PRIO_PROCESS, id_t(syscall(SYS_gettid)), getpriority(PRIO_PROCESS, 0) + 5);
#endif
}

} // namespace tilesight
