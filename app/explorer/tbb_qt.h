// The only place that includes oneTBB in code that also sees Qt: oneTBB has a method `emit`, which Qt defines
// away.
#pragma once

#pragma push_macro("emit")
#undef emit
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_scheduler_observer.h>
#pragma pop_macro("emit")
