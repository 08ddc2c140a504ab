#ifndef NAVFLOW_SPAWN_H
#define NAVFLOW_SPAWN_H

#include <spawn.h>

// Linux declares this function only with _GNU_SOURCE, which Swift does not define.
#ifdef __linux__
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
#endif

#endif
