#define _GNU_SOURCE
#include "ChildProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

static void become(char *const *arguments, const char *output, unsigned timeout) {
  int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  int nowhere = open("/dev/null", O_WRONLY);
  if (file < 0 || nowhere < 0 || dup2(file, 1) < 0 || dup2(nowhere, 2) < 0) _exit(127);
  // The alarm survives `execv`, and SIGALRM terminates the program.
  signal(SIGALRM, SIG_DFL);
  alarm(timeout);
  execv(arguments[0], arguments);
  _exit(127);
}

struct child_run run_child(char *const *arguments, const char *output, unsigned timeout) {
  struct child_run run = {.status = -1};
  double start = now();
  pid_t child = fork();
  if (child < 0) return run;
  if (child == 0) become(arguments, output, timeout);
  int status = 0;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return run;
  run.wall = now() - start;
  run.user = seconds(usage.ru_utime);
  run.system = seconds(usage.ru_stime);
#ifdef __APPLE__
  run.peak = usage.ru_maxrss;
#else
  run.peak = usage.ru_maxrss * 1024;
#endif
  if (WIFEXITED(status)) run.status = WEXITSTATUS(status);
  run.timed_out = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
  return run;
}
