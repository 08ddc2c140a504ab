#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

#include <stdbool.h>

/// The cost of one run of a program.
struct child_run {
  /// Wall-clock time, and processor time of all threads, in seconds.
  double wall, user, system;
  /// The peak of resident memory in bytes.
  long peak;
  /// The exit status, or -1 if the program did not start or a signal terminated it.
  int status;
  bool timed_out;
};

/// Runs a program with a time limit in seconds, writes its standard output to a file, and discards its standard error.
///
/// The first argument is the path of the program; the last one is NULL.
struct child_run run_child(char *const *arguments, const char *output, unsigned timeout);

#endif
